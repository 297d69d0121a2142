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
from foolsgold.bots.bot_request import Think, think
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down
from foolsgold.client import join as tickets
from foolsgold.client.remote_table import new_id
from foolsgold.server.logs import open_log
from foolsgold.server.process.runner import Running
from foolsgold.server.settings import Settings
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from patience import HUNG, HUNG_GAME, SLOW_BOT

GENEROUS = (10_000.0, 10_000.0)
QUICK: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": 0,
    # A deal that devices have a part in cannot be known.
    "sealed": False,
    "bot_pace": 0.02,
    # On a busy machine a slow answer is no lost line, and a slow bot no broken one.
    "bot_limit": SLOW_BOT,
    "search_limit": SLOW_BOT,
    "own_bot_limit": SLOW_BOT,
    "bot_wait": SLOW_BOT,
    "ping_every": HUNG,
    "reveal_seconds": HUNG,
    # Each is a process that has to start.
    "bot_workers": 1,
    "command_rate": GENEROUS,
    "talk_rate": GENEROUS,
    "change_rate": GENEROUS,
    "address_rate": GENEROUS,
    "open_rate": GENEROUS,
    "miss_rate": GENEROUS,
    "parcel_rate": GENEROUS,
    "metrics_token": "a token of the tests",
}
"""Tests are impatient, and all come from one address."""
DEAL = 1_234_567_890_123_456_789
"""The seed of the first game a test serves; the next one is of the next. Nobody tests by luck."""
SERVE = Path(__file__).with_name("serve_dealt.py")

# Whoever asks without saying how long they wait would give up after five seconds.
for part in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, part, HUNG)
tickets.SECONDS = HUNG


class InThread:
    """A server in a thread of the test's own process."""

    def __init__(
        self, database: str, think: Think = think, deal: int = DEAL, apart: int = 1, **settings: Any
    ) -> None:
        """Deals from `deal` on; `apart` 0 deals the same again and again."""
        self.log = io.StringIO()
        self._settings = Settings(**{**QUICK, "database": database, **settings})
        self._think = think
        self._deals = count(deal, apart)
        self._ready = threading.Event()
        self.running: Running | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> "InThread":
        self._thread.start()
        assert self._ready.wait(HUNG)
        if self._failure is not None:
            raise self._failure
        return self

    def __exit__(self, *_: object) -> None:
        assert self.running is not None
        self.running.server.should_exit = True
        self._thread.join(HUNG)
        assert not self._thread.is_alive()

    def deal_from(self, deal: int, apart: int = 1) -> None:
        """The next deals are of these seeds; every command takes one, whether it deals or not."""
        self._deals = count(deal, apart)

    @property
    def url(self) -> str:
        assert self.running is not None
        return f"http://127.0.0.1:{self.running.port}"

    def call(self, work: Callable[[], Any]) -> Any:
        """Runs something in the server's own loop."""
        assert self._loop is not None

        async def there() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(there(), self._loop).result(HUNG)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            self.running = Running(
                self._settings, open_log(self.log), self._think, lambda: next(self._deals)
            )
            await self.running.run(self._ready.set)

        try:
            asyncio.run(serve())
        except BaseException as error:
            self._failure = error
            self._ready.set()


def environment() -> dict[str, str]:
    """What a server is started in."""
    return {**os.environ, "LC_ALL": "C.UTF-8"}


class Nursery:
    """A process that has read all of Python that a server needs: those it starts begin at once.

    That is most of what a start costs, and no part of what is to be proved by killing one.
    """

    def __enter__(self) -> "Nursery":
        self._line, its_line = socket.socketpair()
        self._line.settimeout(HUNG)
        with its_line:
            number = its_line.fileno()
            command = [sys.executable, str(SERVE), "nursery", str(number)]
            self._process = subprocess.Popen(command, pass_fds=[number], env=environment())
        self._told = self._line.makefile()
        return self

    def __exit__(self, *_: object) -> None:
        self._told.close()
        self._line.close()
        self._process.wait(HUNG)

    def start(self, arguments: Sequence[str], log: IO[str]) -> "Started":
        """The next one; the one before has ended."""
        reading, writing = os.pipe()
        text = msgspec.json.encode(arguments)
        socket.send_fds(self._line, [text], [writing, log.fileno()])
        os.close(writing)
        return Started(int(self._told.readline()), os.fdopen(reading), self._told)


