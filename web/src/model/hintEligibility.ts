// Who may be offered hints: whoever plays alone with bots.
import type { TableModel } from "./tableModel.svelte";

/** Whether the reader is the only person at the table, and nobody waits to come in. */
export function isAlone({ seat, table }: Pick<TableModel, "seat" | "table">): boolean {
  if (seat === null || !table) return false;
  return table.seats.every((held, number) => number === seat || (held.bot !== null && held.next === null));
}

/** Whether there is anybody who could give a hint. */
export function canUseHints(model: TableModel): boolean {
  return isAlone(model) && model.game.advises;
}
