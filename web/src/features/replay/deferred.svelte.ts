// What shows a moment after the board has: the first picture of a step is the mine and whose turn it is.
import { untrack } from "svelte";

import { afterPaint } from "../../platform/afterPaint";
import type { ReplayTableModel } from "../../model/replayTable.svelte";

/** An echo of the game, a frame or two behind it. To be called while a component is made: it follows as long. */
export function deferred(model: () => ReplayTableModel): { readonly echo: ReplayTableModel } {
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
