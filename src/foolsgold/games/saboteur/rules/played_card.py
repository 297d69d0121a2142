"""The effect of playing any card: it leaves the hand, and may go to the discard pile."""

from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.saboteur.cards import Card
from foolsgold.games.saboteur.edition import DiscardPile
from foolsgold.games.saboteur.state import DiscardedCard, State


def with_card_played(state: State, card: CardNo, *gone: Card, **changes: Any) -> State:
    """[R57, R62, R68] A card was played openly; `gone` goes to the pile.

    What else the card changes is changed in one go.
    """
    face_up = state.edition.discard_pile is DiscardPile.MIXED
    return replace(
        state,
        hands=hands_without(state, card),
        discards=state.discards + tuple(DiscardedCard(face, face_up) for face in gone),
        passes=0,
        forced=0,
        **changes,
    )


def hands_without(state: State, card: CardNo) -> tuple[tuple[CardNo, ...], ...]:
    """All hands, after the acting seat has given up a card."""
    hand = tuple(held for held in state.hands[state.to_act] if held != card)
    return with_item(state.hands, state.to_act, hand)
