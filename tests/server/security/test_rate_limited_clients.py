"""Clients at a server that slows them down: they wait, send the same again, and finish."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, open_table
from foolsgold.client.command_retries import MAX_RETRY_SECONDS, RetrySchedule
from foolsgold.client.remote_table import new_id
from foolsgold.server.http import websocket
from foolsgold.server.lobby import room_registry
from foolsgold.server.security.rate_limits import RateLimited, RateLimiter
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.table_changes import Chatted
from tests.support.error_matching import about
from tests.support.paths import ROOT
from tests.support.server_harness import (
    UNLIMITED_RATE,
    ThreadServer,
    close_all,
    frames_until_now,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
    wait_for,
)
from tests.support.timeouts import TIMEOUT_SECONDS

TIGHT = (1.0, 100.0)
"""One command at once; the next one is allowed 10 ms later, by the clock below."""
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
BOT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]


class SteppingClock:
    """A clock for limits that goes on a little whenever it is asked, however fast the machine is.

    So a seat is refused about once between two of its commands.
    """

    def __init__(self) -> None:
        self._now = 1000.0

    def monotonic(self) -> float:
        self._now += 0.001
        return self._now

    def time(self) -> float:
        return time.time()


@pytest.fixture(autouse=True)
def _stepping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_registry, "time", SteppingClock())
    monkeypatch.setattr(websocket, "FRAME_RATE_LIMIT", UNLIMITED_RATE)


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path, command_rate=TIGHT) as server:
        yield server


def refusals(server: ThreadServer) -> float:
    """How often the server has refused a command."""
    assert server.running is not None
    count: float = server.running.registry.metrics.commands.labels("refused")._value.get()
    return count


@contextmanager
def example_bots(folder: Path, link: str, *names: str) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """The bots of the page at a table; they have to end by themselves, and well."""
    script = folder / "bot.py"
    script.write_text(BOT, encoding="utf-8")
    bots = [
        subprocess.Popen([sys.executable, str(script), link, name], stderr=subprocess.PIPE)
        for name in names
    ]
    try:
        yield bots
        for bot in bots:
            _, errors = bot.communicate(timeout=TIMEOUT_SECONDS)
            assert (bot.returncode, errors) == (0, b"")
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()


def wait_for_ready(table: RemoteTable) -> None:
    """Everybody but the host is ready."""

    def is_ready() -> bool:
        seats = table.table.seats[1:] if table.table is not None else ()
        return bool(seats) and all(seat.ready for seat in seats)

    wait_for(is_ready, [table])


@pytest.mark.parametrize("edition", ["saboteur-lv", "gobblings"])
def test_the_example_bot_finishes_a_game_at_a_server_with_a_tight_limit(
    tmp_path: Path, tight: ThreadServer, edition: str
) -> None:
    host = open_table(tight.url, "Anna", edition=edition, seats=3)
    with example_bots(tmp_path, host.link, "Robbie", "Bender"):
        table = RemoteTable(host, patience=TIMEOUT_SECONDS)
        wait_for_ready(table)
        table.send_and_wait(ask.Start(id=new_id()))
        play_out([table], Rng(1))
        table.close()
    assert refusals(tight), "the limit is not tight"


def test_the_example_bot_comes_back_when_it_was_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "FRAME_RATE_LIMIT", (20.0, 0.001))
    monkeypatch.setattr(websocket, "MAX_IGNORED_FRAMES", 0)
    with run_thread_server(tmp_path) as server:
        host = open_table(server.url, "Anna", edition="saboteur-lv", seats=3)
        with example_bots(tmp_path, host.link, "Robbie", "Bender"):
            table = RemoteTable(host, patience=TIMEOUT_SECONDS)
            wait_for_ready(table)
            table.send_and_wait(ask.Start(id=new_id()))
            play_out([table], Rng(1))
            table.close()
        assert server.running is not None
        resumed = server.running.registry.metrics.handshakes.labels("tail")._value.get()
        assert resumed, "nobody was cut off"


def test_the_example_bot_goes_on_after_a_pause(tmp_path: Path) -> None:
    """A resumed table brings no new view: what to play follows from the one before."""
    with run_thread_server(tmp_path) as server:
        host, other = seat_people(server.url, 2, edition="saboteur-lv", seats=3)
        with example_bots(tmp_path, host.link, "Robbie") as (bot,):
            tables = [RemoteTable(ticket, patience=TIMEOUT_SECONDS) for ticket in (host, other)]
            tables[1].send_and_wait(ask.Ready(id=new_id()))
            wait_for_ready(tables[0])
            bot.send_signal(signal.SIGSTOP)
            tables[0].send_and_wait(ask.Start(id=new_id()))
            wait_for(lambda: all(table.view is not None for table in tables), tables)
            while tables[0].view.to_act != 2:
                play_out(tables, Rng(1), most=1)
                frames_until_now(tables[0])
            tables[0].send_and_wait(ask.Pause(id=new_id(), paused=True))
            bot.send_signal(signal.SIGCONT)
            wait_for(lambda: refusals(server), tables)
            tables[0].send_and_wait(ask.Pause(id=new_id(), paused=False))
            play_out(tables, Rng(1))
            close_all(tables)


def test_remote_tables_finish_a_game_at_a_server_with_a_tight_limit(tight: ThreadServer) -> None:
    tables = start_game(seat_people(tight.url, 3, edition="saboteur-lv", seats=3))
    play_out(tables, Rng(1))
    assert all(table.table is not None and table.table.stage == "over" for table in tables)
    assert not any(table.unanswered for table in tables)
    close_all(tables)
    assert refusals(tight), "the limit is not tight"


def test_what_a_remote_table_says_too_fast_is_heard_in_order(tmp_path: Path) -> None:
    lines = [f"line {number}" for number in range(6)]
    with (
        run_thread_server(tmp_path, talk_rate=TIGHT) as server,
        closing(RemoteTable(open_table(server.url, "Anna"), patience=TIMEOUT_SECONDS)) as table,
    ):
        for line in lines:
            table.send_and_wait(ask.SendChat(id=new_id(), text=line))
        with closing(RemoteTable(table.ticket, patience=TIMEOUT_SECONDS)) as other:
            welcome = other.receive(TIMEOUT_SECONDS)
        assert isinstance(welcome, frames.Welcome)
        assert [said.text for said in welcome.talk if isinstance(said, Chatted)] == lines
        assert refusals(server), "the limit is not tight"


def test_a_command_delayed_too_long_is_refused_with_the_reason(tmp_path: Path) -> None:
    """A minute until the next line: nobody waits for that without a word."""
    with (
        run_thread_server(tmp_path, talk_rate=(1, 1 / 60)) as server,
        closing(RemoteTable(open_table(server.url, "Anna"), patience=TIMEOUT_SECONDS)) as table,
    ):
        table.send_and_wait(ask.SendChat(id=new_id(), text="one"))
        with pytest.raises(UserError, check=about("slow-down")):
            table.send_and_wait(ask.SendChat(id=new_id(), text="two"))
        assert not table.unanswered
        assert table.send_and_wait(ask.Ready(id=new_id()))


def test_a_commitment_that_came_too_fast_is_made_again(tmp_path: Path) -> None:
    """Nobody has called `do` for it: the client retries by itself while it reads."""
    with run_thread_server(tmp_path, sealed=True, command_rate=TIGHT) as server:
        tables = [
            RemoteTable(ticket, patience=TIMEOUT_SECONDS)
            for ticket in seat_people(server.url, 3, seats=3)
        ]
        for table in tables:
            table.send_and_wait(ask.Ready(id=new_id()))
        for table in tables:
            wait_for(lambda t=table: committed(t) == [0, 1, 2], tables)  # type: ignore[misc]
        close_all(tables)
        assert refusals(server), "the limit is not tight"


def committed(table: RemoteTable) -> list[int]:
    seal = table.table.seal if table.table is not None else None
    return [] if seal is None else [part.seat for part in seal.parts]


@given(
    st.floats(1, 100),
    st.floats(0.001, 1000),
    st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 10)), max_size=60),
)
def test_what_a_limit_refuses_it_allows_after_the_wait_it_names(
    burst: float, per_second: float, asked: list[tuple[str, float]]
) -> None:
    """And the wait is the same for everybody, whatever others at the address have done."""
    now = 1000.0
    limit = RateLimiter((burst, per_second), lambda: now)
    waits = set()
    for key, pause in asked:
        now += pause
        if not limit.try_take(key):
            with pytest.raises(RateLimited) as refused:
                limit.require(key)
            wait = refused.value.retry_after_ms
            assert wait is not None
            waits.add(wait)
            now += wait / 1000
            limit.require(key)
    assert len(waits) <= 1


def test_a_limit_that_is_never_refilled_names_no_wait() -> None:
    limit = RateLimiter((1, 0), lambda: 0.0)
    limit.require("a")
    with pytest.raises(RateLimited) as refused:
        limit.require("a")
    assert refused.value.retry_after_ms is None


def test_retries_are_due_in_order_and_end() -> None:
    retries = RetrySchedule()
    assert retries.add("a", 0.0, 100)
    assert retries.add("b", 0.0, 100)
    assert retries.next_retry_at == 0.1
    assert retries.take_due(0.05) == []
    assert retries.take_due(0.1) == ["a", "b"]
    assert retries.take_due(0.1) == []
    now = 0.1
    while retries.add("a", now, 1000):
        now += 1.0
        assert retries.take_due(now) == ["a"]
    assert MAX_RETRY_SECONDS - 1 <= now <= MAX_RETRY_SECONDS
    assert retries.next_retry_at == float("inf")
    assert not retries.add("c", now, 1 + round(1000 * MAX_RETRY_SECONDS))
