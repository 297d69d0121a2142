// What the reader has heard so far: the only place that knows where a welcome keeps it.
import type { AnyEvent } from "../games/kinds";
import type { Claimed, Welcome } from "../wire/table";

/** All that was done in this game, in order. What was claimed meanwhile comes with the talk. */
export function heardIn({ heard }: Welcome): readonly AnyEvent[] {
  return (heard as (AnyEvent | Claimed)[]).filter((entry) => "event" in entry);
}

/** What was claimed in this round. */
export function claimsIn({ heard }: Welcome): readonly Claimed[] {
  const all = heard as (AnyEvent | Claimed)[];
  const begun = all.findLastIndex((entry) => "event" in entry && entry.event === "round-started");
  return all.slice(begun + 1).filter((entry): entry is Claimed => "claim" in entry);
}
