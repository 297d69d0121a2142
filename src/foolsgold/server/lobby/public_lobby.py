"""Public lobby: list of open tables, server statistics, suspended devices.

Each server publishes its open tables as short-lived rows in the shared database, so all servers
have the same list. The merged list is cached for a second, however many ask.
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

from foolsgold.base.messages import UserError
from foolsgold.server.cluster.bus import Bus
from foolsgold.server.lobby.report_contents import identify_reported
from foolsgold.server.logs import Log
from foolsgold.server.rooms.room import PublicListing, Room
from foolsgold.server.security.network_addresses import region_of
from foolsgold.server.security.tokens import derive_device_id, hash_token
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import AnnouncementRow, ReportRow, Store, StoreError
from foolsgold.wire.frames import TableStage
from foolsgold.wire.public_lobby import OpenTable, OpenTables, PersonReport, ServerStatus

AnswerT = TypeVar("AnswerT")

PUBLISH_SECONDS = 1.0
"""Interval at which new announcements are published."""
REFRESH_SECONDS = 10.0
"""An unchanged announcement is renewed after this,"""
EXPIRY_SECONDS = 30.0
"""and expires after this: its server has crashed."""
CACHE_SECONDS = 1.0
"""For this long everybody gets the same list."""
MAX_LISTED_TABLES = 60
MAX_ANNOUNCEMENTS = 2_000
MAX_REPORTS = 5_000
"""Reports that are kept; beyond these the oldest are deleted."""
HOUR_SECONDS, DAY_SECONDS = 3600.0, 86_400.0
SERVER_PREFIX = "server "
"""Prefix of a server's own announcement: no table id has a blank."""


class ServerStats(msgspec.Struct, frozen=True):
    """Counts of one server."""

    waiting: int = 0
    playing: int = 0
    people: int = 0


class SingleFlightCache(Generic[AnswerT]):
    """Cache of one value with a short life; concurrent requests share one computation."""

    def __init__(self, seconds: float, find: Callable[[], Coroutine[Any, Any, AnswerT]]) -> None:
        self._seconds = seconds
        self._compute = find
        self._computed_at = 0.0
        self._task: asyncio.Task[AnswerT] | None = None

    async def get(self) -> AnswerT:
        """The cached value; a failure is not cached."""
        found, now = self._task, time.monotonic()
        old = now - self._computed_at >= self._seconds
        if found is None or (found.done() and (old or found.exception() is not None)):
            self._computed_at, self._task = now, asyncio.create_task(self._compute())
            found = self._task
        return await asyncio.shield(found)