class Started:
    """A server of a nursery: what is needed of `subprocess.Popen`."""

    def __init__(self, pid: int, stdout: IO[str], told: IO[str]) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._told = told

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
        self.returncode = int(self._told.readline())


class AsProcess:
    """`foolsgold serve` as a process of its own, with a deal that is known."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        bot_pace: float = 0.02,
        deal: int = DEAL,
        files: int | None = None,
        sealed: bool = False,
        deaf: bool = False,
        before: bool = False,
        nursery: Nursery | None = None,
    ) -> None:
        """`files`: so many may be open, and no more; the others are words of `serve_dealt`."""
        wishes = {"sealed": sealed, "deaf": deaf, "before": before}
        words = [word for word, is_wished in wishes.items() if is_wished]
        asked = [
            str(deal), *words, "serve", "--host", "127.0.0.1", "--port", "0",
            "--database", database, "--bot-pace", str(bot_pace), *arguments,
        ]  # fmt: skip
        command = [sys.executable, str(SERVE), *asked]
        if files is not None:
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        # A file, not a pipe nobody reads: a server that logs much would wait for us.
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed when it is read
        self.process: subprocess.Popen[str] | Started
        if nursery is not None:
            self.process = nursery.start(asked, self._log)
        else:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=self._log, text=True, env=environment()
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
        self.process.communicate(timeout=HUNG)
        self._log.seek(0)
        logged = self._log.read()
        self._log.close()
        return logged

    def __enter__(self) -> "AsProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


@contextmanager
def in_thread(folder: Path, **settings: Any) -> Iterator[InThread]:
    """A server with a database of its own in a folder."""
    with InThread(str(folder / "tables.db"), **settings) as server:
        yield server


def party(server: str, people: int, **settings: Any) -> list[Ticket]:
    """A table with so many people, nobody connected yet; bots fill what `seats` leaves open."""
    host = open_table(server, "Anna", **settings)
    names = ("Bilal", "Chaya", "Dmytro", "Elza", "Farid", "Gita", "Hugo", "Ilze", "Jafar")
    return [host, *(sit_down(host.link, name) for name in names[: people - 1])]


def started(tickets: Sequence[Ticket], *others: Ticket) -> list[RemoteTable]:
    """Everybody connected, and the game begun."""
    tables = [RemoteTable(ticket, patience=HUNG) for ticket in (*tickets, *others)]
    for table in tables[1 : len(tickets)]:
        table.do(ask.Ready(id=new_id()))
    tables[0].do(ask.Start(id=new_id(), fill=True))
    for table in tables:
        wait_for(lambda t=table: t.view is not None, [table])  # type: ignore[misc]
    return tables


def wait_for(
    happened: Callable[[], object], tables: Sequence[RemoteTable], seconds: float = HUNG
) -> None:
    """Reads frames until something is so."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        for table in tables:
            table.receive(0.01)


def caught_up(table: RemoteTable) -> list[frames.Frame]:
    """Reads all that was sent until now: the answer to a ping comes behind it."""
    table._send(msgspec.json.encode(ask.Ping()).decode())
    found: list[frames.Frame] = []
    while not isinstance(frame := table.receive(HUNG), frames.Pong):
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
    end = time.monotonic() + HUNG_GAME
    while moves < most and any(t.table is None or t.table.stage != "over" for t in tables):
        assert time.monotonic() < end, "the game is stuck"
        for table in tables:
            drain(table, 0.001)
            table.go_on()
            if table.is_my_turn and moves < most:
                assert table.box is not None
                game = table.box.rules.name
                table.play(rule_bot(game).choose(table.view, table.heard, rng))
                moves += 1
    return moves


def close_all(tables: Sequence[RemoteTable]) -> None:
    for table in tables:
        table.close()
