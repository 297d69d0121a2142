"""Plain values that a search takes and returns, usable without a compiler."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class MoveEstimate(NamedTuple):
    """The Monte Carlo estimate of a move's value."""

    worlds: int
    value: float
    """Its mean over the worlds in which it was tried; to which side, the search says."""
    advantage: float
    """How much more than the first move, in the worlds both were tried in."""
    standard_error: float
    """The standard error of that."""


ShouldContinue: TypeAlias = Callable[[], bool]
"""Whether there is time left."""
