// Narrates events of any game in the reader's language; says the same as locales/*.py in the terminal.
import type { Reader } from "../i18n/sentenceArgs";
import { gameNamed, gameOf } from ".";
import type { AnyEvent, AnyMove, GameName } from "./anyGame";

/** What the log says of an event; nothing for events that say nothing. */
export function narrate(event: AnyEvent, game: GameName, reader: Reader): string[] {
  const { view } = reader;
  // Nothing happens in a game that the reader has never seen.
  if (view === null || view.game !== game) return [];
  return gameNamed(game).words.sentences(event, view, reader);
}

/** A choice as it stands in a list, once the card is chosen. */
export function optionText(move: AnyMove, reader: Reader): string {
  const { view } = reader;
  return view === null ? "" : gameOf(view).words.option(move, view, reader);
}
