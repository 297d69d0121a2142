"""Replays measured traffic at a server without a game, to show how much of the cost is ours.

Only CPU time is compared, per move: it hardly depends on what else the machine does.
"""

import asyncio
import contextlib
import time
from collections import defaultdict
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from foolsgold.base.rng import Rng
from foolsgold.benchmarks.baseline_server import Traffic
from foolsgold.benchmarks.server_process import TIMEOUT_SECONDS, ServerProcess

STORED_ROW_BYTES = 240
"""How long a stored change mostly is, apart from its ids."""


class TrafficRecorder:
    """What went over the sockets while a real server was measured."""

    def __init__(self) -> None:
        self.command_sizes: list[int] = []
        self.frame_count = 0
        self.byte_count = 0
        self._change_sizes: dict[tuple[int, int], list[int]] = defaultdict(list)

    def record_change(self, table: int, number: int, size: int) -> None:
        """A seat of a table got a change."""
        self._change_sizes[table, number].append(size)

    def to_traffic(self, seats: int) -> Traffic:
        """The same for a bare server; changes that are still on their way are left out."""
        whole = [sizes for sizes in self._change_sizes.values() if len(sizes) == seats]
        return Traffic(
            sum(self.command_sizes) // max(len(self.command_sizes), 1), STORED_ROW_BYTES, whole
        )


class BaselineRun(msgspec.Struct, frozen=True):
    """What a bare server did."""

    commands: int
    cpu_seconds: float | None
    frames: int
    bytes: int


class _BaselineTable:
    """Everybody at one table of the bare server; the first of them sends all commands."""

    def __init__(self, number: int, size: int) -> None:
        self._number = number
        self._command_bytes = size
        self._sockets: list[ClientConnection] = []
        self._read_tasks: list[asyncio.Task[None]] = []
        self.command_count = self.frame_count = self.byte_count = 0

    async def connect(self, server: str, seats: int) -> None:
        url = f"{server.replace('http', 'ws', 1)}/{self._number}"
        for _ in range(seats):
            socket = await connect(
                url, compression=None, ping_interval=None, open_timeout=TIMEOUT_SECONDS
            )
            self._sockets.append(socket)
            self._read_tasks.append(asyncio.create_task(self._read(socket)))

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            while True:
                text = await socket.recv(decode=False)
                self.byte_count += len(text)
                self.frame_count += 1

    async def send_commands(self, rate: float, until: float) -> None:
        pause = 1 / rate
        rng = Rng(self._number)
        at = time.perf_counter() + rng.below(1000) / 1000 * pause
        while at < until:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            # As in a game: now this one moves, now that one.
            asker = self._sockets[self.command_count % len(self._sockets)]
            self.command_count += 1
            text = f'{{"id":"{self._number:06d}-{self.command_count:09d}","fill":"'
            await asker.send(f'{text:x<{self._command_bytes - 2}}"}}')
            at += pause

    async def close(self) -> None:
        for task in self._read_tasks:
            task.cancel()
        for socket in self._sockets:
            socket.transport.abort()


def run_baseline(
    heard: TrafficRecorder, folder: Path, tables: int, seats: int, seconds: float
) -> BaselineRun:
    """As many tables, seats and commands as were heard, in as many seconds."""
    traffic = heard.to_traffic(seats)
    file = folder / "traffic.json"
    file.write_bytes(msgspec.json.encode(traffic))
    program = ServerProcess(
        ["foolsgold.benchmarks.baseline_server", str(folder / "bare.db"), str(file)]
    )
    try:
        rate = len(heard.command_sizes) / tables / seconds
        all_tables = [_BaselineTable(number, traffic.command) for number in range(tables)]
        return asyncio.run(_measure_baseline(program, all_tables, seats, seconds, rate))
    finally:
        program.stop()


async def _measure_baseline(
    program: ServerProcess, tables: list[_BaselineTable], seats: int, seconds: float, rate: float
) -> BaselineRun:
    for table in tables:
        await table.connect(program.url, seats)
    began = program.cpu_seconds()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.send_commands(rate, until) for table in tables))
    await asyncio.sleep(0.5)
    ended = program.cpu_seconds()
    await asyncio.gather(*(table.close() for table in tables))
    return BaselineRun(
        commands=sum(table.command_count for table in tables),
        cpu_seconds=None if began is None or ended is None else ended - began,
        frames=sum(table.frame_count for table in tables),
        bytes=sum(table.byte_count for table in tables),
    )
