// A nugget, and the mark of the project: half of it glints, half of it is plain rock. In a box from -24 to 24.

import { burst, flat, type Layer, line, solid } from "../pathLayers";

const OUTLINE = "M-22 9L-19-8L-7-20L9-19L21-7L22 9L9 20L-10 20Z";

export const nugget: Layer[] = [
  solid("gold", OUTLINE, 3),
  flat("gold-light", "M-16-6L-6-16L3-15L-3-4L-12 1Z"),
  flat("gold-shade", "M-8 18L-1 7L12 5L20 8L8 18Z"),
  line("ink", "M-3-4L5-17M-3-4L-1 7L-8 18M-1 7L13 4", 1.8),
];

export const mark: Layer[] = [
  solid("stone", OUTLINE, 3),
  flat("gold", "M-20.5 8L-17.7-7.3L-6.4-18.5L5-17.8L-2-5L3 3L-3 10L0 18.5H-9.4Z"),
  flat("gold-light", "M-15-6L-6-15.5L2-15L-4-5L-11 0Z"),
  flat("stone-light", "M9-15L17.5-6L9-4L4-7Z"),
  line("ink", "M6-18L-2-5L3 3L-3 10L1 19M3 3L14 5M-2-5L-12 1", 2.2),
  solid("paper", burst(-14, -14, 4, 12, 3.2), 1.4),
];
