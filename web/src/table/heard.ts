// What the reader has heard so far: the only place that knows where a welcome keeps it.
import type { AnyEvent, AnyView } from "../games/kinds";
import type { Welcome } from "../wire/table";

/** All that happened in this game, earlier rounds too, in order; nothing before it has begun. */
export function heardIn({ view }: Welcome): readonly AnyEvent[] {
  const seen = view as AnyView | null;
  return seen === null ? [] : [...seen.earlier, ...seen.log];
}
