// Motion: what flies when, and that nothing moves where it should not.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Flights from "../../src/table-ui/motion/Flights.svelte";
import { pathOf, spotOf } from "../../src/table-ui/motion/flightPath";
import { flightsOf } from "../../src/table-ui/motion/flightPlan";
import { LASTS, Schedule } from "../../src/table-ui/motion/flightSchedule";
import type { Flight } from "../../src/games/flights";
import type { AnyEvent } from "../../src/games/anyGame";
import type { News } from "../../src/model/tableModel.svelte";
import { FakeTable, gobblings, newsOf } from "../support/fakeTable";

const placed: AnyEvent = { event: "placed", seat: 1, cell: [1, 0], tile: [10, true], card: null };
const drew: AnyEvent = { event: "drew", seat: 1, card: null, face: null };

function ways(events: AnyEvent[], more: Partial<News> = {}, me: number | null = 0): string[] {
  return flightsOf(newsOf(events, more), me).map(({ from, to, manner }) => `${manner} ${from} ${to}`);
}

describe("plan", () => {
  it("lays a card from the seat, or out of one's own hand", () => {
    expect(ways([placed, drew])).toEqual(["fly seat:1 cell:1,0", "fly deck seat:1"]);
    expect(ways([{ ...placed, seat: 0, card: 14 }])).toEqual(["fly hand:14 cell:1,0"]);
    expect(ways([{ ...placed, seat: 0, card: 14 }], {}, null)).toEqual(["fly seat:0 cell:1,0"]);
  });

  it("shows the tile as it lies", () => {
    const [flight] = flightsOf(newsOf([placed]), 0);
    expect(flight?.what).toEqual({ is: "face", game: "saboteur", face: { card: "path", tile: [10, true] } });
    const door: AnyEvent = { event: "placed", seat: 1, cell: [1, 0], tile: [10, true], kind: "door", colour: "red", card: null };
    const [other] = flightsOf(newsOf([door], { before: gobblings(), after: gobblings() }), 0);
    expect(other?.what).toEqual({ is: "face", game: "gobblings", face: { card: "path", tile: [10, true], kind: "door", colour: "red" } });
  });

  it("never shows a card of somebody else", () => {
    const face = { card: "map" } as const;
    const secret: AnyEvent[] = [{ ...drew, card: 3, face }, { event: "discarded", seat: 1, card: 4, face }];
    expect(flightsOf(newsOf(secret), 0).map(({ what }) => what.is)).toEqual(["back", "back"]);
  });

  it("draws one's own card into the hand", () => {
    const [flight] = flightsOf(newsOf([{ ...drew, seat: 0, card: 7, face: { card: "map" } }]), 0);
    expect(flight).toMatchObject({ from: "deck", to: "hand:7", lands: true, what: { is: "face", face: { card: "map" } } });
  });

  it("lets a tile crumble once the rock has come down", () => {
    const event: AnyEvent = { event: "collapsed", seat: 1, cell: [2, -1], tile: [5, true], card: null };
    expect(ways([event])).toEqual(["fly seat:1 cell:2,-1", "crumble cell:2,-1 discard"]);
    expect(flightsOf(newsOf([event]), 0)[1]?.after).toBe(true);
  });

  it("blows up the bombs that lay there", () => {
    const before = gobblings({ board: [{ cell: [1, 0], tile: [10, true], kind: "bomb", colour: null, shut: false }] });
    const event: AnyEvent = { event: "blown-up", cells: [[1, 0], [9, 9]] };
    expect(ways([event], { before, after: gobblings() })).toEqual(["crumble cell:1,0 discard"]);
  });

  it("moves action cards to whom they concern", () => {
    const events: AnyEvent[] = [
      { event: "peeked", seat: 1, goal: 2, found: null, card: null },
      { event: "broken", seat: 1, target: 0, tool: "lamp", card: null },
      { event: "mended", seat: 0, target: 0, tool: "lamp", shown: ["lamp", "cart"], card: 5 },
      { event: "discarded", seat: 2, card: null, face: null },
    ];
    expect(ways(events)).toEqual(["fly seat:1 goal:2", "fly seat:1 seat:0", "fly hand:5 seat:0", "fly seat:2 discard"]);
    const more: AnyEvent[] = [
      { event: "swapped", seat: 1, target: 2, gave: null, got: null, card: null },
      { event: "replaced", seat: 0, card: 9, face: { card: "map" } },
    ];
    expect(ways(more, { after: gobblings() })).toEqual(["fly seat:1 seat:2", "fly hand:9 deck"]);
  });

  it("hands out gold, a card at a time", () => {
    expect(ways([{ event: "gold-taken", seat: 2, nuggets: null }])).toEqual(["fly gold seat:2"]);
    const paid = flightsOf(newsOf([{ event: "paid", seat: 0, due: 3, count: 2, cards: [2, 1] }]), 0);
    expect(paid.map(({ what }) => what)).toEqual([{ is: "gold", game: "saboteur", nuggets: 2 }, { is: "gold", game: "saboteur", nuggets: 1 }]);
  });

  it("forgets the old board when a round begins", () => {
    const begun: AnyEvent = { event: "round-started", round: 2, starter: 0 };
    const dealt: AnyEvent = { event: "dealt", seat: 2, count: 6, role: null, cards: null };
    expect(ways([placed, { event: "paid", seat: 1, due: 2, count: 1, cards: null }, begun, dealt])).toEqual(["fly gold seat:1", "fly deck seat:2"]);
  });

  it("has nothing to show without a game", () => {
    expect(ways([placed], { before: null, after: null })).toEqual([]);
  });
});

