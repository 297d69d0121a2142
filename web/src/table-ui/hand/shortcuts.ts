// Keyboard shortcuts of the table, by position on the keyboard rather than by letter.

export type Shortcut = { choose: number } | "turn" | "put-away" | "about" | "cancel";

const TYPING = "input, textarea, select, [contenteditable], dialog";

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector("dialog[open]")) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return { choose: Number(digit) - 1 };
  switch (event.code) {
    case "KeyR":
    case "KeyT":
      return "turn";
    case "KeyD":
      return "put-away";
    case "KeyI":
      return "about";
    case "Escape":
      return "cancel";
    default:
      return null;
  }
}
