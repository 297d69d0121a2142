// All messages of one language, but those only a rules sheet or the terminal says: one piece of the build, fetched only if it is read.
const FILES = import.meta.glob<string>(
  ["../../../../src/foolsgold/locales/ftl/he/*.ftl", "!../../../../src/foolsgold/locales/ftl/he/{sheet*,start,hosting}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(FILES);
