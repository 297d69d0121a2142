// Decorations in the rock: fossils, crystals, veins. They keep away from goals, so that nobody reads a hint in them.
import type { Size } from "../../../art/sizes";
import type { Cell } from "../../../games/anyGame";
import { type Box, cornerOf, type Point } from "../geometry";
import type { Random } from "./seededRandom";
import type { Tones } from "./rockPainter";

export interface Fossil {
  kind: "fossil" | "crystal" | "vein";
  at: Point;
  size: number;
  lean: number;
}

const KINDS = ["crystal", "vein", "fossil", "vein", "crystal", "vein"] as const;
/** Tiles between a find and the goals or the start. */
const AWAY = 1.7;

export function fossilsIn(region: Box, goals: readonly Cell[], size: Size, chance: Random): Fossil[] {
  const found: Fossil[] = [];
  const middles = [...goals, [0, 0] as Cell].map((cell) => {
    const { x, y } = cornerOf(cell, size);
    return { x: x + size.width / 2, y: y + size.height / 2 };
  });
  const wanted = Math.round((region.width * region.height) / 170_000);
  for (let tries = 0; found.length < wanted && tries < wanted * 6; tries += 1) {
    const at = { x: region.x + region.width * chance(), y: region.y + region.height * chance() };
    const [grown, lean] = [0.8 + 0.5 * chance(), chance() - 0.5];
    const far = (points: readonly Point[], least: number): boolean => points.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > least);
    if (!far(middles, AWAY * size.width) || !far(found.map((find) => find.at), 2 * size.width)) continue;
    found.push({ kind: KINDS[found.length % KINDS.length] ?? "vein", at, size: grown, lean });
  }
  return found;
}

export function paintFossil(on: CanvasRenderingContext2D, { kind, at, size, lean }: Fossil, tones: Tones): void {
  on.save();
  on.translate(at.x, at.y);
  on.scale(size, size);
  on.rotate(0.7 * lean);
  on.lineJoin = on.lineCap = "round";
  PAINT[kind](on, tones);
  on.restore();
}

const PAINT: Record<Fossil["kind"], (on: CanvasRenderingContext2D, tones: Tones) => void> = {
  crystal(on, tones) {
    on.strokeStyle = tones.line;
    on.lineWidth = 2.4;
    for (const [middle, half, high] of [[-13, 7, 26], [13, 7, 22], [0, 9, 42]] as const) {
      on.fillStyle = tones.crystal;
      const shard = new Path2D(`M${middle - half} 8L${middle - half} ${10 - high * 0.7}L${middle} ${-high}L${middle + half} ${10 - high * 0.7}L${middle + half} 8Z`);
      on.fill(shard);
      on.fillStyle = tones.crystalTop;
      on.fill(new Path2D(`M${middle - half} ${10 - high * 0.7}L${middle} ${-high}L${middle} 8L${middle - half} 8Z`));
      on.stroke(shard);
    }
  },
  fossil(on, tones) {
    on.strokeStyle = tones.fossil;
    on.lineWidth = 3;
    on.globalAlpha = 0.8;
    on.beginPath();
    for (let turn = 0; turn < 15; turn += 0.25) {
      const far = 4 + turn * 2.1;
      on.lineTo(Math.cos(turn) * far, Math.sin(turn) * far);
    }
    on.stroke();
    on.lineWidth = 1.6;
    on.beginPath();
    for (let turn = 6; turn < 15; turn += 0.5) {
      const far = 4 + turn * 2.1;
      on.moveTo(Math.cos(turn) * (far - 10), Math.sin(turn) * (far - 10));
      on.lineTo(Math.cos(turn + 0.1) * far, Math.sin(turn + 0.1) * far);
    }
    on.stroke();
  },
  vein(on, tones) {
    on.fillStyle = tones.gold;
    on.globalAlpha = 0.85;
    for (let place = 0; place < 9; place += 1) {
      const [x, y] = [place * 10 - 42, Math.sin(place * 1.7) * 5 - place * 1.6];
      on.beginPath();
      on.ellipse(x, y, 3.2 + (place % 3) * 1.6, 1.7 + (place % 2), -0.25, 0, 6.3);
      on.fill();
    }
  },
};
