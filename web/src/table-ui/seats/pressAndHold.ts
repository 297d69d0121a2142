// Press and hold, by finger, mouse or key; a short press is a tap.

const TAP_WITHIN = 250;

export interface Holding {
  held(held: boolean): void;
  tap?(): void;
}

/** Attaches to a button. */
export function pressAndHold({ held, tap }: Holding): (button: HTMLElement) => () => void {
  return (button) => {
    let since: number | null = null;
    let pressed = false;

    const begin = (): void => {
      if (since !== null) return;
      since = performance.now();
      held(true);
    };
    const end = (): void => {
      if (since === null) return;
      pressed = performance.now() - since >= TAP_WITHIN;
      since = null;
      held(false);
    };
    const stop = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, run: (event: HTMLElementEventMap[Kind]) => void): void =>
      button.addEventListener(kind, run, { signal: stop.signal });

    on("pointerdown", (event) => {
      if (event.button !== 0) return;
      // The finger may wander; it lets go wherever it is lifted.
      button.setPointerCapture?.(event.pointerId);
      begin();
    });
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture", "blur"] as const) on(kind, end);
    on("keydown", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      if (!event.repeat) begin();
    });
    on("keyup", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      const wasHeld = since !== null;
      end();
      if (wasHeld && !pressed) tap?.();
      pressed = false;
    });
    on("click", () => {
      // The click that ends a long press asks for nothing.
      if (!pressed) tap?.();
      pressed = false;
    });
    on("contextmenu", (event) => event.preventDefault());
    document.addEventListener("visibilitychange", end, { signal: stop.signal });
    return () => {
      stop.abort();
      end();
    };
  };
}
