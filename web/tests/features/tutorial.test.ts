// A tiny tutorial, played to its end on the tutorial's table model.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { saveSetting } from "../../src/platform/storage/settings";
import { gameNamed } from "../../src/games";
import { nextTarget } from "../../src/features/tutorial/nextTarget";
import type { AnyView } from "../../src/games/anyGame";
import { isSameMove, TutorialTableModel } from "../../src/model/tutorialTable.svelte";
import type { News } from "../../src/model/tableModel.svelte";
import type { Event as Gobbling } from "../../src/wire/gobblings";
import type { Tutorial } from "../../src/wire/table";
import type { Event, Move, View } from "../../src/wire/saboteur";
import { gobblings, saboteur } from "../support/fakeTable";

const dig: Move = { move: "place", card: 1, cell: [1, 0], turned: false };
const elsewhere: Move = { move: "place", card: 1, cell: [0, 1], turned: false };
const other: Move = { move: "peek", card: 2, goal: 0 };
const away: Move = { move: "discard", card: 1 };

function view(toAct: number): AnyView {
  return { game: "saboteur", phase: "play", seats: 3, round: 1, hand: [], hand_sizes: [5, 5, 5], board: [], goals: [], to_act: toAct, legal: toAct === 0 ? [dig, elsewhere, other, away] : [] } as unknown as AnyView;
}

function placed(seat: number): Event {
  return { event: "placed", seat, cell: [seat + 1, 0], tile: [10, true], card: null };
}

function lesson(): Tutorial {
  return {
    game: "saboteur",
    edition: "saboteur-en",
    seat: 0,
    names: ["", "Brokk", "Durin"],
    steps: [
      { say: "lesson-welcome", view: view(0), events: [{ event: "round-started", round: 1, starter: 0 }], wanted: null },
      { say: "lesson-dig", view: view(0), events: [], wanted: dig },
      { say: "lesson-dug", view: view(1), events: [placed(0)], wanted: null },
      { say: "lesson-dug", view: view(2), events: [placed(1)], wanted: null },
      { say: "lesson-over", view: view(0), events: [], wanted: null },
    ],
  };
}

describe("a lesson", () => {
  it("begins with something to read, and no card lit", () => {
    const model = new TutorialTableModel(lesson(), "Ada");
    expect(model.names).toEqual(["Ada", "Brokk", "Durin"]);
    expect(model.saying).toBe("lesson-welcome");
    expect(model.isMyTurn).toBe(false);
    expect(model.log).toHaveLength(1);
    expect([model.scene, model.scenes.length]).toEqual([0, 4]);
  });

  it("waits for the move it asks for, and says so in a friendly way", () => {
    const model = new TutorialTableModel(lesson(), "Ada");
    model.next();
    expect(model.isMyTurn).toBe(true);
    model.play(away);
    expect(model.saying).toBe("lesson-dig");
    expect(model.notice?.said).toEqual({ id: "lesson-not-yet", args: { move: "place" } });
    model.play({ turned: false, cell: [1, 0], card: 1, move: "place" });
    expect(model.saying).toBe("lesson-dug");
    expect(model.notice).toBeNull();
  });

  it("lights the card it asks for only where it is asked for", () => {
    const model = new TutorialTableModel(lesson(), "Ada");
    model.next();
    expect(model.view?.legal).toEqual([dig, other, away]);
  });

  it("announces every move with who made it, and goes on by itself under the same words", () => {
    const model = new TutorialTableModel(lesson(), "Ada");
    const heard: News[] = [];
    model.listen((news) => heard.push(news));
    model.next();
    expect(heard).toHaveLength(0);
    model.play(dig);
    expect(model.goesOn).toBe(true);
    model.next();
    expect(model.goesOn).toBe(false);
    expect(heard.map((news) => news.what)).toEqual([
      { change: "moved", seat: 0, by: "person" },
      { change: "moved", seat: 1, by: "bot" },
    ]);
    expect(heard[1]?.before).not.toBe(heard[1]?.after);
    expect(model.log).toHaveLength(3);
  });

  it("stays at its end", () => {
    const model = new TutorialTableModel(lesson(), "Ada");
    for (let step = 0; step < 9; step += 1) {
      if (model.wanted) model.play(model.wanted);
      else model.next();
    }
    expect(model.isOver).toBe(true);
    expect(model.saying).toBe("lesson-over");
  });

  it("shows the role in the step that speaks of it, and when it has changed", () => {
    const script = wholeLesson();
    const roles: View["roles"] = ["digger", null, null];
    const model = new TutorialTableModel({ ...script, steps: script.steps.map((step) => ({ ...step, view: { ...(step.view as View), roles } })) }, "Ada");
    expect(model.newRole).toBeNull();
    model.next();
    expect(model.newRole).toBe("digger");
    model.play(dig);
    expect(model.newRole).toBeNull();
    const swapped: Gobbling = { event: "swapped", seat: 0, target: 2, gave: "king", got: "bomber", card: null };
    const changed = gobblings({ roles: ["bomber", null, "king"] });
    const potion = [[], [], [swapped]].map((events, scene) => ({ say: `scene-${scene}`, wanted: null, view: changed, events }));
    const exchanged = new TutorialTableModel({ ...lesson(), game: "gobblings", steps: potion }, "Ada");
    exchanged.next();
    exchanged.next();
    expect([exchanged.saying, exchanged.newRole]).toEqual(["scene-2", "bomber"]);
  });

  it("plays nothing while there is something to read", () => {
    const model = new TutorialTableModel(lesson(), "Ada");
    model.play(dig);
    expect(model.saying).toBe("lesson-welcome");
  });
});

