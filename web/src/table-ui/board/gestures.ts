// Pointer gestures on the board: pans, pinches and wheel zoom; tells taps from drags.
import type { Attachment } from "svelte/attachments";

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

export interface Hears {
  /** A click or a tap that was no drag, in pixels of the board. */
  tap(at: Point, event: PointerEvent): void;
  /** A mouse moves over the board with no button pressed; null when it has left. */
  hover(at: Point | null, event: PointerEvent): void;
  /** A right click; whether there was something to turn. */
  turn(): boolean;
}

/** A finger trembles more than a mouse. */
const STILL = { mouse: 4, touch: 10 };

export function gestures(camera: Camera, hears: Hears): Attachment<HTMLElement> {
  return (board) => {
    const fingers = new Map<number, Point>();
    let begun: Point | null = null;
    let dragged = false;

    const pointOf = (event: MouseEvent): Point => {
      const box = board.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function down(event: PointerEvent): void {
      // Buttons lie on the board too: they hear their own clicks.
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      const at = pointOf(event);
      fingers.set(event.pointerId, at);
      dragged = fingers.size > 1;
      begun = at;
    }

    function move(event: PointerEvent): void {
      const at = pointOf(event);
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && event.buttons === 0) hears.hover(at, event);
        return;
      }
      const still = event.pointerType === "mouse" ? STILL.mouse : STILL.touch;
      if (!dragged && begun && Math.hypot(at.x - begun.x, at.y - begun.y) < still) return;
      if (!dragged) board.setPointerCapture(event.pointerId);
      dragged = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, at);
      if (!other) return camera.pan(at.x - before.x, at.y - before.y);
      const spread = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      // Each finger carries its half of the way.
      camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      camera.zoom(spread, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    }

    function up(event: PointerEvent): void {
      const wasDown = fingers.delete(event.pointerId);
      if (wasDown && !dragged && event.type === "pointerup") hears.tap(pointOf(event), event);
      // The finger that stays goes on panning; it is no tap any more.
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse") hears.hover(null, event);
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // A pinch on a touchpad comes as small steps with Ctrl.
      const strength = event.ctrlKey ? 0.01 : 0.0016;
      camera.zoom(Math.exp(-event.deltaY * lines * strength), pointOf(event));
    }

    function menu(event: MouseEvent): void {
      // A long press of a finger asks for a menu too, and never gets one here.
      if ((event instanceof PointerEvent && event.pointerType !== "mouse") || hears.turn()) event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener("pointerdown", down, { signal });
    board.addEventListener("pointermove", move, { signal });
    board.addEventListener("pointerup", up, { signal });
    board.addEventListener("pointercancel", up, { signal });
    board.addEventListener("pointerleave", leave, { signal });
    board.addEventListener("contextmenu", menu, { signal });
    board.addEventListener("wheel", wheel, { passive: false, signal });
    return () => stop.abort();
  };
}
