// Round facts: claims about goals and seats, peeks, last moves, and what was true in the end.
import { describe, expect, it } from "vitest";

import { FACES, TONES } from "../../src/art/faces/faceIds";
import { dwarfs } from "../../src/art/faces/dwarfs";
import { gnomes } from "../../src/art/faces/gnomes";
import { TALL } from "../../src/art/sizes";
import { boxOf } from "../../src/table-ui/board/geometry";
import { pinBoxes } from "../../src/table-ui/board/claimPinLayout";
import { gameNamed } from "../../src/games";
import type { AnyEvent } from "../../src/games/anyGame";
import { faceOf } from "../../src/model/seatAvatars";
import { type Entry, chatIn, mergeLog } from "../../src/model/welcomeHistory";
import { goalFacts, lastMoves, opinionsOf, checkClaims } from "../../src/model/roundFacts";
import type { Chatted, Claim, Claimed, Welcome } from "../../src/wire/table";
import { saboteur as viewOf, seat, table } from "../support/threePlayers";

const begun = (round: number): AnyEvent => ({ event: "round-started", round, starter: 0 });
const peeked = (by: number, goal: number): AnyEvent => ({ event: "peeked", seat: by, goal, found: null, card: null });
const claimed = (by: number, claim: Claim): Claimed => ({ change: "claimed", seat: by, claim });
const looked = (by: number, goal: number, found: string): Claimed => claimed(by, { claim: "looked", goal, found });
const line = (by: number, text: string): Chatted => ({ change: "chatted", seat: by, text });
const saboteur = gameNamed("saboteur");
const gobblings = gameNamed("gobblings");

function heard(entries: readonly Entry[], talk: Welcome["talk"]): readonly Entry[] {
  const welcome = { heard: entries, stood_in: [], talk } as unknown as Welcome;
  const log = entries.filter((entry): entry is AnyEvent => "event" in entry);
  return mergeLog(log, chatIn(welcome));
}

describe("a welcome", () => {
  it("puts claims where they were made", () => {
    const all = [begun(1), looked(1, 0, "stone"), peeked(2, 0), begun(2), looked(1, 0, "stone")];
    expect(heard(all, [looked(1, 0, "stone"), looked(1, 0, "stone")])).toEqual(all);
  });

  it("leaves a line of chat with the line it followed, and what was said before the game at its beginning", () => {
    const claim = looked(1, 0, "stone");
    const story = heard([begun(1), claim, peeked(2, 0)], [line(0, "Hi"), claim, line(2, "Really?")]);
    expect(story).toEqual([line(0, "Hi"), begun(1), claim, line(2, "Really?"), peeked(2, 0)]);
  });

  it("knows claims of an earlier game and of the time after this one", () => {
    const played = claimed(0, { claim: "well-played" });
    const story = heard([begun(1), peeked(1, 1)], [looked(2, 2, "treasure"), played]);
    expect(story).toEqual([looked(2, 2, "treasure"), played, begun(1), peeked(1, 1)]);
    const own = looked(1, 1, "stone");
    expect(heard([begun(1), own, peeked(1, 1)], [own, played])).toEqual([begun(1), own, peeked(1, 1), played]);
  });
});

describe("goals", () => {
  it("keep the newest claim of each seat, this round's only, and who looked", () => {
    const story = [begun(1), looked(1, 1, "stone"), begun(2), peeked(2, 1), looked(1, 1, "stone"), looked(2, 1, "stone"), looked(1, 1, "treasure")];
    const [first, second] = goalFacts(story, 3);
    expect(first).toEqual({ pins: [], looked: [], disputed: false });
    expect(second).toEqual({ pins: [{ seat: 1, found: "treasure" }, { seat: 2, found: "stone" }], looked: [2], disputed: true });
    expect(goalFacts([...story, begun(3)], 3)[1]?.pins).toEqual([]);
  });

  it("know no dispute where all agree, and no goal that is not there", () => {
    expect(goalFacts([begun(1), looked(1, 0, "stone"), looked(2, 0, "stone"), looked(2, 7, "stone")], 3)[0]?.disputed).toBe(false);
  });
});

