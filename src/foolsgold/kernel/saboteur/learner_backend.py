"""Saboteur for learners: its implementation of `kernel.learner_backend.LearnerBackend`."""

from typing import Any

import numpy as np

from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.state import State
from foolsgold.kernel.learner_backend import LearnerBackend, learner_entry_points_of
from foolsgold.kernel.saboteur.learner_entry_points import advance, observe
from foolsgold.kernel.saboteur.learner_log import log_rows
from foolsgold.kernel.saboteur.learner_moves import (
    ACTION_NAMES,
    LEARNER_ACTIONS,
    SEAT_ACTIONS,
)
from foolsgold.kernel.saboteur.learner_observation import LAYOUT, observation_of
from foolsgold.kernel.saboteur.record_layout import EDITION_DTYPE, GAME_DTYPE, GOALS
from foolsgold.kernel.saboteur.scratch_memory import SCRATCH_WORDS


def side_rewards(state: State, number: int) -> tuple[float, ...]:
    """1 for each seat of the side that won the round of this number, -1 for the others."""
    if len(state.past) < number:
        return ()
    past = state.past[number - 1]
    return tuple(1.0 if (role is Role.DIGGER) == past.found else -1.0 for role in past.roles)


def roles_of(game: Any) -> tuple[str, ...]:
    """Everybody's role."""
    bits = int(game["roles"])
    return tuple(
        str(Role.SABOTEUR if bits >> seat & 1 else Role.DIGGER)
        for seat in range(int(game["seats"]))
    )


def peeks_of(game: Any) -> set[tuple[int, int]]:
    """Who has looked at which goal this round."""
    return {
        (seat, goal)
        for seat in range(int(game["seats"]))
        for goal in range(GOALS)
        if int(game["peeked"][seat]) >> goal & 1
    }


def _edition_table() -> Any:
    tables = np.zeros(1, EDITION_DTYPE)
    tables.setflags(write=False)
    return tables


LEARNER_BACKEND = LearnerBackend(
    layout=LAYOUT,
    actions=LEARNER_ACTIONS,
    action_names=ACTION_NAMES,
    seat_actions=SEAT_ACTIONS,
    listed_moves=160,
    round_overrides={"rounds": 1},
    apply_in_round=RULES.apply,
    advance=advance,
    observe=observe,
    observation_of=observation_of,
    log_rows=log_rows,
    side_rewards=side_rewards,
    roles_of=roles_of,
    peeks_of=peeks_of,
    entry_points=learner_entry_points_of(
        advance,
        observe,
        np.zeros(1, GAME_DTYPE),
        _edition_table(),
        np.zeros(SCRATCH_WORDS, np.uint64),
    ),
)