/** A round with all that a real lesson has: bots that move one after the other, a look, two own moves in a row, an end. */
function wholeLesson(): Tutorial {
  const laid: View["board"] = [{ cell: [0, 0], tile: [15, true] }];
  const lay = (seat: number, x: number): Event => {
    laid.push({ cell: [x, 0], tile: [10, true] });
    return { ...placed(seat), cell: [x, 0] } as Event;
  };
  const looked: Event = { event: "peeked", seat: 2, goal: 1, found: null, card: null };
  const take: Move = { move: "take", nuggets: 2 };
  const gold: Partial<View> = { phase: "draft", roles: ["digger", "digger", "saboteur"] };
  const step = (say: string, events: Event[], more: Partial<View> = {}, wanted: Move | null = null): Tutorial["steps"][number] => ({
    say, events, wanted, view: saboteur({ to_act: 0, board: [...laid], legal: wanted ? [wanted] : [], ...more }),
  });
  return {
    ...lesson(),
    steps: [
      step("welcome", [{ event: "round-started", round: 1, starter: 0 }]),
      step("dig", [], {}, dig),
      step("dug", [lay(0, 1)], { to_act: 1 }),
      step("dug", [lay(1, 2)], { to_act: 2 }),
      step("dug", [looked]),
      step("again", [], {}, dig),
      step("and-again", [lay(0, 3)], {}, other),
      step("bots", [{ ...looked, seat: 0, found: "treasure" }], { to_act: 1 }),
      step("bots", [lay(1, 4)], { to_act: 2 }),
      step("bots", [lay(2, 5)]),
      step("reach", [], {}, dig),
      step("found", [
        lay(0, 7),
        { event: "goal-opened", seat: 0, goal: 1, found: "treasure" },
        { event: "round-ended", round: 1, found: true, finder: 0, roles: ["digger", "digger", "saboteur"], goals: ["stone-a", "treasure", "stone-b"] },
      ] as Event[], gold),
      step("gold", [], gold, take),
      step("over", [{ event: "gold-taken", seat: 0, nuggets: 2 }], gold),
    ],
  };
}

