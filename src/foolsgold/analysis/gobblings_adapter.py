"""The analysis adapter of Gobblings! vs Gnomes."""

from collections.abc import Sequence
from functools import cached_property

from foolsgold.analysis.game_adapter import GameAdapter, LogOddsCalibration
from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.honesty_history import collect_reputations
from foolsgold.beliefs.gobblings.posterior import (
    Beliefs,
    beliefs_of,
    posterior_of,
    public_posterior,
)
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.api import Bot, make_deterministic
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.bots.gobblings.search_bot import Master
from foolsgold.bots.gobblings.search_input import SearchParams, public_log_odds
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.events import Peeked
from foolsgold.games.gobblings.view import View


class _GobblingsBeliefs:
    def __init__(
        self, view: View, heard: Sequence[HeardItem], earlier: Sequence[HeardItem]
    ) -> None:
        self._observations = view, heard, collect_reputations(earlier, view.race_of)

    @cached_property
    def hidden_side(self) -> tuple[float, ...]:
        return beliefs_of(*self._observations).goblin

    @cached_property
    def _posterior(self) -> Beliefs:
        # As the bots have it that play on from here: chances were fitted with it.
        return posterior_of(*self._observations)

    def goal_probability(self, goal: Goal, found: str) -> float:
        return self._posterior.goal_probabilities(GoalFace(found))[goal]


def _sides_of_seats(view: View) -> tuple[str, ...]:
    return tuple(str(view.race_of[role]) for role in view.roles if role is not None)


def _known_goal_face(view: View, goal: Goal) -> str | None:
    face = view.goals[goal].face
    return None if face is None else str(face)


def _public_log_odds(view: View, heard: Sequence[HeardItem]) -> list[float]:
    return public_log_odds(view, public_posterior(view, heard), SearchParams())


def _make_strong_bot(playouts: int) -> Bot:
    return make_deterministic(Master(SearchBudget(playouts)))


def _read_peek(event: object) -> tuple[Seat, Goal] | None:
    return (event.seat, event.goal) if isinstance(event, Peeked) else None


ADAPTER = GameAdapter(
    _sides_of_seats,
    _known_goal_face,
    _GobblingsBeliefs,
    _public_log_odds,
    _make_strong_bot,
    _read_peek,
    # Thinkers hinder more as Goblins than the rule bots of the rollouts do.
    LogOddsCalibration(-0.299, 0.531),
)
