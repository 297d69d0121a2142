// Grain of the rock: soft noise in a small square that repeats.
import type { Random } from "./seededRandom";

const SIDE = 192;
/** Points of the coarse and of the fine noise along one side. */
const CELLS = [22, 64] as const;

export function grainOf(chance: Random): HTMLCanvasElement | null {
  const grain = document.createElement("canvas");
  grain.width = grain.height = SIDE;
  const on = grain.getContext("2d");
  if (!on) return null;
  const pixels = on.createImageData(SIDE, SIDE);
  const layers = CELLS.map((count) => ({ count, values: Array.from({ length: count * count }, chance) }));
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      let sum = 0;
      for (const { count, values } of layers) sum += between(values, count, (x / SIDE) * count, (y / SIDE) * count);
      const far = sum / layers.length - 0.5;
      const at = (y * SIDE + x) * 4;
      // Light specks and dark ones.
      const tone = far > 0 ? 255 : 0;
      pixels.data.set([tone, tone, tone, Math.abs(far) * 150], at);
    }
  }
  on.putImageData(pixels, 0, 0);
  return grain;
}

/** The noise at a place between four of its points; it meets itself at the edges. */
function between(values: readonly number[], count: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (across: number, below: number): number => values[(below % count) * count + (across % count)] ?? 0;
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}
