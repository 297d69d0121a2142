"""All that a hand can do, tile by tile; replacing and passing are left aside."""

from collections.abc import Iterator
from typing import Any

from foolsgold.games.gobblings.rules.cards import BY_FACE
from foolsgold.games.gobblings.state import State


def plays(state: State) -> Iterator[Any]:
    """[G13] What the acting seat's tiles can do."""
    for card in state.hands[state.to_act]:
        face = state.deck[card]
        yield from BY_FACE[type(face)].moves(state, card, face)


def can_play(state: State) -> bool:
    """Whether the acting seat holds a card it could play."""
    return next(plays(state), None) is not None
