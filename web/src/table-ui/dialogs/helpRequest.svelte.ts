// What the reader asked to be explained, wherever they asked: a card, a rule, the keyboard.
import type { AnyFace } from "../../games/anyGame";

export interface CardHelpRequest {
  face: AnyFace;
  /** The card it is shown beside, while the mouse rests on it; else it is a dialog. */
  beside: HTMLElement | null;
}

class HelpRequest {
  card = $state.raw<CardHelpRequest | null>(null);
  /** The number of a rule, to be read in the rules of the table. */
  rule = $state<string | null>(null);
  keys = $state(false);
}

export const helpRequest = new HelpRequest();
