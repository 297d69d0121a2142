// The input device in use: a mouse previews and plays at once, touch and keyboard ask first.

export type InputDevice = "mouse" | "touch" | "keys";

let last = $state<InputDevice>("mouse");

export function inputDevice(): InputDevice {
  return last;
}

export function noteInputDevice(event: Event): void {
  if (event instanceof KeyboardEvent) last = "keys";
  else if (event instanceof PointerEvent) last = event.pointerType === "mouse" ? "mouse" : "touch";
}
