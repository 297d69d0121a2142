"""Simulated players of a load test: each has a socket and moves at random.

They read only what they need of each frame, so that they do not become what is measured.
"""

import asyncio
import contextlib
import time
from typing import Annotated, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.benchmarks.server_process import TIMEOUT_SECONDS
from foolsgold.benchmarks.traffic_replay import TrafficRecorder
from foolsgold.client.http_client import Ticket, new_request
from foolsgold.client.remote_table import new_id
from foolsgold.wire import commands
from foolsgold.wire.http_bodies import KeyStorage, SeatResponse

EDITION = "saboteur-en"
TOO_MANY_REQUESTS_STATUS = 429
JSON_HEADERS = {"content-type": "application/json"}


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


class LoadMeasurements:
    """What is counted over all tables."""

    def __init__(self) -> None:
        self.move_seconds: list[float] = []
        self.errors = 0
        self.is_measuring = False
        self.traffic = TrafficRecorder()


class SimulatedPlayer:
    """One seat at one table."""

    def __init__(self, ticket: Ticket, table: "SimulatedTable") -> None:
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
        """Opens a socket, and waits until the server has welcomed it."""
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
        """Sends a command, and counts its size."""
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
        """Drops the connection without a goodbye."""
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


class SimulatedTable:
    """One table and its players."""

    def __init__(self, number: int, counts: LoadMeasurements) -> None:
        self.number = number
        self.measurements = counts
        self.players: list[SimulatedPlayer] = []
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
        self.players = [SimulatedPlayer(ticket, self) for ticket in tickets]
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
