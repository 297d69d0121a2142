// Animation script: the beats of a change, and what no beat may reveal too early.
import { describe, expect, it } from "vitest";

import type { AnyEvent, AnyView } from "../../src/games/anyGame";
import { wayTo } from "../../src/games/connectivity";
import { type Beat, animationScript, type ScriptInput } from "../../src/model/animation/animationScript";
import type { Claimed } from "../../src/wire/table";
import { gobblings, saboteur } from "../support/threePlayers";

const STRAIGHT: [number, boolean] = [10, true];
const row = (length: number) => Array.from({ length }, (_, x) => ({ cell: [x, 0] as [number, number], tile: x === 0 ? ([15, true] as [number, boolean]) : STRAIGHT }));
const before = saboteur({ roles: ["digger", null, null], board: row(7), broken: [[], [], []] });
const placed: AnyEvent = { event: "placed", seat: 1, cell: [7, 0], tile: STRAIGHT, card: null };
const found: AnyEvent = { event: "goal-opened", seat: 1, goal: 1, found: "treasure" };
const stone: AnyEvent = { event: "goal-opened", seat: 1, goal: 0, found: "stone-a" };
const laid: AnyEvent = { event: "goal-laid", goal: 0, tile: [12, true] };
const ended: AnyEvent = { event: "round-ended", round: 1, found: true, roles: ["digger", "saboteur", "digger"], goals: ["stone-a", "treasure", "stone-b"] };
const lost: AnyEvent = { ...ended, found: false } as AnyEvent;
const offered: AnyEvent = { event: "gold-offered", seat: 1, count: 3, cards: null };
const paid: AnyEvent = { event: "paid", seat: 1, due: 4, count: 2, cards: null };
const started: AnyEvent = { event: "round-started", round: 2, starter: 0 };
const draft = saboteur({ phase: "draft", to_act: 1, roles: ["digger", "saboteur", "digger"], board: row(8) });

function score(events: AnyEvent[], more: Partial<ScriptInput> = {}): Beat[] {
  return animationScript({ before, after: saboteur({ board: row(8) }), events, me: 0, ended: null, claims: [], ...more });
}

function names(beats: readonly Beat[]): string {
  return beats.map(({ is, seat }) => (is === "role" ? `role${seat}` : is)).join(" ");
}

/** Everything a beat gives to screens, words and sounds, apart from the picture that turns. */
function told(beats: readonly Beat[]): string {
  return JSON.stringify(beats.map(({ view, events, light, way }) => ({ view, events, light, way })));
}

describe("a deed", () => {
  it("of another is shown, then rested after: nobody acts before", () => {
    const mine = saboteur({ board: row(8), legal: [{ move: "discard", card: 1 }] });
    const beats = score([placed, { event: "drew", seat: 1, card: null, face: null }], { after: mine });
    expect(names(beats)).toBe("deed rest");
    expect(beats[0]?.view).toMatchObject({ to_act: 1, legal: [], hand_sizes: [6, 5, 6], deck_size: 19 });
    expect(beats[0]?.view.board).toHaveLength(8);
    expect(beats[1]?.view).toBe(mine);
    const long = beats.reduce((sum, { time }) => sum + time.moves + time.holds, 0);
    expect(long).toBeGreaterThanOrEqual(900);
  });

  it("of one's own is there at once", () => {
    const after = saboteur({ board: row(8), to_act: 1 });
    const beats = score([{ ...placed, seat: 0, card: 3 } as AnyEvent], { after });
    expect(names(beats)).toBe("deed");
    expect(beats[0]?.view).toBe(after);
  });

  it("that hurts or looks takes longer", () => {
    const light = score([placed])[0]?.time;
    const heavy = score([{ event: "broken", seat: 1, target: 0, tool: "lamp", card: null }])[0];
    expect((heavy?.time.holds ?? 0) > (light?.holds ?? 0)).toBe(true);
    expect((heavy?.view as ReturnType<typeof saboteur>).broken[0]).toEqual(["lamp"]);
  });
});

