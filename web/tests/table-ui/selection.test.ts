// Selection: only legal moves are offered, cards turn, moves are sent once.
import { beforeEach, describe, expect, it } from "vitest";

import { gameNamed } from "../../src/games";
import { Selection } from "../../src/table-ui/board/selection.svelte";
import { targetKey, targetOf } from "../../src/table-ui/board/moveTargets";
import { firstPlace } from "../../src/table-ui/board/keyboardFocus";
import { stableHandOrder } from "../../src/model/handOrder";
import { shortcutOf } from "../../src/table-ui/hand/shortcuts";
import type { AnyMove } from "../../src/games/anyGame";
import type { Move } from "../../src/wire/saboteur";
import { FakeTable, gobblings, saboteur, tableOf } from "../support/fakeTable";

class Played extends FakeTable {
  readonly moves: AnyMove[] = [];
  override play(move?: AnyMove): void {
    if (move) this.moves.push(move);
  }
}

const place = (card: number, x: number, y: number, turned = false): Move => ({ move: "place", card, cell: [x, y], turned });
const LEGAL: Move[] = [
  place(3, 1, 0),
  place(3, 1, 0, true),
  place(3, 0, 1),
  place(3, 0, -1, true),
  place(4, 1, 0, true),
  { move: "mend", card: 5, seat: 1, tool: "pick" },
  { move: "mend", card: 5, seat: 1, tool: "lamp" },
  { move: "peek", card: 6, goal: 2 },
  ...[3, 4, 5, 6, 7].map((card): Move => ({ move: "discard", card })),
];

let model: Played;
let selection: Selection;
beforeEach(() => {
  model = new Played();
  model.seat = 0;
  model.table = tableOf(["Anna", "Boris", "Cyrus"]);
  model.view = saboteur({ to_act: 0, legal: LEGAL });
  selection = new Selection(model);
});

describe("lifting", () => {
  const drawn = async (): Promise<void> => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };

  it("lifts the card at once, and lights its places when that is drawn", async () => {
    selection.lift(6);
    expect([selection.lifted, selection.card, selection.targets.size]).toEqual([6, null, 0]);
    await drawn();
    expect([selection.lifted, selection.card, [...selection.targets.keys()]]).toEqual([6, 6, ["goal:2"]]);
  });

  it("is done before whatever is asked for next", async () => {
    selection.lift(6);
    selection.settle();
    expect([selection.lifted, selection.card]).toEqual([6, 6]);
    selection.clear();
    await drawn();
    expect([selection.lifted, selection.card]).toEqual([null, null]);
  });

  it("knows only the newest wish", async () => {
    selection.lift(3);
    selection.lift(6);
    await drawn();
    expect(selection.card).toBe(6);
    selection.lift(3);
    selection.clear();
    await drawn();
    expect([selection.lifted, selection.card]).toEqual([null, null]);
  });
});

describe("choosing", () => {
  it("lights up exactly the places of the chosen card", () => {
    selection.choose(3);
    expect([...selection.targets.keys()].sort()).toEqual(["cell:0,-1", "cell:0,1", "cell:1,0"]);
    selection.choose(6);
    expect([...selection.targets.keys()]).toEqual(["goal:2"]);
    selection.choose(null);
    expect(selection.targets.size).toBe(0);
  });

  it.each([3, 4, 5, 6, 7])("offers of card %i only what is legal", (card) => {
    selection.choose(card);
    const offered = [...selection.targets.values()].flat();
    for (const move of offered) expect(LEGAL).toContain(move);
    expect(offered).toHaveLength(LEGAL.filter((move) => "card" in move && move.card === card && move.move !== "discard").length);
    expect(selection.canUse(card)).toBe(card !== 7);
    expect(selection.putAway).toEqual({ move: "discard", card });
  });

  it("offers nothing when it is not the reader's turn, or the table is paused", () => {
    selection.choose(3);
    model.table = tableOf(["Anna"], { paused: true });
    expect(selection.targets.size).toBe(0);
    model.table = tableOf(["Anna"]);
    model.view = saboteur({ to_act: 1, legal: [] });
    expect(selection.targets.size).toBe(0);
    expect(selection.putAway).toBeNull();
  });
});

