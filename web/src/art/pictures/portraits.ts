// The faces of the dwarfs, gnomes and goblins, in a box from -50 to 50.

import { burst, disc, flat, type Layer, line, rod, solid } from "../layers";

const NOSE = "M-8 4Q-10-6 0-6Q10-6 8 4Q6 12 0 12Q-6 12-8 4Z";
const eyes = (y: number): Layer[] => [solid("paper", disc(-13, y, 6.5) + disc(13, y, 6.5), 2), flat("ink", disc(-12, y + 1, 3.2) + disc(12, y + 1, 3.2))];

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

export const gnome: Layer[] = [
  solid("night-light", "M-44 56Q-40 34-18 30H18Q40 34 44 56Z"),
  solid("skin", "M-26-12H26V10Q24 26 0 26Q-24 26-26 10Z"),
  ...eyes(-3),
  solid("paper", "M-29 2Q-20 8-13 9Q-5 12 0 9Q5 12 13 9Q20 8 29 2Q30 30 0 50Q-30 30-29 2Z", 3),
  line("ink", "M-7 21Q0 26 7 21", 2.4),
  solid("skin", NOSE),
  solid("red", "M-32-10Q-20-36 6-50Q8-34 18-30Q28-22 32-10Q0-20-32-10Z", 3),
  line("gold", "M-27-14Q0-23 27-14", 4),
];

export const goblin: Layer[] = [
  solid("plum", "M-44 56Q-40 36-18 32H18Q40 36 44 56Z"),
  solid("goblin", "M-24-8L-49-26Q-44 4-24 10ZM24-8L49-26Q44 4 24 10Z", 3),
  solid("goblin", "M-28-8Q-26-36 0-36Q26-36 28-8Q28 16 14 28Q0 38-14 28Q-28 16-28-8Z", 3),
  solid("yellow", "M-21-12L-4-5L-15 1ZM21-12L4-5L15 1Z", 2),
  flat("ink", disc(-13, -5, 2.6) + disc(13, -5, 2.6)),
  line("ink", "M-24-19L-6-10M24-19L6-10", 4),
  solid("goblin", "M-5-4L0-8L5-4L8 8Q0 13-8 8Z", 2.2),
  solid("paper", "M-18 15Q0 22 18 15Q12 28 0 28Q-12 28-18 15Z", 2),
  line("ink", "M-10 18L-7 25L-3 19L0 27L4 19L8 25L11 18", 1.8),
];

/** What each role of Gobblings carries, in a box from -24 to 24. */
export const attributes = {
  master: [
    solid("paper", "M-24-12Q-10-8 0-12Q10-8 24-12Q26 6 12 12Q4 14 0 6Q-4 14-12 12Q-26 6-24-12Z", 3),
    flat("ink", "M-18-4Q-11-8-5-1Q-12 5-18-4ZM18-4Q11-8 5-1Q12 5 18-4Z"),
  ],
  greedy: [
    solid("wood-light", "M-6-8Q-24 4-20 16Q-16 23 0 23Q16 23 20 16Q24 4 6-8Z", 3),
    solid("wood", "M-10-20L-4-15L0-21L4-15L10-20L6-8H-6Z"),
    solid("gold", disc(0, 9, 8.5)),
    flat("gold-light", disc(-2, 7, 3)),
  ],
  pedant: [
    solid("yellow", "M-24 8L12-22L24-8L-12 22Z", 3),
    line("ink", "M-15 1L-10 7M-8-5L-1 3M-1-11L4-5M6-17L13-9", 2.6),
  ],
  king: [
    solid("gold", "M-22 16L-24-12L-11 0L0-18L11 0L24-12L22 16Z", 3),
    solid("red", disc(0, 6, 5), 2),
    flat("gold-light", "M-19 12L-20-4L-13 3Z"),
  ],
  jeweller: [
    solid("metal-light", "M-22-6L-12-18H12L22-6L0 21Z", 3),
    flat("blue", "M-8-5H8L0 17Z"),
    line("ink", "M-22-6H22M-12-18L-8-6L0 21L8-6L12-18M-8-6L0-18L8-6", 2),
  ],
  driver: [
    ...rod("wood", "M-20 20L-6 2", 5),
    line("ink", "M-6 2Q2-26 16-18Q28-8 12 0Q0 6 8 14Q14 20 22 14", 4.4),
    solid("red", burst(21, 15, 6, 6, 3), 1.4),
  ],
  bomber: [
    line("ink", "M6-8Q8-17 16-16", 4),
    solid("flame", burst(17, -16, 7, 9, 4.4), 1.4),
    solid("ink", disc(-2, 5, 16)),
    flat("stone-light", "M-12 3Q-10-6-2-7Q-8-3-8 4Z"),
  ],
  keymaster: [...rod("gold", "M-4 4L16 24M9 16L15 10M15 22L21 16", 4.6), solid("gold", disc(-9, -9, 12), 3), solid("paper", disc(-9, -9, 4.6), 2.4)],
} satisfies Record<string, Layer[]>;
