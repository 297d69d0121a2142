// Home, routes and storage: codes and links, recent tables, request bodies, readiness.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import JoinByCode from "../../src/features/home/JoinByCode.svelte";
import { missingOf } from "../../src/features/lobby/readiness";
import { IdempotentRequest, newTableBody, quickWishes } from "../../src/model/tableRequestBodies";
import { qrMatrixPath } from "../../src/ui/qrMatrixPath";
import { parseParagraphs } from "../../src/shell/ruleTextParser";
import { route } from "../../src/platform/router.svelte";
import { parseRoute } from "../../src/platform/routes";
import Toast from "../../src/shell/Toast.svelte";
import { saveSetting } from "../../src/platform/storage/settings";
import { tableCodeIn, forgetTable, rememberedTables, rememberTable, setPendingStart, takePendingStart } from "../../src/platform/storage/recentTables";
import type { PublicTable } from "../../src/wire/table";
import { makeBundle, setMessagesForTest } from "../../src/i18n/messages.svelte";
import { TEXTS } from "../support/messages";
import { FakeTable } from "../support/fakeTable";

beforeEach(() => {
  saveSetting("tables", "[]");
  setMessagesForTest("en", makeBundle("en", TEXTS.en, false));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["bcd234", "BCD234"],
  [" BCD 234 ", "BCD234"],
  ["http://192.168.1.7:8765/t/BCD234", "BCD234"],
  ["https://play.example/t/bcd234?watch", "BCD234"],
  ["play.example/tv/BCD234#main", "BCD234"],
  ["", null],
  ["what code?", null],
  ["https://play.example/rules/saboteur-en", null],
])("the code in %j is %j", (text, code) => {
  expect(tableCodeIn(text)).toBe(code);
});

test.each([
  ["/", { screen: "home" }],
  ["/?new", { screen: "home" }],
  ["/t/bcd234", { screen: "table", code: "BCD234", watch: false }],
  ["/t/BCD234?watch", { screen: "table", code: "BCD234", watch: true }],
  ["/tv/BCD234", { screen: "tv", code: "BCD234" }],
  ["/rules/saboteur-he", { screen: "rules", edition: "saboteur-he" }],
  ["/rules/saboteur-he#R47", { screen: "rules", edition: "saboteur-he" }],
  ["/rules/compare", { screen: "compare", editions: [] }],
  ["/rules/compare?with=saboteur-uk,saboteur-en#R1", { screen: "compare", editions: ["saboteur-uk", "saboteur-en"] }],
  ["/cards/gobblings", { screen: "cards", edition: "gobblings" }],
  ["/learn", { screen: "learn", game: null }],
  ["/learn/gobblings", { screen: "learn", game: "gobblings" }],
  ["/t/%E0%A4%A", { screen: "table", code: "%E0%A4%A", watch: false }],
  ["/somewhere/else", { screen: "unknown" }],
])("the address %s is %j", (path, wanted) => {
  expect(parseRoute(path)).toEqual(wanted);
});

test("tables are remembered newest first, once each, and not without end", () => {
  for (const code of ["AAA111", "BBB222", "AAA111"]) rememberTable({ code, edition: "saboteur-en", name: "Anna", when: 1 });
  expect(rememberedTables().map(({ code }) => code)).toEqual(["AAA111", "BBB222"]);
  forgetTable("AAA111");
  expect(rememberedTables().map(({ code }) => code)).toEqual(["BBB222"]);
  for (let count = 0; count < 30; count += 1) rememberTable({ code: `C${count}`, edition: "x", name: "y", when: count });
  expect(rememberedTables().length).toBe(8);
});

test.each(["no json", "{}", '[{"code":1}]', "null"])("what cannot be read is no table: %s", (text) => {
  saveSetting("tables", text);
  expect(rememberedTables()).toEqual([]);
});

test("a pending start is taken once, by its own table", () => {
  setPendingStart("BCD234");
  expect(takePendingStart("OTHER1")).toBe(false);
  expect(takePendingStart("BCD234")).toBe(true);
  expect(takePendingStart("BCD234")).toBe(false);
});

