"""The stored changes of a table without those of a game that was deleted."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from foolsgold.server.storage.store import ChangeRow
from foolsgold.server.table import changes
from foolsgold.server.table.changes import Committed, Erased, Moved, Sealed, Started, TableKept
from foolsgold.server.table.decisions import Table
from foolsgold.wire.frames import Stage

ERASED = changes.written(Erased())


class Erasure(NamedTuple):
    """What takes the place of a game's changes."""

    first: int
    last: int
    bodies: dict[int, str]
    """By the numbers of the changes."""


def erasure(rows: Sequence[ChangeRow], game: int) -> Erasure | None:
    """How the changes of this game, the first is 1, are erased; None if there are none.

    From the deal to the last move, talk included, and what devices committed to before. Seats
    change hands meanwhile, so the table as it stood then takes the place of the last move. A game
    that cannot be played through, because it was dealt under other rules, is erased to its end, and
    the table is as it was before the deal.
    """
    bounds = _bounds(rows, game)
    if bounds is None:
        return None
    first, last = bounds.first, bounds.last
    try:
        kept = _at_the_end(rows, last).kept(first)
    except Exception:  # whatever the reason: nobody can open such a table
        last, kept = bounds.end, _before_the_deal(rows, first, game)
    bodies = dict.fromkeys((*bounds.committed, *range(first, last)), ERASED)
    return Erasure(first, last, {**bodies, last: changes.written(kept)})


class _Bounds(NamedTuple):
    """Where a game is among the changes of its table, by their numbers."""

    first: int
    last: int
    """The last move."""
    end: int
    """The last change before another deal."""
    committed: tuple[int, ...]
    """What devices committed to for this deal."""


def _bounds(rows: Sequence[ChangeRow], game: int) -> _Bounds | None:
    """Where this game is; rules are not asked."""
    dealt = first = last = end = 0
    sealed: int | None = None
    committed: list[int] = []
    for row in rows:
        change = changes.read(row.body, str)
        dealt += isinstance(change, Started | TableKept)
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
            case Started() | TableKept():
                sealed = None
                committed.clear()
            case _:
                pass
    return _Bounds(first, last, end, tuple(committed)) if first else None


def _at_the_end(rows: Sequence[ChangeRow], last: int) -> Table:
    """The table after the last move of a game."""
    table = _folded(rows, last)
    if table.stage is not Stage.OVER:
        raise ValueError("the game is not over")
    return table


def _before_the_deal(rows: Sequence[ChangeRow], first: int, game: int) -> TableKept:
    kept = _folded(rows, first - 1).kept(first)
    held = tuple(replace(each, commitment=None) for each in kept.held)
    return replace(kept, held=held, games=game)


def _folded(rows: Sequence[ChangeRow], last: int) -> Table:
    """The table after this change."""
    opened, *later = rows
    table = Table("", changes.opening(opened.body))
    for row in later:
        if row.number > last:
            break
        table.apply(table.recall(row.body), row.at)
    return table
