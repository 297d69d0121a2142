// Camera moves of the round's end: to a goal that is about to turn, back along the path, and home.
import { untrack } from "svelte";

import { duration } from "../../platform/motionPreference";
import type { TableModel } from "../../model/tableModel.svelte";
import { BEAT_TIMES } from "../../model/animation/animationScript";
import type { Camera } from "./camera.svelte";

/** To be called while a component is made: it lasts as long. */
export function followCinematics(table: () => TableModel, camera: Camera): void {
  const stage = $derived(table().stage);
  const goal = $derived(stage && ["hush", "turn", "thud"].includes(stage.is) ? stage.goal : null);
  $effect(() => {
    const cell = goal === null ? undefined : untrack(() => table().view)?.goals[goal]?.cell;
    untrack(() => {
      if (cell && camera.width > 0) camera.focusOn(cell, 1.5, duration(BEAT_TIMES.hush) * 0.6);
      else camera.release();
    });
  });
}