/** Numbers from 0 to 1 that only depend on the seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe("a lesson whose bots take their time", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    saveSetting("staging", "on");
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    saveSetting("staging", "off");
  });

  /** Nothing is told twice or left out, and no tile lies where one lies already. */
  function check(model: TutorialTableModel, script: Tutorial): void {
    const all = script.steps.flatMap(({ events }) => events);
    expect(model.log).toEqual(all.slice(0, model.log.length));
    const cells = (model.view?.board ?? []).map(({ cell }) => cell.join());
    expect(new Set(cells).size, cells.join(" ")).toBe(cells.length);
  }

  it("tells a step once, also to whoever presses on while its last beat is shown", () => {
    const script = wholeLesson();
    const model = new TutorialTableModel(script, "Ada");
    model.next();
    model.play(dig);
    vi.advanceTimersByTime(5000);
    model.next();
    vi.advanceTimersByTime(500);
    expect([model.saying, model.isBehind, model.isTelling]).toEqual(["dug", false, true]);
    model.next();
    expect(model.isTelling).toBe(false);
    check(model, script);
    expect(model.log).toHaveLength(3);
    model.next();
    vi.advanceTimersByTime(5000);
    expect([model.saying, model.log.length]).toEqual(["dug", 4]);
  });

  it("tells the same whatever is pressed when", () => {
    const script = wholeLesson();
    for (let seed = 0; seed < 150; seed += 1) {
      const random = randomFrom(seed);
      const model = new TutorialTableModel(script, "Ada");
      const said = [model.saying];
      let shown = 0;
      for (let turn = 0; turn < 2000 && !model.isOver; turn += 1) {
        const lot = random();
        if (lot < 0.3) model.next();
        else if (lot < 0.5) model.play(model.wanted ?? away);
        else if (lot < 0.55) model.play(elsewhere);
        else if (lot < 0.6) model.skip();
        else vi.advanceTimersByTime(Math.floor(random() ** 3 * 3000));
        check(model, script);
        if (said.at(-1) !== model.saying) said.push(model.saying);
        expect([shown, shown + 1]).toContain(model.step);
        shown = model.step;
      }
      vi.advanceTimersByTime(60_000);
      check(model, script);
      expect([model.isOver, model.isTelling, model.isBehind]).toEqual([true, false, false]);
      expect(model.log).toHaveLength(script.steps.flatMap(({ events }) => events).length);
      expect(said).toEqual(model.scenes);
    }
  });
});

describe("the ring", () => {
  const game = gameNamed("saboteur");

  it("goes from the card to its place", () => {
    expect(nextTarget(game, null, { card: null, aimed: null })).toBeNull();
    expect(nextTarget(game, dig, { card: null, aimed: null })).toBe('[data-anchor="hand:1"]');
    expect(nextTarget(game, dig, { card: 2, aimed: null })).toBe('[data-anchor="hand:1"]');
    expect(nextTarget(game, dig, { card: 1, aimed: null })).toBe('[data-anchor="cell:1,0"]');
    expect(nextTarget(game, other, { card: 2, aimed: null })).toBe('[data-anchor="goal:0"]');
  });

  it("goes on to the button that plays it, once the place is aimed at", () => {
    expect(nextTarget(game, dig, { card: 1, aimed: elsewhere })).toBe('[data-anchor="cell:1,0"]');
    expect(nextTarget(game, dig, { card: 1, aimed: dig })).toBe(".actions .button.main");
  });

  it("goes from a card to the button that puts it away, and leaves gold to words", () => {
    expect(nextTarget(game, away, { card: 1, aimed: null })).toBe('[aria-keyshortcuts="D"]');
    expect(nextTarget(game, { move: "take", nuggets: 2 }, { card: null, aimed: null })).toBeNull();
  });
});

describe("two moves", () => {
  it("are the same whatever the order of their fields", () => {
    expect(isSameMove({ move: "peek", goal: 1 }, { goal: 1, move: "peek" })).toBe(true);
    expect(isSameMove({ cell: [1, 0] }, { cell: [1, 0] })).toBe(true);
  });

  it("differ in a field, a missing field, a cell", () => {
    expect(isSameMove({ move: "peek", goal: 1 }, { move: "peek", goal: 2 })).toBe(false);
    expect(isSameMove({ move: "peek" }, { move: "peek", goal: 2 })).toBe(false);
    expect(isSameMove({ cell: [1, 0] }, { cell: [0, 1] })).toBe(false);
    expect(isSameMove({ seat: undefined }, { goal: undefined })).toBe(false);
    expect(isSameMove(null, { goal: 2 })).toBe(false);
  });
});
