// HTTP requests of the referee's board.
import { request } from "./api";
import type { RefereeRequest, RefereeSetup, ReplayPosition, RefereeResponse } from "../../wire/referee";
import { language } from "../../i18n/messages.svelte";

/** What can be laid, and what people argue about. */
export function fetchRefereeSetup(): Promise<RefereeSetup> {
  return request(`/api/referee?lang=${language()}`);
}

export function fetchRulings(body: RefereeRequest): Promise<RefereeResponse> {
  return request(`/api/referee?lang=${language()}`, body);
}

/** A moment of a finished game, as a question begins. */
export function fetchGamePosition(address: string, move: number): Promise<ReplayPosition> {
  return request(`/api/games/${encodeURIComponent(address)}/position?move=${move}`);
}
