"""Servers for tests, on loopback only: in a thread to look inside, or as a process to kill."""

import asyncio
import io
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any

import httpx
import msgspec

from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import RequestHandler, answer_request
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down
from foolsgold.client import http_client as tickets
from foolsgold.client.remote_table import new_id
from foolsgold.server.logs import open_log
from foolsgold.server.process.runner import Server
from foolsgold.server.settings import Settings
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from tests.support.timeouts import BOT_TIMEOUT_SECONDS, GAME_TIMEOUT_SECONDS, TIMEOUT_SECONDS

UNLIMITED_RATE = (10_000.0, 10_000.0)
FAST_SETTINGS: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": 0,
    # A deal that devices have a part in cannot be known.
    "sealed": False,
    "bot_pace": 0.02,
    # On a busy machine a slow answer is no lost line, and a slow bot no broken one.
    "bot_limit": BOT_TIMEOUT_SECONDS,
    "search_limit": BOT_TIMEOUT_SECONDS,
    "own_bot_limit": BOT_TIMEOUT_SECONDS,
    "bot_wait": BOT_TIMEOUT_SECONDS,
    "ping_every": TIMEOUT_SECONDS,
    "reveal_seconds": TIMEOUT_SECONDS,
    # Each is a process that has to start.
    "bot_workers": 1,
    "command_rate": UNLIMITED_RATE,
    "talk_rate": UNLIMITED_RATE,
    "change_rate": UNLIMITED_RATE,
    "address_rate": UNLIMITED_RATE,
    "open_rate": UNLIMITED_RATE,
    "miss_rate": UNLIMITED_RATE,
    "parcel_rate": UNLIMITED_RATE,
    "metrics_token": "a token of the tests",
}
"""Tests are impatient, and all come from one address."""
FIRST_SEED = 1_234_567_890_123_456_789
"""The seed of the first game a test serves; the next one is of the next. Nobody tests by luck."""
SERVE_SCRIPT = Path(__file__).with_name("serve_seeded.py")

# Whoever asks without saying how long they wait would give up after five seconds.
for part in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, part, TIMEOUT_SECONDS)
tickets.TIMEOUT_SECONDS = TIMEOUT_SECONDS


class ThreadServer:
    """A server in a thread of the test's own process."""

    def __init__(
        self,
        database: str,
        think: RequestHandler = answer_request,
        deal: int = FIRST_SEED,
        apart: int = 1,
        **settings: Any,
    ) -> None:
        """Deals from `deal` on; `apart` 0 deals the same again and again."""
        self.log = io.StringIO()
        self._settings = Settings(**{**FAST_SETTINGS, "database": database, **settings})
        self._think = think
        self._seeds = count(deal, apart)
        self._ready = threading.Event()
        self.running: Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> "ThreadServer":
        self._thread.start()
        assert self._ready.wait(TIMEOUT_SECONDS)
        if self._failure is not None:
            raise self._failure
        return self

    def __exit__(self, *_: object) -> None:
        assert self.running is not None
        self.running.uvicorn_server.should_exit = True
        self._thread.join(TIMEOUT_SECONDS)
        assert not self._thread.is_alive()

    def set_seeds(self, deal: int, apart: int = 1) -> None:
        """The next deals are of these seeds; every command takes one, whether it deals or not."""
        self._seeds = count(deal, apart)

    @property
    def url(self) -> str:
        assert self.running is not None
        return f"http://127.0.0.1:{self.running.port}"

    def call_in_loop(self, work: Callable[[], Any]) -> Any:
        """Runs something in the server's own loop."""
        assert self._loop is not None

        async def there() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(there(), self._loop).result(TIMEOUT_SECONDS)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            self.running = Server(
                self._settings, open_log(self.log), self._think, lambda: next(self._seeds)
            )
            await self.running.run(self._ready.set)

        try:
            asyncio.run(serve())
        except BaseException as error:
            self._failure = error
            self._ready.set()


def server_environment() -> dict[str, str]:
    """What a server is started in."""
    return {**os.environ, "LC_ALL": "C.UTF-8"}


class ForkServer:
    """A process that has read all of Python that a server needs: those it starts begin at once.

    That is most of what a start costs, and no part of what is to be proved by killing one.
    """

    def __enter__(self) -> "ForkServer":
        self._socket, its_line = socket.socketpair()
        self._socket.settimeout(TIMEOUT_SECONDS)
        with its_line:
            number = its_line.fileno()
            command = [sys.executable, str(SERVE_SCRIPT), "nursery", str(number)]
            self._process = subprocess.Popen(command, pass_fds=[number], env=server_environment())
        self._answers = self._socket.makefile()
        return self

    def __exit__(self, *_: object) -> None:
        self._answers.close()
        self._socket.close()
        self._process.wait(TIMEOUT_SECONDS)

    def start(self, arguments: Sequence[str], log: IO[str]) -> "ForkedProcess":
        """The next one; the one before has ended."""
        reading, writing = os.pipe()
        text = msgspec.json.encode(arguments)
        socket.send_fds(self._socket, [text], [writing, log.fileno()])
        os.close(writing)
        return ForkedProcess(int(self._answers.readline()), os.fdopen(reading), self._answers)


