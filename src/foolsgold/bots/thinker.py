"""The bot `thinker`: plays by the exact beliefs of its seat, and acts in proportion to them."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.posterior import Beliefs, beliefs_of
from foolsgold.bots.api import heaviest
from foolsgold.bots.digger import Mind
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Break, Mend, Move
from foolsgold.games.saboteur.view import View
from foolsgold.play.talk import Claimed
from foolsgold.tunnel.tiles import Cell


class Temper(NamedTuple):
    """How much the parts of a decision weigh."""

    mend: float = 12
    doubt: float = 16
    break_: float = 18
    sure: float = 0.55
    already: float = 6


class Thinker:
    """Weighs every legal move as `digger` does, with beliefs for suspicions."""

    name = "thinker"

    def __init__(self, temper: Temper = Temper()) -> None:
        self.temper = temper

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        move: Move = heaviest(view, ThinkingMind(view, heard, self.temper).weight, rng)
        return move


class ThinkingMind(Mind):
    """What one seat makes of its view and of what it heard, with beliefs."""

    def __init__(
        self, view: View, heard: Sequence[Event | Claimed], temper: Temper = Temper()
    ) -> None:
        self.temper = temper
        super().__init__(view, heard)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who is what and where the treasure lies, as far as this seat can know."""
        return beliefs_of(self.view, self.heard)

    @property
    def suspicions(self) -> tuple[float, ...]:
        """How likely each seat is a saboteur."""
        return self.beliefs.saboteur

    def _hopes(self, claims: Sequence[Claimed]) -> dict[Cell, float]:
        return {
            self.view.goals[goal].cell: likely for goal, likely in self.beliefs.treasure.items()
        }

    def _as_digger(self, move: Move) -> float:
        temper = self.temper
        match move:
            case Mend() if move.seat != self.me:
                return temper.mend - temper.doubt * self.suspicions[move.seat]
            case Break() if move.seat != self.me:
                already = temper.already * len(self.view.broken[move.seat])
                return temper.break_ * (self.suspicions[move.seat] - temper.sure) - already
            case _:
                return super()._as_digger(move)
