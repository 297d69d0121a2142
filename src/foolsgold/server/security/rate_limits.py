"""Token-bucket rate limits. They slow down and never ban: a family shares one address."""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable

from foolsgold.base.messages import UserError

MAX_KEYS = 20_000


class RateLimited(UserError):
    """Refused by a rate limit; may be retried after this many milliseconds, or never if None."""

    def __init__(self, milliseconds: int | None) -> None:
        super().__init__("slow-down")
        self.retry_after_ms = milliseconds


class RateLimiter:
    """Token-bucket rate limiter, one bucket per key: a burst, then a rate per second."""

    def __init__(self, rate: tuple[float, float], clock: Callable[[], float]) -> None:
        self._burst, self._per_second = rate
        self._clock = clock
        self.retry_after_ms = math.floor(1000 / self._per_second) + 1 if self._per_second else None
        """The longest that an empty bucket takes to allow one more; None if it is never refilled.

        It depends on the setting alone: how full a bucket is, others at the same address share.
        """
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def try_take(self, key: Hashable) -> bool:
        """Takes a token from the key's bucket; False if it is empty."""
        now = self._clock()
        level, at = self._buckets.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._per_second)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        # The least recently used: that bucket is the likeliest to be full again.
        if len(self._buckets) > MAX_KEYS:
            self._buckets.popitem(last=False)
        return allowed

    def has_tokens(self, key: Hashable) -> bool:
        """Whether the key's bucket has a token; takes none."""
        level, at = self._buckets.get(key, (self._burst, 0.0))
        return min(self._burst, level + (self._clock() - at) * self._per_second) >= 1

    def require(self, key: Hashable) -> None:
        """`RateLimited` if the key's bucket is empty."""
        if not self.try_take(key):
            raise RateLimited(self.retry_after_ms)


class BotOnlyTableQuota:
    """Limits tables where only bots play while somebody watches: per address, and in total.

    Bots play on for these tables only; turns of tables with people do not count.
    """

    def __init__(self, each: int, most: int) -> None:
        self._max_per_address = each
        self._max_total = most
        self._address_by_table: dict[str, str] = {}
        self._count_by_address: Counter[str] = Counter()

    def try_start(self, table: str, addresses: frozenset[str]) -> bool:
        """Whether a table may run for these spectators; it then does until `stop`."""
        if table in self._address_by_table:
            return True
        address = min(
            addresses, key=lambda each: (self._count_by_address[each], each), default=None
        )
        full = len(self._address_by_table) >= self._max_total
        if address is None or full or self._count_by_address[address] >= self._max_per_address:
            return False
        self._address_by_table[table] = address
        self._count_by_address[address] += 1
        return True

    def stop(self, table: str) -> None:
        """The table does not run any more, if it did."""
        address = self._address_by_table.pop(table, None)
        if address is not None:
            self._count_by_address[address] -= 1
            self._count_by_address += Counter()  # drops addresses that hold none
