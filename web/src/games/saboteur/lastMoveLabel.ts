// Icon and words beside a seat's face: what it did last.
import type { Event } from "../../wire/saboteur";
import { t } from "../../i18n/messages.svelte";
import type { LastMoveLabel } from "../game";

export function lastMoveLabel(event: Event): LastMoveLabel | null {
  switch (event.event) {
    case "placed":
      return { seat: event.seat, sign: "plus", text: t("deed-dug") };
    case "collapsed":
      return { seat: event.seat, sign: "warning", text: t("deed-rockfall") };
    case "broken":
      return { seat: event.seat, sign: "close", text: t("deed-broke", { tool: event.tool }) };
    case "mended":
      return { seat: event.seat, sign: "check", text: t("deed-mended", { tool: event.tool }) };
    case "peeked":
      return { seat: event.seat, sign: "eye", text: t("deed-looked", { goal: event.goal + 1 }) };
    case "discarded":
      return { seat: event.seat, sign: "discard", text: t("deed-put-away") };
    case "goal-opened":
      return { seat: event.seat, sign: "unlock", text: t("deed-opened", { goal: event.goal + 1 }) };
    default:
      return null;
  }
}
