// What lies in the tunnels and under the goals, in a box from -24 to 24.

import { burst, disc, flat, type Layer, line, rod, solid } from "../../../art/pathLayers";

export const SHAPES = {
  red: (x: number, y: number, r: number) => disc(x, y, r),
  blue: (x: number, y: number, r: number) => `M${x - r} ${y - r}h${r * 2}v${r * 2}h${-r * 2}Z`,
  yellow: (x: number, y: number, r: number) => `M${x} ${y - r * 1.15}L${x + r * 1.2} ${y + r * 0.9}H${x - r * 1.2}Z`,
};

const key = (colour: "red" | "blue" | "yellow", hole: number): Layer[] => [
  ...rod(colour, "M0 2V20M0 12H7M0 19H8", 4.4),
  solid(colour, SHAPES[colour](0, -9, 12), 3),
  solid("paper", SHAPES[colour](0, hole, 4), 2.2),
];

export const things = {
  bomb: [
    line("ink", "M6-8Q8-17 16-16", 4),
    solid("flame", burst(17, -16, 7, 8, 4), 1.4),
    flat("ink", disc(-2, 5, 16)),
    flat("stone-light", "M-12 3Q-10-6-2-7Q-8-3-8 4Z"),
  ],
  lantern: [
    line("ink", "M-7-15Q-7-22 0-22Q7-22 7-15", 3.4),
    solid("yellow", "M-10-9H10L13 13H-13Z"),
    flat("flame", "M0-6Q8 3 4 9Q0 12-4 9Q-8 3 0-6Z"),
    solid("metal", "M-13-8L-7-15H7L13-8ZM-15 13H15V20H-15Z", 2.4),
  ],
  ale: [
    line("ink", "M9-4H15Q18-4 18 0V8Q18 12 15 12H9", 5),
    solid("wood-light", "M-16-8H10L9 20H-15Z"),
    line("ink", "M-7-2V19M2-2V19", 2),
    solid("paper", "M-18-6Q-20-15-12-15Q-9-22-2-18Q6-22 9-15Q15-13 12-6Q8-2 4-6Q0-1-5-6Q-10 1-18-6Z", 2.4),
  ],
  "key-red": key("red", -9),
  "key-blue": key("blue", -9),
  "key-yellow": key("yellow", -7.5),
  dragon: [
    solid("red", "M0 23L-9 15L-11 5L-17 1L-14-6L-23-22L-9-13L0-18L9-13L23-22L14-6L17 1L11 5L9 15Z"),
    solid("yellow", "M-12-6L-2 1L-8 4ZM12-6L2 1L8 4Z", 2),
    line("ink", "M-4 12L-2 14M4 12L2 14", 3),
    flat("paper", "M-8 15L-5 23L-3 17ZM8 15L5 23L3 17Z"),
  ],
  dynamite: [
    line("ink", "M0-10Q0-18 8-19", 3.6),
    solid("flame", burst(12, -18, 7, 9, 4.2), 1.4),
    solid("red", "M-17-9H-6V20H-17ZM6-9H17V20H6Z"),
    solid("red", "M-6-12H6V22H-6Z"),
    solid("paper", "M-19 1H19V9H-19Z", 2.2),
  ],
} satisfies Record<string, Layer[]>;
