"""Legal moves, and why another move is refused; a test checks that both agree."""

from foolsgold.games.saboteur.moves import Discard, Move, Open, Phase, Take, Turn
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules import discard, goals, gold
from foolsgold.games.saboteur.rules.cards import BY_MOVE
from foolsgold.games.saboteur.rules.hand_moves import hand_moves
from foolsgold.games.saboteur.state import State


def legal_moves(state: State) -> tuple[Move, ...]:
    """[R30] All the acting seat may do, in a fixed order."""
    match state.phase:
        case Phase.PLAY:
            return (*hand_moves(state), *discard.legal_discards(state))
        case Phase.OPEN:
            return tuple(goals.legal_opens(state))
        case Phase.TURN:
            return tuple(goals.legal_turns(state))
        case Phase.DRAFT:
            return tuple(gold.legal_takes(state))
        case Phase.OVER:
            return ()


def refusal(state: State, move: Move) -> Refusal | None:
    """Why the acting seat may not do this; None if it may."""
    if state.phase is not Phase.PLAY:
        return _choice_refusal(state, move)
    if isinstance(move, Open | Turn | Take):
        return Refusal.NOT_NOW
    # Asked first, so that no answer depends on the face of a card one does not hold.
    if move.card not in state.hands[state.to_act]:
        return Refusal.NOT_YOUR_CARD
    return None if isinstance(move, Discard) else BY_MOVE[type(move)].refusal(state, move)


def _choice_refusal(state: State, move: Move) -> Refusal | None:
    """The same where no card is asked for."""
    match state.phase, move:
        case Phase.OVER, _:
            return Refusal.GAME_OVER
        case Phase.OPEN, Open():
            return goals.open_refusal(state, move)
        case Phase.TURN, Turn():
            return goals.turn_refusal(state, move)
        case Phase.DRAFT, Take():
            return gold.take_refusal(state, move)
    return Refusal.NOT_NOW
