// Whether this reader likes hints while playing alone; nobody is offered any before they ask for it.
import { remember, remembered } from "./settings";

let on = $state(remembered("hints") === "on");

export function hintsOn(): boolean {
  return on;
}

export function setHints(next: boolean): void {
  on = next;
  remember("hints", next ? "on" : "off");
}
