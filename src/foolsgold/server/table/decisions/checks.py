"""Conditions that several decisions share: who may ask, when, and about which seat."""

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.table.state import TableState
from foolsgold.wire import commands as ask

MAX_CHANGES_SINCE_GAME = 3_000
"""Changes other than moves that a table takes from one game to the next; loading reads them all."""


def check_change_quota(table: TableState, command: ask.Command | None = None) -> None:
    """Limits changes between games; what starts, ends or leaves a game is always allowed."""
    leads_on = isinstance(
        command, ask.Start | ask.Reveal | ask.PlayMove | ask.DismissSummary | ask.LeaveTable
    )
    resumes = isinstance(command, ask.Pause) and not command.paused
    if table.changes_since_game >= MAX_CHANGES_SINCE_GAME and not (leads_on or resumes):
        raise UserError("table-worn")


def check_not_muted(table: TableState, seat: Seat) -> None:
    """Nobody may talk whom the host has muted."""
    if table.seat_states[seat].muted:
        raise UserError("seat-muted")


def check_host(table: TableState, seat: Seat) -> None:
    """Only the host may decide this."""
    if seat != table.host:
        raise UserError("only-host")


def check_between_games(table: TableState) -> None:
    """Nobody changes seats during a game: a seat's secrets belong to whoever was dealt them."""
    if table.is_under_way:
        raise UserError("game-running")


def check_person(table: TableState, seat: Seat) -> Seat:
    """The seat, if a person sits there."""
    if not table.seat_state(seat).is_person:
        raise UserError("seat-no-person", seat=seat + 1)
    return seat
