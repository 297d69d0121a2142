// The people at the table: seats, roles, decisions, claims, the end of rounds and games.
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Chooser } from "../src/board/chooser.svelte";
import Decision from "../src/dialogs/Decision.svelte";
import GameEnd from "../src/dialogs/GameEnd.svelte";
import RoundEnd from "../src/dialogs/RoundEnd.svelte";
import { shown } from "../src/dialogs/shown.svelte";
import { gained, lastStory } from "../src/dialogs/story";
import MyRole from "../src/seats/MyRole.svelte";
import Piles from "../src/seats/Piles.svelte";
import Seats from "../src/seats/Seats.svelte";
import { LiveTable } from "../src/table/live.svelte";
import { type Chip, chips } from "../src/talk/claims";
import Log from "../src/talk/Log.svelte";
import Talk from "../src/talk/Talk.svelte";
import { bundleOf, speakWith } from "../src/words/words.svelte";
import type * as Gobblings from "../src/wire/gobblings";
import type * as Saboteur from "../src/wire/saboteur";
import type { Claim, SeatShown, TableShown } from "../src/wire/table";

const NAMES = ["Anna", "Brokk", "Cyrus"];
const FILES = ["app", "saboteur", "gobblings", "table", "people"];

function seat(name: string | null, more: Partial<SeatShown> = {}): SeatShown {
  return { name, bot: null, ready: true, muted: false, ...more };
}

function table(more: Partial<TableShown> = {}): TableShown {
  return {
    code: "BCD234",
    game: "saboteur",
    edition: "saboteur-en",
    extends: "saboteur-en",
    changes: [],
    lang: "en",
    seats: NAMES.map((name) => seat(name)),
    host: 0,
    stage: "playing",
    games: 1,
    locked: false,
    chat: true,
    paused: false,
    turn_seconds: null,
    ...more,
  };
}

function saboteur(more: Partial<Saboteur.View> = {}): Saboteur.View {
  return {
    edition: "saboteur-en",
    seats: 3,
    seat: 0,
    round: 1,
    rounds: 3,
    starter: 0,
    phase: "play",
    to_act: 0,
    roles: ["saboteur", null, null],
    role_cards: { digger: 3, saboteur: 1 },
    hand: [],
    hand_sizes: [6, 5, 6],
    deck_size: 20,
    discards: [],
    broken: [[], ["lamp"], []],
    board: [{ cell: [0, 0], tile: [15, true] }],
    goals: [0, 1, 2].map((goal) => ({ cell: [8, 2 * goal - 2], opened: false, face: null, tile: null })),
    turning: null,
    joining: "tunnel",
    passes: 0,
    gold: [],
    gold_counts: [0, 1, 2],
    gold_deck_size: 28,
    offer: [],
    offer_size: 0,
    nuggets: null,
    winners: [],
    past: [],
    earlier: [],
    legal: [],
    log: [],
    ...more,
  };
}

function gobblings(more: Partial<Gobblings.View> = {}): Gobblings.View {
  return {
    edition: "gobblings-advanced",
    seats: 3,
    seat: 0,
    round: 1,
    starter: 0,
    phase: "play",
    to_act: 0,
    roles: ["greedy", null, "king"],
    races: { gnome: 2, goblin: 1 },
    race_of: { greedy: "goblin", king: "gnome", pedant: "gnome" },
    bonuses: true,
    points: [1, 2, 3],
    points_to_win: 9,
    hand: [],
    hand_sizes: [3, 3, 3],
    deck_size: 20,
    discards: [],
    board: [{ cell: [0, 0], tile: [15, true], kind: null, colour: null, shut: false }],
    goals: [0, 1, 2].map((goal) => ({ cell: [8, 2 * goal - 2], opened: false, face: goal === 1 ? "gold" : null })),
    due: [],
    may_leave: false,
    joining: "tunnel",
    rotation: 4,
    drinkers: [2],
    passed: [],
    winner: null,
    past: [],
    earlier: [],
    legal: [],
    log: [],
    ...more,
  };
}

type View = Saboteur.View | Gobblings.View;

/** A table as after a welcome, that sends nothing. */
function seated(view: View | null, shownTable: Partial<TableShown> = {}): LiveTable {
  const model = new LiveTable("BCD234");
  const game = view && "race_of" in view ? "gobblings" : "saboteur";
  vi.spyOn(model, "send").mockImplementation(() => undefined);
  model.take({
    is: "welcome",
    protocol: 1,
    number: 1,
    seat: view?.seat ?? 0,
    table: table({ game, ...shownTable }),
    turn: 4,
    view,
    talk: [],
  });
  return model;
}