class ForkedProcess:
    """A server of a nursery: what is needed of `subprocess.Popen`."""

    def __init__(self, pid: int, stdout: IO[str], told: IO[str]) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._answers = told

    def poll(self) -> int | None:
        """How it has ended, as far as that was waited for."""
        return self.returncode

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def communicate(self, timeout: float) -> None:  # noqa: ARG002 - the line has one
        """Waits for its end, and not for that of its bots, who follow it."""
        self.stdout.close()
        self.returncode = int(self._answers.readline())


class ProcessServer:
    """`foolsgold serve` as a process of its own, with a deal that is known."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        bot_pace: float = 0.02,
        deal: int = FIRST_SEED,
        files: int | None = None,
        sealed: bool = False,
        deaf: bool = False,
        before: bool = False,
        nursery: ForkServer | None = None,
    ) -> None:
        """`files`: so many may be open, and no more; the others are words of `serve_seeded`."""
        wishes = {"sealed": sealed, "deaf": deaf, "before": before}
        words = [word for word, is_wished in wishes.items() if is_wished]
        asked = [
            str(deal), *words, "serve", "--host", "127.0.0.1", "--port", "0",
            "--database", database, "--bot-pace", str(bot_pace), *arguments,
        ]  # fmt: skip
        command = [sys.executable, str(SERVE_SCRIPT), *asked]
        if files is not None:
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        # A file, not a pipe nobody reads: a server that logs much would wait for us.
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed when it is read
        self.process: subprocess.Popen[str] | ForkedProcess
        if nursery is not None:
            self.process = nursery.start(asked, self._log)
        else:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=self._log,
                text=True,
                env=server_environment(),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            logged = self.kill()
            raise AssertionError(f"the server did not start: {logged}")
        self.url = line.split()[-1]

    def kill(self) -> str:
        """`kill -9`, by its own id; what it had logged."""
        self.process.kill()
        return self._reap()

    def stop(self) -> tuple[int, str]:
        """SIGTERM; its exit code and what it logged."""
        self.process.send_signal(signal.SIGTERM)
        logged = self._reap()
        assert self.process.returncode is not None
        return self.process.returncode, logged

    def _reap(self) -> str:
        self.process.communicate(timeout=TIMEOUT_SECONDS)
        self._log.seek(0)
        logged = self._log.read()
        self._log.close()
        return logged

    def __enter__(self) -> "ProcessServer":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


@contextmanager
def run_thread_server(folder: Path, **settings: Any) -> Iterator[ThreadServer]:
    """A server with a database of its own in a folder."""
    with ThreadServer(str(folder / "tables.db"), **settings) as server:
        yield server


def seat_people(server: str, people: int, **settings: Any) -> list[Ticket]:
    """A table with so many people, nobody connected yet; bots fill what `seats` leaves open."""
    host = open_table(server, "Anna", **settings)
    names = ("Bilal", "Chaya", "Dmytro", "Elza", "Farid", "Gita", "Hugo", "Ilze", "Jafar")
    return [host, *(sit_down(host.link, name) for name in names[: people - 1])]


def start_game(tickets: Sequence[Ticket], *others: Ticket) -> list[RemoteTable]:
    """Everybody connected, and the game begun."""
    tables = [RemoteTable(ticket, patience=TIMEOUT_SECONDS) for ticket in (*tickets, *others)]
    for table in tables[1 : len(tickets)]:
        table.send_and_wait(ask.Ready(id=new_id()))
    tables[0].send_and_wait(ask.Start(id=new_id(), fill=True))
    for table in tables:
        wait_for(lambda t=table: t.view is not None, [table])  # type: ignore[misc]
    return tables


def wait_for(
    happened: Callable[[], object], tables: Sequence[RemoteTable], seconds: float = TIMEOUT_SECONDS
) -> None:
    """Reads frames until something is so."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        for table in tables:
            table.receive(0.01)


def frames_until_now(table: RemoteTable) -> list[frames.ServerFrame]:
    """Reads all that was sent until now: the answer to a ping comes behind it."""
    table._send(msgspec.json.encode(ask.Ping()).decode())
    found: list[frames.ServerFrame] = []
    while not isinstance(frame := table.receive(TIMEOUT_SECONDS), frames.Pong):
        assert frame is not None, "the server does not answer"
        found.append(frame)
    return found


def drain(table: RemoteTable, seconds: float = 0.005) -> list[Any]:
    """All frames that are there."""
    found = []
    while (frame := table.receive(seconds)) is not None:
        found.append(frame)
    return found


def play_out(tables: Sequence[RemoteTable], rng: Rng, most: int = 10_000) -> int:
    """People who play like bots, until the game is over or so many moves were made."""
    moves = 0
    end = time.monotonic() + GAME_TIMEOUT_SECONDS
    while moves < most and any(t.table is None or t.table.stage != "over" for t in tables):
        assert time.monotonic() < end, "the game is stuck"
        for table in tables:
            drain(table, 0.001)
            table.dismiss_summary()
            if table.is_my_turn and moves < most:
                assert table.ruleset is not None
                game = table.ruleset.rules.name
                table.play(rule_bot(game).choose(table.view, table.round_history, rng))
                moves += 1
    return moves


def close_all(tables: Sequence[RemoteTable]) -> None:
    for table in tables:
        table.close()
