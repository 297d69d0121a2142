// The few HTTP requests; a refusal is a sentence in the reader's language.
import { BASE } from "../../platform/serverSettings";
import type { AnalysisShown, Brought, Comparison, EditionShown, Ending, Fetched, Hint, Invite, Keeping, Lesson, NewTable, Parcel, ParcelCode, Past, PastLink, Problem, RulesShown, Said, Seated, SitDown, TableShown } from "../../wire/table";
import { language } from "../../i18n/messages.svelte";

/** Why a request was refused. */
export class Refusal extends Error {
  constructor(
    readonly why: Said,
    readonly status: number,
  ) {
    super(why.id);
  }
}

export const OFFLINE: Said = { id: "page-offline", args: {} };

export function openTable(body: NewTable): Promise<Seated> {
  return ask("/api/tables", body);
}

export function sitDown(code: string, body: SitDown): Promise<Seated> {
  return ask(`/api/tables/${encodeURIComponent(code)}/seats`, body);
}

export function showTable(code: string): Promise<TableShown> {
  return ask(`/api/tables/${encodeURIComponent(code)}`);
}

export function invite(code: string): Promise<Invite> {
  return ask(`/api/tables/${encodeURIComponent(code)}/invite`);
}

export function ending(code: string): Promise<Ending> {
  return ask(`/api/tables/${encodeURIComponent(code)}/ending`);
}

/** What a bot would do in the reader's seat. */
export function hint(code: string): Promise<Hint> {
  return ask(`/api/tables/${encodeURIComponent(code)}/hint`);
}

/** The last game, once it is over, as text. */
export async function record(code: string): Promise<string> {
  const answer = await fetch(`${BASE}/api/tables/${encodeURIComponent(code)}/record`);
  if (!answer.ok) throw new Refusal({ id: "server-error", args: {} }, answer.status);
  return answer.text();
}

/** Where the last game can be looked back at, once it is over. */
export function pastLink(code: string): Promise<PastLink> {
  return ask(`/api/tables/${encodeURIComponent(code)}/past`);
}

/** A finished game as these eyes saw it. */
export function past(address: string, eyes: string): Promise<Past> {
  return ask(`/api/games/${encodeURIComponent(address)}?eyes=${encodeURIComponent(eyes)}`);
}

/** What was found out about it, or how far that is; the first who asks has it begun. */
export function analysisOf(address: string): Promise<AnalysisShown> {
  return ask(`/api/games/${encodeURIComponent(address)}/analysis`);
}

/** The same of a record somebody brings: the server keeps nothing of it. */
export function bringPast(body: Brought): Promise<Past> {
  return ask("/api/games", body);
}

/** For who played: shows, hides or deletes it. */
export function keepPast(address: string, key: string, body: Keeping): Promise<PastLink> {
  return ask(`/api/games/${encodeURIComponent(address)}`, body, key);
}

/** Hands this device's list to another one. */
export function handOver(body: Parcel): Promise<ParcelCode> {
  return ask("/api/parcels", body);
}

/** What another device has handed over, as it was kept there. */
export function fetchParcel(body: Fetched): Promise<unknown> {
  return ask("/api/parcels/fetch", body);
}

/** The record of a finished game; null if it is not to be had any more. */
export async function recordOf(address: string): Promise<string | null> {
  const answer = await fetch(`${BASE}/api/games/${encodeURIComponent(address)}/record`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

export function editions(): Promise<EditionShown[]> {
  return ask(`/api/editions?lang=${language()}`);
}

export function rulesOf(edition: string): Promise<RulesShown> {
  return ask(`/api/rules/${encodeURIComponent(edition)}?lang=${language()}`);
}

export function tableRules(code: string): Promise<RulesShown> {
  return ask(`/api/tables/${encodeURIComponent(code)}/rules?lang=${language()}`);
}

export function comparisons(): Promise<Comparison[]> {
  return ask(`/api/comparison?lang=${language()}`);
}

/** Without a game, the one to begin with. */
export function lesson(game: string | null = null): Promise<Lesson> {
  return ask(game === null ? "/api/lesson" : `/api/lesson/${encodeURIComponent(game)}`);
}

/** Any of them; screens that few people open bring their own. */
export async function ask<Answer>(path: string, body?: object, key?: string): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(BASE + path, {
      method: body ? "POST" : "GET",
      headers: { "accept-language": language(), ...(body && { "content-type": "application/json" }), ...(key && { authorization: `Bearer ${key}` }) },
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Refusal(OFFLINE, 0);
  }
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.why ?? { id: "server-error", args: {} }, answer.status);
}

/** What to say about anything that went wrong on the way. */
export function whyOf(error: unknown): Said {
  return error instanceof Refusal ? error.why : { id: "server-error", args: {} };
}
