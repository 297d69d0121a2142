// The sentences announced to a screen reader for a change, and for the reader's turn.
import { ANY_GAME, findGame, gameOf, isPutAway, phaseInfo } from "../../games";
import { type AnyMove, type AnyView, cardOf } from "../../games/anyGame";
import { narrate } from "../../games/eventNarrator";
import type { News } from "../../model/tableModel.svelte";
import type { Reader } from "../../i18n/sentenceArgs";
import { standInText, tableText, talkText } from "../../i18n/tableNarrator";
import { t } from "../../i18n/messages.svelte";
import type { PublicTable } from "../../wire/table";

/** Who listens, at which table, and what is remembered from one change to the next. */
export interface Listener {
  names: readonly string[];
  me: number | null;
  table: PublicTable | null;
  /** The table until this change. */
  before: PublicTable | null;
  /** Seats for which a bot is known to play. */
  standIns: Set<number>;
}

/** What a change says, in order. */
export function announcements({ what, events, before, after, continued, again }: News, listening: Listener): string[] {
  const { names, me, table, standIns } = listening;
  if (again) return [];
  const view = after ?? before;
  if (what.change === "chatted" || what.change === "claimed") {
    const { name } = findGame(table?.game ?? "") ?? ANY_GAME;
    return what.seat === me ? [] : [talkText(what, names, name)];
  }
  const lines: string[] = [];
  const around = !continued && table && tableText(what, table, me, listening.before);
  if (around) lines.push(around);
  const standIn = !continued && what.change === "moved" ? standInText(what, names, me, standIns) : null;
  if (standIn) lines.push(standIn);
  if (view === null) return lines;
  const reader: Reader = { names, me, view };
  const { name, words } = gameOf(view);
  return [...lines, ...events.flatMap((event) => narrate(words.hushed(event), name, reader))];
}

/** That it is the reader's turn, and what is asked. */
export function turnLine(view: AnyView): string {
  return phaseInfo(view).asks?.() ?? t("hear-turn", { count: playable(view), cards: view.hand.length });
}

/** How many cards of the hand can be used, other than being put away. */
export function playable(view: AnyView): number {
  const game = gameOf(view);
  const legal: readonly AnyMove[] = view.legal;
  const uses = legal.filter((move) => !isPutAway(game, move));
  return new Set(uses.map(cardOf).filter((card) => card !== null)).size;
}
