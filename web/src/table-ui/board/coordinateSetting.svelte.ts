// Setting: whether column and row numbers are shown at the edge of the board.
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
