// The cards of an edition grouped for the card book, in the order of its deck.
import type { SheetCard } from "../wire/table";
import { roleName } from "../i18n/sentenceArgs";
import { t } from "../i18n/messages.svelte";
import type { Game } from "./game";
import type { AnyFace, AnyGoalFace, AnyRole, Tile } from "./anyGame";

/** What is drawn, and by which of the game's pictures. */
export type Drawn =
  | { is: "start"; tile: Tile }
  | { is: "goal"; face: AnyGoalFace; tile: Tile }
  | { is: "card"; face: AnyFace }
  | { is: "role"; role: AnyRole }
  | { is: "gold"; nuggets: number };

export interface Entry {
  drawn: Drawn;
  name: string;
  count: number;
}

export interface Chapter {
  head: string;
  entries: Entry[];
}

export function chaptersOf(game: Game, cards: readonly SheetCard[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const card of cards) {
    const drawn = drawnOf(card);
    // A page older than its server may not know what it is.
    if (drawn === null || card.count === 0) continue;
    const head = headOf(game, drawn);
    let chapter = chapters.find((known) => known.head === head);
    if (!chapter) chapters.push((chapter = { head, entries: [] }));
    chapter.entries.push({ drawn, name: nameOf(game, drawn), count: card.count });
  }
  return chapters;
}

function drawnOf({ pile, face }: SheetCard): Drawn | null {
  switch (pile) {
    case "start":
      return { is: "start", ...(face as { tile: Tile }) };
    case "goal":
      return { is: "goal", ...(face as { face: AnyGoalFace; tile: Tile }) };
    case "deck":
      return { is: "card", face: face as AnyFace };
    case "role":
      return { is: "role", role: face as AnyRole };
    case "gold":
      return { is: "gold", nuggets: face as number };
    default:
      return null;
  }
}

function headOf(game: Game, drawn: Drawn): string {
  switch (drawn.is) {
    case "start":
    case "goal":
      return t("book-table");
    case "card":
      return game.help.group(drawn.face);
    case "role":
      return t("book-roles");
    case "gold":
      return t("book-gold");
  }
}

function nameOf(game: Game, drawn: Drawn): string {
  switch (drawn.is) {
    case "start":
      return t("book-start");
    case "goal":
      return game.words.found(drawn.face);
    case "card":
      return game.words.card(drawn.face);
    case "role":
      return roleName(drawn.role);
    case "gold":
      return t("book-nuggets", { nuggets: drawn.nuggets });
  }
}
