"""The maze as bitboards: placing and removing tiles, what the start reaches, legal cells."""

import numpy as np

from foolsgold.kernel.bit_ops import ONE, bit, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.gobblings.record_layout import (
    WINDOW_SIZE,
    EditionRecord,
    GameRecord,
    Int,
    ScratchRecord,
)

LAST_INDEX = WINDOW_SIZE - 1
FULL_ROW = np.uint64(0xFFFFFFFF)


@inline
def bit_at(row: Int, column: Int) -> Int:
    """Whether a row has this column, 0 or 1."""
    return np.int64((np.uint64(row) >> np.uint64(column)) & np.uint64(1))


@inline
def sides_at(game: GameRecord, column: Int, row: Int) -> Int:
    """The open sides of the tile on a cell; 0 where there is none."""
    return (
        bit_at(game.sides[0, row], column)
        | bit_at(game.sides[1, row], column) << 1
        | bit_at(game.sides[2, row], column) << 2
        | bit_at(game.sides[3, row], column) << 3
    )


@inline
def load_at(game: GameRecord, column: Int, row: Int) -> Int:
    """What the tile on a cell is: see `codes`."""
    return (
        bit_at(game.loads[0, row], column)
        | bit_at(game.loads[1, row], column) << 1
        | bit_at(game.loads[2, row], column) << 2
        | bit_at(game.loads[3, row], column) << 3
    )


@inline
def set_tile(game: GameRecord, column: Int, row: Int, sides: Int, load: Int) -> None:
    """Writes a tile on an empty cell; what the start reaches is not looked at."""
    here = bit(column)
    for place in range(4):
        if sides >> place & 1:
            game.sides[place, row] |= here
        if load >> place & 1:
            game.loads[place, row] |= here
    game.top = min(game.top, row)
    game.bottom = max(game.bottom, row)


@inline
def clear_tiles(game: GameRecord, row: Int, columns: Int) -> None:
    """Takes the tiles of some columns off a row."""
    kept = np.uint64(columns) ^ FULL_ROW
    for place in range(4):
        game.sides[place, row] &= kept
        game.loads[place, row] &= kept


@inline
def shrink_row_range(game: GameRecord) -> None:
    """Finds the rows that hold tiles, after some were taken; the start always lies there."""
    while tiles_in_row(game, game.top) == 0:
        game.top += 1
    while tiles_in_row(game, game.bottom) == 0:
        game.bottom -= 1


@inline
def tiles_in_row(game: GameRecord, row: Int) -> Int:
    """The cells of a row on which a tile lies face up: every tile has an open side."""
    return np.uint64(
        game.sides[0, row] | game.sides[1, row] | game.sides[2, row] | game.sides[3, row]
    )


@inline
def blocked_in_row(game: GameRecord, row: Int) -> Int:
    """The tiles of a row that join none of their sides."""
    return np.uint64(game.loads[3, row] & game.loads[2, row])


@inline
def colours_in_row(game: GameRecord, row: Int, among: Int) -> Int:
    """The colours of the keys or doors among some tiles of a row, a bit each."""
    low, high = np.uint64(game.loads[0, row]), np.uint64(game.loads[1, row])
    red, blue, yellow = among & ~(low | high), among & low & ~high, among & high & ~low
    return np.int64(red != 0) | np.int64(blue != 0) << 1 | np.int64(yellow != 0) << 2


@inline
def reached_key_colours(game: GameRecord) -> Int:
    """[O35] The colours of the keys the start reaches, a bit each."""
    red = blue = yellow = np.uint64(0)
    for row in range(game.top, game.bottom + 1):
        low, high = np.uint64(game.loads[0, row]), np.uint64(game.loads[1, row])
        keys = np.uint64(game.reached[row] & game.loads[2, row]) & ~np.uint64(game.loads[3, row])
        red |= keys & ~(low | high)
        blue |= keys & low & ~high
        yellow |= keys & high & ~low
    return np.int64(red != 0) | np.int64(blue != 0) << 1 | np.int64(yellow != 0) << 2


