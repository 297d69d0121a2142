// Which sound an event makes.
import type { SoundName } from "../../platform/sound.svelte";
import { gameOf } from "../../games";
import type { News } from "../../model/tableModel.svelte";

/** The most important first. */
const RANKS: readonly SoundName[] = ["treasure", "end", "rock", "break", "mend", "peek", "lay"];

/** The sound of a change, the most important if there are several. */
export function soundFor({ what, events, before, after }: News, me: number | null): SoundName | null {
  if (what.change === "chatted" || what.change === "claimed") return what.seat === me ? null : "chat";
  const view = after ?? before;
  if (view === null) return null;
  const game = gameOf(view);
  const names = events.map((event) => game.sound(event));
  return RANKS.find((name) => names.includes(name)) ?? null;
}

/** Whether the reader has to do something now, and had not before. */
export function isTurnNews({ before, after, again }: News): boolean {
  return !again && after !== null && after.legal.length > 0 && (before === null || before.legal.length === 0);
}
