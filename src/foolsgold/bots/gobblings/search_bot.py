"""The search bot (`master`) in Gobblings: determinized flat Monte Carlo over the posterior.

It has the beliefs of the belief bot. Each promising move is rolled out to the end of the round in
hundreds of worlds that agree with its view, by the compiled engine; moves that fall behind are
dropped (successive elimination), and all others meet the same worlds and random numbers. Until the
engine is loaded, and wherever it cannot be, it plays the belief bot's move.
"""

from collections.abc import Sequence
from copy import copy
from time import monotonic
from typing import Self

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.common.background_loader import LazyLoader
from foolsgold.bots.common.search_helpers import (
    MovePrior,
    SearchBudget,
    candidate_moves,
    posterior_best,
)
from foolsgold.bots.gobblings.belief_bot import BeliefEvaluator, Thinker
from foolsgold.bots.gobblings.exposure_cost import exposure_costs
from foolsgold.bots.gobblings.search_input import SearchParams, build_search_input
from foolsgold.games.gobblings.moves import Move, Phase, Swap
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.gobblings.search_types import EvaluateMoves, SearchInput

MAX_SCORE_GAP = 30.0
"""Scores lower than the default move by more than this are all treated as equally bad."""
SEARCH: LazyLoader[EvaluateMoves] = LazyLoader("foolsgold.kernel.gobblings.search:load")


class Master(Thinker):
    """A thinker that searches before it moves; it speaks as the thinker does."""

    name = "master"

    def __init__(
        self, budget: SearchBudget | None = None, params: SearchParams | None = None
    ) -> None:
        super().__init__()
        self.budget = budget or SearchBudget()
        self.params = params or SearchParams()

    def load(self, *, wait: bool) -> None:
        """Gets ready to search: in the background, or at once if somebody will wait for it."""
        SEARCH.start(wait=wait)

    def with_rollout_budget(self) -> Self:
        """The same master without a clock."""
        same = copy(self)
        same.budget = self.budget._replace(seconds=None)
        return same

    def choose(self, view: View, heard: Sequence[HeardItem], rng: Rng) -> Move:
        """The move that serves it best, by what the thinker thinks of it and by what was found."""
        began = monotonic()
        mind = self.evaluator(view, heard)
        fallback = mind.best_move(rng)
        chance = rng.next64()
        race = SEARCH.result()
        if race is None or view.phase is Phase.STEAL:
            return fallback
        # The measure is an open move: to begin with one that hides cost rounds. What is thought of
        # the others is what a mind that hides thinks of them, and a search pays for what they tell.
        usual = mind.without_hiding().best_move(Rng(chance)) if mind.is_hiding else fallback
        moves = candidate_moves(mind, usual, self.params.max_moves)
        if len(moves) == 1:
            return usual
        seconds = self.budget.seconds

        def goes_on() -> bool:
            return seconds is None or monotonic() - began < seconds

        tried = race(
            view, self.search_input(mind, moves), moves, chance, self.budget.rollouts, goes_on
        )
        if tried is None:
            return fallback
        thoughts = [prior_of(mind, move, usual, self.params) for move in moves]
        best: Move = moves[posterior_best(tried, thoughts)]
        return best

    def search_input(self, mind: BeliefEvaluator, moves: Sequence[Move]) -> SearchInput:
        """Input of the search: the beliefs of the seat, and what moves reveal."""
        return build_search_input(mind, self.params)._replace(
            exposure_costs=exposure_costs(mind, moves)
        )


def prior_of(mind: BeliefEvaluator, move: Move, usual: Move, params: SearchParams) -> MovePrior:
    """The belief bot's score of a move relative to its own move, in points."""
    lighter = min(mind.score(usual) - mind.score(move), MAX_SCORE_GAP)
    faith = params.swap_prior_error if isinstance(move, Swap) else params.prior_error
    return MovePrior(-params.prior_slope * lighter, faith)
