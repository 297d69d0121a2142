// Board and hand: highlights, labels, and what a key or a click plays.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import Board from "../../src/table-ui/board/Board.svelte";
import { Selection } from "../../src/table-ui/board/selection.svelte";
import { gameNamed } from "../../src/games";
import { lastChange, occupiedCells } from "../../src/table-ui/board/boardCells";
import ActionBar from "../../src/table-ui/hand/ActionBar.svelte";
import Hand from "../../src/table-ui/hand/Hand.svelte";
import type { AnyMove } from "../../src/games/anyGame";
import { shareStructure } from "../../src/model/structuralSharing";
import type { Move, View } from "../../src/wire/saboteur";
import { FakeTable, gobblings, plain, saboteur, tableOf } from "../support/fakeTable";
import { speakFrom } from "../support/messages";

class Played extends FakeTable {
  readonly moves: AnyMove[] = [];
  override play(move?: AnyMove): void {
    if (move) this.moves.push(move);
  }
}

const LEGAL: Move[] = [
  { move: "place", card: 3, cell: [2, 0], turned: false },
  { move: "place", card: 3, cell: [2, 0], turned: true },
  { move: "place", card: 3, cell: [0, -1], turned: true },
  { move: "collapse", card: 4, cell: [1, 0] },
  { move: "peek", card: 5, goal: 0 },
  { move: "mend", card: 6, seat: 1, tool: "pick" },
  { move: "mend", card: 6, seat: 1, tool: "lamp" },
  ...[3, 4, 5, 6, 7].map((card): Move => ({ move: "discard", card })),
];
const VIEW: Partial<View> = {
  to_act: 0,
  legal: LEGAL,
  broken: [[], ["pick", "lamp"], []],
  hand: [
    { card: 3, face: { card: "path", tile: [13, true] } },
    { card: 4, face: { card: "rockfall" } },
    { card: 5, face: { card: "map" } },
    { card: 6, face: { card: "mend", tools: ["pick", "lamp"] } },
    { card: 7, face: { card: "break", tool: "cart" } },
  ],
  board: [
    { cell: [0, 0], tile: [15, true] },
    { cell: [1, 0], tile: [10, true] },
    { cell: [8, 2], tile: [15, true] },
  ],
  goals: [
    { cell: [8, -2], opened: false, face: null, tile: null },
    { cell: [8, 0], opened: false, face: "stone-a", tile: null },
    { cell: [8, 2], opened: true, face: "treasure", tile: [15, true] },
  ],
};

let model: Played;
let selection: Selection;
const mounted: Record<string, unknown>[] = [];

function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
}

function showAll(): void {
  show(Board, { model, selection });
  show(ActionBar, { model, selection });
  show(Hand, { model, selection });
}

