// Which tiles are connected to the start, and how far away they are: where lamps burn. No rules depend on it.
import { cellText, type Cell, type Tile } from "./anyGame";

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

interface Reached {
  cell: Cell;
  steps: number;
  from: Reached | null;
}

/**
 * Every tile that a tunnel leads to from the start, by cell. A dead end and what `ends` the way hang together
 * with it too, but nothing goes on behind them.
 */
function walk<Laid extends Lying>(board: readonly Laid[], ends: (laid: Laid) => boolean): Map<string, Reached> {
  const byCell = new Map(board.map((laid) => [cellText(laid.cell), laid]));
  const start: Reached = { cell: [0, 0], steps: 0, from: null };
  const reached = new Map<string, Reached>();
  if (!byCell.has("0,0")) return reached;
  reached.set("0,0", start);
  for (const from of reached.values()) {
    const here = byCell.get(cellText(from.cell));
    if (!here || (from !== start && (!here.tile[1] || ends(here)))) continue;
    for (const { side, back, step } of WAYS) {
      const cell: Cell = [here.cell[0] + step[0], here.cell[1] + step[1]];
      const key = cellText(cell);
      const next = byCell.get(key);
      if (here.tile[0] & side && next && next.tile[0] & back && !reached.has(key)) reached.set(key, { cell, steps: from.steps + 1, from });
    }
  }
  return reached;
}

/** Steps from the start to every tile that hangs together with it. */
export function stepsFrom<Laid extends Lying>(board: readonly Laid[], ends: (laid: Laid) => boolean = () => false): Map<string, number> {
  return new Map([...walk(board, ends)].map(([key, { steps }]) => [key, steps]));
}

/** The shortest way from the start to a cell, both included; empty if there is none. */
export function wayTo<Laid extends Lying>(board: readonly Laid[], to: Cell, ends: (laid: Laid) => boolean = () => false): Cell[] {
  const way: Cell[] = [];
  for (let at = walk(board, ends).get(cellText(to)) ?? null; at !== null; at = at.from) way.unshift(at.cell);
  return way;
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
