"""Registry of the rooms of one server: opens, loads and evicts tables."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator

from foolsgold.base.messages import UserError
from foolsgold.server.archive.finished_games import Archive
from foolsgold.server.bots.worker_pool import BotPool
from foolsgold.server.cluster.bus import Bus, BusMessage
from foolsgold.server.lobby.public_lobby import PUBLISH_SECONDS, PublicLobby
from foolsgold.server.lobby.registry_rate_limits import RegistryLimits
from foolsgold.server.lobby.room_loader import OPENER_AUTHOR, RoomLoader
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.rate_limits import BotOnlyTableQuota, RateLimiter
from foolsgold.server.security.tokens import (
    derive_key,
    hash_token,
    new_code,
    new_seed,
    normalise_code,
)
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.retention import RetentionJob
from foolsgold.server.storage.store import ChangeRow, Store, StoreError, TableRow
from foolsgold.server.table import stored_changes
from foolsgold.server.table.decisions.seat_assignment import decide_bot_sit, decide_sit
from foolsgold.server.table.stored_changes import Change, Opened
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire.finished_games import ReplayLink
from foolsgold.wire.frames import Visibility
from foolsgold.wire.http_bodies import (
    NewTable,
    SeatRequestBody,
    SeatResponse,
    SeatTransferRequest,
    SitDown,
)


class RoomRegistry:
    """Finds a room by its table id, loading it on demand and evicting it when idle."""

    def __init__(
        self,
        settings: Settings,
        *,
        journal: Journal,
        bus: Bus,
        bot_pool: BotPool,
        log: Log,
        metrics: Metrics,
        make_seed: Callable[[], int] = new_seed,
        make_code: Callable[[], str] = new_code,
    ) -> None:
        """Seeds of new tables come from `make_seed`, their codes from `make_code`."""
        clock = time.monotonic
        self.settings = settings
        self.journal = journal
        self.log = log
        self.metrics = metrics
        self.limits = RegistryLimits.from_settings(settings, clock)
        self.archive = Archive(settings, journal, log)
        self._bus = bus
        self._new_code = make_code
        self._context = ServerContext(
            settings,
            journal,
            bus,
            bot_pool,
            log,
            metrics,
            RateLimiter(settings.command_rate, clock),
            RateLimiter(settings.talk_rate, clock),
            RateLimiter(settings.change_rate, clock),
            BotOnlyTableQuota(settings.shows_each, settings.shows),
            make_seed,
        )
        self._loader = RoomLoader(self._context)
        self.retention_job = RetentionJob(
            settings, journal, log, self._loader.stage_of, lambda table: table in self._rooms
        )
        self._rooms: dict[str, Room] = {}
        self.public_lobby = PublicLobby(settings, journal, bus, log, self._rooms.values)
        self._ids_by_code: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._live_servers: frozenset[str] = frozenset()
        self._sockets_by_address: Counter[str] = Counter()

    async def start(self) -> None:
        """Starts listening to other servers, and the background jobs."""
        await self._bus.start(self._on_bus_message)
        self._tasks = [
            asyncio.create_task(self._run_every(self.settings.idle_seconds / 4, self._evict_idle)),
            asyncio.create_task(self._run_every(self.settings.look_every, self._poll_database)),
            asyncio.create_task(self.retention_job.run()),
        ]
        if self.settings.strangers:
            self._tasks.append(
                asyncio.create_task(self._run_every(PUBLISH_SECONDS, self.public_lobby.publish))
            )

    async def close(self) -> None:
        """Closes all rooms with a goodbye; pending requests are finished first."""
        for task in self._tasks:
            task.cancel()
        stopping = UserError("bye-stopping")
        await asyncio.gather(*(room.close(stopping) for room in self._rooms.values()))
        await self.public_lobby.close()

    async def close_connections_to_others(self) -> None:
        """Closes bus and database, even if there was no time to say goodbye to all."""
        await self._bus.close()
        self.archive.close()

    # --- tables ------------------------------------------------------------------------------

    async def open_table(self, new: NewTable, device: str | None = None) -> SeatResponse:
        """Opens a table; idempotent by request: the same table and seat."""
        if new.listed and not self.settings.strangers:
            raise UserError("strangers-off")
        table_id = hash_token(f"table {new.id}")[:32]
        key = derive_key(self.journal.secret, table_id, f"open {new.id}")
        first = Opened(
            edition=new.edition,
            own_edition=new.edition_text,
            options=new.options,
            seats=new.seats,
            lang=new.lang,
            turn_seconds=new.turn_seconds,
            chat=new.chat,
            locked=new.locked,
            times=new.times,
            pace=new.pace,
            bot_talk=new.bot_talk,
            level=new.level,
            sealed=self.settings.sealed,
            listed=new.listed,
        )
        for _ in range(20):
            row = TableRow(table_id, self._new_code())
            opening = list(_opening_changes(row.code, first, new, hash_token(key), device))
            rows = [
                ChangeRow(
                    table_id,
                    number,
                    OPENER_AUTHOR,
                    str(number),
                    stored_changes.encode_change(each),
                    time.time(),
                )
                for number, each in enumerate(opening, start=1)
            ]
            if await self.journal.write(Store.open_table, row, rows):
                self.log.info(
                    "table opened",
                    table=table_id,
                    edition="own" if new.edition_text else new.edition,
                )
                return SeatResponse(row.code, "", 0, key)
            known = await self.journal.read(Store.table_by_id, table_id)
            if known is not None:
                seat = (await self.room(known.code)).seat_of_request(hash_token(key), new.name)
                return SeatResponse(known.code, "", seat, key)
        raise StoreError("no free code")

    async def sit(
        self, code: str, body: SitDown, former: str | None = None, device: str | None = None
    ) -> SeatResponse:
        """Seats a person; idempotent by request: the same seat.

        `former` is the key the device has had here: whoever was kicked stays out.
        """
        room = await self.room(code)
        key = derive_key(self.journal.secret, room.id, f"sit {body.id}")
        old = None if former is None else hash_token(former)
        await self.public_lobby.check_admission(room, device)
        seat = await room.sit(body, hash_token(key), hash_token(body.id), old, device)
        room.seat_of_request(hash_token(key), body.name)
        return SeatResponse(room.table.code, "", seat, key)

    async def transfer_seat(
        self, code: str, body: SeatTransferRequest, device: str | None = None
    ) -> SeatResponse:
        """Moves a seat to another device; idempotent by request."""
        room = await self.room(code)
        key = derive_key(self.journal.secret, room.id, f"carry {body.id}")
        seat = await room.redeem_transfer_code(
            body.carry, hash_token(key), hash_token(body.id), device
        )
        return SeatResponse(room.table.code, "", seat, key)

    async def set_game_visibility(
        self, address: str, key: str | None, visibility: Visibility, requester: str
    ) -> ReplayLink:
        """Sets who may see a finished game, at its table, too."""
        link, news = await self.archive.set_visibility(address, key, visibility, requester)
        if news is not None:
            table_id, number = news
            # It is stored. A server that cannot sync now will do so later.
            with contextlib.suppress(StoreError):
                if room := self._rooms.get(table_id):
                    await self._sync_or_evict(room)
            if not self._bus.is_alone:
                await self._bus.publish_change(table_id, number)
        return link

    async def request_seat(
        self,
        code: str,
        body: SeatRequestBody,
        former: str | None = None,
        device: str | None = None,
    ) -> SeatResponse:
        """Requests a seat whose key is lost; the new key opens it once the others agree."""
        room = await self.room(code)
        key = derive_key(self.journal.secret, room.id, f"ask {body.id}")
        old = None if former is None else hash_token(former)
        sign = await room.request_seat(body.seat, hash_token(key), hash_token(body.id), old, device)
        return SeatResponse(room.table.code, "", body.seat, key, sign)

    async def room(self, code: str) -> Room:
        """The table with this code; `UserError` if there is none."""
        code = normalise_code(code)
        room = self._rooms.get(self._ids_by_code.get(code, ""))
        if room is None:
            return await self._load(code)
        is_idle = room.is_idle(0)
        room.mark_active()
        if is_idle:
            # Only tables with connections are kept up to date.
            await room.sync()
        return room

    async def reload_if_evicted(self, room: Room) -> Room:
        """Returns the room, reloading it if it was evicted meanwhile."""
        room.mark_active()
        return self._rooms.get(room.id) or await self._load(room.table.code)

    async def _load(self, code: str) -> Room:
        """Loads a table into memory; concurrent callers share one load."""
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._loader.load(code))
        task = self._loading[code]
        try:
            room = await asyncio.shield(task)
        finally:
            if task.done():
                self._loading.pop(code, None)
        if room.id not in self._rooms:
            self._rooms[room.id] = room
            self._ids_by_code[code] = room.id
            room.save_snapshot_if_due()
            self.metrics.tables.set(len(self._rooms))
        return self._rooms[room.id]

    @contextlib.contextmanager
    def count_socket(self, address: str) -> Iterator[None]:
        """Counts an open WebSocket of an address; `UserError` if it has too many."""
        if self._sockets_by_address[address] >= self.settings.sockets:
            raise UserError("slow-down")
        self._sockets_by_address[address] += 1
        self.metrics.connections.inc()
        try:
            yield
        finally:
            self.metrics.connections.dec()
            self._sockets_by_address[address] -= 1
            self._sockets_by_address += Counter()  # drops addresses with none

    # --- in the background -------------------------------------------------------------------

    async def _on_bus_message(self, news: BusMessage) -> None:
        if news.table is None:
            self._announce_presence()
            return
        room = self._rooms.get(news.table)
        if room is None:
            return
        if news.devices is not None:
            if room.on_remote_presence(news):
                # Before they knew of us they may have stored changes without telling us.
                with contextlib.suppress(StoreError):
                    await self._sync_or_evict(room)
        elif news.number is not None and news.number > room.table.number:
            with contextlib.suppress(StoreError):
                await self._sync_or_evict(room)

    async def _run_every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Runs a periodic job, and goes on after errors."""
        while True:
            await asyncio.sleep(max(seconds, 0.05))
            try:
                await work()
            except Exception as error:  # the next time may be better
                self.log.error("background work failed", error=type(error).__name__)

    async def _poll_database(self) -> None:
        """Syncs with the database: bus messages may be lost."""
        busy = [room for room in self._rooms.values() if not room.is_idle(0)]
        numbers = await self.journal.read(Store.last_change_numbers, [room.id for room in busy])
        for room in busy:
            if room.id not in numbers:
                # It was idle for too long, and a server where it was not loaded has deleted it.
                await self._evict(room, UserError("table-unknown", code=room.table.code))
            elif numbers[room.id] > room.table.number:
                await self._sync_or_evict(room)
        self._announce_presence()
        if self._live_servers and not self._bus.is_reliable:
            # Tables nobody is connected to here, too: that message may have been lost.
            for room in list(self._rooms.values()):
                room.publish_presence()

    def _announce_presence(self) -> None:
        """Announces presence again when the set of live servers has changed."""
        alive = self._bus.live_servers()
        if alive == self._live_servers:
            return
        self._live_servers = alive
        for room in list(self._rooms.values()):
            room.drop_dead_servers()
            room.publish_presence()

    async def _sync_or_evict(self, room: Room) -> None:
        """Evicts a table that cannot be read any more, and tells everybody at it."""
        try:
            await room.sync()
        except UserError as unreadable:
            await self._evict(room, unreadable)

    async def _evict_idle(self) -> None:
        """Evicts tables nobody is connected to; the database has them."""
        for room in list(self._rooms.values()):
            if room.is_idle(self.settings.idle_seconds):
                await self._evict(room)

    async def _evict(self, room: Room, why: UserError | None = None) -> None:
        await room.close(why)
        self._rooms.pop(room.id, None)
        self._ids_by_code.pop(room.table.code, None)
        self.metrics.tables.set(len(self._rooms))
        if why is None:
            room.break_cycles()


def _opening_changes(
    code: str, first: Opened, new: NewTable, key_hash: str, device: str | None
) -> Iterator[Change]:
    """The changes a table begins with; each is tried out before any is stored."""
    table = Table(code, first)
    yield first
    # Opening a locked table does not lock out its opener.
    table.locked = False
    sat = decide_sit(table, new.name, 0, key_hash, face=new.face, device=device)
    table.apply(sat)
    yield sat
    for seat, bot in enumerate(new.bots, start=1):
        bot_sat = decide_bot_sit(table, seat, bot)
        table.apply(bot_sat)
        yield bot_sat
