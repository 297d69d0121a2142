"""Action ids of kernel moves, as in `games.saboteur.action_ids`: by what a card does."""

from typing import Any

import numpy as np

from foolsgold.games.action_space import DEFAULT_GRID
from foolsgold.games.saboteur.action_ids import ACTIONS, MENDINGS, TOOLS
from foolsgold.games.saboteur.action_ids import MENDS as MEND_CARDS
from foolsgold.kernel.compilation import entry_point, inline
from foolsgold.kernel.saboteur.goals import rotated_180
from foolsgold.kernel.saboteur.record_layout import (
    CARD_MOVES,
    CHOICE_MOVES,
    FIRST_BREAK_KIND,
    FIRST_MEND_KIND,
    KIND_BY_SIDES,
    KIND_SIDES,
    MAP_KIND,
    MAX_SEATS,
    OPEN,
    PATH_KINDS,
    ROCKFALL_KIND,
    TOOL_LANE_BITS,
    TURN,
    WINDOW_WIDTH,
)

ACTION_STARTS = ACTIONS.radix.starts
FIRST_PEEK, FIRST_BREAK, FIRST_MEND, FIRST_DISCARD = (
    ACTION_STARTS[n] for n in ("peek", "break", "mend", "discard")
)
FIRST_OPEN, FIRST_TURN, FIRST_TAKE = (
    ACTION_STARTS["open"],
    ACTION_STARTS["turn"],
    ACTION_STARTS["take"],
)
FIRST_COLLAPSE, FIRST_PLACE = ACTION_STARTS["collapse"], ACTION_STARTS["place"]
GRID_MIN_X, GRID_MIN_Y, GRID_WIDTH, GRID_HEIGHT = (
    DEFAULT_GRID.low_x,
    DEFAULT_GRID.low_y,
    DEFAULT_GRID.width,
    DEFAULT_GRID.height,
)

MENDING_INDEX = np.full((len(MEND_CARDS), len(TOOLS)), -1)
"""Which mending it is, by the kind of the card and the tool."""
for _at, (_card, _tool) in enumerate(MENDINGS):
    MENDING_INDEX[MEND_CARDS.index(_card), TOOLS.index(_tool)] = _at
MENDING_INDEX.setflags(write=False)


@inline
def grid_index(g: Any, cell: Any) -> Any:
    """The number of a cell of the window; -1 beyond the field."""
    x = cell % WINDOW_WIDTH - np.int64(g.home) % WINDOW_WIDTH - GRID_MIN_X
    y = cell // WINDOW_WIDTH - np.int64(g.home) // WINDOW_WIDTH - GRID_MIN_Y
    return y * GRID_WIDTH + x if 0 <= x < GRID_WIDTH and 0 <= y < GRID_HEIGHT else -1


@inline
def action_id(g: Any, t: Any, move: Any) -> Any:
    """The number of a legal move; -1 if its cell is beyond the field."""
    if move < 0:
        return -1
    if CHOICE_MOVES <= move < CARD_MOVES:
        which = move - CHOICE_MOVES
        if g.phase == OPEN:
            return FIRST_OPEN + which
        if g.phase == TURN:
            return FIRST_TURN + 2 * np.int64(g.turning) + which
        return FIRST_TAKE + which - 1
    place = move if move < CHOICE_MOVES else (move - CARD_MOVES) >> 7
    kind = np.int64(g.deck[g.hands[np.int64(g.to_act) * np.int64(t.hand) + place]])
    target = move & 63
    if move < CHOICE_MOVES:
        return FIRST_DISCARD + kind
    if kind < PATH_KINDS:
        at = grid_index(g, np.int64(g.slots[target]))
        sides = np.int64(KIND_SIDES[kind])
        tile = np.int64(KIND_BY_SIDES[rotated_180(sides) if move >> 6 & 1 else sides])
        return -1 if at < 0 else FIRST_PLACE + tile * GRID_WIDTH * GRID_HEIGHT + at
    if kind == MAP_KIND:
        return FIRST_PEEK + target
    if kind == ROCKFALL_KIND:
        at = grid_index(g, np.int64(g.spots[target]))
        return -1 if at < 0 else FIRST_COLLAPSE + at
    seat, tool = target % TOOL_LANE_BITS, target // TOOL_LANE_BITS
    if kind < FIRST_MEND_KIND:
        return FIRST_BREAK + (kind - FIRST_BREAK_KIND) * MAX_SEATS + seat
    return FIRST_MEND + np.int64(MENDING_INDEX[kind - FIRST_MEND_KIND, tool]) * MAX_SEATS + seat


@entry_point
def action_ids(games: Any, tables: Any, moves: Any, out: Any) -> None:
    """The action numbers of moves, one a game; -1 beyond the field."""
    for number in range(len(games)):
        out[number] = action_id(games[number], tables[0], np.int64(moves[number]))
