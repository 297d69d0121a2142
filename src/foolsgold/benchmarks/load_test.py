"""Load test: many tables of simulated players against one server; latency until all have a move.

The latency of a move runs from the moment its player sends it until the last seat of the table has
it. The clients read only what they need of each frame, so that they do not become what is measured.
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

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.benchmarks.baseline_comparison import TrafficRecorder, run_baseline
from foolsgold.benchmarks.server_process import TIMEOUT_SECONDS, FoolsgoldServerProcess
from foolsgold.client.join import Ticket, new_request, parse_link
from foolsgold.client.remote_table import new_id
from foolsgold.wire import commands
from foolsgold.wire.http_bodies import KeyStorage, SeatResponse

EDITION = "saboteur-en"
MAX_LATE_SECONDS = 0.5
"""How long after the end of a measurement a move may still be on its way."""
MAX_CONCURRENT_TABLES = 50
"""Tables that are set up side by side."""
TOO_MANY_REQUESTS_STATUS = 429


class LoadReport(msgspec.Struct, frozen=True):
    """Results of a run; latencies are from sending a move until the last seat has it."""

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


class _ViewDiff(msgspec.Struct):
    set: _NewLegal
    splice: _Splices


class _IncomingFrame(msgspec.Struct):
    """The little a client reads of a frame."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    turn: int = -1
    view: _Legal | None = None
    difference: "_ViewDiff | None" = None
    table: "_TableStatus | None" = None


class _Summary(msgspec.Struct):
    round: int


class _TableStatus(msgspec.Struct):
    stage: Annotated[str, msgspec.Meta(max_length=10)]
    summary: _Summary | None = None


_frame_decoder = msgspec.json.Decoder(_IncomingFrame)


class _MoveInFlight:
    """A move on its way."""

    __slots__ = ("missing", "sent")

    def __init__(self, sent: float, missing: int) -> None:
        self.sent = sent
        self.missing = missing


class _Measurements:
    """What is counted over all tables."""

    def __init__(self) -> None:
        self.move_seconds: list[float] = []
        self.errors = 0
        self.is_measuring = False
        self.traffic = TrafficRecorder()


