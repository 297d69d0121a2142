// What the reader should touch next on the way to the move the tutorial asks for.
import type { Selection } from "../../table-ui/board/selection.svelte";
import { targetKey, targetOf } from "../../table-ui/board/moveTargets";
import { isPutAway } from "../../games";
import type { Game } from "../../games/game";
import { type AnyMove, cardOf } from "../../games/anyGame";
import { isSameMove } from "../../model/tutorialTable.svelte";

/** The button that puts the chosen card away. */
const PUT_AWAY = '[aria-keyshortcuts="D"]';
/** The button that plays what was aimed at; a mouse does without. */
const PLAY_IT = ".actions .button.main";

/** Finds it in the page; null where words are enough. */
export function nextTarget(game: Game, wanted: AnyMove | null, selection: Pick<Selection, "card" | "aimed">): string | null {
  if (wanted === null) return null;
  const card = cardOf(wanted);
  if (card === null) return null;
  if (selection.card !== card) return anchor(`hand:${card}`);
  if (isPutAway(game, wanted)) return PUT_AWAY;
  if (isSameMove(selection.aimed, wanted)) return PLAY_IT;
  const target = targetOf(wanted);
  return target && anchor(targetKey(target));
}

function anchor(name: string): string {
  return `[data-anchor="${name}"]`;
}
