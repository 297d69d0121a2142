// Narrates what happens around the game: talk, who comes and goes, what the host switches (the twin of tui/table_notices.py).
import type { GameName } from "../wire/games";
import type { Chatted, Claim, Claimed, GameVisibilityChanged, Moved, PublicTable, PublicChange } from "../wire/table";
import { playerName, unknownKind, whoArgs } from "./sentenceArgs";
import { translate, t } from "./messages.svelte";

export type Talk = Chatted | Claimed;

/** A line of chat or a claim, as its hearers read it. */
export function talkText(talk: Talk, names: readonly string[], game: GameName): string {
  if (talk.change === "claimed") return claimText(talk.claim, talk.seat, names, game);
  return t("talk-line", { name: playerName(names, talk.seat), text: talk.text });
}

/** What is said, where its speaker stands beside it: without the name, if the language puts that in front. */
export function withoutName(text: string, name: string): string {
  const begin = t("talk-line", { name, text: "" }).replaceAll(/[\s\u2066-\u2069]+$/g, "");
  return begin !== "" && text.startsWith(begin) ? text.slice(begin.length).trimStart() : text;
}

/** A claim; the treasures of each game have their own names. */
export function claimText(claim: Claim, seat: number, names: readonly string[], game: GameName): string {
  const name = playerName(names, seat);
  switch (claim.claim) {
    case "looked":
      return t(`said-looked-${game}`, { name, goal: claim.goal + 1, found: claim.found });
    case "look-at":
      return t("said-look-at", { name, goal: claim.goal + 1 });
    case "suspect":
    case "trust":
    case "thanks":
      return t(`said-${claim.claim}`, { name, other: playerName(names, claim.seat) });
    case "greet":
      return t(`said-greet-${claim.temper}`, { name });
    case "honest":
    case "mend-me":
    case "no-way":
    case "sorry":
    case "well-played":
      return t(`said-${claim.claim}`, { name });
    default:
      return unknownKind(claim, "");
  }
}

/**
 * A change of the table; null if there is nothing to tell. `before` is the table until then: who left a seat,
 * who was host and what was switched are known only from it.
 */
export function tableText(what: PublicChange, table: PublicTable, me: number | null, before: PublicTable | null = null): string | null {
  return sentences(what, table, me, before).join(" ") || null;
}

/** Somebody's bot begins or stops playing for them; `standIns` remembers for whom one plays. */
export function standInText(moved: Pick<Moved, "seat" | "by">, names: readonly string[], me: number | null, standIns: Set<number>): string | null {
  const { seat, by } = moved;
  if (by === "stand-in" && !standIns.has(seat)) {
    // Who is here is told of every turn that is played for them.
    if (seat !== me) standIns.add(seat);
    return t("join-stand-in", whoArgs({ names, me }, seat));
  }
  if (by === "person" && standIns.delete(seat)) return t("join-returned", { name: playerName(names, seat) });
  return null;
}

function sentences(what: PublicChange, table: PublicTable, me: number | null, before: PublicTable | null): string[] {
  const names = table.seats.map((seat, number) => seat.name ?? before?.seats[number]?.name ?? "");
  const reader = { names, me };
  switch (what.change) {
    case "sat":
      return what.seat === me ? [] : [sat(what.seat, table, names)];
    case "vacated": {
      const said = [t("join-vacated", { why: what.why, name: playerName(names, what.seat) })];
      if (table.stage === "playing") said.push(t("join-plays-on", { name: playerName(names, what.seat) }));
      if (before?.host === what.seat && table.host !== null) said.push(t("join-host-passed", whoArgs(reader, table.host)));
      return said;
    }
    case "readied":
      return what.seat === me ? [] : [t("join-ready", { ready: what.ready, name: playerName(names, what.seat) })];
    case "host-passed":
      return what.seat === null ? [] : [t("join-host-passed", whoArgs(reader, what.seat))];
    case "muted":
      return [t("join-muted", { on: what.muted, ...whoArgs(reader, what.seat) })];
    case "switched":
      return before === null ? [] : switched(table, before);
    case "sealed":
      return filledUp(table, before, names);
    case "started":
      return [...filledUp(table, before, names), ...what.without.map((seat) => t("fair-without", { name: playerName(names, seat) }))];
    case "revealed":
      return what.fault === null ? [] : [t("fair-wrong", { name: playerName(names, what.seat) })];
    case "configured":
      return [t("join-configured"), ...(before !== null && played(before) !== played(table) ? [t("join-ready-again")] : [])];
    case "awaited":
      return awaited(what.seat, table, before, names);
    case "seat-moved":
      return what.seat === me ? [] : [t("join-seat-moved", { name: playerName(names, what.seat) })];
    case "seat-unasked":
      return [translate({ id: "join-seat-unasked", args: { why: what.why } })].filter(Boolean);
    case "game-shown":
      return isWithheld(what, table) ? [t("join-game-shown", { showing: what.showing })] : [];
    case "moved":
      return before === null ? [] : tookOver(table, before, reader);
    case "opened":
    case "seat-asked": // whoever has to decide about it sees the question
    case "seat-voted":
    case "committed":
    case "chatted":
    case "claimed":
    case "faced":
    case "went-on":
    case "reacted":
      return [];
    default:
      return unknownKind(what, []);
  }
}

/** Whether who played has hidden or deleted the last game. */
export function isWithheld(what: GameVisibilityChanged, table: PublicTable): boolean {
  return what.game === table.games && (what.showing === "hidden" || what.showing === "gone");
}

/** Bots have taken the seats that were open. */
function filledUp(table: PublicTable, before: PublicTable | null, names: readonly string[]): string[] {
  return table.seats.flatMap((_, seat) => (before?.seats[seat]?.name === null ? [sat(seat, table, names)] : []));
}

/** What is played, to be compared. */
function played(table: PublicTable): string {
  return JSON.stringify([table.edition, table.changes, table.options]);
}

function awaited(seat: number, table: PublicTable, before: PublicTable | null, names: readonly string[]): string[] {
  const name = table.seats[seat]?.next ?? null;
  const was = before?.seats[seat]?.next ?? null;
  if (name !== null) return [t("join-awaited", { name, bot: playerName(names, seat) })];
  return was === null ? [] : [t("join-unawaited", { name: was })];
}

/** Whoever has waited for a seat has it now. */
function tookOver(table: PublicTable, before: PublicTable, reader: { names: readonly string[]; me: number | null }): string[] {
  return before.seats.flatMap((was, seat) =>
    was.next !== null && was.next === table.seats[seat]?.name
      ? [t("join-took-over", { bot: was.name ?? "", ...whoArgs(reader, seat) })]
      : [],
  );
}

function sat(seat: number, table: PublicTable, names: readonly string[]): string {
  const held = table.seats[seat];
  const kind = held?.name != null && held.bot === null ? "person" : "bot";
  return t("join-sat", { kind, name: playerName(names, seat), seat: seat + 1 });
}

function switched(table: PublicTable, before: PublicTable): string[] {
  const said: string[] = [];
  if (before.paused !== table.paused) said.push(t("join-paused", { on: table.paused }));
  if (before.locked !== table.locked) said.push(t("join-locked", { on: table.locked }));
  if (before.chat !== table.chat) said.push(t("join-chat", { on: table.chat }));
  if (before.bot_talk !== table.bot_talk) said.push(t("join-bot-talk", { on: table.bot_talk }));
  if (before.listed !== table.listed) said.push(t("join-listed", { on: table.listed }));
  return said;
}
