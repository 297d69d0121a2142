// Start times of flights: one shortly after the other, and none too late.
import type { Flight, Manner } from "../../games/flights";

/** How long each manner takes, in milliseconds. */
export const LASTS: Record<Manner, number> = { fly: 450, visit: 600, crumble: 450 };
const STAGGER = 110;
/** Whoever is further behind than this sees the table as it is, not a film of it. */
const MOST_BEHIND = 2000;

export interface Timed extends Flight {
  /** Milliseconds from now. */
  delay: number;
}

export class Schedule {
  #next = 0;

  /** Gives the flights of one change their time; those that would end too late are dropped. */
  take(flights: readonly Flight[], now: number): Timed[] {
    const timed: Timed[] = [];
    let begun = Math.max(now, this.#next);
    let last: Timed | undefined;
    for (const flight of flights) {
      if (last) begun = now + last.delay + (flight.after ? LASTS[last.manner] : STAGGER);
      last = { ...flight, delay: begun - now };
      if (last.delay + LASTS[flight.manner] > MOST_BEHIND) break;
      timed.push(last);
    }
    if (timed.length > 0) this.#next = begun + STAGGER;
    return timed;
  }
}
