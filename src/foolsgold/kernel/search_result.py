"""What a search is asked and what it answers, in plain values: for whoever has no compiler."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class MoveEstimate(NamedTuple):
    """What became of a move."""

    worlds: int
    value: float
    """What it was worth, on average over the worlds it was tried in; to whom, the search says."""
    advantage: float
    """How much more than the first move, in the worlds both were tried in."""
    standard_error: float
    """The standard error of that."""


ShouldContinue: TypeAlias = Callable[[], bool]
"""Whether there is time left."""
