// Facts about the current round derived from its history: claims about goals and seats, peeks, last moves.
import type { Game, LastMoveLabel } from "../games/game";
import type { AnyEvent, RoundEndOf, GameName } from "../games/anyGame";
import type { Claimed } from "../wire/table";
import { type Entry, isEvent } from "./welcomeHistory";

type Ended = RoundEndOf<GameName>;

/** What somebody says to have found under a goal. */
export interface GoalClaim {
  seat: number;
  found: string;
}

export interface GoalFacts {
  /** The newest first; who says something else now has taken back what they said before. */
  pins: readonly GoalClaim[];
  /** Who looked there, in order. */
  looked: readonly number[];
  /** Two claims contradict each other. */
  disputed: boolean;
}

/** What a seat thinks of another, as it said. */
export interface Opinion {
  seat: number;
  trusts: boolean;
}

/** What was claimed in a round that is over, and what it was worth. */
export interface CheckedClaim {
  claimed: Claimed;
  isTrue: boolean;
  /** Whether whoever claims to have looked at a goal had done so by then; null where nothing was to be looked at. */
  looked: boolean | null;
}

/** All since the newest round began. */
export function thisRound(story: readonly Entry[]): readonly Entry[] {
  return story.slice(Math.max(0, story.findLastIndex((entry) => isEvent(entry) && entry.event === "round-started")));
}

export function goalFacts(story: readonly Entry[], goals: number): GoalFacts[] {
  const pins = Array.from({ length: goals }, (): GoalClaim[] => []);
  const looked = Array.from({ length: goals }, (): number[] => []);
  for (const entry of thisRound(story)) {
    if (isEvent(entry)) {
      if (entry.event === "peeked" && !looked[entry.goal]?.includes(entry.seat)) looked[entry.goal]?.push(entry.seat);
    } else if (entry.change === "claimed" && entry.claim.claim === "looked") {
      const { goal, found } = entry.claim;
      const others = pins[goal]?.filter(({ seat }) => seat !== entry.seat);
      if (others) pins[goal] = [{ seat: entry.seat, found }, ...others];
    }
  }
  return pins.map((said, goal) => ({
    pins: said,
    looked: looked[goal] ?? [],
    disputed: new Set(said.map(({ found }) => found)).size > 1,
  }));
}

/** What the others have said of a seat in this round, the newest first. */
export function opinionsOf(story: readonly Entry[], about: number): Opinion[] {
  let told: Opinion[] = [];
  for (const entry of thisRound(story)) {
    if (isEvent(entry) || entry.change !== "claimed") continue;
    const { seat, claim } = entry;
    if ((claim.claim !== "trust" && claim.claim !== "suspect") || claim.seat !== about) continue;
    told = [{ seat, trusts: claim.claim === "trust" }, ...told.filter((other) => other.seat !== seat)];
  }
  return told;
}

/** What each seat did last in this round; the newest comes last. */
export function lastMoves(game: Game, story: readonly Entry[]): LastMoveLabel[] {
  const deeds = new Map<number, LastMoveLabel>();
  for (const entry of thisRound(story)) {
    const deed = isEvent(entry) ? game.lastMoveLabel(entry) : null;
    if (deed === null) continue;
    deeds.delete(deed.seat);
    deeds.set(deed.seat, deed);
  }
  return [...deeds.values()];
}

/** What was said in the newest round that has ended, and what was true; the same claim twice counts once. */
export function checkClaims(game: Game, story: readonly Entry[]): CheckedClaim[] {
  const end = story.findLastIndex((entry) => isEvent(entry) && entry.event === "round-ended");
  const ended = story[end] as Ended | undefined;
  if (ended === undefined) return [];
  const told = new Map<string, CheckedClaim>();
  const looked = new Set<string>();
  for (const entry of thisRound(story.slice(0, end))) {
    if (isEvent(entry)) {
      lookedAt(entry, looked);
    } else if (entry.change === "claimed") {
      const isTrue = game.isTrue(entry, ended);
      const key = JSON.stringify(entry);
      if (isTrue === null || told.has(key)) continue;
      const { claim } = entry;
      told.set(key, { claimed: entry, isTrue, looked: claim.claim === "looked" ? looked.has(`${entry.seat}:${claim.goal}`) : null });
    }
  }
  return [...told.values()];
}

function lookedAt(event: AnyEvent, looked: Set<string>): void {
  if (event.event === "peeked") looked.add(`${event.seat}:${event.goal}`);
}
