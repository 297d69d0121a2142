// Announcer: what a screen reader says, how urgently, and how much at once.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Announcer from "../../src/table-ui/announcer/Announcer.svelte";
import { announcements, playable, turnLine, type Listener } from "../../src/table-ui/announcer/announcements";
import type { AnyEvent, AnyView } from "../../src/games/anyGame";
import type * as Saboteur from "../../src/wire/saboteur";
import { FakeTable, gobblings, newsOf, plain, saboteur, tableOf } from "../support/fakeTable";
import { speakFrom } from "../support/messages";

const NAMES = ["Ann", "Bo", "Cid"];
const placed: AnyEvent = { event: "placed", seat: 1, cell: [1, 0], tile: [10, true], card: null };
const hand: Saboteur.HandCard[] = [
  { card: 1, face: { card: "map" } },
  { card: 2, face: { card: "rockfall" } },
  { card: 3, face: { card: "path", tile: [15, true] } },
];
const legal: Saboteur.Move[] = [
  { move: "peek", card: 1, goal: 0 },
  { move: "peek", card: 1, goal: 1 },
  { move: "place", card: 3, cell: [1, 0], turned: false },
  { move: "discard", card: 2 },
];

beforeEach(() => speakFrom("en"));

const spoken = (view: AnyView): string => plain(turnLine(view));

describe("lines", () => {
  const table = tableOf(NAMES);
  const listening = (more: Partial<Listener> = {}): Listener => ({ names: NAMES, me: 0, table, before: table, standIns: new Set(), ...more });

  it("tells what the log tells", () => {
    expect(announcements(newsOf([placed]), listening()).map(plain)).toEqual(["Bo lays a passage at 1,0."]);
  });

  it("tells what others say, not what the reader said", () => {
    const what = { change: "chatted", seat: 1, text: "hello" } as const;
    expect(announcements(newsOf([], { what }), listening()).map(plain)).toEqual(["Bo: hello"]);
    expect(announcements(newsOf([], { what }), listening({ me: 1 })).map(plain)).toEqual([]);
  });

  it("tells what changes at the table", () => {
    const what = { change: "switched" } as const;
    const paused = tableOf(NAMES, { paused: true });
    expect(announcements(newsOf([], { what }), listening({ table: paused })).map(plain)).toEqual(["The game is paused."]);
  });

  it("tells once that a bot plays for somebody", () => {
    const what = { change: "moved", seat: 1, by: "stand-in" } as const;
    const shared = listening();
    expect(plain(announcements(newsOf([placed], { what }), shared)[0])).toBe("A bot is now playing for Bo.");
    expect(announcements(newsOf([placed], { what }), shared)).toHaveLength(1);
  });

  it("counts the cards that can be used, not those that can be put away", () => {
    expect(playable(saboteur({ hand, legal }))).toBe(2);
    expect(spoken(saboteur({ hand, legal }))).toBe("Your turn. You can play 2 of your 3 cards.");
    expect(spoken(saboteur({ hand, legal: legal.slice(3) }))).toBe("Your turn. None of your cards can be played.");
    expect(spoken(saboteur({ hand: hand.slice(0, 1), legal: legal.slice(0, 2) }))).toBe("Your turn. You can play your only card.");
  });

  it("asks the question of a decision", () => {
    expect(spoken(saboteur({ phase: "draft" }))).toBe("Which gold card do you take?");
    expect(spoken(gobblings({ phase: "serve" }))).toBe("Who drinks the ale and misses their next turn?");
  });
});

