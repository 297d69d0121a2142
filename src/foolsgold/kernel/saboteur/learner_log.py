"""The public log for learners: what everybody hears of each move, as rows."""

from collections.abc import Sequence
from typing import Any

from foolsgold.games.saboteur.action_ids import TOOLS
from foolsgold.games.saboteur.cards import BreakCard, MendCard
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Discarded,
    Mended,
    Peeked,
    Placed,
)
from foolsgold.kernel.learner_layout import window_cell
from foolsgold.kernel.saboteur.edition_table import KIND_BY_FACE, KIND_BY_TILE
from foolsgold.kernel.saboteur.learner_moves import BREAK, COLLAPSE, DISCARD, MEND, PEEK, PLACE
from foolsgold.kernel.saboteur.record_layout import JOINED, MAP_KIND, ROCKFALL_KIND


def log_rows(events: Sequence[Any]) -> list[tuple[int, ...]]:
    """The rows of what everybody hears of a move, with absolute seats."""
    rows = map(_log_row, events)
    return [row for row in rows if row is not None]


def _log_row(event: Any) -> tuple[int, ...] | None:
    match event:
        case Placed():
            sides = event.tile.sides | JOINED * event.tile.joined
            kind = KIND_BY_TILE[event.tile]
            row = (PLACE, kind + 1, sides, *window_cell(event.cell), 0)
        case Peeked():
            row = (PEEK, MAP_KIND + 1, 0, 0, 0, event.goal + 1)
        case Collapsed():
            sides = event.tile.sides | JOINED * event.tile.joined
            row = (COLLAPSE, ROCKFALL_KIND + 1, sides, *window_cell(event.cell), 0)
        case Broken():
            kind = KIND_BY_FACE[BreakCard(event.tool)]
            row = (BREAK, kind + 1, TOOLS.index(event.tool) + 1, 0, 0, event.target + 1)
        case Mended():
            kind = KIND_BY_FACE[MendCard(event.shown)]
            row = (MEND, kind + 1, TOOLS.index(event.tool) + 1, 0, 0, event.target + 1)
        case Discarded():
            row = (DISCARD, 0, 0, 0, 0, 0)
        case _:
            return None
    return (event.seat + 1, *row)
