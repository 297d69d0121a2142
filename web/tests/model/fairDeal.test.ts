// Fair deal verified on this device; the record was written by the server's own code.
import { beforeEach, describe, expect, it, vi } from "vitest";

import { FairDealParticipant } from "../../src/model/fairDeal/participant";
import { verifyDeal, commitmentOf, isSameList, shortId, newSecret, parseDeal, seedOf, type WitnessedDeal, type RevealedDeal } from "../../src/model/fairDeal/transcript";
import type { DealContribution, PublicTranscript, PublicTable } from "../../src/wire/table";
import { tableOf } from "../support/fakeTable";

const MINE = "1".repeat(64);
const YOURS = "2".repeat(64);
const SERVERS = "3".repeat(64);
const RECORD = `foolsgold record 2
edition saboteur-en
seats 3
seed 25645138983591652084807935068999483884335149654341486731578571721003177856417
deal game 1
deal server 193c0fae1fd37a73dc800ddf4f2f6b6ffd3183bfe55955d69651b28186dedd88 ${SERVERS}
deal seat 1 d16ef558d29db6682715af792ea95129b2b56b707038483bf98040c251a8f279 ${MINE}
deal seat 3 7942145722c9b36a8e6581f4cd91f7405c95c093364b306c7700b63916c77d04 ${YOURS}

end unfinished
`;
const NAME = "16af fa34 3958 9470 7f18";

function told(change: (record: string) => string = (record) => record): RevealedDeal {
  const read = parseDeal(change(RECORD));
  if (read === null) throw new Error("nothing is told");
  return read;
}

const known: WitnessedDeal = { secret: MINE, list: told() };

describe("the check", () => {
  it("comes to what the server's code came to", () => {
    expect(shortId(told())).toBe(NAME);
    expect(seedOf(told())).toBe(told().seed);
    expect(verifyDeal(told(), known)).toBe("checked");
  });

  it("says so if the device had no part in it", () => {
    expect(verifyDeal(told(), null)).toBe("agrees");
    expect(verifyDeal(told(), { secret: newSecret(), list: told() })).toBe("agrees");
    expect(verifyDeal(null, null)).toBe("alone");
  });

  it.each([
    ["the seed", /^seed \d/m, "seed 9"],
    ["the server's secret", SERVERS, "4".repeat(64)],
    ["a secret", YOURS, "4".repeat(64)],
    ["a secret left out", YOURS, "missing"],
    ["the game", "deal game 1", "deal game 2"],
    ["a seat", "deal seat 3", "deal seat 2"],
  ])("sees that %s is another", (_, from, to) => {
    expect(verifyDeal(told((record) => record.replace(from, to)), known)).toBe("broken");
    expect(verifyDeal(told((record) => record.replace(from, to)), null)).toBe("broken");
  });

  it("compares lists, and not their names, which are short", () => {
    const list = told();
    const other = { ...list, parts: list.parts.map((each, place) => (place ? { ...each, commitment: "0".repeat(64) } : each)) };
    expect(isSameList(list, told())).toBe(true);
    expect(isSameList(list, other)).toBe(false);
    expect(isSameList(list, { ...list, commitment: MINE })).toBe(false);
  });

  it("says so if a deal before it was opened and not played", () => {
    expect(verifyDeal(told(), { ...known, thrown: true })).toBe("thrown");
    expect(verifyDeal(told((record) => record.replace(YOURS, MINE)), { ...known, thrown: true })).toBe("broken");
  });

  it("sees that another list was shown, or none is told of", () => {
    const { parts, ...list } = told();
    expect(verifyDeal(told(), { secret: MINE, list: { ...list, parts: parts.slice(1) } })).toBe("broken");
    expect(verifyDeal(null, known)).toBe("broken");
  });
});

