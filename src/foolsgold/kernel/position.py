"""One game of a kernel batch as a position for tree search: list moves, apply, copy, roll out."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from foolsgold.games.catalogue import Ruleset
from foolsgold.kernel.backend_interface import ROUND, Moves, UInt64Array
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.rollout import RolloutResult, run_rollouts


class KernelPosition:
    """A game that is searched: `copy` it and play on, for copying costs less than taking back.

    >>> position = KernelPosition("saboteur-lv", seats=5, seed=7)
    >>> after = position.copy()
    >>> after.apply(int(after.legal_moves[0]))
    >>> position.to_act, after.to_act
    (2, 3)
    """

    def __init__(self, edition: str | Ruleset, seats: int, seed: int) -> None:
        self._batch = Batch(edition, seats, 1, seed)

    @classmethod
    def from_state(cls, ruleset: Ruleset, state: Any) -> "KernelPosition":
        """The position a readable state tells."""
        position = cls(ruleset, state.seats, 0)
        position._batch.set_state(0, state)
        return position

    @property
    def to_act(self) -> int | None:
        """Who must decide now; None when the game is over."""
        seat = int(self._batch.to_act[0])
        return None if seat < 0 else seat

    @property
    def legal_moves(self) -> Moves:
        """All legal moves."""
        return self._batch.legal_moves(0)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of all seats so far."""
        return tuple(self._batch.scores[0].tolist())

    @property
    def state(self) -> Any:
        """The whole truth, as the readable rules hold it."""
        return self._batch.state(0)

    def apply(self, move: int) -> None:
        """Plays a legal move."""
        self._batch.step(np.array([move], np.int32))

    def decode_move(self, move: int) -> Any:
        """The readable move of a move."""
        return self._batch.decode_move(0, move)

    def encode_move(self, move: Any) -> int:
        """The move of a readable one."""
        return self._batch.encode_move(0, move)

    def copy(self) -> "KernelPosition":
        """The same position, to be played on apart."""
        other = object.__new__(KernelPosition)
        other._batch = self._batch.copy()
        return other

    def run_rollouts(
        self,
        policies: Sequence[int],
        chance: int | UInt64Array,
        *,
        times: int = 1,
        until: int = ROUND,
    ) -> RolloutResult:
        """Plays copies of this position on, `times` over; the position stays as it is.

        `chance` as in the function `run_rollouts`: a number, or a stream for each copy.
        """
        copies = self._batch.copy(np.zeros(times, np.int64))
        return run_rollouts(copies, policies, chance, until=until)
