// Icon and words beside a seat's face: what it did last.
import type { Event } from "../../wire/gobblings";
import { t } from "../../i18n/messages.svelte";
import type { LastMoveLabel } from "../game";

export function lastMoveLabel(event: Event): LastMoveLabel | null {
  switch (event.event) {
    case "placed":
      return { seat: event.seat, sign: "plus", text: t("deed-dug") };
    case "exploded":
      return { seat: event.seat, sign: "warning", text: t("deed-exploded") };
    case "peeked":
      return { seat: event.seat, sign: "eye", text: t("deed-looked", { goal: event.goal + 1 }) };
    case "swapped":
      return { seat: event.seat, sign: "turn", text: t("deed-swapped") };
    case "replaced":
      return { seat: event.seat, sign: "discard", text: t("deed-replaced") };
    case "passed":
      return { seat: event.seat, sign: "pause", text: t("deed-passed") };
    case "skipped":
      return { seat: event.seat, sign: "hourglass", text: t("deed-skipped") };
    case "named":
      return { seat: event.seat, sign: "kick", text: t("deed-named") };
    case "goal-opened":
      return { seat: event.seat, sign: "unlock", text: t("deed-opened", { goal: event.goal + 1 }) };
    default:
      return null;
  }
}