@out_of_line
def locked_door_colours(game: GameRecord) -> Int:
    """The colours of doors that wait for a key, a bit each; 8 more if such a key lies apart."""
    doors, keys = np.int64(0), np.int64(0)
    for row in range(game.top, game.bottom + 1):
        third, high = np.uint64(game.loads[2, row]), np.uint64(game.loads[3, row])
        doors |= colours_in_row(game, row, high & ~third)
        keys |= colours_in_row(game, row, third & ~high)
    waiting = doors & ~reached_key_colours(game)
    return waiting | (8 if waiting & keys else 0)


@inline
def passable_in_row(game: GameRecord, row: Int, keys: Int) -> Int:
    """[G32, G33] The tiles of a row a way may lead through: no rubble, and no door without key."""
    low, high = np.uint64(game.loads[0, row]), np.uint64(game.loads[1, row])
    doors = np.uint64(game.loads[3, row])
    shut = np.uint64(0)
    if not keys & 1:
        shut |= ~(low | high)
    if not keys & 2:
        shut |= low & ~high
    if not keys & 4:
        shut |= high & ~low
    # Blocked tiles have the doors' bit too.
    stops = doors & (shut | np.uint64(game.loads[2, row]))
    return tiles_in_row(game, row) & ~stops


@inline
def grow_reached_row(game: GameRecord, row: Int, keys: Int) -> Int:
    """What the start reaches in a row, one step further."""
    here = np.uint64(game.reached[row])
    north = (row - 1) & LAST_INDEX
    south = (row + 1) & LAST_INDEX
    into = np.uint64(game.reached[north] & game.sides[2, north] & game.sides[0, row])
    into |= np.uint64(game.reached[south] & game.sides[0, south] & game.sides[2, row])
    into |= ((here & np.uint64(game.sides[1, row])) << ONE) & np.uint64(game.sides[3, row])
    into |= ((here & np.uint64(game.sides[3, row])) >> ONE) & np.uint64(game.sides[1, row])
    return here | (into & passable_in_row(game, row, keys))


@out_of_line
def flood_fill_reached(game: GameRecord) -> None:
    """[G21, O35] Extends what the start reaches to a fixed point; keys open doors."""
    top, bottom = np.int64(game.top), np.int64(game.bottom)
    keys = reached_key_colours(game)
    while True:
        changed = False
        for row in range(top, bottom + 1):
            more = grow_reached_row(game, row, keys)
            if more != game.reached[row]:
                game.reached[row] = more
                changed = True
        if changed:
            for row in range(bottom, top - 1, -1):
                more = grow_reached_row(game, row, keys)
                if more != game.reached[row]:
                    game.reached[row] = more
            continue
        found = reached_key_colours(game)
        if found == keys:
            return
        keys = found


@out_of_line
def recompute_reached(game: GameRecord) -> None:
    """[G21] Recomputes what the start reaches, after tiles were removed."""
    for row in range(WINDOW_SIZE):
        game.reached[row] = 0
    column, start = -np.int64(game.left), -np.int64(game.above)
    if load_at(game, column, start) == 0:
        game.reached[start] = bit(column)
        flood_fill_reached(game)


@out_of_line
def place_tile(
    game: GameRecord, work: ScratchRecord, column: Int, row: Int, sides: Int, load: Int
) -> Int:
    """[G14] A tile comes to lie on a cell of the rows and columns 1 to 30.

    Tells whether the start reaches more: 0 no, 1 this tile, 2 perhaps others too, and then
    `work.before` is what it reached before.
    """
    set_tile(game, column, row, sides, load)
    if load >= 8 and (load >= 12 or not reached_key_colours(game) >> (load & 3) & 1):
        return 0
    beside = sides & (
        bit_at(game.sides[2, row - 1], column)
        | bit_at(game.sides[3, row], column + 1) << 1
        | bit_at(game.sides[0, row + 1], column) << 2
        | bit_at(game.sides[1, row], column - 1) << 3
    )
    meets = beside & (
        bit_at(game.reached[row - 1], column)
        | bit_at(game.reached[row], column + 1) << 1
        | bit_at(game.reached[row + 1], column) << 2
        | bit_at(game.reached[row], column - 1) << 3
    )
    if meets == 0:
        return 0
    if beside == meets and (load & 12) != 4:
        game.reached[row] |= bit(column)
        return 1
    for line in range(WINDOW_SIZE):
        work.before[line] = game.reached[line]
    game.reached[row] |= bit(column)
    flood_fill_reached(game)
    return 2


