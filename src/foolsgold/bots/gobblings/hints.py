"""A hint for learners of Gobblings: what the thinking bot would do in their seat, and why.

It is made of the seat's view and of what the seat heard, and of nothing else.
"""

from collections.abc import Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.role_tracking import Entry
from foolsgold.bots.gobblings.belief_bot import ThinkingMind
from foolsgold.bots.saboteur.hints import Advice
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


def advise(view: View, heard: Sequence[Entry]) -> Advice:
    """What the thinking bot would do here; the same view gives the same advice."""
    mind = ThinkingMind(view, heard)
    move = mind.heaviest(Rng(0))
    return Advice(move, f"hint-{_why(mind, move)}", _whom(move))


def _whom(move: Move) -> Seat | None:
    return move.seat if isinstance(move, Serve | Steal | Swap) else None


def _why(mind: ThinkingMind, move: Move) -> str:
    match move:
        case Place():
            if mind.gain(move) <= 0:
                return "keep" if mind.gnome else "blend"
            return "gold" if mind.gnome else "mislead"
        case Explode():
            return "fall" if mind.gnome else "cave-in"
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
