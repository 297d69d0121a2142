// What a decision beyond a card asks; null while cards are played.
import { type AnyView, isSaboteur } from "../table/game";
import { t } from "../words/words.svelte";

const SABOTEUR = { open: "play-ask-open", turn: "play-ask-turn", draft: "play-ask-take", play: null, over: null } as const;
const GOBBLINGS = { open: "gob-ask-open", serve: "gob-ask-name", steal: "gob-ask-steal", play: null, over: null } as const;

export function questionOf(view: AnyView): string | null {
  const id = isSaboteur(view) ? SABOTEUR[view.phase] : GOBBLINGS[view.phase];
  return id === null ? null : t(id);
}
