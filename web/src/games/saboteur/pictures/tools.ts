// The three tools and the marks that say broken or mended, in a box from -24 to 24.

import { disc, flat, type Layer, line, rod, solid } from "../../../art/pathLayers";

const HEAD = "M-23 2Q-15-18 0-19Q15-18 23 2Q12-9 0-9Q-12-9-23 2Z";

export const tools = {
  pick: [...rod("wood-light", "M0-10V19", 5), solid("metal", HEAD), flat("metal-light", "M-15-7Q-9-16 0-16.5Q8-16 12-11Q0-15-15-7Z"), solid("wood", "M-5-21H5V-7H-5Z", 2.4)],
  lamp: [
    line("ink", "M-8-15Q-8-23 0-23Q8-23 8-15", 3.4),
    solid("yellow", "M-11-8H11L14 14H-14Z"),
    solid("flame", "M0-5Q9 4 5 9Q3 12 0 12Q-3 12-5 9Q-9 4 0-5Z", 1.6),
    solid("metal", "M-14-8L-8-16H8L14-8Z"),
    solid("metal", "M-17 14H17V21H-17Z"),
  ],
  cart: [
    solid("stone", "M-18-9L-15-17L-7-19L-2-15L4-22L13-19L18-9Z"),
    solid("wood-light", "M-21-9H21L16 10H-16Z"),
    line("ink", "M-8-7L-6 9M8-7L6 9", 2),
    solid("metal", "M-24-11H24V-5H-24Z", 2.4),
    solid("metal", disc(-10, 14, 7)),
    solid("metal", disc(10, 14, 7)),
    flat("ink", disc(-10, 14, 2.2) + disc(10, 14, 2.2)),
  ],
  crack: [line("ink", "M8-25L-5-6L6 1L-7 25", 7.5), line("paper", "M8-25L-5-6L6 1L-7 25", 3.2)],
  cross: [solid("red", disc(0, 0, 18), 3), line("paper", "M-8-8L8 8M8-8L-8 8", 6)],
  tick: [solid("green", disc(0, 0, 18), 3), line("paper", "M-9 1L-2 8L10-8", 6)],
} satisfies Record<string, Layer[]>;
