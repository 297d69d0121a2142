// Colour theme: light, dark, or as the system has it.
import { MediaQuery } from "svelte/reactivity";

import { saveSetting, readSetting } from "./storage/settings";

export type Theme = "system" | "light" | "dark";

let chosen = $state<Theme>(asTheme(readSetting("theme")));

export function theme(): Theme {
  return chosen;
}

const dark = new MediaQuery("prefers-color-scheme: dark");

/** Whether the page is dark now: for what the colours of the page do not reach. */
export function isDark(): boolean {
  return chosen === "system" ? dark.current : chosen === "dark";
}

export function setTheme(next: Theme): void {
  chosen = next;
  saveSetting("theme", next);
  applyTheme();
}

export function applyTheme(): void {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

function asTheme(text: string | null): Theme {
  return text === "light" || text === "dark" ? text : "system";
}
