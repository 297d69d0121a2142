// Table settings: overridden rules, custom editions, and the line of an error.
import { expect, test } from "vitest";

import { standings } from "../../src/table-ui/dialogs/game-end/ranking";
import { type TableSettings, settingsOf, withSwitch, clampSeats, errorLine, rulesOf, settingsText, switchValue } from "../../src/features/table-settings/tableSettings";
import type { EditionInfo, WireMessage, EditionSwitch, PublicTable } from "../../src/wire/table";

const ROUNDS: EditionSwitch = { id: "rounds", title: "Rounds", rules: "R99", value: "3", choices: [], low: 1, high: 20 };
const UNPAID: EditionSwitch = { id: "broken_unpaid", title: "Broken", rules: "S29", value: "false", choices: [], low: 0, high: 0 };
const EDITION: EditionInfo = {
  id: "saboteur-en",
  game: "saboteur",
  title: "Saboteur",
  seats: [3, 10],
  options: [{ id: "broken_unpaid", title: "Broken" }],
  differences: [],
  switches: [ROUNDS, UNPAID],
  bots: ["digger"],
};
const AGREED: TableSettings = { base: "saboteur-en", changes: {}, own: null, seats: 5, turnSeconds: null, pace: "normal" };

test("a rule is decided, and decided back is no change", () => {
  const once = withSwitch({}, ROUNDS, "1");
  expect(once).toEqual({ rounds: "1" });
  expect(switchValue(once, ROUNDS)).toBe("1");
  expect(switchValue(once, UNPAID)).toBe("false");
  expect(withSwitch(once, ROUNDS, "3")).toEqual({});
});

test("what the booklet leaves to the table is an option, everything else an edition of its own", () => {
  expect(rulesOf(AGREED, EDITION)).toEqual({ edition: "saboteur-en", options: [] });
  const optional = { ...AGREED, changes: { broken_unpaid: "true" } };
  expect(rulesOf(optional, EDITION)).toEqual({ edition: "saboteur-en", options: ["broken_unpaid"] });
  const house = { ...AGREED, changes: { broken_unpaid: "true", rounds: "1" } };
  expect(rulesOf(house, EDITION)).toEqual({ edition_text: 'extends = "saboteur-en"\nbroken_unpaid = true\nrounds = 1\n' });
  expect(rulesOf({ ...house, own: "mine" }, EDITION)).toEqual({ edition_text: "mine" });
});

test("what a table tells comes back as it was", () => {
  const table = { extends: "saboteur-lv", changes: ["rounds = 1", 'title = "A = B"', 'deck.mends."pick+lamp" = 0'], seats: [{}, {}, {}], turn_seconds: 60, pace: "fast" };
  const agreed = settingsOf(table as unknown as PublicTable);
  expect(agreed).toMatchObject({ base: "saboteur-lv", seats: 3, turnSeconds: 60, pace: "fast", own: null });
  expect(settingsText(agreed)).toBe('extends = "saboteur-lv"\nrounds = 1\ntitle = "A = B"\ndeck.mends."pick+lamp" = 0\n');
});

test("there are as many seats as the edition has", () => {
  expect([2, 5, 12].map((seats) => clampSeats(seats, EDITION))).toEqual([3, 5, 10]);
});

const TEXT = `extends = "saboteur-en"
rounds = 99

[deck.actions]
map = "two"

[deck.mends]
"pick+lamp" = -1

[roles]
3 = { saboteurs = 0, diggers = 1 }
`;

function wrong(key: string | WireMessage): WireMessage {
  return { id: "edition-wrong", args: { file: "", key, found: "", expected: { id: "expected-toml", args: {} } } };
}

test.each([
  ["rounds", 2],
  ["deck.actions.map", 5],
  ["deck.mends.pick+lamp", 8],
  ["deck.actions", 4],
  ["roles.3.diggers", 11],
  ["deck.actions.rockfall", 4],
  ["id", null],
])("what is wrong with %s stands in line %j", (key, line) => {
  expect(errorLine(TEXT, wrong(key))).toBe(line);
});

test("what is no TOML at all says its line itself, and other refusals none", () => {
  expect(errorLine(TEXT, wrong({ id: "file-position", args: { line: 3, column: 1 } }))).toBe(3);
  expect(errorLine(TEXT, { id: "name-taken", args: {} })).toBeNull();
});

test("the same amount is the same place", () => {
  expect(standings([2, 7, 7, 0]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 1], [0, 3], [3, 4]]);
});