describe("a device", () => {
  beforeEach(() => sessionStorage.clear());

  const sent: { do: string; [key: string]: unknown }[] = [];
  function device(code = "BCD234"): FairDealParticipant {
    sent.length = 0;
    return new FairDealParticipant(code, (wish) => sent.push(wish));
  }

  function table(seal: Partial<PublicTranscript>, stage: PublicTable["stage"] = "lobby"): PublicTable {
    return tableOf(["Ann", "Bo", "Cid"], { stage, games: 0, seal: { game: 1, commitment: null, parts: [], ...seal } });
  }

  const part = (seat: number, commitment: string, more: Partial<DealContribution> = {}): DealContribution => ({ seat, commitment, secret: null, fault: null, ...more });
  const here = (devices: number[]) => ({ is: "here" as const, devices, watchers: 0 });
  const own = (at: FairDealParticipant): string => commitmentOf("player", 1, at.of(1)?.secret ?? "");

  it("commits once, and opens its secret only when the list is fixed", () => {
    const at = device();
    at.look(table({}), 0, null);
    at.look(table({}), 0, null);
    expect(sent).toEqual([{ do: "commit", game: 1, commitment: own(at) }]);
    const parts = [part(0, own(at))];
    at.look(table({ parts }), 0, null);
    expect(sent).toHaveLength(1);
    at.look(table({ parts, commitment: SERVERS }), 0, null);
    at.look(table({ parts, commitment: SERVERS }), 0, null);
    expect(sent.slice(1)).toEqual([{ do: "reveal", secret: at.of(1)?.secret }]);
    expect(at.of(1)?.list?.commitment).toBe(SERVERS);
  });

  it("does nothing for a watcher, while a game runs, or where devices have no part", () => {
    const at = device();
    at.look(table({}), null, null);
    at.look(table({}, "playing"), 0, null);
    at.look(tableOf(["Ann"], { stage: "lobby" }), 0, null);
    expect(sent).toEqual([]);
  });

  it("leaves it to another device of its seat, until that one has gone", () => {
    const at = device();
    const parts = [part(0, YOURS)];
    at.look(table({ parts }), 0, null);
    at.look(table({ parts }), 0, here([2, 1, 1]));
    at.look(table({ parts, commitment: SERVERS }), 0, here([2, 1, 1]));
    expect(sent).toEqual([]);
    at.look(table({ parts }), 0, here([1, 1, 1]));
    expect(sent.map((wish) => wish.do)).toEqual(["commit"]);
  });

  it("goes on with the same secret when the page was loaded again", () => {
    const before = device();
    before.look(table({}), 0, null);
    const parts = [part(0, own(before))];
    const after = device();
    after.look(table({ parts, commitment: SERVERS }), 0, null);
    expect(sent).toEqual([{ do: "reveal", secret: before.of(1)?.secret }]);
    expect(device("XYZ234").of(1)).toBeNull();
  });

  it("gives nothing to a server that shows a second list for the same game", () => {
    const at = device();
    at.look(table({}), 0, null);
    at.look(table({ parts: [part(1, YOURS)], commitment: MINE }), 0, null);
    at.look(table({ parts: [part(0, own(at)), part(1, YOURS)], commitment: SERVERS }), 0, null);
    expect(sent.map((wish) => wish.do)).toEqual(["commit"]);
  });

  it("notices that a deal was opened and thrown away, even if it is loaded again", () => {
    const commit = (at: FairDealParticipant, game: number): string => commitmentOf("player", game, at.of(game)?.secret ?? "");
    const deal = (at: FairDealParticipant, games: number, game: number): void => {
      at.look({ ...table({ game }), games }, 0, null);
      at.look({ ...table({ game, parts: [part(0, commit(at, game))], commitment: SERVERS }), games }, 0, null);
    };
    const at = device();
    deal(at, 0, 1);
    at.look({ ...table({ game: 1 }, "playing"), games: 1 }, 0, null);
    deal(at, 1, 2);
    expect(at.of(2)?.thrown).toBeUndefined();
    const again = device();
    deal(again, 2, 7);
    expect(again.of(7)?.thrown).toBe(true);
    again.look({ ...table({ game: 8 }, "over"), games: 7 }, 0, null);
    deal(again, 7, 8);
    expect(again.of(8)?.thrown).toBeUndefined();
  });

  it("does without a storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const at = device();
    at.look(table({}), 0, null);
    at.look(table({ parts: [part(0, own(at))], commitment: SERVERS }), 0, null);
    expect(sent.map((wish) => wish.do)).toEqual(["commit", "reveal"]);
    vi.restoreAllMocks();
  });
});
