"""The public log for learners: what everybody hears of each move, as rows."""

from collections.abc import Sequence
from typing import Any

from foolsgold.games.gobblings.cards import PathCard
from foolsgold.games.gobblings.events import (
    Exploded,
    GoalLeft,
    GoalOpened,
    Named,
    Passed,
    Peeked,
    Placed,
    Replaced,
    Swapped,
)
from foolsgold.kernel.gobblings.codes import EXPLOSION, GOAL_FACES, MAP, POTION
from foolsgold.kernel.gobblings.edition_table import FACE_INDEX
from foolsgold.kernel.gobblings.learner_moves import (
    EXPLODE,
    LEAVE,
    OPEN_GOAL,
    PASS,
    PEEK,
    PLACE,
    REPLACE,
    SERVE,
    SWAP,
    tile_number,
)
from foolsgold.kernel.learner_layout import window_cell


def log_rows(events: Sequence[Any]) -> list[tuple[int, ...]]:
    """The rows of what everybody hears of a move, with absolute seats.

    One is of the move itself, one of a goal it opens. Who has no cards left passes without a move
    and has no row.
    """
    rows = [_log_row(event) for event in events[:1]]
    rows += [_log_row(event) for event in events[1:] if isinstance(event, GoalOpened)]
    return [row for row in rows if row is not None]


def _log_row(event: Any) -> tuple[int, ...] | None:
    row: tuple[int, ...]
    match event:
        case Placed():
            lies = PathCard(event.tile, event.kind, event.colour)
            cell = window_cell(event.cell)
            row = (PLACE, FACE_INDEX[lies] + 1, tile_number(lies), *cell, 0)
        case Exploded():
            hit = tile_number(PathCard(event.tile, event.kind, event.colour))
            row = (EXPLODE, EXPLOSION + 1, hit, *window_cell(event.cell), 0)
        case Peeked():
            row = (PEEK, MAP + 1, 0, 0, 0, event.goal + 1)
        case Swapped():
            row = (SWAP, POTION + 1, 0, 0, 0, event.target + 1)
        case GoalOpened():
            row = (OPEN_GOAL, 0, GOAL_FACES.index(event.found) + 1, 0, 0, event.goal + 1)
        case Named():
            row = (SERVE, 0, 0, 0, 0, event.target + 1)
        case Replaced():
            row = (REPLACE, 0, 0, 0, 0, 0)
        case Passed():
            row = (PASS, 0, 0, 0, 0, 0)
        case GoalLeft():
            row = (LEAVE, 0, 0, 0, 0, 0)
        case _:
            return None
    return (event.seat + 1, *row)
