// Polls the server for the analysis of a finished game.
import { fetchAnalysis, errorMessage } from "../../../model/net/api";
import type { Frame } from "../../../model/replayFrames";
import type { AnalysisStatus, AnalysedMoment, RoundAnalysis, WireMessage } from "../../../wire/table";

/** Milliseconds until one asks again. */
const AGAIN = 2000;

export class AnalysisRequest {
  shown = $state.raw<AnalysisStatus | null>(null);
  wrong = $state.raw<WireMessage | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `address` is the end of the game's; a record that was brought has none. */
  constructor(private readonly address: string | null) {
    if (address === null) this.wrong = { id: "analysis-brought", args: {} };
    else void this.#ask();
  }

  /** What was found about a round, from 1. */
  round(number: number): RoundAnalysis | null {
    return this.shown?.analysis?.rounds.find(({ round }) => round === number) ?? null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    if (this.address === null) return;
    try {
      this.shown = await fetchAnalysis(this.address);
      this.wrong = null;
    } catch (error) {
      this.wrong = errorMessage(error);
    }
    const progress = this.shown?.progress;
    if (progress === "running" || progress === "waiting" || progress === undefined) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }
}

/** Where a moment of the analysis is among those of its round. */
export function frameIndexOf(moments: readonly Frame[], { move, part }: { move: number; part: number }): number {
  const found = moments.findLastIndex((moment) => moment.move < move || (moment.move === move && moment.part <= part));
  return Math.max(0, found);
}

/** What was known at a moment, or last before it. */
export function instantAt(round: RoundAnalysis, moment: Frame): AnalysedMoment | undefined {
  return round.instants.findLast(({ move, part }) => move < moment.move || (move === moment.move && part <= moment.part));
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
