// The words of a language in a test: the very files the page is built with, read from the disk.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { bundleOf, speakWith, type Language } from "../src/words/words.svelte";

const FOLDER = resolve(import.meta.dirname, "../src/words/languages");

export function speakFrom(lang: Language): void {
  const list = readFileSync(`${FOLDER}/${lang}.ts`, "utf-8");
  const files = [...list.matchAll(/"(.+\.ftl)\?raw"/g)].map(([, file]) => resolve(FOLDER, file ?? ""));
  speakWith(lang, bundleOf(lang, files.map((file) => readFileSync(file, "utf-8"))));
}
