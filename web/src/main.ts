// Starts the page: first the words, then the screen.
import { mount } from "svelte";

import App from "./App.svelte";
import "./style.css";
import { applyTheme } from "./base/theme.svelte";
import { preferredLanguage, speak } from "./words/words.svelte";

const target = document.getElementById("app");
if (target) {
  applyTheme();
  try {
    await speak(preferredLanguage()).catch(() => speak("en"));
    mount(App, { target });
  } catch {
    document.getElementById("no-words")?.removeAttribute("hidden");
  }
}
