// Moves keyboard focus between hand, board and seats, which know each other only by their anchors.
import { tick } from "svelte";

import type { AnyMove, Cell, Target } from "../../games/anyGame";
import type { Selection } from "./selection.svelte";
import { targetKey, targetOf } from "./moveTargets";

/** The place to begin with: the one nearest to the goals, then nearest to the middle row. */
export function firstPlace(moves: readonly AnyMove[]): Target | null {
  const targets = moves.map(targetOf).filter((target) => target !== null);
  const cells = targets.flatMap((target): Cell[] => ("cell" in target ? [target.cell] : []));
  cells.sort((a, b) => b[0] - a[0] || Math.abs(a[1]) - Math.abs(b[1]) || a[1] - b[1]);
  const [cell] = cells;
  return cell ? { cell } : (targets[0] ?? null);
}

/** Goes to the first place that lights up; whether there is one. */
export async function focusPlace(selection: Selection): Promise<boolean> {
  await tick();
  const target = firstPlace(selection.uses);
  return target !== null && focusAnchor(targetKey(target));
}

export async function focusCard(card: number | null): Promise<void> {
  await tick();
  if (card !== null) focusAnchor(`hand:${card}`);
}

function focusAnchor(name: string): boolean {
  const anchor = document.querySelector<HTMLElement | SVGElement>(`[data-anchor="${name}"]`);
  const inside = anchor?.matches("button, [tabindex]") ? anchor : anchor?.querySelector<HTMLElement>("button, [tabindex]");
  inside?.focus({ preventScroll: true });
  return !!inside;
}
