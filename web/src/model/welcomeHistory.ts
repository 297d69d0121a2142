// History of a game as a welcome brings it: events and talk. The only module that knows how a welcome stores them.
import type { AnyEvent } from "../games/anyGame";
import type { Claimed, Welcome } from "../wire/table";
import type { Talk } from "../i18n/tableNarrator";

/** Something that was done, or said. */
export type Entry = AnyEvent | Talk;

/** Something that was said, and after how many events of the log. */
export interface ChatEntry {
  talk: Talk;
  after: number;
}

export function isEvent(entry: Entry): entry is AnyEvent {
  return "event" in entry;
}

/** All that was done in this game, in order. */
export function eventsIn({ heard }: Welcome): readonly AnyEvent[] {
  return (heard as (AnyEvent | Claimed)[]).filter((entry) => "event" in entry);
}

/** What a bot did for somebody who was away. */
export function standInEntries({ heard, stood_in }: Welcome): readonly Entry[] {
  return stood_in.flatMap((place) => (heard[place] as Entry | undefined) ?? []);
}

/** What was claimed in this round. */
export function claimsIn({ heard }: Welcome): readonly Claimed[] {
  const all = heard as (AnyEvent | Claimed)[];
  const begun = all.findLastIndex((entry) => "event" in entry && entry.event === "round-started");
  return all.slice(begun + 1).filter((entry): entry is Claimed => "claim" in entry);
}

/**
 * All that was said, in order. Claims of this game are heard in their place among the events; of a line of chat is
 * only known after which line it came, so it stays with that one. What was said before the game comes first.
 */
export function chatIn({ heard, talk }: Welcome): readonly ChatEntry[] {
  const claims: { text: string; after: number }[] = [];
  let events = 0;
  for (const entry of heard as (AnyEvent | Claimed)[]) {
    if ("event" in entry) events += 1;
    else claims.push({ text: JSON.stringify(entry), after: events });
  }
  const known: (number | null)[] = talk.map(() => null);
  // From the end: older lines may be forgotten, and of those before the game nothing was heard in it.
  for (let line = talk.length - 1; line >= 0 && claims.length > 0; line -= 1) {
    const said = talk[line];
    if (said?.change !== "claimed") continue;
    const newest = claims.at(-1);
    // Once the game is over people still talk.
    if (newest?.text === JSON.stringify(said)) known[line] = claims.pop()?.after ?? 0;
    else known[line] = events;
  }
  let after = 0;
  return talk.map((said, line) => ({ talk: said, after: (after = Math.max(after, known[line] ?? after)) }));
}

/** The log and the talk in the order in which they were heard. */
export function mergeLog(log: readonly AnyEvent[], remarks: readonly ChatEntry[]): readonly Entry[] {
  const story: Entry[] = [];
  let next = 0;
  for (const { talk, after } of remarks) {
    while (next < Math.min(after, log.length)) story.push(log[next++] as AnyEvent);
    story.push(talk);
  }
  return [...story, ...log.slice(next)];
}
