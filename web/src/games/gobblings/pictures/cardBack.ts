// The ornament on the backs of the cards, in a box from -50 to 50.

import { type Layer, solid } from "../../../art/pathLayers";

export const pile: Layer[] = [
  solid("goblin", "M-4-2L-40-22Q-36 14-14 18ZM4-2L40-22Q36 14 14 18Z", 3),
  solid("red", "M-24 14Q-12-12 4-38Q10-12 24 14Q0 4-24 14Z", 3),
  solid("gold", "M-24 12Q0 2 24 12L22 22Q0 13-22 22Z"),
];
