// How a round ended, read from the log: its last event, and the payouts since.
import type { Game, Payout } from "../../games/game";
import type { AnyEvent, RoundEndOf, GameName } from "../../games/anyGame";

export type Ended = RoundEndOf<GameName>;

export interface Story {
  ended: Ended;
  shares: Payout<AnyEvent>[];
  /** Nothing more is to be shared: the next round has begun, or the game is over. */
  done: boolean;
}

/** The end of the newest round that has ended; null while none has. */
export function lastStory(game: Game, log: readonly AnyEvent[], me: number | null): Story | null {
  const at = log.findLastIndex((event) => event.event === "round-ended");
  const ended = log[at];
  if (ended?.event !== "round-ended") return null;
  const since = log.slice(at + 1);
  const end = since.findIndex((event) => event.event === "round-started" || event.event === "game-ended");
  return { ended, shares: game.shares(end < 0 ? since : since.slice(0, end), me), done: end >= 0 };
}
