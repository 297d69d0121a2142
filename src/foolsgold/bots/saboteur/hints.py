"""A hint for learners: what the thinking bot would do in their seat, and why, in one sentence.

It is made of the seat's view and of what the seat heard, and of nothing else.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import heaviest
from foolsgold.bots.saboteur.belief_bot import ThinkingMind
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


class Advice(msgspec.Struct, frozen=True):
    """A move, and why: a message id, and whom it is about."""

    move: Any
    why: str
    seat: Seat | None = None


def advise(view: View, heard: Sequence[Event | Claimed]) -> Advice:
    """What the thinking bot would do here; the same view gives the same advice."""
    mind = ThinkingMind(view, heard)
    move: Move = heaviest(view, mind.weight, Rng(0))
    return Advice(move, f"hint-{_why(mind, move)}", _whom(mind, move))


def _whom(mind: ThinkingMind, move: Move) -> Seat | None:
    return move.seat if isinstance(move, Mend | Break) and move.seat != mind.me else None


def _why(mind: ThinkingMind, move: Move) -> str:
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
