// Work after the paint: it comes after the frame, in order, and never mixes two states.
import { afterEach, describe, expect, it, vi } from "vitest";

import { afterPaint } from "../../src/platform/afterPaint";
import { shareStructure } from "../../src/model/structuralSharing";

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

async function settled(): Promise<void> {
  for (let frames = 0; frames < 4; frames += 1) await frame();
}

describe("later", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("does it after the picture, in the order in which it was asked for", async () => {
    const done: string[] = [];
    afterPaint(() => done.push("first"));
    const stop = afterPaint(() => done.push("never"));
    afterPaint(() => done.push("last"));
    stop();
    requestAnimationFrame(() => done.push("picture"));
    expect(done).toEqual([]);
    await settled();
    expect(done).toEqual(["picture", "first", "last"]);
  });

  it("leaves the rest for the next frame once a frame has had enough", async () => {
    const seen: number[] = [];
    let frames = 0;
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    for (let each = 0; each < 3; each += 1) afterPaint(() => seen.push(frames));
    for (; frames < 5; frames += 1) await frame();
    expect(new Set(seen).size).toBe(3);
  });

  it("waits for no picture where nothing is drawn", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const asked = vi.spyOn(window, "requestAnimationFrame");
    const act = vi.fn();
    afterPaint(act);
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("what is shared", () => {
  const before = { board: [{ cell: [0, 0] }, { cell: [2, 0] }], goals: [{ face: null }], legal: [1] };

  it("is the same object where nothing has changed", () => {
    expect(shareStructure(before, structuredClone(before))).toBe(before);
    const now = shareStructure(before, { ...structuredClone(before), legal: [2] });
    expect(now).toEqual({ ...before, legal: [2] });
    expect([now.board, now.goals]).toEqual([before.board, before.goals]);
    expect(now.board).toBe(before.board);
    expect(now.goals).toBe(before.goals);
  });

  it("knows cards again between which another was laid, and after one has gone", () => {
    const more = shareStructure(before.board, [{ cell: [0, 0] }, { cell: [1, 0] }, { cell: [2, 0] }]);
    expect(more).toEqual([{ cell: [0, 0] }, { cell: [1, 0] }, { cell: [2, 0] }]);
    expect([more[0], more[2]].map((card, place) => card === before.board[place])).toEqual([true, true]);
    expect(shareStructure(more, [{ cell: [0, 0] }, { cell: [2, 0] }])[1]).toBe(before.board[1]);
  });

  it("never keeps what has changed, is more or is less", () => {
    const turned = { goals: [{ face: "treasure", tile: undefined }], legal: [], seat: 1 };
    expect(shareStructure<unknown>(before, turned)).toEqual(turned);
    expect(shareStructure<unknown>([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shareStructure<unknown>({ a: null }, { a: [] })).toEqual({ a: [] });
    expect(shareStructure<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });
});
