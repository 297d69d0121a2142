// Payouts of a round, and the result of the game.
import type { Event, RoundEnded, View } from "../../wire/saboteur";
import { listNames, type Reader } from "../../i18n/sentenceArgs";
import { t } from "../../i18n/messages.svelte";
import type { Result, Payout } from "../game";

export function shares(events: readonly Event[], me: number | null): Payout<Event>[] {
  const told: Payout<Event>[] = [];
  for (const event of events) {
    if (event.event === "gold-offered") {
      told.push({ event, seat: event.seat, waits: true, gold: [] });
    } else if (event.event === "gold-taken") {
      // Once a card is taken, that it was offered says nothing more.
      const last = told.at(-1);
      if (last?.waits && last.seat === event.seat) told.pop();
      told.push({ event, seat: event.seat, waits: false, gold: event.nuggets === null ? [] : [event.nuggets] });
    } else if (event.event === "paid") {
      told.push({ event, seat: event.seat, waits: false, gold: event.cards ?? [] });
    }
  }
  // What the reader is to choose from is asked, not told.
  return told.filter(({ waits, seat }) => !waits || seat !== me);
}

export function result(view: View): Result {
  return { amounts: view.nuggets ?? [], winners: view.winners };
}

export function roundEnded(ended: RoundEnded): string[] {
  const lost = ended.roles.includes("saboteur") ? "no" : "nobody";
  return [t("event-round-ended", { found: ended.found ? "yes" : lost })];
}

export function gameEnded({ winners }: View, reader: Pick<Reader, "names" | "me">): string {
  return t("event-game-ended", { count: winners.length, names: listNames(reader, winners) });
}
