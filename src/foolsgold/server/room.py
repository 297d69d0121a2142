"""A table that people are connected to: carries out commands, tells everybody, keeps the clock."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.base.rng import Rng
from foolsgold.bots.question import Question
from foolsgold.server import changes
from foolsgold.server.bus import Bus, News
from foolsgold.server.changes import Change
from foolsgold.server.connection import Connection
from foolsgold.server.journal import Journal
from foolsgold.server.keys import new_seed
from foolsgold.server.limits import Limit
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings
from foolsgold.server.showing import Happened, Reader, change_shown, encoded, missed, welcome
from foolsgold.server.store import ChangeRow, StoreError
from foolsgold.server.table import Table
from foolsgold.server.thinking import Thinkers
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockKind, Doer, Stage

HOUSE = "house"
"""The author of what the server does itself."""
STORE_DOWN = Phrase("store-down")
RETRY_SECONDS = 2.0
GOODBYE_SECONDS = 0.05
KEEPER_GRACE = 2.0
"""How much later another server does what a table's keeper has not done."""


class Desk(NamedTuple):
    """What all rooms of a server share."""

    settings: Settings
    journal: Journal
    bus: Bus
    thinkers: Thinkers
    log: Log
    metrics: Metrics
    commands: Limit
    talk: Limit
    seed: Callable[[], int] = new_seed


class Due(NamedTuple):
    """What happens if nobody does anything: at this time a bot plays this turn."""

    turn: int
    seat: Seat
    at: float
    by: Doer
    clock: ClockKind | None
    """What people are shown; a bot's own turn needs no clock."""


