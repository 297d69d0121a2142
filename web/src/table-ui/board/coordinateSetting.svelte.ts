// Columns and rows in numbers at the rim of the board: only for those who ask for them.
import { remember, remembered } from "../../platform/storage/settings";

let isShown = $state(remembered("coordinates") === "yes");

export const coordinates = {
  get shown(): boolean {
    return isShown;
  },

  show(now: boolean): void {
    isShown = now;
    remember("coordinates", now ? "yes" : "no");
  },
};
