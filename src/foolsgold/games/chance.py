"""Chance: fixed before a game begins, round by round, the same shape in every game."""

from typing import Generic, TypeVar

import msgspec

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat, Seed

D = TypeVar("D")


class GameChance(msgspec.Struct, Generic[D], frozen=True):
    """All chance of a game: each round's deal follows from the seed and the round's number."""

    first: Seat
    seed: Seed
    given: FrozenDict[int, D] = FrozenDict()
    """Rounds dealt otherwise than the seed says: for tests, studies and possible worlds."""
