// localStorage: preferences and codes of tables. Never a secret of a running game: private notes are the reader's own guesses.

export interface Settings {
  language: string;
  name: string;
  /** How the reader likes to look. */
  face: string;
  theme: string;
  sound: string;
  /** Whether the system may tell that it is the reader's turn. */
  notices: string;
  /** JSON: the tables somebody sat down at here, newest first. */
  tables: string;
  /** "off": nothing is held, everything is shown as it is at once. */
  staging: string;
  /** That the first game was learned, or put off. */
  learned: string;
  /** That columns and rows are numbered at the rim of the board. */
  coordinates: string;
  /** JSON: what the reader privately thinks of those at the tables, see seats/marks. */
  marks: string;
  /** JSON: for finished games one has played what lets them be hidden or deleted, newest first. */
  games: string;
  /** Whether the own role lies open on this device, or is shown while it is held. */
  role: string;
  /** "on": who plays alone with bots may ask what a bot would do. */
  hints: string;
}

const PREFIX = "foolsgold.";
/** What stands in when the browser keeps nothing: it lasts as long as the page. */
const fallback = new Map<string, string>();

export function readSetting<Key extends keyof Settings>(key: Key): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function saveSetting<Key extends keyof Settings>(key: Key, value: string): void {
  fallback.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Blocked or full: `forgets` lets the page say so.
  }
}

/** The message about what this browser does not keep beyond this page: a seat needs cookies. */
export function storageWarning(): "page-no-storage" | "page-forgets" | null {
  if (!navigator.cookieEnabled) return "page-no-storage";
  try {
    localStorage.setItem(`${PREFIX}probe`, "1");
    localStorage.removeItem(`${PREFIX}probe`);
    return null;
  } catch {
    return "page-forgets";
  }
}
