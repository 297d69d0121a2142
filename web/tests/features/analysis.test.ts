// An analysis with unknown win probabilities: gaps in the chart, and sentences that say so.
import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import { areaOf, bandOf, knowledgeOf, lineOf, stretchesOf } from "../../src/features/replay/analysis/winProbability";
import WinChart from "../../src/features/replay/analysis/WinChart.svelte";
import AnalysisPanel from "../../src/features/replay/analysis/AnalysisPanel.svelte";
import type { Frame } from "../../src/model/replayFrames";
import type { Analysis, AnalysedMoment, RoundAnalysis } from "../../src/wire/table";
import { NAMES, saboteur, seated, show, text } from "../support/threePlayers";
import { speakFrom } from "../support/messages";

const FTL = new URL("../../src/foolsgold/locales/ftl/en/", `file://${process.cwd()}/tests/`);

function instant(move: number, likely: number | null): AnalysedMoment {
  const chance = likely === null ? null : { likely, low: likely - 0.1, high: likely + 0.1 };
  return { kind: "deed", move, part: 0, seat: 0, chance, watcher: [50, 50, 50], seats: null };
}

/** A round whose moments have these chances. */
function studied(...chances: (number | null)[]): RoundAnalysis {
  return { round: 1, winner: "digger", sides: ["digger", "digger", "saboteur"], instants: chances.map((chance, move) => instant(move, chance)), deeds: [], turns: [], claims: [] };
}

function momentsOf(count: number): Frame[] {
  return Array.from({ length: count }, (_, move) => ({ move, part: 0, round: 1, kind: "deed", view: saboteur() }) as unknown as Frame);
}

describe("the curve of chances", () => {
  const drawn = (round: RoundAnalysis, length: number): string[] => stretchesOf(round, momentsOf(length + 1), length).map((stretch) => lineOf(stretch, 100));

  it("is one line where everything is known", () => {
    expect(drawn(studied(0.5, 0.6, 0.25), 2)).toEqual(["M0,50L1,40L2,75"]);
  });

  it("has a gap where a chance is not known, and no line across it", () => {
    expect(drawn(studied(0.5, 0.6, null, null, 0.75, 0.5), 5)).toEqual(["M0,50L1,40", "M4,25L5,50"]);
  });

  it("shows a moment between two gaps as a dot", () => {
    expect(drawn(studied(0.5, 0.5, null, 0.75, null, 0.5, 0.5), 6)).toEqual(["M0,50L1,50", "M3,25h0", "M5,50L6,50"]);
  });

  it("holds the end of the round while the gold is shared out, but nothing that is not known", () => {
    expect(drawn(studied(0.5, 1), 4)).toEqual(["M0,50L1,0L4,0"]);
    expect(drawn(studied(0.5, 1, null), 4)).toEqual(["M0,50L1,0"]);
    expect(drawn(studied(null, null), 4)).toEqual([]);
  });

  it("fills only what lies under, over and around a known line", () => {
    const [stretch = []] = stretchesOf(studied(null, 0.5, 0.6, null), momentsOf(4), 3);
    expect(areaOf(stretch, 100, 100)).toBe("M1,50L2,40L2,100L1,100Z");
    expect(areaOf(stretch, 100, 0)).toBe("M1,50L2,40L2,0L1,0Z");
    expect(bandOf(stretch, 100)).toBe("M1,40L2,30L2,50L1,60Z");
  });

  it("knows how much it knows", () => {
    expect(knowledgeOf(studied(0.5, 0.5))).toBe("all");
    expect(knowledgeOf(studied(0.5, null, 0.5))).toBe("part");
    expect(knowledgeOf(studied(null, null, null, null, null, 1))).toBe("little");
  });
});

describe("what is said of a round", () => {
  beforeEach(() => speakFrom("en", ...["analysis", "replay"].map((name) => readFileSync(new URL(`screens/${name}.ftl`, FTL), "utf8"))));

  function look(round: RoundAnalysis, at = 0): void {
    const live = seated(saboteur());
    const moments = momentsOf(round.instants.length);
    const model = { moments, moment: moments[at], place: at, scene: { first: 0, last: moments.length - 1 }, names: NAMES, game: live.game, table: live.table };
    const analysis: Analysis = { version: 1, game: "saboteur", sides: ["digger", "saboteur"], worlds: 400, bot: "master", rounds: [round] };
    const study = { shown: { progress: "ready", done: 1, analysis }, wrong: null, round: () => round };
    const props = { model, player: { go: () => undefined }, study };
    show(WinChart, props);
    show(AnalysisPanel, { ...props, close: () => undefined });
  }

  const NO_TURNS = "No single moment turned this round.";
  const UNKNOWN = "The chances in this round could not be worked out";

  it("is that nothing turned it, where everything is known", () => {
    look(studied(0.5, 0.5, 0.5));
    expect(text()).toContain(NO_TURNS);
    expect(document.querySelectorAll(".curve .line")).toHaveLength(1);
  });

  it("is that nothing is known, where only its end is", () => {
    look(studied(null, null, null, null, null, null, 1));
    expect(text()).toContain(UNKNOWN);
    expect(text()).not.toContain(NO_TURNS);
    expect(document.querySelector(".curve")).toBeNull();
  });

  it("speaks only of the part that is known, and says where it is not", () => {
    look(studied(0.5, 0.5, null, 0.5), 2);
    expect(text()).toContain("Only part of this round’s chances are known");
    expect(text()).not.toContain(NO_TURNS);
    expect(text(".curve figcaption")).toContain("not known at this moment");
    expect(document.querySelectorAll(".curve .line")).toHaveLength(2);
  });

  it("does not call a deed worthless whose worth is not known", () => {
    const round = studied(0.5, 0.5);
    const chance = { likely: 0.5, low: 0.4, high: 0.6 };
    const instead = { event: "discarded", seat: 0, card: null };
    look({ ...round, deeds: [{ move: 0, seat: 0, before: chance, after: chance, same: false, instead, gain: null, error: null }] });
    expect(text(".bot")).toContain("would have done this instead");
    expect(text(".bot")).not.toContain("no difference");
  });
});
