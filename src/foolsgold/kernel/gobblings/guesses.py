"""What the search of Gobblings is told, in plain values: for whoever has no compiler."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.moves import Move
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.tried import GoesOn, Tried


class Guess(NamedTuple):
    """One way things may be, and how likely it is."""

    goblins: frozenset[Seat]
    faces: tuple[GoalFace, ...]
    likely: float


class Known(NamedTuple):
    """What a seat makes of its view, for the search to draw worlds from."""

    guesses: Sequence[Guess]
    evidence: Sequence[float]
    """For each seat how far everybody thinks it a Goblin, in log odds beyond the deal."""
    looks: Sequence[frozenset[Goal]]
    """Under which goals each seat was seen to look."""
    acquainted: Sequence[frozenset[Seat]]
    """Whose role each seat knows, having exchanged with them."""
    prices: Sequence[float] = ()
    """What each move costs the seat besides, in points: what it gives away."""


class Race(Protocol):
    """The search itself (`searching.race`)."""

    def __call__(
        self,
        view: View,
        known: Known,
        moves: Sequence[Move],
        chance: int,
        playouts: int,
        goes_on: GoesOn,
    ) -> list[Tried] | None:
        """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

        Worth is to the seat that asks, in points. None if the position does not fit into a record,
        or no world agrees with it.
        """
