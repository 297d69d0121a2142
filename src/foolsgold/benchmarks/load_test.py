"""Load: many tables of client programs against one server, and how long a move takes to reach all.

A move's time runs from the moment its player sends it until the last seat of the table has it.
The clients read only what they need of each frame, so that they do not become what is measured.
"""

import asyncio
import contextlib
import gc
import tempfile
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from foolsgold.base.messages import Complaint
from foolsgold.base.rng import Rng
from foolsgold.benchmarks.baseline_comparison import Heard, bare_run
from foolsgold.benchmarks.server_process import GONE_SECONDS, OwnServer
from foolsgold.client.join import Ticket, new_request, read_link
from foolsgold.client.remote_table import new_id
from foolsgold.wire import commands
from foolsgold.wire.http_bodies import Keep, Seated

EDITION = "saboteur-en"
LATE_SECONDS = 0.5
"""How long after the end of a measurement a move may still be on its way."""
AT_ONCE = 50
"""Tables that are set up side by side."""
TOO_MANY = 429


class Load(msgspec.Struct, frozen=True):
    """What a run has measured; times are from sending a move to the last seat having it."""

    tables: int
    seats: int
    seconds: float
    rate: float
    """Moves a second and table that were asked for."""
    moves: int
    moves_per_second: float
    p50_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    stored_p95_ms: float | None
    """How long storing took, 95 % of it at most; None if the server runs elsewhere. A disk that is
    slow for a while makes all moves slow, and no server can help it."""
    memory_mb: float | None
    """Of the server and its processes; None if it runs elsewhere."""
    errors: int
    workers: int | None = None
    """Processes of the server; None if it runs elsewhere."""
    restart_ready_seconds: float | None = None
    """From `kill -9` and a new start until the server answers."""
    restart_all_seconds: float | None = None
    """Until every table has greeted a returning player."""
    cpu_ms_per_move: float | None = None
    """Of the server; with it how many frames and bytes it sent for a move. None: runs elsewhere."""
    frames_per_move: float | None = None
    bytes_per_move: float | None = None
    bare_cpu_ms_per_move: float | None = None
    """Of a bare uvicorn and websockets with the same commits and frames, in the same run."""
    bare_frames_per_move: float | None = None
    bare_bytes_per_move: float | None = None
    ratio_cpu_per_move: float | None = None


class _Legal(msgspec.Struct):
    legal: list[msgspec.Raw]


class _NewLegal(msgspec.Struct):
    legal: list[msgspec.Raw] | None = None


class _Splices(msgspec.Struct):
    legal: tuple[int, int, list[msgspec.Raw]] | None = None


class _Difference(msgspec.Struct):
    set: _NewLegal
    splice: _Splices


class _News(msgspec.Struct):
    """The little a client reads of a frame."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    turn: int = -1
    view: _Legal | None = None
    difference: "_Difference | None" = None
    table: "_Stage | None" = None


class _Summary(msgspec.Struct):
    round: int


class _Stage(msgspec.Struct):
    stage: Annotated[str, msgspec.Meta(max_length=10)]
    summary: _Summary | None = None


_news = msgspec.json.Decoder(_News)


class _Move:
    """A move on its way."""

    __slots__ = ("missing", "sent")

    def __init__(self, sent: float, missing: int) -> None:
        self.sent = sent
        self.missing = missing


class _Counts:
    """What is counted over all tables."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors = 0
        self.measuring = False
        self.heard = Heard()


