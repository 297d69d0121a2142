// Types that all games share (views, moves, events, cells), and the few questions about them that need no rules.
import { turnedSides } from "../art/tileShapes";
import type { GameName, Games } from "../wire/games";
import { digits } from "../i18n/messages.svelte";

export type { GameName } from "../wire/games";
export type ViewOf<Name extends GameName> = Games[Name]["View"];
export type MoveOf<Name extends GameName> = Games[Name]["Move"];
export type EventOf<Name extends GameName> = Games[Name]["Event"];
export type FaceOf<Name extends GameName> = ViewOf<Name>["hand"][number]["face"];
export type TileOf<Name extends GameName> = ViewOf<Name>["board"][number];
export type GoalFaceOf<Name extends GameName> = NonNullable<ViewOf<Name>["goals"][number]["face"]>;
export type RoleOf<Name extends GameName> = NonNullable<ViewOf<Name>["roles"][number]>;
/** How a round ended, as its event tells it. */
export type RoundEndOf<Name extends GameName> = Extract<EventOf<Name>, { event: "round-ended" }>;

export type AnyView = ViewOf<GameName>;
export type AnyMove = MoveOf<GameName>;
export type AnyEvent = EventOf<GameName>;
export type AnyFace = FaceOf<GameName>;
export type AnyTile = TileOf<GameName>;
export type AnyGoalFace = GoalFaceOf<GameName>;
export type AnyRole = RoleOf<GameName>;
export type Cell = AnyTile["cell"];
export type Tile = AnyTile["tile"];

/** A place something can be done to: a cell, a goal, or a seat. */
export type Target = { cell: Cell } | { goal: number } | { seat: number };

/** A cell as a key of maps and of places on the page; people read `cellName`. */
export function cellText(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** A cell as people read it, in their own digits. */
export function cellName(cell: Cell): string {
  return cellText(cell).replace(/\d/g, (digit) => digits(Number(digit)));
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function cardOf(move: AnyMove): number | null {
  return "card" in move ? move.card : null;
}

/** A tile turned clockwise by so many quarters, as it would lie. */
export function turnedTile(tile: Tile, quarters: number): Tile {
  const [sides, joined] = tile;
  return [turnedSides(sides, quarters), joined];
}

/** A piece of tunnel as it would lie; any other card as it is. */
export function turnedFace<Face extends AnyFace>(face: Face, quarters: number): Face {
  return face.card === "path" ? { ...face, tile: turnedTile(face.tile, quarters) } : face;
}
