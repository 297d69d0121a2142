// The view after one event of a change: the server sends only the view after all of them.
import type { Event, View } from "../../wire/gobblings";
import { type Cell, sameCell } from "../anyGame";

function changed<Item>(list: readonly Item[], place: number, change: (item: Item) => Item): Item[] {
  return list.map((item, index) => (index === place ? change(item) : item));
}

/** A card leaves the hand of whoever played it. */
function played(view: View, { seat, card }: { seat: number; card: number | null }): View {
  return {
    ...view,
    hand: view.hand.filter((held) => held.card !== card),
    hand_sizes: changed(view.hand_sizes, seat, (size) => Math.max(0, size - 1)),
  };
}

/** Whether a door stands shut after this change: only the table knows which keys were found. */
function isShut(after: View, round: number, cell: Cell, kind: string): boolean {
  const laid = after.round === round ? after.board.find((each) => sameCell(each.cell, cell)) : undefined;
  return laid?.shut ?? kind === "door";
}

export function viewAfterEvent(view: View, event: Event, after: View): View {
  switch (event.event) {
    case "placed": {
      const { cell, tile, kind, colour } = event;
      return { ...played(view, event), board: [...view.board, { cell, tile, kind, colour, shut: isShut(after, view.round, cell, kind) }] };
    }
    case "exploded":
      return { ...played(view, event), board: view.board.filter(({ cell }) => !sameCell(cell, event.cell)) };
    case "blown-up":
      return { ...view, board: view.board.filter(({ cell }) => !event.cells.some((gone) => sameCell(gone, cell))) };
    case "peeked":
      return {
        ...played(view, event),
        goals: changed(view.goals, event.goal, (goal) => (event.found === null ? goal : { ...goal, face: event.found })),
      };
    case "swapped":
      return played(view, event);
    case "replaced":
      return { ...played(view, event), deck_size: view.deck_size + 1 };
    case "drew": {
      const { card, face } = event;
      const isMine = card !== null && face !== null && event.seat === view.seat;
      return {
        ...view,
        hand: isMine ? [...view.hand, { card, face }] : view.hand,
        hand_sizes: changed(view.hand_sizes, event.seat, (size) => size + 1),
        deck_size: Math.max(0, view.deck_size - 1),
      };
    }
    case "passed":
      return { ...view, passed: [...new Set([...view.passed, event.seat])] };
    case "skipped":
      return { ...view, drinkers: view.drinkers.filter((seat) => seat !== event.seat) };
    case "named":
      return { ...view, drinkers: [...new Set([...view.drinkers, event.target])] };
    case "goal-opened":
      return { ...view, goals: changed(view.goals, event.goal, (goal) => ({ ...goal, opened: true, face: event.found })) };
    case "round-ended":
      return {
        ...view,
        roles: event.roles,
        goals: view.goals.map((goal, place) => ({ ...goal, opened: true, face: event.goals[place] ?? goal.face })),
      };
    case "scored":
      return { ...view, points: changed(view.points, event.seat, () => event.total) };
    default:
      return view;
  }
}
