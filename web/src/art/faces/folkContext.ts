// Svelte context with the folk (dwarfs or gnomes) that the faces below a component belong to.
import { getContext, setContext } from "svelte";

import type { Folk } from "./faceIds";

const KEY = Symbol("folk");

/** For everything below the component that calls it, while it is made. */
export function setFolk(folk: () => Folk): void {
  setContext(KEY, folk);
}

export function folkHere(): () => Folk {
  return getContext<(() => Folk) | undefined>(KEY) ?? ((): Folk => "dwarfs");
}
