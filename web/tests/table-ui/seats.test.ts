// Seats: people, piles, the secret role.
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { Selection } from "../../src/table-ui/board/selection.svelte";
import { saveSetting } from "../../src/platform/storage/settings";
import MyRole from "../../src/table-ui/seats/MyRole.svelte";
import { reloadRoleVisibility } from "../../src/table-ui/seats/roleVisibility.svelte";
import Piles from "../../src/table-ui/seats/Piles.svelte";
import Seats from "../../src/table-ui/seats/Seats.svelte";
import { LiveTable } from "../../src/model/liveTable.svelte";
import type * as Saboteur from "../../src/wire/saboteur";
import type { PublicTable, PublicChange } from "../../src/wire/table";
import { buttons, change, found, gobblings, press, saboteur, seat, seated, show, text, type View } from "../support/threePlayers";

describe("seats", () => {
  const legal: Saboteur.Move[] = [
    { move: "break", card: 7, seat: 2 },
    { move: "mend", card: 8, seat: 1, tool: "lamp" },
    { move: "mend", card: 8, seat: 1, tool: "pick" },
    { move: "discard", card: 7 },
  ];

  function seats(view: View = saboteur({ legal }), more: Partial<PublicTable> = {}): { model: LiveTable; selection: Selection } {
    const model = seated(view, more);
    const selection = new Selection(model);
    show(Seats, { model, selection });
    return { model, selection };
  }

  const chip = (number: number): HTMLElement => found(`[data-anchor="seat:${number}"]`);

  const heard = (number: number): string => text(`[data-anchor="seat:${number}"] > .heard`);

  function tap(number: number, pointerType: string): void {
    chip(number).dispatchEvent(new PointerEvent("pointerdown", { pointerType, bubbles: true }));
    chip(number).click();
    flushSync();
  }

  /** What stands in the menu is fetched when it is asked for first. */
  async function open(number: number): Promise<void> {
    tap(number, "mouse");
    await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
    flushSync();
  }

  it("tell who plays, what is broken and how many cards there are, in words", () => {
    seats();
    expect(heard(0)).toBe("Anna, you, your turn, host, 6 cards, no gold");
    expect(heard(1)).toBe("Brokk, 5 cards, one gold card, broken: lamp");
    expect(text('[data-anchor="seat:0"]')).toContain("your turn");
  });

  it("do not show the reader's own role before all lie open", () => {
    const { model } = seats();
    expect(document.body.innerHTML).not.toMatch(/saboteur/i);
    change(model, 2, saboteur({ phase: "draft", roles: ["saboteur", "digger", "digger"], to_act: 1 }), []);
    expect(heard(0)).toContain("Saboteur");
    expect(document.querySelectorAll(".role svg")).toHaveLength(3);
  });

  it("tell what each did last in this round", () => {
    const { model } = seats();
    change(model, 2, saboteur(), [{ event: "peeked", seat: 1, goal: 1, found: null, card: null }]);
    expect(heard(1)).toContain("last: looked at goal 2");
    change(model, 3, saboteur(), [{ event: "broken", seat: 1, target: 0, tool: "lamp", card: null }]);
    expect(text('[data-anchor="seat:1"] .deed')).toBe("broke a lamp");
    change(model, 4, saboteur({ round: 2 }), [{ event: "round-started", round: 2, starter: 1 }]);
    expect(heard(1)).not.toContain("last:");
  });

  it("carry private marks, by key and by menu, that are never sent", async () => {
    const { model } = seats();
    const key = new KeyboardEvent("keydown", { code: "KeyM", bubbles: true });
    chip(1).dispatchEvent(key);
    flushSync();
    expect(heard(1)).toContain("I trust them");
    await open(1);
    press("I suspect them");
    expect(document.querySelector('[data-anchor="seat:1"] [data-mark="suspect"]')).not.toBeNull();
    press("I suspect them");
    expect(document.querySelector('[data-anchor="seat:1"] [data-mark]')).toBeNull();
    chip(0).dispatchEvent(new KeyboardEvent("keydown", { code: "KeyM", bubbles: true }));
    flushSync();
    expect(document.querySelector("[data-anchor='seat:0'] [data-mark]")).toBeNull();
    expect(model.send).not.toHaveBeenCalled();
  });

  it("show for a moment what somebody thinks of a deed", () => {
    vi.useFakeTimers();
    const { model } = seats();
    model.take({ is: "change", number: 2, what: { change: "reacted", seat: 2, to: 1, face: "gasp" }, turn: 4, table: null, events: [], view: null, difference: null });
    flushSync();
    expect(heard(2)).toContain("Gasp");
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(document.querySelector("[data-reaction]")).toBeNull();
    vi.useRealTimers();
  });

  it("keep what others said of them, in this round", () => {
    const { model } = seats();
    const said = (number: number, what: PublicChange): void => model.take({ is: "change", number, what, turn: 4, table: null, events: [], view: null, difference: null });
    said(2, { change: "claimed", seat: 1, claim: { claim: "suspect", seat: 2 } });
    said(3, { change: "claimed", seat: 0, claim: { claim: "trust", seat: 2 } });
    flushSync();
    expect([...document.querySelectorAll<HTMLElement>('[data-anchor="seat:2"] .one')].map(({ dataset }) => [dataset.by, dataset.trusts])).toEqual([["0", "true"], ["1", "false"]]);
    change(model, 4, saboteur({ round: 2 }), [{ event: "round-started", round: 2, starter: 1 }]);
    expect(document.querySelector(".one")).toBeNull();
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
    const { selection } = seats();
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
    selection.choose(7);
    flushSync();
    expect([...document.querySelectorAll(".lit")]).toEqual([chip(2)]);
  });

  it("play at a click of the mouse", () => {
    const { model, selection } = seats();
    selection.choose(7);
    tap(2, "mouse");
    expect(model.send).toHaveBeenCalledWith({ do: "move", turn: 4, move: legal[0] });
  });

  it("aim at the first touch and play at the second", () => {
    const { model, selection } = seats();
    selection.choose(7);
    tap(2, "touch");
    expect(model.send).not.toHaveBeenCalled();
    expect(selection.aim).toEqual({ seat: 2 });
    tap(2, "touch");
    expect(model.send).toHaveBeenCalledOnce();
  });

  it("only aim where several moves are possible", () => {
    const { model, selection } = seats();
    selection.choose(8);
    tap(1, "mouse");
    expect(model.send).not.toHaveBeenCalled();
    expect(selection.aim).toEqual({ seat: 1 });
  });

  it("let the host show somebody out, asking twice", async () => {
    const { model } = seats();
    await open(1);
    press("Remove");
    expect(model.send).not.toHaveBeenCalled();
    press("Really remove them?");
    expect(model.send).toHaveBeenCalledWith({ do: "kick", seat: 1 });
  });

  it("offer nothing of the kind to others", async () => {
    seats(saboteur(), { host: 2 });
    await open(1);
    expect(text('[role="dialog"]')).toContain("5 cards");
    expect(buttons('[role="dialog"] .wishes')).toHaveLength(0);
  });

  it("offer the host a bot for an open seat only between games", async () => {
    const { model } = seats(saboteur(), { stage: "over", seats: [seat("Anna"), seat(null), seat("Cyrus", { bot: "digger" })] });
    await open(1);
    press("Put a bot here");
    expect(model.send).toHaveBeenCalledWith({ do: "bot", seat: 1 });
    await open(2);
    press("Send the bot away");
    expect(model.send).toHaveBeenCalledWith({ do: "free", seat: 2 });
  });

  it("count down beside the seat whose time is running", async () => {
    const { model } = seats();
    model.take({ is: "clock", seat: 1, why: "limit", seconds: 12 });
    flushSync();
    expect(text('[data-anchor="seat:1"]')).toContain("12 s");
    expect(text('[data-anchor="seat:0"]')).not.toContain("12 s");
    await open(1);
    expect(text('[role="dialog"]')).toContain("a bot plays in 12 s");
  });

  it("tell whose turn it is while the time is running too", () => {
    const { model } = seats();
    model.take({ is: "clock", seat: 0, why: "limit", seconds: 26 });
    flushSync();
    expect(text('[data-anchor="seat:0"] .pill')).toBe("your turn 26 s");
  });

  it("count gold cards while it is played for, and nuggets at the end", () => {
    seats();
    expect(document.querySelectorAll(".card.gold")).toHaveLength(3);
    document.body.replaceChildren();
    seats(saboteur({ phase: "over", to_act: null, nuggets: [3, 7, 1], winners: [1] }), { stage: "over" });
    expect(document.querySelectorAll(".card.gold")).toHaveLength(0);
    expect(heard(1)).toContain("7 nuggets");
    expect(heard(2)).toContain("one nugget");
  });

  it("show for a moment what was just said, one bubble a seat", () => {
    vi.useFakeTimers();
    const { model } = seats();
    const bubbles = (): string[] =>
      [...document.querySelectorAll(".bubble")].map((one) => (one.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, "").trim());
    const say = (number: number, what: PublicChange): void => {
      model.take({ is: "change", number, what, turn: 4, table: null, events: [], view: null, difference: null });
      flushSync();
    };
    say(2, { change: "chatted", seat: 1, text: "Hello" });
    expect(bubbles()).toEqual(["Brokk Hello"]);
    say(3, { change: "claimed", seat: 1, claim: { claim: "suspect", seat: 2 } });
    expect(bubbles()).toEqual(["Brokk I don’t trust Cyrus."]);
    say(4, { change: "claimed", seat: 2, claim: { claim: "honest" } });
    expect(bubbles()).toHaveLength(2);
    vi.advanceTimersByTime(6000);
    flushSync();
    expect(bubbles()).toEqual([]);
    vi.useRealTimers();
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
  beforeEach(() => {
    localStorage.clear();
    saveSetting("role", "");
    reloadRoleVisibility();
  });

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
    press("Got it");
    expect(document.querySelector("dialog")).toBeNull();
    const button = found(".mine .hold");
    send(button, new KeyboardEvent("keydown", { key: " " }));
    expect(text()).toContain("You are a GOBLIN. Your role: Greedyguts.");
    expect(text()).toContain("You steal a point");
    expect(text()).toContain("You know Cyrus’s role: King (Gnome).");
    expect(text()).toContain("You know that goal 2 hides the Gold.");
    send(button, new FocusEvent("blur"));
    expect(text()).not.toMatch(SECRET);
  });

  it("can be switched on by those who cannot hold", () => {
    show(MyRole, { model: seated(saboteur()) });
    press("Show the card");
    expect(text("dialog")).toContain("You are a SABOTEUR");
    press("Hide the card");
    expect(text()).not.toMatch(SECRET);
  });

  it("is announced again in the next round, not with every move", () => {
    const model = seated(saboteur());
    show(MyRole, { model });
    press("Got it");
    change(model, 2, saboteur({ deck_size: 19 }), []);
    expect(document.querySelector("dialog")).toBeNull();
    change(model, 3, saboteur({ round: 2 }), [{ event: "round-started", round: 2, starter: 1 }]);
    expect(text("dialog h2")).toBe("Your role in this round");
  });

  it("is announced after an exchange", () => {
    const model = seated(gobblings());
    show(MyRole, { model });
    press("Got it");
    change(model, 2, gobblings({ roles: ["king", null, null] }), [
      { event: "swapped", seat: 2, target: 0, gave: "king", got: "greedy", card: null },
    ]);
    expect(text("dialog h2")).toBe("You have a new role now");
  });

  it("lies open where there are only bots, until somebody wants it hidden", () => {
    const bots = [seat("Anna"), seat("Brokk", { bot: "digger" }), seat("Cyrus", { bot: "digger" })];
    show(MyRole, { model: seated(saboteur(), { seats: bots }) });
    expect(text("dialog")).toContain("You are a SABOTEUR");
    press("Got it");
    expect(text(".mine")).toContain("Saboteur");
    found(".mine .hold").click();
    flushSync();
    press("Others can see this screen: hide it");
    expect(text()).not.toMatch(SECRET);
    press("Always show it on this device");
    expect(text("dialog")).toContain("You are a SABOTEUR");
  });

  it("is nobody's for a watcher", () => {
    show(MyRole, { model: seated(saboteur({ seat: null, roles: [null, null, null] })) });
    expect(text()).toBe("");
  });
});
