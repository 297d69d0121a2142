"""Whose bot thinks next: fair by address and by table, and nobody waits longer than they should.

A turn goes to whoever has thought least of late: first among addresses, then among the tables of
one. The last free place is not for an address that thinks already, if others have asked lately:
thinking is not interrupted, and they would have to wait for the end of it.
"""

import asyncio
import itertools
from collections import Counter
from typing import NamedTuple

HALF_LIFE_SECONDS = 30.0
"""Seconds after which half of what was thought is forgotten."""
RECENT_SECONDS = 60.0
MAX_TRACKED_CLIENTS = 2_000


class Requester(NamedTuple):
    """For whom a bot thinks."""

    table: str = ""
    addresses: frozenset[str] = frozenset()
    """Those who play there; where nobody does, those who watch."""
    is_custom_edition: bool = False
    """Whether an edition of somebody's own is played: then nobody knows what thinking costs."""


class ThinkingSlot(NamedTuple):
    """A place among those who think."""

    table: str
    address: str
    started_at: float


class _Waiter(NamedTuple):
    table: str
    address: str
    order: int
    slot: asyncio.Future[ThinkingSlot]


class _DecayedUsage:
    """Seconds somebody has thought, less and less as time goes by."""

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
    """So many may think at once."""

    def __init__(self, places: int) -> None:
        self._free_slots = places
        self._order = itertools.count()
        self._waiting: list[_Waiter] = []
        self._slots_by_address: Counter[str] = Counter()
        self._table_usage, self._address_usage = _DecayedUsage(), _DecayedUsage()
        self._last_request_at: dict[str, float] = {}
        """When each address asked last."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def tracked(self) -> int:
        """How many are known by what they have thought."""
        return max(len(self._table_usage), len(self._address_usage), len(self._last_request_at))

    async def acquire(self, asker: Requester, patience: float) -> ThinkingSlot | None:
        """A place, as soon as it is their turn; None if that is not soon enough."""
        now = _now()
        # Whoever plays with others is not held up by what the others have used.
        address = min(
            asker.addresses, key=lambda each: self._address_usage.seconds_of(each, now), default=""
        )
        self._last_request_at.pop(address, None)
        self._last_request_at[address] = now
        self._drop_old_requests(now)
        turn: asyncio.Future[ThinkingSlot] = asyncio.get_running_loop().create_future()
        waiting = _Waiter(asker.table, address, next(self._order), turn)
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
        """Somebody has thought."""
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
        """Who asked longest ago stands first."""
        while self._last_request_at:
            address, at = next(iter(self._last_request_at.items()))
            if now - at <= RECENT_SECONDS:
                return
            del self._last_request_at[address]


def _now() -> float:
    return asyncio.get_running_loop().time()
