"""The bot `thinker`: plays by the exact beliefs of its seat, and acts in proportion to them."""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Self

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import Beliefs, beliefs_of
from foolsgold.beliefs.saboteur.reputation import Reputations, reputations
from foolsgold.bots.api import heaviest
from foolsgold.bots.digger import Mind
from foolsgold.bots.speech import said_now
from foolsgold.bots.tempers import NATURES, NOBODY, Nature
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Break, Discard, Mend, Move
from foolsgold.games.saboteur.view import View
from foolsgold.play.talk import Claim, Claimed, Temper
from foolsgold.tunnel.tiles import Cell

MEND = 12
"""What mending a mate is worth, before what their nature doubts of it."""
BREAK = 18
PILED = 6
"""How much less it is worth to break what is broken already: a mate may wait to be mended."""
FIGHT = 9
"""What breaking an honest seat's tool is worth to a saboteur."""
MEND_SELF = 5
KEEP = 0.5
"""How much a saboteur minds what a card may still be good for: passing gives them away."""


class Thinker:
    """Weighs every legal move as `digger` does, but by beliefs, and speaks by them."""

    name = "thinker"

    def __init__(
        self,
        nature: Nature = NOBODY,
        known: Reputations | None = None,
        spoke_last: Seat | None = None,
    ) -> None:
        self._nature = nature
        self._known = known or {}
        self._spoke_last = spoke_last
        """Who had the last word before this round: not two in a row, whatever lies between."""

    def as_person(self, temper: Temper, earlier: Sequence[Event | Claimed]) -> Self:
        """The same bot as somebody: with a temper, knowing who kept their word before."""
        words = (entry.seat for entry in reversed(earlier) if isinstance(entry, Claimed))
        person = copy(self)
        person._nature, person._known = NATURES[temper], reputations(earlier)
        person._spoke_last = next(words, None)
        return person

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        mind = ThinkingMind(view, heard, self._nature, self._known)
        move: Move = heaviest(view, mind.weight, rng)
        return move

    def speak(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Claim | None:
        """What it says after its move, if anything."""
        if self._spoke_last == view.seat and not any(isinstance(said, Claimed) for said in heard):
            return None
        return said_now(view, heard, rng, self._nature.manner, self._known)


class ThinkingMind(Mind):
    """What one seat makes of its view and of what it heard, with beliefs."""

    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        nature: Nature = NOBODY,
        known: Reputations | None = None,
    ) -> None:
        self.nature, self.known = nature, known
        super().__init__(view, heard)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who is what and where the treasure lies, as far as this seat can know."""
        return beliefs_of(self.view, self.heard, known=self.known)

    @property
    def suspicions(self) -> tuple[float, ...]:
        """How likely each seat is a saboteur."""
        return self.beliefs.saboteur

    def _hopes(self, claims: Sequence[Claimed]) -> dict[Cell, float]:  # noqa: ARG002 - beliefs know
        goals = self.view.goals
        return {
            goals[goal].cell: likely
            for goal, likely in self.beliefs.treasure.items()
            if not goals[goal].opened
        }

    @property
    def _open_fight(self) -> bool:
        """Hiding never paid: whoever hides helps, and passing gives a saboteur away anyhow."""
        return True

    def _as_digger(self, move: Move) -> float:
        match move:
            case Mend() if move.seat != self.me:
                return MEND - self.nature.doubt * self.suspicions[move.seat]
            case Break() if move.seat != self.me:
                piled = PILED * len(self.view.broken[move.seat])
                return BREAK * (self.suspicions[move.seat] - self.nature.sure) - piled
            case _:
                return super()._as_digger(move)

    def _as_saboteur(self, move: Move) -> float:
        match move:
            case Mend() if move.seat == self.me:
                return MEND_SELF
            case Break() if move.seat != self.me:
                whole = 0 if self.view.broken[move.seat] else 2
                return FIGHT * (1 - self.suspicions[move.seat]) + whole - 1
            case Discard():
                return -1 - KEEP * self._keep_as_saboteur(self.faces[move.card])
            case _:
                return super()._as_saboteur(move)
