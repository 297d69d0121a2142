// Whether the reader's role lies open on this device: as they wish, else where nobody else could look on.
import { saveSetting, readSetting } from "../../platform/storage/settings";
import type { TableModel } from "../../model/tableModel.svelte";

let wish = $state(readSetting("role"));

export function isRoleOpen({ table, seat }: TableModel): boolean {
  if (wish === "open" || wish === "hold") return wish === "open";
  if (!table || seat === null || table.stage === "lobby") return false;
  return table.seats.every((held, number) => number === seat || held.bot !== null);
}

/** From now on, at every table. */
export function setRoleOpen(open: boolean): void {
  wish = open ? "open" : "hold";
  saveSetting("role", wish);
}

/** For tests: what the device kept. */
export function reloadRoleVisibility(): void {
  wish = readSetting("role");
}
