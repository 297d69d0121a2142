"""The map: only the player learns the face of a goal."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.card_rule import CardRule
from foolsgold.games.saboteur.cards import MapCard
from foolsgold.games.saboteur.events import Peeked
from foolsgold.games.saboteur.moves import Peek
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.played_card import with_card_played
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State


def moves(state: State, card: CardNo, _face: MapCard) -> Iterator[Peek]:
    """[R60, R63] Every goal that still lies face down."""
    for goal in range(len(state.goals)):
        if goal not in state.opened:
            yield Peek(card, goal)


def refusal(state: State, move: Peek) -> Refusal | None:
    """[R60, R63, 0.14] A map shows one face-down goal."""
    if not isinstance(state.deck[move.card], MapCard):
        return Refusal.NOT_A_MAP
    if not 0 <= move.goal < len(state.goals):
        return Refusal.NO_SUCH_GOAL
    return Refusal.GOAL_OPEN if move.goal in state.opened else None


def play(state: State, move: Peek) -> StepResult:
    """[R60-R62] The player looks, and remembers."""
    seat = state.to_act
    peeked = with_item(state.peeked, seat, state.peeked[seat] | {move.goal})
    told = Peeked(seat, move.goal, state.goals[move.goal], move.card)
    return with_card_played(state, move.card, state.deck[move.card], peeked=peeked), (told,)


RULE = CardRule(MapCard, Peek, moves, refusal, play)
