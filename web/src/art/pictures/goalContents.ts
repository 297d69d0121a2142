// What may lie under a goal in any game, in a box from -24 to 24.

import { burst, flat, type Layer, line, solid } from "../pathLayers";

export const finds = {
  gold: [
    solid("gold", "M-23 12L-20 2L-11-2L-2 4L-1 16L-9 21H-19ZM1 15L3 4L12-1L21 3L24 13L18 21H6Z"),
    solid("gold", "M-12 0L-10-13L1-20L12-13L13 0L5 8L-5 7Z"),
    flat("gold-shade", "M-4 5L1-2L11-1L4 6ZM-18 19L-11 11L-3 13L-9 19ZM7 19L12 11L21 13L17 19Z"),
    flat("gold-light", "M-7-8L1-15L8-10L1-4ZM-18 6L-11 2L-7 5L-12 9ZM6 7L12 3L17 6L11 10Z"),
    solid("paper", burst(12, -15, 4, 10, 2.8), 1.2),
  ],
  stone: [
    solid("stone", "M-21 13L-20-3L-9-16L8-17L20-5L21 12L9 19H-11Z"),
    flat("stone-light", "M-16-2L-8-12L5-13L-3-2L-10 3Z"),
    line("ink", "M-3-2L5-13M-3-2L2 9L-2 17M2 9L14 3", 2.2),
  ],
} satisfies Record<string, Layer[]>;
