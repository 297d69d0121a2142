"""Observers for OpenSpiel: named pieces of a tensor, and a string.

The observation is what the seat sees now, as other learners get it (`LearnerBackend`). The
information state adds the whole history of the round as the seat saw it, and the cards and the role
it was dealt, so that different information states have different tensors.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.envs.openspiel_history import (
    HISTORY_COLUMNS,
    HISTORY_WIDTH,
    StepKind,
    information_rows,
)
from foolsgold.envs.openspiel_round import Round
from foolsgold.envs.openspiel_setup import Setup
from foolsgold.envs.openspiel_view import view_text

PIECES_OF_INFORMATION = ("player", "dealt_role", "dealt", "history")


def information_pieces(setup: Setup, rows: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The pieces of an information state beyond the observation, with their shapes."""
    yield "player", (setup.seats,)
    yield "dealt_role", (len(setup.parts.role_names),)
    yield "dealt", (len(setup.parts.faces),)
    yield "history", (rows, HISTORY_WIDTH)


class RoundObserver:
    """A `PyObserver`: `tensor` and `dict` hold what `set_from` was last asked for."""

    columns = HISTORY_COLUMNS

    def __init__(self, setup: Setup, history_rows: int, *, perfect_recall: bool) -> None:
        self.setup, self.perfect_recall = setup, perfect_recall
        log_rows = 0 if perfect_recall else setup.log_rows
        self.log_rows = log_rows
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        layout = setup.learner.layout
        pieces = layout.with_log(self.log_rows)
        shapes = [(piece.name, piece.shape) for piece in pieces if piece.size]
        self.observed = layout.size(self.log_rows)
        """Numbers in the observation; what is beyond is of the information state."""
        if self.perfect_recall:
            shapes += information_pieces(self.setup, history_rows)
        sizes = [int(np.prod(shape)) for _, shape in shapes]
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        at = 0
        for (name, shape), size in zip(shapes, sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: Any, player: int) -> None:
        """Writes what a player sees in a state into `tensor` and `dict`."""
        table: Round = state.round
        _check_player(table, player)
        self.tensor[: self.observed] = table.observation(player, self.log_rows)
        if self.perfect_recall:
            self._write_information(table, player)

    def _write_information(self, table: Round, player: int) -> None:
        who, role, dealt, history = (self.dict[name] for name in PIECES_OF_INFORMATION)
        who[:] = role[:] = dealt[:] = 0
        who[player] = 1
        setup = table.setup
        for step in table.steps[: setup.deal_length]:
            if step.seat == player and step.kind == StepKind.ROLE:
                role[step.value] = 1
            elif step.seat == player and step.kind == StepKind.DEAL:
                dealt[step.value] += 1
        rows = list(information_rows(setup, table.steps, player))
        if rows:
            history[: len(rows)] = rows
        history[len(rows) :] = 0

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees in a state, as text."""
        table: Round = state.round
        _check_player(table, player)
        if self.perfect_recall:
            return table.information_text(player)
        return view_text(table, player)


def _check_player(table: Round, player: int) -> None:
    if not 0 <= player < table.setup.seats:
        raise ValueError(f"players are from 0 to {table.setup.seats - 1}, not {player}")
