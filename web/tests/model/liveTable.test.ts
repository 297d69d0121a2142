// Live table against a fake server: no frame is lost or applied twice.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyEvent } from "../../src/games/anyGame";
import { LiveTable } from "../../src/model/liveTable.svelte";
import type { News } from "../../src/model/tableModel.svelte";
import type { Change, ClientFrame, ViewDiff, DealContribution, ServerFrame, Welcome } from "../../src/wire/table";
import { saboteur, tableOf } from "../support/fakeTable";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientFrame[] = [];

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("not open");
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  /** As a browser: the goodbye comes later, or never. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
    flushSync();
  }

  break(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

const NAMES = ["Ann", "Bo", "Cid"];
const placed: AnyEvent = { event: "placed", seat: 1, cell: [1, 0], tile: [10, true], card: null };
const mine = saboteur({ legal: [{ move: "discard", card: 4 }] });

function welcome(more: Partial<Welcome> = {}): Welcome {
  return { is: "welcome", protocol: 3, number: 10, seat: 0, table: tableOf(NAMES), turn: 4, rules: {}, view: mine, heard: [], stood_in: [], talk: [], awaits: null, ...more };
}

function change(number: number, more: Partial<Change> = {}): Change {
  const what = { change: "moved", seat: 1, by: "person" } as const;
  return { is: "change", number, what, turn: number, table: null, events: [placed], view: saboteur(), difference: null, ...more };
}

let table: LiveTable;
let heard: News[];

function socket(): FakeSocket {
  const last = FakeSocket.made.at(-1);
  if (!last) throw new Error("nobody has called");
  return last;
}

/** Loses the line and finds it again. */
function reconnect(): FakeSocket {
  socket().break();
  vi.advanceTimersByTime(10_000);
  socket().accept();
  return socket();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  heard = [];
  table = new LiveTable("BCD234");
  table.listen((news) => heard.push(news));
  table.open();
  socket().accept();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a table", () => {
  it("asks for differences, and puts views together from them", () => {
    expect(socket().url).toContain("/live?differences");
    const before = saboteur({ deck_size: 9, legal: [{ move: "discard", card: 4 }, { move: "discard", card: 5 }, { move: "discard", card: 6 }] });
    socket().say(welcome({ view: before }));
    const news: ViewDiff = { set: { deck_size: 8 }, splice: { legal: [1, 1, [{ move: "discard", card: 7 }]] } };
    socket().say(change(11, { what: { change: "started", without: [] }, events: [], view: null, difference: news }));
    const after = { ...before, deck_size: 8, legal: [{ move: "discard", card: 4 }, { move: "discard", card: 7 }, { move: "discard", card: 6 }] };
    expect(JSON.stringify(table.view)).toBe(JSON.stringify(after));
  });

  it("says that its last game was deleted or hidden, and shows it no more", () => {
    const over = tableOf(NAMES);
    for (const showing of ["hidden", "gone"] as const) {
      socket().say(welcome());
      const what = { change: "game-shown", game: 1, showing } as const;
      socket().say(change(11, { what, table: { ...over, stage: "lobby" }, events: [], view: null }));
      socket().say(welcome({ number: 11, table: { ...over, stage: "lobby" }, view: null }));
      expect(table.view).toBeNull();
      expect(table.notice?.said).toEqual({ id: "join-game-shown", args: { showing } });
    }
  });

  it("says nothing of an earlier game that was deleted, nor of one that is shown again", () => {
    socket().say(welcome({ table: { ...tableOf(NAMES), games: 2 } }));
    socket().say(change(11, { what: { change: "game-shown", game: 1, showing: "gone" }, events: [], view: null }));
    socket().say(change(12, { what: { change: "game-shown", game: 2, showing: "open" }, events: [], view: null }));
    expect(table.notice).toBeNull();
    expect(table.view).not.toBeNull();
  });

  it("is asked for by its code, and watched without a seat", () => {
    expect(socket().url).toMatch(/^ws:\/\/.*\/api\/tables\/BCD234\/live\?differences$/);
    const watcher = new LiveTable("BCD234", true);
    watcher.open();
    expect(socket().url).toMatch(/\/live\?differences&watch$/);
    watcher.close();
  });

  it("begins with a hello and takes everything from the welcome", () => {
    expect(socket().sent).toEqual([{ do: "hello", last: null }]);
    expect(table.link).toBe("connecting");
    const said = { change: "chatted", seat: 1, text: "hi" } as const;
    const claimed = { change: "claimed", seat: 1, claim: { claim: "honest" } };
    const heardBefore = [{ event: "round-started", round: 1, starter: 0 }, claimed, placed];
    socket().say(welcome({ heard: heardBefore, talk: [said] }));
    expect(table.link).toBe("open");
    expect([table.seat, table.turn, table.isMyTurn, table.isHost]).toEqual([0, 4, true, true]);
    expect(table.names).toEqual(NAMES);
    expect(table.log.map((event) => event.event)).toEqual(["round-started", "placed"]);
    expect(table.talk).toEqual([said]);
    expect(heard).toEqual([]);
  });

  it("forgets what it had when it is welcomed again", () => {
    socket().say(welcome());
    socket().say(change(11));
    reconnect().say(welcome({ number: 3, view: null, table: tableOf(NAMES, { stage: "lobby" }) }));
    expect([table.view, table.log, table.isMyTurn]).toEqual([null, [], false]);
    socket().say(change(4, { what: { change: "started", without: [] }, table: tableOf(NAMES), view: mine }));
    expect([table.log.length, table.isMyTurn]).toEqual([1, true]);
  });

  it("has a part in the deal by itself, and tells nobody what comes of its own asking", async () => {
    const lobby = (commitment: string | null, parts: DealContribution[] = []) => tableOf(NAMES, { stage: "lobby", seal: { game: 2, commitment, parts } });
    socket().say(welcome({ view: null, table: lobby(null) }));
    table.send({ do: "start", fill: true });
    await vi.dynamicImportSettled();
    // Whoever begins at once has committed before.
    expect(socket().sent.map((frame) => frame.do)).toEqual(["hello", "commit", "start"]);
    const commit = socket().sent.at(1);
    if (commit?.do !== "commit") throw new Error("it did not commit");
    socket().say({ is: "refused", id: commit.id, why: { id: "deal-passed", args: {} }, retry_after: null });
    expect(table.notice).toBeNull();
    const mine = { seat: 0, commitment: commit.commitment, secret: null, fault: null };
    socket().say(change(11, { what: { change: "sealed" }, table: lobby("5".repeat(64), [mine]) }));
    expect(socket().sent.at(-1)).toMatchObject({ do: "reveal" });
  });

  it("tells whose device kept its secret", () => {
    socket().say(welcome());
    socket().say(change(11, { what: { change: "revealed", seat: 2, fault: null }, table: tableOf(NAMES) }));
    expect(table.notice).toBeNull();
    socket().say(change(12, { what: { change: "revealed", seat: 2, fault: "wrong" }, table: tableOf(NAMES) }));
    expect(table.notice?.said).toEqual({ id: "fair-wrong", args: { name: "Cid" } });
    socket().say(change(13, { what: { change: "started", without: [1, 2] }, table: tableOf(NAMES), view: mine }));
    expect(table.notice?.said).toEqual({ id: "fair-without", args: { name: "Bo, Cid" } });
  });

  it("takes changes in and tells listeners what came together", () => {
    socket().say(welcome());
    socket().say(change(11));
    expect(table.isMyTurn).toBe(false);
    expect(table.log).toEqual([placed]);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.before?.legal).toHaveLength(1);
    expect(heard[0]?.after?.legal).toHaveLength(0);
  });

  it("keeps table and game that a change does not touch", () => {
    socket().say(welcome());
    const said = { change: "chatted", seat: 1, text: "hi" } as const;
    socket().say(change(11, { what: said, events: [], view: null, turn: 4 }));
    expect([table.isMyTurn, table.names.length]).toEqual([true, 3]);
    expect(table.talk).toEqual([said]);
  });

  it("keeps only so much talk", () => {
    socket().say(welcome());
    for (let number = 11; number < 311; number += 1) {
      socket().say(change(number, { what: { change: "chatted", seat: 1, text: String(number) }, events: [], view: null }));
    }
    expect(table.talk).toHaveLength(200);
    expect(table.talk.at(-1)).toMatchObject({ text: "310" });
  });

  it("is nobody's turn while it is paused or over", () => {
    socket().say(welcome());
    socket().say(change(11, { what: { change: "switched" }, events: [], view: null, turn: 4, table: tableOf(NAMES, { paused: true }) }));
    expect(table.isMyTurn).toBe(false);
  });

  it("drops what it has seen before", () => {
    socket().say(welcome());
    socket().say(change(11));
    socket().say(change(11));
    socket().say(change(9));
    expect([table.log.length, heard.length, table.turn]).toEqual([1, 1, 11]);
  });

  it("shows who is here and the clock that runs", () => {
    socket().say(welcome());
    socket().say({ is: "here", devices: [1, 0, 2], watchers: 1 });
    socket().say({ is: "clock", seat: 0, why: "limit", seconds: 30 });
    expect(table.here?.devices).toEqual([1, 0, 2]);
    expect((table.clock?.ends ?? 0) - performance.now()).toBe(30_000);
    socket().say({ is: "clock", seat: null, why: null, seconds: 0 });
    expect(table.clock).toBeNull();
  });
});