describe("the end of a round", () => {
  const film = [placed, found, ended, offered];

  it("is staged: card, hush, turn, way, banner, roles, and the saboteur last", () => {
    const beats = score(film, { after: draft });
    expect(names(beats)).toBe("deed hush turn way banner masks role0 role2 masks role1 lie share rest");
    expect(beats.find(({ is }) => is === "way")?.way).toEqual([[8, 0], [7, 0], [6, 0], [5, 0], [4, 0], [3, 0], [2, 0], [1, 0], [0, 0]]);
    expect(beats.find(({ is }) => is === "banner")).toMatchObject({ seat: 1, ended });
    const long = beats.slice(0, -3).reduce((sum, { time }) => sum + time.moves + time.holds, 0);
    expect(long).toBeLessThan(9000);
  });

  it("tells no goal before it has turned, and no role before its card has", () => {
    const beats = score(film, { after: draft });
    const at = (name: string): number => beats.findIndex(({ is }) => is === name);
    expect(told(beats.slice(0, at("way")))).not.toMatch(/treasure|stone/);
    expect(told(beats.slice(0, at("way")))).not.toContain("round-ended");
    const roles = (beat: Beat | undefined) => beat?.view.roles;
    for (const beat of beats.slice(0, at("role"))) expect(roles(beat)).toEqual(["digger", null, null]);
    const [first, second, third] = beats.filter(({ is }) => is === "role");
    expect([roles(first), roles(second), roles(third)]).toEqual([
      ["digger", null, null], ["digger", null, "digger"], ["digger", "saboteur", "digger"],
    ]);
    // The log says who it was when everybody has seen it.
    expect(beats.findIndex(({ events }) => events.includes(ended))).toBe(at("lie"));
    expect(told(beats.slice(0, at("lie")))).not.toContain("round-ended");
  });

  it("never shows a moment in which somebody could act on what is only told", () => {
    for (const beat of score(film, { after: draft }).slice(0, -1)) expect(beat.view.legal).toEqual([]);
  });

  it("goes on after a stone, whatever comes of it: hush and turn give no hint", () => {
    const after = saboteur({ board: row(8) });
    const beats = score([placed, stone, laid], { after });
    expect(names(beats)).toBe("deed hush turn thud rest");
    expect(beats[3]).toMatchObject({ light: "cold", events: [stone, laid], way: [] });
    expect(beats[3]?.view.goals[0]).toMatchObject({ opened: true, face: "stone-a", tile: [12, true] });
    const climax = score(film, { after: draft });
    expect(beats.slice(0, 3).map(({ time }) => time)).toEqual(climax.slice(0, 3).map(({ time }) => time));
  });

  it("turns several goals one after the other", () => {
    const beats = score([placed, stone, laid, found, ended, offered], { after: draft });
    expect(names(beats)).toMatch(/^deed hush turn thud hush turn way banner masks/);
  });

  it("without a goal has no hush: the deck is empty and the saboteurs have won", () => {
    const discarded: AnyEvent = { event: "discarded", seat: 2, card: null, face: null };
    const beats = score([discarded, lost, paid, started], { after: saboteur({ round: 2 }) });
    expect(names(beats)).toBe("deed banner masks role0 role2 masks role1 lie share summary now");
    // The old maze, with everything open, until the summary is put away; then all that is new.
    const summary = beats.find(({ is }) => is === "summary");
    expect(summary?.view).toMatchObject({ round: 1, gold_counts: [0, 3, 2] });
    expect(summary?.view.goals.every(({ opened }) => opened)).toBe(true);
    expect(beats.at(-1)).toMatchObject({ events: [started], view: { round: 2 } });
  });

  it("is told on while gold goes round, and summed up before the next round or the game's end", () => {
    const taken: AnyEvent = { event: "gold-taken", seat: 1, nuggets: null };
    expect(names(score([taken, { ...offered, seat: 2 } as AnyEvent], { before: draft, after: draft }))).toBe("share share rest");
    const over: AnyEvent = { event: "game-ended", nuggets: [1, 2, 3], winners: [2] };
    const end = score([taken, over], { before: draft, after: saboteur({ phase: "over" }), ended: ended as ScriptInput["ended"] });
    expect(names(end)).toBe("share summary now");
    expect(end[1]?.ended).toBe(ended);
  });

  it("quotes one lie, of those who hid before any other", () => {
    const claim = (seat: number, goal: number, what: string): Claimed => ({ change: "claimed", seat, claim: { claim: "looked", goal, found: what } });
    const lieIn = (claims: Claimed[]) => score(film, { after: draft, claims }).find(({ is }) => is === "lie")?.lie;
    expect(lieIn([claim(1, 1, "stone"), claim(2, 0, "treasure")])).toEqual({ seat: 1, goal: 1, found: "stone" });
    expect(lieIn([claim(2, 0, "treasure")])).toEqual({ seat: 2, goal: 0, found: "treasure" });
    expect(lieIn([claim(1, 1, "treasure"), claim(2, 0, "stone")])).toBeNull();
  });

  it("hurries the roles where there are many", () => {
    const roles = Array.from({ length: 9 }, () => "digger" as const);
    const many = { ...ended, roles } as AnyEvent;
    const seats = saboteur({ seats: 9, roles: roles.map(() => null), hand_sizes: roles.map(() => 4), gold_counts: roles.map(() => 0), broken: roles.map(() => []) });
    const [beat] = animationScript({ before: seats, after: draft, events: [many], me: 0, ended: null, claims: [] }).filter(({ is }) => is === "role");
    expect((beat?.time.moves ?? 0) + (beat?.time.holds ?? 0)).toBe(320);
  });
});

