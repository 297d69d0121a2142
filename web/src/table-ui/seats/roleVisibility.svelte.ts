// Whether the reader's own role lies open on this device: by their wish, else where nobody else could look on.
import { remember, remembered } from "../../platform/storage/settings";
import type { TableModel } from "../../model/tableModel.svelte";

let wish = $state(remembered("role"));

export function isRoleOpen({ table, seat }: TableModel): boolean {
  if (wish === "open" || wish === "hold") return wish === "open";
  if (!table || seat === null || table.stage === "lobby") return false;
  return table.seats.every((held, number) => number === seat || held.bot !== null);
}

/** From now on, at every table. */
export function openRole(open: boolean): void {
  wish = open ? "open" : "hold";
  remember("role", wish);
}

/** For tests: what the device kept. */
export function recallRole(): void {
  wish = remembered("role");
}
