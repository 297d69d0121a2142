// A table with three players, as after a welcome: for the tests of seats, talk and dialogs.
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";

import { activeDialogs } from "../../src/table-ui/dialogs/activeDialog.svelte";
import { LiveTable } from "../../src/model/liveTable.svelte";
import { makeBundle, setMessagesForTest } from "../../src/i18n/messages.svelte";
import type * as Gobblings from "../../src/wire/gobblings";
import type * as Saboteur from "../../src/wire/saboteur";
import type { PublicSeat, PublicTable, Welcome } from "../../src/wire/table";

export const NAMES = ["Anna", "Brokk", "Cyrus"];
const FILES = ["app", "saboteur", "gobblings", "table", "people", "hall", "faces", "stage", "home", "play", "announce"];

export function seat(name: string | null, more: Partial<PublicSeat> = {}): PublicSeat {
  return { name, bot: null, ready: true, muted: false, face: null, next: null, temper: null, ...more };
}

export function table(more: Partial<PublicTable> = {}): PublicTable {
  return {
    code: "BCD234",
    game: "saboteur",
    edition: "saboteur-en",
    extends: "saboteur-en",
    changes: [],
    options: [],
    lang: "en",
    seats: NAMES.map((name) => seat(name)),
    host: 0,
    stage: "playing",
    games: 1,
    locked: false,
    chat: true,
    bot_talk: true,
    paused: false,
    turn_seconds: null,
    pace: "normal",
    level: null,
    summary: null,
    listed: false,
    asked: null,
    seal: null,
    ...more,
  };
}

export function saboteur(more: Partial<Saboteur.View> = {}): Saboteur.View {
  return {
    game: "saboteur",
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
    remembered: [],
    broken: [[], ["lamp"], []],
    board: [{ cell: [0, 0], tile: [15, true] }],
    goals: [0, 1, 2].map((goal) => ({ cell: [8, 2 * goal - 2], opened: false, face: null, tile: null })),
    reached_by: [null, null, null],
    turning: null,
    joining: "tunnel",
    passes: 0,
    last_turn: null,
    last_path: null,
    last_cell: null,
    gold: [],
    gold_counts: [0, 1, 2],
    gold_deck_size: 28,
    offer: [],
    offer_size: 0,
    picks: 0,
    nuggets: null,
    winners: [],
    past: [],
    legal: [],
    ...more,
  };
}

export function gobblings(more: Partial<Gobblings.View> = {}): Gobblings.View {
  return {
    game: "gobblings",
    edition: "gobblings-advanced",
    seats: 3,
    seat: 0,
    round: 1,
    starter: 0,
    phase: "play",
    to_act: 0,
    roles: ["greedy", null, "king"],
    traced: ["greedy", null, "king"],
    swapped: [0, 2],
    races: { gnome: 2, goblin: 1 },
    race_of: { greedy: "goblin", king: "gnome", pedant: "gnome" },
    bonuses: true,
    points: [1, 2, 3],
    points_to_win: 9,
    hand: [],
    hand_sizes: [3, 3, 3],
    shown: [null, null, null],
    numbers: 50,
    buried: [],
    deck_size: 20,
    discards: [],
    board: [{ cell: [0, 0], tile: [15, true], kind: null, colour: null, shut: false }],
    goals: [0, 1, 2].map((goal) => ({ cell: [8, 2 * goal - 2], opened: false, face: goal === 1 ? "gold" : null })),
    due: [],
    may_leave: false,
    naming: false,
    joining: "tunnel",
    rotation: 4,
    drinkers: [2],
    passed: [],
    idle: 0,
    last_played: null,
    first_out: null,
    outcome: null,
    opener: null,
    scoring: [],
    winner: null,
    past: [],
    legal: [],
    ...more,
  };
}

export type View = Saboteur.View | Gobblings.View;

/** A table as after a welcome, that sends nothing. */
export function seated(view: View | null, shownTable: Partial<PublicTable> = {}, heard: unknown[] = [], talk: Welcome["talk"] = [], stoodIn: number[] = []): LiveTable {
  const model = new LiveTable("BCD234");
  const game = view?.game ?? "saboteur";
  vi.spyOn(model, "send").mockImplementation(() => "");
  model.take({
    is: "welcome",
    protocol: 3,
    number: 1,
    seat: view?.seat ?? 0,
    table: table({ game, ...shownTable }),
    turn: 4,
    rules: {},
    view,
    heard,
    stood_in: stoodIn,
    talk,
    awaits: null,
  });
  return model;
}

export function change(model: LiveTable, number: number, view: View, events: (Saboteur.Event | Gobblings.Event)[]): void {
  model.take({ is: "change", number, what: { change: "moved", seat: 1, by: "person" }, turn: 4 + number, table: null, events, view, difference: null });
  flushSync();
}

const mounted: Record<string, unknown>[] = [];

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component, whatever it takes
export function show(component: Component<any>, props: Record<string, unknown>): void {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
}

export function found<Kind extends HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (element === null) throw new Error(`nothing is ${selector}`);
  return element;
}

export function buttons(within = "body"): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
}

/** What is read, without the marks that keep names apart. */
export function text(selector = "body"): string {
  return (document.querySelector(selector)?.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s+/g, " ").trim();
}

export function press(name: string): void {
  const button = buttons().find((one) => one.getAttribute("aria-label") === name || one.textContent?.trim() === name);
  if (!button) throw new Error(`no button ${name}`);
  button.click();
  flushSync();
}

beforeEach(() => {
  const folder = new URL("../../src/foolsgold/locales/ftl/en/", `file://${process.cwd()}/tests/`);
  setMessagesForTest("en", makeBundle("en", FILES.map((name) => readFileSync(new URL(`${name}.ftl`, folder), "utf8")), false));
});

afterEach(async () => {
  for (const one of mounted.splice(0)) await unmount(one);
  document.body.replaceChildren();
  activeDialogs.roundEnd = activeDialogs.role = false;
});
