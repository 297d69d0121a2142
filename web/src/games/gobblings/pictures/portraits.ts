// The faces of gnomes and goblins, in a box from -50 to 50.

import { burst, disc, flat, type Layer, line, rod, solid } from "../../../art/pathLayers";
import { eyes, NOSE } from "../../../art/pictures/facialFeatures";

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

/** What each role carries, in a box from -24 to 24. */
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
