// Paints the rock around the maze (beds, chisel marks, pebbles) twice from one plan, unlit and lit.
import { draw, stone } from "../../../art/tileShapes";
import type { Box, Point } from "../geometry";
import type { Random } from "./seededRandom";
import { type Fossil, paintFossil } from "./fossils";

/** The colours of rock with or without a lamp near it. */
export interface Tones {
  beds: readonly string[];
  line: string;
  gouge: string;
  pebble: string;
  pebbleTop: string;
  crystal: string;
  crystalTop: string;
  fossil: string;
  gold: string;
}

export const UNLIT: Tones = {
  beds: ["#2b1e16", "#33241a", "#3e2d21", "#463325"],
  line: "#1a110b",
  gouge: "#543f2e",
  pebble: "#3a2c22",
  pebbleTop: "#4d3b2d",
  crystal: "#2b4650",
  crystalTop: "#41656f",
  fossil: "#54412f",
  gold: "#7a5a1e",
};

export const LIT: Tones = {
  beds: ["#553824", "#624129", "#7d563a", "#8a6242"],
  line: "#33211a",
  gouge: "#a5794f",
  pebble: "#6b5140",
  pebbleTop: "#8a6d56",
  crystal: "#3f7280",
  crystalTop: "#7fb6c2",
  fossil: "#a5825c",
  gold: "#e0a52a",
};

/** What the rock looks like, before it is painted. */
export interface RockPlan {
  region: Box;
  /** The upper edge of each bed, from the top. */
  beds: readonly (readonly Point[])[];
  gouges: readonly { at: Point; length: number; lean: number }[];
  pebbles: readonly { at: Point; radius: number }[];
  finds: readonly Fossil[];
}

/** Seven beds to what a laptop shows. */
const BED = 104;
const STEP = 46;

export function planRock(region: Box, finds: readonly Fossil[], chance: Random): RockPlan {
  const { x, y, width, height } = region;
  const waves = Array.from({ length: 3 }, () => ({ long: 260 + 420 * chance(), late: 6.3 * chance() }));
  const beds = Array.from({ length: Math.ceil(height / BED) + 1 }, (_, bed) => {
    const [low, turn] = [y + (bed - 0.3 + 0.5 * chance()) * BED, 6.3 * chance()];
    return Array.from({ length: Math.ceil(width / STEP) + 2 }, (__, place): Point => {
      const across = x + (place - 0.5) * STEP;
      const wave = waves.reduce((sum, { long, late }, each) => sum + Math.sin(across / (long / 6.3) + late + turn * each) * (10 - 3 * each), 0);
      return { x: across, y: low + wave + 7 * (chance() - 0.5) };
    });
  });
  const spread = (count: number): Point[] => Array.from({ length: count }, () => ({ x: x + width * chance(), y: y + height * chance() }));
  const area = (width * height) / 1e6;
  return {
    region,
    beds,
    gouges: spread(Math.round(240 * area)).map((at) => ({ at, length: 5 + 9 * chance(), lean: 0.9 * (chance() - 0.5) })),
    pebbles: spread(Math.round(17 * area)).map((at) => ({ at, radius: 6 + 10 * chance() ** 2 })),
    finds,
  };
}

/** What of the rock lies in a region, or looks into it. */
export function partOf(plan: RockPlan, region: Box): RockPlan {
  const { x, y, width, height } = region;
  const isNear = ({ at }: { at: Point }): boolean => at.x > x - BED && at.x < x + width + BED && at.y > y - BED && at.y < y + height + BED;
  return { ...plan, region, gouges: plan.gouges.filter(isNear), pebbles: plan.pebbles.filter(isNear), finds: plan.finds.filter(isNear) };
}

export function paintRock(on: CanvasRenderingContext2D, plan: RockPlan, tones: Tones): void {
  const { region, beds, gouges, pebbles, finds } = plan;
  const floor = region.y + region.height;
  on.fillStyle = tones.beds[0] ?? "";
  on.fillRect(region.x, region.y, region.width, region.height);
  on.lineJoin = on.lineCap = "round";
  beds.forEach((edge, bed) => {
    if (!edge.some(({ y }) => y > region.y - 2 * BED && y < floor + BED)) return;
    const line = smooth(edge);
    const body = new Path2D(line);
    // A bed is as wide as the whole rock, of which this is a part.
    body.lineTo(edge.at(-1)?.x ?? 0, floor);
    body.lineTo(edge[0]?.x ?? 0, floor);
    body.closePath();
    // Down through the tones and up again, so that two neighbours never look alike.
    const tone = [0, 2, 1, 3, 1, 2][bed % 6] ?? 0;
    on.fillStyle = tones.beds[tone] ?? "";
    on.fill(body);
    on.strokeStyle = tones.line;
    on.lineWidth = 3.4;
    on.stroke(line);
    on.strokeStyle = tones.gouge;
    on.globalAlpha = 0.35;
    on.lineWidth = 1.4;
    on.translate(0, 3.2);
    on.stroke(line);
    on.translate(0, -3.2);
    on.globalAlpha = 1;
  });
  const marks = new Path2D();
  for (const { at, length, lean } of gouges) {
    marks.moveTo(at.x - length, at.y - length * lean);
    marks.quadraticCurveTo(at.x, at.y - 2.4, at.x + length, at.y + length * lean);
    marks.quadraticCurveTo(at.x, at.y + 1.4, at.x - length, at.y - length * lean);
  }
  on.globalAlpha = 0.62;
  on.fillStyle = tones.gouge;
  on.fill(marks);
  on.globalAlpha = 1;
  for (const { at, radius } of pebbles) paintPebble(on, at, radius, tones);
  for (const find of finds) paintFossil(on, find, tones);
}

function paintPebble(on: CanvasRenderingContext2D, { x, y }: Point, radius: number, tones: Tones): void {
  const shape = new Path2D(draw([stone(x, y, radius)], true));
  on.fillStyle = tones.pebble;
  on.fill(shape);
  on.strokeStyle = tones.line;
  on.lineWidth = 2;
  on.stroke(shape);
  on.fillStyle = tones.pebbleTop;
  on.fill(new Path2D(draw([stone(x - radius * 0.15, y - radius * 0.3, radius * 0.5)], true)));
}

/** A soft line through these points. */
function smooth(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach((point, place) => {
    const next = points[place + 1];
    if (place === 0) path.moveTo(point.x, point.y);
    else if (next) path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
    else path.lineTo(point.x, point.y);
  });
  return path;
}
