"""CFR+, best responses and expected values on the sequence form of a game, compiled.

A sequence is all that one player has decided on the way to a history: number 0 is the empty one,
every action of every information set has the next. The leaves name one sequence of each player, so
a pass reads them one after the other and visits no inner node of the tree.

`leaves` and `sets` are what `study/sequence_form.py` makes of a tree. The sets of a player are
numbered consecutively, and every set comes after those that its player has passed on the way.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.compilation import EntryPoint, Notify, entry_point, inline, warm_up

BY_POLICY, BEST_RESPONSE = 0, 1
"""How a player plays whose values are wanted."""


@entry_point
def write_leaf_sequences(parents: Any, sequences: Any, owners: Any, out: Any) -> None:
    """The last sequence of each player at each history, parents before their children.

    `sequences` says which one leads to a history (0: chance, or the root), `owners` whose it is.
    """
    players = out.shape[1]
    for node in range(1, len(parents)):
        for player in range(players):
            out[node, player] = out[parents[node], player]
        if sequences[node] > 0:
            out[node, owners[node]] = sequences[node]


@entry_point
def multiply_down(parents: Any, chances: Any) -> None:
    """Multiplies the number of each history by that of its parent, from the root down."""
    for node in range(1, len(parents)):
        chances[node] *= chances[parents[node]]


@inline
def write_plan(player: Any, sets: Any, policy: Any, plan: Any) -> None:
    """The probability with which a player's policy plays each of its sequences."""
    ranges, parents, first = sets
    for each in range(ranges[player], ranges[player + 1]):
        reached = plan[parents[each]]
        for sequence in range(first[each], first[each + 1]):
            plan[sequence] = reached * policy[sequence]


@inline
def add_leaf_values(player: Any, leaves: Any, sets: Any, plan: Any, values: Any) -> None:
    """What each sequence of a player is worth at its leaves, if the others play their plans."""
    columns, weights, kinds, payoffs = leaves
    ranges, _, first = sets
    players = len(columns)
    values[0] = 0.0
    for sequence in range(first[ranges[player]], first[ranges[player + 1]]):
        values[sequence] = 0.0
    own = columns[player]
    if players == 3:
        left, right = columns[(player + 1) % 3], columns[(player + 2) % 3]
        for leaf in range(len(weights)):
            reached = plan[left[leaf]] * plan[right[leaf]]
            values[own[leaf]] += reached * weights[leaf] * payoffs[kinds[leaf], player]
        return
    for leaf in range(len(weights)):
        reached = weights[leaf]
        for other in range(players):
            if other != player:
                reached *= plan[columns[other, leaf]]
        values[own[leaf]] += reached * payoffs[kinds[leaf], player]


@entry_point
def run_cfr_plus(
    leaves: Any,
    sets: Any,
    regrets: Any,
    policy: Any,
    sums: Any,
    plan: Any,
    values: Any,
    start: int,
    stop: int,
) -> None:
    """Iterations `start` to `stop` (from 1) of CFR+ with alternating updates.

    `sums` collects the plans, each iteration weighing as much as its number squared.
    """
    ranges, parents, first = sets
    players = len(ranges) - 1
    plan[0] = 1.0
    for player in range(players):
        write_plan(player, sets, policy, plan)
    for iteration in range(start, stop + 1):
        weight = float(iteration) * float(iteration)
        for player in range(players):
            add_leaf_values(player, leaves, sets, plan, values)
            for each in range(ranges[player + 1] - 1, ranges[player] - 1, -1):
                low, high = first[each], first[each + 1]
                expected = 0.0
                for sequence in range(low, high):
                    expected += policy[sequence] * values[sequence]
                values[parents[each]] += expected
                total = 0.0
                for sequence in range(low, high):
                    regret = regrets[sequence] + values[sequence] - expected
                    regret = max(regret, 0.0)
                    regrets[sequence] = regret
                    total += regret
                for sequence in range(low, high):
                    policy[sequence] = (
                        regrets[sequence] / total if total > 0.0 else 1.0 / (high - low)
                    )
            write_plan(player, sets, policy, plan)
            for sequence in range(first[ranges[player]], first[ranges[player + 1]]):
                sums[sequence] += weight * plan[sequence]


@entry_point
def write_averages(sets: Any, sums: Any, policy: Any) -> None:
    """The average policy; uniform at information sets that were never reached."""
    _, parents, first = sets
    for each in range(len(parents)):
        low, high = first[each], first[each + 1]
        total = 0.0
        for sequence in range(low, high):
            total += sums[sequence]
        for sequence in range(low, high):
            policy[sequence] = sums[sequence] / total if total > 0.0 else 1.0 / (high - low)


@entry_point
def write_values(
    player: int,
    leaves: Any,
    sets: Any,
    policy: Any,
    plan: Any,
    values: Any,
    worth: Any,
    play: int,
) -> float:
    """What a player gets; `worth` gets its share by information set, `values` by sequence.

    The others play `policy`; the player does too (`BY_POLICY`), or plays a best response to it.
    """
    ranges, parents, first = sets
    plan[0] = 1.0
    for other in range(len(ranges) - 1):
        write_plan(other, sets, policy, plan)
    add_leaf_values(player, leaves, sets, plan, values)
    for each in range(ranges[player + 1] - 1, ranges[player] - 1, -1):
        low, high = first[each], first[each + 1]
        found = values[low] if play == BEST_RESPONSE else 0.0
        for sequence in range(low, high):
            if play == BY_POLICY:
                found += policy[sequence] * values[sequence]
            elif values[sequence] > found:
                found = values[sequence]
        worth[each] = found
        values[parents[each]] += found
    return float(values[0])


def load(tell: Notify | None = None) -> None:
    """Compiles these functions, or loads them, once; says so if it takes time."""
    warm_up("cfr", ENTRY_POINTS, tell)


_INTS, _LONGS, _FLOATS = np.zeros(2, np.int32), np.zeros(2, np.int64), np.zeros(2)
_ROWS, _KINDS = np.zeros((2, 2), np.int32), np.zeros(2, np.int16)
_LEAVES = _ROWS, _FLOATS, _KINDS, np.zeros((2, 2))
_SETS = _LONGS, _INTS, _INTS
ENTRY_POINTS = (
    EntryPoint(write_leaf_sequences, (_INTS, _INTS, np.zeros(2, np.int8), _ROWS)),
    EntryPoint(multiply_down, (_INTS, _FLOATS)),
    EntryPoint(run_cfr_plus, (_LEAVES, _SETS, *[_FLOATS] * 5, 1, 1)),
    EntryPoint(write_averages, (_SETS, _FLOATS, _FLOATS)),
    EntryPoint(write_values, (0, _LEAVES, _SETS, *[_FLOATS] * 4, BY_POLICY)),
)
