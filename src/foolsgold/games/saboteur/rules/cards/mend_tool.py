"""The mend card: repairs one tool; a card with two tools repairs either, not both."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.card_rule import CardRule
from foolsgold.games.saboteur.cards import BreakCard, MendCard
from foolsgold.games.saboteur.events import Mended
from foolsgold.games.saboteur.moves import Mend
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.played_card import with_card_played
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State


def moves(state: State, card: CardNo, face: MendCard) -> Iterator[Mend]:
    """[R50-R53] Every broken tool, one's own too, that the card shows."""
    for seat, broken in enumerate(state.broken):
        if broken:
            for tool in face.tools:
                if tool in broken:
                    yield Mend(card, seat, tool)


def refusal(state: State, move: Mend) -> Refusal | None:
    """[R50-R53] The card shows the tool, and the tool is broken."""
    face = state.deck[move.card]
    if not isinstance(face, MendCard):
        return Refusal.NOT_A_MEND
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    if move.tool not in face.tools:
        return Refusal.WRONG_TOOL
    return None if move.tool in state.broken[move.seat] else Refusal.NOTHING_TO_MEND


def play(state: State, move: Mend) -> StepResult:
    """[R50-R54] Both cards go to the discard pile."""
    face = state.deck[move.card]
    assert isinstance(face, MendCard)
    broken = with_item(state.broken, move.seat, state.broken[move.seat] - {move.tool})
    told = Mended(state.to_act, move.seat, move.tool, face.tools, move.card)
    return with_card_played(state, move.card, BreakCard(move.tool), face, broken=broken), (told,)


RULE = CardRule(MendCard, Mend, moves, refusal, play)
