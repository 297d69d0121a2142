"""A room in virtual time: nothing is sent or stored, no second passes, and all is repeatable."""

import asyncio
import io
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import BotRequest
from foolsgold.play.table_talk import Claim, Honest
from foolsgold.server.bots.fair_queue import Requester
from foolsgold.server.cluster.bus import LocalBus
from foolsgold.server.logs import open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.projection.live import Reader
from foolsgold.server.rooms.connection import Connection
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.rooms.room import Room
from foolsgold.server.security.rate_limits import BotOnlyTableQuota, RateLimiter
from foolsgold.server.settings import Settings
from foolsgold.server.storage.store import ChangeRow, GameRow, OriginRow, SnapshotRow, StoreError
from foolsgold.server.table.stored_changes import (
    BotSat,
    Change,
    Opened,
    Sat,
    Started,
    decode_opening,
    encode_change,
)
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.table_enums import BotPace

UNLIMITED = (1e9, 1e9)
_frames = msgspec.json.Decoder(frames.ServerFrame)


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


def run_in_virtual_time(work: Coroutine[Any, Any, None]) -> None:
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
        self.is_broken = False

    async def append(self, row: ChangeRow) -> bool:
        await asyncio.sleep(0)
        if self.is_broken:
            raise StoreError("broken")
        taken = any(
            old.number == row.number or (old.author, old.command) == (row.author, row.command)
            for old in self.rows
        )
        if not taken:
            self.rows.append(row)
        return not taken

    async def read(self, query: Callable[..., Any], *args: Any) -> Any:
        return getattr(self, query.__name__)(*args)

    write = read

    def save_game(self, game: GameRow, _: OriginRow | None = None) -> None:
        self.games.append(game)

    async def save_snapshot(self, snapshot: SnapshotRow) -> None:
        self.snapshots.append(snapshot)

    def number_of_command(self, _table: str, author: str, command: str) -> int | None:
        for row in self.rows:
            if (row.author, row.command) == (author, command):
                return row.number
        return None

    def changes_after(self, _table: str, number: int) -> list[ChangeRow]:
        return [row for row in self.rows if row.number > number]


class SlowBotPool:
    """Bots that need as long as they are told to, and play anything."""

    def __init__(self, seconds: Callable[[BotRequest], float]) -> None:
        self.seconds = seconds
        self.move_requests: list[BotRequest] = []
        self.cancelled_count = 0
        self.claim_requests: list[BotRequest] = []
        """Those asked for a word."""

    async def choose(self, question: BotRequest, _: Requester) -> Any:
        self.move_requests.append(question)
        try:
            await asyncio.sleep(self.seconds(question))
        except asyncio.CancelledError:
            self.cancelled_count += 1
            raise
        return Rng(question.chance).choice(question.view.legal)

    async def choose_claim(self, question: BotRequest, _: Requester) -> Claim | None:
        self.claim_requests.append(question)
        await asyncio.sleep(self.seconds(question))
        return Honest()


class Device:
    """Somebody's device, and all it got, with the time."""

    def __init__(self, seat: Seat | None, stage: "VirtualRoom") -> None:
        self.received: list[tuple[float, frames.ServerFrame]] = []
        self.texts: list[str] = []
        self.closed: int | None = None
        self._stage = stage
        reader = Reader() if seat is None else Reader(seat, f"key {seat}")
        home = "here"
        self.connection = Connection(reader, self, stage.desk.settings, stage.desk.metrics, home)

    def try_write(self, text: bytes) -> bool:
        self.texts.append(text.decode())
        self.received.append((asyncio.get_running_loop().time(), _frames.decode(text)))
        return True

    async def wait_writable(self) -> None:
        """It always is."""

    def abort(self) -> None:
        """It always reads."""

    async def close(self, code: int) -> None:
        self.closed = code

    async def do(self, command: ask.Command) -> frames.ServerFrame:
        """Sends a command; the answer."""
        await self.send(command)
        answers = (f for _, f in self.received if isinstance(f, frames.Ack | frames.CommandRefused))
        return [answer for answer in answers if answer.id == command.id][-1]

    async def send(self, command: ask.Command) -> None:
        """Sends a command; whoever was shown out gets no answer."""
        await self._stage.room.execute(self.connection, command)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    def leave(self) -> None:
        self._stage.room.leave(self.connection)
        self.connection.detach()

    def frames_of(self, kind: Any) -> list[Any]:
        """All frames of a kind."""
        return [frame for _, frame in self.received if isinstance(frame, kind)]

    def moves(self) -> list[tuple[float, frames.Moved]]:
        """Moves, and when they came."""
        return [
            (at, frame.what)
            for at, frame in self.received
            if isinstance(frame, frames.Change) and isinstance(frame.what, frames.Moved)
        ]


