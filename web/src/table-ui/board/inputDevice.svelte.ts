// With what the reader points just now: a mouse shows and plays at once, a finger or a key asks first.

export type Pointing = "mouse" | "touch" | "keys";

let last = $state<Pointing>("mouse");

export function pointing(): Pointing {
  return last;
}

export function pointedBy(event: Event): void {
  if (event instanceof KeyboardEvent) last = "keys";
  else if (event instanceof PointerEvent) last = event.pointerType === "mouse" ? "mouse" : "touch";
}