function change(model: LiveTable, number: number, view: View, events: (Saboteur.Event | Gobblings.Event)[]): void {
  model.take({ is: "change", number, what: { change: "moved", seat: 1, by: "person" }, turn: 4 + number, table: null, events, view });
  flushSync();
}

const mounted: Record<string, unknown>[] = [];

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component, whatever it takes
function show(component: Component<any>, props: Record<string, unknown>): void {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
}

function found<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (element === null) throw new Error(`nothing is ${selector}`);
  return element;
}

function buttons(within = "body"): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
}

/** What is read, without the marks that keep names apart. */
function text(selector = "body"): string {
  return (document.querySelector(selector)?.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s+/g, " ").trim();
}

function press(name: string): void {
  const button = buttons().find((one) => one.getAttribute("aria-label") === name || one.textContent?.trim() === name);
  if (!button) throw new Error(`no button ${name}`);
  button.click();
  flushSync();
}

beforeEach(() => {
  const folder = new URL("../../src/foolsgold/locales/ftl/en/", `file://${process.cwd()}/tests/`);
  speakWith("en", bundleOf("en", FILES.map((name) => readFileSync(new URL(`${name}.ftl`, folder), "utf8")), false));
});

afterEach(async () => {
  for (const one of mounted.splice(0)) await unmount(one);
  document.body.replaceChildren();
  shown.roundEnd = shown.role = false;
});

describe("seats", () => {
  const legal: Saboteur.Move[] = [
    { move: "break", card: 7, seat: 2 },
    { move: "mend", card: 8, seat: 1, tool: "lamp" },
    { move: "mend", card: 8, seat: 1, tool: "pick" },
    { move: "discard", card: 7 },
  ];

  function seats(view: View = saboteur({ legal }), more: Partial<TableShown> = {}): { model: LiveTable; chooser: Chooser } {
    const model = seated(view, more);
    const chooser = new Chooser(model);
    show(Seats, { model, chooser });
    return { model, chooser };
  }

  const chip = (number: number): HTMLElement => found(`[data-anchor="seat:${number}"]`);

  const heard = (number: number): string => text(`[data-anchor="seat:${number}"] > .heard`);

  function tap(number: number, pointerType: string): void {
    chip(number).dispatchEvent(new PointerEvent("pointerdown", { pointerType, bubbles: true }));
    chip(number).click();
    flushSync();
  }

  it("tell who plays, what is broken and how many cards there are, in words", () => {
    seats();
    expect(heard(0)).toBe("Anna, you, your turn, host, 6 cards, no gold");
    expect(heard(1)).toBe("Brokk, 5 cards, one gold card, broken: lamp");
    expect(text('[data-anchor="seat:0"]')).toContain("your turn");
  });

  it("never show the reader's own role", () => {
    seats();
    expect(document.body.innerHTML).not.toMatch(/saboteur/i);
  });

  it("show a role that the reader knows, points and ale", () => {
    seats(gobblings({ drinkers: [1] }));
    expect(heard(1)).toBe("Brokk, 3 cards, 2 of 9 points, misses a turn");
    expect(heard(2)).toBe("Cyrus, 3 cards, 3 of 9 points, King");
    expect(text('[data-anchor="seat:2"]')).toContain("King");
  });

  it("tell who is away, a bot, muted, or on two devices", () => {
    const { model } = seats(saboteur(), { seats: [seat("Anna"), seat("Brokk", { bot: "digger" }), seat("Cyrus", { muted: true })] });
    model.take({ is: "here", devices: [2, 0, 0], watchers: 0 });
    flushSync();
    expect(heard(0)).toContain("Anna is here on 2 devices.");
    expect(heard(1)).toContain("Brokk, bot, 5 cards");
    expect(heard(2)).toContain("Cyrus, away, muted");
  });

  it("light up where the chosen card can go, and only there", () => {
    const { chooser } = seats();
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
    chooser.choose(7);
    flushSync();
    expect([...document.querySelectorAll(".lit")]).toEqual([chip(2)]);
  });

  it("play at a click of the mouse", () => {
    const { model, chooser } = seats();
    chooser.choose(7);
    tap(2, "mouse");
    expect(model.send).toHaveBeenCalledWith({ do: "move", turn: 4, move: legal[0] });
  });

  it("aim at the first touch and play at the second", () => {
    const { model, chooser } = seats();
    chooser.choose(7);
    tap(2, "touch");
    expect(model.send).not.toHaveBeenCalled();
    expect(chooser.aim).toEqual({ seat: 2 });
    tap(2, "touch");
    expect(model.send).toHaveBeenCalledOnce();
  });

  it("only aim where several moves are possible", () => {
    const { model, chooser } = seats();
    chooser.choose(8);
    tap(1, "mouse");
    expect(model.send).not.toHaveBeenCalled();
    expect(chooser.aim).toEqual({ seat: 1 });
  });

  it("let the host show somebody out, asking twice", () => {
    const { model } = seats();
    tap(1, "mouse");
    press("Show out");
    expect(model.send).not.toHaveBeenCalled();
    press("Really show out?");
    expect(model.send).toHaveBeenCalledWith({ do: "kick", seat: 1 });
  });

  it("offer nothing of the kind to others", () => {
    seats(saboteur(), { host: 2 });
    tap(1, "mouse");
    expect(text('[role="dialog"]')).toContain("5 cards");
    expect(buttons('[role="dialog"]')).toHaveLength(1);
  });

  it("offer the host a bot for an open seat only between games", () => {
    const { model } = seats(saboteur(), { stage: "over", seats: [seat("Anna"), seat(null), seat("Cyrus", { bot: "digger" })] });
    tap(1, "mouse");
    press("Put a bot here");
    expect(model.send).toHaveBeenCalledWith({ do: "bot", seat: 1 });
    tap(2, "mouse");
    press("Send the bot away");
    expect(model.send).toHaveBeenCalledWith({ do: "free", seat: 2 });
  });

  it("count down beside the seat whose time is running", () => {
    const { model } = seats();
    model.take({ is: "clock", seat: 1, why: "limit", seconds: 12 });
    flushSync();
    expect(text('[data-anchor="seat:1"]')).toContain("a bot plays in 12 s");
    expect(text('[data-anchor="seat:0"]')).not.toContain("a bot plays");
  });
});

