// My games: stored games, import and export, statistics.
import { beforeEach, describe, expect, it } from "vitest";

import { parseGames, storedGames, type StoredSummary, rememberGame, importGames } from "../../src/platform/storage/finishedGames";
import { saveSetting } from "../../src/platform/storage/settings";
import { editionsIn, figuresOf, filtered } from "../../src/features/my-games/gameStatistics";

function mine(more: Partial<StoredSummary> = {}): StoredSummary {
  return { when: 1000, edition: "saboteur-en", extends: "saboteur-en", names: ["Bilal"], score: 4, won: true, rounds: [], ...more };
}

const DUG = { side: "digger", won: true, unmasked: false, believed: 0 };
const HID = { side: "saboteur", won: false, unmasked: true, believed: 7 };

describe("the games of a device", () => {
  beforeEach(() => saveSetting("games", "[]"));

  it("keeps what it knew of a game when its key is told again", () => {
    rememberGame({ id: "a", plain: "b", key: "k", told: mine() });
    rememberGame({ id: "a", plain: "b", key: "k" });
    expect(storedGames()).toEqual([{ id: "a", plain: "b", key: "k", told: mine() }]);
  });

  it("takes over what is new, in order of time, and counts it", () => {
    rememberGame({ id: "old", plain: "p", key: "k", told: mine({ when: 10 }) });
    const came = [
      { id: "old", plain: "p", key: "other" },
      { id: "new", plain: "q", key: "k", told: mine({ when: 20 }) },
    ];
    expect(importGames(came)).toBe(1);
    expect(storedGames().map(({ id, key }) => [id, key])).toEqual([["new", "k"], ["old", "k"]]);
  });

  it("believes nothing that makes no sense", () => {
    expect(parseGames("nonsense")).toBeNull();
    expect(parseGames('{"id": "a"}')).toBeNull();
    expect(parseGames('[{"id": "a"}, 3, {"id": "a", "plain": "b", "key": "c", "told": {"rounds": "many"}}]')).toEqual([{ id: "a", plain: "b", key: "c" }]);
  });
});

describe("figures", () => {
  it("count rounds by side, lies and unmaskings", () => {
    const figures = figuresOf([mine({ rounds: [DUG, HID] }), mine({ won: false, rounds: [DUG, { ...HID, believed: 3 }] })]);
    expect(figures).toEqual({
      games: 2,
      won: 1,
      sides: [{ side: "digger", rounds: 2, won: 2 }, { side: "saboteur", rounds: 2, won: 0 }],
      unmasked: 2,
      lie: 7,
    });
    expect(figuresOf([])).toEqual({ games: 0, won: 0, sides: [], unmasked: 0, lie: 0 });
  });

  it("follow the filters; a game nobody knows more of is in no filter", () => {
    const games = [
      { id: "1", plain: "", key: "", told: mine() },
      { id: "2", plain: "", key: "", told: mine({ edition: "gobblings", won: false }) },
      { id: "3", plain: "", key: "" },
    ];
    expect(editionsIn(games)).toEqual(["gobblings", "saboteur-en"]);
    expect(filtered(games, "", "all")).toHaveLength(3);
    expect(filtered(games, "gobblings", "all").map(({ id }) => id)).toEqual(["2"]);
    expect(filtered(games, "", "won").map(({ id }) => id)).toEqual(["1"]);
    expect(filtered(games, "", "lost").map(({ id }) => id)).toEqual(["2"]);
  });
});