describe("a lost line", () => {
  it("is found again, with the number of the last change", () => {
    socket().say(welcome());
    socket().say(change(11));
    socket().break();
    flushSync();
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    socket().accept();
    expect(socket().sent).toEqual([{ do: "hello", last: 11 }]);
    expect(table.link).toBe("lost");
    socket().say({ is: "resumed", number: 13, seat: 0, awaits: null });
    expect(table.link).toBe("open");
    // Only the last of those missed brings the game as it is now.
    socket().say(change(12, { view: null }));
    socket().say(change(13, { view: mine }));
    expect([table.log.length, table.isMyTurn, table.turn]).toEqual([3, true, 13]);
  });

  it("is looked for more and more slowly, and never given up", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      socket().break();
      const made = FakeSocket.made.length;
      let wait = 0;
      for (; FakeSocket.made.length === made && wait < 20_000; wait += 100) vi.advanceTimersByTime(100);
      waits.push(wait);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  it("is tried at once when the system says the line is back", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      socket().break();
      vi.advanceTimersByTime(8000);
    }
    socket().break();
    const made = FakeSocket.made.length;
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(made + 1);
    socket().accept();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.made.length).toBe(made + 1);
  });

  it("is noticed when the system says so, without waiting for a goodbye", () => {
    socket().say(welcome());
    const old = socket();
    window.dispatchEvent(new Event("offline"));
    flushSync();
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    socket().accept();
    socket().say({ is: "resumed", number: 10, seat: 0, awaits: null });
    // What the old line still had to say is not heard any more.
    old.say(change(11));
    old.break();
    flushSync();
    expect([table.log.length, table.link]).toEqual([0, "open"]);
  });

  it("is noticed when pings stay without an answer", () => {
    socket().say(welcome());
    vi.advanceTimersByTime(15_000);
    expect(socket().sent.at(-1)).toEqual({ do: "ping" });
    socket().say({ is: "pong" });
    vi.advanceTimersByTime(14_000);
    expect(table.link).toBe("open");
    vi.advanceTimersByTime(1000 + 8000);
    flushSync();
    expect(table.link).toBe("lost");
  });

  it("stops the clock", () => {
    socket().say(welcome());
    socket().say({ is: "clock", seat: 0, why: "limit", seconds: 30 });
    socket().break();
    expect(table.clock).toBeNull();
  });
});