describe("schedule", () => {
  const flight: Flight = { from: "deck", to: "seat:1", what: { is: "back", game: "saboteur" }, manner: "fly", after: false, lands: false };

  it("begins one shortly after the other, or after its arrival", () => {
    const timed = new Schedule().take([flight, flight, { ...flight, after: true }], 1000);
    const [first, second, third] = timed.map(({ delay }) => delay);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
    expect(third).toBe((second ?? 0) + LASTS.fly);
  });

  it("drops what would come too late, and catches up", () => {
    const schedule = new Schedule();
    const shown = Array.from({ length: 60 }, () => schedule.take([flight], 0)).flat();
    expect(shown.length).toBeLessThan(20);
    expect(Math.max(...shown.map(({ delay }) => delay)) + LASTS.fly).toBeLessThanOrEqual(2000);
    expect(schedule.take([flight], 5000)[0]?.delay).toBe(0);
  });

  it("lets nothing take longer than 600 ms", () => {
    expect(Math.max(...Object.values(LASTS))).toBeLessThanOrEqual(600);
  });
});

describe("path", () => {
  const spot = { x: 100, y: 200, width: 50 };
  const flight = { from: "deck", to: "seat:1", what: { is: "back", game: "saboteur" }, after: false, lands: false, delay: 0 } as const;

  it("changes nothing but transform and opacity", () => {
    for (const manner of ["fly", "visit", "crumble"] as const) {
      for (const frame of pathOf({ ...flight, manner }, spot, { ...spot, x: 300 }).keyframes) {
        expect(["transform", "opacity", "offset"]).toEqual(expect.arrayContaining(Object.keys(frame)));
      }
    }
  });

  it("begins in the middle of its place, as large as a card is there", () => {
    const path = pathOf({ ...flight, manner: "fly" }, spot, { x: 300, y: 0, width: 100 });
    expect([path.width, path.height]).toEqual([100, 130]);
    expect(path.keyframes[0]?.transform).toBe("translate(50.0px, 135.0px) scale(0.500)");
  });

  it("keeps cards small at seats, however wide they are shown", () => {
    const rect = { left: 0, top: 0, width: 300, height: 60 };
    expect(spotOf("seat:1", rect)).toEqual({ x: 150, y: 30, width: 48 });
    expect(spotOf("cell:1,0", rect).width).toBe(300);
  });
});

describe("Flights", () => {
  const animations: { element: Element; finish: () => void; canceled: boolean }[] = [];
  let stop: () => void;
  let model: FakeTable;
  let calm = false;

  beforeEach(() => {
    animations.length = 0;
    calm = false;
    vi.stubGlobal("matchMedia", () => ({ matches: calm }));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 50, 60));
    Element.prototype.animate = function (): Animation {
      const animation = { onfinish: null as (() => void) | null, cancel: () => (entry.canceled = true) };
      const entry = { element: this, finish: () => animation.onfinish?.(), canceled: false };
      animations.push(entry);
      return animation as unknown as Animation;
    };
    document.body.innerHTML = '<i data-anchor="seat:1"></i><i data-anchor="cell:1,0"></i><i data-picture="cell:1,0"></i><i data-anchor="deck"></i>';
    model = new FakeTable();
    const component = mount(Flights, { target: document.body, props: { model } });
    flushSync();
    stop = () => void unmount(component);
  });

  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function flying(events: AnyEvent[]): Promise<number> {
    model.happen({ events });
    // It is drawn once as it is, then looked at until it stands still.
    for (let frames = 0; frames < 5; frames += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    flushSync();
    return document.querySelectorAll(".card").length;
  }

  it("flies, and is gone afterwards", async () => {
    expect(await flying([placed, drew])).toBe(2);
    expect(document.querySelector(".veil")?.getAttribute("aria-hidden")).toBe("true");
    // The tile itself waits for its picture.
    expect(animations[0]?.element.getAttribute("data-picture")).toBe("cell:1,0");
    for (const one of animations) one.finish();
    flushSync();
    expect(document.querySelectorAll(".card").length).toBe(0);
  });

  it("skips what has no place on the page", async () => {
    expect(await flying([{ ...placed, cell: [5, 5] }, drew])).toBe(1);
  });

  it("stays still if the reader wants that, or looks elsewhere", async () => {
    calm = true;
    expect(await flying([placed])).toBe(0);
    calm = false;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    expect(await flying([placed])).toBe(0);
  });
});