class _Player:
    """One seat at one table."""

    def __init__(self, ticket: Ticket, table: "_Table") -> None:
        self.ticket = ticket
        self._table = table
        self.socket: ClientConnection | None = None
        self.turn = 0
        self.moved = -1
        """The turn it has last made a move for."""
        self.legal: list[msgspec.Raw] = []
        self._round = 0
        """The last round it has gone on from."""
        self.greeted = asyncio.Event()
        self._answered = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, server: str) -> None:
        self.greeted.clear()
        ticket = self.ticket.at(server)
        self.socket = await connect(
            ticket.socket,
            additional_headers=ticket.headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=GONE_SECONDS,
        )
        await self.socket.send('{"do":"hello"}')
        self._reading = asyncio.create_task(self._read())
        await asyncio.wait_for(self.greeted.wait(), GONE_SECONDS)

    async def send(self, command: commands.Command) -> None:
        assert self.socket is not None
        text = msgspec.json.encode(command)
        if self._table.counts.measuring:
            self._table.counts.heard.commands.append(len(text))
        await self.socket.send(text, text=True)

    async def do(self, command: commands.Command) -> None:
        """Sends a command and waits for its answer."""
        self._answered = asyncio.Event()
        await self.send(command)
        await asyncio.wait_for(self._answered.wait(), GONE_SECONDS)

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self.socket is not None:
            self.socket.transport.abort()

    async def _read(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(WebSocketException):
            while True:
                text = await self.socket.recv(decode=False)
                news = _news.decode(text)
                self._note(news, len(text))
                self._take(news)
                if news.table is not None:
                    await self._go_on(news.table.summary)

    def _note(self, news: _News, size: int) -> None:
        counts = self._table.counts
        if counts.measuring:
            counts.heard.frames += 1
            counts.heard.bytes += size
            if news.kind == "change":
                counts.heard.change(self._table.number, news.number, size)

    async def _go_on(self, summary: _Summary | None) -> None:
        """These players look at nothing, so they keep nobody waiting."""
        if summary is not None and summary.round != self._round:
            self._round = summary.round
            await self.send(commands.GoOn(id=new_id(), round=summary.round))

    def _update(self, news: _Difference) -> None:
        if news.set.legal is not None:
            self.legal = news.set.legal
        elif news.splice.legal is not None:
            at, gone, items = news.splice.legal
            self.legal[at : at + gone] = items

    def _take(self, news: _News) -> None:
        if news.kind in ("change", "welcome"):
            new = news.turn != self.turn
            self.turn = news.turn
            if news.view is not None:
                self.legal = news.view.legal
            elif news.difference is not None:
                self._update(news.difference)
            if news.table is not None:
                self._table.stage = news.table.stage
                self._table.is_held = news.table.summary is not None
                if self._table.stage == "over":
                    self._round = 0
            if news.kind == "welcome":
                self.greeted.set()
            elif new:
                self._table.arrived(news.turn)
        elif news.kind == "ack":
            self._answered.set()
        elif news.kind in ("refused", "bye"):
            self._answered.set()
            self._table.counts.errors += 1


class _Table:
    """One table and its players."""

    def __init__(self, number: int, counts: _Counts) -> None:
        self.number = number
        self.counts = counts
        self.players: list[_Player] = []
        self.stage = "lobby"
        self.is_held = False
        """Whether people look at how a round ended."""
        self._moves: dict[int, _Move] = {}
        self._rng = Rng(number)

    async def set_up(self, http: httpx.AsyncClient, server: str, seats: int) -> None:
        """Everybody sits down, connects, and the game begins."""
        seated = await _post(http, "/api/tables", {"edition": EDITION, "seats": seats}, "Player 1")
        tickets = [Ticket(server, seated.code, seated.seat, seated.key)]
        for number in range(2, seats + 1):
            path = f"/api/tables/{seated.code}/seats"
            one = await _post(http, path, {}, f"Player {number}")
            tickets.append(Ticket(server, one.code, one.seat, one.key))
        self.players = [_Player(ticket, self) for ticket in tickets]
        for player in self.players:
            await player.connect(server)
        for player in self.players[1:]:
            await player.do(commands.Ready(id=new_id()))
        await self.players[0].do(commands.Start(id=new_id()))

    async def play(self, rate: float, until: float) -> None:
        """One move after the other at a steady pace, until the time is over."""
        pause = 1 / rate
        # Not all tables at the same moment: people do not move in step.
        at = time.perf_counter() + self._rng.below(1000) / 1000 * pause
        while at < until:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            if self.stage == "over":
                await self.players[0].do(commands.Start(id=new_id()))
            mover = max(self.players, key=lambda player: (bool(player.legal), player.turn))
            latest = max(player.turn for player in self.players)
            waits = mover.legal and mover.moved != mover.turn == latest
            if waits and not self.is_held:
                self._moves[mover.turn + 1] = _Move(time.perf_counter(), len(self.players))
                move = self._rng.choice(mover.legal)
                mover.moved = mover.turn
                await mover.send(commands.Move(id=new_id(), turn=mover.turn, move=move))
            at += pause

    def arrived(self, turn: int) -> None:
        """A seat has got the change that ended a turn."""
        move = self._moves.get(turn)
        if move is not None:
            move.missing -= 1
            if not move.missing:
                del self._moves[turn]
                if self.counts.measuring:
                    self.counts.times.append(time.perf_counter() - move.sent)

    @property
    def lost(self) -> int:
        """Moves that did not reach everybody."""
        return len(self._moves)


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, Any], name: str) -> Seated:
    body = {**body, "id": new_request(), "name": name, "keep": Keep.BEARER}
    answer = await _sent(http, path, msgspec.json.encode(body))
    if answer.status_code == TOO_MANY:
        raise Complaint("load-limited")
    if not answer.is_success:
        raise Complaint("server-strange", server=str(http.base_url))
    return msgspec.json.decode(answer.content, type=Seated)


async def _sent(http: httpx.AsyncClient, path: str, body: bytes) -> httpx.Response:
    """The same request twice is one: so it is sent again if its connection was just closed."""
    try:
        return await http.post(path, content=body, headers=JSON)
    except (httpx.NetworkError, httpx.RemoteProtocolError):
        return await http.post(path, content=body, headers=JSON)


JSON = {"content-type": "application/json"}


