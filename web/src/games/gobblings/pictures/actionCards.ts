// The large pictures of this game's own action cards, in a box from -40 to 40.

import { burst, disc, flat, type Layer, line, solid } from "../../../art/pathLayers";

export const actions = {
  explosion: [
    solid("flame", burst(0, 0, 12, 42, 25), 3),
    solid("yellow", burst(0, 0, 10, 28, 16), 2),
    flat("paper", burst(0, 0, 8, 16, 9)),
    flat("ink", "M-5-5L3-9L8 0L2 8L-6 5ZM-30-24l6-3 3 6-6 3ZM25-27l7 3-4 6-5-4ZM27 24l6-2 1 7-6 1ZM-31 22l5 2-2 6-6-3Z"),
  ],
  potion: [
    solid("paper", "M-8-24H8V-6Q26 4 26 18Q26 38 0 38Q-26 38-26 18Q-26 4-8-6Z", 3),
    flat("potion", "M-21 12H21Q25 34 0 34Q-25 34-21 12Z"),
    flat("paper", disc(-8, 20, 3.4) + disc(5, 25, 4.2) + disc(2, 7, 3)),
    solid("wood-light", "M-10-34H10V-23H-10Z"),
    line("ink", "M-18-18Q-34-16-35 0M35 8Q36-12 25-19", 4.4),
    flat("ink", "M-43-2H-27L-35 11ZM14-24L29-28L25-12Z"),
  ],
} satisfies Record<string, Layer[]>;
