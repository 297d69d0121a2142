// The face somebody likes to have, on this device; whether it is free is for each table to say.
import { remember, remembered } from "../base/settings";
import type { Face } from "../wire/table";

export const FACES: readonly Face[] = ["helm", "scarf", "peak", "braids", "tache", "bun", "crest", "cloud", "horns", "brim"];

export function rememberedFace(): Face | null {
  const name = remembered("face");
  return FACES.find((face) => face === name) ?? null;
}

export function rememberFace(face: Face): void {
  remember("face", face);
}
