// What moves, phases and events of this game mean to the page.
import type { SoundName } from "../../platform/sound.svelte";
import type { Event, HandCard, LaidTile, Move, View } from "../../wire/gobblings";
import { t } from "../../i18n/messages.svelte";
import type { BoardChange, MoveKind, PhaseInfo } from "../game";
import { type Cell, type Target, type Tile, turnedTile } from "../anyGame";
import { stepsFrom } from "../connectivity";

type Face = HandCard["face"];

export const moveKinds: Record<Move["move"], MoveKind> = {
  place: "lay",
  peek: "look",
  explode: "remove",
  swap: "target",
  replace: "put-away",
  pass: "pass",
  open: "open",
  leave: "decide",
  serve: "decide",
  steal: "decide",
};

export const phases: Record<View["phase"], PhaseInfo> = {
  play: { stage: "play" },
  open: { stage: "decide", asks: () => t("gob-ask-open") },
  serve: { stage: "decide", asks: () => t("gob-ask-name"), choices: "rows" },
  steal: { stage: "share", asks: () => t("gob-ask-steal"), choices: "rows" },
  over: { stage: "over" },
};

export function quarters(move: Move): number {
  return move.move === "place" ? move.quarters : 0;
}

export function lying(face: Face, turned: number): LaidTile | null {
  if (face.card !== "path") return null;
  return { cell: [0, 0], tile: turnedTile(face.tile, turned), kind: face.kind, colour: face.colour, shut: face.kind === "door" };
}

export function attempt(card: number, face: Face, turned: number, target: Target, cell: Cell | null): Move | null {
  if ("seat" in target) return face.card === "potion" ? { move: "swap", card, seat: target.seat } : null;
  if (face.card === "map") return "goal" in target ? { move: "peek", card, goal: target.goal } : null;
  if (cell === null) return null;
  if (face.card === "path") return { move: "place", card, cell, quarters: turned };
  return face.card === "explosion" ? { move: "explode", card, cell } : null;
}

export function boardChange(event: Event): BoardChange | null {
  if (event.event !== "placed" && event.event !== "exploded") return null;
  return { cell: event.cell, isGone: event.event === "exploded" };
}

const EVERYWHERE: Tile = [15, true];

/** What can be walked: the cards, and the goals that are open. */
export function ground({ board, goals }: View): { cell: Cell; tile: Tile; shut: boolean }[] {
  return [...board, ...goals.filter(({ opened }) => opened).map(({ cell }) => ({ cell, tile: EVERYWHERE, shut: false }))];
}

/** Nothing is lit behind a shut door. */
export function reached(view: View): Map<string, number> {
  return stepsFrom(ground(view), ({ shut }) => shut);
}

/** Both of those who exchange know that they have another role now. */
export function changesRole(event: Event, me: number | null): boolean {
  return event.event === "swapped" && (event.seat === me || event.target === me);
}

export function sound(event: Event): SoundName | null {
  switch (event.event) {
    case "placed":
    case "replaced":
      return "lay";
    case "exploded":
    case "blown-up":
      return "rock";
    case "goal-opened":
      return event.found === "gold" ? "treasure" : "rock";
    case "named":
      return "break";
    case "peeked":
    case "swapped":
      return "peek";
    case "round-ended":
    case "game-ended":
      return "end";
    default:
      return null;
  }
}
