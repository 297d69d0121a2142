"""The break card: it stays in front of its victim, who cannot dig until it is mended."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.card_rule import CardRule
from foolsgold.games.saboteur.cards import BreakCard
from foolsgold.games.saboteur.events import Broken
from foolsgold.games.saboteur.moves import Break
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.played_card import with_card_played
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State


def moves(state: State, card: CardNo, face: BreakCard) -> Iterator[Break]:
    """[R45, R48, S11] Everybody whose tool of this kind is whole."""
    for seat in range(state.seats):
        if face.tool not in state.broken[seat] and (
            seat != state.to_act or state.edition.break_self
        ):
            yield Break(card, seat)


def refusal(state: State, move: Break) -> Refusal | None:
    """[R45, R46, R48, S11] One broken tool of each kind lies before a player, no more."""
    face = state.deck[move.card]
    if not isinstance(face, BreakCard):
        return Refusal.NOT_A_BREAK
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    if move.seat == state.to_act and not state.edition.break_self:
        return Refusal.NOT_YOURSELF
    return Refusal.ALREADY_BROKEN if face.tool in state.broken[move.seat] else None


def play(state: State, move: Break) -> StepResult:
    """[R45, R46] The tool is broken."""
    face = state.deck[move.card]
    assert isinstance(face, BreakCard)
    broken = with_item(state.broken, move.seat, state.broken[move.seat] | {face.tool})
    told = Broken(state.to_act, move.seat, face.tool, move.card)
    return with_card_played(state, move.card, broken=broken), (told,)


RULE = CardRule(BreakCard, Break, moves, refusal, play)
