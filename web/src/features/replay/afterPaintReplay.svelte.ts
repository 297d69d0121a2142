// Mirror of a replay, updated after the paint: it lags a frame behind, for parts that need not be in the first paint of a step.
import { untrack } from "svelte";

import { afterPaint } from "../../platform/afterPaint";
import type { ReplayTableModel } from "../../model/replayTable.svelte";

/** A mirror of the replay, a frame or two behind it. Call it while a component is created; it lives as long as that. */
export function afterPaintReplay(model: () => ReplayTableModel): { readonly echo: ReplayTableModel } {
  // Other eyes are another table: nothing of what the last ones saw is left.
  const echo = $derived.by(() => {
    const now = model();
    return untrack(() => now.echo());
  });
  $effect.pre(() => {
    const now = model();
    const { place, view, stage } = now;
    if (place === echo.place && view === echo.view && stage === echo.stage) return;
    return afterPaint(() => echo.follow(now));
  });
  return {
    get echo() {
      return echo;
    },
  };
}
