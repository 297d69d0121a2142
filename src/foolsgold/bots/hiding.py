"""What a move would make the table think of whoever plays it: what a saboteur in a guise pays."""

from collections.abc import Iterable, Sequence

from foolsgold.beliefs.saboteur.posterior import standing
from foolsgold.bots.tempers import Guise
from foolsgold.bots.thinker import ThinkingMind
from foolsgold.games.saboteur.cards import BreakCard, MendCard, Role
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Discarded,
    Event,
    Mended,
    Peeked,
    Placed,
)
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Move, Peek, Place

DECOYS = 3
"""So many moves are tried for no other reason than that they look well."""
RAMP = 2.0
"""So many cards before they stop hiding, it is worth less and less."""


def prices(mind: ThinkingMind, moves: Sequence[Move]) -> list[float]:
    """What each move costs a saboteur who would rather not be known; nothing to the impatient."""
    guise = mind.nature.guise
    price = price_now(mind)
    if not price:
        return [0.0] * len(moves)
    if guise.misleads:
        costs = [
            price * known_after(mind, move)
            + guise.toll * favour(mind, move)
            for move in moves
        ]
        least = min(costs)
        return [cost - least for cost in costs]
    span = guise.lost - guise.free
    return [
        price * min(max((suspected_after(mind, move) - guise.free) / span, 0.0), 1.0)
        for move in moves
    ]


def price_now(mind: ThinkingMind) -> float:
    """What being known would cost now."""
    guise = mind.nature.guise
    if mind.role is not Role.SABOTEUR or not guise.price or not mind.covered:
        return 0.0
    return guise.price * fading(mind, guise)


def favour(mind: ThinkingMind, move: Move) -> float:
    """What a move does for the diggers, in cards: a step on, a digger mended, a mate hindered."""
    match move:
        case Place():
            return max(0.0, mind.effect(move)[0])
        case Mend() if move.seat != mind.me:
            return 1 - mind.suspicions[move.seat]
        case Break():
            return mind.suspicions[move.seat]
        case _:
            return 0.0


def known_after(mind: ThinkingMind, move: Move) -> float:
    """How much the table would know of who is what, as far as the seat can tell.

    1 is everything, 0 is what the deal tells, and less than nothing is to be mistaken.
    """
    deed = deed_of(mind, move)
    heard = mind.heard if deed is None else (*mind.heard, deed)
    said = standing(mind.view, heard, mind.known).saboteur
    truth = mind.suspicions
    dealt = sum(truth) / len(truth)
    error = sum(p * (1 - s) ** 2 + (1 - p) * s**2 for s, p in zip(said, truth, strict=True))
    return 1 - error / len(truth) / (dealt * (1 - dealt))


def decoys(mind: ThinkingMind, moves: Iterable[Move]) -> list[Move]:
    """What makes the table think best of a saboteur who hides; nothing if they do not.

    Another tool of a known mate who has broken ones already is such a thing: it looks honest, and
    does no harm. Where a card is laid is judged as a digger judges it, for there are too many.
    """
    if not price_now(mind):
        return []
    moves = list(moves)
    if mind.nature.guise.misleads:
        places = sorted((m for m in moves if isinstance(m, Place)), key=mind.honest, reverse=True)
        some = [m for m in moves if not isinstance(m, Place | Collapse | Discard)]
        both: list[Move] = [*places[: mind.nature.guise.looks], *some]
        return sorted(both, key=lambda move: known_after(mind, move))[:DECOYS]
    steps = sorted((m for m in moves if isinstance(m, Place)), key=mind.honest, reverse=True)
    others = [move for move in moves if not isinstance(move, Place | Collapse | Discard)]
    found: list[Move] = sorted(
        (*steps[:DECOYS], *others), key=lambda move: suspected_after(mind, move)
    )
    return found[:DECOYS]


def fading(mind: ThinkingMind, guise: Guise) -> float:
    """How much of the price is left, 1 to 0: it is time to strike when the treasure is near."""
    near = (mind.missing - guise.until) / guise.ramp if guise.until else 1.0
    late = mind.view.deck_size / (guise.turns * mind.view.seats)
    if guise.steep:
        late = (mind.view.deck_size - guise.turns * mind.view.seats) / guise.steep
    return min(max(min(near, late), 0.0), 1.0)


def suspected_after(mind: ThinkingMind, move: Move) -> float:
    """How far the table would suspect the seat once it has played this."""
    deed = deed_of(mind, move)
    heard = mind.heard if deed is None else (*mind.heard, deed)
    return standing(mind.view, heard, mind.known).saboteur[mind.me]


def deed_of(mind: ThinkingMind, move: Move) -> Event | None:
    """What the others would see of it."""
    match move:
        case Place():
            return Placed(mind.me, move.cell, mind.tile(move), None)
        case Collapse():
            laid = next(each for each in mind.view.board if each.cell == move.cell)
            return Collapsed(mind.me, move.cell, laid.tile, None)
        case Peek():
            return Peeked(mind.me, move.goal, None, None)
        case Break():
            face = mind.faces[move.card]
            assert isinstance(face, BreakCard)
            return Broken(mind.me, move.seat, face.tool, None)
        case Mend():
            face = mind.faces[move.card]
            assert isinstance(face, MendCard)
            return Mended(mind.me, move.seat, move.tool, face.tools, None)
        case Discard():
            return Discarded(mind.me, None, None)
        case _:
            return None
