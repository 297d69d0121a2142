// The map that every mine has, in a box from -40 to 40.

import { disc, flat, type Layer, line, solid } from "../pathLayers";

export const map: Layer[] = [
  solid("paper", "M-30-26L30-30L27 24L-32 29Z"),
  line("flame", "M-24 17L-18 14M-11 15L-4 16M3 15L9 12M15 6L24 14M24 6L15 14", 3.4),
  solid("paper-shade", "M-36-32Q-36-37-30-37L32-40Q39-40 38-33Q38-27 32-27L-30-24Q-36-24-36-32Z"),
  solid("paper-shade", "M-38 28Q-38 22-32 22L28 18Q34 18 34 24Q34 31 28 31L-32 35Q-38 35-38 28Z"),
  solid("paper", "M-25-8Q0-32 25-9Q0 12-25-8Z", 3),
  flat("night", disc(0, -9, 8.5)),
  flat("paper", disc(3, -12, 3)),
];
