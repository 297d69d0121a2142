// Tells a game in words, to whoever reads and in his language; says the same as locales/*.py in the terminal.
import { isSaboteur, type AnyEvent, type AnyFace, type AnyMove, type AnyRole, type AnyView, type GameName, type Tile } from "../table/game";
import type * as Gobblings from "../wire/gobblings";
import type * as Saboteur from "../wire/saboteur";
import { gobblingsCard, gobblingsOption, gobblingsSentences, gobblingsTile, gobblingsUnplayable } from "./tell-gobblings";
import type { Reader } from "./tell-reader";
import { foundWord, saboteurCard, saboteurOption, saboteurSentences, saboteurTile, saboteurUnplayable } from "./tell-saboteur";
import { t } from "./words.svelte";

export type { Reader } from "./tell-reader";
export { claimText, standInText, tableText, talkText } from "./tell-table";

/** What the log says of an event; nothing for events that say nothing. */
export function sentencesOf(event: AnyEvent, game: GameName, reader: Reader): string[] {
  const { view } = reader;
  // Nothing happens in a game that the reader has never seen.
  if (view === null) return [];
  if (isSaboteur(view)) return game === "saboteur" ? saboteurSentences(event as Saboteur.Event, view, reader) : [];
  return game === "gobblings" ? gobblingsSentences(event as Gobblings.Event, view, reader) : [];
}

/** An event as it may stand on a screen that others see too: one's own new role is shown on hold only. */
export function hushed(event: AnyEvent): AnyEvent {
  return event.event === "swapped" ? { ...event, gave: null, got: null } : event;
}

export function cardName(game: GameName, face: AnyFace): string {
  return game === "saboteur" ? saboteurCard(face as Saboteur.HandCard["face"]) : gobblingsCard(face as Gobblings.HandCard["face"]);
}

/** A tile as it lies; a door on the field says whether it is open. */
export function tileName(
  game: GameName,
  tile: Tile,
  kind: Gobblings.Kind | null = null,
  colour: Gobblings.Colour | null = null,
  shut = true,
): string {
  return game === "saboteur" ? saboteurTile(tile) : gobblingsTile(tile, kind ?? "passage", colour, shut);
}

export function roleName(role: AnyRole): string {
  return t(`role-${role}`);
}

export function foundName(game: GameName, face: Saboteur.GoalFace | Gobblings.GoalFace): string {
  return t(`found-${game === "saboteur" ? foundWord(face as Saboteur.GoalFace) : face}`);
}

export function toolName(tool: Saboteur.Tool): string {
  return t(`tool-${tool}`);
}

/** A choice as it stands in a list, once the card is chosen. */
export function optionText(move: AnyMove, reader: Reader): string {
  const { view } = reader;
  if (view === null) return "";
  if (isSaboteur(view)) return saboteurOption(move as Saboteur.Move, view, reader);
  return gobblingsOption(move as Gobblings.Move, view, reader);
}

/** Why a card in hand cannot be used at all now. */
export function unplayable(face: AnyFace, view: AnyView, me: number | null): string {
  if (isSaboteur(view)) return saboteurUnplayable(face as Saboteur.HandCard["face"], view, me);
  return gobblingsUnplayable(face as Gobblings.HandCard["face"]);
}
