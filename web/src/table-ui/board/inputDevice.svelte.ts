// With what the reader points just now: a mouse shows and plays at once, a finger or a key asks first.

export type InputDevice = "mouse" | "touch" | "keys";

let last = $state<InputDevice>("mouse");

export function inputDevice(): InputDevice {
  return last;
}

export function noteInputDevice(event: Event): void {
  if (event instanceof KeyboardEvent) last = "keys";
  else if (event instanceof PointerEvent) last = event.pointerType === "mouse" ? "mouse" : "touch";
}
