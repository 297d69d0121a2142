"""What a search is told and what it answers: plain values, for floors that know no arrays."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.saboteur.moves import Move
from foolsgold.games.saboteur.view import View


class Guess(NamedTuple):
    """One way things may be, and how likely it is."""

    saboteurs: frozenset[Seat]
    treasure: Goal
    likely: float


class Known(NamedTuple):
    """What a seat makes of its view, for the search to draw worlds from."""

    guesses: Sequence[Guess]
    evidence: Sequence[float]
    """For each seat how far everybody thinks it a saboteur, in log odds beyond the deal."""
    looks: Sequence[frozenset[Goal]]
    """Under which goals each seat was seen to look."""
    bold: float = 0.0
    """In what share of the worlds saboteurs fight from the first card on."""


class Tried(NamedTuple):
    """What became of a move."""

    worlds: int
    found: float
    """In how many of them, as a share, the treasure was found."""
    more: float
    """How much more often than with the first move, in the worlds both were tried in."""
    error: float
    """The standard error of that."""


class Race(Protocol):
    """The search itself (`searching.race`)."""

    def __call__(
        self,
        view: View,
        known: Known,
        moves: Sequence[Move],
        chance: int,
        playouts: int,
        goes_on: Callable[[], bool],
    ) -> list[Tried] | None:
        """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

        None if the position does not fit into a record, or no world agrees with it.
        """