class Room:
    """One table, live."""

    def __init__(self, table_id: str, table: Table, desk: Desk) -> None:
        self.id = table_id
        self.table = table
        self._desk = desk
        self._lock = asyncio.Lock()
        self._tail: deque[Happened] = deque(maxlen=desk.settings.tail)
        self._connections: list[Connection] = []
        self._elsewhere: dict[str, News] = {}
        self._absent_since: dict[Seat, float] = {}
        self._away: set[Seat] = set()
        """Seats a bot plays until their person comes back."""
        self._turn_began = self._now()
        self._due: Due | None = None
        self._due_task: asyncio.Task[None] | None = None
        self._clock_shown = False
        self._is_awake = False
        self._thought: tuple[int, asyncio.Task[Any]] | None = None
        self._host_timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.quiet_since = self._now()

    # --- commands ----------------------------------------------------------------------------

    async def command(self, connection: Connection, command: ask.Command) -> None:
        """Carries out a command of a seat, once; the answer goes to the connection."""
        try:
            with self._desk.metrics.spread_seconds.time():
                number = await self._obey(connection.reader, command)
        except Complaint as complaint:
            self._desk.metrics.commands.labels("refused").inc()
            connection.refuse(command.id, complaint.phrase)
        except StoreError as error:
            self._desk.metrics.commands.labels("failed").inc()
            self._desk.log.error("store failed", error=str(error))
            if error.may_be_stored:
                # Neither yes nor no would be true: he comes back and asks with the same id again.
                connection.close(1013, STORE_DOWN, again=True)
            else:
                connection.refuse(command.id, STORE_DOWN)
        except Exception as error:
            # Only the kind of error: its text could hold anything.
            self._desk.metrics.commands.labels("failed").inc()
            self._desk.log.error("command failed", table=self.id, error=type(error).__name__)
            connection.refuse(command.id, Phrase("server-error"))
        else:
            self._desk.metrics.commands.labels("done").inc()
            connection.send(frames.Ack(id=command.id, number=number))

    async def _obey(self, reader: Reader, command: ask.Command) -> int:
        if reader.seat is None or reader.key_hash is None:
            raise Complaint("watchers-watch")
        self._desk.commands.take(reader.key_hash)
        if isinstance(command, ask.Say | ask.MakeClaim):
            self._desk.talk.take(reader.key_hash)
        seed = self._desk.seed() if isinstance(command, ask.Start) else 0

        def decide() -> Change:
            # The seat may have changed hands while the command was on its way.
            seat = self.table.seat_of(str(reader.key_hash))
            if seat is None:
                raise Complaint("seat-lost")
            return self.table.decide(seat, command, seed)

        return await self._change(reader.key_hash, command.id, decide)

    async def sit(self, name: str, seat: Seat | None, key_hash: str, request: str) -> Seat:
        """A person sits down; asked again with the same request, he has the same seat."""
        await self._change(key_hash, request, lambda: self.table.sitting(name, seat, key_hash))
        sat = self.table.seat_of(key_hash)
        if sat is None:
            raise Complaint("seat-lost")
        return sat

    async def _change(self, author: str, command: str, decide: Callable[[], Change]) -> int:
        """Decides, stores, applies, tells; the number of the change, old or new.

        Whoever asked may go meanwhile: what is on its way to the disk is told all the same.
        """
        task = asyncio.create_task(self._change_now(author, command, decide))
        self._tasks.add(task)
        task.add_done_callback(self._changed)
        return await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits for it, if somebody does

    async def _change_now(self, author: str, command: str, decide: Callable[[], Change]) -> int:
        async with self._lock:
            while True:
                try:
                    change = decide()
                except Complaint:
                    # What was done before may well be refused now: then it is not done again.
                    number = await self._desk.journal.number_of(self.id, author, command)
                    if number is None:
                        # Another server may have stored what makes it right.
                        if not await self._catch_up():
                            raise
                        continue
                else:
                    row = ChangeRow(
                        table_id=self.id,
                        number=self.table.number + 1,
                        author=author,
                        command=command,
                        body=changes.written(change),
                        at=time.time(),
                    )
                    if await self._append(row):
                        self._take(change)
                        self._spawn(self._desk.bus.tell(self.id, self.table.number))
                        return self.table.number
                    number = await self._desk.journal.number_of(self.id, author, command)
                # Another server was faster, or this very command was carried out before.
                await self._catch_up()
                if number is not None:
                    return number

    async def _append(self, row: ChangeRow) -> bool:
        """Whether the change went in; a commit may succeed and its answer be lost."""
        try:
            return await self._desk.journal.append(row)
        except StoreError:
            try:
                number = await self._desk.journal.number_of(self.id, row.author, row.command)
            except StoreError as error:
                error.may_be_stored = True
                raise
            if number is None:
                raise
            return False

    async def _catch_up(self) -> bool:
        """Takes in what other servers have stored; whether there was anything."""
        rows = await self._desk.journal.changes_after(self.id, self.table.number)
        for row in rows:
            self._take(changes.read(row.body))
        return bool(rows)

    async def look(self) -> None:
        """Takes in what other servers have stored."""
        async with self._lock:
            await self._catch_up()

    def replay(self, change: Change) -> None:
        """Folds in a stored change while the table is loaded: nobody is told."""
        self._fold(change)

    def _fold(self, change: Change) -> Happened:
        events = self.table.apply(change)
        table = self.table
        happened = Happened(table.number, change, table.turn, events, table.dealt)
        self._tail.append(happened)
        return happened

    def _take(self, change: Change) -> None:
        """Folds in a stored change and tells everybody connected here."""
        turn, host, acting = self.table.turn, self.table.host, self.table.to_act
        lost = None
        if isinstance(change, changes.Vacated):
            lost = self.table.held[change.seat].key_hash
        happened = self._fold(change)
        shown: dict[Reader, str] = {}
        for connection in self._connections:
            reader = connection.reader
            if reader not in shown:
                frame = change_shown(happened, self.table, reader, latest=True)
                shown[reader] = encoded(frame)
            connection.send_text(shown[reader])
        if isinstance(change, changes.Vacated):
            self._away.discard(change.seat)
            # A moment later: should it be his own wish, the acknowledgement comes first.
            goodbye = Phrase(f"bye-{change.why}")
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._turn_out, lost, goodbye)
        taken_over = isinstance(change, changes.Vacated) and change.seat == acting
        if self.table.turn != turn or taken_over or isinstance(change, changes.Paused):
            # A bot that takes over begins anew: what is left of the turn would tell how it thinks.
            self._turn_began = self._now()
        if self.table.host != host:
            self._watch_host(self.here())
        self._reschedule()

    def _turn_out(self, key_hash: str | None, goodbye: Phrase) -> None:
        """Whoever has lost his seat is shown to the door."""
        for connection in list(self._connections):
            if key_hash is not None and connection.reader.key_hash == key_hash:
                connection.close(4403, goodbye, again=False)

    # --- connections -------------------------------------------------------------------------

    async def enter(self, connection: Connection, last: int | None) -> None:
        """Somebody connects: he gets what he missed, and everybody sees him."""
        async with self._lock:
            settings, reader = self._desk.settings, connection.reader
            same = sum(other.reader.seat == reader.seat for other in self._connections)
            if same >= (settings.watchers if reader.seat is None else settings.devices):
                raise Complaint("too-many-devices")
            if reader.key_hash is not None and self.table.seat_of(reader.key_hash) is None:
                raise Complaint("seat-lost")
            if last is not None and last > self.table.number:
                # He comes from another server and knows more than this one: nothing goes back.
                await self._catch_up()
            news = missed(self._tail, self.table, reader, last)
            if len(news) > settings.queue // 2:
                news = [welcome(self.table, reader)]
            fresh = isinstance(news[0], frames.Welcome)
            self._desk.metrics.resumed.labels("all" if fresh else "tail").inc()
            for frame in news:
                connection.send(frame)
            self._connections.append(connection)
        self._here_changed()

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection in self._connections:
            self._connections.remove(connection)
            self.quiet_since = self._now()
            self._here_changed()

    def hear_here(self, news: News) -> None:
        """Another server tells who is connected there."""
        known = self._elsewhere.get(news.server)
        self._elsewhere[news.server] = news
        if self._connections and (known is None or not (known.devices or known.watchers)):
            # Whoever comes there should not have to wait until he sees who is here.
            self.tell_elsewhere()
        if news != known:
            self._here_changed(tell=False)

    def _local_devices(self) -> dict[Seat, int]:
        devices: dict[Seat, int] = {}
        for connection in self._connections:
            seat = connection.reader.seat
            if seat is not None:
                devices[seat] = devices.get(seat, 0) + 1
        return devices

    def here(self) -> frames.Here:
        """Who is connected, here and at other servers."""
        alive = self._desk.bus.alive()
        others = [news for server, news in self._elsewhere.items() if server in alive]
        everywhere = [self._local_devices(), *(news.devices or {} for news in others)]
        return frames.Here(
            devices=tuple(
                sum(devices.get(seat, 0) for devices in everywhere)
                for seat in range(self.table.seats)
            ),
            watchers=sum(connection.reader.seat is None for connection in self._connections)
            + sum(news.watchers for news in others),
        )

    def tell_elsewhere(self) -> None:
        """Tells the other servers who is connected here."""
        devices = self._local_devices()
        watchers = len(self._connections) - sum(devices.values())
        self._spawn(self._desk.bus.tell_here(self.id, devices, watchers))

    def _here_changed(self, *, tell: bool = True) -> None:
        here = self.here()
        was_awake, self._is_awake = self._is_awake, self._awake(here)
        if self._is_awake and not was_awake:
            # The table rested, so no clock ran.
            self._turn_began = self._now()
        for seat, count in enumerate(here.devices):
            if count:
                self._absent_since.pop(seat, None)
                self._away.discard(seat)
            else:
                self._absent_since.setdefault(seat, self._now())
        text = encoded(here)
        for connection in self._connections:
            connection.send_text(text)
        if tell:
            self.tell_elsewhere()
        self._watch_host(here)
        self._reschedule(newcomer=True)

    def refresh_here(self) -> None:
        """Looks again who is connected elsewhere: a server may have died."""
        if self._elsewhere:
            alive = self._desk.bus.alive()
            self._elsewhere = {s: news for s, news in self._elsewhere.items() if s in alive}
            self._here_changed()

    def _watch_host(self, here: frames.Here) -> None:
        """A host who stays away loses the role to somebody who is here."""
        if self._host_timer is not None:
            self._host_timer.cancel()
            self._host_timer = None
        host = self.table.host
        if host is not None and not here.devices[host] and any(here.devices):
            wait = self._absent_since[host] + self._desk.settings.host_after - self._now()
            self._host_timer = asyncio.get_running_loop().call_later(
                max(wait, 0.0), lambda: self._spawn(self._replace_host())
            )

    async def _replace_host(self) -> None:
        def decide() -> Change:
            here, host = self.here(), self.table.host
            if host is None or here.devices[host]:
                raise Complaint("only-host")
            after = (*range(host + 1, self.table.seats), *range(host))
            for seat in after:
                if here.devices[seat]:
                    return changes.HostPassed(seat)
            raise Complaint("only-host")

        await self._house_change(f"host {self.table.number}", decide)

    async def _house_change(self, command: str, decide: Callable[[], Change]) -> None:
        """A change of the server's own; it waits for a database that does not answer."""
        while True:
            try:
                await self._change(HOUSE, command, decide)
            except Complaint:
                return  # it is not wanted any more
            except StoreError as error:
                self._desk.log.error("store failed", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    # --- clock and bots ----------------------------------------------------------------------

    def _awake(self, here: frames.Here) -> bool:
        """Whether time runs: somebody who plays is here, or all are bots and somebody watches."""
        people = any(held.is_person for held in self.table.held)
        return any(here.devices) or (not people and here.watchers > 0)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _next_due(self) -> Due | None:
        """What comes if nobody does anything. A table whose people have all gone rests."""
        table, settings = self.table, self._desk.settings
        seat, here = table.to_act, self.here()
        if seat is None or table.paused or not self._connections or not self._awake(here):
            return None
        soon = self._turn_began + settings.bot_pace
        if not table.held[seat].is_person:
            return Due(table.turn, seat, soon, Doer.BOT, None)
        if here.devices[seat]:
            if table.turn_seconds is None:
                return None
            at = self._turn_began + table.turn_seconds
            return Due(table.turn, seat, at, Doer.STAND_IN, ClockKind.LIMIT)
        if seat in self._away:
            return Due(table.turn, seat, soon, Doer.STAND_IN, None)
        at = max(self._turn_began, self._absent_since.get(seat, 0.0)) + settings.absent_after
        if table.turn_seconds is not None:
            at = min(at, self._turn_began + table.turn_seconds)
        return Due(table.turn, seat, at, Doer.STAND_IN, ClockKind.ABSENT)

    def _reschedule(self, *, newcomer: bool = False) -> None:
        """Sets the clock anew if something else is due now; a newcomer has to see it anyway."""
        due = self._next_due()
        running = self._due_task is not None and not self._due_task.done()
        if due != self._due or not running:
            # A turn that plays itself ends by itself.
            if self._due_task is not None and self._due_task is not asyncio.current_task():
                self._due_task.cancel()
            self._due_task = None if due is None else self._spawn(self._play_due(due))
        elif not newcomer:
            return
        self._due = due
        if due is not None and due.clock is not None:
            self._clock_shown = True
            self._send_all(self._clock(due))
        elif self._clock_shown:
            self._clock_shown = False
            self._send_all(frames.Clock(seat=None))

    def _clock(self, due: Due) -> frames.Clock:
        seconds = max(round(due.at - self._now()), 0)
        return frames.Clock(seat=due.seat, why=due.clock, seconds=seconds)

    def _send_all(self, frame: frames.Frame) -> None:
        text = encoded(frame)
        for connection in self._connections:
            connection.send_text(text)

    async def _play_due(self, due: Due) -> None:
        """Plays the turn when its time has come: at a tick, however long the bot has thought.

        A move that came as soon as it was found would tell how hard the hand was to play.
        """
        pace = self._desk.settings.bot_pace
        at = due.at + (0.0 if self._desk.bus.keeps(self.id) else KEEPER_GRACE)
        await self._until(at - pace)
        thought = self._think(due)
        await self._until(at)
        while not thought.done():
            at += max(pace, 0.05)
            await self._until(at)
        move = await thought
        if due.clock is ClockKind.ABSENT:
            self._away.add(due.seat)

        def decide() -> Change:
            if self.table.turn != due.turn or self.table.paused:
                raise Complaint("turn-passed")
            return self.table.moving(due.seat, move, due.by)

        await self._house_change(f"turn {due.turn}", decide)

    async def _until(self, at: float) -> None:
        await asyncio.sleep(max(at - self._now(), 0.0))

    def _think(self, due: Due) -> asyncio.Task[Any]:
        """The bot's answer for this turn; asked only once."""
        if self._thought is None or self._thought[0] != due.turn:
            table = self.table
            assert table.game is not None
            question = Question(
                game=table.box.rules.name,
                bot=table.bot_at(due.seat),
                view=table.game.view(due.seat),
                claims=tuple(table.claims),
                chance=Rng.apart(table.game.seed, f"turn {due.turn}").next64(),
            )
            task = asyncio.create_task(self._desk.thinkers.choose(question))
            self._thought = (due.turn, task)
        return self._thought[1]

    # --- life --------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work beside the commands; a reference is kept, or Python would drop it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        error = type(task.exception()).__name__
        self._desk.log.error("table work failed", table=self.id, error=error)
        if task is self._due_task:
            # A turn nobody plays would stop the table.
            self._thought = None
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._reschedule)

    def touch(self) -> None:
        """Somebody has asked for the table: it stays in memory until he has come in."""
        self.quiet_since = self._now()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been connected for so long that the table can leave the memory."""
        quiet = self._now() - self.quiet_since >= seconds
        return quiet and not self._connections and not self._lock.locked()

    async def close(self, why: Complaint | None = None) -> None:
        """Stops the clocks; whoever is connected is told and can come back later."""
        if self._host_timer is not None:
            self._host_timer.cancel()
        if self._due_task is not None:
            self._due_task.cancel()
        async with self._lock:
            for connection in list(self._connections):
                if why is not None:
                    connection.close(1012, why.phrase, again=True)

    @property
    def record(self) -> str:
        """The record of the last game; a secret until it is over."""
        if self.table.game is None or self.table.stage is not Stage.OVER:
            raise Complaint("record-early")
        return str(self.table.game.record())
