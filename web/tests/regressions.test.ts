// Regressions: stale news stay silent, labels end once, and the player comes before what was played.
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import Announcer from "../src/table-ui/announcer/Announcer.svelte";
import { litLabel, occupiedCells } from "../src/table-ui/board/boardCells";
import type { AnyEvent } from "../src/games/anyGame";
import { LogLines } from "../src/table-ui/talk/logLines.svelte";
import { saboteur, seated, show, text } from "./support/threePlayers";

describe("the announcer", () => {
  it("takes back that the connection is lost once it is found", () => {
    vi.useFakeTimers();
    const model = seated(saboteur());
    model.link = "open";
    show(Announcer, { model });
    model.link = "lost";
    flushSync();
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(text("[role=alert]")).not.toBe("");
    model.link = "open";
    flushSync();
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(text("[role=alert]")).toBe("");
    // Nor is anything else carried into a dialog that opens much later.
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(text("[role=status]")).toBe("");
    vi.useRealTimers();
  });
});

describe("a label", () => {
  it("of a goal one knows ends its sentences once", () => {
    const goals = saboteur().goals.map((goal, place) => (place === 1 ? { ...goal, face: "stone-a" as const } : goal));
    const view = saboteur({ goals });
    const place = occupiedCells(view).find(({ goal }) => goal === 1);
    const label = place ? litLabel(place, view, { card: "map" }, { move: "peek", card: 1, goal: 1 }) : "";
    expect(label).toContain("stone");
    expect(label).not.toContain("..");
  });
});

describe("the log", () => {
  it("says that a bot plays for somebody before what it did", () => {
    const model = seated(saboteur({ to_act: 1 }));
    const chronicle = new LogLines(model);
    model.listen((news) => chronicle.hear(news));
    model.take({
      is: "change", number: 2, what: { change: "moved", seat: 1, by: "stand-in" }, turn: 5, table: null,
      events: [{ event: "peeked", seat: 1, goal: 0, found: null, card: null }], view: saboteur({ to_act: 2 }),
    } as never);
    const lines = chronicle.rounds.flatMap((round) => round.lines.map((line) => line.text));
    expect(lines).toEqual(["A bot is now playing for Brokk.", "Brokk looks at goal 1."]);
    expect(chronicle.rounds[0]?.lines[1]?.cells).toEqual([[8, -2]]);
  });

  it("ends earlier for whoever looks back, with the lines before as they were", () => {
    const looks = (seat: number): AnyEvent => ({ event: "peeked", seat, goal: seat, found: null, card: null });
    const model = seated(saboteur({ to_act: 1 }));
    const chronicle = new LogLines(model);
    const story = [looks(1), looks(2), looks(1), looks(2)];
    const told = (): string[] => chronicle.rounds.flatMap((round) => round.lines.map((line) => `${line.key} ${line.text}`));
    const shown = (count: number): string[] => {
      model.log = story.slice(0, count);
      chronicle.catchUp();
      return told();
    };
    const there = [shown(2), shown(3), shown(4)];
    expect(there.at(-1)).toHaveLength(4);
    expect(shown(2)).toEqual(there[0]);
    // On again: what was taken back is told anew, and nothing else.
    expect(shown(3).slice(0, 2)).toEqual(there[0]);
    expect(told()).toHaveLength(3);
    expect(shown(0)).toEqual([]);
    expect(shown(1)).toHaveLength(1);
  });

  it("takes back that a bot stood in too, to say it again", () => {
    const heard = [
      { event: "peeked", seat: 1, goal: 1, found: null, card: null },
      { event: "peeked", seat: 2, goal: 0, found: null, card: null },
    ];
    const model = seated(saboteur({ to_act: 1 }), {}, heard, [], [1]);
    const chronicle = new LogLines(model);
    const all = model.log;
    const told = (): string[] => {
      chronicle.catchUp();
      return chronicle.rounds.flatMap((round) => round.lines.map((line) => line.text));
    };
    const there = told();
    expect(there).toHaveLength(3);
    model.log = all.slice(0, 1);
    expect(told()).toHaveLength(1);
    model.log = all;
    expect(told()).toEqual(there);
  });

  it("says so too to whoever comes back to a page that has forgotten it", () => {
    const heard = [
      { event: "peeked", seat: 0, goal: 0, found: "stone-a", card: null },
      { event: "peeked", seat: 1, goal: 1, found: null, card: null },
    ];
    const model = seated(saboteur({ to_act: 1 }), {}, heard, [], [0]);
    const chronicle = new LogLines(model);
    chronicle.catchUp();
    const lines = chronicle.rounds.flatMap((round) => round.lines.map((line) => line.text));
    expect(lines).toEqual(["A bot is playing this turn for you.", "You look at goal 1: only a stone.", "Brokk looks at goal 2."]);
  });
});
