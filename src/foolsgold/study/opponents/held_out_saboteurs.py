"""Bots nobody thinks like: in no fit and in no playout, to see whether masters meet them well.

`wrecker` as a saboteur breaks and blasts whatever it can, whosever it may be; `idler` does no harm
and no work; `stroller` lays whatever leads on, anywhere, and never thinks of others.
"""

from foolsgold.bots.saboteur.rule_bot import Mind
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Move, Peek, Place
from foolsgold.study.opponents.evaluator_bot import Minded


class _WreckersMind(Mind):
    """As a saboteur tools first, then tunnels; whose they are is all the same."""

    def _as_saboteur(self, move: Move) -> float:
        match move:
            case Break() if move.seat != self.me:
                return 9 - len(self.view.broken[move.seat])
            case Collapse():
                return 6
            case Place():
                return -1 - self.effect(move)[0]
            case Discard():
                return 0
            case _:
                return -5


class _IdlersMind(Mind):
    """As a saboteur passes, looks and mends; lays only what changes nothing."""

    def _as_saboteur(self, move: Move) -> float:
        match move:
            case Peek() | Mend():
                return 3
            case Place():
                return 2 if self.tile(move).joined and not self.effect(move)[0] else -5
            case Discard():
                return 1
            case _:
                return -9


class _StrollersMind(Mind):
    """Forward is forward: any step is as good as another, and what others do is their affair."""

    def _steps(self, move: Move, wish: int) -> float:
        match move:
            case Place():
                gain = wish * self.effect(move)[0]
                return 5 if gain > 0 and (wish < 0 or self.tile(move).joined) else -5
            case Mend():
                return 6 if move.seat == self.me else -5
            case Peek():
                return 4
            case Discard():
                return 0
            case _:
                return -5

    def _as_digger(self, move: Move) -> float:
        return self._steps(move, 1)

    def _as_saboteur(self, move: Move) -> float:
        return self._steps(move, -1)


class Wrecker(Minded):
    """Breaks and blasts."""

    name = "wrecker"
    mind = _WreckersMind


class Idler(Minded):
    """Does nothing, for as long as it lasts."""

    name = "idler"
    mind = _IdlersMind


class Stroller(Minded):
    """Digs on by itself, or back."""

    name = "stroller"
    mind = _StrollersMind
