// Translator: message ids to text in the reader's language, from the same Fluent files as in Python.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { readSetting, saveSetting } from "../platform/storage/settings";
import type { WireMessage } from "../wire/table";

export const LANGUAGES = ["en", "uk", "ru", "fa", "lv", "he"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself. */
export const ENDONYMS: Record<Language, string> = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  fa: "فارسی",
  lv: "Latviešu",
  he: "עברית",
};
const RIGHT_TO_LEFT: readonly Language[] = ["fa", "he"];
/** What every screen says: all message files of a language's folder, as one chunk of the build (see vite.config.ts) … */
const COMMON = import.meta.glob<string[]>("./*/app.ftl", { base: "../../../src/foolsgold/locales/ftl", query: "?folder", import: "default" });
/** … and what single screens say, fetched with them. Other folders hold what only the server and the terminal say. */
const SCREENS = import.meta.glob<string>("./*/screens/*.ftl", { base: "../../../src/foolsgold/locales/ftl", query: "?raw", import: "default" });
/** The beginning of the names of a screen's message files: a file of one game alone has more behind it. */
export type ScreenMessages = "analysis" | "card-book" | "fair-deal" | "hints" | "my-games" | "public-lobby" | "referee" | "replay" | "seat-transfer" | "tutorial";
/** Screens whose messages have been asked for. */
let loadedScreens: ScreenMessages[] = [];

export type Arg = string | number | boolean | WireMessage;
export type Args = Record<string, Arg>;

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");
/** The language asked for last: the one shown, once its words have come. */
let wanted: Language = "en";

/** The language shown now; reading it makes a component follow changes. */
export function language(): Language {
  return current;
}

export function direction(lang: Language = current): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(lang) ? "rtl" : "ltr";
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((lang) => lang === text);
}

/** The language chosen here before, else the first of the browser's that is one of ours. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const chosen = readSetting("language");
  if (isLanguage(chosen)) return chosen;
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.map((code) => (code === "iw" ? "he" : code)).find(isLanguage) ?? "en";
}

/** A bundle of texts in one language; `isolating` keeps names of the other direction apart. */
export function makeBundle(lang: Language, texts: readonly string[], isolating = true): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: isolating });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Shows the page in this language; the old one stays if it cannot be fetched, or if another one is wished for meanwhile. */
export async function setLanguage(lang: Language, keep = false): Promise<void> {
  wanted = lang;
  let texts: readonly string[];
  let parts: readonly ScreenMessages[];
  try {
    do {
      parts = loadedScreens;
      texts = await fetchMessages(lang, parts);
    } while (parts !== loadedScreens);
  } catch (error) {
    if (wanted === lang) wanted = current;
    throw error;
  }
  if (wanted !== lang) return;
  bundle = makeBundle(lang, texts);
  current = lang;
  if (keep) saveSetting("language", lang);
  document.documentElement.lang = lang;
  document.documentElement.dir = direction(lang);
}

/** The texts of a language's message files. */
export async function fetchMessages(lang: Language, parts: readonly ScreenMessages[] = []): Promise<string[]> {
  const more = Object.entries(SCREENS).filter(([path]) => parts.some((part) => path.startsWith(`./${lang}/screens/${part}`)));
  const [common, ...texts] = await Promise.all([COMMON[`./${lang}/app.ftl`]?.(), ...more.map(([, fetched]) => fetched())]);
  return [...(common ?? []), ...texts];
}

/** Fetches the messages of a screen, in this language and in each one chosen later; tests bring their own `files`. */
export async function loadMessages(part: ScreenMessages, files: typeof SCREENS = {}): Promise<void> {
  if (loadedScreens.includes(part)) return;
  Object.assign(SCREENS, files);
  loadedScreens = [...loadedScreens, part];
  await setLanguage(wanted);
}

/** For tests: shows these words. */
export function setMessagesForTest(lang: Language, made: FluentBundle): void {
  bundle = made;
  current = wanted = lang;
}

/** The message in the reader's language. */
export function t(id: string, args: Args = {}): string {
  if (bundle === null) return "";
  return format(bundle, id, args);
}

/** What the server said; should it be about what was never spoken of here, the words are fetched. */
export function translate(said: WireMessage): string {
  if (bundle === null || bundle.hasMessage(said.id)) return t(said.id, said.args);
  void Promise.all([loadMessages("seat-transfer"), loadMessages("public-lobby")]);
  return "";
}

export function hasMessage(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** Made once: it is asked for with every move, and costs more than all it writes. */
const numerals = $derived(new Intl.NumberFormat(current, { useGrouping: false }));

/** The numbers of cells, hands and piles, which are asked for by the hundred. */
const small = $derived(Array.from({ length: 20 }, (_, number) => numerals.format(number)));

/** Whole numbers as this language writes them. */
export function digits(number: number): string {
  return small[number] ?? numerals.format(number);
}

// Written as numbers: the marks themselves would turn this very line around in an editor.
const ISOLATE = String.fromCodePoint(0x2068);
const END_ISOLATE = String.fromCodePoint(0x2069);

const RIGHT_TO_LEFT_MARK = String.fromCodePoint(0x200f);

/** Items side by side, each kept apart from its neighbours' direction; all together in that of the language. */
export function formatList(items: readonly (string | number)[]): string {
  const texts = items.map((item) => (typeof item === "number" ? digits(item) : ISOLATE + item + END_ISOLATE));
  // What is kept apart inside does not tell the list its direction: without the mark it would run from the left.
  return (direction() === "rtl" ? RIGHT_TO_LEFT_MARK : "") + texts.join(t("list-separator"));
}

export function format(from: FluentBundle, id: string, args: Args): string {
  const pattern = from.getMessage(id)?.value;
  if (!pattern) return id;
  const values: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) values[name] = variable(from, arg);
  return from.formatPattern(pattern, values, []);
}

function variable(from: FluentBundle, arg: Arg): FluentVariable {
  if (typeof arg === "number") return new FluentNumber(arg, { useGrouping: false });
  if (typeof arg === "boolean") return arg ? "yes" : "no";
  return typeof arg === "string" ? arg : format(from, arg.id, arg.args);
}
