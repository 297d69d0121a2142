"""Goals: which are reached, how they are turned up, how a stone is oriented.

The compiled counterpart of `rules.goals`, rule by rule.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bit_ops import bit, ctz
from foolsgold.kernel.compilation import inline, out_of_line
from foolsgold.kernel.saboteur.board import (
    NEIGHBOUR_STEPS,
    goal_cell,
    is_card,
    place_card,
    refresh_fit_masks,
    shortest_tunnel_length,
)
from foolsgold.kernel.saboteur.record_layout import (
    FACE_DOWN_GOALS_WORD,
    GOALS,
    JOINED,
    NO_ID,
    OPEN,
    OPEN_SLOT,
    PLAY,
    REACHED,
    TREASURE,
    TURN,
)


@inline
def rotated_180(sides: Any) -> Any:
    """The sides after a turn by 180 degrees; JOINED stays."""
    return (sides & 3) << 2 | (sides >> 2 & 3) | sides & JOINED


@inline
def reached_goals(g: Any, t: Any, work: Any) -> Any:
    """[R69, R70] The face-down goals to which an unbroken tunnel leads, one bit each."""
    found = np.int64(g.led) & ~np.int64(g.opened)
    if t.min_path_cards:
        for goal in range(GOALS):
            if found >> goal & 1:
                tiles = shortest_tunnel_length(g, goal_cell(g, t, goal), work)
                if tiles < t.min_path_cards:
                    found &= ~(1 << goal)
    return found


@inline
def record_finishers(g: Any, goals: Any) -> None:
    """[R83] Remembers whose card reached which goal, as long as the tunnel to it holds."""
    for goal in range(GOALS):
        if not goals >> goal & 1:
            g.reached_by[goal] = NO_ID
        elif g.reached_by[goal] == NO_ID:
            g.reached_by[goal] = g.to_act


@inline
def treasure_goal(g: Any) -> Any:
    """Under which goal the treasure lies."""
    return 0 if g.goals[0] == TREASURE else (1 if g.goals[1] == TREASURE else 2)


@inline
def is_treasure_found(g: Any) -> Any:
    """[R72] Whether the treasure has been turned up."""
    return np.int64(g.opened) >> treasure_goal(g) & 1 != 0


@out_of_line
def open_reached_goals(g: Any, t: Any, first: Any, work: Any) -> None:
    """[R71, R76] Goals now reached are turned up; the layer chooses if there are several."""
    if g.phase == TURN:
        return
    goals = reached_goals(g, t, work)
    record_finishers(g, goals)
    while goals and (first or t.all_together):
        if goals & (goals - 1):
            g.phase = OPEN
            return
        open_goal(g, t, ctz(np.uint64(goals)), work)
        if g.phase == TURN or is_treasure_found(g):
            return
        goals = reached_goals(g, t, work)
        record_finishers(g, goals)
        first = np.int64(0)


@out_of_line
def open_goal(g: Any, t: Any, goal: Any, work: Any) -> None:
    """[R71-R74] Turns a goal up. A stone is laid to fit, or waits for its layer to turn it."""
    g.phase = PLAY
    mark_open(g, goal)
    if g.goals[goal] == TREASURE:
        lay_goal(g, t, goal, np.int64(t.tiles[TREASURE]), work)
        return
    g.reached_by[goal] = NO_ID
    sides = np.int64(t.tiles[g.goals[goal]])
    opens, shuts = edge_constraints(g, goal_cell(g, t, goal))
    over = rotated_180(sides)
    if sides & opens == opens and not sides & shuts:
        lay_goal(g, t, goal, sides, work)
    elif over & opens == opens and not over & shuts:
        lay_goal(g, t, goal, over, work)
    elif t.layer_turns:
        g.phase = TURN
        g.turning = goal
    else:
        lay_goal(g, t, goal, connected_orientation(g, goal_cell(g, t, goal), sides), work)


@inline
def mark_open(g: Any, goal: Any) -> None:
    """The goal no longer lies face down."""
    g.opened |= 1 << goal
    g.words[FACE_DOWN_GOALS_WORD] &= ~bit(goal)


@out_of_line
def lay_goal(g: Any, t: Any, goal: Any, sides: Any, work: Any) -> None:
    """A goal becomes part of the maze; it may lead on to the next."""
    g.led &= 255 - (1 << goal)
    place_card(g, t, goal_cell(g, t, goal), sides | JOINED, work)
    refresh_fit_masks(g)
    g.turning = NO_ID
    g.phase = PLAY


@inline
def edge_constraints(g: Any, cell: Any) -> Any:
    """What the neighbours of a cell ask: which sides must be open, which shut."""
    opens = shuts = 0
    for side in range(4):
        near = np.int64(g.board[cell + NEIGHBOUR_STEPS[side]])
        if is_card(near):
            if near >> ((side + 2) & 3) & 1:
                opens |= 1 << side
            else:
                shuts |= 1 << side
    return opens, shuts


@inline
def connected_orientation(g: Any, cell: Any, sides: Any) -> Any:
    """[R73] The position that joins the tunnel that reached the goal: the last card's first."""
    over = rotated_180(sides)
    for last in (True, False):
        for side in range(4):
            to = cell + NEIGHBOUR_STEPS[side]
            near = np.int64(g.board[to])
            arrives = near & (OPEN_SLOT | REACHED) == REACHED and near >> ((side + 2) & 3) & 1
            if arrives and (to == g.last_cell) == last:
                if sides >> side & 1:
                    return sides
                if over >> side & 1:
                    return over
    return sides
