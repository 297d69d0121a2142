// Geometry: where cells lie, what fits on a screen, and where the arrow keys lead.
import { describe, expect, it, vi } from "vitest";

import { Camera } from "../../src/table-ui/board/camera.svelte";
import { boundsOf, boxOf, cellAt, cornerOf, fitted, GAP, held, isBeside, isSeen, joined, nextCell, toDrawing, toScreen, within, zoomed } from "../../src/table-ui/board/geometry";
import { SQUARE, TALL } from "../../src/art/sizes";
import type { Cell } from "../../src/games/anyGame";

const CELLS: Cell[] = [[0, 0], [8, -2], [8, 2], [-1, 1]];

describe.each([["tall", TALL], ["square", SQUARE]] as const)("cells of %s cards", (_, size) => {
  it.each(CELLS)("finds the cell %i,%i under every corner of its card", (...cell) => {
    const { x, y, width, height } = boxOf(cell as Cell, size);
    for (const point of [{ x, y }, { x: x + width, y: y + height }, { x: x + width / 2, y }]) expect(cellAt(point, size)).toEqual(cell);
  });

  it("grows to the right towards the goals, and downwards", () => {
    expect(cornerOf([1, 0], size)).toEqual({ x: size.width + GAP, y: 0 });
    expect(cornerOf([0, 1], size)).toEqual({ x: 0, y: size.height + GAP });
  });

  it("bounds hold all cells and their margin, and no more", () => {
    const box = boundsOf(CELLS, size, 1);
    expect(cellAt(box, size)).toEqual([-2, -3]);
    expect(cellAt({ x: box.x + box.width, y: box.y + box.height }, size)).toEqual([9, 3]);
    expect(boundsOf([[3, 1]], size)).toEqual(boxOf([3, 1], size));
  });
});

it("two boxes are joined by the one around both", () => {
  expect(joined(boxOf([0, 0], TALL), boxOf([3, -1], TALL))).toEqual(boundsOf([[0, 0], [3, -1]], TALL));
});

it("bounds of nothing are the start", () => {
  expect(boundsOf([], TALL)).toEqual(boxOf([0, 0], TALL));
});

describe("what the screen shows", () => {
  const box = boundsOf(CELLS, TALL, 1);

  it.each([[360, 420], [1280, 500], [420, 360]])("fits all of it into %i by %i, in the middle", (width, height) => {
    const room = { x: 20, y: 30, width, height };
    const frame = fitted(box, room);
    const shown = toScreen(box, frame);
    expect(isSeen(box, frame, room)).toBe(true);
    expect(isSeen(box, { ...frame, x: frame.x - width }, room)).toBe(false);
    expect(shown.x + shown.width / 2).toBeCloseTo(20 + width / 2);
    expect(shown.y + shown.height / 2).toBeCloseTo(30 + height / 2);
    expect(Math.min(width - shown.width, height - shown.height)).toBeCloseTo(0);
  });

  it("does not count what lies under the numbers at the rim as seen", () => {
    const card = boxOf([0, -3], TALL);
    const frame = { x: 40, y: 10 - card.y, scale: 1 };
    expect(isSeen(card, frame, { x: 0, y: 0, width: 360, height: 420 })).toBe(true);
    expect(isSeen(card, frame, { x: 22, y: 22, width: 338, height: 398 })).toBe(false);
  });

  it("does not blow up a small maze", () => {
    expect(fitted(boxOf([0, 0], TALL), { x: 0, y: 0, width: 4000, height: 4000 }).scale).toBe(1.6);
  });

  it("zooms around the finger", () => {
    const frame = fitted(box, { x: 0, y: 0, width: 360, height: 420 });
    const finger = { x: 40, y: 300 };
    const nearer = zoomed(frame, finger, frame.scale * 2);
    const [before, after] = [toDrawing(finger, frame), toDrawing(finger, nearer)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("never lets the maze be lost from sight", () => {
    for (const away of [{ x: 9000, y: 0 }, { x: -9000, y: 9000 }, { x: 0, y: -9000 }]) {
      const shown = toScreen(box, held({ ...away, scale: 0.5 }, box, 360, 420));
      expect(shown.x).toBeLessThan(360);
      expect(shown.x + shown.width).toBeGreaterThan(0);
      expect(shown.y).toBeLessThan(420);
      expect(shown.y + shown.height).toBeGreaterThan(0);
    }
  });

  it("wastes no room beyond the edge", () => {
    const shown = toScreen(box, within({ x: 300, y: 0, scale: 0.5 }, box, { x: 22, y: 22, width: 338, height: 278 }));
    expect(shown.x).toBeCloseTo(22);
    expect(shown.y).toBeLessThanOrEqual(22);
    expect(shown.y + shown.height).toBeGreaterThanOrEqual(300);
  });
});

describe("arrows", () => {
  const cells: Cell[] = [[0, 0], [1, 0], [2, 1], [1, -1], [5, 0]];

  it("go to the nearest place, straight ahead before aside", () => {
    expect(nextCell([0, 0], cells, "right")).toEqual([1, 0]);
    expect(nextCell([1, 0], cells, "right")).toEqual([2, 1]);
    expect(nextCell([2, 1], cells, "right")).toEqual([5, 0]);
    expect(nextCell([1, 0], cells, "up")).toEqual([1, -1]);
  });

  it("stay where nothing lies ahead", () => {
    expect(nextCell([0, 0], cells, "left")).toBeNull();
  });

  it("lead from everywhere to everywhere in turn", () => {
    const seen = new Set<string>(["0,0"]);
    for (let grown = -1; grown !== seen.size; ) {
      grown = seen.size;
      for (const text of [...seen]) {
        const from = text.split(",").map(Number) as Cell;
        for (const direction of ["left", "right", "up", "down"] as const) seen.add(String(nextCell(from, cells, direction) ?? text));
      }
    }
    expect(seen.size).toBe(cells.length);
  });
});

it("knows what lies beside a cell", () => {
  expect(isBeside([1, 0], new Set(["0,0"]))).toBe(true);
  expect(isBeside([1, 1], new Set(["0,0"]))).toBe(false);
  expect(isBeside([0, 0], new Set(["0,0"]))).toBe(false);
});

it("a camera that is where it should be asks for no frame", () => {
  const frames = vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const camera = new Camera();
  camera.home = boundsOf(CELLS, TALL);
  camera.fit(false);
  camera.fit();
  expect(frames).not.toHaveBeenCalled();
  camera.home = boundsOf([...CELLS, [12, 0]], TALL);
  camera.fit();
  expect(frames).toHaveBeenCalledOnce();
  frames.mockRestore();
});
