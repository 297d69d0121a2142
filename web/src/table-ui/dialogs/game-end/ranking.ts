// Ranking at the end of the game; equal amounts share a place.
import { seatsByAmount } from "../../../i18n/sentenceArgs";

export interface Ranked {
  seat: number;
  amount: number;
  /** From 1. */
  place: number;
}

export function standings(amounts: readonly number[]): Ranked[] {
  return seatsByAmount(amounts).map((seat) => {
    const amount = amounts[seat] ?? 0;
    return { seat, amount, place: 1 + amounts.filter((other) => other > amount).length };
  });
}
