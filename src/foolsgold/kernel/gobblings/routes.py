"""[O39] What lies on a shortest route to the goal that was opened."""

import numpy as np

from foolsgold.kernel.bit_ops import bit
from foolsgold.kernel.compilation import apart
from foolsgold.kernel.gobblings.board import (
    clear,
    flood,
    goal_cell,
    has,
    load_at,
    set_tile,
    sides_at,
)
from foolsgold.kernel.gobblings.codes import ALE, DOOR
from foolsgold.kernel.gobblings.record_layout import SIZE, Game, Int, Table, Work

UNSEEN = 65535


@apart
def on_routes(game: Game, table: Table, work: Work, goal: Int) -> tuple[Int, Int, Int]:
    """[O39] Over all shortest routes: the fewest doors, the most doors, the most ales.

    Judged on the field without the goal: a key behind it opens no door on the way.
    """
    column, row = goal_cell(game, table, goal)
    sides, load = sides_at(game, column, row), load_at(game, column, row)
    clear(game, row, bit(column))
    flood(game)
    found = _search(game, work, row * SIZE + column)
    set_tile(game, column, row, sides, load)
    flood(game)
    return found


@apart
def _search(game: Game, work: Work, goal: Int) -> tuple[Int, Int, Int]:
    """Breadth first from the start; each cell keeps the best of all shortest ways to it."""
    for cell in range(SIZE * SIZE):
        work.steps[cell] = UNSEEN
    start = -np.int64(game.above) * SIZE - game.left
    work.steps[start] = work.doors_low[start] = work.doors_high[start] = work.ales[start] = 0
    work.queue[0] = start
    seen, done = 1, 0
    length: Int = UNSEEN
    low: Int = UNSEEN
    high: Int = 0
    ales: Int = 0
    while done < seen:
        here = np.int64(work.queue[done])
        done += 1
        steps = np.int64(work.steps[here]) + 1
        if steps > length:
            break
        sides = sides_at(game, here % SIZE, here // SIZE)
        for way in range(4):
            if not sides >> way & 1:
                continue
            there = here + (-SIZE, 1, SIZE, -1)[way]
            if there == goal:
                length = steps
                low = min(low, np.int64(work.doors_low[here]))
                high = max(high, np.int64(work.doors_high[here]))
                ales = max(ales, np.int64(work.ales[here]))
                continue
            column, row = there % SIZE, there // SIZE
            back = (way + 2) & 3
            if not has(game.reached[row], column) or not has(game.sides[back, row], column):
                continue
            what = load_at(game, column, row)
            doors = np.int64((what & 12) == DOOR)
            mugs = np.int64(what == ALE)
            if work.steps[there] == UNSEEN:
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
