"""The search bot (`master`): determinized flat Monte Carlo over the posterior.

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
from foolsgold.bots.common.background_loader import LazyLoader
from foolsgold.bots.common.search_helpers import SearchBudget, dedupe_moves, significantly_best
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator, Thinker
from foolsgold.bots.saboteur.exposure_cost import decoy_moves, exposure_costs
from foolsgold.bots.saboteur.search_input import SearchParams, build_search_input
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Break, Collapse, Mend, Move, Peek, Phase, Place
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.saboteur.search_types import EvaluateMoves, SearchInput
from foolsgold.play.table_talk import Claimed

ROGUE_SUSPICION, FRIEND_SUSPICION = 0.8, 0.1
"""Above and below these suspicions a digger has made up their mind."""
SEARCH: LazyLoader[EvaluateMoves] = LazyLoader("foolsgold.kernel.saboteur.search:load")


class Master(Thinker):
    """A belief bot that searches before it moves; it speaks as the belief bot does."""

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
        """The same bot without a clock."""
        same = copy(self)
        same.budget = self.budget._replace(seconds=None)
        return same

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The move that serves its side best, if it is clearly better than the thinker's."""
        began = monotonic()
        usual = super().choose(view, heard, rng)
        chance = rng.next64()
        race = SEARCH.result()
        if race is None or view.phase is not Phase.PLAY:
            return usual
        mind = BeliefEvaluator(view, heard, self._character, self._reputations)
        usual = sanitise(mind, usual)
        moves = candidate_moves(mind, usual, self.params.max_moves)
        if len(moves) == 1:
            return usual
        seconds = self.budget.seconds

        def goes_on() -> bool:
            return seconds is None or monotonic() - began < seconds

        asked = self.search_input(mind, moves)
        tried = race(view, asked, moves, chance, self.budget.rollouts, goes_on)
        if tried is None:
            return usual
        return moves[
            significantly_best(
                tried, self.params.min_standard_errors, 1 if mind.role is Role.DIGGER else -1
            )
        ]

    def search_input(self, mind: BeliefEvaluator, moves: Sequence[Move]) -> SearchInput:
        """The input of the search: the seat's beliefs, and what moves give away."""
        asked = build_search_input(mind, self.params)
        if mind.role is Role.SABOTEUR:
            asked = asked._replace(exposure_costs=exposure_costs(mind, moves))
        return asked


def candidate_moves(mind: BeliefEvaluator, usual: Move, most: int) -> list[Move]:
    """The moves worth trying, the usual one first: the heaviest, and the best of each kind."""
    first, *rest = dedupe_moves(mind, usual)
    others = [move for move in rest if not is_blunder(mind, move)]
    others.sort(key=mind.score, reverse=True)
    leaders: dict[object, Move] = {type(first): first}
    if mind.role is Role.SABOTEUR:
        # What a digger would lay: to hide is a move, too.
        honest = max(
            (m for m in others if isinstance(m, Place)), key=mind.honest_score, default=None
        )
        if honest is not None:
            leaders["honest"] = honest
    for move in others:
        leaders.setdefault(type(move), move)
    chosen = list(leaders.values())
    chosen += [move for move in decoy_moves(mind, others) if move not in chosen]
    return [*chosen, *(move for move in others if move not in chosen)][:most]


def sanitise(mind: BeliefEvaluator, usual: Move) -> Move:
    """The default move; if it is a blunder, the best-scored of the others."""
    if not is_blunder(mind, usual):
        return usual
    others = (move for move in mind.view.legal if not is_blunder(mind, move))
    return max(others, key=mind.score, default=usual)


def is_blunder(mind: BeliefEvaluator, move: Move) -> bool:
    """Whether a move looks foolish to any player.

    That is: to break a tool of their own, or look again where they know what lies there; as a
    digger to mend a rogue, break a friend, or waste a rockfall. Where nothing matters much, a
    search may prefer that by a hair to putting a card away.
    """
    match move:
        case Break(seat=mind.me):
            return True
        case Peek(goal=goal):
            return mind.view.goals[goal].face is not None
        case _:
            pass
    if mind.role is not Role.DIGGER:
        return False
    match move:
        case Mend(seat=other) if other != mind.me:
            return mind.suspicions[other] > ROGUE_SUSPICION
        case Break(seat=other):
            return mind.suspicions[other] < FRIEND_SUSPICION
        case Collapse():
            return mind.effect(move)[0] <= 0
        case _:
            return False
