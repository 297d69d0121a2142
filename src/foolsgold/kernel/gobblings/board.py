"""The field in bits: laying and taking tiles, what the start reaches, where a tile may go."""

import numpy as np

from foolsgold.kernel.bit_ops import ONE, bit, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.gobblings.record_layout import SIZE, Game, Int, Table, Work

LAST = SIZE - 1
FULL = np.uint64(0xFFFFFFFF)


@inlined
def has(row: Int, column: Int) -> Int:
    """Whether a row has this column, 0 or 1."""
    return np.int64((np.uint64(row) >> np.uint64(column)) & np.uint64(1))


@inlined
def sides_at(game: Game, column: Int, row: Int) -> Int:
    """The open sides of the tile on a cell; 0 where there is none."""
    return (
        has(game.sides[0, row], column)
        | has(game.sides[1, row], column) << 1
        | has(game.sides[2, row], column) << 2
        | has(game.sides[3, row], column) << 3
    )


@inlined
def load_at(game: Game, column: Int, row: Int) -> Int:
    """What the tile on a cell is: see `codes`."""
    return (
        has(game.loads[0, row], column)
        | has(game.loads[1, row], column) << 1
        | has(game.loads[2, row], column) << 2
        | has(game.loads[3, row], column) << 3
    )


@inlined
def set_tile(game: Game, column: Int, row: Int, sides: Int, load: Int) -> None:
    """Writes a tile on an empty cell; what the start reaches is not looked at."""
    here = bit(column)
    for place in range(4):
        if sides >> place & 1:
            game.sides[place, row] |= here
        if load >> place & 1:
            game.loads[place, row] |= here
    game.top = min(game.top, row)
    game.bottom = max(game.bottom, row)


@inlined
def clear(game: Game, row: Int, columns: Int) -> None:
    """Takes the tiles of some columns off a row."""
    kept = np.uint64(columns) ^ FULL
    for place in range(4):
        game.sides[place, row] &= kept
        game.loads[place, row] &= kept


@inlined
def tighten(game: Game) -> None:
    """Finds the rows that hold tiles, after some were taken; the start always lies there."""
    while tiles_in(game, game.top) == 0:
        game.top += 1
    while tiles_in(game, game.bottom) == 0:
        game.bottom -= 1


@inlined
def tiles_in(game: Game, row: Int) -> Int:
    """The cells of a row on which a tile lies face up: every tile has an open side."""
    return np.uint64(
        game.sides[0, row] | game.sides[1, row] | game.sides[2, row] | game.sides[3, row]
    )


@inlined
def blocked_in(game: Game, row: Int) -> Int:
    """The tiles of a row that join none of their sides."""
    return np.uint64(game.loads[3, row] & game.loads[2, row])


@inlined
def colours_of(game: Game, row: Int, among: Int) -> Int:
    """The colours of the keys or doors among some tiles of a row, a bit each."""
    low, high = np.uint64(game.loads[0, row]), np.uint64(game.loads[1, row])
    red, blue, yellow = among & ~(low | high), among & low & ~high, among & high & ~low
    return np.int64(red != 0) | np.int64(blue != 0) << 1 | np.int64(yellow != 0) << 2


@inlined
def keys_reached(game: Game) -> Int:
    """[O35] The colours of the keys the start reaches, a bit each."""
    red = blue = yellow = np.uint64(0)
    for row in range(game.top, game.bottom + 1):
        low, high = np.uint64(game.loads[0, row]), np.uint64(game.loads[1, row])
        keys = np.uint64(game.reached[row] & game.loads[2, row]) & ~np.uint64(game.loads[3, row])
        red |= keys & ~(low | high)
        blue |= keys & low & ~high
        yellow |= keys & high & ~low
    return np.int64(red != 0) | np.int64(blue != 0) << 1 | np.int64(yellow != 0) << 2


@apart
def doors_to_open(game: Game) -> Int:
    """The colours of doors that wait for a key, a bit each; 8 more if such a key lies apart."""
    doors, keys = np.int64(0), np.int64(0)
    for row in range(game.top, game.bottom + 1):
        third, high = np.uint64(game.loads[2, row]), np.uint64(game.loads[3, row])
        doors |= colours_of(game, row, high & ~third)
        keys |= colours_of(game, row, third & ~high)
    waiting = doors & ~keys_reached(game)
    return waiting | (8 if waiting & keys else 0)


@inlined
def passable_in(game: Game, row: Int, keys: Int) -> Int:
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
    return tiles_in(game, row) & ~stops


