// Columns and rows in numbers at the rim of the board: only for those who ask for them.
import { saveSetting, readSetting } from "../../platform/storage/settings";

let isShown = $state(readSetting("coordinates") === "yes");

export const coordinates = {
  get shown(): boolean {
    return isShown;
  },

  show(now: boolean): void {
    isShown = now;
    saveSetting("coordinates", now ? "yes" : "no");
  },
};
