// Whether this reader likes hints while playing alone; nobody is offered any before they ask for it.
import { saveSetting, readSetting } from "./settings";

let on = $state(readSetting("hints") === "on");

export function hintsOn(): boolean {
  return on;
}

export function setHints(next: boolean): void {
  on = next;
  saveSetting("hints", next ? "on" : "off");
}