describe("turning", () => {
  it("turns by itself where the card fits only turned", () => {
    selection.choose(3);
    expect(selection.quarters).toBe(0);
    selection.aimAt({ cell: [0, -1] });
    expect(selection.quarters).toBe(2);
    expect(selection.aimed).toEqual(place(3, 0, -1, true));
  });

  it("begins turned if the card fits only turned", () => {
    selection.choose(4);
    expect(selection.quarters).toBe(2);
  });

  it("keeps the way the reader turned it where both ways fit", () => {
    selection.choose(3);
    selection.turn();
    selection.aimAt({ cell: [1, 0] });
    expect(selection.aimed).toEqual(place(3, 1, 0, true));
    selection.turn();
    expect(selection.aimed).toEqual(place(3, 1, 0));
  });

  it("goes through all quarters of a tile and back", () => {
    model.view = gobblings({ to_act: 0, legal: [0, 1, 2, 3].map((quarters) => ({ move: "place", card: 9, cell: [1, 0], quarters })) });
    selection.choose(9);
    const seen = [0, 1, 2, 3, 4].map(() => {
      const { quarters } = selection;
      selection.turn();
      return quarters;
    });
    expect(seen).toEqual([0, 1, 2, 3, 0]);
  });

  it("leaves a place where the card does not fit when turned", () => {
    selection.choose(3);
    selection.aimAt({ cell: [0, 1] });
    selection.turn();
    expect(selection.aim).toBeNull();
  });
});

describe("playing", () => {
  it("sends the move and puts the choice down", () => {
    selection.choose(3);
    selection.play(selection.moveAt({ cell: [0, 1] }));
    expect(model.moves).toEqual([place(3, 0, 1)]);
    expect(selection.card).toBeNull();
  });

  it("sends nothing while a move is on its way, and nothing for a place that is not lit", () => {
    selection.choose(3);
    selection.play(selection.moveAt({ cell: [7, 7] }));
    model.busy = true;
    selection.play(selection.moveAt({ cell: [0, 1] }));
    expect(model.moves).toEqual([]);
    expect(selection.card).toBe(3);
  });
});

describe("what a reader means", () => {
  it("is a move even where it is not allowed, so that the rules can say why", () => {
    const saboteur = gameNamed("saboteur");
    const path = { card: "path", tile: [5, true] } as const;
    const face = { ...path, tile: [5, true] as [number, boolean] };
    expect(saboteur.attempt(3, face, 2, { cell: [4, 4] }, [4, 4])).toEqual(place(3, 4, 4, true));
    expect(gameNamed("gobblings").attempt(3, { ...face, kind: "passage", colour: null }, 3, { cell: [4, 4] }, [4, 4])).toEqual({
      move: "place", card: 3, cell: [4, 4], quarters: 3,
    });
    expect(saboteur.attempt(3, { card: "rockfall" }, 0, { cell: [0, 0] }, [0, 0])).toEqual({ move: "collapse", card: 3, cell: [0, 0] });
    expect(saboteur.attempt(3, { card: "map" }, 0, { goal: 1 }, [8, 0])).toEqual({ move: "peek", card: 3, goal: 1 });
    expect(saboteur.attempt(3, { card: "map" }, 0, { cell: [1, 1] }, [1, 1])).toBeNull();
    expect(saboteur.attempt(3, { card: "break", tool: "cart" }, 0, { seat: 2 }, null)).toEqual({ move: "break", card: 3, seat: 2 });
    expect(saboteur.attempt(3, { card: "break", tool: "cart" }, 0, { cell: [1, 1] }, [1, 1])).toBeNull();
  });

  it("has a place for every move that concerns one", () => {
    expect(LEGAL.map((move) => targetOf(move)).map((target) => target && targetKey(target))).toEqual([
      "cell:1,0", "cell:1,0", "cell:0,1", "cell:0,-1", "cell:1,0", "seat:1", "seat:1", "goal:2", null, null, null, null, null,
    ]);
  });

  it("begins nearest to the goals", () => {
    expect(firstPlace([place(3, 0, 1), place(3, 5, -2), place(3, 5, 1)])).toEqual({ cell: [5, 1] });
    expect(firstPlace([{ move: "discard", card: 1 }])).toBeNull();
  });
});

describe("the hand", () => {
  it("keeps its places when a card is drawn", () => {
    expect(stableHandOrder([1, 2, 3], [1, 3, 9])).toEqual([1, 9, 3]);
    expect(stableHandOrder([1, 2, 3], [1, 3])).toEqual([1, 3]);
    expect(stableHandOrder([], [4, 5])).toEqual([4, 5]);
    expect(stableHandOrder([1, 2], [7, 8, 9])).toEqual([7, 8, 9]);
  });

  it("hears keys by their place on the keyboard", () => {
    const press = (code: string, key: string, more: KeyboardEventInit = {}): unknown => shortcutOf(new KeyboardEvent("keydown", { code, key, ...more }));
    expect(press("KeyR", "к")).toBe("turn");
    expect(press("KeyD", "в")).toBe("put-away");
    expect(press("Digit3", "۳")).toEqual({ choose: 2 });
    expect(press("KeyR", "r", { ctrlKey: true })).toBeNull();
    expect(press("KeyX", "x")).toBeNull();
  });

  it("leaves keys alone while somebody writes", () => {
    const input = document.body.appendChild(document.createElement("input"));
    let heard: unknown = "nothing";
    input.addEventListener("keydown", (event) => (heard = shortcutOf(event)));
    input.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyD", bubbles: true }));
    expect(heard).toBeNull();
    input.remove();
  });
});
