"""Action ids of kernel moves, as in `games.gobblings.action_ids`: by what a tile does."""

import numpy as np

from foolsgold.games.gobblings.action_ids import ACTIONS
from foolsgold.kernel.compilation import inline
from foolsgold.kernel.gobblings.codes import MAP, POTION, SHAPE_COUNT
from foolsgold.kernel.gobblings.move_effects import (
    LEAVE_BIT,
    OPEN_BIT,
    PASS_BIT,
    REPLACE_BIT,
    SERVE_BIT,
    STEAL_BIT,
    WINDOW_WORDS,
    rotated,
)
from foolsgold.kernel.gobblings.record_layout import WINDOW_SIZE, GameRecord, Int

ACTION_STARTS = ACTIONS.radix.starts
FIRST_PASS, FIRST_LEAVE, FIRST_PEEK, FIRST_OPEN = (
    ACTION_STARTS[name] for name in ("pass", "leave", "peek", "open")
)
FIRST_SWAP, FIRST_SERVE, FIRST_STEAL = (ACTION_STARTS[name] for name in ("swap", "serve", "steal"))
FIRST_REPLACE, FIRST_EXPLODE, FIRST_PLACE = (
    ACTION_STARTS[name] for name in ("replace", "explode", "place")
)
GRID = ACTIONS.grid
GRID_MIN_X, GRID_MIN_Y, GRID_WIDTH, GRID_HEIGHT, GRID_CELLS = (
    GRID.low_x,
    GRID.low_y,
    GRID.width,
    GRID.height,
    GRID.size,
)


@inline
def action_id(game: GameRecord, move: Int) -> Int:
    """The number of a legal move; -1 if its cell is beyond the field."""
    seat = np.int64(game.to_act)
    if move < 0:
        return -1
    if move >= 64:
        block, cell = (move - 64) // (64 * WINDOW_WORDS), (move - 64) % (64 * WINDOW_WORDS)
        face = np.int64(game.hands[seat, block // 4])
        if face == MAP:
            return FIRST_PEEK + cell
        if face == POTION:
            return FIRST_SWAP + cell
        x, y = (
            cell % WINDOW_SIZE + game.left - GRID_MIN_X,
            cell // WINDOW_SIZE + game.above - GRID_MIN_Y,
        )
        if not (0 <= x < GRID_WIDTH and 0 <= y < GRID_HEIGHT):
            return -1
        if face > MAP:
            return FIRST_EXPLODE + y * GRID_WIDTH + x
        shape = face // SHAPE_COUNT * SHAPE_COUNT + rotated(face % SHAPE_COUNT + 1, block % 4) - 1
        return FIRST_PLACE + shape * GRID_CELLS + y * GRID_WIDTH + x
    if move >= REPLACE_BIT:
        return FIRST_REPLACE + np.int64(game.hands[seat, move - REPLACE_BIT])
    if move >= STEAL_BIT:
        return FIRST_STEAL + move - STEAL_BIT
    if move >= SERVE_BIT:
        return FIRST_SERVE + move - SERVE_BIT
    if move >= OPEN_BIT:
        return FIRST_OPEN + move - OPEN_BIT
    return FIRST_LEAVE if move == LEAVE_BIT else FIRST_PASS + PASS_BIT
