// The way out of the mine, in a box from -26 to 26: a shaft and a ladder.

import { disc, flat, type Layer, rod, solid } from "../pathLayers";

export const ladder: Layer[] = [
  solid("rock-edge", disc(0, 0, 27), 3.5),
  flat("ink", disc(0, 3, 22)),
  ...rod("wood-light", "M-9-30V20M9-30V20M-9-20H9M-9-9H9M-9 2H9M-9 13H9", 4.6),
];
