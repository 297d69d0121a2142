// Ornaments on the backs of cards, in a box from -50 to 50.

import { burst, disc, flat, type Layer, line, solid } from "../pathLayers";

/** The mark of the game on the backs of roles: half gold, half stone, as anybody may be either. */
export const twoSided: Layer[] = [
  solid("gold", burst(0, 0, 20, 42, 36), 2.8),
  solid("plum", disc(0, 0, 32), 2.8),
  flat("ink", disc(0, 0, 28)),
  solid("stone", "M-24 2L-19-15L-5-25L12-23L24-9L24 9L12 23L-9 24L-22 15Z", 2.8),
  flat("gold", "M-22.6 2L-18-14.4L-4.6-23.6L6-22.4L-1-6L4 3L-3 11L1 22.6L-8.5 22.6L-20.8 14.3Z"),
  flat("gold-light", "M-17-12L-5-20L3-19.5L-4-6L-14 0Z"),
  flat("gold-shade", "M-18 13L-5 11L-1 21L-8 21Z"),
  flat("stone-light", "M11-20L20.5-8.5L11-5L5-8Z"),
  line("ink", "M7-23L-1-6L4 3L-3 11L1 23M4 3L16 6L22 12M-1-6L-14 0L-21 12", 2),
  solid("paper", burst(-15, -15, 4, 15, 3.8), 1.6),
];

export const numberFrame: Layer[] = [solid("gold", burst(0, 0, 16, 37, 32), 2.4), solid("paper", disc(0, 0, 28), 2.4)];

/** An eye that holds what somebody has seen. */
export const eye: Layer[] = [
  line("ink", "M-28-17L-34-24M-14-24L-17-32M0-26V-34M14-24L17-32M28-17L34-24", 3),
  solid("paper", "M-44 0Q-22-27 0-27Q22-27 44 0Q22 27 0 27Q-22 27-44 0Z", 3.4),
];
