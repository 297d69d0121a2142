// HTTP client; an error is a sentence in the reader's language.
import { BASE_PATH } from "../../platform/serverSettings";
import type { AnalysisStatus, ReplayUpload, EditionComparison, EditionInfo, GameSummary, DeviceTransferFetch, Hint, Invite, VisibilityRequest, Tutorial, NewTable, DeviceTransfer, DeviceTransferCode, Replay, ReplayLink, Problem, RulesSheet, WireMessage, SeatResponse, SitDown, PublicTable } from "../../wire/table";
import { language } from "../../i18n/messages.svelte";

/** Why a request was refused. */
export class ApiError extends Error {
  constructor(
    readonly why: WireMessage,
    readonly status: number,
  ) {
    super(why.id);
  }
}

export const OFFLINE: WireMessage = { id: "page-offline", args: {} };

export function openTable(body: NewTable): Promise<SeatResponse> {
  return request("/api/tables", body);
}

export function sitDown(code: string, body: SitDown): Promise<SeatResponse> {
  return request(`/api/tables/${encodeURIComponent(code)}/seats`, body);
}

export function fetchTable(code: string): Promise<PublicTable> {
  return request(`/api/tables/${encodeURIComponent(code)}`);
}

export function fetchInvite(code: string): Promise<Invite> {
  return request(`/api/tables/${encodeURIComponent(code)}/invite`);
}

export function fetchEnding(code: string): Promise<GameSummary> {
  return request(`/api/tables/${encodeURIComponent(code)}/ending`);
}

/** What a bot would do in the reader's seat. */
export function fetchHint(code: string): Promise<Hint> {
  return request(`/api/tables/${encodeURIComponent(code)}/hint`);
}

/** The last game, once it is over, as text. */
export async function fetchTableRecord(code: string): Promise<string> {
  const answer = await fetch(`${BASE_PATH}/api/tables/${encodeURIComponent(code)}/record`);
  if (!answer.ok) throw new ApiError({ id: "server-error", args: {} }, answer.status);
  return answer.text();
}

/** Where the last game can be looked back at, once it is over. */
export function fetchReplayLink(code: string): Promise<ReplayLink> {
  return request(`/api/tables/${encodeURIComponent(code)}/past`);
}

/** A finished game as these eyes saw it. */
export function fetchReplay(address: string, eyes: string): Promise<Replay> {
  return request(`/api/games/${encodeURIComponent(address)}?eyes=${encodeURIComponent(eyes)}`);
}

/** What was found out about it, or how far that is; the first who asks has it begun. */
export function fetchAnalysis(address: string): Promise<AnalysisStatus> {
  return request(`/api/games/${encodeURIComponent(address)}/analysis`);
}

/** The same of a record somebody brings: the server keeps nothing of it. */
export function uploadRecord(body: ReplayUpload): Promise<Replay> {
  return request("/api/games", body);
}

/** For who played: shows, hides or deletes it. */
export function setGameVisibility(address: string, key: string, body: VisibilityRequest): Promise<ReplayLink> {
  return request(`/api/games/${encodeURIComponent(address)}`, body, key);
}

/** Hands this device's list to another one. */
export function offerDeviceTransfer(body: DeviceTransfer): Promise<DeviceTransferCode> {
  return request("/api/parcels", body);
}

/** What another device has handed over, as it was kept there. */
export function fetchDeviceTransfer(body: DeviceTransferFetch): Promise<unknown> {
  return request("/api/parcels/fetch", body);
}

/** The record of a finished game; null if it is not to be had any more. */
export async function fetchRecord(address: string): Promise<string | null> {
  const answer = await fetch(`${BASE_PATH}/api/games/${encodeURIComponent(address)}/record`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

export function fetchEditions(): Promise<EditionInfo[]> {
  return request(`/api/editions?lang=${language()}`);
}

export function fetchRules(edition: string): Promise<RulesSheet> {
  return request(`/api/rules/${encodeURIComponent(edition)}?lang=${language()}`);
}

export function fetchTableRules(code: string): Promise<RulesSheet> {
  return request(`/api/tables/${encodeURIComponent(code)}/rules?lang=${language()}`);
}

export function fetchComparisons(): Promise<EditionComparison[]> {
  return request(`/api/comparison?lang=${language()}`);
}

/** Without a game, the one to begin with. */
export function fetchTutorial(game: string | null = null): Promise<Tutorial> {
  return request(game === null ? "/api/lesson" : `/api/lesson/${encodeURIComponent(game)}`);
}

/** Any of them; screens that few people open bring their own. */
export async function request<Answer>(path: string, body?: object, key?: string): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(BASE_PATH + path, {
      method: body ? "POST" : "GET",
      headers: { "accept-language": language(), ...(body && { "content-type": "application/json" }), ...(key && { authorization: `Bearer ${key}` }) },
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new ApiError(OFFLINE, 0);
  }
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.why ?? { id: "server-error", args: {} }, answer.status);
}

/** What to say about anything that went wrong on the way. */
export function errorMessage(error: unknown): WireMessage {
  return error instanceof ApiError ? error.why : { id: "server-error", args: {} };
}
