"""The analysis adapter of Saboteur."""

from collections.abc import Sequence
from functools import cached_property

from foolsgold.analysis.game_adapter import GameAdapter, LogOddsCalibration
from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.saboteur.honesty_history import collect_reputations
from foolsgold.beliefs.saboteur.posterior import beliefs_of, posterior_of, public_posterior
from foolsgold.bots.api import Bot, make_deterministic
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.bots.saboteur.search_bot import Master
from foolsgold.bots.saboteur.search_input import SearchParams, public_log_odds
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.events import Event, Peeked
from foolsgold.games.saboteur.view import View
from foolsgold.locales.saboteur_narrator import goal_face_word
from foolsgold.play.table_talk import Claimed


class _SaboteurBeliefs:
    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        earlier: Sequence[Event | Claimed],
    ) -> None:
        self._observations = view, heard, collect_reputations(earlier)

    @cached_property
    def hidden_side(self) -> tuple[float, ...]:
        return beliefs_of(*self._observations).saboteur

    @cached_property
    def _treasure_probabilities(self) -> dict[Goal, float]:
        # As the bots have it that play on from here: chances were fitted with it.
        return posterior_of(*self._observations).treasure

    def goal_probability(self, goal: Goal, found: str) -> float:
        treasure = self._treasure_probabilities.get(goal, 0.0)
        return treasure if found == GoalFace.TREASURE else 1 - treasure


def _sides_of_seats(view: View) -> tuple[str, ...]:
    return tuple(str(role) for role in view.roles)


def _known_goal_face(view: View, goal: Goal) -> str | None:
    face = view.goals[goal].face
    return None if face is None else goal_face_word(face)


def _public_log_odds(view: View, heard: Sequence[Event | Claimed]) -> list[float]:
    return public_log_odds(view, public_posterior(view, heard), SearchParams())


def _make_strong_bot(playouts: int) -> Bot:
    return make_deterministic(Master(SearchBudget(playouts)))


def _read_peek(event: object) -> tuple[Seat, Goal] | None:
    return (event.seat, event.goal) if isinstance(event, Peeked) else None


ADAPTER = GameAdapter(
    _sides_of_seats,
    _known_goal_face,
    _SaboteurBeliefs,
    _public_log_odds,
    _make_strong_bot,
    _read_peek,
    # Thinkers bring a tunnel home more often than the rule bots of the rollouts do.
    LogOddsCalibration(0.225, 0.753, 0.045),
)
