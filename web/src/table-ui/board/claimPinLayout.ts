// Layout of claim pins: beside their goal, on the side turned away from the start.
import type { Size } from "../../art/sizes";
import { type AnyView, cellText, type Cell } from "../../games/anyGame";
import { type Box, boxOf } from "./geometry";
import { laidOf } from "./boardCells";

export interface PinBox {
  goal: Box;
  /** From its upper left corner claims are listed downwards. */
  pins: Box;
  /** Something can be done where they lie. */
  isLit: boolean;
}

const GAP = 6;

/** A claim hides no tile: it lies in the first column that is free in its goal's row. */
export function pinBoxes(view: AnyView, size: Size, lit: ReadonlySet<string>): PinBox[] {
  const laid = new Set([...laidOf(view).map(({ cell }) => cellText(cell)), ...view.goals.map(({ cell }) => cellText(cell))]);
  return view.goals.map(({ cell }) => {
    const step = cell[0] < 0 ? -1 : 1;
    let beside: Cell = [cell[0] + step, cell[1]];
    while (laid.has(cellText(beside))) beside = [beside[0] + step, beside[1]];
    const box = boxOf(beside, size);
    return { goal: boxOf(cell, size), pins: { ...box, x: box.x + GAP }, isLit: lit.has(cellText(beside)) };
  });
}
