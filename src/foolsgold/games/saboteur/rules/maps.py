"""Maps: which goals may be looked at."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.games.saboteur.cards import MapCard
from foolsgold.games.saboteur.moves import Peek
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State


def legal_peeks(state: State, card: CardNo) -> Iterator[Peek]:
    """[R60, R63] Every goal that still lies face down."""
    for goal in range(len(state.goals)):
        if goal not in state.opened:
            yield Peek(card, goal)


def peek_refusal(state: State, move: Peek) -> Refusal | None:
    """[R60, R63, 0.14] A map shows one face-down goal."""
    if not isinstance(state.deck[move.card], MapCard):
        return Refusal.NOT_A_MAP
    if not 0 <= move.goal < len(state.goals):
        return Refusal.NO_SUCH_GOAL
    return Refusal.GOAL_OPEN if move.goal in state.opened else None