describe("piles", () => {
  it("are counted in words, and face-up discards can be looked through", () => {
    const model = seated(saboteur({ discards: [null, { card: "map" }], passes: 2 }));
    show(Piles, { model });
    expect(text()).toContain("Round 1 of 3");
    expect(text()).toContain("Draw pile: 20");
    expect(text()).toContain("2 passes in a row.");
    press("Discards: 2");
    expect(text("dialog")).toContain("Map");
  });
});

describe("the role", () => {
  const SECRET = /saboteur|digger|goblin/i;
  const hold = (): HTMLElement => found("dialog .hold");

  function send(target: HTMLElement, event: Event): void {
    target.dispatchEvent(event);
    flushSync();
  }

  it("is announced face down, and shown only while it is held", () => {
    show(MyRole, { model: seated(saboteur()) });
    expect(text("dialog h2")).toBe("Your role in this round");
    expect(text()).not.toMatch(SECRET);
    send(hold(), new PointerEvent("pointerdown", { button: 0 }));
    expect(text("dialog")).toContain("You are a SABOTEUR");
    send(hold(), new PointerEvent("pointerup"));
    expect(text()).not.toMatch(SECRET);
  });

  it("can be held by key, once the dialog is gone too", () => {
    show(MyRole, { model: seated(gobblings()) });
    press("I know it");
    expect(document.querySelector("dialog")).toBeNull();
    const button = found(".mine .hold");
    send(button, new KeyboardEvent("keydown", { key: " " }));
    expect(text()).toContain("You are a GOBLIN, the Greedy");
    expect(text()).toContain("You steal a point");
    expect(text()).toContain("You know: Cyrus is King (Gnome).");
    expect(text()).toContain("You know: under goal 2 lies the Gold.");
    send(button, new FocusEvent("blur"));
    expect(text()).not.toMatch(SECRET);
  });

  it("can be switched on by those who cannot hold", () => {
    show(MyRole, { model: seated(saboteur()) });
    found<HTMLInputElement>('[role="switch"]').click();
    flushSync();
    expect(text("dialog")).toContain("You are a SABOTEUR");
  });

  it("is announced again in the next round, not with every move", () => {
    const model = seated(saboteur());
    show(MyRole, { model });
    press("I know it");
    change(model, 2, saboteur({ deck_size: 19 }), []);
    expect(document.querySelector("dialog")).toBeNull();
    change(model, 3, saboteur({ round: 2 }), [{ event: "round-started", round: 2, starter: 1 }]);
    expect(text("dialog h2")).toBe("Your role in this round");
  });

  it("is announced after an exchange", () => {
    const model = seated(gobblings());
    show(MyRole, { model });
    press("I know it");
    change(model, 2, gobblings({ roles: ["king", null, null] }), [
      { event: "swapped", seat: 2, target: 0, gave: "king", got: "greedy", card: null },
    ]);
    expect(text("dialog h2")).toBe("You have another role now");
  });

  it("is nobody's for a watcher", () => {
    show(MyRole, { model: seated(saboteur({ seat: null, roles: [null, null, null] })) });
    expect(text()).toBe("");
  });
});

