// Seeded random numbers: the rock looks alike on all screens of a table, and reveals nothing.

export type Random = () => number;

/** Numbers from 0 to 1, always the same ones for the same text. */
export function seededRandom(text: string): Random {
  let state = 0x9e3779b9;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) ^ (state >>> 13);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
