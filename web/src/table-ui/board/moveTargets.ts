// Targets of moves (cells, goals, seats): keys, and moves grouped by target.
import { type AnyMove, cellText, type Target } from "../../games/anyGame";

export function targetKey(target: Target): string {
  if ("cell" in target) return `cell:${cellText(target.cell)}`;
  return "goal" in target ? `goal:${target.goal}` : `seat:${target.seat}`;
}

/** Moves by the place they concern. */
export function movesByTarget(moves: readonly AnyMove[]): Map<string, AnyMove[]> {
  const found = new Map<string, AnyMove[]>();
  for (const move of moves) {
    const target = targetOf(move);
    if (target === null) continue;
    const key = targetKey(target);
    const there = found.get(key);
    if (there) there.push(move);
    else found.set(key, [move]);
  }
  return found;
}

/** The place a move concerns. */
export function targetOf(move: AnyMove): Target | null {
  if ("cell" in move) return { cell: move.cell };
  if ("goal" in move) return { goal: move.goal };
  return "seat" in move ? { seat: move.seat } : null;
}

/** Each number once, smallest first. */
export function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort();
}
