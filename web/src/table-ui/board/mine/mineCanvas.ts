// Canvas of the mine. Rock is painted once unlit and once lit; a move only reveals other parts of the lit one.
import type { Size } from "../../../art/sizes";
import type { Cell } from "../../../games/anyGame";
import { type Box, joined } from "../geometry";
import { seededRandom } from "./seededRandom";
import { fossilsIn } from "./fossils";
import { grainOf } from "./rockGrain";
import { changedCells, keysNear, lightSpot, litArea } from "./lampLight";
import { LIT, paintRock, partOf, planRock, type RockPlan, type Tones, UNLIT } from "./rockPainter";

const GLOW = "rgb(255 156 51 / 25%)";
/** More would cost memory that nobody sees: the rock is soft anyway. */
const MOST_PIXELS = 1_500_000;
/** The light is soft enough to be mixed small. */
const COARSE = 0.25;
/** Grain is painted over both in the same places. */
const GRAIN = 0.16;

/** What lies around the rock, and how softly it comes. */
const DARK = "#1a110b";
const FADE = 190;

/** More rock than any maze needs: what is painted of it is always the same part, so that nothing moves when there is more. */
function worldOf({ width, height }: Size): Box {
  return { x: -12 * width, y: -14 * height, width: 38 * width, height: 28 * height };
}

/** Pixels for a unit of the drawing. */
export function finenessOf(region: Box, wanted: number): number {
  return Math.min(wanted, 1.2, Math.sqrt(MOST_PIXELS / (region.width * region.height)));
}

export class MineCanvas {
  readonly #on: CanvasRenderingContext2D | null;
  readonly #fine: number;
  readonly #unlit: HTMLCanvasElement | null;
  readonly #lit: HTMLCanvasElement | null;
  readonly #spot: HTMLCanvasElement | null;
  #shown: ReadonlySet<string> | null = null;

  constructor(readonly region: Box, readonly size: Size, goals: readonly Cell[], fine: number, code: string) {
    this.#fine = fine;
    this.#on = blank(Math.ceil(region.width * fine), Math.ceil(region.height * fine));
    const chance = seededRandom(code);
    const world = worldOf(size);
    const plan = partOf(planRock(world, fossilsIn(world, goals, size, chance), chance), region);
    const grain = this.#on && grainOf(chance);
    this.#unlit = grain && this.#painted(plan, UNLIT, grain);
    this.#lit = grain && this.#painted(plan, LIT, grain, GLOW);
    this.#spot = lightSpot(size);
  }

  /** With light on these cells, to be shown; null if it is as it was. Only where light is new something is painted. */
  light(keys: ReadonlySet<string>): Promise<ImageBitmap> | null {
    if (!this.#on || !this.#unlit || !this.#lit || !this.#spot) return null;
    const changed = this.#shown && changedCells(this.#shown, keys).map((cell) => litArea(cell, this.size));
    this.#shown = new Set(keys);
    const [first, ...more] = changed ?? [this.region];
    if (!first) return null;
    this.#paint(more.reduce(joined, first), keys);
    return createImageBitmap(this.#on.canvas);
  }

  #paint(box: Box, keys: ReadonlySet<string>): void {
    const { region } = this;
    const [on, unlit, lit, spot] = [this.#on, this.#unlit, this.#lit, this.#spot];
    if (!on || !unlit || !lit || !spot) return;
    const left = Math.max(0, Math.floor((box.x - region.x) * this.#fine));
    const top = Math.max(0, Math.floor((box.y - region.y) * this.#fine));
    const width = Math.min(unlit.width - left, Math.ceil(box.width * this.#fine) + 1);
    const height = Math.min(unlit.height - top, Math.ceil(box.height * this.#fine) + 1);
    if (width <= 0 || height <= 0) return;
    const mask = blank(Math.ceil(width * COARSE), Math.ceil(height * COARSE));
    const part = blank(width, height);
    if (!mask || !part) return;
    const coarse = this.#fine * COARSE;
    for (const cell of keysNear(keys, box, this.size)) {
      const near = litArea(cell, this.size);
      const [x, y] = [(near.x - region.x) * coarse - left * COARSE, (near.y - region.y) * coarse - top * COARSE];
      mask.drawImage(spot, x, y, near.width * coarse, near.height * coarse);
    }
    part.drawImage(mask.canvas, 0, 0, mask.canvas.width / COARSE, mask.canvas.height / COARSE);
    part.globalCompositeOperation = "source-in";
    part.drawImage(lit, left, top, width, height, 0, 0, width, height);
    on.drawImage(unlit, left, top, width, height, left, top, width, height);
    on.drawImage(part.canvas, left, top);
  }

  #painted(plan: RockPlan, tones: Tones, grain: HTMLCanvasElement, glow?: string): HTMLCanvasElement | null {
    const { region } = this;
    const on = blank(Math.ceil(region.width * this.#fine), Math.ceil(region.height * this.#fine));
    if (!on) return null;
    on.setTransform(this.#fine, 0, 0, this.#fine, -region.x * this.#fine, -region.y * this.#fine);
    paintRock(on, plan, tones);
    const pattern = on.createPattern(grain, "repeat");
    if (pattern) {
      on.globalAlpha = GRAIN;
      on.fillStyle = pattern;
      on.fillRect(region.x, region.y, region.width, region.height);
      on.globalAlpha = 1;
    }
    if (glow) {
      on.globalCompositeOperation = "screen";
      on.fillStyle = glow;
      on.fillRect(region.x, region.y, region.width, region.height);
    }
    on.globalCompositeOperation = "source-over";
    fadeOut(on, region);
    return on.canvas;
  }
}

/** Where the rock was never cut into, it ends in the dark. */
function fadeOut(on: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const [right, bottom] = [x + width, y + height];
  const ends = [[x, y, x + FADE, y], [right, y, right - FADE, y], [x, y, x, y + FADE], [x, bottom, x, bottom - FADE]] as const;
  for (const end of ends) {
    const fading = on.createLinearGradient(...end);
    fading.addColorStop(0, DARK);
    fading.addColorStop(1, `${DARK}00`);
    on.fillStyle = fading;
    on.fillRect(x, y, width, height);
  }
}

function blank(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d");
}
