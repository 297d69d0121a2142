// The cells of the board with what lies there and what may be done there: drawing, labels and keyboard read the same list.
import { gameOf } from "../../games";
import type { BoardChange, Game } from "../../games/game";
import { type AnyEvent, type AnyFace, type AnyTile, type AnyMove, type AnyView, cellName, cellText, type Cell, type Target, turnedFace } from "../../games/anyGame";
import { t } from "../../i18n/messages.svelte";
import { targetKey } from "./moveTargets";

export interface BoardCell {
  /** The key of its target, and its anchor: `cell:3,0` or `goal:1`. */
  key: string;
  cell: Cell;
  laid: AnyTile | null;
  goal: number | null;
  /** What may be done here now; it lights up if there is anything. */
  moves: readonly AnyMove[];
}

export type Targets = ReadonlyMap<string, readonly AnyMove[]>;

/** What lies on the board. */
export type CellsOfView = Pick<AnyView, "board" | "goals">;

/** Cards of the maze; goals that lie open are drawn as goals. */
export function laidOf(view: CellsOfView): AnyTile[] {
  const goals = new Set(view.goals.map((goal) => cellText(goal.cell)));
  const board: AnyTile[] = view.board;
  return board.filter((laid) => !goals.has(cellText(laid.cell)));
}

/** The places where something lies. */
export function occupiedCells(view: CellsOfView): BoardCell[] {
  const cards = laidOf(view).map((laid) => placeOf(laid, { laid, goal: null, key: targetKey(laid) }));
  return [...cards, ...view.goals.map((lies, goal) => placeOf(lies, { laid: null, goal, key: targetKey({ goal }) }))];
}

const known = new WeakMap<object, BoardCell>();

/** The same for what was there before: a move draws one card, and not forty. */
function placeOf(lies: { cell: Cell }, place: Pick<BoardCell, "laid" | "goal" | "key">): BoardCell {
  const made = known.get(lies) ?? { ...place, cell: lies.cell, moves: [] };
  known.set(lies, made);
  return made;
}

/** All places as they are read; those where nothing can be done stay the same objects. */
export function withTargets(solid: readonly BoardCell[], targets: Targets): BoardCell[] {
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
export function boardTargets(game: Game, legal: readonly AnyMove[]): Targets {
  const found = new Map<string, AnyMove[]>();
  for (const move of legal) if (game.moveKinds[move.move] === "open" && "goal" in move) found.set(targetKey({ goal: move.goal }), [move]);
  return found;
}

/** A lit place in words: what lies there, and what can be done. */
export function litLabel(place: BoardCell, view: AnyView, face: AnyFace | null, move: AnyMove): string {
  const game = gameOf(view);
  const what = unended(cellLabel(place, view));
  switch (game.moveKinds[move.move]) {
    case "lay": {
      const card = face ? game.words.card(turnedFace(face, game.quarters(move))) : "";
      return t("board-lay", { cell: cellName(place.cell), card });
    }
    case "look":
      return t("board-look", { what });
    case "open":
      return t("board-open", { what });
    case "remove":
      return t("board-remove", { what });
    default:
      return what;
  }
}

/** A sentence that another one follows: that one brings the full stop. */
function unended(text: string): string {
  return text.replace(/\.(?=[\u2066-\u2069]*$)/, "");
}

/** What lies at a place, in words. */
export function cellLabel({ cell, laid, goal }: BoardCell, view: AnyView): string {
  const at = { cell: cellName(cell) };
  if (goal !== null) return goalName(at, goal, view);
  if (cell[0] === 0 && cell[1] === 0) return t("plain-start", at);
  if (laid === null) return t("board-empty", at);
  return t("plain-tile", { ...at, card: gameOf(view).words.laid(laid) });
}

function goalName(at: { cell: string }, index: number, view: AnyView): string {
  const seen = view.goals[index];
  const { words } = gameOf(view);
  const what = t("plain-goal", { ...at, goal: index + 1 });
  if (!seen || seen.face === null) return what;
  if (seen.opened) return words.openedGoal(at.cell, index + 1, seen.face);
  return t("board-known", { what, known: words.knownGoal(index + 1, seen.face) });
}

/** Where the board changed last in this round. */
export function lastChange(game: Game, log: readonly AnyEvent[]): BoardChange | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const event = log[index];
    if (!event || event.event === "round-started") return null;
    const change = game.boardChange(event);
    if (change) return change;
  }
  return null;
}

export function targetOf(place: BoardCell): Target {
  return place.goal === null ? { cell: place.cell } : { goal: place.goal };
}

/** Places row by row, from the top. */
export function cellRows<Told extends { place: BoardCell }>(places: Iterable<Told>): [number, Told[]][] {
  const rows = new Map<number, Told[]>();
  for (const told of places) {
    const [, row] = told.place.cell;
    rows.set(row, [...(rows.get(row) ?? []), told]);
  }
  return [...rows];
}

export type TargetSign = "plus" | "turn" | "eye" | "close" | "check";

/** What can be done at a lit place, as a sign; a card that fits there only otherwise turned says so. */
export function signOf(game: Game, place: BoardCell, quarters: number): TargetSign {
  const [move] = place.moves;
  const deed = move && game.moveKinds[move.move];
  if (deed === "look") return "eye";
  if (deed === "open") return "check";
  if (deed !== "lay") return "close";
  return place.moves.some((each) => game.quarters(each) === quarters) ? "plus" : "turn";
}
