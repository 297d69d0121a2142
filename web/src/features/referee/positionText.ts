// Parses and writes positions: the fields of a position's line, and the link that holds a question.
import type { Cell } from "../../games/anyGame";

/** A position line, field by field, as it is written; the page reads no more of it than that. */
export interface PositionLine {
  edition: string;
  fields: ReadonlyMap<string, string>;
}

export interface Question {
  position: string;
  move: string;
}

/** Spaces in brackets part nothing. */
export function parsePosition(text: string): PositionLine {
  const words: string[] = [];
  let depth = 0;
  let word = "";
  for (const letter of `${text.trim()} `) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (/\s/.test(letter) && depth <= 0) {
      if (word !== "") words.push(word);
      word = "";
    } else word += letter;
  }
  if (word !== "") words.push(word);
  const [edition = "", ...rest] = words;
  return { edition, fields: new Map(rest.map((field) => [field.split("=", 1)[0] ?? "", field.slice(field.indexOf("=") + 1)])) };
}

export function positionText({ edition, fields }: PositionLine): string {
  return [edition, ...[...fields].map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** The same line with some fields otherwise; null takes one away. */
export function withFields({ edition, fields }: PositionLine, changes: Readonly<Record<string, string | null>>): PositionLine {
  const next = new Map(fields);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return { edition, fields: next };
}

/** The same line with these fields alone. */
export function onlyFields({ edition, fields }: PositionLine, names: readonly string[]): PositionLine {
  return { edition, fields: new Map([...fields].filter(([name]) => names.includes(name))) };
}

/** Several values, in brackets. */
export function bracketed(values: readonly (string | number)[]): string {
  return `(${values.join(" ")})`;
}

/** The deck with this face under a number: others change places with it. */
export function deckWith(deck: string | undefined, card: number, text: string): string {
  const words = (deck ?? "()").slice(1, -1).split(" ").filter((word) => word !== "");
  if (words.length === 0 || words[0]?.includes(":")) {
    const pairs = words.filter((word) => !word.startsWith(`${card}:`));
    return bracketed([...pairs, `${card}:${text}`]);
  }
  const other = words.indexOf(text);
  const was = words[card];
  if (other >= 0 && was !== undefined) words[other] = was;
  words[card] = text;
  return bracketed(words);
}

/** What stands behind the `#` of the address: dots instead of spaces, for no line has dots. */
export function questionHash({ position, move }: Question): string {
  return `#${position}~${move}`.replaceAll(" ", ".");
}

export function parseQuestion(hash: string): Question | null {
  let text = hash.replace(/^#/, "");
  try {
    text = decodeURIComponent(text);
  } catch {
    // Somebody's own percent signs: read as they stand.
  }
  if (text === "") return null;
  const [position = "", move = ""] = text.replaceAll(".", " ").split("~");
  return { position, move };
}

/** Where a move in notation goes, and how its card lies there. */
export interface Aim {
  card: number | null;
  cell: Cell | null;
  quarters: number;
}

export function parseAim(move: string): Aim {
  const [, card = "", where = "", how = ""] = move.split(" ");
  const cell = /^(-?\d+),(-?\d+)$/.exec(where);
  return {
    card: /^\d+$/.test(card) ? Number(card) : null,
    cell: cell ? [Number(cell[1]), Number(cell[2])] : null,
    quarters: how === "turned" ? 2 : Math.round(Number(how || 0) / 90) || 0,
  };
}
