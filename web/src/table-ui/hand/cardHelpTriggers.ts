// Triggers of card help: resting the mouse on a card, or a long press.
import type { Attachment } from "svelte/attachments";

import { helpRequest } from "../dialogs/helpRequest.svelte";
import type { AnyFace } from "../../games/anyGame";

/** Longer than it takes to choose a card. */
const REST = 700;
const PRESS = 500;
/** A finger that moves further is carrying the card. */
const STILL = 12;

export interface Asking {
  face(): AnyFace;
  /** Whether the mouse is free to ask: with a card chosen it is on its way. */
  rests(): boolean;
  /** The finger asked, and carries nothing. */
  held(): void;
}

export function asks({ face, rests, held }: Asking): Attachment<HTMLElement> {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let wasAsked = false;

    function enter(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (rests() && helpRequest.card?.beside !== button) helpRequest.card = { face: face(), beside: button };
      }, REST);
    }

    function down(event: PointerEvent): void {
      clearTimeout(timer);
      wasAsked = false;
      if (event.pointerType === "mouse") return;
      from = event;
      timer = setTimeout(() => {
        wasAsked = true;
        from = null;
        held();
        helpRequest.card = { face: face(), beside: null };
      }, PRESS);
    }

    function move(event: PointerEvent): void {
      if (from !== null && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= STILL) end();
    }

    function end(): void {
      clearTimeout(timer);
      from = null;
    }

    function click(event: MouseEvent): void {
      if (!wasAsked) return;
      // Letting go after a question chooses nothing.
      wasAsked = false;
      event.stopImmediatePropagation();
    }

    const stop = new AbortController();
    const { signal } = stop;
    button.addEventListener("pointerenter", enter, { signal });
    button.addEventListener("pointerleave", end, { signal });
    button.addEventListener("pointerdown", down, { signal });
    button.addEventListener("pointermove", move, { signal });
    button.addEventListener("pointerup", end, { signal });
    button.addEventListener("pointercancel", end, { signal });
    button.addEventListener("click", click, { signal, capture: true });
    button.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    return () => {
      stop.abort();
      end();
    };
  };
}
