"""How far the digging is: the twin of `tunnel.survey`, with whole fronts in words of 64 cells.

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

from foolsgold.kernel.bit_ops import NONE, ONE, bit
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.saboteur.board import STEPS, goal_cell
from foolsgold.kernel.saboteur.record_layout import (
    FALLS,
    GOALS,
    HIGH,
    JOINED,
    LAID,
    PLACE,
    REACHED,
    SHUT_GOAL,
    SLOTS,
    WIDE,
)

FAR = 30
"""Stands for "no way at all", as in `tunnel.survey`."""
SPAN = 16
"""A field of the maze: 14 words of two rows each, and an empty word before and after."""
OPEN_TO, FREE, DUG, PASSABLE, TARGETS = 0, 4 * SPAN, 5 * SPAN, 6 * SPAN, 7 * SPAN
"""Cells open to each side; tunnels that cost no card; those the start reaches; cells a way may lead
through; goals face down."""
EDGE, PAID, UNSEEN, NEXT = 8 * SPAN, 9 * SPAN, 10 * SPAN, 11 * SPAN
FROM_START = 12 * SPAN
"""From here on, field by field, the cells that are so many cards from the start."""
FROM_GOAL = FROM_START + (FAR + 2) * SPAN
LEVELS = (FAR + 2) * SPAN
KNOWN = FROM_GOAL + GOALS * LEVELS
"""What has been worked out of cards laid and cards taken away, with the number of the survey."""
INFO = KNOWN + SLOTS * 32 + LAID
"""What is known of places: see `place_info`."""
META = INFO + SLOTS
NEEDED, VERSION, LOW, TOP, SHUT = META, META + 1, META + 2, META + 3, META + 4
"""Cards needed for each goal (8 bits each), the number of the survey, the first and last word in
use, the goals that lie face down."""
SIZE = META + 8

FIELD = np.uint64(0x7FFF_FFFF_7FFF_FFFF)
"""All cells of a word but the last column: what leaves a row sideways is lost in it."""
WIDTH = np.uint64(WIDE)


@inlined
def at(field: Any, cell: Any) -> Any:
    """Where the word of a cell is."""
    return field + 1 + (cell >> 6)


@inlined
def has(s: Any, field: Any, cell: Any) -> Any:
    """Whether a cell is in a field."""
    return s[at(field, cell)] & bit(cell & 63) != NONE


@inlined
def draw(g: Any, t: Any, s: Any) -> None:
    """The maze as fields, with two empty rows above and below."""
    low: Any = np.int64(g.home) // WIDE
    top: Any = low
    for goal in range(GOALS):
        row = goal_cell(g, t, goal) // WIDE
        low, top = min(low, row), max(top, row)
    for spot in range(LAID):
        if g.words[FALLS] >> np.uint64(spot) == NONE:
            break
        if g.words[FALLS] & bit(spot):
            row = np.int64(g.spots[spot]) // WIDE
            low, top = min(low, row), max(top, row)
    first, last = max(low - 2, 0) // 2, min(top + 2, HIGH - 1) // 2
    s[LOW], s[TOP] = first, last
    for word in range(first, last + 1):
        north = east = south = west = free = dug = blocked = goals = NONE
        for place in range(64):
            byte = np.int64(g.board[word * 64 + place])
            if byte == 0 or byte & PLACE:
                continue
            one = ONE << np.uint64(place)
            if byte == SHUT_GOAL:
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
        s[OPEN_TO + at_word] = FIELD & ~north
        s[OPEN_TO + SPAN + at_word] = FIELD & ~east
        s[OPEN_TO + 2 * SPAN + at_word] = FIELD & ~south
        s[OPEN_TO + 3 * SPAN + at_word] = FIELD & ~west
        s[FREE + at_word] = free
        s[DUG + at_word] = dug
        s[PASSABLE + at_word] = FIELD & ~blocked & ~goals
        s[TARGETS + at_word] = goals
    for field in (EDGE, PAID, NEXT):
        s[field + first] = s[field + last + 2] = NONE


@inlined
def advance(s: Any, first: Any, last: Any) -> Any:
    """One step from EDGE to all cells beside it where open sides meet, into NEXT.

    Returns whether a goal that lies face down is among them.
    """
    hit = NONE
    for word in range(first + 1, last + 2):
        here = s[EDGE + word]
        north = here & s[OPEN_TO + word]
        north_below = s[EDGE + word + 1] & s[OPEN_TO + word + 1]
        south = here & s[OPEN_TO + 2 * SPAN + word]
        south_above = s[EDGE + word - 1] & s[OPEN_TO + 2 * SPAN + word - 1]
        seen = (
            (north >> WIDTH | north_below << WIDTH) & s[OPEN_TO + 2 * SPAN + word]
            | (south << WIDTH | south_above >> WIDTH) & s[OPEN_TO + word]
            | (here & s[OPEN_TO + SPAN + word]) << ONE & s[OPEN_TO + 3 * SPAN + word]
            | (here & s[OPEN_TO + 3 * SPAN + word]) >> ONE & s[OPEN_TO + SPAN + word]
        )
        hit |= seen & s[TARGETS + word]
        s[NEXT + word] = seen
    return hit


@inlined
def spread_on(s: Any, first: Any, last: Any, level: Any) -> Any:
    """Takes what is new in NEXT: free cells go on as EDGE, the others have to be paid for.

    Free cells are noted at `level`, if that is not 0. Returns whether any are left to go on from.
    """
    left = NONE
    for word in range(first + 1, last + 2):
        seen = s[NEXT + word] & s[UNSEEN + word]
        s[UNSEEN + word] ^= seen
        free = seen & s[FREE + word]
        s[EDGE + word] = free
        s[PAID + word] |= seen ^ free
        left |= free
        if level:
            s[level + word] |= free
    return left != NONE


@inlined
def pay_on(s: Any, first: Any, last: Any, level: Any) -> Any:
    """One more card: what was to be paid for is the new EDGE, noted at `level`."""
    left = NONE
    for word in range(first + 1, last + 2):
        paid = s[PAID + word]
        s[EDGE + word] = paid
        s[PAID + word] = NONE
        left |= paid
        if level:
            s[level + word] = paid
    return left != NONE


@inlined
def begin(s: Any, field: Any, level: Any) -> None:
    """A search from the cells of `field`, or of none: then from what EDGE holds already."""
    first, last = np.int64(s[LOW]), np.int64(s[TOP])
    for word in range(first + 1, last + 2):
        if field:
            s[EDGE + word] = s[field + word]
        s[PAID + word] = NONE
        s[UNSEEN + word] = s[PASSABLE + word] & ~s[EDGE + word]
        if level:
            s[level + word] = s[EDGE + word]


@apart
def search(g: Any, t: Any, s: Any, from_start: Any, level: Any) -> Any:
    """The cards needed for each goal face down, 8 bits a goal; levels are kept if asked for.

    From all that is dug, or from the start alone where that may have changed.
    """
    first, last = np.int64(s[LOW]), np.int64(s[TOP])
    if from_start:
        for word in range(first + 1, last + 2):
            s[EDGE + word] = NONE
        home = np.int64(g.home)
        s[at(EDGE, home)] = bit(home & 63)
        begin(s, np.int64(0), level)
    else:
        begin(s, np.int64(DUG), level)
    wanted = np.int64(s[SHUT])
    needed = FAR | FAR << 8 | FAR << 16
    price = 0
    more = True
    while more and price < FAR:
        while more:
            hit = advance(s, first, last)
            if hit != NONE:
                for goal in range(GOALS):
                    if wanted >> goal & 1 and has(s, NEXT, goal_cell(g, t, goal)):
                        wanted &= ~(1 << goal)
                        needed += (price - FAR) << 8 * goal
                if not wanted and not level:
                    return np.uint64(needed)
            more = spread_on(s, first, last, level)
        if not wanted:
            break
        price += 1
        if level:
            level += SPAN
        more = pay_on(s, first, last, level)
    return np.uint64(needed)


@inlined
def search_back(g: Any, t: Any, s: Any, goal: Any, needed: Any) -> None:
    """The cells that are so many cards from a goal, as far as the start."""
    first, last = np.int64(s[LOW]), np.int64(s[TOP])
    level = FROM_GOAL + goal * LEVELS
    for word in range(first + 1, last + 2):
        s[EDGE + word] = NONE
    cell = goal_cell(g, t, goal)
    s[at(EDGE, cell)] = bit(cell & 63)
    begin(s, np.int64(0), level)
    for _ in range(needed):
        more = True
        while more:
            advance(s, first, last)
            more = spread_on(s, first, last, level)
        level += SPAN
        pay_on(s, first, last, level)


@apart
def survey(g: Any, t: Any, s: Any) -> None:
    """Everything about the maze as it is now."""
    draw(g, t, s)
    shut = 0
    for goal in range(GOALS):
        if g.board[goal_cell(g, t, goal)] == SHUT_GOAL:
            shut |= 1 << goal
    s[SHUT] = shut
    s[VERSION] += ONE
    s[NEEDED] = search(g, t, s, np.int64(0), np.int64(FROM_START))
    for goal in range(GOALS):
        needed = np.int64(s[NEEDED]) >> 8 * goal & 255
        if shut >> goal & 1 and needed < FAR:
            search_back(g, t, s, goal, needed)


@inlined
def outlook(s: Any, needed: Any) -> Any:
    """The mean number of cards needed, over the goals face down."""
    total: Any = 0
    count = 0
    for goal in range(GOALS):
        if np.int64(s[SHUT]) >> goal & 1:
            total += np.int64(needed) >> 8 * goal & 255
            count += 1
    return total / max(count, 1)


@inlined
def sides_to(s: Any, cell: Any, level: Any) -> Any:
    """The sides of an empty cell beyond which a cell of a level is open to it."""
    found = 0
    for side in range(4):
        near = cell + STEPS[side]
        if has(s, level, near) and has(s, OPEN_TO + ((side + 2) & 3) * SPAN, near):
            found |= 1 << side
    return found


@inlined
def is_lone(s: Any, one: Any, other: Any) -> Any:
    """Whether only one cell to be paid for is in both fields."""
    first, last = np.int64(s[LOW]), np.int64(s[TOP])
    found = NONE
    several = False
    for word in range(first + 1, last + 2):
        both = s[one + word] & s[other + word] & ~s[FREE + word]
        if both != NONE:
            several |= found != NONE or both & (both - ONE) != NONE
            found = both
    return not several


@apart
def place_info(g: Any, s: Any, slot: Any) -> Any:
    """What a place is to the shortest ways: for each goal 6 bits, and 4 for all of them.

    Bits 0-3: the sides from which they come. For a goal, from bit 8 on by 8: the sides by which
    they go on (4 bits), whether the place is on one (16), whether all pass it (32). From bit 32 on
    the number of the survey.
    """
    stamp = s[VERSION] << np.uint64(32)
    if s[INFO + slot] >> np.uint64(32) == s[VERSION] & np.uint64(0xFFFF_FFFF):
        return np.int64(s[INFO + slot] & np.uint64(0xFFFF_FFFF))
    cell = np.int64(g.slots[slot])
    info = 0
    most: Any = 0
    for goal in range(GOALS):
        needed = np.int64(s[NEEDED]) >> 8 * goal & 255
        if np.int64(s[SHUT]) >> goal & 1 and needed < FAR:
            most = max(most, needed)
    price = 1
    while price <= most and not has(s, FROM_START + price * SPAN, cell):
        price += 1
    if price <= most:
        info = sides_to(s, cell, FROM_START + (price - 1) * SPAN)
        for goal in range(GOALS):
            needed = np.int64(s[NEEDED]) >> 8 * goal & 255
            if np.int64(s[SHUT]) >> goal & 1 and price <= needed < FAR:
                back = FROM_GOAL + goal * LEVELS + (needed - price) * SPAN
                if has(s, back + SPAN, cell):
                    told = 16 | sides_to(s, cell, back)
                    if is_lone(s, FROM_START + price * SPAN, back + SPAN):
                        told |= 32
                    info |= told << 8 + 8 * goal
    s[INFO + slot] = stamp | np.uint64(info)
    return info


@inlined
def after_laying(g: Any, t: Any, s: Any, slot: Any, tile: Any) -> Any:
    """The cards each goal would need once a place shows a tile (sides, and JOINED if it joins)."""
    info = place_info(g, s, slot)
    needed = s[NEEDED]
    for goal in range(GOALS):
        told = info >> 8 + 8 * goal
        if told & 16:
            if tile & JOINED and tile & info & 15 and tile & told & 15:
                needed -= ONE << np.uint64(8 * goal)
            elif told & 32:
                return searched_with(g, t, s, slot, tile)
    return needed


@inlined
def known(s: Any, place: Any) -> Any:
    """Whether an answer was worked out since the maze changed."""
    return s[KNOWN + place] >> np.uint64(32) == s[VERSION] & np.uint64(0xFFFF_FFFF)


@inlined
def answer(s: Any, place: Any) -> Any:
    """An answer that is known."""
    return s[KNOWN + place] & np.uint64(0xFFFF_FFFF)


@inlined
def show(s: Any, cell: Any, sides: Any, free: Any, passable: Any) -> None:
    """Draws another tile, or none, on a cell of the fields."""
    one = bit(cell & 63)
    for side in range(4):
        if sides >> side & 1:
            s[at(OPEN_TO + side * SPAN, cell)] |= one
        else:
            s[at(OPEN_TO + side * SPAN, cell)] &= ~one
    if free:
        s[at(FREE, cell)] |= one
    else:
        s[at(FREE, cell)] &= ~one
    if passable:
        s[at(PASSABLE, cell)] |= one
    else:
        s[at(PASSABLE, cell)] &= ~one


@apart
def searched_with(g: Any, t: Any, s: Any, slot: Any, tile: Any) -> Any:
    """The same, searched anew: a way is blocked at its narrowest."""
    place = slot * 32 + tile
    if not known(s, place):
        cell = np.int64(g.slots[slot])
        joined = tile & JOINED != 0
        show(s, cell, tile, joined, joined)
        needed = search(g, t, s, np.int64(0), np.int64(0))
        show(s, cell, np.int64(15), cell < 0, cell >= 0)
        s[KNOWN + place] = s[VERSION] << np.uint64(32) | needed
    return answer(s, place)


@apart
def after_taking(g: Any, t: Any, s: Any, spot: Any) -> Any:
    """The cards each goal would need once a laid card is gone."""
    place = SLOTS * 32 + spot
    if not known(s, place):
        cell = np.int64(g.spots[spot])
        byte = np.int64(g.board[cell])
        show(s, cell, np.int64(15), cell < 0, cell >= 0)
        needed = search(g, t, s, np.int64(1), np.int64(0))
        joined = byte & JOINED != 0
        show(s, cell, byte, joined, joined)
        s[KNOWN + place] = s[VERSION] << np.uint64(32) | needed
    return answer(s, place)


@inlined
def may_gain(g: Any, s: Any, spot: Any, goal: Any) -> Any:
    """Whether a goal could be nearer once a laid card is gone: never wrong when it says no."""
    needed = np.int64(s[NEEDED]) >> 8 * goal & 255
    if not np.int64(s[SHUT]) >> goal & 1 or needed <= 1:
        return False
    if needed == FAR:
        return True
    cell = np.int64(g.spots[spot])
    come = go = FAR
    for price in range(needed - 1):
        if come == FAR and sides_to(s, cell, FROM_START + price * SPAN):
            come = price
        if go == FAR and sides_to(s, cell, FROM_GOAL + goal * LEVELS + price * SPAN):
            go = price
    return come + 1 + go < needed
