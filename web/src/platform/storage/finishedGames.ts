// localStorage: the finished games played on this device, each with the key that lets it be hidden or deleted.
import { saveSetting, readSetting } from "./settings";

/** How a round went for whoever holds this device. */
export interface RoundSummary {
  side: string;
  won: boolean;
  /** Somebody suspected them aloud, and rightly. */
  unmasked: boolean;
  /** For how many moves their best lie was believed. */
  believed: number;
}

/** What the list tells of a game without asking the server. */
export interface StoredSummary {
  /** When it was over, in milliseconds since 1970. */
  when: number;
  edition: string;
  extends: string;
  /** The others. */
  names: string[];
  score: number;
  won: boolean;
  rounds: RoundSummary[];
}

export interface StoredGame {
  id: string;
  /** Its address without names. */
  plain: string;
  key: string;
  /** Missing where it could not be asked for, and in lists of older pages. */
  told?: StoredSummary;
}

const MOST = 200;

/** Newest first. */
export function storedGames(): StoredGame[] {
  return parseGames(readSetting("games") ?? "[]") ?? [];
}

export function rememberGame(game: StoredGame): void {
  keep([{ ...known(game.id), ...game }, ...storedGames().filter(({ id }) => id !== game.id)]);
}

/** Takes in what another device has kept; how many of them were new here. */
export function importGames(games: readonly StoredGame[]): number {
  const here = storedGames();
  const fresh = games.filter(({ id }) => here.every((game) => game.id !== id));
  const all = [...here, ...fresh].sort((one, other) => (other.told?.when ?? 0) - (one.told?.when ?? 0));
  keep(all);
  return fresh.length;
}

/** What is known of the game at an address, with names or without; null for games of others. */
export function storedGame(address: string): StoredGame | null {
  return storedGames().find(({ id, plain }) => id === address || plain === address) ?? null;
}

export function forgetGame(address: string): void {
  keep(storedGames().filter(({ id }) => id !== address));
}

/** The games in a list as it is kept or handed over; null if it is none. */
export function parseGames(text: string): StoredGame[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isGame).map(cleaned) : null;
  } catch {
    return null;
  }
}

function keep(games: readonly StoredGame[]): void {
  saveSetting("games", JSON.stringify(games.slice(0, MOST)));
}

function known(address: string): StoredGame | undefined {
  return storedGames().find(({ id }) => id === address);
}

function isGame(value: unknown): value is StoredGame {
  const { id, plain, key } = fieldsOf(value);
  return typeof id === "string" && typeof plain === "string" && typeof key === "string";
}

/** What another page has written is believed only as far as it makes sense. */
function cleaned({ id, plain, key, told }: StoredGame): StoredGame {
  return isMine(told) ? { id, plain, key, told } : { id, plain, key };
}

function isMine(value: unknown): value is StoredSummary {
  const { when, edition, extends: from, names, score, won, rounds } = fieldsOf(value);
  return (
    typeof when === "number" &&
    typeof edition === "string" &&
    typeof from === "string" &&
    typeof score === "number" &&
    typeof won === "boolean" &&
    Array.isArray(names) &&
    names.every((name) => typeof name === "string") &&
    Array.isArray(rounds) &&
    rounds.every(isRound)
  );
}

function isRound(value: unknown): value is RoundSummary {
  const { side, won, unmasked, believed } = fieldsOf(value);
  return typeof side === "string" && typeof won === "boolean" && typeof unmasked === "boolean" && typeof believed === "number";
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
