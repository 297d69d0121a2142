// The move a reader means by putting a card where it does not light up: the rules say in words why not.
import type { AnyFace, AnyMove, Cell, GameName } from "../table/game";
import type { Target } from "./targets";

export function attempt(game: GameName, card: number, face: AnyFace, quarters: number, target: Target, cell: Cell | null): AnyMove | null {
  if ("seat" in target) return attemptOn(card, face, target.seat);
  if (face.card === "map") return "goal" in target ? { move: "peek", card, goal: target.goal } : null;
  if (cell === null) return null;
  switch (face.card) {
    case "path":
      if (game === "gobblings") return { move: "place", card, cell, quarters };
      return { move: "place", card, cell, turned: quarters === 2 };
    case "rockfall":
      return { move: "collapse", card, cell };
    case "explosion":
      return { move: "explode", card, cell };
    default:
      return null;
  }
}

function attemptOn(card: number, face: AnyFace, seat: number): AnyMove | null {
  if (face.card === "break") return { move: "break", card, seat };
  if (face.card === "potion") return { move: "swap", card, seat };
  const [tool] = face.card === "mend" ? face.tools : [];
  return tool === undefined ? null : { move: "mend", card, seat, tool };
}
