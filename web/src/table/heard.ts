// What the reader has heard so far: the only place that knows where a welcome keeps it.
import type { AnyEvent } from "../games/kinds";
import type { Claimed, Welcome } from "../wire/table";

/** All that was done in this game, in order. What was claimed meanwhile comes with the talk. */
export function heardIn({ heard }: Welcome): readonly AnyEvent[] {
  return (heard as (AnyEvent | Claimed)[]).filter((entry) => "event" in entry);
}
