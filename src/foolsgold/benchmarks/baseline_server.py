"""A baseline server without a game: uvicorn, websockets and SQLite, and nothing else.

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

PING_SECONDS = 5.0
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


class BaselineCommand(msgspec.Struct):
    """A command; what else it holds only makes it as long as a real one."""

    id: str


class _RowWriter:
    """Commits in a thread; what comes while one is under way goes into the next."""

    def __init__(self, database: Path) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._pending: list[tuple[Row, asyncio.Future[None]]] = []
        self._write_task: asyncio.Task[None] | None = None
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
        self._pending.append((row, stored))
        if self._write_task is None:
            self._write_task = asyncio.create_task(self._write())
        await stored

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._pending:
            batch, self._pending = self._pending, []
            await loop.run_in_executor(self._thread, self._commit, [row for row, _ in batch])
            for _, stored in batch:
                stored.set_result(None)
        self._write_task = None

    def _commit(self, rows: list[Row]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.executemany("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?)", rows)
        self._connection.execute("COMMIT")


class BaselineApp:
    """The application: a client that connects to `/TABLE` is at that table."""

    def __init__(self, database: Path, traffic: Traffic) -> None:
        self._rows = _RowWriter(database)
        self._traffic = traffic
        self._connections: dict[str, list[Send]] = defaultdict(list)
        self._change_numbers: dict[str, int] = defaultdict(int)
        self._sent_changes = 0
        self._command_decoder = msgspec.json.Decoder(BaselineCommand)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Send) -> None:
        """One connection, from its beginning to its end."""
        if scope["type"] != "websocket":
            return
        table = scope["path"]
        await receive()
        await send({"type": "websocket.accept"})
        self._connections[table].append(send)
        while (event := await receive())["type"] == "websocket.receive":
            await self._handle_command(table, self._command_decoder.decode(event["text"]).id, send)
        self._connections[table].remove(send)

    async def _handle_command(self, table: str, command: str, asker: Send) -> None:
        self._change_numbers[table] += 1
        number = self._change_numbers[table]
        body = "x" * self._traffic.row
        await self._rows.append((table, number, "somebody", command, body, time.time()))
        sizes = self._traffic.changes[self._sent_changes % len(self._traffic.changes)]
        self._sent_changes += 1
        for send, size in zip(self._connections[table], sizes, strict=False):
            await send({"type": "websocket.send", "text": "x" * size})
        ack = f'{{"is":"ack","id":"{command}","number":{number}}}'
        await asker({"type": "websocket.send", "text": ack})


class _Server(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"http://127.0.0.1:{port}", flush=True)  # noqa: T201 - the parent process reads it


def main(database: str, traffic: str) -> None:
    """Serves until it is ended."""
    known = msgspec.json.decode(Path(traffic).read_bytes(), type=Traffic)
    config = uvicorn.Config(
        BaselineApp(Path(database), known),
        port=0,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="off",
        log_config=None,
        access_log=False,
    )
    _Server(config).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