const at = (key: string): HTMLElement => document.querySelector<HTMLElement>(`[data-anchor="${key}"]`) as HTMLElement;
const label = (key: string): string => plain(at(key).getAttribute("aria-label"));
const lit = (): string[] => [...document.querySelectorAll(".place.lit")].map((place) => place.getAttribute("data-anchor") ?? "").sort();
const press = (element: HTMLElement, code: string): void => {
  element.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true }));
  flushSync();
};
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 5));
  flushSync();
};
const button = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(".buttons button")].find((each) => plain(each.textContent).trim() === text || each.getAttribute("aria-label") === text) as HTMLElement;
const click = (element: HTMLElement): void => {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

beforeEach(() => {
  speakFrom("en");
  model = new Played();
  model.seat = 0;
  model.table = tableOf(["Anna", "Boris", "Cyrus"]);
  model.view = saboteur(VIEW);
  selection = new Selection(model);
});

afterEach(async () => {
  for (const component of mounted.splice(0)) await unmount(component);
  document.body.replaceChildren();
});

describe("the board", () => {
  it.each([
    [3, ["cell:0,-1", "cell:2,0"]],
    [4, ["cell:1,0"]],
    [5, ["goal:0"]],
    [6, []],
    [7, []],
  ])("lights up for card %i exactly where it can go", (card, places) => {
    showAll();
    expect(lit()).toEqual([]);
    selection.choose(card);
    flushSync();
    expect(lit()).toEqual(places);
  });

  it("says what lies where, once each", () => {
    showAll();
    expect(label("cell:0,0")).toBe("0,0: start");
    expect(label("cell:1,0")).toBe("1,0: Passage: right, left");
    expect(label("goal:0")).toBe("8,-2: goal 1, face down");
    expect(label("goal:1")).toBe("8,0: goal 2, face down. You know that goal 2 is a stone.");
    expect(label("goal:2")).toBe("8,2: goal 3, the treasure");
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(5);
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });

  it("says what can be done at a lit place, with the card as it would lie", () => {
    showAll();
    selection.choose(3);
    flushSync();
    expect(label("cell:2,0")).toBe("2,0: lay here. Passage: up, down, left");
    expect(label("cell:0,-1")).toBe("0,-1: lay here. Passage: up, right, down");
    selection.turn();
    flushSync();
    expect(label("cell:2,0")).toBe("2,0: lay here. Passage: up, right, down");
    selection.choose(4);
    flushSync();
    expect(label("cell:1,0")).toBe("1,0: Passage: right, left. Remove it.");
  });

  it("is never mirrored and has one stop for Tab among the lit places", () => {
    document.documentElement.dir = "rtl";
    showAll();
    selection.choose(3);
    flushSync();
    expect(document.querySelector(".board")?.getAttribute("dir")).toBe("ltr");
    const stops = [...document.querySelectorAll('[role="grid"] [tabindex="0"]')];
    expect(stops.map((stop) => stop.classList.contains("lit"))).toEqual([true]);
    document.documentElement.dir = "ltr";
  });

  it("lets goals be opened when that is to be decided", () => {
    model.view = saboteur({ ...VIEW, phase: "open", legal: [{ move: "open", goal: 0 }, { move: "open", goal: 1 }] });
    showAll();
    expect(lit()).toEqual(["goal:0", "goal:1"]);
    click(at("goal:1"));
    expect(model.moves).toEqual([{ move: "open", goal: 1 }]);
  });

  it("does nothing on a screen for everybody", () => {
    show(Board, { model, selection, quiet: true });
    selection.choose(3);
    flushSync();
    expect(lit()).toEqual([]);
    expect(document.querySelectorAll("[tabindex], button")).toHaveLength(0);
  });

  it("numbers goals in the reader's digits, opened ones too, and cells as well", () => {
    speakFrom("fa");
    show(Board, { model, selection });
    const numbers = [...document.querySelectorAll('[data-picture^="goal:"] text')].map((text) => text.textContent);
    speakFrom("en");
    expect(numbers).toEqual(["۱", "۲", "۳"]);
    expect(label("cell:1,0")).toMatch(/^۱,۰/);
  });

  it("dims what is cut off from the start, opened goals too, and nothing that is face down", () => {
    show(Board, { model, selection });
    const dim = [...document.querySelectorAll(".cut")].map((each) => each.getAttribute("data-picture"));
    expect(dim).toEqual(["goal:2"]);
  });

  it("is a grid and no picture to those who hear it", () => {
    show(Board, { model, selection });
    const drawings = [...document.querySelectorAll(".board > svg")];
    expect(drawings.map((drawing) => drawing.getAttribute("role"))).toEqual(["presentation", "presentation"]);
    expect(document.querySelector("[role=grid]")?.closest("[aria-hidden=true]")).toBeNull();
  });

  it("has no numbers at its rim unless they are asked for", () => {
    show(Board, { model, selection });
    const layers = (): number => document.querySelectorAll(".board > svg:last-of-type > g").length;
    expect(layers()).toBe(1);
    document.querySelector<HTMLElement>(".numbers")?.click();
    flushSync();
    expect(document.querySelector(".numbers")?.getAttribute("aria-pressed")).toBe("true");
    expect(layers()).toBe(2);
    document.querySelector<HTMLElement>(".numbers")?.click();
  });

  it("draws one card for one move", () => {
    const view = saboteur(VIEW);
    const laid = { cell: [2, 0] as [number, number], tile: [5, true] as [number, boolean] };
    const now = shareStructure(view, { ...structuredClone(view), board: [...structuredClone(view.board), laid] });
    const before = occupiedCells(view);
    expect(occupiedCells(now).filter((place) => !before.includes(place)).map(({ key }) => key)).toEqual(["cell:2,0"]);
  });

  it("marks the last change of this round only", () => {
    const game = gameNamed("saboteur");
    const placed = { event: "placed", seat: 1, cell: [1, 0], tile: [10, true], card: null } as const;
    const started = { event: "round-started", round: 2, starter: 0 } as const;
    const event = { ...placed, cell: [1, 0] as [number, number], tile: [10, true] as [number, boolean] };
    expect(lastChange(game, [event, { event: "discarded", seat: 2, card: null, face: null }])).toEqual({ cell: [1, 0], isGone: false });
    expect(lastChange(game, [event, started])).toBeNull();
    expect(lastChange(game, [event, { ...event, event: "collapsed" }])).toEqual({ cell: [1, 0], isGone: true });
  });
});

describe("with the keyboard alone", () => {
  it("a card is chosen, turned, laid", async () => {
    showAll();
    at("hand:3").focus();
    click(at("hand:3"));
    await settled();
    expect(document.activeElement).toBe(at("cell:2,0"));
    press(at("cell:2,0"), "ArrowLeft");
    await settled();
    expect(document.activeElement).toBe(at("cell:0,-1"));
    press(at("cell:0,-1"), "ArrowRight");
    press(at("cell:2,0"), "KeyR");
    await settled();
    press(at("cell:2,0"), "Enter");
    expect(model.moves).toEqual([{ move: "place", card: 3, cell: [2, 0], turned: false }]);
    expect(selection.card).toBeNull();
    await settled();
    expect(document.activeElement).toBe(at("hand:3"));
  });

  it("Escape goes back to the card", async () => {
    showAll();
    press(document.body, "Digit1");
    await settled();
    expect(document.activeElement).toBe(at("cell:2,0"));
    press(at("cell:2,0"), "Escape");
    await settled();
    expect(selection.card).toBeNull();
    expect(document.activeElement).toBe(at("hand:3"));
  });

  it("D puts away, the second time", async () => {
    showAll();
    press(document.body, "Digit5");
    press(document.body, "KeyD");
    await settled();
    expect(model.moves).toEqual([]);
    press(document.body, "KeyD");
    expect(model.moves).toEqual([{ move: "discard", card: 7 }]);
  });
});

describe("hand and actions", () => {
  const said = (): string => plain(document.querySelector(".said")?.textContent);

  it("names the cards and dims those of no use, which can still be read about", () => {
    showAll();
    expect(label("hand:3")).toBe("Passage: up, down, left");
    expect(label("hand:7")).toBe("Broken cart (cannot be played now)");
    expect(at("hand:7").classList.contains("dim")).toBe(true);
    expect(said()).toBe("Your turn. Choose a card.");
    selection.choose(7);
    flushSync();
    expect(said()).toBe("Everybody already has a broken tool of this kind.");
    expect(button("Discard")).toBeTruthy();
    expect(button("Turn")).toBeUndefined();
  });

  it("asks once more before a card is put away, and forgets it with another card", () => {
    showAll();
    selection.choose(7);
    flushSync();
    click(button("Discard"));
    expect(model.moves).toEqual([]);
    expect(said()).toContain("ends your turn");
    selection.choose(5);
    flushSync();
    expect(said()).toBe("Lets you look under one goal in secret. Choose a goal to look at.");
    click(button("Discard"));
    click(button("Yes, get rid of it"));
    expect(model.moves).toEqual([{ move: "discard", card: 5 }]);
  });

  it("offers one button for each tool that a card could mend", () => {
    showAll();
    selection.choose(6);
    selection.aimAt({ seat: 1 });
    flushSync();
    expect(said()).toBe("Which one?");
    click(button("Boris: lamp"));
    expect(model.moves).toEqual([{ move: "mend", card: 6, seat: 1, tool: "lamp" }]);
  });

  it("lets a card be turned only if it fits in several ways", () => {
    showAll();
    selection.choose(3);
    flushSync();
    click(button("Turn"));
    expect(selection.quarters).toBe(2);
    expect(label("hand:3")).toBe("Passage: up, right, down");
  });

  it("passes in the game that has passing", () => {
    model.view = gobblings({ to_act: 0, legal: [{ move: "pass" }], goals: [], board: [] });
    model.table = tableOf(["Anna"], { game: "gobblings" });
    showAll();
    click(button("Pass"));
    expect(model.moves).toEqual([{ move: "pass" }]);
  });

  it("tells who is at turn, who decides, and that the game is paused", () => {
    model.view = saboteur({ ...VIEW, to_act: 1, legal: [] });
    showAll();
    expect(said()).toBe("It is Boris’s turn.");
    model.view = saboteur({ ...VIEW, to_act: 2, phase: "draft", legal: [] });
    flushSync();
    expect(said()).toBe("Cyrus has something to decide.");
    model.table = tableOf(["Anna"], { paused: true });
    flushSync();
    expect(said()).toBe("The host has paused the game.");
  });

  it("shows a watcher no hand", () => {
    model.seat = null;
    showAll();
    expect(document.querySelector(".hand")).toBeNull();
    expect(document.querySelectorAll(".buttons button")).toHaveLength(0);
  });

  it("puts a drawn card where the played one was", () => {
    showAll();
    const hand = VIEW.hand ?? [];
    model.view = saboteur({ ...VIEW, hand: [...hand.slice(1), { card: 20, face: { card: "map" } }] });
    flushSync();
    const order = [...document.querySelectorAll(".card")].map((card) => card.getAttribute("data-anchor"));
    expect(order).toEqual(["hand:20", "hand:4", "hand:5", "hand:6", "hand:7"]);
  });
});
