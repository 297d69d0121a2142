// Solo games: hints only for those who play alone with bots, and only if they want them.
import { expect, test } from "vitest";

import { hintsOn, setHints } from "../../src/platform/storage/hintSetting.svelte";
import { readSetting } from "../../src/platform/storage/settings";
import { isAlone } from "../../src/model/hintEligibility";
import { seat, table } from "../support/threePlayers";

const BOT = { bot: "thinker" };

test("somebody with bots is alone; with people, with an open seat or with somebody who waits they are not", () => {
  const bots = [seat("Anna"), seat("Brokk", BOT), seat("Durin", BOT)];
  expect(isAlone({ seat: 0, table: table({ seats: bots }) })).toBe(true);
  expect(isAlone({ seat: null, table: table({ seats: bots }) })).toBe(false);
  expect(isAlone({ seat: 0, table: null })).toBe(false);
  for (const other of [seat("Bilal"), seat(null), seat("Durin", { ...BOT, next: "Bilal" })]) {
    expect(isAlone({ seat: 0, table: table({ seats: [...bots.slice(0, 2), other] }) })).toBe(false);
  }
});

test("hints are off until they are wished for, and remembered then", () => {
  expect(hintsOn()).toBe(false);
  setHints(true);
  expect(hintsOn()).toBe(true);
  expect(readSetting("hints")).toBe("on");
});
