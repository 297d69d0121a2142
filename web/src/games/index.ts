// Registry of games: finds the game of a view. A game that the server knows and this list does not, does not compile.
import { GAMES } from "../wire/games";
import type { Game, PhaseInfo } from "./game";
import { gobblings } from "./gobblings";
import type { AnyMove, AnyView, GameName } from "./anyGame";
import { saboteur } from "./saboteur";

const BY_NAME: { readonly [Name in GameName]: Game<Name> } = { saboteur, gobblings };

export function gameNamed(name: GameName): Game {
  // What is asked about a view, a move or an event comes from the same table: TypeScript cannot know that.
  return BY_NAME[name] as unknown as Game;
}

export function gameOf(view: AnyView): Game {
  return gameNamed(view.game);
}

/** The game of a table, as the server names it; a page older than its server may not know it. */
export function findGame(name: string): Game | null {
  const known = GAMES.find((each) => each === name);
  return known === undefined ? null : gameNamed(known);
}

/** What stands in for a game until the table has told its own; nothing is shown of it. */
export const ANY_GAME: Game = gameNamed(GAMES[0]);

export function phaseInfo(view: AnyView): PhaseInfo {
  return gameOf(view).phases[view.phase];
}

/** Gives a card up instead of using it. */
export function isPutAway(game: Game, move: AnyMove): boolean {
  return game.moveKinds[move.move] === "put-away";
}
