// Comparison of editions: which ones stand side by side, and where they differ.
import type { EditionComparison } from "../../wire/table";

export interface Difference {
  head: string;
  /** The numbers of its rules. */
  rules: string[];
  /** In the order of the chosen editions. */
  values: string[];
}

/** The game whose editions were asked for; else the first. */
export function comparisonFor(all: readonly EditionComparison[], wanted: readonly string[]): EditionComparison | undefined {
  return all.find(({ editions }) => editions.some(({ id }) => wanted.includes(id))) ?? all[0];
}

/** What was asked for, as far as it belongs to this game; if that is less than two, the usual ones before it. */
export function chosenEditions({ editions }: EditionComparison, wanted: readonly string[], usual: readonly string[]): string[] {
  const ids = editions.map(({ id }) => id);
  const known = ids.filter((id) => wanted.includes(id));
  if (known.length >= 2) return known;
  const more = [...known, ...usual, ...ids].filter((id, place, all) => ids.includes(id) && all.indexOf(id) === place);
  return ids.filter((id) => more.slice(0, 2).includes(id));
}

/** Only the points in which not all of the chosen say the same. */
export function differingRows({ editions, rows }: EditionComparison, chosen: readonly string[]): Difference[] {
  const places = editions.flatMap(({ id }, place) => (chosen.includes(id) ? [place] : []));
  return rows
    .map(({ head, rules, values }) => ({ head, rules: rules.split(", "), values: places.map((place) => values[place] ?? "") }))
    .filter(({ values }) => new Set(values).size > 1);
}
