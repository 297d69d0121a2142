"""What a game's backend offers learners, and how it is found."""

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.kernel.backend_interface import Records, backend_of
from foolsgold.kernel.compilation import EntryPoint
from foolsgold.kernel.learner_layout import (
    FEATURE_COUNT,
    LEARNER_DTYPE,
    LOG_WIDTH,
    MAX_SEATS,
    OPTIONS,
    LearnerActions,
    ObservationLayout,
)


@dataclass(frozen=True, kw_only=True, eq=False)
class LearnerBackend:
    """One game, for learners."""

    layout: ObservationLayout
    actions: LearnerActions
    action_names: tuple[str, ...]
    """The game's actions, as features number them from 1."""
    seat_actions: npt.NDArray[np.uint8]
    """For each action: whether its target is a seat."""
    listed_moves: int
    """Room in a list of moves; what does not fit is left out, from the end of the order."""
    round_overrides: dict[str, Any]
    """What an edition's file would say for a game of one round."""
    apply_in_round: Callable[[Any, Any], tuple[Any, tuple[Any, ...]]]
    """`Rules.apply` for such a game: once its round is over, the next one is not dealt."""
    advance: Callable[..., int]
    """Plays a choice in each game, then the bots' moves until a learner is to act: games, table,
    infos, logs, choices, policies, beliefs, streams, options, observations, finals, moves, ids,
    features, masks, rewards, work. Says how many games went beyond their records."""
    observe: Callable[..., None]
    """What a seat knows in each game: games, table, infos, logs, seat, out."""
    observation_of: Callable[
        [Any, Sequence[Sequence[int]], AbstractSet[tuple[int, int]], int, int],
        npt.NDArray[np.uint8],
    ]
    """The same from a readable view: view, log with absolute seats, who has looked at which goal,
    claims left, rows of the log."""
    log_rows: Callable[[Sequence[Any]], list[tuple[int, ...]]]
    """The rows of a move in the log, from what everybody hears of it, with absolute seats."""
    side_rewards: Callable[[Any, int], tuple[float, ...]]
    """What the round of this number is worth to each seat; empty until a side has won it: state,
    round."""
    roles_of: Callable[[Any], tuple[str, ...]]
    """Everybody's role, by a record."""
    peeks_of: Callable[[Any], set[tuple[int, int]]]
    """Who has looked at which goal this round, by a record."""
    entry_points: tuple[EntryPoint, ...]
    """All that has to be compiled."""


@cache
def learner_backend_of(game: str) -> LearnerBackend:
    """The learners' part of a game's backend."""
    found: LearnerBackend = resolve_name(backend_of(game).learner)
    return found


def learner_entry_points_of(
    advance: Any, observe: Any, games: Records, tables: Records, work: npt.NDArray[Any]
) -> tuple[EntryPoint, ...]:
    """What has to be compiled, with arguments of the kinds it is called with."""
    common = (games, tables, np.zeros(1, LEARNER_DTYPE), np.zeros((1, 1, LOG_WIDTH), np.uint8))
    numbers, bytes_ = np.zeros((1, 1), np.int32), np.zeros((1, 1), np.uint8)
    policies, beliefs = np.zeros((1, MAX_SEATS), np.uint8), np.zeros((1, MAX_SEATS))
    chosen = (numbers[0], policies, beliefs, np.zeros(1, np.uint64), np.zeros(OPTIONS, np.int64))
    features, rewards = (
        np.zeros((1, 1, FEATURE_COUNT), np.uint8),
        np.zeros((1, MAX_SEATS), np.float32),
    )
    outputs = (bytes_, bytes_, numbers, numbers, features, bytes_, rewards)
    return (
        EntryPoint(advance, (*common, *chosen, *outputs, work)),
        EntryPoint(observe, (*common, 0, bytes_)),
    )
