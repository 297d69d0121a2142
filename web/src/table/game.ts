// The two games as one: what their views, moves and events share, and how to tell them apart.
import type * as Gobblings from "../wire/gobblings";
import type * as Saboteur from "../wire/saboteur";

export type GameName = "saboteur" | "gobblings";
export type AnyView = Saboteur.View | Gobblings.View;
export type AnyMove = Saboteur.Move | Gobblings.Move;
export type AnyEvent = Saboteur.Event | Gobblings.Event;
export type AnyFace = Saboteur.HandCard["face"] | Gobblings.HandCard["face"];
export type AnyRole = Saboteur.Role | Gobblings.Role;
export type Cell = Saboteur.Cell;
export type Tile = Saboteur.Tile;

export function isSaboteur(view: AnyView): view is Saboteur.View {
  return "role_cards" in view;
}

export function gameOf(view: AnyView): GameName {
  return isSaboteur(view) ? "saboteur" : "gobblings";
}

/** A cell as people write it, and as a key of maps. */
export function cellText(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** The move that gives a card up instead of using it. */
export function isPutAway(move: AnyMove): boolean {
  return move.move === "discard" || move.move === "replace";
}

export function cardOf(move: AnyMove): number | null {
  return "card" in move ? move.card : null;
}

/** By how many quarters a placed card is turned clockwise. */
export function quartersOf(move: AnyMove): number {
  if (move.move !== "place") return 0;
  return "quarters" in move ? move.quarters : move.turned ? 2 : 0;
}

/** A tile turned clockwise by so many quarters, as it would lie. */
export function turnedTile(tile: Tile, quarters: number): Tile {
  const [sides, joined] = tile;
  const times = quarters % 4;
  return [((sides << times) | (sides >> (4 - times))) & 15, joined];
}
