// Defers work until after the next paint, at most 4 ms per frame.
import { flushSync } from "svelte";

/** Milliseconds of work in one frame, after which the rest waits for the next. */
const ENOUGH = 4;

/** In the order in which they were asked for. */
const waiting = new Set<() => void>();
let isAsked = false;

/** Once the next picture is drawn; call the answer if it is not wanted any more. */
export function afterPaint(act: () => void): () => void {
  // Each asks for itself, also if two are the same.
  const one = (): void => act();
  waiting.add(one);
  ask();
  return () => waiting.delete(one);
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  // A task that a frame asks for runs when that frame has been drawn. Nothing is drawn of a page nobody sees.
  if (document.hidden) setTimeout(some);
  else requestAnimationFrame(() => setTimeout(some));
}

function some(): void {
  isAsked = false;
  const begun = performance.now();
  for (const act of waiting) {
    waiting.delete(act);
    act();
    // Else it would be done after the last of them, and none would have taken any time.
    flushSync();
    if (performance.now() - begun >= ENOUGH) break;
  }
  if (waiting.size > 0) ask();
}
