"""A table whose last game was dealt under rules that this version does not play.

Nobody goes on with it: its cards would be others. What was played is written down from the stored
changes, without asking the rules, and kept for looking back.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from foolsgold.base.messages import Complaint
from foolsgold.play.record import Line, Played, Record, Said
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table import changes
from foolsgold.server.table.changes import Change, Moved, Started, Stopped
from foolsgold.server.table.decisions import Table
from foolsgold.wire.frames import Doer


class Unplayable(NamedTuple):
    """What is left of such a table."""

    record: Record
    """The last game."""
    games: int
    """How many were dealt."""
    stopped: bool
    """Whether that is stored, so that no server of another version goes on."""


def unplayable(table: Table, bodies: Sequence[str]) -> Unplayable:
    """The table as it was before the first such game, and the stored changes from there on."""
    record: Record | None = None
    games, stopped = table.games, False
    for body in bodies:
        change = changes.read(body, str)
        if isinstance(change, Started):
            games, record = games + 1, _dealt(table, change)
            stopped = False
        elif isinstance(change, Stopped):
            stopped = True
        elif record is not None and (line := _line(table, change)) is not None:
            record = replace(record, lines=(*record.lines, line))
        else:
            _seat(table, change)
    assert record is not None
    return Unplayable(record, games, stopped)


def _dealt(table: Table, change: Started) -> Record:
    for bot in change.filled:
        _seat(table, bot)
    seal, table.sealing = table.sealing, None
    return Record(
        box=table.box,
        seats=table.seats,
        seed=change.seed,
        lines=(),
        names=tuple(held.name or f"{seat + 1}" for seat, held in enumerate(table.held)),
        bots=tuple(held.bot for held in table.held),
        seal=None if seal is None else seal.closed(),
        rules=change.version,
    )


def _line(table: Table, change: Change) -> Line | None:
    if isinstance(change, Moved):
        away = change.by is Doer.STAND_IN
        return Played(change.move, table.bot_at(change.seat) if away else None)
    return Said(change.seat, change.claim) if isinstance(change, Claimed) else None


def _seat(table: Table, change: Change) -> None:
    """Who sits where, as far as the game does not decide it."""
    # What belongs to a game fails without one, and does not matter here.
    with suppress(Complaint, AssertionError, ValueError, IndexError):
        table.apply(change)