@inlined
def grown(game: Game, row: Int, keys: Int) -> Int:
    """What the start reaches in a row, one step further."""
    here = np.uint64(game.reached[row])
    north = (row - 1) & LAST
    south = (row + 1) & LAST
    into = np.uint64(game.reached[north] & game.sides[2, north] & game.sides[0, row])
    into |= np.uint64(game.reached[south] & game.sides[0, south] & game.sides[2, row])
    into |= ((here & np.uint64(game.sides[1, row])) << ONE) & np.uint64(game.sides[3, row])
    into |= ((here & np.uint64(game.sides[3, row])) >> ONE) & np.uint64(game.sides[1, row])
    return here | (into & passable_in(game, row, keys))


@apart
def spread(game: Game) -> None:
    """[G21, O35] Goes on from what the start reaches until nothing changes; keys open doors."""
    top, bottom = np.int64(game.top), np.int64(game.bottom)
    keys = keys_reached(game)
    while True:
        changed = False
        for row in range(top, bottom + 1):
            more = grown(game, row, keys)
            if more != game.reached[row]:
                game.reached[row] = more
                changed = True
        if changed:
            for row in range(bottom, top - 1, -1):
                more = grown(game, row, keys)
                if more != game.reached[row]:
                    game.reached[row] = more
            continue
        found = keys_reached(game)
        if found == keys:
            return
        keys = found


@apart
def flood(game: Game) -> None:
    """[G21] Finds anew what the start reaches, after tiles were taken."""
    for row in range(SIZE):
        game.reached[row] = 0
    column, start = -np.int64(game.left), -np.int64(game.above)
    if load_at(game, column, start) == 0:
        game.reached[start] = bit(column)
        spread(game)


@apart
def lay(game: Game, work: Work, column: Int, row: Int, sides: Int, load: Int) -> Int:
    """[G14] A tile comes to lie on a cell of the rows and columns 1 to 30.

    Tells whether the start reaches more: 0 no, 1 this tile, 2 perhaps others too, and then
    `work.before` is what it reached before.
    """
    set_tile(game, column, row, sides, load)
    if load >= 8 and (load >= 12 or not keys_reached(game) >> (load & 3) & 1):
        return 0
    beside = sides & (
        has(game.sides[2, row - 1], column)
        | has(game.sides[3, row], column + 1) << 1
        | has(game.sides[0, row + 1], column) << 2
        | has(game.sides[1, row], column - 1) << 3
    )
    meets = beside & (
        has(game.reached[row - 1], column)
        | has(game.reached[row], column + 1) << 1
        | has(game.reached[row + 1], column) << 2
        | has(game.reached[row], column - 1) << 3
    )
    if meets == 0:
        return 0
    if beside == meets and (load & 12) != 4:
        game.reached[row] |= bit(column)
        return 1
    for line in range(SIZE):
        work.before[line] = game.reached[line]
    game.reached[row] |= bit(column)
    spread(game)
    return 2


@inlined
def goal_cell(game: Game, table: Table, goal: Int) -> tuple[Int, Int]:
    """Where a goal lies in the window; it may lie beyond, where no tile can touch it."""
    return table.goal_x[goal] - game.left, table.goal_y[goal] - game.above


@apart
def survey_places(game: Game, table: Table, work: Work) -> None:
    """[G14, O8-O10] Where some tile could go, and which sides its neighbours forbid.

    `work.bad[2 * d + 1]` are the cells where side d must not be open, `work.bad[2 * d]` those
    where it must not be shut.
    """
    for row in range(game.top - 1, game.bottom + 2):
        north = (row - 1) & LAST
        south = (row + 1) & LAST
        tiles, tiles_n, tiles_s = tiles_in(game, row), tiles_in(game, north), tiles_in(game, south)
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
            goes_n, goes_s = ~blocked_in(game, north), ~blocked_in(game, south)
            goes = ~blocked_in(game, row)
        joined = open_n & goes_n | open_s & goes_s
        joined |= open_e & (goes >> ONE) | open_w & (goes << ONE)
        work.open_cells[row] = joined & ~tiles
    for goal in range(3):
        if not game.opened >> goal & 1:
            column, row = goal_cell(game, table, goal)
            if 0 <= column < SIZE and 0 <= row < SIZE:
                work.open_cells[row] &= ~bit(column)
    for sides in range(16):
        work.counts[sides] = -1


