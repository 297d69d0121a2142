"""The same traffic once more, at a server without a game: how much of the work is ours.

Only the processor's time is compared, per move: it hardly depends on what else the machine does.
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
from foolsgold.benchmarks.server_process import GONE_SECONDS, Program

ROW = 240
"""How long a stored change mostly is, apart from its ids."""


class Heard:
    """What went over the sockets while a real server was measured."""

    def __init__(self) -> None:
        self.commands: list[int] = []
        self.frames = 0
        self.bytes = 0
        self._changes: dict[tuple[int, int], list[int]] = defaultdict(list)

    def change(self, table: int, number: int, size: int) -> None:
        """A seat of a table got a change."""
        self._changes[table, number].append(size)

    def traffic(self, seats: int) -> Traffic:
        """The same for a bare server; changes that are still on their way are left out."""
        whole = [sizes for sizes in self._changes.values() if len(sizes) == seats]
        return Traffic(sum(self.commands) // max(len(self.commands), 1), ROW, whole)


class Bare(msgspec.Struct, frozen=True):
    """What a bare server did."""

    commands: int
    cpu_seconds: float | None
    frames: int
    bytes: int


class _Table:
    """Everybody at one table of the bare server; the first of them sends all commands."""

    def __init__(self, number: int, size: int) -> None:
        self._number = number
        self._size = size
        self._sockets: list[ClientConnection] = []
        self._reading: list[asyncio.Task[None]] = []
        self.commands = self.frames = self.bytes = 0

    async def sit_down(self, server: str, seats: int) -> None:
        url = f"{server.replace('http', 'ws', 1)}/{self._number}"
        for _ in range(seats):
            socket = await connect(
                url, compression=None, ping_interval=None, open_timeout=GONE_SECONDS
            )
            self._sockets.append(socket)
            self._reading.append(asyncio.create_task(self._read(socket)))

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            while True:
                text = await socket.recv(decode=False)
                self.bytes += len(text)
                self.frames += 1

    async def play(self, rate: float, until: float) -> None:
        pause = 1 / rate
        rng = Rng(self._number)
        at = time.perf_counter() + rng.below(1000) / 1000 * pause
        while at < until:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            # As in a game: now this one moves, now that one.
            asker = self._sockets[self.commands % len(self._sockets)]
            self.commands += 1
            text = f'{{"id":"{self._number:06d}-{self.commands:09d}","fill":"'
            await asker.send(f'{text:x<{self._size - 2}}"}}')
            at += pause

    async def close(self) -> None:
        for task in self._reading:
            task.cancel()
        for socket in self._sockets:
            socket.transport.abort()


def bare_run(heard: Heard, folder: Path, tables: int, seats: int, seconds: float) -> Bare:
    """As many tables, seats and commands as were heard, in as many seconds."""
    traffic = heard.traffic(seats)
    file = folder / "traffic.json"
    file.write_bytes(msgspec.json.encode(traffic))
    program = Program(["foolsgold.benchmarks.baseline_server", str(folder / "bare.db"), str(file)])
    try:
        rate = len(heard.commands) / tables / seconds
        all_tables = [_Table(number, traffic.command) for number in range(tables)]
        return asyncio.run(_run(program, all_tables, seats, seconds, rate))
    finally:
        program.stop()


async def _run(
    program: Program, tables: list[_Table], seats: int, seconds: float, rate: float
) -> Bare:
    for table in tables:
        await table.sit_down(program.url, seats)
    began = program.cpu_seconds()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(rate, until) for table in tables))
    await asyncio.sleep(0.5)
    ended = program.cpu_seconds()
    await asyncio.gather(*(table.close() for table in tables))
    return Bare(
        commands=sum(table.commands for table in tables),
        cpu_seconds=None if began is None or ended is None else ended - began,
        frames=sum(table.frames for table in tables),
        bytes=sum(table.bytes for table in tables),
    )
