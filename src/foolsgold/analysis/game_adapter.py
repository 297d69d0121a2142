"""What the study has to know of a game: sides, goals, and what a reader may think of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from foolsgold.base.ids import Goal, Seat


class ReaderBeliefs(Protocol):
    """What one reader thinks."""

    @property
    def hidden_side(self) -> Sequence[float]:
        """How likely each seat is on the hidden side."""

    def goal_probability(self, goal: Goal, found: str) -> float:
        """How likely this lies under that goal."""


class GameAdapter(NamedTuple):
    """One game, seen by a student of it."""

    sides_of_seats: Callable[[Any], tuple[str, ...]]
    """On which side each seat is, by a view that is laid open."""
    known_goal_face: Callable[[Any, Goal], str | None]
    """What lies under a goal, as one says it; None if the reader of the view does not know."""
    read_beliefs: Callable[[Any, Sequence[Any], Sequence[Any]], ReaderBeliefs]
    """What a reader thinks, from a view, what was heard in this round, and before it."""
    public_log_odds: Callable[[Any, Sequence[Any]], Sequence[float]]
    """What speaks for each seat being on the hidden side, in log odds beyond what the deal says,
    to somebody who only watches."""
    make_strong_bot: Callable[[int], Any]
    """The strong bot, if it may play out so many lines a move."""
    read_peek: Callable[[Any], tuple[Seat, Goal] | None]
    """Who looked where, if that is what the event tells."""
