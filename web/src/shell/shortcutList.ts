// The list of keyboard shortcuts for the help dialog; hand/shortcuts.ts handles them.
import { route } from "../platform/router.svelte";
import { t } from "../i18n/messages.svelte";

export interface Shortcut {
  /** As they are printed on an English keyboard. */
  names: readonly string[];
  does: string;
}

export function shortcutList(): Shortcut[] {
  return [...(route().screen === "past" ? pastKeys() : tableKeys()), { names: ["Tab"], does: t("keys-next") }, { names: ["?"], does: t("keys-list") }];
}

/** features/replay/ReplayTable.svelte handles these. */
function pastKeys(): Shortcut[] {
  return [
    { names: ["←", "→"], does: t("lookback-key-step") },
    { names: ["Shift", "←", "→"], does: t("lookback-key-turn") },
    { names: ["Page ↑", "Page ↓"], does: t("lookback-key-round") },
    { names: ["Home", "End"], does: t("lookback-key-ends") },
    { names: ["Space"], does: t("lookback-key-play") },
    { names: ["+", "-"], does: t("lookback-key-speed") },
  ];
}

function tableKeys(): Shortcut[] {
  return [
    { names: ["1", "…", "9"], does: t("keys-choose") },
    { names: ["←", "→", "↑", "↓"], does: t("keys-walk") },
    { names: ["Enter"], does: t("keys-play") },
    { names: ["R", "T"], does: t("keys-turn") },
    { names: ["D"], does: t("keys-away") },
    { names: ["I"], does: t("keys-about") },
    { names: ["M"], does: t("keys-mark") },
    { names: ["Esc"], does: t("keys-cancel") },
  ];
}
