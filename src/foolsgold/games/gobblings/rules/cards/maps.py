"""The map: only the player learns the face of a goal."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.card_rule import CardRule
from foolsgold.games.gobblings.cards import MapCard
from foolsgold.games.gobblings.events import Peeked
from foolsgold.games.gobblings.moves import Peek
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.played_card import with_card_discarded
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import State


def moves(state: State, card: CardNo, _face: MapCard) -> Iterator[Peek]:
    """[G26, O50] Every goal that still lies face down."""
    for goal in range(len(state.goals)):
        if goal not in state.opened:
            yield Peek(card, goal)


def refusal(state: State, move: Peek) -> Refusal | None:
    """[G26, O50] A map shows one face-down goal."""
    if not isinstance(state.deck[move.card], MapCard):
        return Refusal.NOT_A_MAP
    if not 0 <= move.goal < len(state.goals):
        return Refusal.NO_SUCH_GOAL
    return Refusal.GOAL_OPEN if move.goal in state.opened else None


def play(state: State, move: Peek) -> StepResult:
    """[G26] The player looks, and remembers."""
    seat = state.to_act
    peeked = with_item(state.peeked, seat, state.peeked[seat] | {move.goal})
    told = Peeked(seat, move.goal, state.goals[move.goal], move.card)
    return replace(with_card_discarded(state, move.card), peeked=peeked), (told,)


RULE = CardRule(MapCard, Peek, moves, refusal, play)