class PublicLobby:
    """Publishes and lists open tables, and enforces blocks and suspensions."""

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
        self._started_at = time.monotonic()
        self._published: dict[str, AnnouncementRow] = {}
        self._suspended: set[str] = set()
        self._suspended_read_at = 0.0
        self.tables = SingleFlightCache(CACHE_SECONDS, self._list_tables)
        self.status = SingleFlightCache(CACHE_SECONDS, self._sum_status)

    # --- announcements to the other servers --------------------------------------------------

    async def publish(self) -> None:
        """Publishes new announcements, and withdraws outdated ones."""
        now = time.time()
        offers = {
            room.id: offer for room in self._rooms() if (offer := room.public_listing) is not None
        }
        if (
            now - self._suspended_read_at >= REFRESH_SECONDS
            or offers.keys() - self._published.keys()
        ):
            devices = [each.device for each in offers.values() if each.device is not None]
            self._suspended, self._suspended_read_at = await self._suspended_devices(devices), now
        notices = {
            row.name: row
            for row in (*self._table_announcements(offers, now), self._server_announcement(now))
        }
        candidates = [row for row in notices.values() if self._is_due(row)]
        withdrawn = [name for name in self._published if name not in notices]
        if candidates or withdrawn:
            await self._journal.write(
                Store.publish_announcements, candidates, withdrawn, self._server
            )
        self._published = {name: row for name, row in self._published.items() if name in notices}
        self._published |= {row.name: row for row in candidates}

    def _is_due(self, row: AnnouncementRow) -> bool:
        previous = self._published.get(row.name)
        if previous is None or row.at - previous.at >= REFRESH_SECONDS:
            return True
        # Statistics change all the time: they are published less often.
        return row.body != previous.body and not row.name.startswith(SERVER_PREFIX)

    def _table_announcements(
        self, offers: dict[str, PublicListing], now: float
    ) -> Iterator[AnnouncementRow]:
        """The tables listed longest; a quota per network keeps one from filling the list."""
        since = {name: row.since for name, row in self._published.items()}
        homes: Counter[str] = Counter()
        for name in sorted(offers, key=lambda each: since.get(each, now)):
            offer = offers[name]
            home = self.network_id(offer.address)
            homes[home] += 1
            if homes[home] <= self._settings.offers_each and offer.device not in self._suspended:
                body = msgspec.json.encode(offer.table).decode()
                yield AnnouncementRow(name, self._server, home, body, since.get(name, now), now)

    def _server_announcement(self, now: float) -> AnnouncementRow:
        body = msgspec.json.encode(self._own_stats()).decode()
        return AnnouncementRow(f"{SERVER_PREFIX}{self._server}", self._server, "", body, now, now)

    def _own_stats(self) -> ServerStats:
        """A table with people at several servers is counted by its leader."""
        stages: Counter[TableStage] = Counter()
        people = 0
        for room in self._rooms():
            people += room.local_people
            if room.local_people and self._bus.is_leader_of(room.id):
                stages[room.table.stage] += 1
        return ServerStats(
            stages[TableStage.LOBBY] + stages[TableStage.OVER], stages[TableStage.PLAYING], people
        )

    async def close(self) -> None:
        """Withdraws all announcements of this server."""
        names, self._published = list(self._published), {}
        if names:
            with contextlib.suppress(StoreError):
                await self._journal.write(Store.publish_announcements, [], names, self._server)

    # --- the list ----------------------------------------------------------------------------

    async def _list_tables(self) -> OpenTables:
        """Tables with the most people waiting first, then those that have waited longest."""
        now, homes = time.time(), Counter[str]()
        found: list[OpenTable] = []
        for row in await self._journal.read(
            Store.announcements, now - EXPIRY_SECONDS, MAX_ANNOUNCEMENTS
        ):
            homes[row.home] += 1
            if row.name.startswith(SERVER_PREFIX) or homes[row.home] > self._settings.offers_each:
                continue
            listing = msgspec.json.decode(row.body, type=OpenTable)
            minutes = max(int(now - row.since), 0) // 60
            found.append(msgspec.structs.replace(listing, minutes=minutes))
        found.sort(key=lambda table: (-table.people, -table.minutes))
        return OpenTables(tuple(found[:MAX_LISTED_TABLES]), max(len(found) - MAX_LISTED_TABLES, 0))

    async def _sum_status(self) -> ServerStatus:
        now, own = time.time(), self._own_stats()
        others = [
            msgspec.json.decode(row.body, type=ServerStats)
            for row in await self._journal.read(
                Store.announcements, now - EXPIRY_SECONDS, MAX_ANNOUNCEMENTS
            )
            if row.name.startswith(SERVER_PREFIX) and row.server != self._server
        ]
        return ServerStatus(
            version=_version(),
            minutes=int(time.monotonic() - self._started_at) // 60,
            waiting=sum(each.waiting for each in (own, *others)),
            playing=sum(each.playing for each in (own, *others)),
            people=sum(each.people for each in (own, *others)),
            games=await self._journal.read(Store.count_games_since, now - now % DAY_SECONDS),
        )

    # --- blocks and reports ------------------------------------------------------------------

    async def check_admission(self, room: Room, device: str | None) -> None:
        """`UserError` if a device may not sit down here."""
        table = room.table
        if device is None:
            return
        host = None if table.host is None else table.device_at(table.host)
        if host is not None and device in await self._journal.read(Store.blocked_devices, host):
            raise UserError("seat-blocked")
        if table.listed and await self._suspended_devices([device]):
            raise UserError("device-shunned")

    async def _suspended_devices(self, devices: Sequence[str]) -> set[str]:
        """Devices lately reported from several unrelated networks."""
        if not devices:
            return set()
        since = time.time() - self._settings.shun_hours * HOUR_SECONDS
        return await self._journal.read(
            Store.suspended_devices, devices, since, self._settings.shun_after
        )

    async def file_report(
        self, room: Room, by: str | None, address: str, report: PersonReport
    ) -> None:
        """Stores a report about another person at the table."""
        reported, home = identify_reported(room.table, by, report.seat), self.network_id(address)
        row = ReportRow(
            hash_token(f"{room.id} {reported.key_hash} {home}")[:32],
            reported.device or "",
            home,
            room.table.code,
            reported.name,
            report.why.value,
            reported.words,
            time.time(),
        )
        await self._journal.write(Store.add_report, row, MAX_REPORTS)
        self._log.info("reported", table=room.id, device=reported.device, why=report.why.value)

    def network_id(self, address: str) -> str:
        """A keyed hash of the client's region, comparable on this server only."""
        return derive_device_id(self._journal.secret, "home", region_of(address))


@cache
def _version() -> str:
    return version("foolsgold")
