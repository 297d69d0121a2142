"""The bot `master` in Gobblings: tries its moves in worlds drawn from its beliefs.

What it knows is what the thinker knows. It only looks further: each promising move is played out
to the end of the round in hundreds of worlds that agree with its view, by the compiled twin of the
rules. Until that is loaded, and wherever it cannot be, it plays the thinker's move.
"""

from collections.abc import Sequence
from copy import copy
from time import monotonic
from typing import NamedTuple, Self

from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.origins import Entry
from foolsgold.beliefs.gobblings.posterior import Beliefs, standing
from foolsgold.bots.gobblings.hiding import prices
from foolsgold.bots.gobblings.thinker import Thinker, ThinkingMind
from foolsgold.bots.loading import Loader
from foolsgold.bots.trying import Budget, best_of, looks_of, odds, promising, sharpened
from foolsgold.games.gobblings.cards import Race as Kin
from foolsgold.games.gobblings.events import Peeked, Swapped
from foolsgold.games.gobblings.moves import Move, Phase
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.gobblings.guesses import Guess, Known, Race

SEARCH: Loader[Race] = Loader("foolsgold.kernel.gobblings.searching:load")


class Weighing(NamedTuple):
    """How a master weighs what it finds."""

    sharpness: float = 1.5
    """How much more than they deserve likely worlds are preferred: fewer are mixed into one."""
    floor: float = 0.05
    """How much of the beliefs as they are is kept beside that."""
    certainty: float = 3.0
    """How sure, in log odds, the others are thought to be of anybody at most."""
    reluctance: float = 1.0
    """How many standard errors better a move must be than the thinker's own."""
    width: int = 10
    """How many moves are tried."""


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
        """The move that serves it best, if it is clearly better than the thinker's."""
        began = monotonic()
        mind = self.mind(view, heard)
        fallback = mind.heaviest(rng)
        chance = rng.next64()
        race = SEARCH.ready()
        if race is None or view.phase is Phase.STEAL:
            return fallback
        # A search pays for what a move gives away; to begin with a move that hides costs it rounds.
        usual = mind.openly().heaviest(Rng(chance)) if mind.hides else fallback
        moves = promising(mind, usual, self.weighing.width)
        if len(moves) == 1:
            return usual
        seconds = self.budget.seconds

        def goes_on() -> bool:
            return seconds is None or monotonic() - began < seconds

        tried = race(view, self.asked(mind, moves), moves, chance, self.budget.playouts, goes_on)
        return fallback if tried is None else moves[best_of(tried, self.weighing.reluctance)]

    def asked(self, mind: ThinkingMind, moves: Sequence[Move]) -> Known:
        """What the search is told: what the seat makes of its view, and what moves give away."""
        return known(mind, self.weighing)._replace(prices=prices(mind, moves))


def known(mind: ThinkingMind, weighing: Weighing) -> Known:
    """What the search is told: sharpened beliefs, what the table may think, who knows what."""
    view = mind.view
    joint = sharpened(mind.beliefs.joint, weighing.sharpness, weighing.floor)
    guesses = [Guess(each.goblins, each.faces, likely) for each, likely in joint.items()]
    return Known(
        guesses,
        evidence(view, standing(view, mind.heard), weighing),
        looks_of(mind.heard, Peeked, view.seats),
        acquaintances(mind.heard, view.seats),
    )


def acquaintances(heard: Sequence[Entry], seats: int) -> list[frozenset[int]]:
    """Whose role each seat knows: of whom it exchanged with, until that one exchanges again."""
    knows: set[tuple[int, int]] = set()
    for entry in heard:
        if isinstance(entry, Swapped):
            both = {entry.seat, entry.target}
            knows = {(who, whom) for who, whom in knows if whom not in both}
            knows |= {(entry.seat, entry.target), (entry.target, entry.seat)}
    return [frozenset(whom for who, whom in knows if who == seat) for seat in range(seats)]


def evidence(view: View, table: Beliefs, weighing: Weighing) -> list[float]:
    """How far the table may think each seat a Goblin, in log odds beyond what the deal says."""
    dealt = odds(view.races[Kin.GOBLIN] / view.seats)
    bound = weighing.certainty
    return [max(-bound, min(bound, odds(likely) - dealt)) for likely in table.goblin]
