// Statistics over a list of finished games: pure functions.
import type { StoredGame, StoredSummary } from "../../platform/storage/finishedGames";

export interface SideFigures {
  side: string;
  rounds: number;
  won: number;
}

export interface Figures {
  games: number;
  won: number;
  sides: SideFigures[];
  /** Rounds in hiding in which somebody suspected them, rightly and aloud. */
  unmasked: number;
  /** Moves the best lie of all was believed; 0: none was. */
  lie: number;
}

export type Outcome = "all" | "won" | "lost";

export function figuresOf(games: readonly StoredSummary[]): Figures {
  const rounds = games.flatMap((game) => game.rounds);
  const sides = [...new Set(rounds.map(({ side }) => side))].sort();
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    sides: sides.map((side) => {
      const mine = rounds.filter((round) => round.side === side);
      return { side, rounds: mine.length, won: mine.filter(({ won }) => won).length };
    }),
    unmasked: rounds.filter(({ unmasked }) => unmasked).length,
    lie: Math.max(0, ...rounds.map(({ believed }) => believed)),
  };
}

/** The games a filter leaves; one of which nothing is known is in all of them only. */
export function filtered(games: readonly StoredGame[], edition: string, outcome: Outcome): StoredGame[] {
  return games.filter(({ told }) => {
    if (edition !== "" && told?.edition !== edition) return false;
    return outcome === "all" || (told !== undefined && told.won === (outcome === "won"));
  });
}

/** Each edition that was played, once. */
export function editionsIn(games: readonly StoredGame[]): string[] {
  return [...new Set(games.flatMap(({ told }) => told?.edition ?? []))].sort();
}
