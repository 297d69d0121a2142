// Talk: claims, chat, and the log.
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { Camera } from "../../src/table-ui/board/camera.svelte";
import ClaimPins from "../../src/table-ui/board/ClaimPins.svelte";
import { type ClaimChip, claimChips } from "../../src/table-ui/talk/claimChips";
import EventLog from "../../src/table-ui/talk/EventLog.svelte";
import CheckedClaims from "../../src/table-ui/talk/CheckedClaims.svelte";
import TalkPanel from "../../src/table-ui/talk/TalkPanel.svelte";
import type * as Saboteur from "../../src/wire/saboteur";
import type { Claim, Claimed } from "../../src/wire/table";
import { change, found, gobblings, NAMES, press, saboteur, seat, seated, show, table, text } from "../support/threePlayers";

describe("talk", () => {
  const leaves = (chip: ClaimChip): Claim[] => ("then" in chip ? chip.then.flatMap(leaves) : [chip.claim]);

  it.each([
    ["saboteur", saboteur(), ["treasure", "stone"], true],
    ["gobblings", gobblings(), ["gold", "dragon", "dynamite"], false],
  ] as const)("offers every claim of %s", (_, view, finds, tools) => {
    const claims = claimChips(view, 0, NAMES).flatMap(leaves);
    const looked = claims.filter((claim) => claim.claim === "looked");
    expect(looked).toHaveLength(3 * finds.length);
    expect(new Set(looked.map((claim) => claim.found))).toEqual(new Set(finds));
    expect(claims.some((claim) => claim.claim === "mend-me")).toBe(tools);
    expect(claims.filter((claim) => claim.claim === "trust").map((claim) => claim.seat)).toEqual([1, 2]);
  });

  it("claims in a few taps", () => {
    const model = seated(saboteur());
    show(TalkPanel, { model });
    press("I’m on your side");
    press("I looked at …");
    expect(text(".begun")).toBe("Back: I looked at …");
    press("goal 2");
    expect(text(".begun")).toContain("goal 2");
    press("a stone");
    expect(vi.mocked(model.send).mock.calls).toEqual([
      [{ do: "claim", claim: { claim: "honest" } }],
      [{ do: "claim", claim: { claim: "looked", goal: 1, found: "stone" } }],
    ]);
    expect(text(".chips")).toContain("I’m on your side");
  });

  it("sends lines, and says why it cannot", () => {
    const model = seated(saboteur());
    show(TalkPanel, { model });
    const field = found<HTMLInputElement>("input");
    field.value = " Hello ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    found("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(model.send).toHaveBeenCalledWith({ do: "say", text: "Hello" });
    model.table = table({ chat: false });
    flushSync();
    expect(document.querySelector("form")).toBeNull();
    expect(text(".hindered")).toBe("The host has switched the chat off.");
    expect(document.querySelector(".chips")).not.toBeNull();
    model.table = table({ seats: [seat("Anna", { muted: true }), seat("Brokk"), seat("Cyrus")] });
    flushSync();
    expect(text(".hindered")).toBe("The host has muted you.");
    expect(document.querySelector(".chips")).toBeNull();
  });

  it("has no claims in the lobby, and says nothing but what was said", () => {
    const model = seated(null, { stage: "lobby" });
    show(TalkPanel, { model });
    expect(document.querySelector(".chips")).toBeNull();
    expect(document.querySelector("form")).not.toBeNull();
    model.take({ is: "change", number: 2, what: { change: "muted", seat: 2, muted: true }, turn: 4, table: table({ stage: "lobby" }), events: [], view: null, difference: null });
    model.take({ is: "change", number: 3, what: { change: "chatted", seat: 1, text: "Hello" }, turn: 4, table: null, events: [], view: null, difference: null });
    flushSync();
    expect([...document.querySelectorAll("li .words")].map((line) => line.textContent)).toEqual(["Hello"]);
    expect(document.querySelectorAll("li")).toHaveLength(1);
  });

  it("tells what was said", () => {
    const model = seated(saboteur());
    show(TalkPanel, { model });
    const what = { change: "claimed", seat: 1, claim: { claim: "suspect", seat: 2 } } as const;
    model.take({ is: "change", number: 2, what, turn: 4, table: null, events: [], view: null, difference: null });
    flushSync();
    expect(text(".lines .talk .name")).toBe("Brokk");
    expect(text(".lines .talk .words")).toBe("I don’t trust Cyrus.");
  });
});

