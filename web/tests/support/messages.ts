// The messages of a language in a test: the very files the page is built with.
import { makeBundle, type Language, setMessagesForTest, fetchMessages } from "../../src/i18n/messages.svelte";

export const TEXTS: Record<Language, readonly string[]> = {
  en: await fetchMessages("en"), uk: await fetchMessages("uk"), ru: await fetchMessages("ru"), fa: await fetchMessages("fa"), lv: await fetchMessages("lv"), he: await fetchMessages("he"),
};

/** `more` is what only some screen says. */
export function speakFrom(lang: Language, ...more: string[]): void {
  setMessagesForTest(lang, makeBundle(lang, [...TEXTS[lang], ...more]));
}
