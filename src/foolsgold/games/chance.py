"""`GameChance`: all randomness of a game, fixed by the seed before it begins."""

from typing import Generic, TypeVar

import msgspec

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat, Seed

D = TypeVar("D")


class GameChance(msgspec.Struct, Generic[D], frozen=True):
    """All randomness of a game: each round's deal follows from the seed and the round's number."""

    first: Seat
    seed: Seed
    given: FrozenDict[int, D] = FrozenDict()
    """Explicit deals of some rounds, for tests, studies and determinization."""
