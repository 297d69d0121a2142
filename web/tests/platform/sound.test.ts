// Sounds: which one a change makes, and that nothing else sounds.
import { beforeEach, describe, expect, it, vi } from "vitest";

import { readSetting } from "../../src/platform/storage/settings";
import { playSound, setSound, soundOn, unlockAudio } from "../../src/platform/sound.svelte";
import type { AnyEvent } from "../../src/games/anyGame";
import { isTurnNews, soundFor } from "../../src/table-ui/motion/eventSounds";
import { newsOf, saboteur } from "../support/fakeTable";

const placed: AnyEvent = { event: "placed", seat: 1, cell: [1, 0], tile: [10, true], card: null };
const drew: AnyEvent = { event: "drew", seat: 1, card: null, face: null };
const ended: AnyEvent = { event: "round-ended", round: 1, found: true, roles: [], goals: [] };

describe("soundFor", () => {
  it("takes the most important of what happened", () => {
    expect(soundFor(newsOf([placed, drew]), 0)).toBe("lay");
    expect(soundFor(newsOf([placed, { event: "goal-opened", seat: 1, goal: 0, found: "stone-a" }]), 0)).toBe("rock");
    expect(soundFor(newsOf([placed, { event: "goal-opened", seat: 1, goal: 0, found: "treasure" }, ended]), 0)).toBe("treasure");
    expect(soundFor(newsOf([{ event: "discarded", seat: 1, card: null, face: null }, ended]), 0)).toBe("end");
    expect(soundFor(newsOf([{ event: "broken", seat: 1, target: 0, tool: "cart", card: null }, drew]), 0)).toBe("break");
    expect(soundFor(newsOf([{ event: "mended", seat: 1, target: 0, tool: "cart", shown: ["cart"], card: null }]), 0)).toBe("mend");
    expect(soundFor(newsOf([{ event: "peeked", seat: 1, goal: 0, found: null, card: null }]), 0)).toBe("peek");
    expect(soundFor(newsOf([]), 0)).toBeNull();
  });

  it("sounds the same for everybody, whatever they know", () => {
    const own: AnyEvent = { event: "peeked", seat: 0, goal: 0, found: "treasure", card: 4 };
    expect(soundFor(newsOf([own]), 0)).toBe(soundFor(newsOf([{ ...own, found: null, card: null }]), 1));
  });

  it("does not repeat one's own words", () => {
    const what = { change: "chatted", seat: 1, text: "hello" } as const;
    expect(soundFor(newsOf([], { what }), 0)).toBe("chat");
    expect(soundFor(newsOf([], { what }), 1)).toBeNull();
  });

  it("knows when the reader's turn begins", () => {
    const mine = saboteur({ legal: [{ move: "discard", card: 1 }] });
    expect(isTurnNews(newsOf([], { after: mine }))).toBe(true);
    expect(isTurnNews(newsOf([], { before: mine, after: mine }))).toBe(false);
    expect(isTurnNews(newsOf([]))).toBe(false);
  });
});

describe("play", () => {
  const started = vi.fn();
  const made = vi.fn();

  beforeEach(() => {
    started.mockClear();
    const ramp = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const part = () => ({ gain: ramp, frequency: ramp, connect: vi.fn(), start: started, stop: vi.fn(), type: "", buffer: null });
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        currentTime = 0;
        sampleRate = 100;
        destination = {};
        createGain = part;
        createOscillator = part;
        createBiquadFilter = part;
        createBufferSource = part;
        createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
        constructor() {
          made();
        }
      },
    );
  });

  it("is silent until somebody touched the page, then on, and off when switched off", async () => {
    const now = vi.spyOn(performance, "now");
    now.mockReturnValue(0);
    expect(soundOn()).toBe(true);
    playSound("turn");
    expect(made).not.toHaveBeenCalled();
    unlockAudio();
    // What was touched is drawn before the device is opened.
    expect(made).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(made).toHaveBeenCalled());
    playSound("turn");
    expect(made).toHaveBeenCalledTimes(1);
    expect(started).toHaveBeenCalledTimes(2);
    // Many at once are one.
    playSound("end");
    expect(started).toHaveBeenCalledTimes(2);

    now.mockReturnValue(1000);
    setSound(false);
    expect([soundOn(), readSetting("sound")]).toEqual([false, "off"]);
    playSound("end");
    expect(started).toHaveBeenCalledTimes(2);
    setSound(true);
    expect(readSetting("sound")).toBe("on");
    expect(started).toHaveBeenCalledTimes(4);
    now.mockRestore();
  });
});
