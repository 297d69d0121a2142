// Drag and drop: the card on its way from the hand to the board, under a mouse or a finger.
import type { AnyFace, Cell, Target } from "../../games/anyGame";
import type { Selection } from "./selection.svelte";
import type { Point } from "./geometry";

/** What the board knows of a point of the window: the place there, and its cell. */
export interface PointerSpot {
  target: Target;
  cell: Cell;
}

const carries = new WeakMap<Selection, Drag>();

/** Hand and board share one drag for each selection. */
export function dragFor(selection: Selection): Drag {
  const known = carries.get(selection);
  if (known) return known;
  const made = new Drag(selection);
  carries.set(selection, made);
  return made;
}

export class Drag {
  face = $state.raw<AnyFace | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** The board tells here what lies under a point of the window. */
  spotAt: (at: Point) => PointerSpot | null = () => null;

  constructor(readonly selection: Selection) {}

  lift(card: number, face: AnyFace, at: Point): void {
    if (this.selection.card !== card) this.selection.choose(card);
    this.face = face;
    this.move(at);
  }

  move(at: Point): void {
    this.at = at;
    const target = this.#spot()?.target ?? null;
    const isLit = target !== null && this.selection.movesAt(target).length > 0;
    this.selection.aimAt(isLit ? target : null);
  }

  /** Plays where the card was let go; elsewhere than on the table it stays chosen. */
  drop(): void {
    const { selection, face } = this;
    const spot = this.#spot();
    const { card } = selection;
    this.face = null;
    if (spot === null || face === null || card === null) return selection.aimAt(null);
    const moves = selection.movesAt(spot.target);
    if ("seat" in spot.target && moves.length > 1) return selection.aimAt(spot.target);
    if (moves.length > 0) return selection.play(selection.moveAt(spot.target));
    const move = selection.model.game.attempt(card, face, selection.quarters, spot.target, spot.cell);
    if (move && !selection.model.busy) selection.model.play(move);
  }

  cancel(): void {
    this.face = null;
    this.selection.aimAt(null);
  }

  #spot(): { target: Target; cell: Cell | null } | null {
    const under = document.elementFromPoint(this.at.x, this.at.y);
    const seat = under?.closest('[data-anchor^="seat:"]')?.getAttribute("data-anchor")?.slice("seat:".length);
    if (seat !== undefined) return { target: { seat: Number(seat) }, cell: null };
    return this.spotAt(this.at);
  }
}