describe("deeds and talk in one column", () => {
  const begun = (round: number): Saboteur.RoundStarted => ({ event: "round-started", round, starter: 0 });
  const honest = { change: "claimed", seat: 1, claim: { claim: "honest" } } as const;
  const lines = (): string[] => [...document.querySelectorAll("li")].map((line) => line.className.replaceAll(/\s*(svelte-\w+|divides|claim)/g, "").trim());

  it("divides what was said by rounds, also for those who come later", () => {
    const model = seated(saboteur(), {}, [begun(1), honest, begun(2)], [honest]);
    show(TalkPanel, { model });
    expect(lines()).toEqual(["head", "talk", "head"]);
    model.take({ is: "change", number: 2, what: honest, turn: 4, table: null, events: [], view: null, difference: null });
    flushSync();
    expect(lines()).toEqual(["head", "talk", "head", "talk"]);
  });

  it("shows deeds only, when asked", () => {
    show(TalkPanel, { model: seated(saboteur(), {}, [begun(1), honest], [honest]) });
    press("Moves");
    expect(lines()).toEqual(["head"]);
    press("All");
    expect(lines()).toEqual(["head", "talk"]);
  });

  it("offers what one thinks of the newest deed, once there is one", () => {
    const model = seated(saboteur());
    show(TalkPanel, { model });
    expect(document.querySelector(".react")).toBeNull();
    change(model, 7, saboteur(), [{ event: "discarded", seat: 1, card: null, face: null }]);
    press("React to the last move");
    press("Gasp");
    expect(model.send).toHaveBeenCalledWith({ do: "react", change: 7, face: "gasp" });
    expect(document.querySelectorAll(".react")).toHaveLength(1);
  });
});

describe("claims", () => {
  const begun: Saboteur.RoundStarted = { event: "round-started", round: 1, starter: 0 };
  const looked = (by: number, goal: number, found: string): Claimed => ({ change: "claimed", seat: by, claim: { claim: "looked", goal, found } });
  const heard = [begun, { event: "peeked", seat: 1, goal: 1, found: null, card: null }, looked(1, 1, "stone"), looked(2, 1, "treasure")];
  const talk = [looked(1, 1, "stone"), looked(2, 1, "treasure")];

  it("at a goal get a tick or a cross when it is opened", () => {
    const model = seated(saboteur(), {}, heard, talk);
    const camera = new Camera();
    show(ClaimPins, { model, camera, lit: new Set() });
    const worth = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>(".pin")].map(({ dataset }) => dataset.worth);
    expect(worth()).toEqual([undefined, undefined]);
    expect(text(".goal")).toContain("Looked there: Brokk");
    const goals = [0, 1, 2].map((goal): Saboteur.GoalSeen => ({ cell: [8, 2 * goal - 2], opened: goal === 1, face: goal === 1 ? "stone-a" : null, tile: null }));
    change(model, 2, saboteur({ goals }), [{ event: "goal-opened", seat: 2, goal: 1, found: "stone-a" }]);
    expect(worth()).toEqual(["false", "true"]);
  });

  it("of a round that is over are told with their worth, and who never looked", () => {
    const model = seated(saboteur(), {}, heard, talk);
    show(CheckedClaims, { model });
    expect(text()).toBe("");
    change(model, 2, saboteur(), [{ event: "round-ended", round: 1, found: false, roles: ["digger", "digger", "saboteur"], goals: ["treasure", "stone-a", "stone-b"] }]);
    expect([...document.querySelectorAll("li")].map((line) => (line.textContent ?? "").replaceAll(/\s+/g, " ").trim())).toEqual([
      "Brokk: I looked at goal 2: it is a stone. had looked true",
      "Cyrus: I looked at goal 2: it is the treasure! never looked not true",
    ]);
  });
});

describe("the log", () => {
  const started: Saboteur.RoundStarted = { event: "round-started", round: 1, starter: 0 };
  const placed: Saboteur.Placed = { event: "placed", seat: 1, cell: [1, 0], tile: [15, true], card: null };

  it("grows without telling anything again, round by round, with what happens around the game", () => {
    const model = seated(saboteur(), {}, [started, placed]);
    show(EventLog, { model });
    const first = document.querySelector("li");
    expect(text("ol")).toBe("Round 1 of 3. You begin. Brokk lays a passage at 1,0.");
    change(model, 2, saboteur(), [{ ...placed, cell: [2, 0] }]);
    model.take({ is: "change", number: 3, what: { change: "muted", seat: 2, muted: true }, turn: 4, table: table(), events: [], view: null, difference: null });
    change(model, 4, saboteur({ round: 2 }), [{ ...started, round: 2 }]);
    expect(document.querySelector("li")).toBe(first);
    expect(document.querySelectorAll("ol")).toHaveLength(2);
    expect([...document.querySelectorAll("li")].map((line) => line.textContent?.trim()).slice(2)).toEqual([
      "Brokk lays a passage at 2,0.",
      "Cyrus is muted.",
      "Round 2 of 3. You begin.",
    ]);
  });
});
