// The finished games somebody has played here, each with the key that lets it be hidden or deleted.
import { remember, remembered } from "./settings";

interface KeptGame {
  id: string;
  /** Its address without names. */
  plain: string;
  key: string;
}

const MOST = 200;

export function rememberGame(game: KeptGame): void {
  const others = all().filter(({ id }) => id !== game.id);
  remember("games", JSON.stringify([game, ...others].slice(0, MOST)));
}

/** What is known of the game at an address, with names or without; null for games of others. */
export function gameAt(address: string): KeptGame | null {
  return all().find(({ id, plain }) => id === address || plain === address) ?? null;
}

export function forgetGame(address: string): void {
  remember("games", JSON.stringify(all().filter(({ id }) => id !== address)));
}

function all(): KeptGame[] {
  try {
    const read: unknown = JSON.parse(remembered("games") ?? "[]");
    return Array.isArray(read) ? read.filter(isGame) : [];
  } catch {
    return [];
  }
}

function isGame(value: unknown): value is KeptGame {
  if (typeof value !== "object" || value === null) return false;
  const { id, plain, key } = value as Record<string, unknown>;
  return typeof id === "string" && typeof plain === "string" && typeof key === "string";
}
