// Lamp light in the rock: strongest at the tiles, gone a tile and a half away.
import type { Size } from "../../../art/sizes";
import type { Cell } from "../../../games/anyGame";
import { type Box, boxOf } from "../geometry";

/** By how much of a tile the light is wider than what was dug, and how softly it ends. */
const GROWN = 0.42;
const SOFT = 0.5;
/** Where nothing of it is left. */
const GONE = GROWN + 2.2 * SOFT;
const SPOT = 48;

/** Around a lit cell: all that its light touches. */
export function litArea(cell: Cell, size: Size): Box {
  const { x, y, width, height } = boxOf(cell, size);
  const [right, down] = [GONE * size.width, GONE * size.width];
  return { x: x - right, y: y - down, width: width + 2 * right, height: height + 2 * down };
}

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
}

/** Cells that are lit in one of both and dark in the other. */
export function changedCells(before: ReadonlySet<string>, now: ReadonlySet<string>): Cell[] {
  const keys = [...now].filter((key) => !before.has(key)).concat([...before].filter((key) => !now.has(key)));
  return keys.map(cellOf);
}

export function keysNear(keys: ReadonlySet<string>, box: Box, size: Size): Cell[] {
  return [...keys].map(cellOf).filter((cell) => {
    const near = litArea(cell, size);
    return near.x < box.x + box.width && near.x + near.width > box.x && near.y < box.y + box.height && near.y + near.height > box.y;
  });
}

/** The light of one tile as a picture of nothing but opacity. */
export function lightSpot(size: Size): HTMLCanvasElement | null {
  const spot = document.createElement("canvas");
  spot.width = spot.height = SPOT;
  const on = spot.getContext("2d");
  if (!on) return null;
  const pixels = on.createImageData(SPOT, SPOT);
  const touched = litArea([0, 0], size);
  const across = falling(touched.width / 2, size.width);
  const down = falling(touched.height / 2, size.width, size.height / 2);
  for (let y = 0; y < SPOT; y += 1) {
    for (let x = 0; x < SPOT; x += 1) pixels.data[(y * SPOT + x) * 4 + 3] = 255 * (across[x] ?? 0) * (down[y] ?? 0);
  }
  on.putImageData(pixels, 0, 0);
  return spot;
}

/** How bright it is along one side of the spot: 1 over the tile, then softly down to 0. */
function falling(half: number, unit: number, body = unit / 2): number[] {
  const full = body + (GROWN - SOFT) * unit;
  return Array.from({ length: SPOT }, (_, place) => {
    const away = Math.abs(((place + 0.5) / SPOT) * 2 - 1) * half;
    const part = Math.min(1, Math.max(0, (away - full) / (half - full)));
    return (1 - part) ** 2 * (1 + 2 * part);
  });
}

