// The way from the start to a goal, along tunnels that join: no rules, only what lies there.
import { type Cell, cellText, type Tile } from "./kinds";

/** A piece of the way: its tunnels, and whether one can go through. */
export interface Piece {
  cell: Cell;
  tile: Tile;
  /** A shut door lets nobody through. */
  shut?: boolean;
}

/** Sides as they are counted in tiles: north, east, south, west. */
const STEPS: readonly [side: number, x: number, y: number, opposite: number][] = [
  [1, 0, -1, 4],
  [2, 1, 0, 8],
  [4, 0, 1, 1],
  [8, -1, 0, 2],
];

/** The shortest way, both ends included; empty if there is none. */
export function wayBetween(pieces: readonly Piece[], from: Cell, to: Cell): Cell[] {
  const byCell = new Map(pieces.map((piece) => [cellText(piece.cell), piece]));
  const cameFrom = new Map<string, Cell | null>([[cellText(from), null]]);
  const queue: Cell[] = [from];
  for (const cell of queue) {
    if (cellText(cell) === cellText(to)) return backFrom(to, cameFrom);
    const piece = byCell.get(cellText(cell));
    const isStart = cellText(cell) === cellText(from);
    // A dead end can be walked into, not through; the start is where everybody stands.
    if (!piece || (!isStart && (!piece.tile[1] || piece.shut))) continue;
    for (const [side, x, y, opposite] of STEPS) {
      const next: Cell = [cell[0] + x, cell[1] + y];
      const neighbour = byCell.get(cellText(next));
      if (!(piece.tile[0] & side) || !neighbour || !(neighbour.tile[0] & opposite) || cameFrom.has(cellText(next))) continue;
      cameFrom.set(cellText(next), cell);
      queue.push(next);
    }
  }
  return [];
}

function backFrom(to: Cell, cameFrom: ReadonlyMap<string, Cell | null>): Cell[] {
  const way: Cell[] = [];
  for (let cell: Cell | null | undefined = to; cell; cell = cameFrom.get(cellText(cell))) way.unshift(cell);
  return way;
}
