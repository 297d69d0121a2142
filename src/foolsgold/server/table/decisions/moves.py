"""When a seat may move, ask for a hint, or dismiss the summary of a round."""

from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import adviser_of
from foolsgold.games.api import Refused
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import Moved
from foolsgold.wire import commands as ask
from foolsgold.wire.frames import MovedBy, TableStage
from foolsgold.wire.table_changes import SummaryDismissed


def decide_move_command(table: TableState, seat: Seat, command: ask.PlayMove) -> Moved:
    """Decodes a move, and decides it if it is that seat's turn."""
    if table.game is None or table.stage is not TableStage.PLAYING:
        raise UserError("game-not-running")
    if table.paused:
        raise UserError("table-paused")
    if command.turn != table.turn:
        raise UserError("turn-passed")
    if table.summary is not None and set(table.summary.waiting) - {seat}:
        # A move dismisses the summary for its player, but for nobody else.
        raise UserError("summary-open")
    if seat != table.game.to_act:
        raise UserError("turn-not-yours")
    try:
        move = msgspec.json.decode(command.move, type=table.ruleset.rules.move_type)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        raise UserError("move-unreadable") from None
    return decide_move(table, seat, move, MovedBy.PERSON)


def decide_move(table: TableState, seat: Seat, move: Any, by: MovedBy) -> Moved:
    """A move of the seat to act: the only place that asks the rules whether it is legal."""
    assert table.game is not None
    reason = table.game.refusal(move)
    if reason is not None:
        raise Refused(reason)
    return Moved(seat, move, by)


def seat_for_hint(table: TableState, key_hash: str | None) -> Seat:
    """A hint is only for a person who plays alone with bots."""
    seat = None if key_hash is None else table.seat_of(key_hash)
    if seat is None:
        raise UserError("seat-lost")
    if sum(seat_state.is_person for seat_state in table.seat_states) > 1 or table.waiting_for_seat:
        raise UserError("hint-alone")
    if adviser_of(table.ruleset.rules.name) is None:
        raise UserError("hint-none")
    if table.to_act != seat or table.paused or table.summary is not None:
        raise UserError("turn-not-yours")
    return seat


def decide_dismissal(table: TableState, seat: Seat, number: int) -> SummaryDismissed:
    """Allowed while the round is still scored: who has nothing to choose need not come back."""
    summary = table.summary
    looking = summary is not None and summary.round == number and seat in summary.waiting
    early = (
        table.is_scoring and table.round_number == number and seat not in table.summary_dismissed
    )
    if not (looking or early):
        raise UserError("summary-over")
    return SummaryDismissed(seat)
