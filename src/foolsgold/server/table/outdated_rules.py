"""Closes a game that was dealt under rules this version no longer plays.

Nobody can continue it: its cards would be others. What was played is written to a record from the
stored changes, without asking the rules, and kept for the archive.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from foolsgold.base.messages import UserError
from foolsgold.play.record import ClaimLine, MoveLine, Record, RecordLine
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table import stored_changes
from foolsgold.server.table.stored_changes import Change, GameStopped, Moved, Started
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire.frames import MovedBy


class OutdatedGame(NamedTuple):
    """What is left of such a game."""

    record: Record
    """The record of the game."""
    games_dealt: int
    """How many games were dealt, this one included."""
    is_stop_stored: bool
    """Whether its end is stored, so that no server of another version continues it."""


def read_outdated_game(table: Table, bodies: Sequence[str]) -> OutdatedGame:
    """Replays the changes without asking the rules; `table` is the state before the game's deal."""
    record: Record | None = None
    games, stopped = table.games_dealt, False
    for body in bodies:
        change = stored_changes.decode_change(body, str)
        if isinstance(change, Started):
            games, record = games + 1, _new_record(table, change)
            stopped = False
        elif isinstance(change, GameStopped):
            stopped = True
        elif record is not None and (line := _record_line(table, change)) is not None:
            record = replace(record, lines=(*record.lines, line))
        else:
            _apply_if_possible(table, change)
    assert record is not None
    return OutdatedGame(record, games, stopped)


def _new_record(table: Table, change: Started) -> Record:
    for bot in change.filled:
        _apply_if_possible(table, bot)
    deal, table.sealed_deal = table.sealed_deal, None
    return Record(
        ruleset=table.ruleset,
        seats=table.seats,
        seed=change.seed,
        lines=(),
        names=tuple(
            seat_state.name or f"{seat + 1}" for seat, seat_state in enumerate(table.seat_states)
        ),
        bots=tuple(seat_state.bot for seat_state in table.seat_states),
        seal=None if deal is None else deal.finalised(),
        rules_version=change.rules_version,
    )


def _record_line(table: Table, change: Change) -> RecordLine | None:
    if isinstance(change, Moved):
        away = change.by is MovedBy.STAND_IN
        return MoveLine(change.move, table.bot_kind_at(change.seat) if away else None)
    return ClaimLine(change.seat, change.claim) if isinstance(change, Claimed) else None


def _apply_if_possible(table: Table, change: Change) -> None:
    """Applies a change of seats, as far as it does not depend on the game."""
    # A change of the game fails without one, and does not matter here.
    with suppress(UserError, AssertionError, ValueError, IndexError):
        table.apply(change)
