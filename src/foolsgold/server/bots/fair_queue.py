"""Fair queue for bot processes: fair by address, then by table, with bounded waiting.

The next slot goes to the address that has used the least time recently, then to such a table of
that address. The last free slot is not for an address that is already using one if others have
asked recently: a running search is not interrupted, so they would have to wait for its end.
"""

import asyncio
import itertools
from collections import Counter
from typing import NamedTuple

HALF_LIFE_SECONDS = 30.0
"""Half-life of the thinking time that is remembered."""
RECENT_SECONDS = 60.0
MAX_TRACKED_CLIENTS = 2_000


class Requester(NamedTuple):
    """The table and address a bot thinks for."""

    table: str = ""
    addresses: frozenset[str] = frozenset()
    """Addresses of the players; without any, those of the spectators."""
    is_custom_edition: bool = False
    """Whether it is a custom edition: then nobody knows what thinking costs."""


class ThinkingSlot(NamedTuple):
    """A slot in the queue, held while a bot thinks."""

    table: str
    address: str
    started_at: float


class _Waiter(NamedTuple):
    table: str
    address: str
    order: int
    slot: asyncio.Future[ThinkingSlot]


class _DecayedUsage:
    """Thinking seconds used, with exponential decay."""

    def __init__(self) -> None:
        self._usage: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._usage)

    def seconds_of(self, who: str, now: float) -> float:
        seconds, at = self._usage.get(who, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE_SECONDS))

    def add(self, who: str, seconds: float, now: float) -> None:
        self._usage[who] = (self.seconds_of(who, now) + seconds, now)
        if len(self._usage) > MAX_TRACKED_CLIENTS:
            known = sorted(self._usage, key=lambda each: self.seconds_of(each, now))
            for each in known[: MAX_TRACKED_CLIENTS // 2]:
                del self._usage[each]


class FairQueue:
    """Admits a fixed number of requests at once."""

    def __init__(self, slots: int) -> None:
        self._free_slots = slots
        self._order = itertools.count()
        self._waiting: list[_Waiter] = []
        self._slots_by_address: Counter[str] = Counter()
        self._table_usage, self._address_usage = _DecayedUsage(), _DecayedUsage()
        self._last_request_at: dict[str, float] = {}
        """When each address asked last."""

    @property
    def waiting(self) -> int:
        """Number of waiting requests."""
        return len(self._waiting)

    @property
    def tracked(self) -> int:
        """Number of addresses and tables with remembered thinking time."""
        return max(len(self._table_usage), len(self._address_usage), len(self._last_request_at))

    async def acquire(self, requester: Requester, patience: float) -> ThinkingSlot | None:
        """Waits for a slot; None if there is none before the time-out."""
        now = _now()
        # Who plays with others is not held up by what the others have used.
        address = min(
            requester.addresses,
            key=lambda each: self._address_usage.seconds_of(each, now),
            default="",
        )
        self._last_request_at.pop(address, None)
        self._last_request_at[address] = now
        self._drop_old_requests(now)
        turn: asyncio.Future[ThinkingSlot] = asyncio.get_running_loop().create_future()
        waiting = _Waiter(requester.table, address, next(self._order), turn)
        self._waiting.append(waiting)
        self._grant_slots()
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(turn)
        except TimeoutError:
            return None if not turn.done() else turn.result()
        except asyncio.CancelledError:
            if turn.done():
                self.release(turn.result())
            raise
        finally:
            if not turn.done():
                self._waiting.remove(waiting)
                turn.cancel()

    def release(self, turn: ThinkingSlot) -> None:
        """Returns a slot and accounts for the time it was held."""
        now = _now()
        seconds = now - turn.started_at
        self._free_slots += 1
        self._slots_by_address[turn.address] -= 1
        self._slots_by_address += Counter()  # forgets those that hold none
        self._table_usage.add(turn.table, seconds, now)
        self._address_usage.add(turn.address, seconds, now)
        self._grant_slots()

    def _grant_slots(self) -> None:
        now = _now()
        while self._free_slots:
            fitting = [each for each in self._waiting if self._may_start(each, now)]
            if not fitting:
                return
            chosen = min(fitting, key=lambda each: self._rank(each, now))
            self._waiting.remove(chosen)
            self._free_slots -= 1
            self._slots_by_address[chosen.address] += 1
            chosen.slot.set_result(ThinkingSlot(chosen.table, chosen.address, now))

    def _may_start(self, waiting: _Waiter, now: float) -> bool:
        if self._free_slots > 1 or not self._slots_by_address[waiting.address]:
            return True
        asked = self._last_request_at.items()
        return all(other == waiting.address or now - at > RECENT_SECONDS for other, at in asked)

    def _rank(self, waiting: _Waiter, now: float) -> tuple[int, float, float, int]:
        address, table = waiting.address, waiting.table
        spent = (
            self._address_usage.seconds_of(address, now),
            self._table_usage.seconds_of(table, now),
        )
        return self._slots_by_address[address], *spent, waiting.order

    def _drop_old_requests(self, now: float) -> None:
        """Drops the oldest requests first."""
        while self._last_request_at:
            address, at = next(iter(self._last_request_at.items()))
            if now - at <= RECENT_SECONDS:
                return
            del self._last_request_at[address]


def _now() -> float:
    return asyncio.get_running_loop().time()
