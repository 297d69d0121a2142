"""[O39] Counts the tiles on the shortest routes to the opened goal."""

import numpy as np

from foolsgold.kernel.bit_ops import bit
from foolsgold.kernel.compilation import out_of_line
from foolsgold.kernel.gobblings.board import (
    bit_at,
    clear_tiles,
    goal_cell,
    load_at,
    recompute_reached,
    set_tile,
    sides_at,
)
from foolsgold.kernel.gobblings.codes import ALE, DOOR
from foolsgold.kernel.gobblings.record_layout import (
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)

UNVISITED = 65535


@out_of_line
def count_on_shortest_routes(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, goal: Int
) -> tuple[Int, Int, Int]:
    """[O39] Over all shortest routes: the fewest doors, the most doors, the most ales.

    Judged on the field without the goal: a key behind it opens no door on the way.
    """
    column, row = goal_cell(game, table, goal)
    sides, load = sides_at(game, column, row), load_at(game, column, row)
    clear_tiles(game, row, bit(column))
    recompute_reached(game)
    found = _breadth_first_search(game, work, row * WINDOW_SIZE + column)
    set_tile(game, column, row, sides, load)
    recompute_reached(game)
    return found


@out_of_line
def _breadth_first_search(game: GameRecord, work: ScratchRecord, goal: Int) -> tuple[Int, Int, Int]:
    """Breadth first from the start; each cell keeps the best of all shortest ways to it."""
    for cell in range(WINDOW_SIZE * WINDOW_SIZE):
        work.steps[cell] = UNVISITED
    start = -np.int64(game.above) * WINDOW_SIZE - game.left
    work.steps[start] = work.doors_low[start] = work.doors_high[start] = work.ales[start] = 0
    work.queue[0] = start
    seen, done = 1, 0
    length: Int = UNVISITED
    low: Int = UNVISITED
    high: Int = 0
    ales: Int = 0
    while done < seen:
        here = np.int64(work.queue[done])
        done += 1
        steps = np.int64(work.steps[here]) + 1
        if steps > length:
            break
        sides = sides_at(game, here % WINDOW_SIZE, here // WINDOW_SIZE)
        for way in range(4):
            if not sides >> way & 1:
                continue
            there = here + (-WINDOW_SIZE, 1, WINDOW_SIZE, -1)[way]
            if there == goal:
                length = steps
                low = min(low, np.int64(work.doors_low[here]))
                high = max(high, np.int64(work.doors_high[here]))
                ales = max(ales, np.int64(work.ales[here]))
                continue
            column, row = there % WINDOW_SIZE, there // WINDOW_SIZE
            back = (way + 2) & 3
            if not bit_at(game.reached[row], column) or not bit_at(game.sides[back, row], column):
                continue
            what = load_at(game, column, row)
            doors = np.int64((what & 12) == DOOR)
            mugs = np.int64(what == ALE)
            if work.steps[there] == UNVISITED:
                work.steps[there] = steps
                work.doors_low[there] = work.doors_low[here] + doors
                work.doors_high[there] = work.doors_high[here] + doors
                work.ales[there] = work.ales[here] + mugs
                work.queue[seen] = there
                seen += 1
            elif work.steps[there] == steps:
                work.doors_low[there] = min(work.doors_low[there], work.doors_low[here] + doors)
                work.doors_high[there] = max(work.doors_high[there], work.doors_high[here] + doors)
                work.ales[there] = max(work.ales[there], work.ales[here] + mugs)
    return low, high, ales
