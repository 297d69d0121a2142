"""Gobblings for learners: its implementation of `kernel.learner_backend.LearnerBackend`."""

from typing import Any

import numpy as np

from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.engine import apply_in_round
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.state import State
from foolsgold.kernel.gobblings import learner_entry_points
from foolsgold.kernel.gobblings.codes import ROLES
from foolsgold.kernel.gobblings.learner_log import log_rows
from foolsgold.kernel.gobblings.learner_moves import (
    ACTION_NAMES,
    LEARNER_ACTIONS,
    SEAT_ACTIONS,
)
from foolsgold.kernel.gobblings.learner_observation import LAYOUT, observation_of
from foolsgold.kernel.gobblings.record_layout import (
    EDITION_DTYPE,
    GAME_DTYPE,
    MAX_LISTED_MOVES,
    SCRATCH_DTYPE,
)
from foolsgold.kernel.learner_backend import LearnerBackend, learner_entry_points_of
from foolsgold.kernel.learner_layout import GOALS


def advance(*arguments: Any) -> int:
    """`learner_entry_points.advance`, with scratch memory as the record it is used as."""
    arguments = (*arguments[:-1], arguments[-1].view(SCRATCH_DTYPE))
    return int(learner_entry_points.advance(*arguments))


def side_rewards(state: State, number: int) -> tuple[float, ...]:
    """1 for each seat of the race that won the round of this number, -1 for the others.

    Roles change hands: what counts is the one held at the end.
    """
    roles, outcome = state.roles, state.outcome
    if state.round != number:
        past = next(past for past in reversed(state.past) if past.round == number)
        roles, outcome = past.roles, past.outcome
    if outcome is None:
        return ()
    winner = Race.GNOME if outcome is Outcome.GOLD else Race.GOBLIN
    return tuple(1.0 if state.edition.race_of[role] is winner else -1.0 for role in roles)


def roles_of(game: Any) -> tuple[str, ...]:
    """Everybody's role."""
    return tuple(str(ROLES[role]) for role in game["roles"][: int(game["seats"])].tolist())


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
    listed_moves=MAX_LISTED_MOVES,
    round_overrides={},
    apply_in_round=apply_in_round,
    advance=advance,
    observe=learner_entry_points.observe,
    observation_of=observation_of,
    log_rows=log_rows,
    side_rewards=side_rewards,
    roles_of=roles_of,
    peeks_of=peeks_of,
    entry_points=learner_entry_points_of(
        learner_entry_points.advance,
        learner_entry_points.observe,
        np.zeros(1, GAME_DTYPE),
        _edition_table(),
        np.zeros(1, SCRATCH_DTYPE),
    ),
)
