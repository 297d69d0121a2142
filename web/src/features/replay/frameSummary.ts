// A frame of a replay in one sentence, and the marks on the scrubber.
import { gameOf } from "../../games";
import { narrate } from "../../games/eventNarrator";
import type { Frame } from "../../model/replayFrames";
import { talkText } from "../../i18n/tableNarrator";

/** What the line under the table says of a moment. */
export function frameSummary({ what, events, view, kind }: Frame, names: readonly string[]): string {
  const game = gameOf(view);
  if (what.change === "claimed") return talkText(what, names, game.name);
  const told = events.flatMap((event) => narrate(event, game.name, { names, me: view.seat, view }));
  // A deed leads to much; how a round ended is told by what came of it.
  const ends = kind === "end" ? events.filter(({ event }) => event === "round-ended") : [];
  const end = ends.flatMap((event) => narrate(event, game.name, { names, me: view.seat, view }));
  return end[0] ?? told[0] ?? "";
}

/** What a moment is worth finding for: a goal is opened, somebody claims something. */
export function scrubberMark({ kind, events }: Frame): "goal" | "claim" | null {
  if (kind === "claim") return "claim";
  return events.some(({ event }) => event === "goal-opened") ? "goal" : null;
}