describe("decisions", () => {
  const cases: [string, View][] = [
    ["goals", saboteur({ phase: "open", legal: [{ move: "open", goal: 0 }, { move: "open", goal: 2 }] })],
    [
      "how a stone lies",
      saboteur({
        phase: "turn",
        turning: 1,
        goals: saboteur().goals.map((goal) => ({ ...goal, opened: true, face: "stone-a", tile: [3, true] })),
        legal: [
          { move: "turn", goal: 1, turned: false },
          { move: "turn", goal: 1, turned: true },
        ],
      }),
    ],
    ["gold", saboteur({ phase: "draft", offer: [1, 1, 3], offer_size: 3, legal: [{ move: "take", nuggets: 1 }, { move: "take", nuggets: 3 }] })],
    ["a goal or none", gobblings({ phase: "open", legal: [{ move: "open", goal: 1 }, { move: "leave" }] })],
    ["ale", gobblings({ phase: "serve", legal: [{ move: "serve", seat: 1 }, { move: "serve", seat: 2 }] })],
    ["theft", gobblings({ phase: "steal", legal: [{ move: "steal", seat: 1 }, { move: "steal", seat: 2 }] })],
  ];

  it.each(cases)("offer exactly what is legal: %s", (_, view) => {
    const model = seated(view);
    show(Decision, { model });
    const choices = buttons("dialog").filter((button) => button.classList.contains("choice"));
    for (const choice of choices) choice.click();
    const played = vi.mocked(model.send).mock.calls.map(([wish]) => (wish as { move: unknown }).move);
    expect(played).toEqual(view.legal);
    expect(choices.map((choice) => choice.textContent?.trim())).not.toContain("");
  });

  it("are not asked of others, nor while cards are played", () => {
    show(Decision, { model: seated(saboteur({ phase: "draft", to_act: 1 })) });
    show(Decision, { model: seated(saboteur({ legal: [{ move: "discard", card: 1 }] })) });
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("step aside for a look at the board and cannot be lost", () => {
    show(Decision, { model: seated(saboteur({ phase: "open", legal: [{ move: "open", goal: 0 }, { move: "open", goal: 2 }] })) });
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    found("dialog").dispatchEvent(escape);
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    expect(text(".bar")).toContain("Which one do you open?");
    press("Back");
    expect(document.querySelector("dialog")).not.toBeNull();
  });
});

describe("the end of a round", () => {
  const ended: Saboteur.RoundEnded = {
    event: "round-ended",
    round: 1,
    found: true,
    roles: ["digger", "saboteur", "digger"],
    goals: ["stone-a", "treasure", "stone-b"],
  };
  const offered: Saboteur.GoldOffered = { event: "gold-offered", seat: 2, count: 3, cards: null };
  const draft = saboteur({ phase: "draft", to_act: 2, roles: ended.roles });

  it("shows roles and goals, and the gold as it is taken", () => {
    const model = seated(saboteur());
    show(RoundEnd, { model });
    expect(document.querySelector("dialog")).toBeNull();
    change(model, 2, draft, [ended, offered]);
    expect(text("dialog")).toContain("the diggers win the round");
    expect(text(".roles")).toContain("Brokk Saboteur");
    expect(text(".goals")).toContain("Goal 2: the treasure");
    expect(text(".rows")).toContain("Cyrus chooses from 3 gold cards.");
    change(model, 3, draft, [
      { event: "gold-taken", seat: 2, nuggets: null },
      { event: "gold-offered", seat: 0, count: 2, cards: [1, 2] },
    ]);
    expect(text(".rows")).toBe("Cyrus takes a gold card.");
  });

  it("asks for the gold card itself, so that nothing is missed", () => {
    const model = seated(saboteur());
    show(Decision, { model });
    show(RoundEnd, { model });
    change(model, 2, saboteur({ phase: "draft", offer: [1, 2], offer_size: 2, legal: [{ move: "take", nuggets: 2 }] }), [
      ended,
      { event: "gold-offered", seat: 0, count: 2, cards: [1, 2] },
    ]);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    found(".question .choice").click();
    expect(model.send).toHaveBeenCalledWith({ do: "move", turn: 6, move: { move: "take", nuggets: 2 } });
    press("Go on");
    expect(text("dialog h2")).toBe("Which gold card do you take?");
  });

  it("stays while the next round goes on, and the new role waits", () => {
    const model = seated(saboteur());
    show(MyRole, { model });
    press("I know it");
    show(RoundEnd, { model });
    const next: Saboteur.RoundStarted = { event: "round-started", round: 2, starter: 1 };
    change(model, 2, saboteur({ round: 2 }), [ended, { event: "paid", seat: 1, due: 4, count: 2, cards: null }, next]);
    change(model, 3, saboteur({ round: 2 }), [{ event: "placed", seat: 1, cell: [1, 0], tile: [15, true], card: null }]);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    expect(text(".rows")).toBe("Brokk is paid 4 nuggets.");
    press("Go on");
    expect(text("dialog h2")).toBe("Your role in this round");
  });

  it("is rebuilt after a reload while the gold is shared, and not later", () => {
    show(RoundEnd, { model: seated({ ...draft, log: [ended, offered] }) });
    expect(text(".rows")).toContain("Cyrus chooses");
    press("Go on");
    show(RoundEnd, { model: seated(saboteur({ round: 2, earlier: [ended, offered] })) });
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("counts the points of the goblins and gnomes", () => {
    const model = seated(gobblings());
    show(RoundEnd, { model });
    change(model, 2, gobblings({ round: 2, points: [3, 2, 2] }), [
      {
        event: "round-ended",
        round: 1,
        outcome: "dragon",
        ending: "goal",
        opener: 0,
        roles: ["greedy", "pedant", "king"],
        goals: ["dragon", "gold", "dynamite"],
      },
      { event: "scored", seat: 0, change: 2, why: "dragon", role: null, total: 3 },
      { event: "scored", seat: 2, change: -1, why: "robbed", role: null, total: 2 },
    ]);
    expect(text("dialog")).toContain("The Dragon wakes");
    expect(text(".rows")).toContain("Cyrus: 1 point less, now 2. Robbed by the Greedy.");
    expect(document.querySelectorAll(".track li:first-child .full")).toHaveLength(3);
    const shares = lastStory(model.log)?.shares ?? [];
    expect([0, 1, 2].map((one) => gained(shares, one))).toEqual([2, 0, -1]);
  });

  it("closes by itself on a screen that nobody touches", () => {
    vi.useFakeTimers();
    const model = seated(saboteur({ seat: null, roles: [null, null, null] }));
    model.seat = null;
    show(RoundEnd, { model });
    change(model, 2, saboteur({ round: 2, seat: null }), [ended, { event: "round-started", round: 2, starter: 1 }]);
    expect(document.querySelector("dialog")).not.toBeNull();
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    vi.useRealTimers();
  });
});

describe("the end of the game", () => {
  const over = saboteur({ phase: "over", to_act: null, nuggets: [3, 7, 7], winners: [1, 2] });

  it("shows the standings and the ways on", () => {
    const again = vi.fn();
    const home = vi.fn();
    show(GameEnd, { model: seated(over, { stage: "over" }), again, home });
    expect(text("dialog")).toContain("The victory is shared by Brokk, Cyrus.");
    expect([...document.querySelectorAll("dialog li bdi")].map((name) => name.textContent)).toEqual(["Brokk", "Cyrus", "Anna"]);
    expect(document.querySelector("dialog a")?.getAttribute("href")).toBe("/api/tables/BCD234/record");
    press("Play again");
    press("Home");
    expect(again).toHaveBeenCalledOnce();
    expect(home).toHaveBeenCalledOnce();
  });

  it("waits until the last round has been looked at, and says for whom others wait", () => {
    shown.roundEnd = true;
    show(GameEnd, { model: seated(gobblings({ phase: "over", winner: 2 }), { stage: "over", host: 1 }), home: vi.fn() });
    expect(document.querySelector("dialog")).toBeNull();
    shown.roundEnd = false;
    flushSync();
    expect(text("dialog")).toContain("The winner is Cyrus.");
    expect(text("dialog")).toContain("Brokk can start another game.");
  });
});

describe("talk", () => {
  const leaves = (chip: Chip): Claim[] => ("then" in chip ? chip.then.flatMap(leaves) : [chip.claim]);

  it.each([
    ["saboteur", saboteur(), ["treasure", "stone"], true],
    ["gobblings", gobblings(), ["gold", "dragon", "dynamite"], false],
  ] as const)("offers every claim of %s", (game, view, finds, tools) => {
    const claims = chips(game, view, 0, NAMES).flatMap(leaves);
    const looked = claims.filter((claim) => claim.claim === "looked");
    expect(looked).toHaveLength(3 * finds.length);
    expect(new Set(looked.map((claim) => claim.found))).toEqual(new Set(finds));
    expect(claims.some((claim) => claim.claim === "mend-me")).toBe(tools);
    expect(claims.filter((claim) => claim.claim === "trust").map((claim) => claim.seat)).toEqual([1, 2]);
  });

  it("claims in a few taps", () => {
    const model = seated(saboteur());
    show(Talk, { model });
    press("I am honest");
    press("I looked at …");
    press("goal 2");
    press("a stone");
    expect(vi.mocked(model.send).mock.calls).toEqual([
      [{ do: "claim", claim: { claim: "honest" } }],
      [{ do: "claim", claim: { claim: "looked", goal: 1, found: "stone" } }],
    ]);
    expect(text(".chips")).toContain("I am honest");
  });

  it("sends lines, and says why it cannot", () => {
    const model = seated(saboteur());
    show(Talk, { model });
    const field = found<HTMLInputElement>("input");
    field.value = " Hello ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    found("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(model.send).toHaveBeenCalledWith({ do: "say", text: "Hello" });
    model.table = table({ chat: false });
    flushSync();
    expect(document.querySelector("form")).toBeNull();
    expect(text(".hindered")).toBe("The host has switched the chat off.");
    expect(document.querySelector(".chips")).not.toBeNull();
    model.table = table({ seats: [seat("Anna", { muted: true }), seat("Brokk"), seat("Cyrus")] });
    flushSync();
    expect(text(".hindered")).toBe("The host has muted you.");
    expect(document.querySelector(".chips")).toBeNull();
  });

  it("has no claims in the lobby", () => {
    show(Talk, { model: seated(null, { stage: "lobby" }) });
    expect(document.querySelector(".chips")).toBeNull();
    expect(document.querySelector("form")).not.toBeNull();
  });

  it("tells what was said", () => {
    const model = seated(saboteur());
    show(Talk, { model });
    const what = { change: "claimed", seat: 1, claim: { claim: "suspect", seat: 2 } } as const;
    model.take({ is: "change", number: 2, what, turn: 4, table: null, events: [], view: null });
    flushSync();
    expect(text(".lines")).toBe("Brokk: I do not trust Cyrus.");
  });
});

describe("the log", () => {
  const started: Saboteur.RoundStarted = { event: "round-started", round: 1, starter: 0 };
  const placed: Saboteur.Placed = { event: "placed", seat: 1, cell: [1, 0], tile: [15, true], card: null };

  it("grows without telling anything again, round by round, with what happens around the game", () => {
    const model = seated(saboteur({ log: [started, placed] }));
    show(Log, { model });
    const first = document.querySelector("li");
    expect(text("ol")).toBe("Round 1 of 3. You begin.Brokk lays a passage at 1,0.");
    change(model, 2, saboteur(), [{ ...placed, cell: [2, 0] }]);
    model.take({ is: "change", number: 3, what: { change: "muted", seat: 2, muted: true }, turn: 4, table: table(), events: [], view: null });
    change(model, 4, saboteur({ round: 2 }), [{ ...started, round: 2 }]);
    expect(document.querySelector("li")).toBe(first);
    expect(document.querySelectorAll("ol")).toHaveLength(2);
    expect([...document.querySelectorAll("li")].map((line) => line.textContent).slice(2)).toEqual([
      "Brokk lays a passage at 2,0.",
      "Cyrus is muted.",
      "Round 2 of 3. You begin.",
    ]);
  });
});
