// Step queue: order, skipping, and the present for whoever was not looking.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { saveSetting } from "../../src/platform/storage/settings";
import { type Step, StepQueue } from "../../src/model/animation/stepQueue";
import type { Event as Gobbling } from "../../src/wire/gobblings";
import type { Placed } from "../../src/wire/saboteur";
import { change, gobblings, saboteur, seated, table } from "../support/threePlayers";

let ran: string[];
const step = (name: string, lasts: number | null = 100): Step => ({ run: () => ran.push(name), lasts, shows: true });

beforeEach(() => {
  ran = [];
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saveSetting("staging", "off");
});

describe("a timeline", () => {
  it("plays one step after the other, each for its time", () => {
    const line = new StepQueue(() => undefined);
    line.add([step("a"), step("b", 50), step("c", 0), step("d")]);
    expect([ran.join(""), line.isBehind]).toEqual(["a", true]);
    vi.advanceTimersByTime(100);
    expect(ran.join("")).toBe("ab");
    vi.advanceTimersByTime(50);
    expect([ran.join(""), line.isBehind]).toEqual(["abcd", false]);
  });

  it("jumps to the next beat, or to all of them, but not over what wants to be read", () => {
    const line = new StepQueue(() => undefined);
    line.add([step("a"), step("b"), step("c"), step("held", null), step("d")]);
    line.skip();
    expect(ran).toEqual(["a", "b"]);
    line.catchUp();
    line.skip();
    line.catchUp();
    vi.advanceTimersByTime(10_000);
    expect(ran).toEqual(["a", "b", "c", "held"]);
    line.pass({ run: () => ran.push("talk"), lasts: 0, shows: false });
    line.release();
    expect(ran).toEqual(["a", "b", "c", "held", "talk", "d"]);
  });

  it("shows the present to whoever is far behind, or looks elsewhere", () => {
    const line = new StepQueue(() => undefined);
    line.add(Array.from({ length: 40 }, (_, number) => step(String(number), 900)));
    line.add([step("last", 900)]);
    expect(ran).toHaveLength(41);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    line.add([step("x"), step("y")]);
    expect(ran.slice(-2)).toEqual(["x", "y"]);
  });

  it("forgets what was not shown when all is told afresh", () => {
    const line = new StepQueue(() => undefined);
    line.add([step("a"), step("b")]);
    line.clear();
    vi.advanceTimersByTime(1000);
    expect([ran.join(""), line.isBehind]).toEqual(["a", false]);
  });
});

describe("a table that is told", () => {
  const placed: Placed = { event: "placed", seat: 1, cell: [1, 0], tile: [10, true], card: null };

  it("lets nobody act on an old view", () => {
    saveSetting("staging", "on");
    const model = seated(saboteur({ to_act: 1 }));
    change(model, 2, saboteur({ to_act: 2 }), [{ ...placed, cell: [1, 0] }]);
    change(model, 3, saboteur({ to_act: 0, legal: [{ move: "discard", card: 1 }] }), [{ ...placed, seat: 2, cell: [2, 0] }]);
    expect([model.log.length, model.isMyTurn, model.view?.to_act, model.stage?.seat]).toEqual([1, false, 1, 1]);
    vi.advanceTimersByTime(900);
    expect([model.log.length, model.isMyTurn, model.stage?.seat]).toEqual([2, false, 2]);
    model.skip();
    expect([model.isMyTurn, model.stage]).toEqual([true, null]);
  });

  it("shows once more what the others did, and says nothing twice", () => {
    saveSetting("staging", "on");
    const model = seated(saboteur({ to_act: 1 }));
    const mine = saboteur({ to_act: 0, legal: [{ move: "discard", card: 1 }], board: [{ cell: [0, 0], tile: [15, true] }, { cell: [1, 0], tile: [10, true] }] });
    change(model, 2, mine, [placed]);
    model.skipAll();
    const heard: (boolean | undefined)[] = [];
    model.listen(({ again }) => heard.push(again));
    model.replaySince();
    expect([model.view?.board.length, model.isMyTurn]).toEqual([1, false]);
    vi.advanceTimersByTime(600);
    expect([model.view?.board.length, model.log.length, heard]).toEqual([2, 1, [true]]);
    vi.advanceTimersByTime(2000);
    expect([model.view, model.isMyTurn]).toEqual([mine, true]);
  });

  it("is told to its end, however many points there are to tell and whatever comes meanwhile", () => {
    saveSetting("staging", "on");
    const model = seated(gobblings({ to_act: 1 }));
    const scored = (total: number): Gobbling => ({ event: "scored", seat: total % 3, change: 1, why: "gold", role: null, total });
    const beats: (string | undefined)[] = [];
    change(model, 2, gobblings({ round: 2 }), [
      { event: "placed", seat: 1, cell: [1, 0], tile: [15, true], kind: "passage", colour: null, card: null },
      { event: "goal-opened", seat: 1, goal: 1, found: "gold" },
      { event: "round-ended", round: 1, outcome: "gold", ending: "goal", opener: 1, roles: ["greedy", "pedant", "king"], goals: ["dynamite", "gold", "dragon"] },
      ...Array.from({ length: 14 }, (_, each) => scored(each)),
      { event: "round-started", round: 2, starter: 0 },
    ]);
    for (let at = 0; at < 30_000 && model.stage?.is !== "summary"; at += 100) {
      if (beats.at(-1) !== model.stage?.is) beats.push(model.stage?.is);
      // They talk, as people do.
      if (at % 1000 === 0) model.take({ is: "change", number: 3 + at / 1000, what: { change: "chatted", seat: 1, text: "Oh!" }, turn: 6, table: null, events: [], view: null, difference: null });
      vi.advanceTimersByTime(100);
    }
    expect(beats.join(" ")).toBe("deed hush turn way banner masks role masks role lie share");
    expect(model.stage?.is).toBe("summary");
  });

  it("sees the present after a welcome, whatever was on stage", () => {
    saveSetting("staging", "on");
    const model = seated(saboteur({ to_act: 1 }));
    change(model, 2, saboteur({ to_act: 2 }), [placed, { event: "goal-opened", seat: 1, goal: 0, found: "stone-a" }]);
    expect(model.stage?.is).toBe("deed");
    model.take({ is: "welcome", protocol: 2, number: 9, seat: 0, table: table(), turn: 9, rules: {}, view: saboteur({ round: 2 }), heard: [], stood_in: [], talk: [], awaits: null });
    expect([model.stage, model.isBehind, model.view?.round]).toEqual([null, false, 2]);
  });
});
