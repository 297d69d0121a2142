"""A game tree in flat arrays, and its sequence form: what the compiled solver reads.

A tree lists its histories parents first. Its sequence form keeps the information sets and the
leaves alone, each with the last sequence of every player: CFR and best responses need no more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from foolsgold.kernel import cfr

IntArray: TypeAlias = npt.NDArray[np.int32]
FloatArray: TypeAlias = npt.NDArray[np.float64]

CHANCE = -1
"""The player of a history at which chance moves, or which has ended."""
NO_PAYOFF = -1


@dataclass(frozen=True, eq=False)
class FlatTree:
    """All histories of a game, one place of each array for each history."""

    parents: IntArray
    """The history before; -1 for the root, which comes first."""
    ranks: npt.NDArray[np.int16]
    """Which of the parent's actions has led here."""
    chances: FloatArray
    """The probability of this history given its parent, if chance has moved; otherwise 1."""
    players: npt.NDArray[np.int8]
    """Who decides here, or `CHANCE`."""
    keys: npt.NDArray[np.uint64]
    """What the deciding player knows, as a hash; 0 where nobody decides."""
    action_counts: npt.NDArray[np.int16]
    """How many actions there are; 0 where nobody decides."""
    payoff_kinds: npt.NDArray[np.int16]
    """Where in `payoffs` the result of an ended game is; `NO_PAYOFF` where it goes on."""
    payoffs: FloatArray
    """What each player gets, a row for each kind of result."""

    def __len__(self) -> int:
        return len(self.parents)


class ImperfectRecallError(ValueError):
    """Histories of one information set differ in their actions or in what the player has done."""


@dataclass(frozen=True, eq=False)
class SequenceForm:
    """The information sets and leaves of a game."""

    set_ranges: npt.NDArray[np.int64]
    """The sets of player p are those from `set_ranges[p]` to `set_ranges[p + 1]`."""
    set_parents: IntArray
    """The sequence with which the player comes to the set."""
    first_sequences: IntArray
    """The sequences of set s are those from `first_sequences[s]` to `first_sequences[s + 1]`."""
    set_histories: npt.NDArray[np.int64]
    """One history of each information set: the first of the tree."""
    columns: IntArray
    """The last sequence of each player at each leaf, a row a player."""
    weights: FloatArray
    """The probability of each leaf if all players do all they can to reach it."""
    kinds: npt.NDArray[np.int16]
    """Where in `payoffs` its result is."""
    payoffs: FloatArray

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.set_ranges) - 1

    @property
    def sequence_count(self) -> int:
        """How many sequences there are, the empty one included."""
        return int(self.first_sequences[-1])

    @property
    def leaves(self) -> tuple[Any, ...]:
        """What compiled code calls the leaves."""
        return self.columns, self.weights, self.kinds, self.payoffs

    @property
    def sets(self) -> tuple[Any, ...]:
        """What compiled code calls the sets."""
        return self.set_ranges, self.set_parents, self.first_sequences

    def actions_of(self, each: int) -> slice:
        """The sequences of an information set."""
        return slice(int(self.first_sequences[each]), int(self.first_sequences[each + 1]))

    def set_numbers(self) -> Iterator[int]:
        """All information sets."""
        return iter(range(len(self.set_parents)))

    def uniform_policy(self) -> FloatArray:
        """The policy that plays all actions alike."""
        sizes = np.diff(self.first_sequences)
        return np.concatenate([[1.0], np.repeat(1 / sizes, sizes)])


def sequence_form_of(tree: FlatTree) -> tuple[SequenceForm, IntArray]:
    """The sequence form of a tree, and the information set of each history (-1: nobody decides)."""
    set_of, set_histories, set_ranges = _information_sets(tree)
    sizes = tree.action_counts[set_histories].astype(np.int64)
    first = np.concatenate([[1], 1 + np.cumsum(sizes)]).astype(np.int32)
    above = np.maximum(tree.parents, 0)
    decided = (set_of[above] >= 0) & (tree.parents >= 0)
    sequences = np.where(decided, first[set_of[above]] + tree.ranks, 0).astype(np.int32)
    last = np.zeros((len(tree), tree.payoffs.shape[1]), np.int32)
    cfr.write_leaf_sequences(tree.parents, sequences, tree.players[above], last)
    _check_perfect_recall(tree, set_of, set_histories, last)
    owners = np.repeat(np.arange(tree.payoffs.shape[1]), np.diff(set_ranges))
    columns, weights, kinds = _merged_leaves(tree, last)
    form = SequenceForm(
        set_ranges=set_ranges,
        set_parents=last[set_histories, owners].astype(np.int32),
        first_sequences=first,
        set_histories=set_histories,
        columns=columns,
        weights=weights,
        kinds=kinds,
        payoffs=tree.payoffs,
    )
    return form, set_of


def _information_sets(tree: FlatTree) -> tuple[IntArray, Any, Any]:
    """Numbers the information sets: by player, then in the order of the tree."""
    set_of = np.full(len(tree), -1, np.int32)
    histories, ranges = [], [0]
    for player in range(tree.payoffs.shape[1]):
        own = np.flatnonzero(tree.players == player)
        _, first, inverse = np.unique(tree.keys[own], return_index=True, return_inverse=True)
        order = np.argsort(first, kind="stable")
        place = np.empty(len(order), np.int64)
        place[order] = np.arange(len(order))
        set_of[own] = ranges[-1] + place[inverse]
        histories.append(own[first[order]])
        ranges.append(ranges[-1] + len(order))
    return set_of, np.concatenate(histories), np.array(ranges, np.int64)


def _check_perfect_recall(tree: FlatTree, set_of: IntArray, histories: Any, last: IntArray) -> None:
    """Every history of a set has the same actions and the same past of its player."""
    deciding = np.flatnonzero(set_of >= 0)
    like = histories[set_of[deciding]]
    players = tree.players[deciding]
    if (tree.action_counts[deciding] != tree.action_counts[like]).any():
        raise ImperfectRecallError("histories of one information set differ in their actions")
    if (last[deciding, players] != last[like, players]).any():
        raise ImperfectRecallError("histories of one information set differ in their past")


def _merged_leaves(tree: FlatTree, last: IntArray) -> tuple[Any, Any, Any]:
    """The leaves, those with the same sequences and result as one; without those worth nothing."""
    chances = _reach_probabilities(tree)
    worth = (tree.payoffs != 0).any(axis=1)
    ended = np.flatnonzero(tree.payoff_kinds != NO_PAYOFF)
    ended = ended[worth[tree.payoff_kinds[ended]]]
    keys = np.column_stack([last[ended], tree.payoff_kinds[ended]])
    order = np.lexsort(keys.T[::-1])
    keys, weights = keys[order], chances[ended][order]
    fresh = np.ones(len(keys), np.bool_)
    fresh[1:] = (keys[1:] != keys[:-1]).any(axis=1)
    starts = np.flatnonzero(fresh)
    merged = np.add.reduceat(weights, starts) if len(starts) else weights
    columns = np.ascontiguousarray(keys[starts, :-1].T.astype(np.int32))
    return columns, merged, keys[starts, -1].astype(np.int16)


def _reach_probabilities(tree: FlatTree) -> FloatArray:
    """The probability that chance does all that leads to each history."""
    found: FloatArray = tree.chances.copy()
    cfr.multiply_down(tree.parents, found)
    return found
