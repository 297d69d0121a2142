// Parses paragraphs of a rules sheet into text, lists and drawings, with the rule numbers apart.

/** A sentence, and the rules it tells. */
export interface Sentence {
  text: string;
  /** As they stand in the brackets at its end; each of them may be a span. */
  numbers: readonly string[];
}

export type Part = { kind: "text"; sentences: Sentence[] } | { kind: "list"; items: Sentence[] } | { kind: "drawing"; text: string };

const MARK = "- ";
const INDENT = "    ";
const NUMBERS = /\s*\[([^\]]+)\](\p{Cf}*)$/u;
const UP_TO_BRACKETS = /[^\]]*\]\p{Cf}*|[^\]]+$/gu;
const NUMBER = /^[A-Z]?\d+(?:\.\d+)?(?:[–-][A-Z]?\d+)?$/;
const SPAN = /^([A-Z]?)(\d+)[–-][A-Z]?(\d+)$/;
/** Marks of direction around numbers in right-to-left sheets. */
const UNSEEN = /\p{Cf}/gu;

export function parseParagraphs(paragraphs: readonly string[]): Part[] {
  return paragraphs.map((paragraph) => {
    const lines = paragraph.split("\n");
    if (lines.every((line) => line.startsWith(INDENT))) {
      return { kind: "drawing", text: lines.map((line) => line.slice(INDENT.length)).join("\n") };
    }
    if (!lines.every((line) => line.startsWith(MARK))) return { kind: "text", sentences: sentencesOf(paragraph) };
    return { kind: "list", items: lines.map((line) => sentenceOf(line.slice(MARK.length))) };
  });
}

/** The sentences of a paragraph: each ends with the numbers of its rules. */
export function sentencesOf(paragraph: string): Sentence[] {
  const sentences: Sentence[] = [];
  let open = "";
  for (const [piece] of paragraph.matchAll(UP_TO_BRACKETS)) {
    open += piece;
    const sentence = sentenceOf(open.trimStart());
    if (sentence.numbers.length === 0) continue;
    sentences.push(sentence);
    open = "";
  }
  // The legend has brackets without numbers, and the last words may have none at all.
  return open.trim() === "" ? sentences : [...sentences, sentenceOf(open.trimStart())];
}

export function sentenceOf(text: string): Sentence {
  const inside = NUMBERS.exec(text)?.[1]?.replaceAll(UNSEEN, "");
  const numbers = inside?.split(",").map((number) => number.trim()) ?? [];
  if (numbers.length === 0 || !numbers.every((number) => NUMBER.test(number))) return { text, numbers: [] };
  return { text: text.replace(NUMBERS, "$2"), numbers };
}

/** Every rule that these numbers name: R39–R41 are three. */
export function rulesCited(numbers: readonly string[]): string[] {
  return numbers.flatMap((number) => {
    const span = SPAN.exec(number);
    if (!span) return [number];
    const [, letter = "", from, to] = span;
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => `${letter}${Number(from) + place}`);
  });
}

/** The rule that an address asks for. */
export function ruleInHash(hash: string): string | null {
  return /^#([A-Z]?\d+(?:\.\d+)?)$/.exec(hash)?.[1] ?? null;
}
