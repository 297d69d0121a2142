"""The exposure cost of moves: what a saboteur pays for what a move makes the table believe.

A hiding saboteur pays for suspicion of itself. A misleading one pays for everything that the table
correctly believes of anybody, so clearing a partner, by breaking its tool if need be, and framing a
digger also pay.
"""

from collections.abc import Iterable, Sequence
from math import fsum

from foolsgold.beliefs.saboteur.posterior import public_posterior
from foolsgold.bots.saboteur.belief_bot import BeliefEvaluator
from foolsgold.bots.saboteur.characters import DeceptionParams
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

MAX_DECOYS = 3
"""Number of moves tried only because they look good."""
MAX_MISLEADING_PLACES = 8
"""So many ways to lay a card are looked at for that by one who misleads; by others so many as are
tried."""
MIN_VARIANCE = 0.01
"""Where nearly all are of one side there is nothing to be mistaken about."""
FADE_CARDS = 2.0
"""Cards before the end of hiding from which on it loses value."""


def exposure_costs(mind: BeliefEvaluator, moves: Sequence[Move]) -> list[float]:
    """What each move costs a saboteur who would rather not be known; nothing to the impatient."""
    params = mind.character.deception
    price = current_exposure_cost(mind)
    if not price:
        return [0.0] * len(moves)
    if params.is_misleading:
        paid = [
            price * public_knowledge_after(mind, m) + params.help_penalty * help_given(mind, m)
            for m in moves
        ]
        # Only differences count, and the search takes no less than nothing.
        return [each - min(paid) for each in paid]
    span = params.lost_suspicion - params.free_suspicion
    return [
        price * min(max((suspicion_after(mind, move) - params.free_suspicion) / span, 0.0), 1.0)
        for move in moves
    ]


def current_exposure_cost(mind: BeliefEvaluator) -> float:
    """What being known would cost now."""
    params = mind.character.deception
    if mind.role is not Role.SABOTEUR or not params.price or not mind.is_covered:
        return 0.0
    return params.price * decay(mind, params)


def decoy_moves(mind: BeliefEvaluator, moves: Iterable[Move]) -> list[Move]:
    """What makes the table think best of a saboteur who hides; nothing if they do not.

    Another tool of a known mate who has broken ones already is such a thing: it looks honest, and
    does no harm. Where a card is laid is judged as a digger judges it, for there are too many.
    """
    misleads = mind.character.deception.is_misleading
    tells = public_knowledge_after if misleads else suspicion_after
    if not current_exposure_cost(mind):
        return []
    moves = list(moves)
    steps = sorted((m for m in moves if isinstance(m, Place)), key=mind.honest_score, reverse=True)
    others = [move for move in moves if not isinstance(move, Place | Collapse | Discard)]
    few = steps[: MAX_MISLEADING_PLACES if misleads else MAX_DECOYS]
    found: list[Move] = sorted((*few, *others), key=lambda move: tells(mind, move))
    return found[:MAX_DECOYS]


def decay(mind: BeliefEvaluator, params: DeceptionParams) -> float:
    """How much of the price is left, 1 to 0: it is time to strike when the treasure is near."""
    near = (
        (mind.missing_cards - params.stop_within_cards) / FADE_CARDS
        if params.stop_within_cards
        else 1.0
    )
    late = (mind.view.deck_size / mind.view.seats - params.fade_to_turns) / (
        params.fade_from_turns - params.fade_to_turns
    )
    return min(max(min(near, late), 0.0), 1.0)


def suspicion_after(mind: BeliefEvaluator, move: Move) -> float:
    """How far the table would suspect the seat once it has played this."""
    return _public_suspicions_after(mind, move)[mind.me]


def public_knowledge_after(mind: BeliefEvaluator, move: Move) -> float:
    """How much the table would know of who is what, as far as the seat itself can tell.

    1 is everything, 0 what the deal tells, and less than nothing is to be mistaken.
    """
    said, truth = _public_suspicions_after(mind, move), mind.suspicions
    error = fsum(t * (1 - s) ** 2 + (1 - t) * s**2 for s, t in zip(said, truth, strict=True))
    dealt = fsum(truth) / len(truth)
    return 1 - error / len(truth) / max(dealt * (1 - dealt), MIN_VARIANCE)


def help_given(mind: BeliefEvaluator, move: Move) -> float:
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


def _public_suspicions_after(mind: BeliefEvaluator, move: Move) -> tuple[float, ...]:
    """How far the table would suspect everybody once the seat has played this."""
    deed = public_event_of(mind, move)
    heard = mind.heard if deed is None else (*mind.heard, deed)
    return public_posterior(mind.view, heard, mind.reputations).saboteur


def public_event_of(mind: BeliefEvaluator, move: Move) -> Event | None:
    """What the others would see of it."""
    match move:
        case Place():
            return Placed(mind.me, move.cell, mind.placed_tile(move), None)
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
