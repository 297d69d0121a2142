// Card help: effects and rule numbers, confirmations before a slip, editions side by side.
import { beforeEach, describe, expect, it, test } from "vitest";

import { Selection } from "../../src/table-ui/board/selection.svelte";
import { chaptersOf } from "../../src/games/cardBookChapters";
import { gameNamed } from "../../src/games";
import type { AnyFace, AnyMove, GameName } from "../../src/games/anyGame";
import { chosenEditions, comparisonFor, differingRows } from "../../src/features/rules/comparison";
import { parseParagraphs, ruleInHash, rulesCited, sentenceOf, sentencesOf } from "../../src/shell/ruleTextParser";
import type { TileKind } from "../../src/wire/gobblings";
import type { Move } from "../../src/wire/saboteur";
import type { EditionComparison } from "../../src/wire/table";
import { FakeTable, saboteur, tableOf } from "../support/fakeTable";
import { speakFrom } from "../support/messages";
import book from "../../../src/foolsgold/locales/ftl/en/screens/card-book.ftl?raw";
import gobblingsSheet from "../../../src/foolsgold/locales/ftl/en/server/sheet-gobblings.ftl?raw";
import saboteurSheet from "../../../src/foolsgold/locales/ftl/en/server/sheet.ftl?raw";

speakFrom("en", book);

const KINDS: TileKind[] = ["passage", "bomb", "lantern", "ale", "key", "door", "rubble"];
const FACES: Record<GameName, AnyFace[]> = {
  saboteur: [
    { card: "path", tile: [15, true] },
    { card: "path", tile: [15, false] },
    { card: "map" },
    { card: "rockfall" },
    { card: "break", tool: "cart" },
    { card: "mend", tools: ["cart"] },
    { card: "mend", tools: ["cart", "lamp"] },
  ],
  gobblings: [
    ...KINDS.map((kind): AnyFace => ({ card: "path", tile: [15, true], kind, colour: null })),
    { card: "map" },
    { card: "explosion" },
    { card: "potion" },
  ],
};
const SHEETS: Record<GameName, string> = { saboteur: saboteurSheet, gobblings: gobblingsSheet };

function sheetOf(name: GameName): string[] {
  return SHEETS[name].split("\n").flatMap((line) => rulesCited(sentenceOf(line).numbers));
}

describe.each(["saboteur", "gobblings"] as const)("%s", (name) => {
  const { help } = gameNamed(name);
  const told = sheetOf(name);

  it("says of every card what it does, and no two alike", () => {
    const said = FACES[name].map((face) => help.effect(face));
    expect(said.every((text) => /^[A-Z].+\.$/.test(text))).toBe(true);
    expect(new Set(said).size).toBe(said.length);
  });

  it.each(FACES[name])("names rules of %j that stand on the sheet", (face) => {
    expect(help.rules(face).length).toBeGreaterThan(0);
    for (const rule of help.rules(face)) expect(told).toContain(rule);
  });
});

const LEGAL: Move[] = [
  { move: "break", card: 1, seat: 0 },
  { move: "break", card: 1, seat: 1 },
  { move: "peek", card: 2, goal: 0 },
  { move: "peek", card: 2, goal: 1 },
];

class Played extends FakeTable {
  readonly moves: AnyMove[] = [];
  override play(move?: AnyMove): void {
    if (move) this.moves.push(move);
  }
}

describe("what may be a slip", () => {
  let model: Played;
  let selection: Selection;
  beforeEach(() => {
    model = new Played();
    model.seat = 0;
    model.table = tableOf(["Anna", "Boris", "Cyrus"]);
    const goals = saboteur({}).goals.map((goal, place) => ({ ...goal, tile: null, opened: false, face: place === 1 ? ("stone-a" as const) : null }));
    model.view = saboteur({ to_act: 0, legal: LEGAL, goals });
    selection = new Selection(model);
  });

  it.each([
    [1, 0, "This would break your own tool. Is that what you want?"],
    [2, 3, "You know that goal 2 is a stone. Look there again?"],
  ])("is asked about before it is played (card %i)", (card, place, question) => {
    const move = LEGAL[place] ?? null;
    selection.choose(card);
    selection.play(move);
    expect(model.moves).toEqual([]);
    expect(selection.doubt?.replaceAll(/\p{Cf}/gu, "")).toBe(question);
    selection.play(selection.doubted, true);
    expect(model.moves).toEqual([move]);
    expect(selection.doubt).toBeNull();
  });

  it.each([
    [1, 1],
    [2, 2],
  ])("is not anything else (card %i)", (card, place) => {
    selection.choose(card);
    selection.play(LEGAL[place] ?? null);
    expect(model.moves).toEqual([LEGAL[place]]);
  });

  it("is forgotten with another card, and with another position", () => {
    selection.choose(1);
    selection.play(LEGAL[0] ?? null);
    selection.choose(2);
    expect(selection.doubt).toBeNull();
    selection.choose(1);
    selection.play(LEGAL[0] ?? null);
    expect(selection.doubt).not.toBeNull();
    model.view = saboteur({ to_act: 0, legal: LEGAL.map((move) => ({ ...move })) });
    expect(selection.doubt).toBeNull();
  });
});

