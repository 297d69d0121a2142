"""All that a hand can do, card by card; passing is left aside."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.saboteur.moves import Place
from foolsgold.games.saboteur.rules.cards import BY_FACE
from foolsgold.games.saboteur.state import State


def plays(state: State) -> Iterator[Any]:
    """[R31, R32] What the acting seat's cards can do."""
    for card in state.hands[state.to_act]:
        face = state.deck[card]
        yield from BY_FACE[type(face)].moves(state, card, face)


def can_play(state: State, seat: Seat) -> bool:
    """Whether a seat holds a card it could use other than by discarding, were it its turn."""
    return next(plays(replace(state, to_act=seat)), None) is not None


def can_dig(state: State, seat: Seat) -> bool:
    """Whether a seat holds a path card it could lay, were it its turn."""
    return any(isinstance(play, Place) for play in plays(replace(state, to_act=seat)))
