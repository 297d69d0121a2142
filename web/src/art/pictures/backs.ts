// The ornaments of the backs of cards, in a box from -50 to 50.

import { burst, disc, flat, type Layer, line, rod, solid } from "../layers";

export const pile: Layer[] = [
  ...rod("wood-light", "M-26 26L18-18M26 26L-18-18", 5),
  solid("metal", "M2-30Q24-32 30-26Q36-18 34 2Q28-12 20-20Q14-28 2-30ZM-2-30Q-24-32-30-26Q-36-18-34 2Q-28-12-20-20Q-14-28-2-30Z"),
  solid("gold", "M-13 8L-11-6L0-13L12-6L14 8L4 17L-6 16Z"),
  flat("gold-light", "M-8-4L0-9L7-4L0 3Z"),
];

export const gobblingsPile: Layer[] = [
  solid("goblin", "M-4-2L-40-22Q-36 14-14 18ZM4-2L40-22Q36 14 14 18Z", 3),
  solid("red", "M-24 14Q-12-12 4-38Q10-12 24 14Q0 4-24 14Z", 3),
  solid("gold", "M-24 12Q0 2 24 12L22 22Q0 13-22 22Z"),
];

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