@inlined
def places_in(work: Work, sides: Int, row: Int) -> Int:
    """The cells of a row that take a tile with these open sides."""
    bad = (
        work.bad[sides & 1, row]
        | work.bad[2 + (sides >> 1 & 1), row]
        | work.bad[4 + (sides >> 2 & 1), row]
        | work.bad[6 + (sides >> 3 & 1), row]
    )
    return np.uint64(work.open_cells[row]) & ~np.uint64(bad)


@inlined
def count_places(game: Game, work: Work, sides: Int) -> Int:
    """How many cells take a tile with these open sides."""
    if work.counts[sides] < 0:
        found = 0
        for row in range(game.top - 1, game.bottom + 2):
            found += popcount(places_in(work, sides, row))
        work.counts[sides] = found
    return work.counts[sides]


@inlined
def targets_in(game: Game, row: Int) -> Int:
    """[G27, G30, O34] What an explosion may hit in a row: no lantern, no start, no goal."""
    low, second = np.uint64(game.loads[0, row]), np.uint64(game.loads[1, row])
    third, high = np.uint64(game.loads[2, row]), np.uint64(game.loads[3, row])
    lanterns = low & second & third & ~high
    goals = high & third & low
    return (low | second | third | high) & ~(lanterns | goals)


@inlined
def bombs_in(game: Game, row: Int) -> Int:
    """[G38] The tiles of a row that Dynamite takes."""
    return np.uint64(game.loads[1, row]) & ~np.uint64(
        game.loads[0, row] | game.loads[2, row] | game.loads[3, row]
    )


@apart
def make_room(game: Game, table: Table, column: Int, row: Int) -> bool:
    """Moves the window so that a tile fits on this cell; False if the maze is too large for it.

    A goal beside a tile may be turned up, so it needs its room too.
    """
    left: Int = np.int64(column)
    right: Int = left
    top, bottom = min(np.int64(game.top), row), max(np.int64(game.bottom), row)
    columns = np.uint64(0)
    for line in range(game.top, game.bottom + 1):
        columns |= tiles_in(game, line)
    for place in range(SIZE):
        if has(columns, place):
            left, right = min(left, place), max(right, place)
    for goal in range(3):
        x, y = goal_cell(game, table, goal)
        if abs(x - column) + abs(y - row) == 1 or _is_beside_a_tile(game, x, y):
            left, right = min(left, x), max(right, x)
            top, bottom = min(top, y), max(bottom, y)
    if right - left > LAST - 2 or bottom - top > LAST - 2:
        return False
    # The middle of the maze comes to lie in the middle of the window.
    by_x = SIZE // 2 - (left + right + 1) // 2
    by_y = SIZE // 2 - (top + bottom + 1) // 2
    if not (-128 <= game.left - by_x < 96 and -128 <= game.above - by_y < 96):
        return False
    _move(game, by_x, by_y)
    return True


@inlined
def _is_beside_a_tile(game: Game, column: Int, row: Int) -> Int:
    if not (0 <= column < SIZE and 0 <= row < SIZE):
        return False
    here = bit(column)
    near = tiles_in(game, (row - 1) & LAST) | tiles_in(game, (row + 1) & LAST)
    near |= (tiles_in(game, row) << ONE) | (tiles_in(game, row) >> ONE)
    return near & here != 0


@apart
def _move(game: Game, by_x: Int, by_y: Int) -> None:
    """All planes go so many columns to the right and rows down."""
    first, last, step = (SIZE - 1, -1, -1) if by_y > 0 else (0, SIZE, 1)
    for row in range(first, last, step):
        source = row - by_y
        inside = 0 <= source < SIZE
        for plane in range(4):
            sides = np.uint64(game.sides[plane, source & LAST]) if inside else np.uint64(0)
            loads = np.uint64(game.loads[plane, source & LAST]) if inside else np.uint64(0)
            game.sides[plane, row] = shifted(sides, by_x)
            game.loads[plane, row] = shifted(loads, by_x)
        reached = np.uint64(game.reached[source & LAST]) if inside else np.uint64(0)
        game.reached[row] = shifted(reached, by_x)
    game.left -= by_x
    game.above -= by_y
    game.top += by_y
    game.bottom += by_y


@inlined
def shifted(row: Int, by: Int) -> Int:
    """A row moved to the right by so many columns, or to the left if there are fewer than none."""
    return np.uint64(row) << np.uint64(by) if by >= 0 else np.uint64(row) >> np.uint64(-by)
