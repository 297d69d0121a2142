// The ornaments of the backs of cards, in a box from -50 to 50.

import { burst, disc, flat, type Layer, line, solid } from "../layers";

export const mask: Layer[] = [
  solid("ink", "M-30 40Q-34-38 0-40Q34-38 30 40Q16 30 0 42Q-16 30-30 40Z", 3),
  line("gold", "M-24 28Q-26-32 0-33Q26-32 24 28", 3),
  flat("gold", "M-20-6Q-11-14-3-5Q-12 4-20-6ZM20-6Q11-14 3-5Q12 4 20-6Z"),
  line("gold", "M-9 14Q0 20 9 14", 3.4),
];

export const numberFrame: Layer[] = [solid("gold", burst(0, 0, 16, 37, 32), 2.4), solid("paper", disc(0, 0, 28), 2.4)];

/** An eye that holds what somebody has seen. */
export const eye: Layer[] = [
  line("ink", "M-28-17L-34-24M-14-24L-17-32M0-26V-34M14-24L17-32M28-17L34-24", 3),
  solid("paper", "M-44 0Q-22-27 0-27Q22-27 44 0Q22 27 0 27Q-22 27-44 0Z", 3.4),
];
