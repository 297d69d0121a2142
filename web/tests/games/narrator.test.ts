// Narrator: what only the page has to care about; tests/narrationMatchesServer.test.ts compares it with Python.
import { beforeAll, describe, expect, it } from "vitest";

import type { AnyEvent, AnyView } from "../../src/games/anyGame";
import type { PublicSeat, PublicTable } from "../../src/wire/table";
import { gameNamed } from "../../src/games";
import { toolName } from "../../src/games/saboteur/tableLabels";
import { optionText, narrate } from "../../src/games/eventNarrator";
import { roleName } from "../../src/i18n/sentenceArgs";
import { standInText, tableText, talkText } from "../../src/i18n/tableNarrator";
import { speakFrom } from "../support/messages";

beforeAll(() => speakFrom("en"));

// Only what a sentence needs of a view.
const view = { game: "saboteur", rounds: 3, hand: [], board: [], goals: [] } as unknown as AnyView;
const bare = (text: string | null): string => (text ?? "").replace(/[\u2068\u2069]/g, "");

function told(event: object, names: string[], me: number | null = null): string[] {
  return narrate(event as AnyEvent, "saboteur", { names, me, view });
}

describe("events", () => {
  const ended = { event: "game-ended", nuggets: [4, 4], winners: [0, 1] };

  it("keeps names of both directions apart, in lists too", () => {
    expect(told(ended, ["Anna", "שרה"])[0]).toContain("\u2068Anna\u2069, \u2068שרה\u2069");
  });

  it("lists from the right in a language that is read from there", () => {
    // All items are kept apart, and what is kept apart says nothing about the direction of the list.
    speakFrom("he");
    const list = told(ended, ["Anna", "שרה"])[0];
    speakFrom("en");
    expect(list).toContain("\u200f\u2068Anna\u2069, \u2068שרה\u2069");
  });

  it("calls a seat without a name by its number", () => {
    const taken = { event: "gold-taken", seat: 1, nuggets: null };
    expect(told(taken, ["Anna", ""]).map(bare)).toEqual(["Player 2 takes a gold card."]);
  });

  it("says nothing of what only a newer server knows", () => {
    expect(told({ event: "earthquake", seat: 0 }, ["Anna"])).toEqual([]);
  });

  it("says nothing before the reader has seen the game", () => {
    expect(narrate(ended as AnyEvent, "saboteur", { names: [], me: null, view: null })).toEqual([]);
  });
});

describe("names", () => {
  const [saboteur, gobblings] = [gameNamed("saboteur").words, gameNamed("gobblings").words];
  const door = { cell: [1, 0] as [number, number], tile: [10, true] as [number, boolean], kind: "door" as const, colour: "blue" as const };

  it("names cards and tiles of both games", () => {
    expect(bare(saboteur.card({ card: "mend", tools: ["pick", "lamp"] }))).toBe("Repair: pick or lamp");
    expect(bare(gobblings.card({ card: "path", tile: [5, true], kind: "key", colour: "red" }))).toBe(
      "Passage with a red key: up, down",
    );
    expect(bare(saboteur.laid({ cell: [1, 0], tile: [10, false] }))).toBe("Dead end: right, left");
    expect(bare(gobblings.laid({ ...door, shut: true }))).toBe("Blue door: right, left");
    expect(bare(gobblings.laid({ ...door, shut: false }))).toBe("Blue door, open: right, left");
    expect(bare(gobblings.laid({ ...door, tile: [15, true], kind: null, colour: null, shut: false }))).toBe("Passage: up, right, down, left");
  });

  it("names roles, tools and what lies under goals", () => {
    expect([roleName("saboteur"), roleName("king"), toolName("lamp")]).toEqual(["Saboteur", "King", "lamp"]);
    expect(saboteur.found("stone-b")).toBe(saboteur.found("stone-a"));
    expect(gobblings.found("dragon")).toBe("the Dragon");
  });

  it("offers nothing of a card that is not held any more", () => {
    expect(optionText({ move: "discard", card: 3 }, { names: ["Anna"], me: 0, view })).toBe("");
  });
});

describe("the table", () => {
  const seat = (name: string | null, bot: string | null = null): PublicSeat => ({ name, bot, ready: true, muted: false, face: null, next: null, temper: null });
  const table = { seats: [seat("Anna"), seat(null)], host: 0, stage: "lobby", paused: false, locked: false, chat: true } as unknown as PublicTable;

  it("takes the name of who left from the table before", () => {
    const before = { ...table, seats: [seat("Anna"), seat("Bilal")] };
    expect(bare(tableText({ change: "vacated", seat: 1, why: "left" }, table, 0, before))).toBe("Bilal leaves the table.");
    expect(bare(tableText({ change: "vacated", seat: 1, why: "left" }, table, 0))).toBe("Player 2 leaves the table.");
  });

  it("is silent about moves, talk and one’s own doings", () => {
    expect(tableText({ change: "moved", seat: 0, by: "bot" }, table, 0)).toBeNull();
    expect(tableText({ change: "chatted", seat: 0, text: "x" }, table, 0)).toBeNull();
    expect(tableText({ change: "sat", seat: 0 }, table, 0)).toBeNull();
    expect(tableText({ change: "switched" }, table, 0)).toBeNull();
  });

  it("tells once that a bot plays for somebody, and once that they are back", () => {
    const standIns = new Set<number>();
    const turns = (["stand-in", "stand-in", "person", "person"] as const).map((by) =>
      bare(standInText({ seat: 1, by }, ["Anna", "Bilal"], 0, standIns)),
    );
    expect(turns).toEqual(["A bot is now playing for Bilal.", "", "Bilal is playing again.", ""]);
  });

  it("shows what is written as it is written", () => {
    const text = "<b>{ $name }</b>";
    expect(bare(talkText({ change: "chatted", seat: 0, text }, ["Anna"], "saboteur"))).toBe(`Anna: ${text}`);
  });
});
