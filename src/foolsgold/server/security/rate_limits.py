"""Limits that slow somebody down and ban nobody: a family shares one address."""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable

from foolsgold.base.messages import Complaint

MOST_KEYS = 20_000


class SlowDown(Complaint):
    """Refused by a limit: the same request is allowed after so many milliseconds; None: never."""

    def __init__(self, milliseconds: int | None) -> None:
        super().__init__("slow-down")
        self.milliseconds = milliseconds


class Limit:
    """A bucket for each key: so many at once, then so many a second."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float]) -> None:
        self._burst, self._per_second = rate
        self._clock = clock
        self.milliseconds = math.floor(1000 / self._per_second) + 1 if self._per_second else None
        """The longest that an empty bucket takes to allow one more; None if it is never refilled.

        It depends on the setting alone: how full a bucket is, others at the same address know too.
        """
        self._filled: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, key: Hashable) -> bool:
        """Takes one from the key's bucket; False if it is empty."""
        now = self._clock()
        level, at = self._filled.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._per_second)
        allowed = level >= 1
        self._filled[key] = (level - 1 if allowed else level, now)
        # The one who asked longest ago: their bucket is the likeliest to be full again.
        if len(self._filled) > MOST_KEYS:
            self._filled.popitem(last=False)
        return allowed

    def has(self, key: Hashable) -> bool:
        """Whether the key's bucket has something left; nothing is taken."""
        level, at = self._filled.get(key, (self._burst, 0.0))
        return min(self._burst, level + (self._clock() - at) * self._per_second) >= 1

    def take(self, key: Hashable) -> None:
        """`SlowDown` if the key's bucket is empty."""
        if not self.allows(key):
            raise SlowDown(self.milliseconds)


class Shows:
    """Tables without people run as long as somebody watches: so many for each address, and in all.

    Bots play for nobody but them, and take the turns of those who play with somebody.
    """

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self._most = most
        self._running: dict[str, str] = {}
        self._addresses: Counter[str] = Counter()

    def begin(self, table: str, addresses: frozenset[str]) -> bool:
        """Whether a table may run that these watch; it then does until `end`."""
        if table in self._running:
            return True
        address = min(addresses, key=lambda each: (self._addresses[each], each), default=None)
        full = len(self._running) >= self._most
        if address is None or full or self._addresses[address] >= self._each:
            return False
        self._running[table] = address
        self._addresses[address] += 1
        return True

    def end(self, table: str) -> None:
        """It runs no longer, if it did."""
        address = self._running.pop(table, None)
        if address is not None:
            self._addresses[address] -= 1
            self._addresses += Counter()  # forgets those that have none
