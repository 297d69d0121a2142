"""The maze, updated incrementally: legal cells, their constraints, and what the start reaches.

The compiled counterpart of `tunnel.board`. A new card touches its four neighbours only; a
disconnected part that it joins is flooded once; only a rockfall recomputes everything.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import ALL_BITS, NO_BITS, ONE, bit, ctz, popcount
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.saboteur.record_layout import (
    CARD,
    FACE_DOWN_GOAL,
    GOALS,
    JOINED,
    NO_CELL,
    OPEN_SLOT,
    REACHED,
    ROCKFALL_TARGETS_WORD,
    START,
    TOUCH,
    TUNNEL,
    WINDOW_CELLS,
    WINDOW_HEIGHT,
    WINDOW_MARGIN,
    WINDOW_WIDTH,
)

NEIGHBOUR_STEPS = np.array([-WINDOW_WIDTH, 1, WINDOW_WIDTH, -1])
"""To the neighbours in the north, east, south and west."""
QUEUE_AT, PATH_LENGTH_AT = 64, 64 + WINDOW_CELLS
"""Where scratch memory holds cells to look at, and how far they are."""
MAX_OPEN_SLOTS = 48
"""With more there might be no slot for all that one card, and the goals it reaches, bring."""


@inline
def is_card(byte: Any) -> Any:
    """Whether a card lies here, face up."""
    return byte & (OPEN_SLOT | CARD) == CARD


@inline
def goal_cell(g: Any, t: Any, goal: Any) -> Any:
    """[R21, R22] Where a goal lies in the window."""
    return np.int64(g.home) + np.int64(t.column) + (goal - 1) * np.int64(t.rows) * WINDOW_WIDTH


@inline
def reset_board(g: Any, t: Any) -> None:
    """The start alone, and three goals face down."""
    for cell in range(WINDOW_CELLS):
        g.board[cell] = 0
    g.used = NO_BITS
    for ask in range(8):
        g.asks[ask] = NO_BITS
    g.words[ROCKFALL_TARGETS_WORD] = NO_BITS
    g.led = 0
    # The goals and the start in the middle of the window.
    left = (WINDOW_WIDTH - 1 - np.int64(t.column)) // 2
    g.home = np.uint16(WINDOW_HEIGHT // 2 * WINDOW_WIDTH + left)
    for goal in range(GOALS):
        g.board[goal_cell(g, t, goal)] = FACE_DOWN_GOAL


@inline
def add_slot(g: Any, cell: Any) -> None:
    """A slot for an empty cell, with all that its neighbours ask."""
    slot = ctz(~g.used)
    one = bit(slot)
    g.used |= one
    g.slots[slot] = cell
    g.board[cell] = OPEN_SLOT | slot
    for side in range(4):
        near = np.int64(g.board[(cell + NEIGHBOUR_STEPS[side]) & 1023])
        if is_card(near):
            wall = 1 - (near >> ((side + 2) & 3) & 1)
            g.asks[2 * side + wall] |= one


@inline
def free_slot(g: Any, cell: Any) -> None:
    """The slot of a cell becomes free."""
    rest = ~bit(np.int64(g.board[cell]) & 63)
    g.used &= rest
    for ask in range(8):
        g.asks[ask] &= rest


@inline
def mark_goal_led_to(g: Any, t: Any, cell: Any) -> None:
    """A tunnel from the start opens onto a goal that lies face down."""
    for goal in range(GOALS):
        if goal_cell(g, t, goal) == cell:
            g.led |= 1 << goal


@out_of_line
def flood_fill_reached(g: Any, t: Any, first: Any, work: Any) -> None:
    """All that a card just joined to the start joins in turn: laying can only add."""
    joining = t.joining
    g.board[first] |= REACHED
    work[QUEUE_AT] = first
    end = QUEUE_AT + 1
    at = QUEUE_AT
    while at < end:
        cell = np.int64(work[at])
        at += 1
        here = np.int64(g.board[cell])
        for side in range(4):
            if here >> side & 1:
                to = (cell + NEIGHBOUR_STEPS[side]) & 1023
                near = np.int64(g.board[to])
                if near == 0:
                    if joining == START:
                        add_slot(g, to)
                elif near == FACE_DOWN_GOAL:
                    mark_goal_led_to(g, t, to)
                elif (
                    near & (OPEN_SLOT | CARD | JOINED | REACHED) == CARD | JOINED
                    and near >> ((side + 2) & 3) & 1
                ):
                    g.board[to] = near | REACHED
                    work[end] = to
                    end += 1


@inline
def place_card(g: Any, t: Any, cell: Any, sides: Any, work: Any) -> None:
    """A card on an empty cell, or a goal turned up; `sides` with JOINED if it joins them."""
    spent = 0
    if g.board[cell] & OPEN_SLOT:
        free_slot(g, cell)
        # Its own place is gone, and one side at least meets a card.
        spent = 2
    joins = cell == g.home
    for side in range(4):
        near = np.int64(g.board[(cell + NEIGHBOUR_STEPS[side]) & 1023])
        met = near & (OPEN_SLOT | REACHED) == REACHED and near >> ((side + 2) & 3) & 1
        joins |= met and sides >> side & 1
    joins = joins and sides & JOINED
    g.board[cell] = CARD | sides | (REACHED if joins else 0)
    joining = t.joining
    meets_more = False
    for side in range(4):
        to = (cell + NEIGHBOUR_STEPS[side]) & 1023
        near = np.int64(g.board[to])
        opened = sides >> side & 1
        back = (side + 2) & 3
        if near & OPEN_SLOT:
            g.asks[2 * back + 1 - opened] |= bit(near & 63)
        elif near == 0:
            if joining == TOUCH or (opened and (joining == TUNNEL or joins)):
                add_slot(g, to)
        elif joins and opened:
            if near == FACE_DOWN_GOAL:
                mark_goal_led_to(g, t, to)
            elif near & (JOINED | REACHED) == JOINED and near >> back & 1:
                meets_more = True
    if meets_more:
        flood_fill_reached(g, t, cell, work)
    # Upper bound of the number of places, recounted only when it is exceeded.
    more = 4 if joining == TOUCH else popcount(np.uint64(sides & 15))
    g.crowd = min(255, np.int64(g.crowd) + more - spent)


@inline
def refresh_fit_masks(g: Any) -> None:
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


@out_of_line
def rebuild_after_removal(g: Any, t: Any, work: Any) -> None:
    """Recomputes everything: what the start reaches, and all places."""
    places = g.used
    while places:
        g.board[g.slots[ctz(places)]] = 0
        places &= places - ONE
    g.used = NO_BITS
    for ask in range(8):
        g.asks[ask] = NO_BITS
    g.led = 0
    cards = g.words[ROCKFALL_TARGETS_WORD]
    while cards:
        g.board[g.spots[ctz(cards)]] &= 255 - REACHED
        cards &= cards - ONE
    for goal in range(GOALS):
        cell = goal_cell(g, t, goal)
        if is_card(np.int64(g.board[cell])):
            g.board[cell] &= 255 - REACHED
    flood_fill_reached(g, t, np.int64(g.home), work)
    if t.joining != START:
        _add_neighbour_slots(g, t, np.int64(g.home))
        cards = g.words[ROCKFALL_TARGETS_WORD]
        while cards:
            _add_neighbour_slots(g, t, np.int64(g.spots[ctz(cards)]))
            cards &= cards - ONE
        for goal in range(GOALS):
            cell = goal_cell(g, t, goal)
            if is_card(np.int64(g.board[cell])):
                _add_neighbour_slots(g, t, cell)


@inline
def _add_neighbour_slots(g: Any, t: Any, cell: Any) -> None:
    here = np.int64(g.board[cell])
    for side in range(4):
        to = (cell + NEIGHBOUR_STEPS[side]) & 1023
        if g.board[to] == 0 and (t.joining == TOUCH or here >> side & 1):
            add_slot(g, to)


@out_of_line
def count_possible_slots(g: Any, t: Any) -> Any:
    """How many places there could be at most, were everything joined to the start."""
    found = 0
    for cell in range(WINDOW_WIDTH, WINDOW_CELLS - WINDOW_WIDTH):
        if g.board[cell] == 0 or g.board[cell] & OPEN_SLOT:
            for side in range(4):
                near = np.int64(g.board[cell + NEIGHBOUR_STEPS[side]])
                if is_card(near) and (t.joining == TOUCH or near >> ((side + 2) & 3) & 1):
                    found += 1
                    break
    return found


@inline
def has_slot_capacity(g: Any, t: Any) -> Any:
    """Whether the record has room for one more card and all the places it may bring."""
    if g.crowd > MAX_OPEN_SLOTS:
        g.crowd = count_possible_slots(g, t)
    return g.crowd <= MAX_OPEN_SLOTS and g.words[ROCKFALL_TARGETS_WORD] != ALL_BITS


@inline
def is_inside_margin(cell: Any) -> Any:
    """Whether a card may lie here without coming too near to the rim of the window."""
    x = cell & (WINDOW_WIDTH - 1)
    y = cell >> 5
    return (
        WINDOW_MARGIN <= x < WINDOW_WIDTH - WINDOW_MARGIN
        and WINDOW_MARGIN <= y < WINDOW_HEIGHT - WINDOW_MARGIN
    )


@out_of_line
def recentre_window(g: Any, t: Any, new: Any, work: Any) -> Any:
    """Moves the window so that `new` lies well inside; how far, or NOWHERE if it cannot be.

    Whoever asks lays a card at `new`: where the last one was laid need not be kept.
    """
    low_x = high_x = new & (WINDOW_WIDTH - 1)
    low_y = high_y = new // WINDOW_WIDTH
    for which in range(-4, 64):
        if which < -1:
            cell = goal_cell(g, t, which + 4)
        elif which == -1:
            cell = np.int64(g.home)
        elif g.words[ROCKFALL_TARGETS_WORD] & bit(which):
            cell = np.int64(g.spots[which])
        else:
            continue
        low_x, high_x = (
            min(low_x, cell & (WINDOW_WIDTH - 1)),
            max(high_x, cell & (WINDOW_WIDTH - 1)),
        )
        low_y, high_y = min(low_y, cell // WINDOW_WIDTH), max(high_y, cell // WINDOW_WIDTH)
    wide, high = high_x - low_x + 1, high_y - low_y + 1
    if wide > WINDOW_WIDTH - 2 * WINDOW_MARGIN or high > WINDOW_HEIGHT - 2 * WINDOW_MARGIN:
        return NO_CELL
    shift = (
        ((WINDOW_HEIGHT - high) // 2 - low_y) * WINDOW_WIDTH + (WINDOW_WIDTH - wide) // 2 - low_x
    )
    for cell in range(WINDOW_CELLS):
        work[QUEUE_AT + cell] = g.board[cell]
        g.board[cell] = 0
    for y in range(max(low_y - 1, 0), min(high_y + 2, WINDOW_HEIGHT)):
        for x in range(max(low_x - 1, 0), min(high_x + 2, WINDOW_WIDTH)):
            cell = y * WINDOW_WIDTH + x
            g.board[cell + shift] = work[QUEUE_AT + cell]
    for slot in range(64):
        if g.used & bit(slot):
            g.slots[slot] += shift
        if g.words[ROCKFALL_TARGETS_WORD] & bit(slot):
            g.spots[slot] += shift
    g.home += shift
    return shift


@inline
def shortest_tunnel_length(g: Any, goal: Any, work: Any) -> Any:
    """[R70] How many cards the shortest tunnel from the start to a goal's cell has."""
    work[QUEUE_AT] = g.home
    work[PATH_LENGTH_AT + np.int64(g.home)] = 1
    end = QUEUE_AT + 1
    at = QUEUE_AT
    found: Any = -1
    while at < end and found < 0:
        cell = np.int64(work[at])
        at += 1
        here = np.int64(g.board[cell])
        for side in range(4):
            if here >> side & 1 and found < 0:
                to = (cell + NEIGHBOUR_STEPS[side]) & 1023
                near = np.int64(g.board[to])
                if to == goal:
                    found = np.int64(work[PATH_LENGTH_AT + cell]) - 1
                elif (
                    near & (OPEN_SLOT | REACHED) == REACHED
                    and near >> ((side + 2) & 3) & 1
                    and work[PATH_LENGTH_AT + to] == 0
                ):
                    work[PATH_LENGTH_AT + to] = work[PATH_LENGTH_AT + cell] + ONE
                    work[end] = to
                    end += 1
    for seen in range(QUEUE_AT, end):
        work[PATH_LENGTH_AT + np.int64(work[seen])] = NO_BITS
    return found
