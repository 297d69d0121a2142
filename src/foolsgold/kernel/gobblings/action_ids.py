"""Numbers of moves, as `games.gobblings.actions` has them: by what a tile does."""

import numpy as np

from foolsgold.games.gobblings.action_ids import ACTIONS
from foolsgold.kernel.compilation import inlined
from foolsgold.kernel.gobblings.codes import MAP, POTION, SHAPES
from foolsgold.kernel.gobblings.move_effects import (
    BLOCK,
    LEAVING,
    OPENING,
    PASSING,
    REPLACING,
    SERVING,
    STEALING,
    turned,
)
from foolsgold.kernel.gobblings.record_layout import SIZE, Game, Int

STARTS = ACTIONS.blocks.starts
PASSES, LEAVES, PEEKS, OPENS = (STARTS[name] for name in ("pass", "leave", "peek", "open"))
SWAPS, SERVES, STEALS = (STARTS[name] for name in ("swap", "serve", "steal"))
REPLACES, EXPLODES, PLACES = (STARTS[name] for name in ("replace", "explode", "place"))
FIELD = ACTIONS.field
LOW_X, LOW_Y, WIDTH, HEIGHT, CELLS = (
    FIELD.low_x,
    FIELD.low_y,
    FIELD.width,
    FIELD.height,
    FIELD.size,
)


@inlined
def number_of(game: Game, move: Int) -> Int:
    """The number of a legal move; -1 if its cell is beyond the field."""
    seat = np.int64(game.to_act)
    if move < 0:
        return -1
    if move >= 64:
        block, cell = (move - 64) // (64 * BLOCK), (move - 64) % (64 * BLOCK)
        face = np.int64(game.hands[seat, block // 4])
        if face == MAP:
            return PEEKS + cell
        if face == POTION:
            return SWAPS + cell
        x, y = cell % SIZE + game.left - LOW_X, cell // SIZE + game.above - LOW_Y
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
            return -1
        if face > MAP:
            return EXPLODES + y * WIDTH + x
        shape = face // SHAPES * SHAPES + turned(face % SHAPES + 1, block % 4) - 1
        return PLACES + shape * CELLS + y * WIDTH + x
    if move >= REPLACING:
        return REPLACES + np.int64(game.hands[seat, move - REPLACING])
    if move >= STEALING:
        return STEALS + move - STEALING
    if move >= SERVING:
        return SERVES + move - SERVING
    if move >= OPENING:
        return OPENS + move - OPENING
    return LEAVES if move == LEAVING else PASSES + PASSING
