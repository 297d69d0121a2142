// Fair deal: verifies a deal from its transcript on this device, without trusting the server (the twin of play/fair_deal.py).
// The browser's own hashes are missing on plain http, where families play, so a small library makes them.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { DealContribution } from "../../wire/table";

const PURPOSE = "foolsgold deal 1";
const GROUPS = 5;
const GROUP = 4;

/** The list everybody is shown before a secret is opened. */
export interface CommitmentList {
  game: number;
  /** The server's. */
  commitment: string;
  parts: readonly Pick<DealContribution, "seat" | "commitment">[];
}

/** What a record tells of its deal. */
export interface RevealedDeal extends CommitmentList {
  secret: string;
  parts: readonly DealContribution[];
  /** Decimal, as it stands there. */
  seed: string;
}

/** What this device knows of a deal on its own. */
export interface WitnessedDeal {
  secret: string;
  list: CommitmentList | null;
  /** It had opened its secret for an earlier deal, and has not seen that one played. */
  thrown?: boolean;
}

export type Verdict =
  /** The device saw the list, its own secret is in the cards, and all the rest is right. */
  | "checked"
  /** All is right in itself, but the device had no part in it. */
  | "agrees"
  /** No device had a part in it. */
  | "alone"
  /** All is right, but the device saw no game after an earlier deal it had a part in. */
  | "thrown"
  | "broken";

export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export function commitmentOf(who: "server" | "player", game: number, secret: string): string {
  return hashed(`commitment ${who}`, game, secret);
}

/** A few digits of the list, to be compared by people. */
export function shortId(list: CommitmentList): string {
  const digits = hashed("seal", ...linesOf(list));
  return Array.from({ length: GROUPS }, (_, place) => digits.slice(GROUP * place, GROUP * (place + 1))).join(" ");
}

/** Whether two lists are one. Their names are short: two lists of one name could be found by trying for long enough. */
export function isSameList(one: CommitmentList, other: CommitmentList): boolean {
  return linesOf(one).join() === linesOf(other).join();
}

function linesOf({ game, commitment, parts }: CommitmentList): (string | number)[] {
  return [game, commitment, ...parts.map((part) => `${part.seat + 1} ${part.commitment}`)];
}

export function seedOf({ game, secret, parts }: Pick<RevealedDeal, "game" | "secret" | "parts">): string {
  const lines = parts.map((part) => `${part.seat + 1} ${part.commitment} ${part.secret ?? "-"}`);
  return BigInt(`0x${hashed("seed", game, secret, ...lines)}`).toString();
}

/** What a record says of its deal; null if it says nothing. */
export function parseDeal(record: string): RevealedDeal | null {
  const told: RevealedDeal & { parts: DealContribution[] } = { game: 0, commitment: "", secret: "", parts: [], seed: "" };
  for (const line of record.split("\n")) {
    const [word, what = "", ...rest] = line.trim().split(/\s+/);
    if (word === "seed") told.seed = what;
    else if (word === "deal" && what === "game") told.game = Number(rest[0]);
    else if (word === "deal" && what === "server") [told.commitment = "", told.secret = ""] = rest;
    else if (word === "deal" && what === "seat") told.parts.push(partOf(rest));
  }
  return told.secret === "" ? null : told;
}

function partOf([seat = "", commitment = "", opened = ""]: string[]): DealContribution {
  const fault = opened === "missing" || opened === "wrong" ? opened : null;
  return { seat: Number(seat) - 1, commitment, secret: fault === null ? opened : null, fault };
}

/** Whether the cards of a record are what this device saw sealed. */
export function verifyDeal(told: RevealedDeal | null, known: WitnessedDeal | null): Verdict {
  const list = known?.list ?? null;
  if (told === null) return list === null ? "alone" : "broken";
  if (!isRight(told) || (list !== null && !isSameList(list, told))) return "broken";
  if (told.parts.every((part) => part.secret === null)) return "alone";
  if (known?.thrown) return "thrown";
  return list !== null && told.parts.some((part) => part.secret === known?.secret) ? "checked" : "agrees";
}

function isRight(told: RevealedDeal): boolean {
  const isSealed = (part: DealContribution): boolean => part.secret === null || commitmentOf("player", told.game, part.secret) === part.commitment;
  return commitmentOf("server", told.game, told.secret) === told.commitment && told.parts.every(isSealed) && seedOf(told) === told.seed;
}

function hashed(purpose: string, ...lines: (string | number)[]): string {
  return bytesToHex(sha256(utf8ToBytes([`${PURPOSE} ${purpose}`, ...lines].join("\n"))));
}
