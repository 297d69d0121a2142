"""The bot `thinker` in Gobblings: plays by the exact beliefs of its seat, and speaks by them."""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Self

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.origins import Entry
from foolsgold.beliefs.gobblings.posterior import Beliefs, beliefs_of
from foolsgold.beliefs.gobblings.reputation import Reputations, reputations
from foolsgold.bots.api import heaviest
from foolsgold.bots.gobblings.speech import said_now
from foolsgold.bots.goblin import Hope, Mind
from foolsgold.bots.talking import PLAIN
from foolsgold.bots.tempers import NATURES
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.moves import Move
from foolsgold.games.gobblings.view import View
from foolsgold.play.talk import Claim, Claimed, Temper
from foolsgold.tunnel.tiles import Cell

PULL = 0.5
"""How much the way to the Dragon is worth to a Goblin, where the way to the Gold is 1: a round in
which nothing is found is theirs too."""


class Thinker:
    """Weighs every legal move as `goblin` does, but by beliefs."""

    name = "thinker"

    def __init__(self) -> None:
        self._temper: Temper | None = None
        self._earlier: Sequence[Entry] = ()

    def as_person(self, temper: Temper, earlier: Sequence[Entry]) -> Self:
        """The same bot as somebody: with a temper, knowing who kept their word before."""
        person = copy(self)
        person._temper, person._earlier = temper, earlier
        return person

    def choose(self, view: View, heard: Sequence[Entry], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        return self.mind(view, heard).heaviest(rng)

    def speak(self, view: View, heard: Sequence[Entry], rng: Rng) -> Claim | None:
        """What it says after its move, if anything."""
        if not any(isinstance(entry, Claimed) for entry in heard):
            # Not two in a row, whatever lies between: the last word before this round counts.
            words = (entry.seat for entry in reversed(self._earlier) if isinstance(entry, Claimed))
            if next(words, None) == view.seat:
                return None
        manner = PLAIN if self._temper is None else NATURES[self._temper].manner
        return said_now(view, heard, rng, manner, self._remembered(view))

    def mind(self, view: View, heard: Sequence[Entry]) -> "ThinkingMind":
        """What it makes of a view."""
        return ThinkingMind(view, heard, self._remembered(view))

    def _remembered(self, view: View) -> Reputations:
        return reputations(self._earlier, view.race_of) if self._earlier else {}


class ThinkingMind(Mind):
    """What one seat makes of its view and of what it heard, with beliefs."""

    def __init__(
        self, view: View, heard: Sequence[Entry], known: Reputations | None = None
    ) -> None:
        self.known = known
        super().__init__(view, heard)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who is what and what lies where, as far as this seat can know."""
        return beliefs_of(self.view, self.heard, known=self.known)

    def heaviest(self, rng: Rng) -> Move:
        """The move it would play; chance decides among equals."""
        move: Move = heaviest(self.view, self.weight, rng)
        return move

    def _hoped(self) -> dict[Cell, Hope]:
        gold, dragon = (self.beliefs.under(face) for face in (GoalFace.GOLD, GoalFace.DRAGON))
        return {
            seen.cell: (gold[goal], dragon[goal])
            for goal, seen in enumerate(self.view.goals)
            if not seen.opened
        }

    def _pull(self, gold: float, dragon: float) -> float:
        """As the rule bot has it; but a Goblin need not know the Dragon to hinder the Gnomes."""
        return super()._pull(gold, dragon) if self.gnome else PULL * dragon - gold

    def _gnome_likely(self, other: Seat) -> float:
        return 1 - self.beliefs.goblin[other]

    def _against(self, other: Seat) -> float:
        """Whom to hinder: likely enemies first, then whoever is ahead."""
        goblin = self.beliefs.goblin[other]
        enemy = goblin if self.gnome else 1 - goblin
        return 10 * (2 * enemy - 1) + self.view.points[other]
