"""Goals: which are reached, how they are turned up, how a stone comes to lie.

The twin of `rules.goals`, point by point.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import bit, lowest
from foolsgold.kernel.compilation import apart, inlined
from foolsgold.kernel.saboteur.board import STEPS, goal_cell, is_card, lay, refresh, tiles_to
from foolsgold.kernel.saboteur.record_layout import (
    GOALS,
    JOINED,
    NOBODY,
    OPEN,
    PLACE,
    PLAY,
    REACHED,
    TREASURE,
    TURN,
    UNSEEN,
)


@inlined
def half_turned(sides: Any) -> Any:
    """The sides after a turn by 180 degrees; JOINED stays."""
    return (sides & 3) << 2 | (sides >> 2 & 3) | sides & JOINED


@inlined
def reached(g: Any, t: Any, work: Any) -> Any:
    """[R69, R70] The face-down goals to which an unbroken tunnel leads, one bit each."""
    found = np.int64(g.led) & ~np.int64(g.opened)
    if t.min_path_cards:
        for goal in range(GOALS):
            if found >> goal & 1:
                tiles = tiles_to(g, goal_cell(g, t, goal), work)
                if tiles < t.min_path_cards:
                    found &= ~(1 << goal)
    return found


@inlined
def note(g: Any, goals: Any) -> None:
    """[R83] Remembers whose card reached which goal, as long as the tunnel to it holds."""
    for goal in range(GOALS):
        if not goals >> goal & 1:
            g.reached_by[goal] = NOBODY
        elif g.reached_by[goal] == NOBODY:
            g.reached_by[goal] = g.to_act


@inlined
def treasure(g: Any) -> Any:
    """Under which goal the treasure lies."""
    return 0 if g.goals[0] == TREASURE else (1 if g.goals[1] == TREASURE else 2)


@inlined
def is_found(g: Any) -> Any:
    """[R72] Whether the treasure has been turned up."""
    return np.int64(g.opened) >> treasure(g) & 1 != 0


@apart
def follow_tunnel(g: Any, t: Any, first: Any, work: Any) -> None:
    """[R71, R76] Goals now reached are turned up; the layer chooses if there are several."""
    if g.phase == TURN:
        return
    goals = reached(g, t, work)
    note(g, goals)
    while goals and (first or t.all_together):
        if goals & (goals - 1):
            g.phase = OPEN
            return
        open_goal(g, t, lowest(np.uint64(goals)), work)
        if g.phase == TURN or is_found(g):
            return
        goals = reached(g, t, work)
        note(g, goals)
        first = np.int64(0)


@apart
def open_goal(g: Any, t: Any, goal: Any, work: Any) -> None:
    """[R71-R74] Turns a goal up. A stone is laid to fit, or waits for its layer to turn it."""
    g.phase = PLAY
    mark_open(g, goal)
    if g.goals[goal] == TREASURE:
        lay_goal(g, t, goal, np.int64(t.tiles[TREASURE]), work)
        return
    g.reached_by[goal] = NOBODY
    sides = np.int64(t.tiles[g.goals[goal]])
    opens, shuts = asked(g, goal_cell(g, t, goal))
    over = half_turned(sides)
    if sides & opens == opens and not sides & shuts:
        lay_goal(g, t, goal, sides, work)
    elif over & opens == opens and not over & shuts:
        lay_goal(g, t, goal, over, work)
    elif t.layer_turns:
        g.phase = TURN
        g.turning = goal
    else:
        lay_goal(g, t, goal, joining_way(g, goal_cell(g, t, goal), sides), work)


@inlined
def mark_open(g: Any, goal: Any) -> None:
    """The goal no longer lies face down."""
    g.opened |= 1 << goal
    g.words[UNSEEN] &= ~bit(goal)


@apart
def lay_goal(g: Any, t: Any, goal: Any, sides: Any, work: Any) -> None:
    """A goal becomes part of the maze; it may lead on to the next."""
    g.led &= 255 - (1 << goal)
    lay(g, t, goal_cell(g, t, goal), sides | JOINED, work)
    refresh(g)
    g.turning = NOBODY
    g.phase = PLAY


@inlined
def asked(g: Any, cell: Any) -> Any:
    """What the neighbours of a cell ask: which sides must be open, which shut."""
    opens = shuts = 0
    for side in range(4):
        near = np.int64(g.board[cell + STEPS[side]])
        if is_card(near):
            if near >> ((side + 2) & 3) & 1:
                opens |= 1 << side
            else:
                shuts |= 1 << side
    return opens, shuts


@inlined
def joining_way(g: Any, cell: Any, sides: Any) -> Any:
    """[R73] The position that joins the tunnel that reached the goal: the last card's first."""
    over = half_turned(sides)
    for last in (True, False):
        for side in range(4):
            to = cell + STEPS[side]
            near = np.int64(g.board[to])
            arrives = near & (PLACE | REACHED) == REACHED and near >> ((side + 2) & 3) & 1
            if arrives and (to == g.last_cell) == last:
                if sides >> side & 1:
                    return sides
                if over >> side & 1:
                    return over
    return sides
