"""A room in virtual time: nothing is sent or stored, no second passes, and all is repeatable."""

import asyncio
import io
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import Question
from foolsgold.play.table_talk import Claim, Honest
from foolsgold.server.bots.fair_queue import Asker
from foolsgold.server.cluster.bus import LocalBus
from foolsgold.server.logs import open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.projection.live import Reader
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import Desk
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.rate_limits import Limit, Shows
from foolsgold.server.settings import Settings
from foolsgold.server.storage.store import ChangeRow, GameRow, OriginRow, SnapshotRow, StoreError
from foolsgold.server.table.changes import BotSat, Change, Opened, Sat, Started, opening, written
from foolsgold.server.table.decisions import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.avatars import Pace

ENDLESS = (1e9, 1e9)
_frames = msgspec.json.Decoder(frames.Frame)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Whenever everybody waits, it is at once as late as the first of them waits for."""

    def __init__(self) -> None:
        super().__init__()
        self._virtual = 1000.0

    def time(self) -> float:
        return self._virtual

    def _run_once(self) -> None:
        scheduled = self._scheduled  # type: ignore[attr-defined]
        if not self._ready and scheduled:  # type: ignore[attr-defined]
            self._virtual = max(self._virtual, scheduled[0]._when)
        super()._run_once()  # type: ignore[misc]


def virtually(work: Coroutine[Any, Any, None]) -> None:
    """Runs a test in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(asyncio.wait_for(work, 100_000))


class MemoryJournal:
    """Keeps the promises of a journal's unique keys."""

    def __init__(self) -> None:
        self.rows: list[ChangeRow] = []
        self.games: list[GameRow] = []
        self.snapshots: list[SnapshotRow] = []
        self.secret = b"a secret of the tests"
        self.broken = False

    async def append(self, row: ChangeRow) -> bool:
        await asyncio.sleep(0)
        if self.broken:
            raise StoreError("broken")
        taken = any(
            old.number == row.number or (old.author, old.command) == (row.author, row.command)
            for old in self.rows
        )
        if not taken:
            self.rows.append(row)
        return not taken

    async def keep_game(self, game: GameRow, _: OriginRow | None = None) -> None:
        self.games.append(game)

    async def keep_snapshot(self, snapshot: SnapshotRow) -> None:
        self.snapshots.append(snapshot)

    async def number_of(self, _table: str, author: str, command: str) -> int | None:
        for row in self.rows:
            if (row.author, row.command) == (author, command):
                return row.number
        return None

    async def changes_after(self, _table: str, number: int) -> list[ChangeRow]:
        return [row for row in self.rows if row.number > number]


class SlowThinkers:
    """Bots that need as long as they are told to, and play anything."""

    def __init__(self, seconds: Callable[[Question], float]) -> None:
        self.seconds = seconds
        self.asked: list[Question] = []
        self.dropped = 0
        self.heard_out: list[Question] = []
        """Those asked for a word."""

    async def choose(self, question: Question, _: Asker) -> Any:
        self.asked.append(question)
        try:
            await asyncio.sleep(self.seconds(question))
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return Rng(question.chance).choice(question.view.legal)

    async def word(self, question: Question, _: Asker) -> Claim | None:
        self.heard_out.append(question)
        await asyncio.sleep(self.seconds(question))
        return Honest()


