"""A search that knows the answer, for tests of bots that ask one."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from foolsgold.kernel.search_result import MoveEstimate


class SearchRequest(NamedTuple):
    """What a bot asked."""

    known: Any
    moves: list[str]
    rollouts: int
    goes_on: bool
    """What the clock of the bot said."""


class FakeSearch:
    """Prefers one move, and remembers what it was asked."""

    def __init__(self, best: str) -> None:
        self.best = best
        self.asked: list[SearchRequest] = []

    def __call__(
        self,
        _view: Any,
        known: Any,
        moves: Sequence[Any],
        _chance: int,
        rollouts: int,
        goes_on: Callable[[], bool],
    ) -> list[MoveEstimate] | None:
        self.asked.append(SearchRequest(known, [*map(str, moves)], rollouts, goes_on()))
        return [
            MoveEstimate(100, 0.9, 0.4, 0.05)
            if str(move) == self.best
            else MoveEstimate(100, 0.5, 0.0, 0.05)
            for move in moves
        ]
