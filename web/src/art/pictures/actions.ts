// The large pictures of action cards, in a box from -40 to 40.

import { burst, disc, flat, type Layer, line, solid } from "../layers";

export const actions = {
  map: [
    solid("paper", "M-30-26L30-30L27 24L-32 29Z"),
    line("flame", "M-24 17L-18 14M-11 15L-4 16M3 15L9 12M15 6L24 14M24 6L15 14", 3.4),
    solid("paper-shade", "M-36-32Q-36-37-30-37L32-40Q39-40 38-33Q38-27 32-27L-30-24Q-36-24-36-32Z"),
    solid("paper-shade", "M-38 28Q-38 22-32 22L28 18Q34 18 34 24Q34 31 28 31L-32 35Q-38 35-38 28Z"),
    solid("paper", "M-25-8Q0-32 25-9Q0 12-25-8Z", 3),
    flat("night", disc(0, -9, 8.5)),
    flat("paper", disc(3, -12, 3)),
  ],
  rockfall: [
    line("ink", "M-26-40V-28M-14-44V-32M12-44V-30M28-40V-24M0-42V-34", 3.4),
    solid("stone", "M-32-10L-27-25L-12-27L-5-14L-13-3L-27-1Z", 3),
    solid("stone", "M3-17L11-29L26-25L30-11L20-2L8-5Z", 3),
    solid("stone", "M-38 32L-33 12L-19 7L-8 14L2 3L20 5L26 14L36 19L39 34L18 38H-20Z", 3),
    flat("stone-light", "M-28-13L-24-22L-14-23L-18-13ZM8-16L13-25L22-22L17-14ZM-32 28L-29 15L-20 12L-22 24ZM-4 16L4 8L16 9L8 18Z"),
    line("ink", "M-8 14L-4 36M26 14L14 24L18 37", 2.4),
  ],
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
