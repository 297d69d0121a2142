"""Best responses by search: search bots that know the policy of their opponents.

What the search bot assumes of unknown players, a nemesis knows of one bot: how it judges, hopes and
fights. Against `digger` its rollouts are that very bot, rule by rule. Against `master` they are as
near as rules come: saboteurs who fight from the first card on, a table sure of what the posterior
says.
"""

from collections.abc import Sequence
from typing import NamedTuple

from foolsgold.base.ids import Goal, Seat
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator
from foolsgold.bots.saboteur.search_bot import Master
from foolsgold.bots.saboteur.search_input import SearchParams
from foolsgold.bots.saboteur.suspicion import evidence_log_odds
from foolsgold.games.saboteur.moves import Move
from foolsgold.kernel.saboteur.search_types import (
    RolloutPolicy,
    SaboteurMix,
    SearchInput,
    WeightedHypothesis,
)


class HiddenFacts(NamedTuple):
    """The secrets of the table, for a nemesis that knows them."""

    saboteurs: frozenset[Seat]
    treasure: Goal


class BestResponseBot(Master):
    """A master made against one bot."""

    against: str

    def __init__(
        self, budget: SearchBudget | None = None, truth: HiddenFacts | None = None
    ) -> None:
        super().__init__(budget, self.search_weighing())
        self.name = f"nemesis-{self.against}"
        self.hidden_facts = truth

    def search_weighing(self) -> SearchParams:
        """How it weighs what it finds."""
        return SearchParams()

    def search_input(self, mind: BeliefEvaluator, moves: Sequence[Move]) -> SearchInput:
        """Plays as `master`; if it knows the truth, it samples no other world."""
        asked = super().search_input(mind, moves)
        return (
            asked
            if self.hidden_facts is None
            else asked._replace(hypotheses=[WeightedHypothesis(*self.hidden_facts, 1.0)])
        )


class DiggerBestResponse(BestResponseBot):
    """Knows `digger`: its suspicions, what it hopes, and that it hides idly."""

    against = "digger"

    def search_weighing(self) -> SearchParams:
        """The rule bot itself plays the worlds out."""
        return SearchParams(rollout_policy=RolloutPolicy(margin_percent=20))

    def search_input(self, mind: BeliefEvaluator, moves: Sequence[Move]) -> SearchInput:
        """By `digger`'s own suspicions; it hopes alike for all goals it has not looked under."""
        asked = super().search_input(mind, moves)
        seats = mind.view.seats
        return asked._replace(
            public_log_odds=evidence_log_odds(mind.view, mind.heard),
            saboteur_mixes=[SaboteurMix()] * seats,
            goal_beliefs=(),
        )


class MasterBestResponse(BestResponseBot):
    """Knows `master`: that it fights at once, and believes nearly at once."""

    against = "master"

    def search_weighing(self) -> SearchParams:
        """Certain sooner, since the moves of masters are easy to read; and as certain of others."""
        return SearchParams(sharpness=3.0, floor=0.005, max_log_odds=9.0)

    def search_input(self, mind: BeliefEvaluator, moves: Sequence[Move]) -> SearchInput:
        """Every saboteur fights from the first card on."""
        asked = super().search_input(mind, moves)
        return asked._replace(saboteur_mixes=[SaboteurMix(bold=1.0)] * mind.view.seats)


BEST_RESPONSES = {each.against: each for each in (DiggerBestResponse, MasterBestResponse)}
