"""What a move would make the table think: what a Goblin who hides pays for it."""

from collections.abc import Sequence

from foolsgold.beliefs.gobblings.posterior import standing
from foolsgold.bots.gobblings.belief_bot import ThinkingMind
from foolsgold.games.gobblings.cards import Kind, PathCard
from foolsgold.games.gobblings.events import (
    Event,
    Exploded,
    Named,
    Peeked,
    Placed,
    Replaced,
    Swapped,
)
from foolsgold.games.gobblings.moves import Explode, Move, Peek, Place, Replace, Serve, Swap


def prices(mind: ThinkingMind, moves: Sequence[Move]) -> list[float]:
    """What each move costs a Goblin who would rather not be known; nothing to anybody else."""
    if not mind.hides:
        return []
    return [mind.nature.price * suspected_after(mind, move) for move in moves]


def suspected_after(mind: ThinkingMind, move: Move) -> float:
    """How far the table would suspect the seat once it has played this."""
    deed = deed_of(mind, move)
    heard = mind.heard if deed is None else (*mind.heard, deed)
    return standing(mind.view, heard, mind.known).goblin[mind.me]


def deed_of(mind: ThinkingMind, move: Move) -> Event | None:
    """What the others would see of it."""
    match move:
        case Place():
            face = mind.faces[move.card]
            assert isinstance(face, PathCard)
            tile = face.tile.turned(move.quarters)
            return Placed(mind.me, move.cell, tile, face.kind, face.colour, None)
        case Explode():
            laid = next(each for each in mind.view.board if each.cell == move.cell)
            kind = laid.kind or Kind.PASSAGE
            return Exploded(mind.me, move.cell, laid.tile, kind, laid.colour, None)
        case Peek():
            return Peeked(mind.me, move.goal, None, None)
        case Swap():
            return Swapped(mind.me, move.seat, None, None, None)
        case Replace():
            return Replaced(mind.me, None, None)
        case Serve():
            return Named(mind.me, move.seat)
        case _:
            return None
