// The words of a language in a test: the very files the page is built with.
import en from "../../src/i18n/languages/en";
import fa from "../../src/i18n/languages/fa";
import he from "../../src/i18n/languages/he";
import lv from "../../src/i18n/languages/lv";
import ru from "../../src/i18n/languages/ru";
import uk from "../../src/i18n/languages/uk";
import { bundleOf, speakWith, type Language } from "../../src/i18n/messages.svelte";

export const TEXTS: Record<Language, readonly string[]> = { en, uk, ru, fa, lv, he };

/** `more` is what only some screen says. */
export function speakFrom(lang: Language, ...more: string[]): void {
  speakWith(lang, bundleOf(lang, [...TEXTS[lang], ...more]));
}
