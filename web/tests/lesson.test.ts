// A tiny lesson, played to its end on the table that plays lessons.
import { describe, expect, it } from "vitest";

import { gameNamed } from "../src/games";
import { pointAt } from "../src/lesson/pointer";
import type { AnyView } from "../src/games/kinds";
import { isSame, LessonTable } from "../src/table/lesson.svelte";
import type { News } from "../src/table/model.svelte";
import type { Lesson } from "../src/wire/table";
import type { Event, Move } from "../src/wire/saboteur";

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

function lesson(): Lesson {
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
    const model = new LessonTable(lesson(), "Ada");
    expect(model.names).toEqual(["Ada", "Brokk", "Durin"]);
    expect(model.saying).toBe("lesson-welcome");
    expect(model.isMyTurn).toBe(false);
    expect(model.log).toHaveLength(1);
    expect([model.scene, model.scenes.length]).toEqual([0, 4]);
  });

  it("waits for the move it asks for, and says so in a friendly way", () => {
    const model = new LessonTable(lesson(), "Ada");
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
    const model = new LessonTable(lesson(), "Ada");
    model.next();
    expect(model.view?.legal).toEqual([dig, other, away]);
  });

  it("announces every move with who made it, and goes on by itself under the same words", () => {
    const model = new LessonTable(lesson(), "Ada");
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
    const model = new LessonTable(lesson(), "Ada");
    for (let step = 0; step < 9; step += 1) {
      if (model.wanted) model.play(model.wanted);
      else model.next();
    }
    expect(model.isOver).toBe(true);
    expect(model.saying).toBe("lesson-over");
  });

  it("plays nothing while there is something to read", () => {
    const model = new LessonTable(lesson(), "Ada");
    model.play(dig);
    expect(model.saying).toBe("lesson-welcome");
  });
});

describe("the ring", () => {
  const game = gameNamed("saboteur");

  it("goes from the card to its place", () => {
    expect(pointAt(game, null, { card: null, aimed: null })).toBeNull();
    expect(pointAt(game, dig, { card: null, aimed: null })).toBe('[data-anchor="hand:1"]');
    expect(pointAt(game, dig, { card: 2, aimed: null })).toBe('[data-anchor="hand:1"]');
    expect(pointAt(game, dig, { card: 1, aimed: null })).toBe('[data-anchor="cell:1,0"]');
    expect(pointAt(game, other, { card: 2, aimed: null })).toBe('[data-anchor="goal:0"]');
  });

  it("goes on to the button that plays it, once the place is aimed at", () => {
    expect(pointAt(game, dig, { card: 1, aimed: elsewhere })).toBe('[data-anchor="cell:1,0"]');
    expect(pointAt(game, dig, { card: 1, aimed: dig })).toBe(".actions .button.main");
  });

  it("goes from a card to the button that puts it away, and leaves gold to words", () => {
    expect(pointAt(game, away, { card: 1, aimed: null })).toBe('[aria-keyshortcuts="D"]');
    expect(pointAt(game, { move: "take", nuggets: 2 }, { card: null, aimed: null })).toBeNull();
  });
});

describe("two moves", () => {
  it("are the same whatever the order of their fields", () => {
    expect(isSame({ move: "peek", goal: 1 }, { goal: 1, move: "peek" })).toBe(true);
    expect(isSame({ cell: [1, 0] }, { cell: [1, 0] })).toBe(true);
  });

  it("differ in a field, a missing field, a cell", () => {
    expect(isSame({ move: "peek", goal: 1 }, { move: "peek", goal: 2 })).toBe(false);
    expect(isSame({ move: "peek" }, { move: "peek", goal: 2 })).toBe(false);
    expect(isSame({ cell: [1, 0] }, { cell: [0, 1] })).toBe(false);
    expect(isSame({ seat: undefined }, { goal: undefined })).toBe(false);
    expect(isSame(null, { goal: 2 })).toBe(false);
  });
});
