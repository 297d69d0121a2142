// localStorage: whether this reader wants hints while playing alone. Off until asked for.
import { saveSetting, readSetting } from "./settings";

let on = $state(readSetting("hints") === "on");

export function hintsOn(): boolean {
  return on;
}

export function setHints(next: boolean): void {
  on = next;
  saveSetting("hints", next ? "on" : "off");
}
