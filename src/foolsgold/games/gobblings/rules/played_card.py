"""The effect of playing any tile: it leaves the hand, and may go to the discard pile."""

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell


def with_card_played(state: State, card: CardNo) -> State:
    """[O21] A card was played: nobody has passed since."""
    return replace(
        state,
        hands=hands_without(state, card),
        passed=frozenset(),
        idle=0,
        last_played=state.to_act,
    )


def with_card_discarded(state: State, card: CardNo) -> State:
    """[G15, O64] A card without a path goes to the discard pile, face up."""
    return replace(with_card_played(state, card), discards=(*state.discards, state.deck[card]))


def hands_without(state: State, card: CardNo) -> tuple[tuple[CardNo, ...], ...]:
    """All hands, after the acting seat has given up a card."""
    hand = tuple(held for held in state.hands[state.to_act] if held != card)
    return with_item(state.hands, state.to_act, hand)


def without_tiles(state: State, *cells: Cell) -> State:
    """[O30] The field without these tiles: they go to the discard pile."""
    return replace(
        state,
        board=state.board.without(*cells),
        kinds=FrozenDict((cell, kind) for cell, kind in state.kinds.items() if cell not in cells),
        discards=state.discards + tuple(state.face_at(cell) for cell in cells),
    )
