// Settings of a table: edition, overridden rules, seats and time. The same for a new table and for the host in the lobby.
import type { EditionInfo, BotPace, WireMessage, EditionSwitch, PublicTable } from "../../wire/table";

export interface TableSettings {
  /** The shipped edition it starts from. */
  base: string;
  /** What is decided otherwise: by the key in an edition's file, as TOML. */
  changes: Readonly<Record<string, string>>;
  /** An edition written by hand: it goes before the two above. */
  own: string | null;
  seats: number;
  turnSeconds: number | null;
  pace: BotPace;
}

/** The rules as the server is asked for them. */
export type RulesAsked = { edition: string; options: string[] } | { edition_text: string };

const LINE = /^([^=\s]+) = (.*)$/;

/** What a table has agreed on. */
export function settingsOf(table: PublicTable): TableSettings {
  const changes: Record<string, string> = {};
  for (const line of table.changes) {
    const [, key, value] = LINE.exec(line) ?? [];
    if (key !== undefined && value !== undefined) changes[key] = value;
  }
  return { base: table.extends, changes, own: null, seats: table.seats.length, turnSeconds: table.turn_seconds, pace: table.pace };
}

/** An edition of one's own, as its file would be: what it starts from, and what is different. */
export function settingsText({ base, changes }: Pick<TableSettings, "base" | "changes">): string {
  const lines = Object.entries(changes).map(([key, value]) => `${key} = ${value}`);
  return [`extends = "${base}"`, ...lines, ""].join("\n");
}

/** A rule that the booklet itself leaves to the table needs no edition of one's own. */
export function rulesOf(agreement: TableSettings, edition: EditionInfo | undefined): RulesAsked {
  if (agreement.own !== null) return { edition_text: agreement.own };
  const options = Object.keys(agreement.changes);
  const isOption = (id: string): boolean => agreement.changes[id] === "true" && !!edition?.options.some((option) => option.id === id);
  if (options.every(isOption)) return { edition: agreement.base, options };
  return { edition_text: settingsText(agreement) };
}

/** The same with one rule decided; as the booklet has it, it is no change. */
export function withSwitch(changes: TableSettings["changes"], rule: EditionSwitch, value: string): Record<string, string> {
  const others = Object.entries(changes).filter(([key]) => key !== rule.id);
  return Object.fromEntries(value === rule.value ? others : [...others, [rule.id, value]]);
}

/** What this table has for a rule. */
export function switchValue(changes: TableSettings["changes"], rule: EditionSwitch): string {
  return changes[rule.id] ?? rule.value;
}

/** So many as the edition has seats for. */
export function clampSeats(seats: number, edition: EditionInfo): number {
  const [low, high] = edition.seats;
  return Math.min(Math.max(seats, low), high);
}

/** Where a text is wrong, as far as the refusal tells: the number of its line from 1; null if it says nothing of the text. */
export function errorLine(text: string, why: WireMessage): number | null {
  if (why.id !== "edition-wrong") return null;
  const { key } = why.args;
  if (typeof key === "object") return typeof key.args.line === "number" ? key.args.line : null;
  return typeof key === "string" ? lineOfKey(text, key) : null;
}

function lineOfKey(text: string, key: string): number | null {
  let section = "";
  let depth = 0;
  let nearest: number | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    const [, header] = /^\s*\[([^\]]+)\]/.exec(line) ?? [];
    const [, name] = /^\s*([\w."'+-]+)\s*=/.exec(line) ?? [];
    if (header !== undefined) section = plain(header);
    const whole = header !== undefined ? section : name === undefined ? null : [section, plain(name)].filter(Boolean).join(".");
    if (whole === key) return index + 1;
    if (whole === null) continue;
    // The first line inside of it, else the innermost table it should stand in.
    if (whole.startsWith(`${key}.`)) return index + 1;
    if (key.startsWith(`${whole}.`) && whole.length > depth) [depth, nearest] = [whole.length, index + 1];
  }
  return nearest;
}

const plain = (name: string): string => name.replace(/["'\s]/g, "");
