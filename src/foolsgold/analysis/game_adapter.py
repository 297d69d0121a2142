"""What the post-game analysis needs from each game.

Sides, goals, beliefs, a strong bot, and the calibration of the win probabilities.
"""

from collections.abc import Callable, Sequence
from math import exp, log
from pkgutil import resolve_name
from typing import Any, NamedTuple, Protocol

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.catalogue import plugin_for


class LogOddsCalibration(NamedTuple):
    """Recalibrates a share of won rollouts in log odds (Platt scaling with a quadratic term).

    `shift + slope * odds + bend * odds * |odds|`: with a bend, near certainties are corrected by
    another factor than open positions.
    """

    shift: float = 0.0
    slope: float = 1.0
    bend: float = 0.0

    def calibrate(self, share: float) -> float:
        """The share that is to be expected at real tables."""
        odds = log(share / (1 - share))
        return 1 / (1 + exp(-self.shift - (self.slope + self.bend * abs(odds)) * odds))


class ReaderBeliefs(Protocol):
    """What one reader thinks."""

    @property
    def hidden_side(self) -> Sequence[float]:
        """How likely each seat is on the hidden side."""

    def goal_probability(self, goal: Goal, found: str) -> float:
        """How likely this lies under that goal."""


class GameAdapter(NamedTuple):
    """The functions and numbers of one game."""

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
    calibration: LogOddsCalibration
    """Fitted by `tools/fit/win_probability.py --fit`. Tables mostly seat thinkers, and the rollouts
    play rule bots."""


def game_adapter_of(game: str) -> GameAdapter:
    """The adapter that the game's descriptor names."""
    adapter: GameAdapter = resolve_name(plugin_for(game).analysis)
    return adapter