@inline
def goal_cell(game: GameRecord, table: EditionRecord, goal: Int) -> tuple[Int, Int]:
    """Where a goal lies in the window; it may lie beyond, where no tile can touch it."""
    return table.goal_x[goal] - game.left, table.goal_y[goal] - game.above


@out_of_line
def compute_legal_cells(game: GameRecord, table: EditionRecord, work: ScratchRecord) -> None:
    """[G14, O8-O10] Where some tile could go, and which sides its neighbours forbid.

    `work.bad[2 * d + 1]` are the cells where side d must not be open, `work.bad[2 * d]` those
    where it must not be shut.
    """
    for row in range(game.top - 1, game.bottom + 2):
        north = (row - 1) & LAST_INDEX
        south = (row + 1) & LAST_INDEX
        tiles, tiles_n, tiles_s = (
            tiles_in_row(game, row),
            tiles_in_row(game, north),
            tiles_in_row(game, south),
        )
        open_n = np.uint64(game.sides[2, north])
        open_e = np.uint64(game.sides[3, row]) >> ONE
        open_s = np.uint64(game.sides[0, south])
        open_w = np.uint64(game.sides[1, row]) << ONE
        work.bad[0, row] = open_n
        work.bad[1, row] = tiles_n & ~open_n
        work.bad[2, row] = open_e
        work.bad[3, row] = (tiles >> ONE) & ~open_e
        work.bad[4, row] = open_s
        work.bad[5, row] = tiles_s & ~open_s
        work.bad[6, row] = open_w
        work.bad[7, row] = (tiles << ONE) & ~open_w
        if table.connected:
            goes_n, goes_s = np.uint64(game.reached[north]), np.uint64(game.reached[south])
            goes = np.uint64(game.reached[row])
        else:
            goes_n, goes_s = ~blocked_in_row(game, north), ~blocked_in_row(game, south)
            goes = ~blocked_in_row(game, row)
        joined = open_n & goes_n | open_s & goes_s
        joined |= open_e & (goes >> ONE) | open_w & (goes << ONE)
        work.open_cells[row] = joined & ~tiles
    for goal in range(3):
        if not game.opened >> goal & 1:
            column, row = goal_cell(game, table, goal)
            if 0 <= column < WINDOW_SIZE and 0 <= row < WINDOW_SIZE:
                work.open_cells[row] &= ~bit(column)
    for sides in range(16):
        work.counts[sides] = -1


@inline
def legal_cells_in_row(work: ScratchRecord, sides: Int, row: Int) -> Int:
    """The cells of a row that take a tile with these open sides."""
    bad = (
        work.bad[sides & 1, row]
        | work.bad[2 + (sides >> 1 & 1), row]
        | work.bad[4 + (sides >> 2 & 1), row]
        | work.bad[6 + (sides >> 3 & 1), row]
    )
    return np.uint64(work.open_cells[row]) & ~np.uint64(bad)


@inline
def count_legal_cells(game: GameRecord, work: ScratchRecord, sides: Int) -> Int:
    """How many cells take a tile with these open sides."""
    if work.counts[sides] < 0:
        found = 0
        for row in range(game.top - 1, game.bottom + 2):
            found += popcount(legal_cells_in_row(work, sides, row))
        work.counts[sides] = found
    return work.counts[sides]


