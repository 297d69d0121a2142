"""Legal moves, and why another move is refused; a test checks that both agree."""

from foolsgold.games.gobblings.moves import (
    Leave,
    Move,
    Open,
    Pass,
    Phase,
    Replace,
    Serve,
    Steal,
)
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules import goals, replace_or_pass, scoring
from foolsgold.games.gobblings.rules.cards import BY_MOVE
from foolsgold.games.gobblings.rules.hand_moves import hand_moves
from foolsgold.games.gobblings.state import State


def legal_moves(state: State) -> tuple[Move, ...]:
    """[G13] All the acting seat may do, in a fixed order."""
    match state.phase:
        case Phase.PLAY:
            return _turn_moves(state)
        case Phase.OPEN:
            return tuple(goals.legal_opens(state))
        case Phase.SERVE:
            return tuple(goals.legal_serves(state))
        case Phase.STEAL:
            return tuple(scoring.legal_steals(state))
        case Phase.OVER:
            return ()


def _turn_moves(state: State) -> tuple[Move, ...]:
    """[G13, G16-G18, O17, O18] Play; replace while there is a deck; pass if nothing else goes."""
    playable: tuple[Move, ...] = tuple(hand_moves(state))
    return (*playable, *replace_or_pass.legal_replaces(state), *(() if playable else (Pass(),)))


def refusal(state: State, move: Move) -> Refusal | None:
    """Why the acting seat may not do this; None if it may."""
    match state.phase, move:
        case Phase.OVER, _:
            return Refusal.GAME_OVER
        case Phase.OPEN, Open():
            return goals.open_refusal(state, move)
        case Phase.OPEN, Leave():
            return goals.leave_refusal(state)
        case Phase.SERVE, Serve():
            return goals.serve_refusal(state, move)
        case Phase.STEAL, Steal():
            return scoring.steal_refusal(state, move)
        case Phase.PLAY, Pass():
            return replace_or_pass.pass_refusal(state)
    if state.phase is not Phase.PLAY or isinstance(move, Open | Leave | Serve | Steal | Pass):
        return Refusal.NOT_NOW
    # Asked first, so that no answer depends on the face of a card one does not hold.
    if move.card not in state.hands[state.to_act]:
        return Refusal.NOT_YOUR_CARD
    if isinstance(move, Replace):
        return replace_or_pass.replace_refusal(state)
    return BY_MOVE[type(move)].refusal(state, move)
