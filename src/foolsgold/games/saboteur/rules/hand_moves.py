"""Moves of the cards in a hand, without passing."""

from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.saboteur.moves import Place
from foolsgold.games.saboteur.rules.cards import BY_FACE
from foolsgold.games.saboteur.state import State


def hand_moves(state: State) -> list[Any]:
    """[R31, R32] What the acting seat's cards can do."""
    found: list[Any] = []
    for card in state.hands[state.to_act]:
        face = state.deck[card]
        found += BY_FACE[type(face)].moves(state, card, face)
    return found


def can_play(state: State, seat: Seat) -> bool:
    """Whether a seat holds a card it could use other than by discarding, were it its turn."""
    return bool(hand_moves(replace(state, to_act=seat)))


def can_dig(state: State, seat: Seat) -> bool:
    """Whether a seat holds a path card it could lay, were it its turn."""
    return any(isinstance(play, Place) for play in hand_moves(replace(state, to_act=seat)))
