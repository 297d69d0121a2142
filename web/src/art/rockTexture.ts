// Rock texture behind every tile, computed once for each size.

import { draw, gouges } from "./tileShapes";
import type { Size } from "./sizes";

const known = new Map<Size, string>();

export function gougesOf(size: Size): string {
  const found = known.get(size) ?? draw(gouges(size), true);
  known.set(size, found);
  return found;
}
