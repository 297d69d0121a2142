"""HTTP bodies of the referee page: its palette, questions and answers."""

from typing import Annotated, Any

import msgspec

from foolsgold.play.referee import MAX_MOVE_LETTERS, MAX_POSITION_LETTERS
from foolsgold.play.rules_presentation import DisputeInfo, EditionTitle, Ruling


class CardOrientation(msgspec.Struct, frozen=True):
    """A card in one of the positions it may lie in."""

    text: str
    """As positions write it."""
    face: Any
    """As views tell it."""


class GoalOrientations(msgspec.Struct, frozen=True):
    """What may lie under a goal, and how it may lie once it is open."""

    face: str
    ways: tuple[str, ...]


class RefereeKit(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be laid on the board of a game."""

    game: str
    edition: str
    """The one a new table is written in."""
    editions: tuple[EditionTitle, ...]
    seats: tuple[int, int]
    cards: tuple[tuple[CardOrientation, ...], ...]
    """Each card of the box in all its ways, upright first."""
    goals: tuple[GoalOrientations, ...]
    no_pile: str
    """The field that says that nothing can be drawn any more."""


class RefereeSetup(msgspec.Struct, frozen=True):
    """What a referee's page begins with."""

    kits: tuple[RefereeKit, ...]
    disputes: tuple[DisputeInfo, ...]


class RefereeRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question: a position, and the move of the seat whose turn it is."""

    position: Annotated[str, msgspec.Meta(max_length=MAX_POSITION_LETTERS)]
    move: Annotated[str, msgspec.Meta(max_length=MAX_MOVE_LETTERS)] | dict[str, Any] | None = None
    """In notation, or as the socket sends moves; None only looks at the table."""


class FaceUpCard(msgspec.Struct, frozen=True):
    """What lies on a cell, as positions write it."""

    cell: tuple[int, int]
    text: str


class HandCardText(msgspec.Struct, frozen=True):
    """A card in a hand, as positions write it."""

    card: int
    text: str


class PendingChoice(msgspec.Struct, frozen=True):
    """A decision that has to be made before cards are played."""

    move: str
    told: str


class RefereeResponse(msgspec.Struct, frozen=True, kw_only=True):
    """The answer, and the table it was asked about."""

    ruling: Ruling
    view: Any
    """The table with every card turned up."""
    laid: tuple[FaceUpCard, ...]
    """All but the start."""
    hands: tuple[tuple[HandCardText, ...], ...]
    pile: int
    """How many cards can still be drawn."""
    choices: tuple[PendingChoice, ...]
    """While something else has to be decided: what may be."""


class ReplayPosition(msgspec.Struct, frozen=True):
    """A moment of a finished game, to be asked about."""

    position: str
