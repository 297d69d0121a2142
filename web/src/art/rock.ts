// The gouge marks of the rock behind every tile: computed once for each size.

import { draw, gouges } from "./paths";
import { SIZES } from "./size";

export const GOUGES = {
  saboteur: draw(gouges(SIZES.saboteur), true),
  gobblings: draw(gouges(SIZES.gobblings), true),
};
