"""Where strangers meet: the list of open tables, plain figures, and who is not welcome.

Every server of a database tells of its own tables in a few lines there that are good for seconds,
so that all of them have the same list. It is built once in a moment, for however many ask.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from functools import cache
from importlib.metadata import version
from secrets import token_hex
from typing import Any, Generic, TypeVar

import msgspec

from foolsgold.base.messages import Complaint
from foolsgold.server.cluster.bus import Bus
from foolsgold.server.lobby.reports import reported
from foolsgold.server.logs import Log
from foolsgold.server.rooms.room import Offer, Room
from foolsgold.server.security.addresses import neighbourhood
from foolsgold.server.security.tokens import device_for, hash_of
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import NoticeRow, ReportRow, StoreError
from foolsgold.wire.frames import Stage
from foolsgold.wire.public_lobby import OpenTable, OpenTables, Report, Status

Answer = TypeVar("Answer")

BEAT = 1.0
"""Seconds between two looks at what there is to tell."""
AGAIN = 10.0
"""What has not changed is told again after so long,"""
GONE = 30.0
"""and not believed any more after so long: its server was killed."""
FRESH = 1.0
"""Seconds for which everybody gets the same answer."""
MOST_LISTED = 60
MOST_NOTICES = 2_000
HOUR, DAY = 3600.0, 86_400.0
A_SERVER = "server "
"""How the name of a server's own notice begins: no table has a blank in its id."""


class Figures(msgspec.Struct, frozen=True):
    """What a server counts of itself."""

    waiting: int = 0
    playing: int = 0
    people: int = 0


class Moment(Generic[Answer]):
    """An answer that is the same for everybody: all who ask within a moment share it."""

    def __init__(self, seconds: float, find: Callable[[], Coroutine[Any, Any, Answer]]) -> None:
        self._seconds = seconds
        self._find = find
        self._at = 0.0
        self._found: asyncio.Task[Answer] | None = None

    async def now(self) -> Answer:
        """The answer; one that failed is not kept."""
        found, now = self._found, time.monotonic()
        old = now - self._at >= self._seconds
        if found is None or (found.done() and (old or found.exception() is not None)):
            self._at, self._found = now, asyncio.create_task(self._find())
            found = self._found
        return await asyncio.shield(found)