class Device:
    """Somebody's device, and all it got, with the time."""

    def __init__(self, seat: Seat | None, stage: "Stage") -> None:
        self.got: list[tuple[float, frames.Frame]] = []
        self.texts: list[str] = []
        self.closed: int | None = None
        self._stage = stage
        reader = Reader() if seat is None else Reader(seat, f"key {seat}")
        home = "here"
        self.connection = Connection(reader, self, stage.desk.settings, stage.desk.metrics, home)

    def write(self, text: bytes) -> bool:
        self.texts.append(text.decode())
        self.got.append((asyncio.get_running_loop().time(), _frames.decode(text)))
        return True

    async def drained(self) -> None:
        """It always is."""

    def cut(self) -> None:
        """It always reads."""

    async def close(self, code: int) -> None:
        self.closed = code

    async def do(self, command: ask.Command) -> frames.Frame:
        """Sends a command; the answer."""
        await self.send(command)
        answers = (f for _, f in self.got if isinstance(f, frames.Ack | frames.Refused))
        return [answer for answer in answers if answer.id == command.id][-1]

    async def send(self, command: ask.Command) -> None:
        """Sends a command; whoever was shown out gets no answer."""
        await self._stage.room.command(self.connection, command)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    def leave(self) -> None:
        self._stage.room.leave(self.connection)
        self.connection.drop()

    def of(self, kind: Any) -> list[Any]:
        """All frames of a kind."""
        return [frame for _, frame in self.got if isinstance(frame, kind)]

    def moves(self) -> list[tuple[float, frames.Moved]]:
        """Moves, and when they came."""
        return [
            (at, frame.what)
            for at, frame in self.got
            if isinstance(frame, frames.Change) and isinstance(frame.what, frames.Moved)
        ]


class Stage:
    """One room with its desk."""

    def __init__(
        self,
        seconds: Callable[[Question], float] = lambda _: 0.0,
        *,
        people: int = 3,
        seats: int = 4,
        edition: str = "saboteur-en",
        turn_seconds: int | None = None,
        bot: str | None = None,
        pace: Pace = Pace.NORMAL,
        sealed: bool = False,
        seed: int = 1,
        **settings: Any,
    ) -> None:
        self.journal = MemoryJournal()
        self.thinkers = SlowThinkers(seconds)
        self.log = io.StringIO()
        clock = asyncio.get_running_loop().time
        self.desk = Desk(
            Settings(**settings),
            self.journal,  # type: ignore[arg-type]
            LocalBus(),
            self.thinkers,  # type: ignore[arg-type]
            open_log(self.log),
            Metrics(),
            Limit(ENDLESS, clock),
            Limit(ENDLESS, clock),
            Limit(ENDLESS, clock),
            Shows(each=1, most=1),
            lambda: seed,
        )
        opened = Opened(edition, seats, "en", turn_seconds=turn_seconds, pace=pace, sealed=sealed)
        self.room = Room("table", Table("BCD234", opened), self.desk)
        self._store(opened)
        for seat in range(people):
            self._replay(Sat(seat, f"Player {seat}", f"key {seat}"))
        bot = bot or self.room.table.bot_at(0)
        for seat in range(people, seats):
            self._replay(BotSat(seat, f"Bot {seat}", bot))

    async def again(self) -> None:
        """The server was killed, and another one has found what was stored."""
        await self.room.close()
        first, *rest = (row.body for row in self.journal.rows)
        self.room = Room("table", Table("BCD234", opening(first)), self.desk)
        for body in rest:
            self.room.replay(body, 0.0)

    def start(self, seed: int = 1) -> None:
        """A game begins before anybody is connected."""
        self._replay(Started(seed))

    def _replay(self, change: Change) -> None:
        self.room.replay(written(change), 0.0)
        self._store(change)

    def _store(self, change: Change) -> None:
        number = len(self.journal.rows) + 1
        self.journal.rows.append(
            ChangeRow("table", number, "setup", str(number), written(change), 0.0)
        )

    async def enter(
        self, seat: Seat | None, last: int | None = None, *, differences: bool = False
    ) -> Device:
        device = Device(seat, self)
        device.connection.differences = differences
        await self.room.enter(device.connection, last)
        await asyncio.sleep(0)
        return device

    @property
    def table(self) -> Table:
        return self.room.table

    def folded(self) -> Table:
        """The table built anew from what is stored."""
        first, *rest = (row.body for row in self.journal.rows)
        table = Table("BCD234", opening(first))
        for body in rest:
            table.apply(table.recall(body))
        return table


def ids() -> Iterator[str]:
    """Ids for commands."""
    number = 0
    while True:
        number += 1
        yield f"c{number}"
