"""Hints for learners of Gobblings: the belief bot's move in their seat, and its reason.

A hint uses the seat's view and what the seat heard, and nothing else.
"""

from collections.abc import Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.common.advice import Advice
from foolsgold.bots.gobblings.belief_bot import BeliefEvaluator
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
)
from foolsgold.games.gobblings.view import View


def advise(view: View, heard: Sequence[HeardItem]) -> Advice:
    """What the thinking bot would do here; the same view gives the same advice."""
    mind = BeliefEvaluator(view, heard)
    move = mind.best_move(Rng(0))
    return Advice(move, f"hint-{_reason(mind, move)}", _target_seat(move))


def _target_seat(move: Move) -> Seat | None:
    return move.seat if isinstance(move, Serve | Steal | Swap) else None


def _reason(mind: BeliefEvaluator, move: Move) -> str:
    match move:
        case Place():
            if mind.gain(move) <= 0:
                return "keep" if mind.is_gnome else "blend"
            return "gold" if mind.is_gnome else "mislead"
        case Explode():
            return "fall" if mind.is_gnome else "cave-in"
        case Peek():
            return "look"
        case Swap():
            return "swap"
        case Serve() | Steal():
            return "break"
        case Replace():
            return "pass"
        case Open():
            return "open"
        case Leave():
            return "leave"
        case Pass():
            return "no-choice"
