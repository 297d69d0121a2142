// Starts a drag: lifts a card off the hand under a mouse or a finger.
import type { Attachment } from "svelte/attachments";

import type { Drag } from "../board/drag.svelte";
import { noteInputDevice } from "../board/inputDevice.svelte";
import type { AnyFace } from "../../games/anyGame";

/** Less than this is a tap. */
const STILL = { mouse: 5, touch: 12 };

export function drag(carry: Drag, held: () => { card: number; face: AnyFace } | null): Attachment<HTMLElement> {
  return (button) => {
    let from: PointerEvent | null = null;
    let wasCarried = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || held() === null) return;
      from = event;
      wasCarried = false;
      // A quick mouse leaves the card before its first move is heard.
      button.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.pointerId) return;
      const at = { x: event.clientX, y: event.clientY };
      if (carry.face !== null) return carry.move(at);
      const still = event.pointerType === "mouse" ? STILL.mouse : STILL.touch;
      if (Math.hypot(at.x - from.clientX, at.y - from.clientY) < still) return;
      const lifted = held();
      if (lifted === null) return;
      noteInputDevice(event);
      wasCarried = true;
      carry.lift(lifted.card, lifted.face, at);
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== from?.pointerId) return;
      from = null;
      if (carry.face === null) return;
      if (event.type === "pointerup") carry.drop();
      else carry.cancel();
    }

    function click(event: MouseEvent): void {
      if (!wasCarried || event.detail === 0) return;
      // Letting go is no click.
      wasCarried = false;
      event.stopImmediatePropagation();
    }

    function key(event: KeyboardEvent): void {
      if (event.code === "Escape" && carry.face !== null) carry.cancel();
    }

    const stop = new AbortController();
    const { signal } = stop;
    button.addEventListener("pointerdown", down, { signal });
    button.addEventListener("pointermove", move, { signal });
    button.addEventListener("pointerup", up, { signal });
    button.addEventListener("pointercancel", up, { signal });
    button.addEventListener("click", click, { signal, capture: true });
    window.addEventListener("keydown", key, { signal });
    return () => {
      stop.abort();
      if (from !== null && carry.face !== null) carry.cancel();
    };
  };
}