describe("pins", () => {
  it("lie beyond their goal, and beyond what was dug there", () => {
    const dug = [0, 9, 10].map((column) => ({ cell: [column, 0] as [number, number], tile: [15, true] as [number, boolean] }));
    const [first, second] = pinBoxes(viewOf({ board: dug }), TALL, new Set(["9,-2"]));
    expect(first?.pins.x).toBeGreaterThanOrEqual(boxOf([9, -2], TALL).x);
    expect(first?.pins.x).toBeLessThan(boxOf([10, -2], TALL).x);
    expect([first?.isLit, second?.isLit]).toEqual([true, false]);
    expect(second?.pins.x).toBeGreaterThanOrEqual(boxOf([11, 0], TALL).x);
  });
});

describe("seats", () => {
  it("are trusted or not, as was said last", () => {
    const story = [begun(1), claimed(0, { claim: "trust", seat: 2 }), claimed(1, { claim: "suspect", seat: 2 }), claimed(0, { claim: "suspect", seat: 2 })];
    expect(opinionsOf(story, 2)).toEqual([{ seat: 0, trusts: false }, { seat: 1, trusts: false }]);
    expect(opinionsOf([...story, begun(2)], 2)).toEqual([]);
  });

  it("have done something last, the newest at the end", () => {
    const story = [begun(1), peeked(1, 0), peeked(2, 1), peeked(1, 2)];
    expect(lastMoves(saboteur, story).map(({ seat: by, sign }) => [by, sign])).toEqual([[2, "eye"], [1, "eye"]]);
    expect(lastMoves(saboteur, [...story, begun(2)])).toEqual([]);
  });
});

describe("at the end of a round", () => {
  const ended: AnyEvent = { event: "round-ended", round: 2, found: true, roles: ["digger", "saboteur", "digger"], goals: ["stone-a", "treasure", "stone-b"] };
  const worth = (entries: readonly Entry[]): unknown[] =>
    checkClaims(saboteur, entries).map(({ claimed: { seat: by }, isTrue, looked: did }) => [by, isTrue, did]);

  it("it is told who lied, and who never looked", () => {
    const story = [
      begun(1), looked(0, 0, "treasure"), begun(2), looked(2, 0, "stone"), peeked(2, 0), peeked(1, 1),
      looked(1, 1, "stone"), looked(0, 1, "treasure"), claimed(1, { claim: "honest" }), claimed(0, { claim: "suspect", seat: 1 }),
      claimed(2, { claim: "sorry" }), looked(1, 1, "stone"), ended,
    ];
    expect(worth(story)).toEqual([[2, true, false], [1, false, true], [0, true, false], [1, false, null], [0, true, null]]);
  });

  it("nothing of the next round is mixed in, and before the end nothing is told", () => {
    expect(worth([begun(2), looked(0, 1, "stone")])).toEqual([]);
    expect(worth([begun(2), looked(0, 1, "stone"), ended, begun(3), looked(1, 0, "stone")])).toEqual([[0, false, false]]);
  });

  it("where roles are exchanged only goals are true or false", () => {
    const over: AnyEvent = { event: "round-ended", round: 1, outcome: "gold", ending: "goal", opener: 0, roles: [], goals: ["gold", "dragon", "dynamite"] };
    const story = [begun(1), looked(0, 1, "dragon"), claimed(0, { claim: "honest" }), claimed(0, { claim: "trust", seat: 1 }), over];
    expect(checkClaims(gobblings, story).map(({ isTrue }) => isTrue)).toEqual([true]);
  });
});

describe("faces", () => {
  it("are drawn for both folks, with few shapes", () => {
    for (const faces of [dwarfs, gnomes]) {
      expect(Object.keys(faces)).toEqual([...FACES]);
      for (const face of FACES) expect(faces[face].length).toBeLessThanOrEqual(15);
    }
    expect(new Set(Object.values(TONES).map(({ ring }) => ring)).size).toBe(FACES.length);
  });

  it("are nobody's twice, whether given or not", () => {
    const seats = ["brim", null, "helm", null, null].map((face, number) => ({ ...seat(`P${number}`), face: face as "brim" | "helm" | null }));
    const faces = seats.map((_, number) => faceOf(table({ seats }), number));
    expect(faces).toEqual(["brim", "scarf", "helm", "peak", "braids"]);
    expect(FACES.map((_, number) => faceOf(null, number))).toEqual([...FACES]);
  });
});
