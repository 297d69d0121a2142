// Idle queue: runs work that nobody waits for while the browser has nothing else to do.

/** Milliseconds after which it is done all the same, or where a browser does not tell when it is idle. */
const PATIENCE = 2000;
const SHORTLY = 300;
/** Milliseconds that must be left to begin with something. */
const ENOUGH = 3;

/** When the page is idle, or after a while; call the answer if it is not wanted any more. */
export function whenIdle(act: (left: () => number) => void): () => void {
  // Safari has no idle time to offer.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(() => act(() => 0), SHORTLY);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback((idle) => act(() => idle.timeRemaining()), { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
}

/** Has a part of the page there before it is asked for; whoever asks then fetches it again, should it not have come. */
export function prefetch(...parts: (() => Promise<unknown>)[]): () => void {
  return runWhenIdle(parts.map((part) => () => void part().catch(() => null)));
}

/** All of these, some at a time; call the answer if they are not wanted any more. */
export function runWhenIdle(acts: readonly (() => void)[]): () => void {
  let next = 0;
  let stop = (): void => undefined;
  const some = (left: () => number): void => {
    do acts[next++]?.();
    while (next < acts.length && left() > ENOUGH);
    if (next < acts.length) stop = whenIdle(some);
  };
  if (acts.length > 0) stop = whenIdle(some);
  return () => stop();
}
