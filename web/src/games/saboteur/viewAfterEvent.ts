// The view after one event of a change: the server sends only the view after all of them.
import type { Event, View } from "../../wire/saboteur";
import { sameCell } from "../anyGame";

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

export function viewAfterEvent(view: View, event: Event): View {
  switch (event.event) {
    case "placed":
      return { ...played(view, event), board: [...view.board, { cell: event.cell, tile: event.tile }] };
    case "collapsed":
      return { ...played(view, event), board: view.board.filter(({ cell }) => !sameCell(cell, event.cell)) };
    case "broken":
      return { ...played(view, event), broken: changed(view.broken, event.target, (tools) => [...tools, event.tool]) };
    case "mended":
      return { ...played(view, event), broken: changed(view.broken, event.target, (tools) => tools.filter((tool) => tool !== event.tool)) };
    case "peeked":
      return {
        ...played(view, event),
        goals: changed(view.goals, event.goal, (goal) => (event.found === null ? goal : { ...goal, face: event.found })),
      };
    case "discarded":
      return played(view, event);
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
    case "goal-opened":
      return { ...view, goals: changed(view.goals, event.goal, (goal) => ({ ...goal, opened: true, face: event.found })) };
    case "goal-laid":
      return { ...view, goals: changed(view.goals, event.goal, (goal) => ({ ...goal, tile: event.tile })) };
    case "round-ended":
      return {
        ...view,
        roles: event.roles,
        goals: view.goals.map((goal, place) => ({ ...goal, opened: true, face: event.goals[place] ?? goal.face })),
      };
    case "gold-offered":
      return { ...view, phase: "draft", to_act: event.seat, offer: event.cards ?? [], offer_size: event.count };
    case "gold-taken": {
      const isMine = event.nuggets !== null && event.seat === view.seat;
      return {
        ...view,
        gold: isMine ? [...view.gold, event.nuggets ?? 0] : view.gold,
        gold_counts: changed(view.gold_counts, event.seat, (count) => count + 1),
        offer_size: Math.max(0, view.offer_size - 1),
      };
    }
    case "paid":
      return {
        ...view,
        gold: event.cards !== null && event.seat === view.seat ? [...view.gold, ...event.cards] : view.gold,
        gold_counts: changed(view.gold_counts, event.seat, (count) => count + event.count),
        gold_deck_size: Math.max(0, view.gold_deck_size - event.count),
      };
    default:
      return view;
  }
}
