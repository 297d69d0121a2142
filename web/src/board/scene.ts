// What lies on the board and what may be done there, as one list of places: the drawing, the labels and the keyboard all read it.
import { cardName, foundName, tileName } from "../words/tell";
import { type AnyEvent, type AnyFace, type AnyMove, type AnyView, cellText, type Cell, gameOf, quartersOf, turnedTile } from "../table/game";
import type * as Gobblings from "../wire/gobblings";
import type * as Saboteur from "../wire/saboteur";
import { t } from "../words/words.svelte";
import { keyOf, type Target } from "./targets";

export type AnyLaid = Saboteur.Laid & Partial<Omit<Gobblings.Laid, "cell" | "tile">>;
export type AnyGoal = Saboteur.GoalSeen | Gobblings.GoalSeen;

export interface Place {
  /** The key of its target, and its anchor: `cell:3,0` or `goal:1`. */
  key: string;
  cell: Cell;
  laid: AnyLaid | null;
  goal: number | null;
  /** What may be done here now; it lights up if there is anything. */
  moves: readonly AnyMove[];
}

export type Targets = ReadonlyMap<string, readonly AnyMove[]>;

/** Cards of the maze; goals that lie open are drawn as goals. */
export function laidOf(view: AnyView): AnyLaid[] {
  const goals = new Set(view.goals.map((goal) => cellText(goal.cell)));
  return view.board.filter((laid) => !goals.has(cellText(laid.cell)));
}

/** The places where something lies. */
export function solidPlaces(view: AnyView): Place[] {
  const cards = laidOf(view).map((laid): Place => ({ key: keyOf({ cell: laid.cell }), cell: laid.cell, laid, goal: null, moves: [] }));
  const goals = view.goals.map(({ cell }, goal): Place => ({ key: keyOf({ goal }), cell, laid: null, goal, moves: [] }));
  return [...cards, ...goals];
}

/** All places as they are read; those where nothing can be done stay the same objects. */
export function placesOf(solid: readonly Place[], targets: Targets): Place[] {
  const known = new Set(solid.map((place) => place.key));
  const places = solid.map((place) => {
    const moves = targets.get(place.key);
    return moves ? { ...place, moves } : place;
  });
  for (const [key, moves] of targets) {
    const [move] = moves;
    if (!known.has(key) && move && "cell" in move) places.push({ key, cell: move.cell, laid: null, goal: null, moves });
  }
  return places.sort((a, b) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]);
}

/** Goals that the reader is asked to open. */
export function openings(legal: readonly AnyMove[]): Targets {
  const found = new Map<string, AnyMove[]>();
  for (const move of legal) if (move.move === "open") found.set(keyOf({ goal: move.goal }), [move]);
  return found;
}

/** A card as it would lie. */
export function lying(face: AnyFace, quarters: number): AnyLaid | null {
  if (face.card !== "path") return null;
  const tile = turnedTile(face.tile, quarters);
  return "kind" in face ? { cell: [0, 0], tile, kind: face.kind, colour: face.colour, shut: face.kind === "door" } : { cell: [0, 0], tile };
}

/** A lit place in words: what lies there, and what can be done. */
export function litLabel(place: Place, view: AnyView, face: AnyFace | null, move: AnyMove): string {
  const what = whatLies(place, view);
  if (move.move === "place") return t("board-lay", { cell: cellText(place.cell), card: face ? laidName(view, face, move) : "" });
  return t(move.move === "peek" ? "board-look" : move.move === "open" ? "board-open" : "board-remove", { what });
}

function laidName(view: AnyView, face: AnyFace, move: AnyMove): string {
  if (face.card !== "path") return "";
  return cardName(gameOf(view), { ...face, tile: turnedTile(face.tile, quartersOf(move)) });
}

/** What lies at a place, in words. */
export function whatLies({ cell, laid, goal }: Place, view: AnyView): string {
  const at = { cell: cellText(cell) };
  if (goal !== null) return goalName(at, goal, view);
  if (cell[0] === 0 && cell[1] === 0) return t("plain-start", at);
  if (laid === null) return t("board-empty", at);
  return t("plain-tile", { ...at, card: tileName(gameOf(view), laid.tile, laid.kind, laid.colour, laid.shut) });
}

function goalName(at: { cell: string }, index: number, view: AnyView): string {
  const seen = view.goals[index];
  const game = gameOf(view);
  const told = { ...at, goal: index + 1 };
  if (!seen || seen.face === null) return t("plain-goal", told);
  const found = game === "saboteur" ? (seen.face === "treasure" ? "treasure" : "stone") : foundName(game, seen.face);
  if (seen.opened) return t(game === "saboteur" ? "plain-goal-open" : "gob-plain-goal-open", { ...told, found });
  const known = t(game === "saboteur" ? "play-peeked" : "gob-peeked", { goal: index + 1, found });
  return t("board-known", { what: t("plain-goal", told), known });
}

export interface LastChange {
  cell: Cell;
  isGone: boolean;
}

/** Where the board changed last in this round. */
export function lastChange(log: readonly AnyEvent[]): LastChange | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const event = log[index];
    if (!event || event.event === "round-started") return null;
    if (event.event === "placed") return { cell: event.cell, isGone: false };
    if (event.event === "collapsed" || event.event === "exploded") return { cell: event.cell, isGone: true };
  }
  return null;
}

/** The same cards as the same objects, so that a move draws one card and not forty. */
export function sameAsBefore(before: readonly AnyLaid[], now: readonly AnyLaid[]): AnyLaid[] {
  const known = new Map(before.map((laid) => [JSON.stringify(laid), laid]));
  return now.map((laid) => known.get(JSON.stringify(laid)) ?? laid);
}

export function targetAt(place: Place): Target {
  return place.goal === null ? { cell: place.cell } : { goal: place.goal };
}

/** Places row by row, from the top. */
export function rowsOf(places: readonly Place[]): [number, Place[]][] {
  const rows = new Map<number, Place[]>();
  for (const place of places) {
    const row = rows.get(place.cell[1]);
    if (row) row.push(place);
    else rows.set(place.cell[1], [place]);
  }
  return [...rows];
}

export type Sign = "plus" | "turn" | "eye" | "close" | "check";

/** What can be done at a lit place, as a sign; a card that fits there only otherwise turned says so. */
export function signOf(place: Place, quarters: number): Sign {
  const [move] = place.moves;
  if (move?.move === "peek") return "eye";
  if (move?.move === "open") return "check";
  if (move?.move !== "place") return "close";
  return place.moves.some((each) => quartersOf(each) === quarters) ? "plus" : "turn";
}
