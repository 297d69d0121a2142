// localStorage: recent tables, and parsers of table codes. Keys to seats are in cookies that no script can read.
import { saveSetting, readSetting } from "./settings";

export interface RememberedTable {
  code: string;
  edition: string;
  /** What the reader is called there. */
  name: string;
  /** When it was sat down, in milliseconds since 1970. */
  when: number;
}

const MOST = 8;
/** Somewhat wider than the server's own: it knows best which codes there are. */
const CODE = /^[0-9A-Z]{4,16}$/;
const LINK = /\/tv?\/([^/?#\s]+)/i;

/** Newest first. */
export function rememberedTables(): RememberedTable[] {
  try {
    const read: unknown = JSON.parse(readSetting("tables") ?? "[]");
    return Array.isArray(read) ? read.filter(isTable) : [];
  } catch {
    return [];
  }
}

export function rememberTable(table: RememberedTable): void {
  const others = rememberedTables().filter((other) => other.code !== table.code);
  keep([table, ...others].slice(0, MOST));
}

export function forgetTable(code: string): void {
  keep(rememberedTables().filter((table) => table.code !== code));
}

/** The code of a table and the one-time code of a seat at it, in what somebody typed or pasted. */
export function transferCodeIn(text: string): { code: string; carry: string } | null {
  const found = /^(?:.*\/t\/)?(\w{6})#?(?:carry=)?(\w{8})$/i.exec(text.replace(/[\s-]/g, ""));
  return found?.[1] && found[2] ? { code: found[1].toUpperCase(), carry: found[2].toUpperCase() } : null;
}

/** The code in what somebody typed or pasted; null if there is none. */
export function tableCodeIn(text: string): string | null {
  const code = (LINK.exec(text)?.[1] ?? text).toUpperCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}

let pending: string | null = null;

/** The lobby of this table is to start the game by itself, once. */
export function setPendingStart(code: string): void {
  pending = code;
}

export function isStartPending(code: string): boolean {
  return pending === code;
}

/** Whether the game is to be started now; the next time it is not. */
export function takePendingStart(code: string): boolean {
  if (pending !== code) return false;
  pending = null;
  return true;
}

function keep(tables: readonly RememberedTable[]): void {
  saveSetting("tables", JSON.stringify(tables));
}

function isTable(value: unknown): value is RememberedTable {
  if (typeof value !== "object" || value === null) return false;
  const { code, edition, name, when } = value as Record<string, unknown>;
  return typeof code === "string" && typeof edition === "string" && typeof name === "string" && typeof when === "number";
}
