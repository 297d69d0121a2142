// Payouts of a round, and the result of the game.
import type { Event, RoundEnded, View } from "../../wire/gobblings";
import { playerName, type Reader } from "../../i18n/sentenceArgs";
import { t } from "../../i18n/messages.svelte";
import type { Result, Payout } from "../game";
import type { AnyEvent } from "../anyGame";

export function shares(events: readonly Event[]): Payout<Event>[] {
  return events.flatMap((event) => (event.event === "scored" ? [{ event, seat: event.seat, waits: false, gold: [] }] : []));
}

/** By how much a seat's points changed in this round. */
export function gained(told: readonly Payout<AnyEvent>[], seat: number): number {
  return told.reduce((sum, { event }) => (event.event === "scored" && event.seat === seat ? sum + event.change : sum), 0);
}

export function result({ points, winner }: View): Result {
  return { amounts: points, winners: winner === null ? [] : [winner] };
}

export function roundEnded({ ending, outcome }: RoundEnded): string[] {
  const why = ending === "goal" ? [] : [t(`gob-ending-${ending}`)];
  return [...why, t("gob-round-ended", { outcome })];
}

export function gameEnded({ winner }: View, { names }: Pick<Reader, "names">): string {
  return t("gob-game-ended", { name: playerName(names, winner ?? 0) });
}
