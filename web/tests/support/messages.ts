// The messages of a language in a test: the very files the page is built with.
import { bundleOf, type Language, speakWith, textsOf } from "../../src/i18n/messages.svelte";

export const TEXTS: Record<Language, readonly string[]> = {
  en: await textsOf("en"), uk: await textsOf("uk"), ru: await textsOf("ru"), fa: await textsOf("fa"), lv: await textsOf("lv"), he: await textsOf("he"),
};

/** `more` is what only some screen says. */
export function speakFrom(lang: Language, ...more: string[]): void {
  speakWith(lang, bundleOf(lang, [...TEXTS[lang], ...more]));
}
