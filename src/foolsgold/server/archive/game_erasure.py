"""Erases a deleted game from the stored changes of its table."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from foolsgold.server.storage.store import ChangeRow
from foolsgold.server.table import stored_changes
from foolsgold.server.table.stored_changes import (
    ChangeErased,
    Committed,
    Moved,
    Sealed,
    Started,
    TableStateSet,
)
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire.frames import TableStage

ERASED_BODY = stored_changes.encode_change(ChangeErased())


class Erasure(NamedTuple):
    """What replaces the changes of a deleted game."""

    first: int
    last: int
    bodies: dict[int, str]
    """By change number."""


def plan_erasure(rows: Sequence[ChangeRow], game: int) -> Erasure | None:
    """How the changes of this game, counted from 1, are erased; None if there are none.

    From the deal to the last move, chat included, and the commitments before it. Seats change hands
    meanwhile, so the table as it stood then replaces the last move. A game that cannot be replayed,
    because it was dealt under other rules, is erased to its end, and the table is as it was before
    the deal.
    """
    bounds = _find_span(rows, game)
    if bounds is None:
        return None
    first, last = bounds.first, bounds.last
    try:
        kept = _table_after_game(rows, last).state_without_game(first)
    except Exception:  # whatever the reason: nobody can open such a table
        last, kept = bounds.end, _state_before_deal(rows, first, game)
    bodies = dict.fromkeys((*bounds.committed, *range(first, last)), ERASED_BODY)
    return Erasure(first, last, {**bodies, last: stored_changes.encode_change(kept)})


class _GameSpan(NamedTuple):
    """The range of change numbers that a game occupies in its table's log."""

    first: int
    last: int
    """The last move."""
    end: int
    """The last change before another deal."""
    committed: tuple[int, ...]
    """Numbers of the commitments for this deal."""


def _find_span(rows: Sequence[ChangeRow], game: int) -> _GameSpan | None:
    """The span of this game; found without asking the rules."""
    dealt = first = last = end = 0
    sealed: int | None = None
    committed: list[int] = []
    for row in rows:
        change = stored_changes.decode_change(row.body, str)
        dealt += isinstance(change, Started | TableStateSet)
        if first:
            if isinstance(change, Sealed) or dealt > game:
                break
            end = row.number
            last = end if isinstance(change, Moved) else last
            continue
        match change:
            case Committed():
                committed.append(row.number)
            case Sealed():
                sealed = row.number
            case Started() if dealt == game:
                first = row.number if sealed is None else sealed
                last = end = row.number
            case Started() | TableStateSet():
                sealed = None
                committed.clear()
            case _:
                pass
    return _GameSpan(first, last, end, tuple(committed)) if first else None


def _table_after_game(rows: Sequence[ChangeRow], last: int) -> Table:
    """The table after the last move of a game."""
    table = _replay_until(rows, last)
    if table.stage is not TableStage.OVER:
        raise ValueError("the game is not over")
    return table


def _state_before_deal(rows: Sequence[ChangeRow], first: int, game: int) -> TableStateSet:
    kept = _replay_until(rows, first - 1).state_without_game(first)
    seat_states = tuple(replace(each, commitment=None) for each in kept.held)
    return replace(kept, held=seat_states, games=game)


def _replay_until(rows: Sequence[ChangeRow], last: int) -> Table:
    """The table after this change."""
    opened, *later = rows
    table = Table("", stored_changes.decode_opening(opened.body))
    for row in later:
        if row.number > last:
            break
        table.apply(table.decode_stored(row.body), row.at)
    return table