describe("a command", () => {
  beforeEach(() => socket().say(welcome()));

  it("names the turn it is for, and is busy until it is answered", () => {
    table.play({ move: "discard", card: 4 });
    const move = socket().sent.at(-1);
    expect(move).toMatchObject({ do: "move", turn: 4, move: { move: "discard", card: 4 } });
    expect(table.busy).toBe(true);
    socket().say({ is: "ack", id: idOf(move), number: 11 });
    expect(table.busy).toBe(false);
  });

  it("is sent again with the same id after the line was lost, until it is answered", () => {
    table.play({ move: "discard", card: 4 });
    table.say("hello");
    const before = socket().sent.slice(1);
    reconnect().say({ is: "resumed", number: 10, seat: 0, awaits: null });
    expect(socket().sent).toEqual([{ do: "hello", last: 10 }, ...before]);
    for (const command of before) socket().say({ is: "ack", id: idOf(command), number: 11 });
    reconnect().say(welcome());
    expect(socket().sent).toHaveLength(1);
    expect(table.busy).toBe(false);
  });

  it("waits while there is no line", () => {
    socket().break();
    table.play({ move: "discard", card: 4 });
    expect(table.busy).toBe(true);
    vi.advanceTimersByTime(1000);
    socket().accept();
    expect(socket().sent).toHaveLength(1);
    socket().say({ is: "resumed", number: 10, seat: 0, awaits: null });
    expect(socket().sent[1]).toMatchObject({ do: "move", turn: 4 });
  });

  it("that is refused is told, every time", () => {
    table.say("hello");
    socket().say({ is: "refused", id: idOf(socket().sent.at(-1)), why: { id: "chat-off", args: {} }, retry_after: null });
    expect(table.notice).toMatchObject({ said: { id: "chat-off" }, kind: "refused", number: 1 });
    table.play({ move: "discard", card: 4 });
    socket().say({ is: "refused", id: idOf(socket().sent.at(-1)), why: { id: "turn-passed", args: {} }, retry_after: null });
    expect(table.notice?.number).toBe(2);
    expect(table.busy).toBe(false);
    reconnect().say(welcome());
    expect(socket().sent).toHaveLength(1);
  });
});

