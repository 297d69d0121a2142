// Which tiles hang together with the start, and by how many steps: what lamps light. No rules hang on it.
import { cellText, type Cell, type Tile } from "./kinds";

interface Lying {
  cell: Cell;
  tile: Tile;
}

/** From side to opposite side: N, E, S, W as the bits of a tile. */
const WAYS: readonly { side: number; back: number; step: Cell }[] = [
  { side: 1, back: 4, step: [0, -1] },
  { side: 2, back: 8, step: [1, 0] },
  { side: 4, back: 1, step: [0, 1] },
  { side: 8, back: 2, step: [-1, 0] },
];

/**
 * Steps from the start to every tile that a tunnel leads to, by cell. A dead end and what `ends` the way
 * hang together with it too, but nothing goes on behind them.
 */
export function stepsFrom<Laid extends Lying>(board: readonly Laid[], ends: (laid: Laid) => boolean = () => false): Map<string, number> {
  const byCell = new Map(board.map((laid) => [cellText(laid.cell), laid]));
  const start = byCell.get("0,0");
  const steps = new Map<string, number>();
  if (!start) return steps;
  steps.set("0,0", 0);
  const edge = [start];
  for (const here of edge) {
    const far = (steps.get(cellText(here.cell)) ?? 0) + 1;
    if (here !== start && (!here.tile[1] || ends(here))) continue;
    for (const { side, back, step } of WAYS) {
      const key = cellText([here.cell[0] + step[0], here.cell[1] + step[1]]);
      const next = byCell.get(key);
      if (!(here.tile[0] & side) || !next || !(next.tile[0] & back) || steps.has(key)) continue;
      steps.set(key, far);
      edge.push(next);
    }
  }
  return steps;
}

/** The empty cells that an open side of a tile leads to. */
export function openingsOf(board: readonly Lying[], taken: ReadonlySet<string>): Cell[] {
  const found = new Map<string, Cell>();
  for (const { cell, tile } of board) {
    for (const { side, step } of WAYS) {
      const beyond: Cell = [cell[0] + step[0], cell[1] + step[1]];
      const key = cellText(beyond);
      if (tile[0] & side && !taken.has(key)) found.set(key, beyond);
    }
  }
  return [...found.values()];
}
