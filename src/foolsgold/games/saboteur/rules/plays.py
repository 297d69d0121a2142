"""All that a hand can do, card by card; passing is left aside."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.saboteur.cards import BreakCard, MapCard, MendCard, PathCard, RockfallCard
from foolsgold.games.saboteur.moves import Break, Collapse, Mend, Peek, Place
from foolsgold.games.saboteur.rules import digging, maps, tools
from foolsgold.games.saboteur.state import State


def plays(state: State) -> Iterator[Place | Collapse | Break | Mend | Peek]:
    """[R31, R32] What the acting seat's cards can do."""
    for card in state.hands[state.to_act]:
        face = state.deck[card]
        if isinstance(face, PathCard):
            yield from digging.legal_places(state, card, face)
        elif isinstance(face, BreakCard):
            yield from tools.legal_breaks(state, card, face)
        elif isinstance(face, MendCard):
            yield from tools.legal_mends(state, card, face)
        elif isinstance(face, MapCard):
            yield from maps.legal_peeks(state, card)
        elif isinstance(face, RockfallCard):
            yield from digging.legal_collapses(state, card)
        else:
            assert_never(face)


def can_play(state: State, seat: Seat) -> bool:
    """Whether a seat holds a card it could use other than by discarding, were it its turn."""
    return next(plays(replace(state, to_act=seat)), None) is not None


def can_dig(state: State, seat: Seat) -> bool:
    """Whether a seat holds a path card it could lay, were it its turn."""
    return any(isinstance(play, Place) for play in plays(replace(state, to_act=seat)))