describe("goblins and gnomes", () => {
  const lair = gobblings({
    roles: ["king", null, null],
    board: row(7).map(({ cell, tile }, x) => ({ cell, tile, kind: x === 0 ? null : "passage", colour: null, shut: false })),
    goals: [0, 1, 2].map((goal) => ({ cell: [8, 2 * goal - 2], opened: false, face: null })),
  });
  const last: AnyEvent = { event: "placed", seat: 2, cell: [7, 0], tile: STRAIGHT, kind: "passage", colour: null, card: null };
  const over = (outcome: "gold" | "dragon"): AnyEvent[] => [
    last,
    { event: "goal-opened", seat: 2, goal: 1, found: outcome },
    { event: "round-ended", round: 1, outcome, ending: "goal", opener: 2, roles: ["king", "greedy", "pedant"], goals: ["dynamite", outcome, "dragon"] },
    { event: "scored", seat: 0, change: 1, why: "gold", role: null, total: 2 },
    started,
  ];
  const tell = (events: AnyEvent[]): Beat[] =>
    animationScript({ before: lair, after: gobblings({ round: 2 }) as AnyView, events, me: 0, ended: null, claims: [] });

  it("find gold like others, and the goblins are unmasked last", () => {
    const beats = tell(over("gold"));
    expect(names(beats)).toBe("deed hush turn way banner masks role0 role2 masks role1 lie share summary now");
    expect(beats.find(({ is }) => is === "way")?.way).toHaveLength(9);
    expect((beats.find(({ is }) => is === "summary")?.view as ReturnType<typeof gobblings>).points).toEqual([2, 2, 3]);
  });

  it("wake the dragon in its own light, with no way to follow", () => {
    expect(tell(over("dragon")).find(({ is }) => is === "way")).toMatchObject({ light: "fire", way: [] });
  });

  it("go on after dynamite, which takes its bombs along", () => {
    const beats = tell([last, { event: "goal-opened", seat: 2, goal: 0, found: "dynamite" }, { event: "blown-up", cells: [[2, 0]] }]);
    expect(names(beats)).toBe("deed hush turn thud deed rest");
    expect(beats[4]?.view.board.some(({ cell }) => cell[0] === 2)).toBe(false);
  });

  it("exchange roles with all that only those two know", () => {
    const beats = tell([{ event: "swapped", seat: 1, target: 2, gave: null, got: null, card: null }]);
    expect(names(beats)).toBe("deed rest");
  });
});

describe("the way", () => {
  it("leads along joined tunnels only, not through dead ends nor shut doors", () => {
    const piece = (x: number, y: number, sides: number, joined = true, shut = false) => ({ cell: [x, y] as [number, number], tile: [sides, joined] as [number, boolean], shut });
    const detour = [piece(0, 0, 15), piece(0, 1, 3), piece(1, 1, 10), piece(2, 1, 9), piece(2, 0, 15)];
    const to = (board: ReturnType<typeof piece>[]) => wayTo(board, [2, 0], ({ shut }) => shut);
    expect(to([...detour, piece(1, 0, 10)])).toHaveLength(3);
    expect(to([...detour, piece(1, 0, 10, false)])).toHaveLength(5);
    expect(to([...detour, piece(1, 0, 10, true, true)])).toHaveLength(5);
    expect(to([...detour, piece(1, 0, 5)])).toHaveLength(5);
    expect(to([piece(0, 0, 15), piece(2, 0, 15)])).toEqual([]);
  });
});
