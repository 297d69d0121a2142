"""Numbers of moves, as `games.saboteur.actions` has them: by what a card does."""

from typing import Any

import numpy as np

from foolsgold.games.action_space import FIELD
from foolsgold.games.saboteur.action_ids import ACTIONS, MENDINGS, TOOLS
from foolsgold.games.saboteur.action_ids import MENDS as MEND_CARDS
from foolsgold.kernel.compilation import inlined
from foolsgold.kernel.saboteur.goals import half_turned
from foolsgold.kernel.saboteur.record_layout import (
    BREAKS,
    CARD_MOVES,
    CHOICE,
    KIND_OF,
    LANE,
    MAP,
    MENDS,
    OPEN,
    PATHS,
    ROCKFALL,
    SEATS,
    SIDES,
    TURN,
    WIDE,
)

STARTS = ACTIONS.blocks.starts
PEEKS, BREAKINGS, MENDING, DISCARDS = (STARTS[n] for n in ("peek", "break", "mend", "discard"))
OPENS, TURNS, TAKES = STARTS["open"], STARTS["turn"], STARTS["take"]
COLLAPSES, PLACES = STARTS["collapse"], STARTS["place"]
LOW_X, LOW_Y, FIELD_WIDE, FIELD_HIGH = FIELD.low_x, FIELD.low_y, FIELD.width, FIELD.height

MENDINGS_AT = np.full((len(MEND_CARDS), len(TOOLS)), -1)
"""Which mending it is, by the kind of the card and the tool."""
for _at, (_card, _tool) in enumerate(MENDINGS):
    MENDINGS_AT[MEND_CARDS.index(_card), TOOLS.index(_tool)] = _at
MENDINGS_AT.setflags(write=False)


@inlined
def field_at(g: Any, cell: Any) -> Any:
    """The number of a cell of the window; -1 beyond the field."""
    x = cell % WIDE - np.int64(g.home) % WIDE - LOW_X
    y = cell // WIDE - np.int64(g.home) // WIDE - LOW_Y
    return y * FIELD_WIDE + x if 0 <= x < FIELD_WIDE and 0 <= y < FIELD_HIGH else -1


@inlined
def number_of(g: Any, t: Any, move: Any) -> Any:
    """The number of a legal move; -1 if its cell is beyond the field."""
    if move < 0:
        return -1
    if CHOICE <= move < CARD_MOVES:
        which = move - CHOICE
        if g.phase == OPEN:
            return OPENS + which
        if g.phase == TURN:
            return TURNS + 2 * np.int64(g.turning) + which
        return TAKES + which - 1
    place = move if move < CHOICE else (move - CARD_MOVES) >> 7
    kind = np.int64(g.deck[g.hands[np.int64(g.to_act) * np.int64(t.hand) + place]])
    target = move & 63
    if move < CHOICE:
        return DISCARDS + kind
    if kind < PATHS:
        at = field_at(g, np.int64(g.slots[target]))
        sides = np.int64(SIDES[kind])
        tile = np.int64(KIND_OF[half_turned(sides) if move >> 6 & 1 else sides])
        return -1 if at < 0 else PLACES + tile * FIELD_WIDE * FIELD_HIGH + at
    if kind == MAP:
        return PEEKS + target
    if kind == ROCKFALL:
        at = field_at(g, np.int64(g.spots[target]))
        return -1 if at < 0 else COLLAPSES + at
    seat, tool = target % LANE, target // LANE
    if kind < MENDS:
        return BREAKINGS + (kind - BREAKS) * SEATS + seat
    return MENDING + np.int64(MENDINGS_AT[kind - MENDS, tool]) * SEATS + seat
