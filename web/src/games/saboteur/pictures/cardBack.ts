// The ornament on the backs of the cards, in a box from -50 to 50.

import { flat, type Layer, rod, solid } from "../../../art/pathLayers";

export const pile: Layer[] = [
  ...rod("wood-light", "M-26 26L18-18M26 26L-18-18", 5),
  solid("metal", "M2-30Q24-32 30-26Q36-18 34 2Q28-12 20-20Q14-28 2-30ZM-2-30Q-24-32-30-26Q-36-18-34 2Q-28-12-20-20Q-14-28-2-30Z"),
  solid("gold", "M-13 8L-11-6L0-13L12-6L14 8L4 17L-6 16Z"),
  flat("gold-light", "M-8-4L0-9L7-4L0 3Z"),
];
