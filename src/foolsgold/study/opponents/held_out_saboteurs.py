"""Held-out saboteurs: in no fit and in no rollout policy, to test whether search generalises.

`wrecker` as a saboteur breaks and blasts whatever it can, whosever it may be; `idler` does no harm
and no work; `stroller` lays whatever leads on, anywhere, and never thinks of others.
"""

from foolsgold.bots.saboteur.rule_bot import Evaluator
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Move, Peek, Place
from foolsgold.study.opponents.evaluator_bot import EvaluatorBot


class _WreckerEvaluator(Evaluator):
    """As a saboteur tools first, then tunnels; whose they are is all the same."""

    def _score_as_saboteur(self, move: Move) -> float:
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


class _IdlerEvaluator(Evaluator):
    """As a saboteur passes, looks and mends; lays only what changes nothing."""

    def _score_as_saboteur(self, move: Move) -> float:
        match move:
            case Peek() | Mend():
                return 3
            case Place():
                return 2 if self.placed_tile(move).joined and not self.effect(move)[0] else -5
            case Discard():
                return 1
            case _:
                return -9


class _StrollerEvaluator(Evaluator):
    """Forward is forward: any step is as good as another, and what others do is their affair."""

    def _score_progress(self, move: Move, wish: int) -> float:
        match move:
            case Place():
                gain = wish * self.effect(move)[0]
                return 5 if gain > 0 and (wish < 0 or self.placed_tile(move).joined) else -5
            case Mend():
                return 6 if move.seat == self.me else -5
            case Peek():
                return 4
            case Discard():
                return 0
            case _:
                return -5

    def _score_as_digger(self, move: Move) -> float:
        return self._score_progress(move, 1)

    def _score_as_saboteur(self, move: Move) -> float:
        return self._score_progress(move, -1)


class Wrecker(EvaluatorBot):
    """Breaks and blasts."""

    name = "wrecker"
    evaluator = _WreckerEvaluator


class Idler(EvaluatorBot):
    """Does nothing, for as long as it lasts."""

    name = "idler"
    evaluator = _IdlerEvaluator


class Stroller(EvaluatorBot):
    """Digs on by itself, or back."""

    name = "stroller"
    evaluator = _StrollerEvaluator
