// What moves, phases and events of this game mean to the page.
import type { SoundName } from "../../platform/sound.svelte";
import type { Event, HandCard, LaidTile, Move, View } from "../../wire/saboteur";
import { t } from "../../i18n/messages.svelte";
import type { BoardChange, MoveKind, PhaseInfo } from "../game";
import { type Cell, type Target, type Tile, turnedTile } from "../anyGame";
import { stepsFrom } from "../connectivity";

type Face = HandCard["face"];

export const moveKinds: Record<Move["move"], MoveKind> = {
  place: "lay",
  peek: "look",
  collapse: "remove",
  break: "target",
  mend: "target",
  discard: "put-away",
  open: "open",
  turn: "decide",
  take: "decide",
};

export const phases: Record<View["phase"], PhaseInfo> = {
  play: { stage: "play" },
  open: { stage: "decide", asks: () => t("play-ask-open") },
  turn: { stage: "decide", asks: () => t("play-ask-turn"), choices: "wide" },
  draft: { stage: "share", asks: () => t("play-ask-take") },
  over: { stage: "over" },
};

/** A card lies one way or the other, never across. */
export function quarters(move: Move): number {
  return move.move === "place" && move.turned ? 2 : 0;
}

export function lying(face: Face, turned: number): LaidTile | null {
  return face.card === "path" ? { cell: [0, 0], tile: turnedTile(face.tile, turned) } : null;
}

export function attempt(card: number, face: Face, turned: number, target: Target, cell: Cell | null): Move | null {
  if ("seat" in target) return attemptOn(card, face, target.seat);
  if (face.card === "map") return "goal" in target ? { move: "peek", card, goal: target.goal } : null;
  if (cell === null) return null;
  if (face.card === "path") return { move: "place", card, cell, turned: turned === 2 };
  return face.card === "rockfall" ? { move: "collapse", card, cell } : null;
}

function attemptOn(card: number, face: Face, seat: number): Move | null {
  if (face.card === "break") return { move: "break", card, seat };
  const [tool] = face.card === "mend" ? face.tools : [];
  return tool === undefined ? null : { move: "mend", card, seat, tool };
}

export function boardChange(event: Event): BoardChange | null {
  if (event.event !== "placed" && event.event !== "collapsed") return null;
  return { cell: event.cell, isGone: event.event === "collapsed" };
}

const EVERYWHERE: Tile = [15, true];

/** What can be walked: the cards, and the goals that are open. */
export function ground({ board, goals }: View): { cell: Cell; tile: Tile }[] {
  return [...board, ...goals.filter(({ opened }) => opened).map(({ cell, tile }) => ({ cell, tile: tile ?? EVERYWHERE }))];
}

export function reached(view: View): Map<string, number> {
  return stepsFrom(ground(view));
}

export function sound(event: Event): SoundName | null {
  switch (event.event) {
    case "placed":
    case "discarded":
    case "gold-taken":
      return "lay";
    case "collapsed":
      return "rock";
    case "goal-opened":
      return event.found === "treasure" ? "treasure" : "rock";
    case "broken":
      return "break";
    case "mended":
      return "mend";
    case "peeked":
      return "peek";
    case "round-ended":
    case "game-ended":
      return "end";
    default:
      return null;
  }
}
