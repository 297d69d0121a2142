// All messages of one language, but those only a rules sheet, the terminal, or a screen of its own says: one piece of the build, fetched only if it is read.
const FILES = import.meta.glob<string>(
  ["../../../../src/foolsgold/locales/ftl/fa/*.ftl", "!../../../../src/foolsgold/locales/ftl/fa/{sheet*,lesson*,start,hosting,terminal,measuring,hints,lookback,analysis,referee,disputes,switches,carry,strangers,yours,book,seal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(FILES);
