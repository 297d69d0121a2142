// Mine: what is lit, what is in sight, and rock that is the same for everybody and reveals nothing.
import { describe, expect, it } from "vitest";

import { SQUARE, TALL } from "../../src/art/sizes";
import { cameraOf } from "../../src/table-ui/board/camera.svelte";
import { boxOf, isInside, toScreen } from "../../src/table-ui/board/geometry";
import { seededRandom } from "../../src/table-ui/board/mine/seededRandom";
import { fossilsIn } from "../../src/table-ui/board/mine/fossils";
import { changedCells, keysNear, litArea } from "../../src/table-ui/board/mine/lampLight";
import { initialBounds, visibleBounds } from "../../src/table-ui/board/defaultView";
import { gameNamed } from "../../src/games";
import type { Cell, Tile } from "../../src/games/anyGame";
import type { LaidTile } from "../../src/wire/gobblings";
import { FakeTable, gobblings, saboteur } from "../support/fakeTable";

const CROSS: Tile = [15, true];
const ACROSS: Tile = [10, true];
const laid = (x: number, y: number, tile: Tile): { cell: Cell; tile: Tile } => ({ cell: [x, y], tile });
const reached = (view: ReturnType<typeof saboteur>): string[] => [...gameNamed(view.game).reached(view).keys()].sort();

describe("what hangs together with the start", () => {
  const way = [laid(0, 0, CROSS), laid(1, 0, ACROSS), laid(2, 0, ACROSS), laid(3, 0, ACROSS)];

  it("is lit, step by step", () => {
    expect([...gameNamed("saboteur").reached(saboteur({ board: way }))]).toEqual([["0,0", 0], ["1,0", 1], ["2,0", 2], ["3,0", 3]]);
  });

  it("is dark behind a gap, a wall and a dead end, which is lit itself", () => {
    expect(reached(saboteur({ board: way.filter(({ cell }) => cell[0] !== 2) }))).toEqual(["0,0", "1,0"]);
    expect(reached(saboteur({ board: [...way, laid(0, -1, ACROSS)] }))).not.toContain("0,-1");
    expect(reached(saboteur({ board: [...way.slice(0, 2), laid(2, 0, [10, false]), laid(3, 0, ACROSS)] }))).toEqual(["0,0", "1,0", "2,0"]);
  });

  it("takes in a goal that is open, and nothing that is not", () => {
    const goal = (y: number, opened: boolean) => ({ cell: [4, y] as Cell, opened, face: null, tile: null });
    const found = reached(saboteur({ board: way, goals: [goal(0, true), goal(1, false), goal(2, true)] }));
    expect(found).toContain("4,0");
    expect(found).not.toContain("4,1");
    expect(found).not.toContain("4,2");
  });

  it("ends at a door as long as it is shut", () => {
    const board = (shut: boolean): LaidTile[] =>
      way.map((each, place) => ({ ...each, kind: place === 1 ? "door" : "passage", colour: place === 1 ? "red" : null, shut: place === 1 && shut }));
    expect(reached(gobblings({ board: board(true) }))).toEqual(["0,0", "1,0"]);
    expect(reached(gobblings({ board: board(false) }))).toHaveLength(4);
  });
});

describe("what is in sight", () => {
  const ROOM = { x: 0, y: 0, width: 1060, height: 500 };
  const scaleOf = ({ width, height }: { width: number; height: number }): number => Math.min(ROOM.width / width, ROOM.height / height);
  const start = [laid(0, 0, CROSS)];

  it("holds the goals with room for what is said about them, and what may be dug first", () => {
    const sight = visibleBounds(saboteur({ board: start }), TALL, false);
    const home = initialBounds(sight, scaleOf);
    for (const cell of [[-1, 0], [0, 1], [8, -2], [8, 2]] as Cell[]) expect(isInside(boxOf(cell, TALL), home)).toBe(true);
    expect(home.x + home.width).toBeGreaterThan(boxOf([9, 0], TALL).x + TALL.width);
  });

  it("grows when a tile lies outside, not for what may lie there one day if that costs too much", () => {
    const before = initialBounds(visibleBounds(saboteur({ board: start }), TALL, false), scaleOf);
    const far = [...start, laid(0, 2, CROSS), laid(3, -2, CROSS)];
    const both = initialBounds(visibleBounds(saboteur({ board: far }), TALL, false), scaleOf);
    expect(both.height).toBeCloseTo(before.height);
    const grown = initialBounds(visibleBounds(saboteur({ board: [...far, laid(0, 3, ACROSS)] }), TALL, false), scaleOf);
    expect(isInside(boxOf([0, 3], TALL), grown)).toBe(true);
  });

  it("goes to a goal when something is staged there, and nothing else moves it until it is released", () => {
    const camera = cameraOf(new FakeTable());
    Object.assign(camera, { width: 1060, height: 570, size: TALL });
    camera.home = camera.whole = visibleBounds(saboteur({ board: start }), TALL, false).close;
    camera.fit(false);
    const before = camera.frame;
    camera.focusOn([8, 2], 1.5, 0);
    const shown = toScreen(boxOf([8, 2], TALL), camera.frame);
    expect(camera.frame.scale).toBeCloseTo(1.5 * before.scale);
    expect(shown.x + shown.width / 2).toBeCloseTo(camera.free.x + camera.free.width / 2);
    const focused = camera.frame;
    camera.keep(boxOf([0, 0], TALL));
    camera.comfort(boxOf([0, 0], TALL), 1, boxOf([0, 0], TALL));
    expect(camera.frame).toEqual(focused);
    camera.release(0);
    expect(camera.frame).toEqual(before);
  });

  it("has one camera for each table", () => {
    const model = new FakeTable();
    expect(cameraOf(model)).toBe(cameraOf(model));
    expect(cameraOf(model)).not.toBe(cameraOf(new FakeTable()));
  });
});

describe("the rock", () => {
  const REGION = { x: -600, y: -600, width: 2000, height: 1800 };
  const GOALS: Cell[] = [[8, -2], [8, 0], [8, 2]];

  it.each([["tall", TALL], ["square", SQUARE]] as const)("looks alike for everybody at a table, with %s tiles", (_, size) => {
    const finds = (code: string): unknown => fossilsIn(REGION, GOALS, size, seededRandom(code));
    expect(finds("GLD427")).toEqual(finds("GLD427"));
    expect(finds("GLD427")).not.toEqual(finds("BCD234"));
  });

  it("shows nothing near a goal, whatever the code", () => {
    for (let number = 0; number < 50; number += 1) {
      const finds = fossilsIn(REGION, GOALS, TALL, seededRandom(`T${number}`));
      expect(finds.length).toBeGreaterThan(3);
      for (const { at } of finds) {
        for (const goal of GOALS) {
          const { x, y } = boxOf(goal, TALL);
          expect(Math.hypot(x + 50 - at.x, y + 65 - at.y)).toBeGreaterThan(150);
        }
      }
    }
  });

  it("is lit anew only where a tile has come or gone", () => {
    expect(changedCells(new Set(["0,0", "1,0"]), new Set(["0,0", "2,-1"]))).toEqual([[2, -1], [1, 0]]);
    const near = keysNear(new Set(["0,0", "1,0", "7,0"]), litArea([0, 0], TALL), TALL);
    expect(near).toEqual([[0, 0], [1, 0]]);
  });
});
