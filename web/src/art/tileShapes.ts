// Tile shapes: the geometry of a tunnel tile as points, and points as SVG path data. Pure, so that tests can ask where the floor lies.

import type { Size } from "./sizes";

export type Point = [number, number];
export type Tile = [number, boolean];

export const SIDES = [1, 2, 4, 8] as const; // N, E, S, W: clockwise
export const HALF = 18; // half the tunnel's width where it meets its neighbour
const STOP = 21; // how far from the centre a dead end ends
const PLANK = 11; // half the length of a sleeper
const OUT: Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** One side seen from the centre: `along` leads out, `across` to the right of it. */
interface Arm {
  length: number;
  at: (along: number, across: number) => Point;
}

const tidy = (value: number): number => Math.round(value * 10) / 10 + 0;

function armOf(size: Size, index: number): Arm {
  const [x, y] = OUT[index % 4] as Point;
  const [middle, centre] = [size.width / 2, size.height / 2];
  return {
    length: index % 2 ? middle : centre,
    at: (along, across) => [tidy(middle + x * along - y * across), tidy(centre + y * along + x * across)],
  };
}

const isOpen = (sides: number, index: number): boolean => (sides & (SIDES[index % 4] as number)) !== 0;
const openSides = (sides: number): number[] => [0, 1, 2, 3].filter((index) => isOpen(sides, index));

/** A hand-cut wall, from the neighbour inwards to `inner`; left is -1, right is 1. */
function wall(arm: Arm, half: number, hand: 1 | -1, inner: number): Point[] {
  const span = arm.length - inner;
  const cut = hand === 1 ? [0, 2.6, -0.6, 1.2] : [0, -0.4, 2.4, 0.4];
  const steps = hand === 1 ? [1, 0.7, 0.38, 0] : [1, 0.78, 0.42, 0];
  return steps.map((step, index) => arm.at(inner + span * step, hand * (half + (cut[index] as number))));
}

/** The wall between a side and the next one clockwise. */
function corner(size: Size, sides: number, half: number, index: number): Point[] {
  const [here, next] = [armOf(size, index), armOf(size, index + 1)];
  const [open, nextOpen] = [isOpen(sides, index), isOpen(sides, index + 1)];
  if (open && nextOpen) return [...wall(here, half, 1, half + 3), ...wall(next, half, -1, half + 3).reverse()];
  if (open) return [...wall(here, half, 1, 0).slice(0, -1), next.at(half + 0.6, 0)];
  if (nextOpen) return [here.at(half + 0.6, 0), ...wall(next, half, -1, 0).slice(0, -1).reverse()];
  return [here.at(half + 0.6, 0), here.at(half - 1, half * 0.5), here.at(half * 0.5, half - 1), next.at(half + 0.6, 0)];
}

function stub(size: Size, half: number, index: number): Point[] {
  const arm = armOf(size, index);
  const end = [arm.at(STOP, half * 0.5), arm.at(STOP, -half * 0.5)];
  return [...wall(arm, half, 1, STOP + 5), ...end, ...wall(arm, half, -1, STOP + 5).reverse()];
}

/** The walls: lines that never cross an opening, so that neighbouring tunnels run into each other. */
export function wallLines(size: Size, [sides, joined]: Tile, half = HALF): Point[][] {
  if (!joined) return openSides(sides).map((index) => stub(size, half, index));
  return [0, 1, 2, 3].map((index) => corner(size, sides, half, index));
}

/** The floor: one outline of a passage, one for each arm of a dead end. */
export function floorOutlines(size: Size, tile: Tile, half = HALF): Point[][] {
  const walls = wallLines(size, tile, half);
  return tile[1] ? [walls.flat()] : walls;
}

/** The sleepers: lines across the floor, at equal distances also from card to card. */
export function plankLines(size: Size, [sides, joined]: Tile): Point[][] {
  const straight = sides === 5 || sides === 10;
  const last = !joined ? STOP + 10 : straight ? 0 : HALF - 1;
  return openSides(sides).flatMap((index) => {
    const arm = armOf(size, index);
    const count = Math.round(arm.length / 13 - 0.5);
    const step = arm.length / (count + 0.5);
    const places = Array.from({ length: count + 1 }, (_, number) => arm.length - step * (number + 0.5));
    // The sleeper in the middle belongs to both arms: one draws it.
    const wanted = places.filter((along) => along >= last - 0.1 && (along > 1 || index < 2));
    return wanted.map((along) => [arm.at(along, -PLANK), arm.at(along, PLANK)]);
  });
}

const STONE: Point[] = [
  [-0.5, -0.9],
  [0.45, -1],
  [1, -0.2],
  [0.7, 0.8],
  [-0.3, 1],
  [-1, 0.3],
];

/** A boulder, as it lies everywhere in this mine. */
export const stone = (x: number, y: number, radius: number): Point[] =>
  STONE.map(([across, down]) => [tidy(x + across * radius), tidy(y + down * radius)]);

/** The boulders that block each arm of a dead end. */
export function blockStones(size: Size, [sides, joined]: Tile): Point[][] {
  if (joined) return [];
  const places = openSides(sides).flatMap((index) => {
    const arm = armOf(size, index);
    return [arm.at(STOP + 4, -10), arm.at(STOP + 4, 10)];
  });
  // Between three or four heaps the middle would look like a chamber.
  if (places.length > 4) places.push([size.width / 2, size.height / 2]);
  return places.map(([x, y]) => stone(x, y, 10.5));
}

/** The lit corner of each boulder. */
export const stoneLights = (stones: Point[][]): Point[][] =>
  stones.map((points) => {
    const [x, y] = points[5] as Point;
    return [[x + 3, y - 2], [x + 6.5, y - 9], [x + 12, y - 9.5], [x + 8, y - 3]];
  });

/** Gouge marks of the woodcut: wedges that run away from the lamp in the middle. */
export function gouges(size: Size): Point[][] {
  const [middle, centre] = [size.width / 2, size.height / 2];
  const marks: Point[][] = [];
  for (let ring = 0; ring < 4; ring += 1) {
    const count = 16 + ring * 4;
    for (let number = 0; number < count; number += 1) {
      const angle = ((number + (ring % 2) / 2 + 0.25) / count) * Math.PI * 2;
      const near = 27 + ring * 12 + ((number * 7) % 5);
      const far = near + 7 + ((number * 3) % 4);
      const place = (distance: number, aside: number): Point => [
        tidy(middle + Math.cos(angle) * distance - Math.sin(angle) * aside),
        tidy(centre + Math.sin(angle) * distance + Math.cos(angle) * aside),
      ];
      const mark = [place(near, 0), place(far - 2, 1.6), place(far + 3, 0), place(far - 2, -1.6)];
      if (mark.every(([x, y]) => x > 3 && y > 3 && x < size.width - 3 && y < size.height - 3)) marks.push(mark);
    }
  }
  return marks;
}

/** Points as path data. */
export const draw = (lines: Point[][], closed = false): string =>
  lines.map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`).join("");

/** The open sides after quarter turns clockwise: how a card in the hand is shown turned. */
export const turnedSides = (sides: number, quarters: number): number => {
  const steps = ((quarters % 4) + 4) % 4;
  return ((sides << steps) | (sides >> (4 - steps))) & 15;
};
