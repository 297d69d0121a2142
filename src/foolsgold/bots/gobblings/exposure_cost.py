"""The exposure cost of moves: what a hiding Goblin pays for what a move makes the table believe."""

from collections.abc import Sequence

from foolsgold.beliefs.gobblings.posterior import public_posterior
from foolsgold.bots.gobblings.belief_bot import BeliefEvaluator
from foolsgold.games.gobblings.cards import PathCard, TileKind
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


def exposure_costs(mind: BeliefEvaluator, moves: Sequence[Move]) -> list[float]:
    """What each move costs a Goblin who would rather not be known; nothing to anybody else."""
    if not mind.is_hiding:
        return []
    return [mind.character.exposure_price * suspicion_after(mind, move) for move in moves]


def suspicion_after(mind: BeliefEvaluator, move: Move) -> float:
    """How far the table would suspect the seat once it has played this."""
    deed = public_event_of(mind, move)
    heard = mind.heard if deed is None else (*mind.heard, deed)
    return public_posterior(mind.view, heard, mind.reputations).goblin[mind.me]


def public_event_of(mind: BeliefEvaluator, move: Move) -> Event | None:
    """What the others would see of it."""
    match move:
        case Place():
            face = mind.faces[move.card]
            assert isinstance(face, PathCard)
            tile = face.tile.turned(move.quarters)
            return Placed(mind.me, move.cell, tile, face.kind, face.colour, None)
        case Explode():
            laid = next(each for each in mind.view.board if each.cell == move.cell)
            kind = laid.kind or TileKind.PASSAGE
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