@inline
def explosion_targets_in_row(game: GameRecord, row: Int) -> Int:
    """[G27, G30, O34] What an explosion may hit in a row: no lantern, no start, no goal."""
    low, second = np.uint64(game.loads[0, row]), np.uint64(game.loads[1, row])
    third, high = np.uint64(game.loads[2, row]), np.uint64(game.loads[3, row])
    lanterns = low & second & third & ~high
    goals = high & third & low
    return (low | second | third | high) & ~(lanterns | goals)


@inline
def bombs_in_row(game: GameRecord, row: Int) -> Int:
    """[G38] The tiles of a row that Dynamite takes."""
    return np.uint64(game.loads[1, row]) & ~np.uint64(
        game.loads[0, row] | game.loads[2, row] | game.loads[3, row]
    )


@out_of_line
def recentre_window(game: GameRecord, table: EditionRecord, column: Int, row: Int) -> bool:
    """Moves the window so that a tile fits on this cell; False if the maze is too large for it.

    A goal next to a tile may be turned up, so it must be in the window too.
    """
    left: Int = np.int64(column)
    right: Int = left
    top, bottom = min(np.int64(game.top), row), max(np.int64(game.bottom), row)
    columns = np.uint64(0)
    for line in range(game.top, game.bottom + 1):
        columns |= tiles_in_row(game, line)
    for place in range(WINDOW_SIZE):
        if bit_at(columns, place):
            left, right = min(left, place), max(right, place)
    for goal in range(3):
        x, y = goal_cell(game, table, goal)
        if abs(x - column) + abs(y - row) == 1 or _touches_tile(game, x, y):
            left, right = min(left, x), max(right, x)
            top, bottom = min(top, y), max(bottom, y)
    if right - left > LAST_INDEX - 2 or bottom - top > LAST_INDEX - 2:
        return False
    # The middle of the maze comes to lie in the middle of the window.
    by_x = WINDOW_SIZE // 2 - (left + right + 1) // 2
    by_y = WINDOW_SIZE // 2 - (top + bottom + 1) // 2
    if not (-128 <= game.left - by_x < 96 and -128 <= game.above - by_y < 96):
        return False
    _shift_window(game, by_x, by_y)
    return True


@inline
def _touches_tile(game: GameRecord, column: Int, row: Int) -> Int:
    if not (0 <= column < WINDOW_SIZE and 0 <= row < WINDOW_SIZE):
        return False
    here = bit(column)
    near = tiles_in_row(game, (row - 1) & LAST_INDEX) | tiles_in_row(game, (row + 1) & LAST_INDEX)
    near |= (tiles_in_row(game, row) << ONE) | (tiles_in_row(game, row) >> ONE)
    return near & here != 0


@out_of_line
def _shift_window(game: GameRecord, by_x: Int, by_y: Int) -> None:
    """Shifts all planes by columns to the right and rows down."""
    first, last, step = (WINDOW_SIZE - 1, -1, -1) if by_y > 0 else (0, WINDOW_SIZE, 1)
    for row in range(first, last, step):
        source = row - by_y
        inside = 0 <= source < WINDOW_SIZE
        for plane in range(4):
            sides = np.uint64(game.sides[plane, source & LAST_INDEX]) if inside else np.uint64(0)
            loads = np.uint64(game.loads[plane, source & LAST_INDEX]) if inside else np.uint64(0)
            game.sides[plane, row] = shift_row(sides, by_x)
            game.loads[plane, row] = shift_row(loads, by_x)
        reached = np.uint64(game.reached[source & LAST_INDEX]) if inside else np.uint64(0)
        game.reached[row] = shift_row(reached, by_x)
    game.left -= by_x
    game.above -= by_y
    game.top += by_y
    game.bottom += by_y


@inline
def shift_row(row: Int, by: Int) -> Int:
    """A row shifted right by a number of columns, or left if it is negative."""
    return np.uint64(row) << np.uint64(by) if by >= 0 else np.uint64(row) >> np.uint64(-by)
