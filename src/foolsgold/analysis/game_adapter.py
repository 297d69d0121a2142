"""What the study has to know of a game: sides, goals, and what a reader may think of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from foolsgold.base.ids import Goal, Seat


class Mind(Protocol):
    """What one reader thinks."""

    @property
    def hidden(self) -> Sequence[float]:
        """How likely each seat is on the hidden side."""

    def under(self, goal: Goal, found: str) -> float:
        """How likely this lies under that goal."""


class Lens(NamedTuple):
    """One game, seen by a student of it."""

    sides: Callable[[Any], tuple[str, ...]]
    """On which side each seat is, by a view that is laid open."""
    under: Callable[[Any, Goal], str | None]
    """What lies under a goal, as one says it; None if the reader of the view does not know."""
    mind: Callable[[Any, Sequence[Any], Sequence[Any]], Mind]
    """What a reader thinks, from a view, what was heard in this round, and before it."""
    evidence: Callable[[Any, Sequence[Any]], Sequence[float]]
    """What speaks for each seat being on the hidden side, in log odds beyond what the deal says,
    to somebody who only watches."""
    strong: Callable[[int], Any]
    """The strong bot, if it may play out so many lines a move."""
    peeked: Callable[[Any], tuple[Seat, Goal] | None]
    """Who looked where, if that is what the event tells."""
