"""Moves of the tiles in a hand, without replacing and passing."""

from typing import Any

from foolsgold.games.gobblings.rules.cards import BY_FACE
from foolsgold.games.gobblings.state import State


def hand_moves(state: State) -> list[Any]:
    """[G13] What the acting seat's tiles can do."""
    found: list[Any] = []
    for card in state.hands[state.to_act]:
        face = state.deck[card]
        found += BY_FACE[type(face)].moves(state, card, face)
    return found


def can_play(state: State) -> bool:
    """Whether the acting seat holds a card it could play."""
    return bool(hand_moves(state))