test("one click asks for four bots and the booklet of the language", () => {
  const body = newTableBody(quickWishes("Anna", "he"), "he");
  expect(body).toMatchObject({ name: "Anna", edition: "saboteur-he", seats: 5, lang: "he", turn_seconds: null, chat: true });
  expect(body.bots).toEqual([{}, {}, {}, {}]);
});

test("an edition of one's own goes instead of a shipped one, and bots are of the wished kind", () => {
  const wishes = { ...quickWishes("Anna", "en"), bots: 2, level: "random" };
  expect(newTableBody({ ...wishes, options: ["late"] }, "en")).toMatchObject({ edition: "saboteur-en", options: ["late"], bots: [{}, {}], level: "random" });
  const own = newTableBody({ ...wishes, edition_text: "rounds = 1" }, "en");
  expect(own).toMatchObject({ edition_text: "rounds = 1" });
  expect(own).not.toHaveProperty("edition");
});

test("the same request keeps its id, another one gets another", () => {
  const asking = new IdempotentRequest();
  const first = asking.withId({ name: "Anna" });
  expect(first.id.length).toBeGreaterThanOrEqual(16);
  expect(asking.withId({ name: "Anna" })).toEqual(first);
  expect(asking.withId({ name: "Ben" }).id).not.toBe(first.id);
});

test("people who are not ready and open seats are missing; the host and bots are not", () => {
  const seat = (name: string | null, bot: string | null, ready: boolean) => ({ name, bot, ready, muted: false });
  const seats = [seat("Anna", null, false), seat("Brokk", "digger", false), seat("Ben", null, false), seat("Cleo", null, true), seat(null, null, false)];
  expect(missingOf({ seats, host: 0 } as unknown as PublicTable)).toEqual({ open: 1, waiting: [2] });
});

test("a QR code is one path of bars", () => {
  expect(qrMatrixPath(["101", "011"])).toBe("M0 0h1v1h-1zM2 0h1v1h-1zM1 1h2v1h-2z");
});

const plain = (text: string) => ({ text, numbers: [] });

test("a paragraph of dashes is a list, one with a dash in it is not", () => {
  expect(parseParagraphs(["- one\n- two", "a - b", "- one\ntwo", "    S · ?\n    · · ?"])).toEqual([
    { kind: "list", items: [plain("one"), plain("two")] },
    { kind: "text", sentences: [plain("a - b")] },
    { kind: "text", sentences: [plain("- one\ntwo")] },
    { kind: "drawing", text: "S · ?\n· · ?" },
  ]);
});

async function joined(text: string, answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal("fetch", answer);
  const form = mount(JoinByCode, { target: document.body });
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await new Promise((done) => setTimeout(done, 5));
  flushSync();
  const said = document.querySelector("[role=alert]")?.textContent?.trim() ?? "";
  await unmount(form);
  return said;
}

test("joining goes to the table, or says why not", async () => {
  const unknown = { why: { id: "table-unknown", args: { code: "ZZZ999" } }, text: "" };
  expect(await joined("zzz999", () => Promise.resolve(new Response(JSON.stringify(unknown), { status: 404 })))).toContain("There is no table ZZZ999");
  expect(await joined("??", () => Promise.reject(new Error()))).toContain("neither a code nor a link");
  expect(await joined("ZZZ999", () => Promise.reject(new Error()))).toContain("does not answer");
  expect(await joined("http://x/t/bcd234", () => Promise.resolve(new Response("{}")))).toBe("");
  expect(route()).toEqual({ screen: "table", code: "BCD234", watch: false });
});

test("a refusal is told, and goes by itself or when it is closed", async () => {
  vi.useFakeTimers();
  const model = new FakeTable();
  const toast = mount(Toast, { target: document.body, props: { model } });
  const shown = () => {
    flushSync();
    return document.querySelector(".toast")?.textContent?.trim() ?? "";
  };
  const refuse = () => model.tell({ id: "only-host", args: {} }, "refused");
  expect(shown()).toBe("");
  refuse();
  expect(shown()).toBe("Only the host can do that.");
  vi.advanceTimersByTime(9000);
  expect(shown()).toBe("");
  refuse();
  expect(shown()).not.toBe("");
  document.querySelector<HTMLButtonElement>(".toast button")?.click();
  expect(shown()).toBe("");
  vi.useRealTimers();
  await unmount(toast);
});