class Square:
    """What strangers find, and what hosts and reports keep them from."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        bus: Bus,
        log: Log,
        rooms: Callable[[], Iterable[Room]],
    ) -> None:
        self._settings = settings
        self._journal = journal
        self._bus = bus
        self._log = log
        self._rooms = rooms
        self._server = token_hex(8)
        self._began = time.monotonic()
        self._posted: dict[str, NoticeRow] = {}
        self._unwelcome: set[str] = set()
        self._asked = 0.0
        self.tables = Moment(FRESH, self._tables)
        self.status = Moment(FRESH, self._status)

    # --- telling the other servers -----------------------------------------------------------

    async def post(self) -> None:
        """Tells what is new here, and what is no longer so."""
        now = time.time()
        offers = {room.id: offer for room in self._rooms() if (offer := room.offer) is not None}
        if now - self._asked >= AGAIN or offers.keys() - self._posted.keys():
            devices = [each.device for each in offers.values() if each.device is not None]
            self._unwelcome, self._asked = await self._shunned(devices), now
        notices = {row.name: row for row in (*self._of_tables(offers, now), self._of_itself(now))}
        due = [row for row in notices.values() if self._is_due(row)]
        gone = [name for name in self._posted if name not in notices]
        if due or gone:
            await self._journal.post(due, gone, self._server)
        self._posted = {name: row for name, row in self._posted.items() if name in notices}
        self._posted |= {row.name: row for row in due}

    def _is_due(self, row: NoticeRow) -> bool:
        known = self._posted.get(row.name)
        if known is None or row.at - known.at >= AGAIN:
            return True
        # Figures change all the time: they can wait.
        return row.body != known.body and not row.name.startswith(A_SERVER)

    def _of_tables(self, offers: dict[str, Offer], now: float) -> Iterator[NoticeRow]:
        """Those that are there longest; nobody fills the list alone."""
        since = {name: row.since for name, row in self._posted.items()}
        homes: Counter[str] = Counter()
        for name in sorted(offers, key=lambda each: since.get(each, now)):
            offer = offers[name]
            home = self.home_of(offer.address)
            homes[home] += 1
            if homes[home] <= self._settings.offers_each and offer.device not in self._unwelcome:
                body = msgspec.json.encode(offer.shown).decode()
                yield NoticeRow(name, self._server, home, body, since.get(name, now), now)

    def _of_itself(self, now: float) -> NoticeRow:
        body = msgspec.json.encode(self._figures()).decode()
        return NoticeRow(f"{A_SERVER}{self._server}", self._server, "", body, now, now)

    def _figures(self) -> Figures:
        """A table with people at several servers is counted where it is kept."""
        stages: Counter[Stage] = Counter()
        people = 0
        for room in self._rooms():
            people += room.people
            if room.people and self._bus.keeps(room.id):
                stages[room.table.stage] += 1
        return Figures(stages[Stage.LOBBY] + stages[Stage.OVER], stages[Stage.PLAYING], people)

    async def close(self) -> None:
        """What was told of here is no longer so."""
        names, self._posted = list(self._posted), {}
        if names:
            with contextlib.suppress(StoreError):
                await self._journal.post([], names, self._server)

    # --- what strangers find -----------------------------------------------------------------

    async def _tables(self) -> OpenTables:
        """Where most wait comes first, then who has waited longest."""
        now, homes = time.time(), Counter[str]()
        found: list[OpenTable] = []
        for row in await self._journal.notices(now - GONE, MOST_NOTICES):
            homes[row.home] += 1
            if row.name.startswith(A_SERVER) or homes[row.home] > self._settings.offers_each:
                continue
            shown = msgspec.json.decode(row.body, type=OpenTable)
            minutes = max(int(now - row.since), 0) // 60
            found.append(msgspec.structs.replace(shown, minutes=minutes))
        found.sort(key=lambda table: (-table.people, -table.minutes))
        return OpenTables(tuple(found[:MOST_LISTED]), max(len(found) - MOST_LISTED, 0))

    async def _status(self) -> Status:
        now, mine = time.time(), self._figures()
        others = [
            msgspec.json.decode(row.body, type=Figures)
            for row in await self._journal.notices(now - GONE, MOST_NOTICES)
            if row.name.startswith(A_SERVER) and row.server != self._server
        ]
        return Status(
            version=_version(),
            minutes=int(time.monotonic() - self._began) // 60,
            waiting=sum(each.waiting for each in (mine, *others)),
            playing=sum(each.playing for each in (mine, *others)),
            people=sum(each.people for each in (mine, *others)),
            games=await self._journal.games_since(now - now % DAY),
        )

    # --- who is not welcome ------------------------------------------------------------------

    async def check(self, room: Room, device: str | None) -> None:
        """`Complaint` if a device may not sit down here."""
        table = room.table
        if device is None:
            return
        host = None if table.host is None else table.device_at(table.host)
        if host is not None and device in await self._journal.blocked(host):
            raise Complaint("seat-blocked")
        if table.listed and await self._shunned([device]):
            raise Complaint("device-shunned")

    async def _shunned(self, devices: Sequence[str]) -> set[str]:
        """Those that people who have nothing to do with each other have reported lately."""
        if not devices:
            return set()
        since = time.time() - self._settings.shun_hours * HOUR
        return await self._journal.shunned(devices, since, self._settings.shun_after)

    async def report(self, room: Room, by: str | None, address: str, report: Report) -> None:
        """Keeps what somebody tells of another at their table."""
        about, home = reported(room.table, by, report.seat), self.home_of(address)
        row = ReportRow(
            hash_of(f"{room.id} {about.key_hash} {home}")[:32],
            about.device or "",
            home,
            room.table.code,
            about.name,
            report.why.value,
            about.words,
            time.time(),
        )
        await self._journal.report(row)
        self._log.info("reported", table=room.id, device=about.device, why=report.why.value)

    def home_of(self, address: str) -> str:
        """The part of the network an address is in, so that only this server knows it again."""
        return device_for(self._journal.secret, "home", neighbourhood(address))


@cache
def _version() -> str:
    return version("foolsgold")
