"""The maze, kept up to date card by card: places, what they ask, what the start reaches.

The twin of `tunnel.board`. A new card touches its four neighbours only; a cut-off part that is met
is spread over once; only a rockfall looks at everything again.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import ALL, NONE, ONE, bit, lowest, popcount
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.saboteur.record_layout import (
    CARD,
    CELLS,
    FALLS,
    GOALS,
    HIGH,
    JOINED,
    NOWHERE,
    PLACE,
    REACHED,
    RING,
    SHUT_GOAL,
    START,
    TOUCH,
    TUNNEL,
    WIDE,
)

STEPS = np.array([-WIDE, 1, WIDE, -1])
"""To the neighbours in the north, east, south and west."""
QUEUE, STEPS_TO = 64, 64 + CELLS
"""Where scratch memory holds cells to look at, and how far they are."""
MOST_PLACES = 48
"""With more there might be no slot for all that one card, and the goals it reaches, bring."""


@inlined
def is_card(byte: Any) -> Any:
    """Whether a card lies here, face up."""
    return byte & (PLACE | CARD) == CARD


@inlined
def goal_cell(g: Any, t: Any, goal: Any) -> Any:
    """[R21, R22] Where a goal lies in the window."""
    return np.int64(g.home) + np.int64(t.column) + (goal - 1) * np.int64(t.rows) * WIDE


@inlined
def clear(g: Any, t: Any) -> None:
    """The start alone, and three goals face down."""
    for cell in range(CELLS):
        g.board[cell] = 0
    g.used = NONE
    for ask in range(8):
        g.asks[ask] = NONE
    g.words[FALLS] = NONE
    g.led = 0
    # The goals and the start in the middle of the window.
    left = (WIDE - 1 - np.int64(t.column)) // 2
    g.home = np.uint16(HIGH // 2 * WIDE + left)
    for goal in range(GOALS):
        g.board[goal_cell(g, t, goal)] = SHUT_GOAL


@inlined
def add_place(g: Any, cell: Any) -> None:
    """A slot for an empty cell, with all that its neighbours ask."""
    slot = lowest(~g.used)
    one = bit(slot)
    g.used |= one
    g.slots[slot] = cell
    g.board[cell] = PLACE | slot
    for side in range(4):
        near = np.int64(g.board[(cell + STEPS[side]) & 1023])
        if is_card(near):
            wall = 1 - (near >> ((side + 2) & 3) & 1)
            g.asks[2 * side + wall] |= one


@inlined
def drop_place(g: Any, cell: Any) -> None:
    """The slot of a cell becomes free."""
    rest = ~bit(np.int64(g.board[cell]) & 63)
    g.used &= rest
    for ask in range(8):
        g.asks[ask] &= rest


@inlined
def lead_to(g: Any, t: Any, cell: Any) -> None:
    """A tunnel from the start opens onto a goal that lies face down."""
    for goal in range(GOALS):
        if goal_cell(g, t, goal) == cell:
            g.led |= 1 << goal


@apart
def spread(g: Any, t: Any, first: Any, work: Any) -> None:
    """All that a card just joined to the start joins in turn: laying can only add."""
    joining = t.joining
    g.board[first] |= REACHED
    work[QUEUE] = first
    end = QUEUE + 1
    at = QUEUE
    while at < end:
        cell = np.int64(work[at])
        at += 1
        here = np.int64(g.board[cell])
        for side in range(4):
            if here >> side & 1:
                to = (cell + STEPS[side]) & 1023
                near = np.int64(g.board[to])
                if near == 0:
                    if joining == START:
                        add_place(g, to)
                elif near == SHUT_GOAL:
                    lead_to(g, t, to)
                elif (
                    near & (PLACE | CARD | JOINED | REACHED) == CARD | JOINED
                    and near >> ((side + 2) & 3) & 1
                ):
                    g.board[to] = near | REACHED
                    work[end] = to
                    end += 1


@inlined
def lay(g: Any, t: Any, cell: Any, sides: Any, work: Any) -> None:
    """A card on an empty cell, or a goal turned up; `sides` with JOINED if it joins them."""
    spent = 0
    if g.board[cell] & PLACE:
        drop_place(g, cell)
        # Its own place is gone, and one side at least meets a card.
        spent = 2
    joins = cell == g.home
    for side in range(4):
        near = np.int64(g.board[(cell + STEPS[side]) & 1023])
        met = near & (PLACE | REACHED) == REACHED and near >> ((side + 2) & 3) & 1
        joins |= met and sides >> side & 1
    joins = joins and sides & JOINED
    g.board[cell] = CARD | sides | (REACHED if joins else 0)
    joining = t.joining
    meets_more = False
    for side in range(4):
        to = (cell + STEPS[side]) & 1023
        near = np.int64(g.board[to])
        opened = sides >> side & 1
        back = (side + 2) & 3
        if near & PLACE:
            g.asks[2 * back + 1 - opened] |= bit(near & 63)
        elif near == 0:
            if joining == TOUCH or (opened and (joining == TUNNEL or joins)):
                add_place(g, to)
        elif joins and opened:
            if near == SHUT_GOAL:
                lead_to(g, t, to)
            elif near & (JOINED | REACHED) == JOINED and near >> back & 1:
                meets_more = True
    if meets_more:
        spread(g, t, cell, work)
    # How many places there may be at most: counted anew only when it looks crowded.
    more = 4 if joining == TOUCH else popcount(np.uint64(sides & 15))
    g.crowd = min(255, np.int64(g.crowd) + more - spent)


@inlined
def refresh(g: Any) -> None:
    """Where cards fit: one word for each set of open sides."""
    # By halves and written out: of all that a move does this is the most work.
    shut_ne = g.asks[0] | g.asks[2]
    open_n = g.asks[1] | g.asks[2]
    open_e = g.asks[0] | g.asks[3]
    open_ne = g.asks[1] | g.asks[3]
    shut_sw = g.used & ~(g.asks[4] | g.asks[6])
    open_s = g.used & ~(g.asks[5] | g.asks[6])
    open_w = g.used & ~(g.asks[4] | g.asks[7])
    open_sw = g.used & ~(g.asks[5] | g.asks[7])
    g.words[1] = shut_sw & ~open_n
    g.words[2] = shut_sw & ~open_e
    g.words[3] = shut_sw & ~open_ne
    g.words[4] = open_s & ~shut_ne
    g.words[5] = open_s & ~open_n
    g.words[6] = open_s & ~open_e
    g.words[7] = open_s & ~open_ne
    g.words[8] = open_w & ~shut_ne
    g.words[9] = open_w & ~open_n
    g.words[10] = open_w & ~open_e
    g.words[11] = open_w & ~open_ne
    g.words[12] = open_sw & ~shut_ne
    g.words[13] = open_sw & ~open_n
    g.words[14] = open_sw & ~open_e
    g.words[15] = open_sw & ~open_ne


@apart
def look_again(g: Any, t: Any, work: Any) -> None:
    """Everything anew: what the start reaches, and all places."""
    places = g.used
    while places:
        g.board[g.slots[lowest(places)]] = 0
        places &= places - ONE
    g.used = NONE
    for ask in range(8):
        g.asks[ask] = NONE
    g.led = 0
    cards = g.words[FALLS]
    while cards:
        g.board[g.spots[lowest(cards)]] &= 255 - REACHED
        cards &= cards - ONE
    for goal in range(GOALS):
        cell = goal_cell(g, t, goal)
        if is_card(np.int64(g.board[cell])):
            g.board[cell] &= 255 - REACHED
    spread(g, t, np.int64(g.home), work)
    if t.joining != START:
        _add_places_beside(g, t, np.int64(g.home))
        cards = g.words[FALLS]
        while cards:
            _add_places_beside(g, t, np.int64(g.spots[lowest(cards)]))
            cards &= cards - ONE
        for goal in range(GOALS):
            cell = goal_cell(g, t, goal)
            if is_card(np.int64(g.board[cell])):
                _add_places_beside(g, t, cell)


@inlined
def _add_places_beside(g: Any, t: Any, cell: Any) -> None:
    here = np.int64(g.board[cell])
    for side in range(4):
        to = (cell + STEPS[side]) & 1023
        if g.board[to] == 0 and (t.joining == TOUCH or here >> side & 1):
            add_place(g, to)


@apart
def count_places(g: Any, t: Any) -> Any:
    """How many places there could be at most, were everything joined to the start."""
    found = 0
    for cell in range(WIDE, CELLS - WIDE):
        if g.board[cell] == 0 or g.board[cell] & PLACE:
            for side in range(4):
                near = np.int64(g.board[cell + STEPS[side]])
                if is_card(near) and (t.joining == TOUCH or near >> ((side + 2) & 3) & 1):
                    found += 1
                    break
    return found


@inlined
def has_room(g: Any, t: Any) -> Any:
    """Whether the record has room for one more card and all the places it may bring."""
    if g.crowd > MOST_PLACES:
        g.crowd = count_places(g, t)
    return g.crowd <= MOST_PLACES and g.words[FALLS] != ALL


@inlined
def is_inside(cell: Any) -> Any:
    """Whether a card may lie here without coming too near to the rim of the window."""
    x = cell & (WIDE - 1)
    y = cell >> 5
    return RING <= x < WIDE - RING and RING <= y < HIGH - RING


@apart
def move_window(g: Any, t: Any, new: Any, work: Any) -> Any:
    """Moves the window so that `new` lies well inside; how far, or NOWHERE if it cannot be.

    Whoever asks lays a card at `new`: where the last one was laid need not be kept.
    """
    low_x = high_x = new & (WIDE - 1)
    low_y = high_y = new // WIDE
    for which in range(-4, 64):
        if which < -1:
            cell = goal_cell(g, t, which + 4)
        elif which == -1:
            cell = np.int64(g.home)
        elif g.words[FALLS] & bit(which):
            cell = np.int64(g.spots[which])
        else:
            continue
        low_x, high_x = min(low_x, cell & (WIDE - 1)), max(high_x, cell & (WIDE - 1))
        low_y, high_y = min(low_y, cell // WIDE), max(high_y, cell // WIDE)
    wide, high = high_x - low_x + 1, high_y - low_y + 1
    if wide > WIDE - 2 * RING or high > HIGH - 2 * RING:
        return NOWHERE
    shift = ((HIGH - high) // 2 - low_y) * WIDE + (WIDE - wide) // 2 - low_x
    for cell in range(CELLS):
        work[QUEUE + cell] = g.board[cell]
        g.board[cell] = 0
    for y in range(max(low_y - 1, 0), min(high_y + 2, HIGH)):
        for x in range(max(low_x - 1, 0), min(high_x + 2, WIDE)):
            cell = y * WIDE + x
            g.board[cell + shift] = work[QUEUE + cell]
    for slot in range(64):
        if g.used & bit(slot):
            g.slots[slot] += shift
        if g.words[FALLS] & bit(slot):
            g.spots[slot] += shift
    g.home += shift
    return shift


@inlined
def tiles_to(g: Any, goal: Any, work: Any) -> Any:
    """[R70] How many cards the shortest tunnel from the start to a goal's cell has."""
    work[QUEUE] = g.home
    work[STEPS_TO + np.int64(g.home)] = 1
    end = QUEUE + 1
    at = QUEUE
    found: Any = -1
    while at < end and found < 0:
        cell = np.int64(work[at])
        at += 1
        here = np.int64(g.board[cell])
        for side in range(4):
            if here >> side & 1 and found < 0:
                to = (cell + STEPS[side]) & 1023
                near = np.int64(g.board[to])
                if to == goal:
                    found = np.int64(work[STEPS_TO + cell]) - 1
                elif (
                    near & (PLACE | REACHED) == REACHED
                    and near >> ((side + 2) & 3) & 1
                    and work[STEPS_TO + to] == 0
                ):
                    work[STEPS_TO + to] = work[STEPS_TO + cell] + ONE
                    work[end] = to
                    end += 1
    for seen in range(QUEUE, end):
        work[STEPS_TO + np.int64(work[seen])] = NONE
    return found
