// Calls a reader who looks elsewhere: in the title of the tab and, if they wish, by a notice of the system.
import { later } from "./afterPaint";
import { remember, remembered } from "./storage/settings";

const ON = "on";

let word = $state<string | null>(null);
let wanted = $state(remembered("notices") === ON);

/** What the reader is called for; null while nothing is. */
export function called(): string | null {
  return word;
}

let stop = (): unknown => null;

/** Once the board is drawn: nobody looks at the tab first who sees the page. */
export function setCalled(next: string | null): void {
  stop();
  stop = later(() => (word = next));
}

/** Whether this browser has notices, and was not told never to show ours. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext && Notification.permission !== "denied";
}

export function noticesOn(): boolean {
  return wanted && canNotify() && Notification.permission === "granted";
}

/** The browser asks its reader only after a click. */
export async function askForNotices(): Promise<void> {
  set((await Notification.requestPermission()) === "granted");
}

export function stopNotices(): void {
  set(false);
}

/** Tells it unless the reader is looking; one notice for each table, the newest. */
export function notify(title: string, body: string, tag: string): void {
  if (!noticesOn() || (!document.hidden && document.hasFocus())) return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have notices for installed pages only: the title has to do.
  }
}

function set(on: boolean): void {
  wanted = on;
  remember("notices", on ? ON : "off");
}
