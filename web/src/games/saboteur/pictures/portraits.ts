// The faces of the dwarfs, in a box from -50 to 50.

import { disc, flat, type Layer, line, rod, solid } from "../../../art/pathLayers";
import { eyes, NOSE } from "../../../art/pictures/facialFeatures";

export const digger: Layer[] = [
  solid("blue", "M-44 56Q-40 34-18 30H18Q40 34 44 56Z"),
  solid("skin", "M-26-12H26V10Q24 26 0 26Q-24 26-26 10Z"),
  ...eyes(-5),
  solid("wood-light", "M-29 0Q-22 8-14 9Q-5 12 0 9Q5 12 14 9Q22 8 29 0Q34 30 0 48Q-34 30-29 0Z", 3),
  line("ink", "M-7 22Q0 27 7 22M-14 30L-8 37M14 30L8 37M0 34V43", 2.4),
  solid("skin", NOSE),
  solid("yellow", "M-32-12Q-32-42 0-42Q32-42 32-12Q0-22-32-12Z", 3),
  solid("paper", disc(0, -28, 8)),
  flat("flame", disc(0, -28, 3.6)),
  ...rod("wood-light", "M-34 56L-38-8", 5),
  solid("metal", "M-50 6Q-50-14-38-16Q-26-16-20-2Q-28-9-37-8Q-46-6-50 6Z"),
];

export const saboteur: Layer[] = [
  solid("plum", "M-46 56Q-46 20-34 2Q-32-46 0-47Q32-46 34 2Q46 20 46 56Z", 3),
  solid("skin", "M-25-14Q0-26 25-14V10Q24 26 0 26Q-24 26-25 10Z"),
  solid("yellow", "M-22-8L-6-1L-16 4ZM22-8L6-1L16 4Z", 2),
  flat("ink", disc(-13, -1, 2.6) + disc(13, -1, 2.6)),
  line("ink", "M-25-15L-5-5M25-15L5-5", 4.6),
  flat("ink", "M-28 4Q-20 12-12 11Q-4 14 0 11Q4 14 12 11Q20 12 28 4Q33 28 10 40L12 54L0 44L-12 54L-10 40Q-33 28-28 4Z"),
  solid("paper", "M-14 20Q0 26 14 20Q10 31 0 31Q-10 31-14 20Z", 2),
  line("ink", "M-6 23V30M0 24V31M6 23V30", 1.6),
  solid("skin", NOSE),
  line("plum-light", "M-27-20Q-20-40 0-41", 3),
];
