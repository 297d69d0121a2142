"""Distances by breadth-first search on bitboards: tiles still needed from the start to each goal.

Tunnels already dug cost nothing, an empty cell costs a tile of whatever shape, and no path leads
through walls, rubble, shut doors or another goal.
"""

import numpy as np

from foolsgold.kernel.bit_ops import ONE, bit
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.board import (
    FULL_ROW,
    LAST_INDEX,
    bit_at,
    goal_cell,
    passable_in_row,
    reached_key_colours,
    tiles_in_row,
)
from foolsgold.kernel.gobblings.record_layout import (
    UNREACHABLE,
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)


@out_of_line
def load_board(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """Which cells are open to which side; the outermost rows are left out, as if walled."""
    keys = reached_key_colours(game)
    for row in range(1, LAST_INDEX):
        tiles, free = tiles_in_row(game, row), passable_in_row(game, row, keys)
        empty = ~tiles & FULL_ROW
        for way in range(4):
            work.ways[way, row] = np.uint64(game.sides[way, row]) & free | empty
        work.free[row] = free
        work.empty[row] = empty
        work.edge[row] = game.reached[row]
    column, start = -np.int64(game.left), -np.int64(game.above)
    work.edge[start] |= bit(column)
    for way in range(4):
        work.ways[way, start] |= np.uint64(game.sides[way, start]) & bit(column)
    for goal in range(3):
        if not game.opened >> goal & 1:
            x, y = goal_cell(game, table, goal)
            if 0 <= x < WINDOW_SIZE and 0 <= y < WINDOW_SIZE:
                work.empty[y] &= ~bit(x)
    for way in range(4):
        work.ways[way, 0] = work.ways[way, LAST_INDEX] = 0
    work.edge[0] = work.edge[LAST_INDEX] = 0
    for row in range(1, LAST_INDEX):
        work.unseen[row] = (work.empty[row] | work.free[row]) & ~np.uint64(work.edge[row])


@inline
def expand_row(work: ScratchRecord, row: Int) -> Int:
    """The cells of a row one step from the edge, where open sides meet."""
    here = np.uint64(work.edge[row])
    into = np.uint64(work.edge[row - 1] & work.ways[2, row - 1] & work.ways[0, row])
    into |= np.uint64(work.edge[row + 1] & work.ways[0, row + 1] & work.ways[2, row])
    into |= ((here & np.uint64(work.ways[1, row])) << ONE) & np.uint64(work.ways[3, row])
    into |= ((here & np.uint64(work.ways[3, row])) >> ONE) & np.uint64(work.ways[1, row])
    return into & np.uint64(work.unseen[row])


@inline
def is_frontier_at_goal(work: ScratchRecord, column: Int, row: Int) -> Int:
    """Whether the edge leads onto the cell of a goal."""
    found = bit_at(work.edge[row - 1] & work.ways[2, row - 1], column)
    found |= bit_at(work.edge[row + 1] & work.ways[0, row + 1], column)
    if column < LAST_INDEX:
        found |= bit_at(work.edge[row] & work.ways[3, row], column + 1)
    if column > 0:
        found |= bit_at(work.edge[row] & work.ways[1, row], column - 1)
    return found != 0


@inline
def record_goal_distances(
    game: GameRecord, table: EditionRecord, work: ScratchRecord, price: Int
) -> Int:
    """Writes down which goals the edge has come to; tells how many are still to be found."""
    left = 0
    for goal in range(3):
        if work.needed[goal] == UNREACHABLE and not game.opened >> goal & 1:
            x, y = goal_cell(game, table, goal)
            if 0 <= x < WINDOW_SIZE and 0 < y < LAST_INDEX and is_frontier_at_goal(work, x, y):
                work.needed[goal] = price
            else:
                left += 1
    return left


@inline
def flood_free_cells(work: ScratchRecord) -> None:
    """The edge runs on through tunnels that cost nothing; all of them become the edge."""
    going = True
    while going:
        going = False
        for row in range(1, LAST_INDEX):
            into = expand_row(work, row) & np.uint64(work.free[row])
            if into:
                # In place: a cell found early only makes the next ones come sooner.
                work.unseen[row] &= ~into
                work.edge[row] |= into
                going = True


@inline
def measure_distances(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """Writes down in `work.needed` how many tiles each goal that is shut still needs."""
    load_board(game, table, work)
    for goal in range(3):
        work.needed[goal] = UNREACHABLE
    price = np.int64(0)
    while True:
        for row in range(1, LAST_INDEX):
            work.levels[price, row] = work.edge[row]
        if price == UNREACHABLE or not record_goal_distances(game, table, work, price):
            return
        price += 1
        found = np.uint64(0)
        for row in range(1, LAST_INDEX):
            work.paid[row] = expand_row(work, row) & np.uint64(work.empty[row])
        for row in range(1, LAST_INDEX):
            into = np.uint64(work.paid[row])
            work.edge[row] = into
            work.unseen[row] &= ~into
            found |= into
        if not found:
            return
        if has_free_neighbour(work):
            flood_free_cells(work)


@inline
def has_free_neighbour(work: ScratchRecord) -> Int:
    """Whether the edge runs into a tunnel already dug: mostly there is none."""
    found = np.uint64(0)
    for row in range(1, LAST_INDEX):
        found |= expand_row(work, row) & np.uint64(work.free[row])
    return found != 0


@inline
def mark_path_ends(game: GameRecord, table: EditionRecord, work: ScratchRecord, price: Int) -> None:
    """Adds the cells from which goals were first come to at this price."""
    for goal in range(3):
        if work.needed[goal] == price and not game.opened >> goal & 1:
            x, y = goal_cell(game, table, goal)
            level, ways = work.levels[price], work.ways
            work.paid[y - 1] |= np.uint64(level[y - 1] & ways[2, y - 1]) & bit(x)
            work.paid[y + 1] |= np.uint64(level[y + 1] & ways[0, y + 1]) & bit(x)
            if x < LAST_INDEX:
                work.paid[y] |= np.uint64(level[y] & ways[3, y]) & bit(x + 1)
            if x > 0:
                work.paid[y] |= np.uint64(level[y] & ways[1, y]) & bit(x - 1)


@inline
def flood_back(work: ScratchRecord, price: Int) -> None:
    """Adds the cells of a level from which tunnels lead on to those that are on a way."""
    dug = np.uint64(0)
    for row in range(1, LAST_INDEX):
        dug |= np.uint64(work.paid[row] & work.free[row])
    going = dug != 0
    while going:
        going = False
        for row in range(1, LAST_INDEX):
            work.edge[row] = work.paid[row] & work.free[row]
            work.unseen[row] = work.levels[price, row] & ~work.paid[row]
        for row in range(1, LAST_INDEX):
            into = expand_row(work, row)
            if into:
                work.paid[row] |= into
                going = True


@out_of_line
def mark_shortest_paths(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """Marks in `work.critical` the empty cells on shortest paths, after `measure_distances`.

    A tile laid anywhere else brings no goal nearer, as a path over it was at least one tile longer,
    and none farther, as the shortest paths avoid it. (`UNREACHABLE` tiles or more are no path.)
    """
    farthest = np.int64(0)
    for goal in range(3):
        if not game.opened >> goal & 1 and work.needed[goal] < UNREACHABLE:
            farthest = max(farthest, work.needed[goal])
    for row in range(WINDOW_SIZE):
        work.critical[row] = work.paid[row] = 0
    for price in range(farthest, 0, -1):
        for row in range(1, LAST_INDEX):
            # One enters a level over a cell that is paid for.
            work.edge[row] = work.paid[row] & work.empty[row]
            work.unseen[row] = work.levels[price, row]
        for row in range(1, LAST_INDEX):
            work.paid[row] = expand_row(work, row)
        mark_path_ends(game, table, work, price)
        flood_back(work, price)
        for row in range(1, LAST_INDEX):
            work.critical[row] |= work.paid[row] & work.empty[row]