class VirtualRoom:
    """One room with its desk."""

    def __init__(
        self,
        seconds: Callable[[BotRequest], float] = lambda _: 0.0,
        *,
        people: int = 3,
        seats: int = 4,
        edition: str = "saboteur-en",
        turn_seconds: int | None = None,
        bot: str | None = None,
        pace: BotPace = BotPace.NORMAL,
        sealed: bool = False,
        seed: int = 1,
        **settings: Any,
    ) -> None:
        self.journal = MemoryJournal()
        self.thinkers = SlowBotPool(seconds)
        self.log = io.StringIO()
        clock = asyncio.get_running_loop().time
        self.desk = ServerContext(
            Settings(**settings),
            self.journal,  # type: ignore[arg-type]
            LocalBus(),
            self.thinkers,  # type: ignore[arg-type]
            open_log(self.log),
            Metrics(),
            RateLimiter(UNLIMITED, clock),
            RateLimiter(UNLIMITED, clock),
            RateLimiter(UNLIMITED, clock),
            BotOnlyTableQuota(each=1, most=1),
            lambda: seed,
        )
        opened = Opened(edition, seats, "en", turn_seconds=turn_seconds, pace=pace, sealed=sealed)
        self.room = Room("table", Table("BCD234", opened), self.desk)
        self._store(opened)
        for seat in range(people):
            self._replay(Sat(seat, f"Player {seat}", f"key {seat}"))
        bot = bot or self.room.table.bot_kind_at(0)
        for seat in range(people, seats):
            self._replay(BotSat(seat, f"Bot {seat}", bot))

    async def restart_server(self) -> None:
        """The server was killed, and another one has found what was stored."""
        await self.room.close()
        first, *rest = (row.body for row in self.journal.rows)
        self.room = Room("table", Table("BCD234", decode_opening(first)), self.desk)
        for body in rest:
            self.room.replay(body, 0.0)

    def start(self, seed: int = 1) -> None:
        """A game begins before anybody is connected."""
        self._replay(Started(seed))

    def _replay(self, change: Change) -> None:
        self.room.replay(encode_change(change), 0.0)
        self._store(change)

    def _store(self, change: Change) -> None:
        number = len(self.journal.rows) + 1
        self.journal.rows.append(
            ChangeRow("table", number, "setup", str(number), encode_change(change), 0.0)
        )

    async def enter(
        self, seat: Seat | None, last: int | None = None, *, differences: bool = False
    ) -> Device:
        device = Device(seat, self)
        device.connection.wants_view_diffs = differences
        await self.room.enter(device.connection, last)
        await asyncio.sleep(0)
        return device

    @property
    def table(self) -> Table:
        return self.room.table

    def rebuilt_table(self) -> Table:
        """The table built anew from what is stored."""
        first, *rest = (row.body for row in self.journal.rows)
        table = Table("BCD234", decode_opening(first))
        for body in rest:
            table.apply(table.decode_stored(body))
        return table


def command_ids() -> Iterator[str]:
    """Ids for commands."""
    number = 0
    while True:
        number += 1
        yield f"c{number}"
