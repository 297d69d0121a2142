"""Whose bot thinks next: fair by address and by table, and nobody waits longer than they should.

A turn goes to whoever has thought least of late: first among addresses, then among the tables of
one. The last free place is not for an address that thinks already, if others have asked lately:
thinking is not interrupted, and they would have to wait for the end of it.
"""

import asyncio
import itertools
from collections import Counter
from typing import NamedTuple

HALF_LIFE = 30.0
"""Seconds after which half of what was thought is forgotten."""
LATELY = 60.0
MOST_KNOWN = 2_000


class Asker(NamedTuple):
    """For whom a bot thinks."""

    table: str = ""
    addresses: frozenset[str] = frozenset()
    """Those who play there; where nobody does, those who watch."""
    own: bool = False
    """Whether an edition of somebody's own is played: then nobody knows what thinking costs."""


class Turn(NamedTuple):
    """A place among those who think."""

    table: str
    address: str
    began: float


class _Waiting(NamedTuple):
    table: str
    address: str
    order: int
    turn: asyncio.Future[Turn]


class _Spent:
    """Seconds somebody has thought, less and less as time goes by."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def by(self, who: str, now: float) -> float:
        seconds, at = self._known.get(who, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE))

    def add(self, who: str, seconds: float, now: float) -> None:
        self._known[who] = (self.by(who, now) + seconds, now)
        if len(self._known) > MOST_KNOWN:
            known = sorted(self._known, key=lambda each: self.by(each, now))
            for each in known[: MOST_KNOWN // 2]:
                del self._known[each]


class Turns:
    """So many may think at once."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._order = itertools.count()
        self._waiting: list[_Waiting] = []
        self._held: Counter[str] = Counter()
        self._tables, self._addresses = _Spent(), _Spent()
        self._asked: dict[str, float] = {}
        """When each address asked last."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def remembered(self) -> int:
        """How many are known by what they have thought."""
        return max(len(self._tables), len(self._addresses), len(self._asked))

    async def wait(self, asker: Asker, patience: float) -> Turn | None:
        """A place, as soon as it is their turn; None if that is not soon enough."""
        now = _now()
        # Whoever plays with others is not held up by what the others have used.
        address = min(asker.addresses, key=lambda each: self._addresses.by(each, now), default="")
        self._asked.pop(address, None)
        self._asked[address] = now
        self._forget(now)
        turn: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(asker.table, address, next(self._order), turn)
        self._waiting.append(waiting)
        self._next()
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(turn)
        except TimeoutError:
            return None if not turn.done() else turn.result()
        except asyncio.CancelledError:
            if turn.done():
                self.end(turn.result())
            raise
        finally:
            if not turn.done():
                self._waiting.remove(waiting)
                turn.cancel()

    def end(self, turn: Turn) -> None:
        """Somebody has thought."""
        now = _now()
        seconds = now - turn.began
        self._free += 1
        self._held[turn.address] -= 1
        self._held += Counter()  # forgets those that hold none
        self._tables.add(turn.table, seconds, now)
        self._addresses.add(turn.address, seconds, now)
        self._next()

    def _next(self) -> None:
        now = _now()
        while self._free:
            fitting = [each for each in self._waiting if self._may(each, now)]
            if not fitting:
                return
            chosen = min(fitting, key=lambda each: self._rank(each, now))
            self._waiting.remove(chosen)
            self._free -= 1
            self._held[chosen.address] += 1
            chosen.turn.set_result(Turn(chosen.table, chosen.address, now))

    def _may(self, waiting: _Waiting, now: float) -> bool:
        if self._free > 1 or not self._held[waiting.address]:
            return True
        asked = self._asked.items()
        return all(other == waiting.address or now - at > LATELY for other, at in asked)

    def _rank(self, waiting: _Waiting, now: float) -> tuple[int, float, float, int]:
        address, table = waiting.address, waiting.table
        spent = self._addresses.by(address, now), self._tables.by(table, now)
        return self._held[address], *spent, waiting.order

    def _forget(self, now: float) -> None:
        """Who asked longest ago stands first."""
        while self._asked:
            address, at = next(iter(self._asked.items()))
            if now - at <= LATELY:
                return
            del self._asked[address]


def _now() -> float:
    return asyncio.get_running_loop().time()
