// Notifications: calls a reader who looks elsewhere, in the title of the tab and, if allowed, by the system.
import { afterPaint } from "./afterPaint";
import { saveSetting, readSetting } from "./storage/settings";

const ON = "on";

let word = $state<string | null>(null);
let wanted = $state(readSetting("notices") === ON);

/** What the reader is called for; null while nothing is. */
export function tabNotice(): string | null {
  return word;
}

let stop = (): unknown => null;

/** Once the board is drawn: nobody looks at the tab first who sees the page. */
export function setTabNotice(next: string | null): void {
  stop();
  stop = afterPaint(() => (word = next));
}

/** Whether this browser has notices, and was not told never to show ours. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext && Notification.permission !== "denied";
}

export function notificationsOn(): boolean {
  return wanted && canNotify() && Notification.permission === "granted";
}

/** The browser asks its reader only after a click. */
export async function enableNotifications(): Promise<void> {
  set((await Notification.requestPermission()) === "granted");
}

export function disableNotifications(): void {
  set(false);
}

/** Tells it unless the reader is looking; one notice for each table, the newest. */
export function notify(title: string, body: string, tag: string): void {
  if (!notificationsOn() || (!document.hidden && document.hasFocus())) return;
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
  saveSetting("notices", on ? ON : "off");
}
