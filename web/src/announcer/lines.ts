// What is read out when something happens, and when it is the reader's turn.
import { type AnyMove, type AnyView, cardOf, gameOf, isPutAway } from "../table/game";
import type { News } from "../table/model.svelte";
import { hushed, sentencesOf, standInText, tableText, talkText, type Reader } from "../words/tell";
import { t } from "../words/words.svelte";
import type { TableShown } from "../wire/table";

/** Who listens, at which table, and what is remembered from one change to the next. */
export interface Listening {
  names: readonly string[];
  me: number | null;
  table: TableShown | null;
  /** The table until this change. */
  before: TableShown | null;
  /** Seats for which a bot is known to play. */
  standIns: Set<number>;
}

const QUESTIONS = {
  saboteur: { draft: "play-ask-take", open: "play-ask-open", turn: "play-ask-turn" },
  gobblings: { open: "gob-ask-open", serve: "gob-ask-name", steal: "gob-ask-steal" },
} as const;

/** What a change says, in order. */
export function linesOf({ what, events, before, after }: News, listening: Listening): string[] {
  const { names, me, table, standIns } = listening;
  const view = after ?? before;
  if (what.change === "chatted" || what.change === "claimed") {
    const game = table?.game === "gobblings" ? "gobblings" : "saboteur";
    return what.seat === me ? [] : [talkText(what, names, game)];
  }
  const lines: string[] = [];
  const around = table && tableText(what, table, me, listening.before);
  if (around) lines.push(around);
  const standIn = what.change === "moved" ? standInText(what, names, me, standIns) : null;
  if (standIn) lines.push(standIn);
  if (view === null) return lines;
  const reader: Reader = { names, me, view };
  return [...lines, ...events.flatMap((event) => sentencesOf(hushed(event), gameOf(view), reader))];
}

/** That it is the reader's turn, and what is asked. */
export function turnLine(view: AnyView): string {
  const questions: Record<string, string> = QUESTIONS[gameOf(view)];
  const question = questions[view.phase];
  if (question) return t(question);
  return t("hear-turn", { count: playable(view), cards: view.hand.length });
}

/** How many cards of the hand can be used, other than being put away. */
export function playable(view: AnyView): number {
  const legal: readonly AnyMove[] = view.legal;
  const uses = legal.filter((move) => !isPutAway(move));
  return new Set(uses.map(cardOf).filter((card) => card !== null)).size;
}
