"""Hints for learners: the belief bot's move in their seat, and its reason in one sentence.

A hint uses the seat's view and what the seat heard, and nothing else.
"""

from collections.abc import Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import best_move
from foolsgold.bots.common.advice import Advice
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Place,
    Take,
    Turn,
)
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed


def advise(view: View, heard: Sequence[Event | Claimed]) -> Advice:
    """What the thinking bot would do here; the same view gives the same advice."""
    mind = BeliefEvaluator(view, heard)
    move: Move = best_move(view, mind.score, Rng(0))
    return Advice(move, f"hint-{_reason(mind, move)}", _target_seat(mind, move))


def _target_seat(mind: BeliefEvaluator, move: Move) -> Seat | None:
    return move.seat if isinstance(move, Mend | Break) and move.seat != mind.me else None


def _reason(mind: BeliefEvaluator, move: Move) -> str:
    digs = mind.role is Role.DIGGER
    match move:
        case Place():
            gain, opens = mind.effect(move)
            if digs:
                return "reach" if opens else "dig" if gain > 0 else "keep"
            return "harm" if gain < 0 else "blend"
        case Collapse():
            return "fall" if digs else "cave-in"
        case Peek():
            return "look"
        case Mend():
            return "mend-self" if move.seat == mind.me else "mend"
        case Break():
            return "break"
        case Discard():
            return "pass"
        case Take():
            return "take"
        case Open():
            return "open"
        case Turn():
            return "turn"