def load(
    tables: int,
    seats: int,
    seconds: float,
    rate: float,
    url: str | None,
    *,
    workers: int = 1,
    restart: bool,
    compare: bool = False,
) -> Load:
    """Loads a server for so many seconds; without an address it starts one, of some `workers`."""
    counts = _Counts()
    if url is not None:
        server, _ = read_link(url)
        return _measured(_run(tables, seats, seconds, rate, server, counts=counts), server)
    with tempfile.TemporaryDirectory(prefix="foolsgold-load-") as folder:
        own = OwnServer(Path(folder) / "tables.db", workers)
        try:
            run = _run(
                tables, seats, seconds, rate, own.url, counts=counts, own=own, restart=restart
            )
            measured = _measured(run, own.url)
        finally:
            own.stop()
        if compare and measured.moves:
            return _compared(measured, counts.heard, Path(folder))
        return measured


def _compared(load: Load, heard: Heard, folder: Path) -> Load:
    """The same run with a bare server beside it, which has no moves: its commands are counted."""
    bare = bare_run(heard, folder, load.tables, load.seats, load.seconds)
    moves = bare.commands / len(heard.commands) * load.moves
    cost = None if bare.cpu_seconds is None else 1000 * bare.cpu_seconds / moves
    ours = load.cpu_ms_per_move
    return msgspec.structs.replace(
        load,
        bare_cpu_ms_per_move=None if cost is None else round(cost, 3),
        bare_frames_per_move=round(bare.frames / moves, 2),
        bare_bytes_per_move=round(bare.bytes / moves, 1),
        ratio_cpu_per_move=round(ours / cost, 2) if cost and ours is not None else None,
    )


def _measured(run: Coroutine[Any, Any, Load], server: str) -> Load:
    try:
        return asyncio.run(run)
    except (httpx.HTTPError, OSError, WebSocketException):
        raise Complaint("server-unreachable", server=server) from None


async def _arrived(tables: Sequence[_Table]) -> None:
    """Until all that was done is at everybody; whatever is not by then counts as lost."""
    end = time.perf_counter() + LATE_SECONDS
    while any(table.lost for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


async def _run(
    tables: int,
    seats: int,
    seconds: float,
    rate: float,
    server: str,
    *,
    counts: _Counts,
    own: "OwnServer | None" = None,
    restart: bool = False,
) -> Load:
    all_tables = [_Table(number, counts) for number in range(tables)]
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=server, timeout=GONE_SECONDS, limits=limits) as http:
        for start in range(0, tables, AT_ONCE):
            some = all_tables[start : start + AT_ONCE]
            await asyncio.gather(*(table.set_up(http, server, seats) for table in some))
    memory = own.memory_mb() if own else None
    # Or our own search for garbage would be measured.
    gc.collect()
    gc.freeze()
    counts.measuring = True
    worked = own.cpu_seconds() if own else None
    began = time.perf_counter()
    if rate:
        until = began + seconds
        await asyncio.gather(*(table.play(rate, until) for table in all_tables))
        await _arrived(all_tables)
        memory = own.memory_mb() if own else None
    else:
        await asyncio.sleep(seconds)
    counts.errors += sum(table.lost for table in all_tables)
    took = time.perf_counter() - began
    counts.measuring = False
    by_now = own.cpu_seconds() if own else None
    work = None if worked is None or by_now is None else by_now - worked
    stored = await asyncio.to_thread(own.stored_p95_ms) if own else None
    ready = everyone = None
    if restart and own is not None:
        ready, everyone = await _restart(all_tables, own)
    await asyncio.gather(*(player.close() for table in all_tables for player in table.players))
    times = sorted(counts.times)
    moves = len(times)
    return Load(
        tables=tables,
        seats=seats,
        seconds=seconds,
        rate=rate,
        moves=moves,
        moves_per_second=round(moves / took, 1),
        p50_ms=_percentile(times, 50),
        p95_ms=_percentile(times, 95),
        p99_ms=_percentile(times, 99),
        stored_p95_ms=stored,
        memory_mb=memory,
        errors=counts.errors,
        workers=own.workers if own else None,
        restart_ready_seconds=ready,
        restart_all_seconds=everyone,
        cpu_ms_per_move=round(1000 * work / moves, 3) if moves and work is not None else None,
        frames_per_move=round(counts.heard.frames / moves, 2) if moves else None,
        bytes_per_move=round(counts.heard.bytes / moves, 1) if moves else None,
    )


async def _restart(tables: list[_Table], own: "OwnServer") -> tuple[float, float]:
    """Kills the server, starts it again, and lets one player of each table come back."""
    for table in tables:
        for player in table.players:
            await player.close()
    own.kill()
    began = time.perf_counter()
    await asyncio.to_thread(own.start)
    ready = time.perf_counter() - began
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        await asyncio.gather(*(table.players[0].connect(own.url) for table in some))
    return round(ready, 2), round(time.perf_counter() - began, 2)


def _percentile(times: list[float], percent: int) -> float | None:
    if not times:
        return None
    return round(1000 * times[min(len(times) * percent // 100, len(times) - 1)], 1)
