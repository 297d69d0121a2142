"""What every tile has in common: it leaves the hand, and perhaps goes to the discard pile."""

from msgspec.structs import replace

from foolsgold.base.frozendict import Frozen
from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell


def played(state: State, card: CardNo) -> State:
    """[O21] A card was played: nobody has passed since."""
    return replace(
        state,
        hands=without(state, card),
        passed=frozenset(),
        idle=0,
        last_played=state.to_act,
    )


def used_up(state: State, card: CardNo) -> State:
    """[G15, O64] A card without a path goes to the discard pile, face up."""
    return replace(played(state, card), discards=(*state.discards, state.deck[card]))


def without(state: State, card: CardNo) -> tuple[tuple[CardNo, ...], ...]:
    """All hands, after the acting seat has given up a card."""
    hand = tuple(held for held in state.hands[state.to_act] if held != card)
    return with_item(state.hands, state.to_act, hand)


def taken_away(state: State, *cells: Cell) -> State:
    """[O30] The field without these tiles: they go to the discard pile."""
    return replace(
        state,
        board=state.board.without(*cells),
        kinds=Frozen((cell, kind) for cell, kind in state.kinds.items() if cell not in cells),
        discards=state.discards + tuple(state.face_at(cell) for cell in cells),
    )
