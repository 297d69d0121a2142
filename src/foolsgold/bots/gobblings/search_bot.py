"""The bot `master` in Gobblings: tries its moves in worlds drawn from its beliefs.

What it knows is what the thinker knows. It only looks further: each promising move is played out
to the end of the round in hundreds of worlds that agree with its view, by the compiled twin of the
rules. Until that is loaded, and wherever it cannot be, it plays the thinker's move.
"""

from collections.abc import Sequence
from copy import copy
from time import monotonic
from typing import Self

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.common.lazy_loader import Loader
from foolsgold.bots.common.move_selection import Budget, Prior, likeliest, promising
from foolsgold.bots.gobblings.belief_bot import Thinker, ThinkingMind
from foolsgold.bots.gobblings.deception import prices
from foolsgold.bots.gobblings.search_input import Weighing, known
from foolsgold.games.gobblings.moves import Move, Phase, Swap
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.gobblings.search_input import Known, Race

HOPELESS = 30.0
"""So much lighter than the usual move, one is as bad as any."""
SEARCH: Loader[Race] = Loader("foolsgold.kernel.gobblings.search:load")


class Master(Thinker):
    """A thinker that searches before it moves; it speaks as the thinker does."""

    name = "master"

    def __init__(self, budget: Budget | None = None, weighing: Weighing | None = None) -> None:
        super().__init__()
        self.budget = budget or Budget()
        self.weighing = weighing or Weighing()

    def load(self, *, wait: bool) -> None:
        """Gets ready to search: in the background, or at once if somebody will wait for it."""
        SEARCH.begin(wait=wait)

    def counted(self) -> Self:
        """The same master without a clock."""
        same = copy(self)
        same.budget = self.budget._replace(seconds=None)
        return same

    def choose(self, view: View, heard: Sequence[Entry], rng: Rng) -> Move:
        """The move that serves it best, by what the thinker thinks of it and by what was found."""
        began = monotonic()
        mind = self.mind(view, heard)
        fallback = mind.heaviest(rng)
        chance = rng.next64()
        race = SEARCH.ready()
        if race is None or view.phase is Phase.STEAL:
            return fallback
        # The measure is an open move: to begin with one that hides cost rounds. What is thought of
        # the others is what a mind that hides thinks of them, and a search pays for what they tell.
        usual = mind.openly().heaviest(Rng(chance)) if mind.hides else fallback
        moves = promising(mind, usual, self.weighing.width)
        if len(moves) == 1:
            return usual
        seconds = self.budget.seconds

        def goes_on() -> bool:
            return seconds is None or monotonic() - began < seconds

        tried = race(view, self.asked(mind, moves), moves, chance, self.budget.playouts, goes_on)
        if tried is None:
            return fallback
        thoughts = [thought_of(mind, move, usual, self.weighing) for move in moves]
        best: Move = moves[likeliest(tried, thoughts)]
        return best

    def asked(self, mind: ThinkingMind, moves: Sequence[Move]) -> Known:
        """What the search is told: what the seat makes of its view, and what moves give away."""
        return known(mind, self.weighing)._replace(prices=prices(mind, moves))


def thought_of(mind: ThinkingMind, move: Move, usual: Move, weighing: Weighing) -> Prior:
    """What the thinker thinks of a move, beside its own, in points."""
    lighter = min(mind.weight(usual) - mind.weight(move), HOPELESS)
    faith = weighing.swap_faith if isinstance(move, Swap) else weighing.faith
    return Prior(-weighing.habit * lighter, faith)
