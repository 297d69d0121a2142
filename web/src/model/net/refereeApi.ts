// What the referee's board asks the server.
import { ask } from "./api";
import type { Asked, Bench, Moment, Ruled } from "../../wire/referee";
import { language } from "../../i18n/messages.svelte";

/** What can be laid, and what people argue about. */
export function refereeBench(): Promise<Bench> {
  return ask(`/api/referee?lang=${language()}`);
}

export function askReferee(body: Asked): Promise<Ruled> {
  return ask(`/api/referee?lang=${language()}`, body);
}

/** A moment of a finished game, as a question begins. */
export function pastPosition(address: string, move: number): Promise<Moment> {
  return ask(`/api/games/${encodeURIComponent(address)}/position?move=${move}`);
}