describe("Announcer", () => {
  let model: FakeTable;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = "";
    model = new FakeTable();
    model.seat = 0;
    model.link = "open";
    model.table = tableOf(NAMES);
    model.view = saboteur();
    const component = mount(Announcer, { target: document.body, props: { model } });
    flushSync();
    stop = () => void unmount(component);
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  function heard(role: "status" | "alert"): string[] {
    flushSync();
    return [...document.querySelectorAll(`[role="${role}"] p`)].map((line) => plain(line.textContent));
  }

  it("reads out together what comes together, and the turn last", () => {
    model.happen({ events: [placed] });
    model.turn = 5;
    model.happen({ events: [{ event: "discarded", seat: 2, card: null, face: null }], after: saboteur({ hand, legal }) });
    expect(heard("status")).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(heard("status")).toEqual([
      "Bo lays a passage at 1,0.",
      "Cid passes and discards a card face down.",
      "Your turn. You can play 2 of your 3 cards.",
    ]);
    model.happen({ what: { change: "chatted", seat: 1, text: "go on" }, after: null });
    vi.advanceTimersByTime(300);
    expect(heard("status")).toEqual(["Bo: go on"]);
  });

  it("keeps the newest of too much and says so", () => {
    for (let column = 1; column <= 9; column += 1) model.happen({ events: [{ ...placed, cell: [column, 0] }] });
    vi.advanceTimersByTime(300);
    const lines = heard("status");
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe("3 more things happened before that; see the log.");
    expect(lines.at(-1)).toBe("Bo lays a passage at 9,0.");
  });

  it("tells the turn to whoever comes in the middle", () => {
    model.turn = 3;
    model.view = saboteur({ hand, legal });
    flushSync();
    vi.advanceTimersByTime(300);
    expect(heard("status")).toEqual(["Your turn. You can play 2 of your 3 cards."]);
  });

  it("is loud about refusals, each time", () => {
    model.tell({ id: "turn-passed", args: {} }, "refused");
    flushSync();
    vi.advanceTimersByTime(10);
    const [first] = document.querySelectorAll('[role="alert"]');
    expect(heard("alert")).toEqual(["Too late: the game has moved on."]);
    const line = first?.querySelector("p");
    model.tell({ id: "turn-passed", args: {} }, "refused");
    flushSync();
    vi.advanceTimersByTime(10);
    expect(heard("alert")).toHaveLength(1);
    expect(first?.querySelector("p")).not.toBe(line);
  });

  it("mentions a lost connection only if it stays lost", () => {
    model.link = "lost";
    flushSync();
    vi.advanceTimersByTime(1000);
    model.link = "open";
    flushSync();
    vi.advanceTimersByTime(3000);
    expect([heard("alert"), heard("status")]).toEqual([[], []]);
    model.link = "lost";
    flushSync();
    vi.advanceTimersByTime(2000);
    expect(heard("alert")).toEqual(["The connection is lost. Trying to reconnect."]);
    model.link = "open";
    flushSync();
    vi.advanceTimersByTime(300);
    expect(heard("status")).toEqual(["The connection is back."]);
  });

  it("warns ten seconds before a bot plays for the reader", () => {
    model.clock = { is: "clock", seat: 0, why: "limit", seconds: 30, ends: performance.now() + 30_000 };
    flushSync();
    vi.advanceTimersByTime(19_000);
    expect(heard("alert")).toEqual([]);
    vi.advanceTimersByTime(1100);
    expect(heard("alert")).toEqual(["In 10 seconds a bot will play for you."]);
  });

  it("says nothing of a clock that was stopped, or of another's", () => {
    model.clock = { is: "clock", seat: 0, why: "limit", seconds: 30, ends: performance.now() + 30_000 };
    flushSync();
    model.clock = { is: "clock", seat: 1, why: "limit", seconds: 30, ends: performance.now() + 30_000 };
    flushSync();
    vi.advanceTimersByTime(60_000);
    expect(heard("alert")).toEqual([]);
  });

  it("speaks inside an open dialog, because nothing behind it is heard", () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    model.happen({ events: [placed] });
    vi.advanceTimersByTime(300);
    flushSync();
    expect(plain(document.querySelector("dialog [role=status] p")?.textContent)).toContain("Bo lays");
    document.querySelector("dialog")?.remove();
    model.happen({ events: [placed] });
    vi.advanceTimersByTime(300);
    expect(heard("status")).toHaveLength(1);
  });
});
