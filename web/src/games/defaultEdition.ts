// The edition offered before anybody has chosen one, and the list of shipped ones. Small, because every reader loads it first.
import { EDITIONS, EDITION_BY_LANGUAGE, REFERENCE_EDITION } from "../wire/games";
import type { Language } from "../i18n/messages.svelte";

export { default as Hero } from "./saboteur/HomeIllustration.svelte";

/** The booklet of the reader's language, where there is one. */
export function defaultEdition(lang: Language): string {
  return EDITION_BY_LANGUAGE[lang] ?? REFERENCE_EDITION;
}

/** The edition of the first game that is played together. */
export const TUTORIAL_EDITION = defaultEdition("en");

/** All that are shipped, so that a list is there before the server answers; the best known first. */
export const SHIPPED_EDITIONS: readonly string[] = [TUTORIAL_EDITION, ...EDITIONS.filter((edition) => edition !== TUTORIAL_EDITION)];
