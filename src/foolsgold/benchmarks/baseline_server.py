"""A server without a game, to compare with: uvicorn, websockets and SQLite, and nothing else.

`foolsgold load --compare` gives it the traffic that was measured at a real one: for each command
it commits a row of the same size and sends frames of the same sizes to all seats of the table.
Run as `python -m foolsgold.benchmarks.baseline_server DATABASE TRAFFIC`.
"""

import asyncio
import sqlite3
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

HEARTBEAT = 5.0
"""Seconds between two pings of a connection, as at a real server: they are traffic too."""

Send = Callable[[dict[str, Any]], Awaitable[None]]
Row = tuple[str, int, str, str, str, float]


class Traffic(msgspec.Struct):
    """What was sent at a real server."""

    command: int
    """How long a command was."""
    row: int
    """How long a stored change was."""
    changes: list[list[int]]
    """For each change how long its frames were, seat by seat."""


class Asked(msgspec.Struct):
    """A command; what else it holds only makes it as long as a real one."""

    id: str


class _Rows:
    """Commits in a thread; what comes while one is under way goes into the next."""

    def __init__(self, database: Path) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._connection = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        for line in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "CREATE TABLE changes (table_id TEXT, number INTEGER, author TEXT, command TEXT,"
            " body TEXT, at REAL, PRIMARY KEY (table_id, number),"
            " UNIQUE (table_id, author, command))",
        ):
            self._connection.execute(line)

    async def append(self, row: Row) -> None:
        """When this returns it is on the disk."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((row, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await stored

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await loop.run_in_executor(self._thread, self._commit, [row for row, _ in batch])
            for _, stored in batch:
                stored.set_result(None)
        self._writing = None

    def _commit(self, rows: list[Row]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.executemany("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?)", rows)
        self._connection.execute("COMMIT")


class Bare:
    """The application: whoever connects to `/TABLE` sits at that table."""

    def __init__(self, database: Path, traffic: Traffic) -> None:
        self._rows = _Rows(database)
        self._traffic = traffic
        self._seats: dict[str, list[Send]] = defaultdict(list)
        self._numbers: dict[str, int] = defaultdict(int)
        self._said = 0
        self._asked = msgspec.json.Decoder(Asked)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Send) -> None:
        """One connection, from its beginning to its end."""
        if scope["type"] != "websocket":
            return
        table = scope["path"]
        await receive()
        await send({"type": "websocket.accept"})
        self._seats[table].append(send)
        while (event := await receive())["type"] == "websocket.receive":
            await self._change(table, self._asked.decode(event["text"]).id, send)
        self._seats[table].remove(send)

    async def _change(self, table: str, command: str, asker: Send) -> None:
        self._numbers[table] += 1
        number = self._numbers[table]
        body = "x" * self._traffic.row
        await self._rows.append((table, number, "somebody", command, body, time.time()))
        sizes = self._traffic.changes[self._said % len(self._traffic.changes)]
        self._said += 1
        for send, size in zip(self._seats[table], sizes, strict=False):
            await send({"type": "websocket.send", "text": "x" * size})
        ack = f'{{"is":"ack","id":"{command}","number":{number}}}'
        await asker({"type": "websocket.send", "text": ack})


class _Server(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"http://127.0.0.1:{port}", flush=True)  # noqa: T201 - whoever started us reads it


def main(database: str, traffic: str) -> None:
    """Serves until it is ended."""
    known = msgspec.json.decode(Path(traffic).read_bytes(), type=Traffic)
    config = uvicorn.Config(
        Bare(Path(database), known),
        port=0,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        lifespan="off",
        log_config=None,
        access_log=False,
    )
    _Server(config).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
