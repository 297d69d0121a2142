"""All tables of one server: opens them, finds them, lets idle ones go."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import NoReturn

from foolsgold.base.messages import Complaint
from foolsgold.server.archive.finished_games import Archive
from foolsgold.server.bots.worker_pool import Thinkers
from foolsgold.server.cluster.bus import Bus, News
from foolsgold.server.lobby.public_lobby import BEAT, Square
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.projection.replay import row_of
from foolsgold.server.rooms.context import Desk
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.rate_limits import Limit, Shows
from foolsgold.server.security.tokens import clean_code, hash_of, key_for, new_code, new_seed
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.retention import Tidying
from foolsgold.server.storage.store import ChangeRow, OriginRow, SnapshotRow, StoreError, TableRow
from foolsgold.server.table import changes, snapshots
from foolsgold.server.table.changes import Change, Opened, Stopped
from foolsgold.server.table.decisions import Table
from foolsgold.server.table.outdated_rules import unplayable
from foolsgold.server.table.state import Outdated
from foolsgold.wire.finished_games import PastLink
from foolsgold.wire.frames import Showing, Stage
from foolsgold.wire.http_bodies import AskForSeat, Carry, NewTable, Seated, SitDown

PORTION = 200
"""Changes that are folded in at a stretch."""
OPENER = "opener"
"""The author of the changes a table begins with, before anybody has a key."""


class Hall:
    """Where the tables stand."""

    def __init__(
        self,
        settings: Settings,
        *,
        journal: Journal,
        bus: Bus,
        thinkers: Thinkers,
        log: Log,
        metrics: Metrics,
        seed: Callable[[], int] = new_seed,
        code: Callable[[], str] = new_code,
    ) -> None:
        """New tables are dealt from a `seed` and found by a `code`."""
        clock = time.monotonic
        self.settings = settings
        self.journal = journal
        self.log = log
        self.metrics = metrics
        self.addresses = Limit(settings.address_rate, clock)
        self.openings = Limit(settings.open_rate, clock)
        self.misses = Limit(settings.miss_rate, clock)
        self.questions = Limit(settings.referee_rate, clock)
        self.guesses = Limit(settings.guess_rate, clock)
        self.asks = Limit(settings.ask_rate, clock)
        self.newcomers = Limit(settings.device_rate, clock)
        self.strangers = Limit(settings.stranger_rate, clock)
        self.reports = Limit(settings.report_rate, clock)
        self.parcels = Limit(settings.parcel_rate, clock)
        self.archive = Archive(settings, journal, log)
        self._bus = bus
        self._new_code = code
        self._desk = Desk(
            settings,
            journal,
            bus,
            thinkers,
            log,
            metrics,
            Limit(settings.command_rate, clock),
            Limit(settings.talk_rate, clock),
            Limit(settings.change_rate, clock),
            Shows(settings.shows_each, settings.shows),
            seed,
        )
        self.tidying = Tidying(
            settings, journal, log, self._stage_of, lambda table: table in self._rooms
        )
        self._rooms: dict[str, Room] = {}
        self.square = Square(settings, journal, bus, log, self._rooms.values)
        self._ids: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._alive: frozenset[str] = frozenset()
        self._sockets: Counter[str] = Counter()

    async def start(self) -> None:
        """Begins to listen to other servers and to tidy up."""
        await self._bus.start(self._hear)
        self._tasks = [
            asyncio.create_task(self._every(self.settings.idle_seconds / 4, self._sweep)),
            asyncio.create_task(self._every(self.settings.look_every, self._look)),
            asyncio.create_task(self.tidying.run()),
        ]
        if self.settings.strangers:
            self._tasks.append(asyncio.create_task(self._every(BEAT, self.square.post)))

    async def close(self) -> None:
        """Says goodbye to everybody; what was asked for is finished first."""
        for task in self._tasks:
            task.cancel()
        stopping = Complaint("bye-stopping")
        await asyncio.gather(*(room.close(stopping) for room in self._rooms.values()))
        await self.square.close()

    async def disconnect(self) -> None:
        """Lets go of the other servers; also where there was no time to say goodbye to all."""
        await self._bus.close()
        self.archive.close()

    # --- tables ------------------------------------------------------------------------------

    async def open(self, new: NewTable, device: str | None = None) -> Seated:
        """Opens a table; asked again with the same request, it is the same table and seat."""
        if new.listed and not self.settings.strangers:
            raise Complaint("strangers-off")
        table_id = hash_of(f"table {new.id}")[:32]
        key = key_for(self.journal.secret, table_id, f"open {new.id}")
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
            opening = list(_opening(row.code, first, new, hash_of(key), device))
            rows = [
                ChangeRow(table_id, number, OPENER, str(number), changes.written(each), time.time())
                for number, each in enumerate(opening, start=1)
            ]
            if await self.journal.open_table(row, rows):
                self.log.info(
                    "table opened",
                    table=table_id,
                    edition="own" if new.edition_text else new.edition,
                )
                return Seated(row.code, "", 0, key)
            known = await self.journal.table_by_id(table_id)
            if known is not None:
                seat = (await self.room(known.code)).seat_again(hash_of(key), new.name)
                return Seated(known.code, "", seat, key)
        raise StoreError("no free code")

    async def sit(
        self, code: str, ask: SitDown, former: str | None = None, device: str | None = None
    ) -> Seated:
        """Sits down at a table; asked again with the same request, it is the same seat.

        `former` is the key the device has had here: whoever was shown out stays out.
        """
        room = await self.room(code)
        key = key_for(self.journal.secret, room.id, f"sit {ask.id}")
        old = None if former is None else hash_of(former)
        await self.square.check(room, device)
        seat = await room.sit(ask, hash_of(key), hash_of(ask.id), old, device)
        room.seat_again(hash_of(key), ask.name)
        return Seated(room.table.code, "", seat, key)

    async def carry(self, code: str, ask: Carry, device: str | None = None) -> Seated:
        """Brings a seat to another device; asked again with the same request, it is the same."""
        room = await self.room(code)
        key = key_for(self.journal.secret, room.id, f"carry {ask.id}")
        seat = await room.carry(ask.carry, hash_of(key), hash_of(ask.id), device)
        return Seated(room.table.code, "", seat, key)

    async def show_game(
        self, address: str, key: str | None, showing: Showing, asker: str
    ) -> PastLink:
        """Who played sets to whom a finished game is shown, at its table, too."""
        link, news = await self.archive.show(address, key, showing, asker)
        if news is not None:
            table_id, number = news
            # It is stored. Whoever cannot look now will do so by themselves.
            with contextlib.suppress(StoreError):
                if room := self._rooms.get(table_id):
                    await self._look_at(room)
            if not self._bus.is_alone:
                await self._bus.tell(table_id, number)
        return link

    async def ask(
        self, code: str, ask: AskForSeat, former: str | None = None, device: str | None = None
    ) -> Seated:
        """Asks for a seat whose key is lost; the new one opens it once the others agree."""
        room = await self.room(code)
        key = key_for(self.journal.secret, room.id, f"ask {ask.id}")
        old = None if former is None else hash_of(former)
        sign = await room.ask(ask.seat, hash_of(key), hash_of(ask.id), old, device)
        return Seated(room.table.code, "", ask.seat, key, sign)

    async def room(self, code: str) -> Room:
        """The table with this code; `Complaint` if there is none."""
        code = clean_code(code)
        room = self._rooms.get(self._ids.get(code, ""))
        if room is None:
            return await self._load(code)
        is_idle = room.is_idle(0)
        room.touch()
        if is_idle:
            # Only tables somebody is connected to are kept up to date.
            await room.look()
        return room

    async def still(self, room: Room) -> Room:
        """The same table a moment later: it may have left the memory meanwhile."""
        room.touch()
        return self._rooms.get(room.id) or await self._load(room.table.code)

    async def _load(self, code: str) -> Room:
        """Reads a table into memory; all who ask for it meanwhile wait for the same reading."""
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._read(code))
        task = self._loading[code]
        try:
            room = await asyncio.shield(task)
        finally:
            if task.done():
                self._loading.pop(code, None)
        if room.id not in self._rooms:
            self._rooms[room.id] = room
            self._ids[code] = room.id
            room.keep()
            self.metrics.tables.set(len(self._rooms))
        return self._rooms[room.id]

    async def _read(self, code: str) -> Room:
        row, kept, rows = await self.journal.table_since(code)
        if row is None:
            raise Complaint("table-unknown", code=code)
        table = None if kept is None else await self._restored(row, kept)
        if table is None and kept is not None:
            row, rows = await self.journal.whole_table(code)
            if row is None:
                raise Complaint("table-unknown", code=code)
        try:
            if table is None:
                first, *rows = rows
                table = Table(code, changes.opening(first.body))
            room = Room(row.id, table, self._desk)
            for number, stored in enumerate(rows):
                room.replay(stored.body, stored.at)
                if number % PORTION == PORTION - 1:
                    await asyncio.sleep(0)  # a long history must not keep the others waiting
        except Outdated as outdated:
            assert table is not None
            await self._stop(row, rows, table, outdated)
        except Exception as error:  # a table no rule explains: say so, and leave it alone
            self.log.error("table unreadable", table=row.id, error=type(error).__name__)
            raise Complaint("table-unreadable") from None
        return room

    async def _stop(
        self, row: TableRow, rows: list[ChangeRow], table: Table, outdated: Outdated
    ) -> NoReturn:
        """A game that cannot be played on is told so, and kept for looking back.

        That it has ended is stored first: a server of another version might still play it.
        """
        rest = [each for each in rows if each.number > table.number]
        found = unplayable(table, [each.body for each in rest])
        if not found.stopped:
            end = rows[-1].number + 1
            body = changes.written(Stopped())
            stop = ChangeRow(row.id, end, OPENER, f"stopped {end}", body, time.time())
            if not await self.journal.append(stop):
                raise Complaint("slow-down")
        kept = row_of(
            found.record, self.journal.secret, row.id, table, at=rest[-1].at, games=found.games
        )
        await self.journal.keep_game(kept, OriginRow(kept.id, row.id, found.games))
        self.log.warning("game outdated", table=row.id)
        raise Complaint("game-outdated", **outdated.phrase.args, address=kept.id) from None

    async def _restored(self, row: TableRow, kept: SnapshotRow) -> Table | None:
        """The table of a snapshot; None if it has to be told by its changes."""
        snapshot = snapshots.read(kept.body)
        if snapshot is None:
            return None
        talk = await self.journal.bodies(row.id, snapshot.spoken)
        try:
            return snapshots.restored(snapshot, row.code, talk)
        except Exception as error:  # the changes are the truth
            self.log.warning("snapshot not used", table=row.id, error=type(error).__name__)
            return None

    async def _stage_of(self, code: str) -> Stage:
        """What a table is that nobody is at; once something was played there, no lobby any more."""
        table = (await self._read(code)).table
        return Stage.OVER if table.stage is Stage.LOBBY and table.games else table.stage

    @contextlib.contextmanager
    def socket_of(self, address: str) -> Iterator[None]:
        """One more open socket of an address; `Complaint` if it has too many."""
        if self._sockets[address] >= self.settings.sockets:
            raise Complaint("slow-down")
        self._sockets[address] += 1
        self.metrics.connections.inc()
        try:
            yield
        finally:
            self.metrics.connections.dec()
            self._sockets[address] -= 1
            self._sockets += Counter()  # forgets those that have none

    # --- in the background -------------------------------------------------------------------

    async def _hear(self, news: News) -> None:
        if news.table is None:
            self._meet()
            return
        room = self._rooms.get(news.table)
        if room is None:
            return
        if news.devices is not None:
            if room.hear_here(news):
                # Until they knew of us they may have stored something and told nobody.
                with contextlib.suppress(StoreError):
                    await self._look_at(room)
        elif news.number is not None and news.number > room.table.number:
            with contextlib.suppress(StoreError):
                await self._look_at(room)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Work that is done again and again, whatever goes wrong with it once."""
        while True:
            await asyncio.sleep(max(seconds, 0.05))
            try:
                await work()
            except Exception as error:  # the next time may be better
                self.log.error("background work failed", error=type(error).__name__)

    async def _look(self) -> None:
        """Whatever the bus did not tell stands in the database."""
        busy = [room for room in self._rooms.values() if not room.is_idle(0)]
        numbers = await self.journal.last_numbers([room.id for room in busy])
        for room in busy:
            if room.id not in numbers:
                # It has rested too long, and a server it was not open at has taken it away.
                await self._let_go(room, Complaint("table-unknown", code=room.table.code))
            elif numbers[room.id] > room.table.number:
                await self._look_at(room)
        self._meet()
        if self._alive and not self._bus.is_sure:
            # Tables nobody is connected to here too: that news may have been lost.
            for room in list(self._rooms.values()):
                room.tell_elsewhere()

    def _meet(self) -> None:
        """Other servers may have come or gone: who is here is told to who is there now."""
        alive = self._bus.alive()
        if alive == self._alive:
            return
        self._alive = alive
        for room in list(self._rooms.values()):
            room.refresh_here()
            room.tell_elsewhere()

    async def _look_at(self, room: Room) -> None:
        """A table that cannot be read any more is told so, to all who are at it or come back."""
        try:
            await room.look()
        except Complaint as unreadable:
            await self._let_go(room, unreadable)

    async def _sweep(self) -> None:
        """Tables nobody is connected to leave the memory; the database has them."""
        for room in list(self._rooms.values()):
            if room.is_idle(self.settings.idle_seconds):
                await self._let_go(room)

    async def _let_go(self, room: Room, why: Complaint | None = None) -> None:
        await room.close(why)
        self._rooms.pop(room.id, None)
        self._ids.pop(room.table.code, None)
        self.metrics.tables.set(len(self._rooms))
        if why is None:
            room.let_go()


def _opening(
    code: str, first: Opened, new: NewTable, key_hash: str, device: str | None
) -> Iterator[Change]:
    """The changes a table begins with; each is tried out before any is stored."""
    table = Table(code, first)
    yield first
    # The one who opens a locked table sits down first.
    table.locked = False
    sat = table.sitting(new.name, 0, key_hash, new.face, device=device)
    table.apply(sat)
    yield sat
    for seat, bot in enumerate(new.bots, start=1):
        bot_sat = table.bot_sitting(seat, bot)
        table.apply(bot_sat)
        yield bot_sat