test.each([
  ["It fits. [R39–R41]", "It fits.", ["R39", "R40", "R41"]],
  ["It fits. [R36, R38]", "It fits.", ["R36", "R38"]],
  ["It ends. [R77, 0.9]", "It ends.", ["R77", "0.9"]],
  ["\u200fجور است. \u200e[R39–R41]\u200e", "\u200fجور است. \u200e\u200e", ["R39", "R40", "R41"]],
  ["Numbers [such as these] point there.", "Numbers [such as these] point there.", []],
  ["See [the page]", "See [the page]", []],
])("the rules of %j", (text, rest, rules) => {
  const sentence = sentenceOf(text);
  expect(rulesCited(sentence.numbers)).toEqual(rules);
  expect(sentence.text.trim()).toBe(rest);
});

test("sentences of a paragraph have rules of their own", () => {
  expect(sentencesOf("As many as players. [R80] But never more than nine. [R81]")).toEqual([
    { text: "As many as players.", numbers: ["R80"] },
    { text: "But never more than nine.", numbers: ["R81"] },
  ]);
  expect(sentencesOf("\u200fא. \u200e[R80]\u200e ב. \u200e[R81]\u200e").map(({ numbers }) => numbers)).toEqual([["R80"], ["R81"]]);
  expect(sentencesOf("It ends. [R77] And so on.")).toEqual([
    { text: "It ends.", numbers: ["R77"] },
    { text: "And so on.", numbers: [] },
  ]);
  const legend = "Numbers in brackets: [R…] and [S…] are rows; [0.…] is a decision.";
  expect(sentencesOf(legend)).toEqual([{ text: legend, numbers: [] }]);
});

test("lines of a list have rules of their own", () => {
  const [part] = parseParagraphs(["- one [R1]\n- two [R2]"]);
  expect(part).toEqual({ kind: "list", items: [{ text: "one", numbers: ["R1"] }, { text: "two", numbers: ["R2"] }] });
});

test.each([
  ["#R47", "R47"],
  ["#0.9", "0.9"],
  ["#part-2", null],
  ["", null],
])("the address %j asks for rule %j", (hash, rule) => expect(ruleInHash(hash)).toBe(rule));

const COMPARED: EditionComparison = {
  game: "saboteur",
  editions: ["a", "b", "c"].map((id) => ({ id, title: id.toUpperCase() })),
  rows: [
    { head: "same", rules: "R1", values: ["x", "x", "x"] },
    { head: "first", rules: "R2, S3", values: ["x", "y", "y"] },
    { head: "last", rules: "R4", values: ["x", "x", "y"] },
  ],
};

test("editions side by side: only what differs between the chosen", () => {
  expect(differingRows(COMPARED, ["a", "b"])).toEqual([{ head: "first", rules: ["R2", "S3"], values: ["x", "y"] }]);
  expect(differingRows(COMPARED, ["c", "b"]).map(({ head }) => head)).toEqual(["last"]);
  expect(differingRows(COMPARED, ["a"])).toEqual([]);
});

test("who asks for one edition gets a second, of the same game", () => {
  expect(chosenEditions(COMPARED, ["c"], ["b", "a"])).toEqual(["b", "c"]);
  expect(chosenEditions(COMPARED, ["c", "nonsense", "a"], ["b"])).toEqual(["a", "c"]);
  expect(chosenEditions(COMPARED, [], ["nonsense"])).toEqual(["a", "b"]);
  const other = { ...COMPARED, game: "gobblings", editions: [{ id: "g", title: "G" }] };
  expect(comparisonFor([COMPARED, other], ["g"])).toBe(other);
  expect(comparisonFor([COMPARED, other], [])).toBe(COMPARED);
});

test("a picture book has a chapter for each kind, and leaves out what it does not know", () => {
  const game = gameNamed("saboteur");
  const card = (pile: string, face: unknown, count = 1) => ({ pile, face, count });
  const chapters = chaptersOf(game, [
    card("deck", { card: "path", tile: [15, true] }, 5),
    card("deck", { card: "map" }, 6),
    card("deck", { card: "path", tile: [5, true] }, 0),
    card("gold", 2, 8),
    card("hats", "top hat"),
  ]);
  expect(chapters.map(({ head, entries }) => [head, entries.map(({ count }) => count)])).toEqual([
    ["Passages", [5]],
    ["Action cards", [6]],
    ["Gold", [8]],
  ]);
});
