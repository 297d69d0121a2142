// Who speaks stands beside what they say: the sentence need not begin with the name again.
import { t } from "../words/words.svelte";

/** What is said, without its speaker's name where the language puts that in front. */
export function withoutName(text: string, name: string): string {
  const begin = t("talk-line", { name, text: "" }).replaceAll(/[\s\u2066-\u2069]+$/g, "");
  return begin !== "" && text.startsWith(begin) ? text.slice(begin.length).trimStart() : text;
}
