"""Tools: who may be hindered with a break card, and who may be helped with a mend card."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.games.saboteur.cards import BreakCard, MendCard
from foolsgold.games.saboteur.moves import Break, Mend
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State


def legal_breaks(state: State, card: CardNo, face: BreakCard) -> Iterator[Break]:
    """[R45, R48, S11] Everybody whose tool of this kind is whole."""
    for seat in range(state.seats):
        if face.tool not in state.broken[seat] and (
            seat != state.to_act or state.edition.break_self
        ):
            yield Break(card, seat)


def break_refusal(state: State, move: Break) -> Refusal | None:
    """[R45, R46, R48, S11] One broken tool of each kind lies before a player, no more."""
    face = state.deck[move.card]
    if not isinstance(face, BreakCard):
        return Refusal.NOT_A_BREAK
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    if move.seat == state.to_act and not state.edition.break_self:
        return Refusal.NOT_YOURSELF
    return Refusal.ALREADY_BROKEN if face.tool in state.broken[move.seat] else None


def legal_mends(state: State, card: CardNo, face: MendCard) -> Iterator[Mend]:
    """[R50-R53] Every broken tool, one's own too, that the card shows."""
    for seat, broken in enumerate(state.broken):
        if broken:
            for tool in face.tools:
                if tool in broken:
                    yield Mend(card, seat, tool)


def mend_refusal(state: State, move: Mend) -> Refusal | None:
    """[R50-R53] The card shows the tool, and the tool is broken."""
    face = state.deck[move.card]
    if not isinstance(face, MendCard):
        return Refusal.NOT_A_MEND
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    if move.tool not in face.tools:
        return Refusal.WRONG_TOOL
    return None if move.tool in state.broken[move.seat] else Refusal.NOTHING_TO_MEND