describe("a command that came too fast", () => {
  beforeEach(() => socket().say(welcome()));

  const slowDown = (command: ClientFrame | undefined, wait: number | null = 100): void =>
    socket().say({ is: "refused", id: idOf(command), why: { id: "slow-down", args: {} }, retry_after: wait });

  it("is sent again with the same id, and nobody is told", () => {
    table.play({ move: "discard", card: 4 });
    const move = socket().sent.at(-1);
    slowDown(move);
    vi.advanceTimersByTime(99);
    expect(socket().sent).toHaveLength(2);
    expect(table.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(socket().sent.slice(2)).toEqual([move]);
    socket().say({ is: "ack", id: idOf(move), number: 11 });
    vi.advanceTimersByTime(10_000);
    expect(socket().sent).toHaveLength(3);
    expect([table.busy, table.notice]).toEqual([false, null]);
  });

  it("keeps what comes after it waiting, in order", () => {
    table.say("one");
    slowDown(socket().sent.at(-1), 2000);
    table.say("two");
    table.say("three");
    vi.advanceTimersByTime(2000);
    const texts = socket().sent.flatMap((frame) => (frame.do === "say" ? [frame.text] : []));
    expect(texts).toEqual(["one", "one", "two", "three"]);
  });

  it("does not keep a move waiting, if it was talk", () => {
    table.say("one");
    slowDown(socket().sent.at(-1), 2000);
    table.play({ move: "discard", card: 4 });
    expect(socket().sent.at(-1)).toMatchObject({ do: "move" });
  });

  it("is told in the end", () => {
    table.say("one");
    const line = socket().sent.at(-1);
    for (let waited = 0; waited < 10; waited += 2) {
      expect(table.notice).toBeNull();
      slowDown(line, 2000);
      vi.advanceTimersByTime(2000);
    }
    slowDown(line, 2000);
    expect(table.notice).toMatchObject({ said: { id: "slow-down" }, kind: "refused" });
    expect(socket().sent.filter((frame) => frame.do === "say")).toHaveLength(6);
    reconnect().say(welcome());
    expect(socket().sent).toHaveLength(1);
  });

  it("is told at once, if it would take long or is of no use", () => {
    for (const wait of [60_000, null]) {
      table.say("one");
      slowDown(socket().sent.at(-1), wait);
    }
    expect(table.notice?.number).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(socket().sent.filter((frame) => frame.do === "say")).toHaveLength(2);
  });

  it("is sent once over a new connection, and not again by the old clock", () => {
    table.play({ move: "discard", card: 4 });
    const move = socket().sent.at(-1);
    slowDown(move, 9000);
    reconnect().say({ is: "resumed", number: 10, seat: 0, awaits: null });
    vi.advanceTimersByTime(9000);
    expect(socket().sent).toEqual([{ do: "hello", last: 10 }, move]);
  });
});

describe("a goodbye", () => {
  beforeEach(() => socket().say(welcome()));

  it("with a return is like a lost line", () => {
    socket().say({ is: "bye", why: { id: "bye-stopping", args: {} }, again: true });
    expect(table.ended).toBeNull();
    reconnect().say({ is: "resumed", number: 10, seat: 0, awaits: null });
    expect(table.link).toBe("open");
  });

  it("without a return ends it: no such table, seat lost", () => {
    socket().say({ is: "bye", why: { id: "seat-lost", args: {} }, again: false });
    socket().break();
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect([table.ended?.id, table.link]).toEqual(["seat-lost", "ended"]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("comes after the change that shows somebody out", () => {
    const seats = tableOf(["Bot", "Bo", "Cid"], { host: 1 });
    socket().say(change(11, { what: { change: "vacated", seat: 0, why: "kicked" }, events: [], view: null, table: seats }));
    expect(heard.at(-1)?.what).toEqual({ change: "vacated", seat: 0, why: "kicked" });
    socket().say({ is: "bye", why: { id: "bye-kicked", args: {} }, again: false });
    expect([table.ended?.id, table.link, table.isHost]).toEqual(["bye-kicked", "ended", false]);
  });

  it("by oneself is for good: the line stays quiet", () => {
    table.close();
    flushSync();
    expect(table.link).toBe("ended");
    window.dispatchEvent(new Event("online"));
    socket().break();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("is the last word: what still comes is not taken in", () => {
    table.close();
    socket().say(change(11));
    socket().say(welcome({ number: 12 }));
    expect([table.link, table.log.length]).toEqual(["ended", 0]);
  });
});

describe("a line that is neither there nor gone", () => {
  it("is tested at once when the reader comes back to the page", () => {
    socket().say(welcome());
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket().sent.at(-1)).toEqual({ do: "ping" });
  });

  it("is tried anew when a connection does not come about", () => {
    socket().break();
    vi.advanceTimersByTime(1000);
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.made.length).toBeGreaterThan(made);
  });
});

function idOf(command: ClientFrame | undefined): string {
  return command && "id" in command ? command.id : "";
}