class _SimulatedPlayer:
    """One seat at one table."""

    def __init__(self, ticket: Ticket, table: "_SimulatedTable") -> None:
        self.ticket = ticket
        self._table = table
        self.socket: ClientConnection | None = None
        self.turn = 0
        self.last_moved_turn = -1
        """The turn it has last made a move for."""
        self.legal: list[msgspec.Raw] = []
        self._dismissed_round = 0
        """The last round it has gone on from."""
        self.is_welcomed = asyncio.Event()
        self._is_answered = asyncio.Event()
        self._read_task: asyncio.Task[None] | None = None

    async def connect(self, server: str) -> None:
        self.is_welcomed.clear()
        ticket = self.ticket.at(server)
        self.socket = await connect(
            ticket.socket_url,
            additional_headers=ticket.headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=TIMEOUT_SECONDS,
        )
        await self.socket.send('{"do":"hello"}')
        self._read_task = asyncio.create_task(self._read())
        await asyncio.wait_for(self.is_welcomed.wait(), TIMEOUT_SECONDS)

    async def send(self, command: commands.Command) -> None:
        assert self.socket is not None
        text = msgspec.json.encode(command)
        if self._table.measurements.is_measuring:
            self._table.measurements.traffic.command_sizes.append(len(text))
        await self.socket.send(text, text=True)

    async def send_and_wait(self, command: commands.Command) -> None:
        """Sends a command and waits for its answer."""
        self._is_answered = asyncio.Event()
        await self.send(command)
        await asyncio.wait_for(self._is_answered.wait(), TIMEOUT_SECONDS)

    async def close(self) -> None:
        if self._read_task is not None:
            self._read_task.cancel()
        if self.socket is not None:
            self.socket.transport.abort()

    async def _read(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(WebSocketException):
            while True:
                text = await self.socket.recv(decode=False)
                news = _frame_decoder.decode(text)
                self._record_frame(news, len(text))
                self._handle_frame(news)
                if news.table is not None:
                    await self._dismiss_summary(news.table.summary)

    def _record_frame(self, news: _IncomingFrame, size: int) -> None:
        counts = self._table.measurements
        if counts.is_measuring:
            counts.traffic.frame_count += 1
            counts.traffic.byte_count += size
            if news.kind == "change":
                counts.traffic.record_change(self._table.number, news.number, size)

    async def _dismiss_summary(self, summary: _Summary | None) -> None:
        """These players look at nothing, so they keep nobody waiting."""
        if summary is not None and summary.round != self._dismissed_round:
            self._dismissed_round = summary.round
            await self.send(commands.DismissSummary(id=new_id(), round=summary.round))

    def _apply_diff(self, news: _ViewDiff) -> None:
        if news.set.legal is not None:
            self.legal = news.set.legal
        elif news.splice.legal is not None:
            at, gone, items = news.splice.legal
            self.legal[at : at + gone] = items

    def _handle_frame(self, news: _IncomingFrame) -> None:
        if news.kind in ("change", "welcome"):
            new = news.turn != self.turn
            self.turn = news.turn
            if news.view is not None:
                self.legal = news.view.legal
            elif news.difference is not None:
                self._apply_diff(news.difference)
            if news.table is not None:
                self._table.stage = news.table.stage
                self._table.is_showing_summary = news.table.summary is not None
                if self._table.stage == "over":
                    self._dismissed_round = 0
            if news.kind == "welcome":
                self.is_welcomed.set()
            elif new:
                self._table.on_turn_received(news.turn)
        elif news.kind == "ack":
            self._is_answered.set()
        elif news.kind in ("refused", "bye"):
            self._is_answered.set()
            self._table.measurements.errors += 1


class _SimulatedTable:
    """One table and its players."""

    def __init__(self, number: int, counts: _Measurements) -> None:
        self.number = number
        self.measurements = counts
        self.players: list[_SimulatedPlayer] = []
        self.stage = "lobby"
        self.is_showing_summary = False
        """Whether people look at how a round ended."""
        self._moves: dict[int, _MoveInFlight] = {}
        self._rng = Rng(number)

    async def set_up(self, http: httpx.AsyncClient, server: str, seats: int) -> None:
        """Everybody sits down, connects, and the game begins."""
        seated = await _request_seat(
            http, "/api/tables", {"edition": EDITION, "seats": seats}, "Player 1"
        )
        tickets = [Ticket(server, seated.code, seated.seat, seated.key)]
        for number in range(2, seats + 1):
            path = f"/api/tables/{seated.code}/seats"
            one = await _request_seat(http, path, {}, f"Player {number}")
            tickets.append(Ticket(server, one.code, one.seat, one.key))
        self.players = [_SimulatedPlayer(ticket, self) for ticket in tickets]
        for player in self.players:
            await player.connect(server)
        for player in self.players[1:]:
            await player.send_and_wait(commands.Ready(id=new_id()))
        await self.players[0].send_and_wait(commands.Start(id=new_id()))

    async def play(self, rate: float, until: float) -> None:
        """One move after the other at a steady pace, until the time is over."""
        pause = 1 / rate
        # Not all tables at the same moment: people do not move in step.
        at = time.perf_counter() + self._rng.below(1000) / 1000 * pause
        while at < until:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            if self.stage == "over":
                await self.players[0].send_and_wait(commands.Start(id=new_id()))
            mover = max(self.players, key=lambda player: (bool(player.legal), player.turn))
            latest = max(player.turn for player in self.players)
            waits = mover.legal and mover.last_moved_turn != mover.turn == latest
            if waits and not self.is_showing_summary:
                self._moves[mover.turn + 1] = _MoveInFlight(time.perf_counter(), len(self.players))
                move = self._rng.choice(mover.legal)
                mover.last_moved_turn = mover.turn
                await mover.send(commands.PlayMove(id=new_id(), turn=mover.turn, move=move))
            at += pause

    def on_turn_received(self, turn: int) -> None:
        """A seat has got the change that ended a turn."""
        move = self._moves.get(turn)
        if move is not None:
            move.missing -= 1
            if not move.missing:
                del self._moves[turn]
                if self.measurements.is_measuring:
                    self.measurements.move_seconds.append(time.perf_counter() - move.sent)

    @property
    def lost_moves(self) -> int:
        """Moves that did not reach everybody."""
        return len(self._moves)


async def _request_seat(
    http: httpx.AsyncClient, path: str, body: dict[str, Any], name: str
) -> SeatResponse:
    body = {**body, "id": new_request(), "name": name, "keep": KeyStorage.BEARER}
    answer = await _post_with_retry(http, path, msgspec.json.encode(body))
    if answer.status_code == TOO_MANY_REQUESTS_STATUS:
        raise UserError("load-limited")
    if not answer.is_success:
        raise UserError("server-strange", server=str(http.base_url))
    return msgspec.json.decode(answer.content, type=SeatResponse)


async def _post_with_retry(http: httpx.AsyncClient, path: str, body: bytes) -> httpx.Response:
    """The same request twice is one: so it is sent again if its connection was just closed."""
    try:
        return await http.post(path, content=body, headers=JSON_HEADERS)
    except (httpx.NetworkError, httpx.RemoteProtocolError):
        return await http.post(path, content=body, headers=JSON_HEADERS)


JSON_HEADERS = {"content-type": "application/json"}


def run_load_test(
    tables: int,
    seats: int,
    seconds: float,
    rate: float,
    url: str | None,
    *,
    workers: int = 1,
    restart: bool,
    compare: bool = False,
) -> LoadReport:
    """Loads a server for `seconds`; without an address it starts one, with `workers` processes."""
    counts = _Measurements()
    if url is not None:
        server, _ = parse_link(url)
        return _run_measurement(
            _measure_load(tables, seats, seconds, rate, server, counts=counts), server
        )
    with tempfile.TemporaryDirectory(prefix="foolsgold-load-") as folder:
        own = FoolsgoldServerProcess(Path(folder) / "tables.db", workers)
        try:
            run = _measure_load(
                tables, seats, seconds, rate, own.url, counts=counts, own=own, restart=restart
            )
            measured = _run_measurement(run, own.url)
        finally:
            own.stop()
        if compare and measured.moves:
            return _compare_with_baseline(measured, counts.traffic, Path(folder))
        return measured


def _compare_with_baseline(load: LoadReport, heard: TrafficRecorder, folder: Path) -> LoadReport:
    """The same run compared with a bare server, which has no moves: its commands are counted."""
    bare = run_baseline(heard, folder, load.tables, load.seats, load.seconds)
    moves = bare.commands / len(heard.command_sizes) * load.moves
    cost = None if bare.cpu_seconds is None else 1000 * bare.cpu_seconds / moves
    ours = load.cpu_ms_per_move
    return msgspec.structs.replace(
        load,
        bare_cpu_ms_per_move=None if cost is None else round(cost, 3),
        bare_frames_per_move=round(bare.frames / moves, 2),
        bare_bytes_per_move=round(bare.bytes / moves, 1),
        ratio_cpu_per_move=round(ours / cost, 2) if cost and ours is not None else None,
    )


def _run_measurement(run: Coroutine[Any, Any, LoadReport], server: str) -> LoadReport:
    try:
        return asyncio.run(run)
    except (httpx.HTTPError, OSError, WebSocketException):
        raise UserError("server-unreachable", server=server) from None


async def _wait_for_moves(tables: Sequence[_SimulatedTable]) -> None:
    """Until all that was done is at everybody; whatever is not by then counts as lost."""
    end = time.perf_counter() + MAX_LATE_SECONDS
    while any(table.lost_moves for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


async def _measure_load(
    tables: int,
    seats: int,
    seconds: float,
    rate: float,
    server: str,
    *,
    counts: _Measurements,
    own: "FoolsgoldServerProcess | None" = None,
    restart: bool = False,
) -> LoadReport:
    all_tables = [_SimulatedTable(number, counts) for number in range(tables)]
    limits = httpx.Limits(max_connections=MAX_CONCURRENT_TABLES)
    async with httpx.AsyncClient(base_url=server, timeout=TIMEOUT_SECONDS, limits=limits) as http:
        for start in range(0, tables, MAX_CONCURRENT_TABLES):
            some = all_tables[start : start + MAX_CONCURRENT_TABLES]
            await asyncio.gather(*(table.set_up(http, server, seats) for table in some))
    memory = own.memory_mb() if own else None
    # Or our own search for garbage would be measured.
    gc.collect()
    gc.freeze()
    counts.is_measuring = True
    worked = own.cpu_seconds() if own else None
    began = time.perf_counter()
    if rate:
        until = began + seconds
        await asyncio.gather(*(table.play(rate, until) for table in all_tables))
        await _wait_for_moves(all_tables)
        memory = own.memory_mb() if own else None
    else:
        await asyncio.sleep(seconds)
    counts.errors += sum(table.lost_moves for table in all_tables)
    took = time.perf_counter() - began
    counts.is_measuring = False
    by_now = own.cpu_seconds() if own else None
    work = None if worked is None or by_now is None else by_now - worked
    stored = await asyncio.to_thread(own.stored_p95_ms) if own else None
    ready = everyone = None
    if restart and own is not None:
        ready, everyone = await _measure_restart(all_tables, own)
    await asyncio.gather(*(player.close() for table in all_tables for player in table.players))
    times = sorted(counts.move_seconds)
    moves = len(times)
    return LoadReport(
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
        frames_per_move=round(counts.traffic.frame_count / moves, 2) if moves else None,
        bytes_per_move=round(counts.traffic.byte_count / moves, 1) if moves else None,
    )


async def _measure_restart(
    tables: list[_SimulatedTable], own: "FoolsgoldServerProcess"
) -> tuple[float, float]:
    """Kills the server, starts it again, and lets one player of each table come back."""
    for table in tables:
        for player in table.players:
            await player.close()
    own.kill()
    began = time.perf_counter()
    await asyncio.to_thread(own.start)
    ready = time.perf_counter() - began
    for start in range(0, len(tables), MAX_CONCURRENT_TABLES):
        some = tables[start : start + MAX_CONCURRENT_TABLES]
        await asyncio.gather(*(table.players[0].connect(own.url) for table in some))
    return round(ready, 2), round(time.perf_counter() - began, 2)


def _percentile(times: list[float], percent: int) -> float | None:
    if not times:
        return None
    return round(1000 * times[min(len(times) * percent // 100, len(times) - 1)], 1)
