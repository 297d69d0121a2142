// Entry point: loads the messages of the reader's language, then mounts the application.
import { mount } from "svelte";

import App from "./App.svelte";
import "./style.css";
import { applyTheme } from "./platform/theme.svelte";
import { preferredLanguage, setLanguage } from "./i18n/messages.svelte";

const target = document.getElementById("app");
if (target) {
  applyTheme();
  try {
    await setLanguage(preferredLanguage()).catch(() => setLanguage("en"));
    mount(App, { target });
  } catch {
    document.getElementById("no-words")?.removeAttribute("hidden");
  }
}
