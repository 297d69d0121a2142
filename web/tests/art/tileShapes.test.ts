// Tile shapes: floors meet at the edges, turn with the sides, and a dead end has no middle.

import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";

import { blockStones, floorOutlines, gouges, HALF, plankLines, type Point, SIDES, turnedSides, wallLines } from "../../src/art/tileShapes";
import { SQUARE, TALL } from "../../src/art/sizes";
import Tile from "../../src/games/gobblings/Tile.svelte";
import Goal from "../../src/games/saboteur/Goal.svelte";
import type { TileKind } from "../../src/wire/gobblings";

const ALL = Array.from({ length: 15 }, (_, index) => index + 1);
const openings: Point[] = [
  [0.5, 0.001],
  [0.999, 0.5],
  [0.5, 0.999],
  [0.001, 0.5],
];

function holds(outline: Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] as Point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

describe.each([["tall", TALL], ["square", SQUARE]] as const)("a %s tile", (_, size) => {
  const place = ([x, y]: Point): Point => [x * size.width + 0.01, y * size.height + 0.01];
  const onFloor = (tile: [number, boolean], point: Point) => floorOutlines(size, tile).some((outline) => holds(outline, place(point)));

  it.each([true, false])("has floor at the middle of its open sides only (joined: %s)", (joined) => {
    for (const sides of ALL) {
      const found = openings.map((point) => onFloor([sides, joined], point));
      expect(found).toEqual(SIDES.map((side) => (sides & side) !== 0));
    }
  });

  it("has floor in its centre unless it is a dead end", () => {
    for (const sides of ALL) {
      expect(onFloor([sides, true], [0.5, 0.5])).toBe(true);
      expect(onFloor([sides, false], [0.5, 0.5])).toBe(false);
    }
  });

  it("has openings of one width, in the middle of the edge", () => {
    const [middle, centre] = [size.width / 2, size.height / 2];
    for (const sides of ALL) {
      for (const joined of [true, false]) {
        const points = wallLines(size, [sides, joined]).flat();
        const west = points.filter(([x]) => x === 0).map(([, y]) => y).sort((a, b) => a - b);
        const south = points.filter(([, y]) => y === size.height).map(([x]) => x).sort((a, b) => a - b);
        expect(west).toEqual(sides & 8 ? [centre - HALF, centre + HALF] : []);
        expect(south).toEqual(sides & 4 ? [middle - HALF, middle + HALF] : []);
      }
    }
  });

  it("draws nothing outside its box", () => {
    for (const sides of ALL) {
      const tiles: [number, boolean][] = [[sides, true], [sides, false]];
      const points = tiles.flatMap((tile) => [floorOutlines(size, tile), plankLines(size, tile), blockStones(size, tile)].flat(2));
      for (const [x, y] of [...points, ...gouges(size).flat()]) {
        expect(x >= 0 && y >= 0 && x <= size.width && y <= size.height).toBe(true);
      }
    }
  });

  it("is the same after half a turn of its sides and of its shape", () => {
    for (const sides of ALL) {
      const shape = floorOutlines(size, [sides, true]).flat();
      const turned = shape.map(([x, y]): Point => [size.width - x, size.height - y]);
      expect(sorted(turned)).toEqual(sorted(floorOutlines(size, [turnedSides(sides, 2), true]).flat()));
    }
  });
});

it("turns a square tile by quarters as it turns its sides", () => {
  const size = SQUARE;
  for (const sides of ALL) {
    for (const joined of [true, false]) {
      const turned = floorOutlines(size, [sides, joined]).flat().map(([x, y]): Point => [100 - y, x]);
      expect(sorted(turned)).toEqual(sorted(floorOutlines(size, [turnedSides(sides, 1), joined]).flat()));
    }
  }
});

it("turns sides clockwise, also by negative quarters", () => {
  expect(turnedSides(3, 1)).toBe(6);
  expect(turnedSides(9, 1)).toBe(3);
  expect(turnedSides(1, -1)).toBe(8);
  expect(turnedSides(5, 4)).toBe(5);
});

it("blocks every arm of a dead end with boulders and no arm of a passage", () => {
  expect(blockStones(TALL, [5, false])).toHaveLength(4);
  expect(blockStones(TALL, [5, true])).toHaveLength(0);
});

// Boards have forty tiles and more, on slow phones.
describe("the weight of a tile", () => {
  function weigh(draw: (target: SVGSVGElement) => Record<string, unknown>): number {
    const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const drawn = draw(target);
    const count = target.querySelectorAll("*").length;
    void unmount(drawn);
    return count;
  }

  it.each<TileKind>(["passage", "bomb", "lantern", "ale", "key", "door", "rubble"])("is small with %s", (kind) => {
    const laid = { tile: [5, kind !== "rubble"] as [number, boolean], kind, colour: "red" as const, shut: true };
    const count = weigh((target) => mount(Tile, { target, props: { laid } }));
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(15);
  });

  it.each([true, false])("is small for a known goal (opened: %s)", (opened) => {
    const props = { number: 1, face: "treasure" as const, opened };
    expect(weigh((target) => mount(Goal, { target, props }))).toBeLessThanOrEqual(16);
  });
});

function sorted(points: Point[]): string[] {
  return points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).sort();
}
