// How a round ended, read from the log: what was shown, and what each seat got since.
import type { AnyEvent } from "../table/game";
import type * as Gobblings from "../wire/gobblings";
import type * as Saboteur from "../wire/saboteur";

export type Ended = Saboteur.RoundEnded | Gobblings.RoundEnded;
export type Share = Saboteur.GoldOffered | Saboteur.GoldTaken | Saboteur.Paid | Gobblings.Scored;

export interface Story {
  ended: Ended;
  shares: Share[];
  /** Nothing more is to be shared: the next round has begun, or the game is over. */
  done: boolean;
}

/** The end of the newest round that has ended; null while none has. */
export function lastStory(log: readonly AnyEvent[]): Story | null {
  const at = log.findLastIndex((event) => event.event === "round-ended");
  const ended = log[at];
  if (ended?.event !== "round-ended") return null;
  const shares: Share[] = [];
  for (const event of log.slice(at + 1)) {
    if (event.event === "round-started" || event.event === "game-ended") return { ended, shares, done: true };
    if (event.event === "gold-taken") removeOffer(shares, event.seat);
    if (isShare(event)) shares.push(event);
  }
  return { ended, shares, done: false };
}

/** Once a card is taken, that it was offered says nothing more. */
function removeOffer(shares: Share[], seat: number): void {
  const last = shares.at(-1);
  if (last?.event === "gold-offered" && last.seat === seat) shares.pop();
}

function isShare(event: AnyEvent): event is Share {
  return event.event === "gold-offered" || event.event === "gold-taken" || event.event === "paid" || event.event === "scored";
}

/** By how much a seat's points changed in this round. */
export function gained(shares: readonly Share[], seat: number): number {
  return shares.reduce((sum, share) => (share.event === "scored" && share.seat === seat ? sum + share.change : sum), 0);
}
