"""Distances to the goals by bitboard search: the compiled `tunnel.distances`.

The maze is surveyed once a change: how many cards every cell is from the start, and from each goal.
From that most answers to "and if this card lay there?" can be read:

- a cell on no shortest way to a goal changes nothing for it, whatever is laid there;
- a passage that leads from the near side to the far side of a shortest way saves its card;
- anything else changes nothing as long as another shortest way passes beside the cell. Such a way
  crosses each number of cards once, so there is one if another cell lies at the same number.

What is left, a way blocked at its narrowest, is searched anew, and remembered while the maze stays.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import NO_BITS, ONE, bit
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.saboteur.board import NEIGHBOUR_STEPS, goal_cell
from foolsgold.kernel.saboteur.record_layout import (
    FACE_DOWN_GOAL,
    GOALS,
    JOINED,
    MAX_LAID_CARDS,
    MAX_SLOTS,
    OPEN_SLOT,
    REACHED,
    ROCKFALL_TARGETS_WORD,
    WINDOW_HEIGHT,
    WINDOW_WIDTH,
)

UNREACHABLE = 30
"""Stands for "no way at all", as in `tunnel.distances`."""
BITBOARD_WORDS = 16
"""A field of the maze: 14 words of two rows each, and an empty word before and after."""
OPEN_AT, FREE_AT, REACHED_AT, PASSABLE_AT, GOALS_AT = (
    0,
    4 * BITBOARD_WORDS,
    5 * BITBOARD_WORDS,
    6 * BITBOARD_WORDS,
    7 * BITBOARD_WORDS,
)
"""Cells open to each side; tunnels that cost no card; those the start reaches; cells a way may lead
through; goals face down."""
FRONTIER_AT, PAID_AT, UNVISITED_AT, NEXT_AT = (
    8 * BITBOARD_WORDS,
    9 * BITBOARD_WORDS,
    10 * BITBOARD_WORDS,
    11 * BITBOARD_WORDS,
)
FROM_START_AT = 12 * BITBOARD_WORDS
"""From here on, plane by plane, the cells at each distance from the start."""
FROM_GOAL_AT = FROM_START_AT + (UNREACHABLE + 2) * BITBOARD_WORDS
LEVELS_WORDS = (UNREACHABLE + 2) * BITBOARD_WORDS
CACHE_AT = FROM_GOAL_AT + GOALS * LEVELS_WORDS
"""What has been worked out of cards laid and cards taken away, with the number of the survey."""
SLOT_INFO_AT = CACHE_AT + MAX_SLOTS * 32 + MAX_LAID_CARDS
"""What is known of places: see `slot_info`."""
META_AT = SLOT_INFO_AT + MAX_SLOTS
NEEDED_AT, VERSION_AT, FIRST_WORD_AT, LAST_WORD_AT, FACE_DOWN_AT = (
    META_AT,
    META_AT + 1,
    META_AT + 2,
    META_AT + 3,
    META_AT + 4,
)
"""Cards needed for each goal (8 bits each), the number of the survey, the first and last word in
use, the goals that lie face down."""
DISTANCES_WORDS = META_AT + 8

ROW_MASK = np.uint64(0x7FFF_FFFF_7FFF_FFFF)
"""All cells of a word but the last column: what leaves a row sideways is lost in it."""
ROW_SHIFT = np.uint64(WINDOW_WIDTH)


@inline
def word_index(field: Any, cell: Any) -> Any:
    """Where the word of a cell is."""
    return field + 1 + (cell >> 6)


@inline
def has_cell(s: Any, field: Any, cell: Any) -> Any:
    """Whether a cell is in a field."""
    return s[word_index(field, cell)] & bit(cell & 63) != NO_BITS


@inline
def load_board(g: Any, t: Any, s: Any) -> None:
    """The maze as fields, with two empty rows above and below."""
    low: Any = np.int64(g.home) // WINDOW_WIDTH
    top: Any = low
    for goal in range(GOALS):
        row = goal_cell(g, t, goal) // WINDOW_WIDTH
        low, top = min(low, row), max(top, row)
    for spot in range(MAX_LAID_CARDS):
        if g.words[ROCKFALL_TARGETS_WORD] >> np.uint64(spot) == NO_BITS:
            break
        if g.words[ROCKFALL_TARGETS_WORD] & bit(spot):
            row = np.int64(g.spots[spot]) // WINDOW_WIDTH
            low, top = min(low, row), max(top, row)
    first, last = max(low - 2, 0) // 2, min(top + 2, WINDOW_HEIGHT - 1) // 2
    s[FIRST_WORD_AT], s[LAST_WORD_AT] = first, last
    for word in range(first, last + 1):
        north = east = south = west = free = dug = blocked = goals = NO_BITS
        for place in range(64):
            byte = np.int64(g.board[word * 64 + place])
            if byte == 0 or byte & OPEN_SLOT:
                continue
            one = ONE << np.uint64(place)
            if byte == FACE_DOWN_GOAL:
                goals |= one
                continue
            if not byte & 1:
                north |= one
            if not byte & 2:
                east |= one
            if not byte & 4:
                south |= one
            if not byte & 8:
                west |= one
            if byte & JOINED:
                free |= one
            else:
                blocked |= one
            if byte & REACHED:
                dug |= one
        at_word = 1 + word
        s[OPEN_AT + at_word] = ROW_MASK & ~north
        s[OPEN_AT + BITBOARD_WORDS + at_word] = ROW_MASK & ~east
        s[OPEN_AT + 2 * BITBOARD_WORDS + at_word] = ROW_MASK & ~south
        s[OPEN_AT + 3 * BITBOARD_WORDS + at_word] = ROW_MASK & ~west
        s[FREE_AT + at_word] = free
        s[REACHED_AT + at_word] = dug
        s[PASSABLE_AT + at_word] = ROW_MASK & ~blocked & ~goals
        s[GOALS_AT + at_word] = goals
    for field in (FRONTIER_AT, PAID_AT, NEXT_AT):
        s[field + first] = s[field + last + 2] = NO_BITS


@inline
def expand(s: Any, first: Any, last: Any) -> Any:
    """One step from EDGE to all cells beside it where open sides meet, into NEXT.

    Returns whether a goal that lies face down is among them.
    """
    hit = NO_BITS
    for word in range(first + 1, last + 2):
        here = s[FRONTIER_AT + word]
        north = here & s[OPEN_AT + word]
        north_below = s[FRONTIER_AT + word + 1] & s[OPEN_AT + word + 1]
        south = here & s[OPEN_AT + 2 * BITBOARD_WORDS + word]
        south_above = s[FRONTIER_AT + word - 1] & s[OPEN_AT + 2 * BITBOARD_WORDS + word - 1]
        seen = (
            (north >> ROW_SHIFT | north_below << ROW_SHIFT) & s[OPEN_AT + 2 * BITBOARD_WORDS + word]
            | (south << ROW_SHIFT | south_above >> ROW_SHIFT) & s[OPEN_AT + word]
            | (here & s[OPEN_AT + BITBOARD_WORDS + word]) << ONE
            & s[OPEN_AT + 3 * BITBOARD_WORDS + word]
            | (here & s[OPEN_AT + 3 * BITBOARD_WORDS + word]) >> ONE
            & s[OPEN_AT + BITBOARD_WORDS + word]
        )
        hit |= seen & s[GOALS_AT + word]
        s[NEXT_AT + word] = seen
    return hit


@inline
def flood(s: Any, first: Any, last: Any, level: Any) -> Any:
    """Takes what is new in NEXT: free cells go on as EDGE, the others have to be paid for.

    Free cells are noted at `level`, if that is not 0. Returns whether any are left to go on from.
    """
    left = NO_BITS
    for word in range(first + 1, last + 2):
        seen = s[NEXT_AT + word] & s[UNVISITED_AT + word]
        s[UNVISITED_AT + word] ^= seen
        free = seen & s[FREE_AT + word]
        s[FRONTIER_AT + word] = free
        s[PAID_AT + word] |= seen ^ free
        left |= free
        if level:
            s[level + word] |= free
    return left != NO_BITS


@inline
def next_cost(s: Any, first: Any, last: Any, level: Any) -> Any:
    """One more card: what was to be paid for is the new EDGE, noted at `level`."""
    left = NO_BITS
    for word in range(first + 1, last + 2):
        paid = s[PAID_AT + word]
        s[FRONTIER_AT + word] = paid
        s[PAID_AT + word] = NO_BITS
        left |= paid
        if level:
            s[level + word] = paid
    return left != NO_BITS


@inline
def seed_frontier(s: Any, field: Any, level: Any) -> None:
    """A search from the cells of `field`, or of none: then from what EDGE holds already."""
    first, last = np.int64(s[FIRST_WORD_AT]), np.int64(s[LAST_WORD_AT])
    for word in range(first + 1, last + 2):
        if field:
            s[FRONTIER_AT + word] = s[field + word]
        s[PAID_AT + word] = NO_BITS
        s[UNVISITED_AT + word] = s[PASSABLE_AT + word] & ~s[FRONTIER_AT + word]
        if level:
            s[level + word] = s[FRONTIER_AT + word]


@out_of_line
def shortest_distances(g: Any, t: Any, s: Any, from_start: Any, level: Any) -> Any:
    """The cards needed for each goal face down, 8 bits a goal; levels are kept if asked for.

    From all that is dug, or from the start alone where that may have changed.
    """
    first, last = np.int64(s[FIRST_WORD_AT]), np.int64(s[LAST_WORD_AT])
    if from_start:
        for word in range(first + 1, last + 2):
            s[FRONTIER_AT + word] = NO_BITS
        home = np.int64(g.home)
        s[word_index(FRONTIER_AT, home)] = bit(home & 63)
        seed_frontier(s, np.int64(0), level)
    else:
        seed_frontier(s, np.int64(REACHED_AT), level)
    wanted = np.int64(s[FACE_DOWN_AT])
    needed = UNREACHABLE | UNREACHABLE << 8 | UNREACHABLE << 16
    price = 0
    more = True
    while more and price < UNREACHABLE:
        while more:
            hit = expand(s, first, last)
            if hit != NO_BITS:
                for goal in range(GOALS):
                    if wanted >> goal & 1 and has_cell(s, NEXT_AT, goal_cell(g, t, goal)):
                        wanted &= ~(1 << goal)
                        needed += (price - UNREACHABLE) << 8 * goal
                if not wanted and not level:
                    return np.uint64(needed)
            more = flood(s, first, last, level)
        if not wanted:
            break
        price += 1
        if level:
            level += BITBOARD_WORDS
        more = next_cost(s, first, last, level)
    return np.uint64(needed)


@inline
def distances_from_goal(g: Any, t: Any, s: Any, goal: Any, needed: Any) -> None:
    """The cells at each distance from a goal, up to the start."""
    first, last = np.int64(s[FIRST_WORD_AT]), np.int64(s[LAST_WORD_AT])
    level = FROM_GOAL_AT + goal * LEVELS_WORDS
    for word in range(first + 1, last + 2):
        s[FRONTIER_AT + word] = NO_BITS
    cell = goal_cell(g, t, goal)
    s[word_index(FRONTIER_AT, cell)] = bit(cell & 63)
    seed_frontier(s, np.int64(0), level)
    for _ in range(needed):
        more = True
        while more:
            expand(s, first, last)
            more = flood(s, first, last, level)
        level += BITBOARD_WORDS
        next_cost(s, first, last, level)


@out_of_line
def measure_distances(g: Any, t: Any, s: Any) -> None:
    """Everything about the maze as it is now."""
    load_board(g, t, s)
    shut = 0
    for goal in range(GOALS):
        if g.board[goal_cell(g, t, goal)] == FACE_DOWN_GOAL:
            shut |= 1 << goal
    s[FACE_DOWN_AT] = shut
    s[VERSION_AT] += ONE
    s[NEEDED_AT] = shortest_distances(g, t, s, np.int64(0), np.int64(FROM_START_AT))
    for goal in range(GOALS):
        needed = np.int64(s[NEEDED_AT]) >> 8 * goal & 255
        if shut >> goal & 1 and needed < UNREACHABLE:
            distances_from_goal(g, t, s, goal, needed)


@inline
def mean_cards_needed(s: Any, needed: Any) -> Any:
    """The mean number of cards needed, over the goals face down."""
    total: Any = 0
    count = 0
    for goal in range(GOALS):
        if np.int64(s[FACE_DOWN_AT]) >> goal & 1:
            total += np.int64(needed) >> 8 * goal & 255
            count += 1
    return total / max(count, 1)


@inline
def open_sides_towards(s: Any, cell: Any, level: Any) -> Any:
    """The sides of an empty cell beyond which a cell of a level is open to it."""
    found = 0
    for side in range(4):
        near = cell + NEIGHBOUR_STEPS[side]
        if has_cell(s, level, near) and has_cell(
            s, OPEN_AT + ((side + 2) & 3) * BITBOARD_WORDS, near
        ):
            found |= 1 << side
    return found


@inline
def is_bottleneck(s: Any, one: Any, other: Any) -> Any:
    """Whether only one cell to be paid for is in both fields."""
    first, last = np.int64(s[FIRST_WORD_AT]), np.int64(s[LAST_WORD_AT])
    found = NO_BITS
    several = False
    for word in range(first + 1, last + 2):
        both = s[one + word] & s[other + word] & ~s[FREE_AT + word]
        if both != NO_BITS:
            several |= found != NO_BITS or both & (both - ONE) != NO_BITS
            found = both
    return not several


@out_of_line
def slot_info(g: Any, s: Any, slot: Any) -> Any:
    """What a place is to the shortest ways: for each goal 6 bits, and 4 for all of them.

    Bits 0-3: the sides from which they come. For a goal, from bit 8 on by 8: the sides by which
    they go on (4 bits), whether the place is on one (16), whether all pass it (32). From bit 32 on
    the number of the survey.
    """
    stamp = s[VERSION_AT] << np.uint64(32)
    if s[SLOT_INFO_AT + slot] >> np.uint64(32) == s[VERSION_AT] & np.uint64(0xFFFF_FFFF):
        return np.int64(s[SLOT_INFO_AT + slot] & np.uint64(0xFFFF_FFFF))
    cell = np.int64(g.slots[slot])
    info = 0
    most: Any = 0
    for goal in range(GOALS):
        needed = np.int64(s[NEEDED_AT]) >> 8 * goal & 255
        if np.int64(s[FACE_DOWN_AT]) >> goal & 1 and needed < UNREACHABLE:
            most = max(most, needed)
    price = 1
    while price <= most and not has_cell(s, FROM_START_AT + price * BITBOARD_WORDS, cell):
        price += 1
    if price <= most:
        info = open_sides_towards(s, cell, FROM_START_AT + (price - 1) * BITBOARD_WORDS)
        for goal in range(GOALS):
            needed = np.int64(s[NEEDED_AT]) >> 8 * goal & 255
            if np.int64(s[FACE_DOWN_AT]) >> goal & 1 and price <= needed < UNREACHABLE:
                back = FROM_GOAL_AT + goal * LEVELS_WORDS + (needed - price) * BITBOARD_WORDS
                if has_cell(s, back + BITBOARD_WORDS, cell):
                    told = 16 | open_sides_towards(s, cell, back)
                    if is_bottleneck(
                        s, FROM_START_AT + price * BITBOARD_WORDS, back + BITBOARD_WORDS
                    ):
                        told |= 32
                    info |= told << 8 + 8 * goal
    s[SLOT_INFO_AT + slot] = stamp | np.uint64(info)
    return info


@inline
def distance_with_tile(g: Any, t: Any, s: Any, slot: Any, tile: Any) -> Any:
    """The cards each goal would need once a place shows a tile (sides, and JOINED if it joins)."""
    info = slot_info(g, s, slot)
    needed = s[NEEDED_AT]
    for goal in range(GOALS):
        told = info >> 8 + 8 * goal
        if told & 16:
            if tile & JOINED and tile & info & 15 and tile & told & 15:
                needed -= ONE << np.uint64(8 * goal)
            elif told & 32:
                return search_with_tile(g, t, s, slot, tile)
    return needed


@inline
def is_cached(s: Any, place: Any) -> Any:
    """Whether an answer was worked out since the maze changed."""
    return s[CACHE_AT + place] >> np.uint64(32) == s[VERSION_AT] & np.uint64(0xFFFF_FFFF)


@inline
def cached_distance(s: Any, place: Any) -> Any:
    """An answer that is known."""
    return s[CACHE_AT + place] & np.uint64(0xFFFF_FFFF)


@inline
def draw_cell(s: Any, cell: Any, sides: Any, free: Any, passable: Any) -> None:
    """Draws another tile, or none, on a cell of the fields."""
    one = bit(cell & 63)
    for side in range(4):
        if sides >> side & 1:
            s[word_index(OPEN_AT + side * BITBOARD_WORDS, cell)] |= one
        else:
            s[word_index(OPEN_AT + side * BITBOARD_WORDS, cell)] &= ~one
    if free:
        s[word_index(FREE_AT, cell)] |= one
    else:
        s[word_index(FREE_AT, cell)] &= ~one
    if passable:
        s[word_index(PASSABLE_AT, cell)] |= one
    else:
        s[word_index(PASSABLE_AT, cell)] &= ~one


@out_of_line
def search_with_tile(g: Any, t: Any, s: Any, slot: Any, tile: Any) -> Any:
    """The same by a new search: a path is blocked at its narrowest point."""
    place = slot * 32 + tile
    if not is_cached(s, place):
        cell = np.int64(g.slots[slot])
        joined = tile & JOINED != 0
        draw_cell(s, cell, tile, joined, joined)
        needed = shortest_distances(g, t, s, np.int64(0), np.int64(0))
        draw_cell(s, cell, np.int64(15), cell < 0, cell >= 0)
        s[CACHE_AT + place] = s[VERSION_AT] << np.uint64(32) | needed
    return cached_distance(s, place)


@out_of_line
def distance_without_card(g: Any, t: Any, s: Any, spot: Any) -> Any:
    """The cards each goal would need once a laid card is gone."""
    place = MAX_SLOTS * 32 + spot
    if not is_cached(s, place):
        cell = np.int64(g.spots[spot])
        byte = np.int64(g.board[cell])
        draw_cell(s, cell, np.int64(15), cell < 0, cell >= 0)
        needed = shortest_distances(g, t, s, np.int64(1), np.int64(0))
        joined = byte & JOINED != 0
        draw_cell(s, cell, byte, joined, joined)
        s[CACHE_AT + place] = s[VERSION_AT] << np.uint64(32) | needed
    return cached_distance(s, place)


@inline
def could_shorten(g: Any, s: Any, spot: Any, goal: Any) -> Any:
    """Whether a goal could be nearer once a laid card is gone: never wrong when it says no."""
    needed = np.int64(s[NEEDED_AT]) >> 8 * goal & 255
    if not np.int64(s[FACE_DOWN_AT]) >> goal & 1 or needed <= 1:
        return False
    if needed == UNREACHABLE:
        return True
    cell = np.int64(g.spots[spot])
    come = go = UNREACHABLE
    for price in range(needed - 1):
        if come == UNREACHABLE and open_sides_towards(
            s, cell, FROM_START_AT + price * BITBOARD_WORDS
        ):
            come = price
        if go == UNREACHABLE and open_sides_towards(
            s, cell, FROM_GOAL_AT + goal * LEVELS_WORDS + price * BITBOARD_WORDS
        ):
            go = price
    return come + 1 + go < needed
