// Dialogs: decisions besides playing a card, and the ends of rounds and games.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import DecisionDialog from "../../src/table-ui/dialogs/DecisionDialog.svelte";
import LazyGameEnd from "../../src/table-ui/dialogs/LazyGameEnd.svelte";
import RoundEndDialog from "../../src/table-ui/dialogs/RoundEndDialog.svelte";
import { activeDialogs } from "../../src/table-ui/dialogs/activeDialog.svelte";
import { lastStory } from "../../src/table-ui/dialogs/roundSummary";
import { gained } from "../../src/games/gobblings/results";
import CinematicOverlay from "../../src/table-ui/motion/CinematicOverlay.svelte";
import MyRole from "../../src/table-ui/seats/MyRole.svelte";
import type * as Saboteur from "../../src/wire/saboteur";
import { buttons, change, found, gobblings, press, saboteur, seated, show, text, type View } from "../support/threePlayers";

describe("decisions", () => {
  const cases: [string, View][] = [
    ["goals", saboteur({ phase: "open", legal: [{ move: "open", goal: 0 }, { move: "open", goal: 2 }] })],
    [
      "how a stone lies",
      saboteur({
        phase: "turn",
        turning: 1,
        goals: saboteur().goals.map((goal) => ({ ...goal, opened: true, face: "stone-a", tile: [3, true] })),
        legal: [
          { move: "turn", goal: 1, turned: false },
          { move: "turn", goal: 1, turned: true },
        ],
      }),
    ],
    ["gold", saboteur({ phase: "draft", offer: [1, 1, 3], offer_size: 3, legal: [{ move: "take", nuggets: 1 }, { move: "take", nuggets: 3 }] })],
    ["a goal or none", gobblings({ phase: "open", legal: [{ move: "open", goal: 1 }, { move: "leave" }] })],
    ["ale", gobblings({ phase: "serve", legal: [{ move: "serve", seat: 1 }, { move: "serve", seat: 2 }] })],
    ["theft", gobblings({ phase: "steal", legal: [{ move: "steal", seat: 1 }, { move: "steal", seat: 2 }] })],
  ];

  it.each(cases)("offer exactly what is legal: %s", (_, view) => {
    const model = seated(view);
    show(DecisionDialog, { model });
    const choices = buttons("dialog").filter((button) => button.classList.contains("choice"));
    for (const choice of choices) choice.click();
    const played = vi.mocked(model.send).mock.calls.map(([wish]) => (wish as { move: unknown }).move);
    expect(played).toEqual(view.legal);
    expect(choices.map((choice) => choice.textContent?.trim())).not.toContain("");
  });

  it("are not asked of others, nor while cards are played", () => {
    show(DecisionDialog, { model: seated(saboteur({ phase: "draft", to_act: 1 })) });
    show(DecisionDialog, { model: seated(saboteur({ legal: [{ move: "discard", card: 1 }] })) });
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("step aside for a look at the board and cannot be lost", () => {
    show(DecisionDialog, { model: seated(saboteur({ phase: "open", legal: [{ move: "open", goal: 0 }, { move: "open", goal: 2 }] })) });
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    found("dialog").dispatchEvent(escape);
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    expect(text(".bar")).toContain("Which one do you turn up?");
    press("Back");
    expect(document.querySelector("dialog")).not.toBeNull();
  });
});

describe("the end of a round", () => {
  const ended: Saboteur.RoundEnded = {
    event: "round-ended",
    round: 1,
    found: true,
    roles: ["digger", "saboteur", "digger"],
    goals: ["stone-a", "treasure", "stone-b"],
  };
  const offered: Saboteur.GoldOffered = { event: "gold-offered", seat: 2, count: 3, cards: null };
  const draft = saboteur({ phase: "draft", to_act: 2, roles: ended.roles, offer_size: 3 });

  const next: Saboteur.RoundStarted = { event: "round-started", round: 2, starter: 1 };
  const paid: Saboteur.Paid = { event: "paid", seat: 1, due: 4, count: 2, cards: null };

  it("lets the gold go round above the board, then shows roles, goals and what everybody got", async () => {
    const model = seated(saboteur());
    show(CinematicOverlay, { model });
    show(RoundEndDialog, { model });
    change(model, 2, draft, [ended, offered]);
    expect(document.querySelector("dialog")).toBeNull();
    await vi.waitFor(() => expect(text(".draft .told")).toContain("Cyrus chooses from 3 gold cards."));
    expect(document.querySelectorAll(".draft .chooses .offered")).toHaveLength(3);
    change(model, 3, saboteur({ round: 2 }), [{ event: "gold-taken", seat: 2, nuggets: null }, next]);
    expect(document.querySelector(".draft")).toBeNull();
    expect(text("dialog")).toContain("the diggers win the round");
    expect(text(".roles")).toContain("Brokk Saboteur");
    expect(text(".goals")).toContain("Goal 2: the treasure");
    expect(text("dialog .rows")).toBe("Cyrus takes a gold card.");
  });

  it("asks for the gold card before there is a summary, unless there is nothing to choose", () => {
    const model = seated(saboteur());
    show(DecisionDialog, { model });
    show(RoundEndDialog, { model });
    const offer: Saboteur.GoldOffered = { event: "gold-offered", seat: 0, count: 2, cards: [1, 2] };
    const legal: Saboteur.Move[] = [{ move: "take", nuggets: 1 }, { move: "take", nuggets: 2 }];
    change(model, 2, saboteur({ phase: "draft", offer: [1, 2], offer_size: 2, legal }), [ended, offer]);
    expect(text("dialog h2")).toBe("Which gold card do you take?");
    change(model, 3, saboteur({ phase: "draft", offer: [2, 2], offer_size: 2, legal: legal.slice(1) }), [{ ...offer, cards: [2, 2] }]);
    expect(document.querySelector("dialog")).toBeNull();
    // Whoever answered at once would tell the others that there was nothing to choose.
    expect(model.send).not.toHaveBeenCalled();
  });

  it("keeps the old round in sight until it is put away, and the new role waits", () => {
    const model = seated(saboteur());
    show(MyRole, { model });
    press("Got it");
    show(RoundEndDialog, { model });
    change(model, 2, saboteur({ round: 2 }), [ended, paid, next]);
    change(model, 3, saboteur({ round: 2 }), [{ event: "placed", seat: 1, cell: [1, 0], tile: [15, true], card: null }]);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    expect(text("dialog .rows")).toBe("Brokk is paid 4 nuggets.");
    expect([model.view?.round, model.isMyTurn, model.log.at(-1)?.event]).toEqual([1, false, "paid"]);
    press("Continue");
    expect([model.view?.round, model.log.at(-1)?.event]).toEqual([2, "placed"]);
    expect(text("dialog h2")).toBe("Your role in this round");
  });

  it("steps aside for a look at the maze", () => {
    const model = seated(saboteur());
    show(RoundEndDialog, { model });
    change(model, 2, saboteur({ round: 2 }), [ended, paid, next]);
    press("Look at the board");
    expect(document.querySelector("dialog")).toBeNull();
    expect([model.view?.round, model.view?.goals[1]?.opened]).toEqual([1, true]);
    press("Back");
    expect(text("dialog h2")).toBe("Round 1 is over");
  });

  it("is there again after a reload only for whom the table waits", () => {
    const summary = { round: 1, waiting: [0] };
    show(RoundEndDialog, { model: seated(saboteur({ round: 2 }), { summary }, [ended, paid, next]) });
    expect(text("dialog .rows")).toBe("Brokk is paid 4 nuggets.");
    expect(document.querySelector("dialog .left")).toBeNull();
    press("Continue");
    show(RoundEndDialog, { model: seated(saboteur({ round: 2 }), {}, [ended, paid, next]) });
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("shows how long the table waits", () => {
    const model = seated(saboteur({ round: 2 }), { summary: { round: 1, waiting: [0] } }, [ended, paid, next]);
    show(RoundEndDialog, { model });
    model.take({ is: "clock", seat: null, why: "summary", seconds: 30 });
    flushSync();
    expect(document.querySelector("dialog footer .left")?.getAttribute("stroke-dasharray")).toMatch(/^(1|0\.9\d*) 1$/);
  });

  it("counts the points of the goblins and gnomes", () => {
    const model = seated(gobblings());
    show(RoundEndDialog, { model });
    change(model, 2, gobblings({ round: 2, points: [3, 2, 2] }), [
      {
        event: "round-ended",
        round: 1,
        outcome: "dragon",
        ending: "goal",
        opener: 0,
        roles: ["greedy", "pedant", "king"],
        goals: ["dragon", "gold", "dynamite"],
      },
      { event: "scored", seat: 0, change: 2, why: "dragon", role: null, total: 3 },
      { event: "scored", seat: 2, change: -1, why: "robbed", role: null, total: 2 },
      next,
    ]);
    expect(text("dialog")).toContain("The Dragon wakes");
    expect(text(".rows")).toContain("Cyrus: 1 point lost, now 2. Robbed by Greedyguts.");
    expect(document.querySelectorAll(".track li:first-child .full")).toHaveLength(3);
    const shares = lastStory(model.game, model.log, model.seat)?.shares ?? [];
    expect([0, 1, 2].map((one) => gained(shares, one))).toEqual([2, 0, -1]);
  });

  it("closes by itself on a screen that nobody touches", () => {
    vi.useFakeTimers();
    const model = seated(saboteur({ seat: null, roles: [null, null, null] }));
    model.seat = null;
    show(RoundEndDialog, { model });
    change(model, 2, saboteur({ round: 2, seat: null }), [ended, { event: "round-started", round: 2, starter: 1 }]);
    expect(document.querySelector("dialog")).not.toBeNull();
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    vi.useRealTimers();
  });
});

describe("the end of the game", () => {
  beforeEach(async () => {
    // The podium is fetched when it is needed, and needs nobody's answer.
    await import("../../src/table-ui/dialogs/game-end/GameEndDialog.svelte");
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("nobody answers")));
  });
  afterEach(() => vi.unstubAllGlobals());
  const over = saboteur({ phase: "over", to_act: null, nuggets: [3, 7, 7], winners: [1, 2] });

  it("shows the standings and the ways on", async () => {
    const again = vi.fn();
    const home = vi.fn();
    show(LazyGameEnd, { model: seated(over, { stage: "over" }), again, home });
    await vi.waitFor(() => expect(text("dialog")).toContain("Shared victory: Brokk, Cyrus."));
    expect([...document.querySelectorAll("dialog li bdi")].map((name) => name.textContent)).toEqual(["Brokk", "Cyrus", "Anna"]);
    expect(document.querySelector("dialog a")?.getAttribute("href")).toBe("/api/tables/BCD234/record");
    press("Play again");
    press("Home");
    expect(again).toHaveBeenCalledOnce();
    expect(home).toHaveBeenCalledOnce();
  });

  it("waits until the last round has been looked at, and says for whom others wait", async () => {
    activeDialogs.roundEnd = true;
    show(LazyGameEnd, { model: seated(gobblings({ phase: "over", winner: 2 }), { stage: "over", host: 1 }), home: vi.fn() });
    expect(document.querySelector("dialog")).toBeNull();
    activeDialogs.roundEnd = false;
    flushSync();
    await vi.waitFor(() => expect(text("dialog")).toContain("Winner: Cyrus."));
    expect(text("dialog")).toContain("Brokk can start another game.");
  });
});
