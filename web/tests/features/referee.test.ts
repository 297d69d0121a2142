// Positions as text: fields, the deck, and the link that holds a question.
import { describe, expect, it } from "vitest";

import { parseAim, bracketed, withFields, deckWith, questionHash, parsePosition, onlyFields, parseQuestion, positionText } from "../../src/features/referee/positionText";

const TEXT = "saboteur-en seats=3 hands=((0) (6 7) ()) board=(1,0:EW 2,0:nes) deck=(0:mend-pick+cart)";

describe("a position line", () => {
  it("is read field by field and written again", () => {
    const line = parsePosition(`  ${TEXT} `);
    expect(line.edition).toBe("saboteur-en");
    expect([...line.fields.keys()]).toEqual(["seats", "hands", "board", "deck"]);
    expect(line.fields.get("hands")).toBe("((0) (6 7) ())");
    expect(positionText(line)).toBe(TEXT);
    expect(positionText(withFields(line, { seats: "4", hands: null, deck: null }))).toBe("saboteur-en seats=4 board=(1,0:EW 2,0:nes)");
    expect(positionText(onlyFields(line, ["board"]))).toBe("saboteur-en board=(1,0:EW 2,0:nes)");
    expect(parsePosition("").edition).toBe("");
    expect(parsePosition("a b=((").fields.get("b")).toBe("(( ");
  });

  it("gives a card another face", () => {
    expect(deckWith(undefined, 6, "map")).toBe("(6:map)");
    expect(deckWith("(0:EW 6:NS)", 6, "map")).toBe("(0:EW 6:map)");
    expect(deckWith("(EW NS map)", 0, "map")).toBe("(map NS EW)");
    expect(bracketed([1, "a"])).toBe("(1 a)");
  });
});

describe("a link", () => {
  it("holds the whole question", () => {
    const question = { position: TEXT, move: "place 0 3,-1 turned" };
    const hash = questionHash(question);
    expect(hash).not.toMatch(/[\s%]/);
    expect(parseQuestion(hash)).toEqual(question);
    expect(parseQuestion(encodeURI(hash))).toEqual(question);
    expect(parseQuestion("")).toBeNull();
    expect(parseQuestion("#100%")).toEqual({ position: "100%", move: "" });
    expect(new URL(`http://x/referee${hash}`).hash).toBe(hash);
  });

  it("says where its move goes", () => {
    expect(parseAim("place 0 3,-1 turned")).toEqual({ card: 0, cell: [3, -1], quarters: 2 });
    expect(parseAim("place 12 1,0 270")).toEqual({ card: 12, cell: [1, 0], quarters: 3 });
    expect(parseAim("peek 3 2")).toEqual({ card: 3, cell: null, quarters: 0 });
    expect(parseAim("pass")).toEqual({ card: null, cell: null, quarters: 0 });
    expect(parseAim("")).toEqual({ card: null, cell: null, quarters: 0 });
  });
});
