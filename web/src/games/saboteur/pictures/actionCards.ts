// The large pictures of this game's own action cards, in a box from -40 to 40.

import { flat, type Layer, line, solid } from "../../../art/pathLayers";

export const actions = {
  rockfall: [
    line("ink", "M-26-40V-28M-14-44V-32M12-44V-30M28-40V-24M0-42V-34", 3.4),
    solid("stone", "M-32-10L-27-25L-12-27L-5-14L-13-3L-27-1Z", 3),
    solid("stone", "M3-17L11-29L26-25L30-11L20-2L8-5Z", 3),
    solid("stone", "M-38 32L-33 12L-19 7L-8 14L2 3L20 5L26 14L36 19L39 34L18 38H-20Z", 3),
    flat("stone-light", "M-28-13L-24-22L-14-23L-18-13ZM8-16L13-25L22-22L17-14ZM-32 28L-29 15L-20 12L-22 24ZM-4 16L4 8L16 9L8 18Z"),
    line("ink", "M-8 14L-4 36M26 14L14 24L18 37", 2.4),
  ],
} satisfies Record<string, Layer[]>;
