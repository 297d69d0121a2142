// The words of a language in a test: the very files the page is built with.
import en from "../src/words/languages/en";
import fa from "../src/words/languages/fa";
import he from "../src/words/languages/he";
import lv from "../src/words/languages/lv";
import ru from "../src/words/languages/ru";
import uk from "../src/words/languages/uk";
import { bundleOf, speakWith, type Language } from "../src/words/words.svelte";

export const TEXTS: Record<Language, readonly string[]> = { en, uk, ru, fa, lv, he };

/** `more` is what only some screen says. */
export function speakFrom(lang: Language, ...more: string[]): void {
  speakWith(lang, bundleOf(lang, [...TEXTS[lang], ...more]));
}
