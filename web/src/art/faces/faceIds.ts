// Ids, types and common shapes of the ten faces of people and bots. A face says nothing about a role.
import { type Layer, paint } from "../pathLayers";

export const FACES = ["helm", "scarf", "peak", "braids", "tache", "bun", "crest", "cloud", "horns", "brim"] as const;
export type FaceId = (typeof FACES)[number];

/** Who lives in a mine: every face is drawn once for each. */
export type Folk = "dwarfs" | "gnomes";
export type Faces = Readonly<Record<FaceId, readonly Layer[]>>;

/** The disc behind a face and its ring. Both are told apart by lightness too. */
export const TONES: Readonly<Record<FaceId, { ground: string; ring: string }>> = {
  helm: { ground: "#a46a0c", ring: "#f5c52c" },
  scarf: { ground: "#7d231d", ring: "#e5564a" },
  peak: { ground: "#1c4479", ring: "#6cacf0" },
  braids: { ground: "#235c31", ring: "#82cf8c" },
  tache: { ground: "#54276f", ring: "#c48be0" },
  bun: { ground: "#125b5b", ring: "#55cdc4" },
  crest: { ground: "#84390a", ring: "#fb9a4b" },
  cloud: { ground: "#7c2c52", ring: "#f6a5c6" },
  horns: { ground: "#3b4a57", ring: "#b9c8d6" },
  brim: { ground: "#545a12", ring: "#d3d763" },
};

/** The box of a face: the disc has its middle at 0,0, and hats leave it at the top. */
export const BOX = "-56 -78 112 128";
export const RADIUS = 46;

export function isFace(name: string | null | undefined): name is FaceId {
  return FACES.some((face) => face === name);
}

/** A shape with an outline, in any colour. */
export const shape = (fill: string, d: string, width = 2.8): Layer => ({ d, fill, stroke: paint("ink"), width });
/** A shape without an outline. */
export const spot = (fill: string, d: string): Layer => ({ d, fill, stroke: "none", width: 0 });
/** A stroke only. */
export const stroke = (colour: string, d: string, width: number): Layer => ({ d, fill: "none", stroke: colour, width });
export const ink = (d: string, width = 2.4): Layer => stroke(paint("ink"), d, width);

/** What they wear: it ends where the disc does. */
export const clothes = (fill: string): Layer => shape(fill, "M-38 26Q-30 17-15 15H15Q30 17 38 26A46 46 0 0 1-38 26Z");
