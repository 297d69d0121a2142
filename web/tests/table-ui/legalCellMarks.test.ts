// Highlight paths: each mark has to be the same icon, moved.
import { describe, expect, it } from "vitest";

import { ICONS } from "../../src/art/icons";
import { moved } from "../../src/table-ui/board/legalCellMarks";

/** Every number of a path, in order. */
function numbers(path: string): number[] {
  return (path.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
}

describe("a path elsewhere", () => {
  it("moves what is written in capitals, and no more", () => {
    expect(moved("M1 2h3v-4H5V6l1 1L7 8z", 10, 100)).toBe("M11 102h3v-4H15V106l1 1L17 108z");
    expect(moved("M0 0A4 5 0 0 1 6 7", 10, 100)).toBe("M10 100A4 5 0 0 1 16 107");
  });

  it.each(Object.entries(ICONS))("is the same icon: %s", (_, path) => {
    expect(numbers(moved(path, 0, 0))).toEqual(numbers(path));
    // There and back again.
    const back = numbers(moved(moved(path, 24, 48), -24, -48));
    numbers(path).forEach((number, place) => expect(back[place]).toBeCloseTo(number));
  });
});
