"""What is set aside from the search for garbage is looked through again in time."""

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from foolsgold.base.rng import Rng
from foolsgold.server.process.gc_policy import GcPolicy
from foolsgold.server.transport.uvicorn_protocols import (
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
)
from tests.server.transport.test_connection_limits import line
from tests.support.server_harness import (
    close_all,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
)
from tests.support.timeouts import TIMEOUT_SECONDS


class Ring:
    """Refers to itself: only a search finds that nobody else does."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thrift() -> Iterator[GcPolicy]:
    """The rule, until the test is over."""
    rule = GcPolicy()
    rule.install()
    yield rule
    rule.uninstall()
    assert not gc.get_freeze_count()


def test_what_was_looked_through_is_set_aside() -> None:
    kept = [Ring() for _ in range(1000)]
    gc.collect()
    assert not any(isinstance(thing, Ring) for thing in gc.get_objects())
    del kept


def test_young_garbage_is_found_as_ever() -> None:
    gone = weakref.ref(Ring())
    gc.collect()
    assert gone() is None


def test_garbage_among_what_was_set_aside_is_found_when_there_is_twice_as_much() -> None:
    ring = Ring()
    gc.collect()
    gone = weakref.ref(ring)
    del ring
    gc.collect()
    assert gone() is not None
    more: list[list[int]] = [[] for _ in range(gc.get_freeze_count())]
    gc.collect()
    gc.collect()
    assert gone() is None
    del more


def test_what_is_set_aside_goes_at_once_when_nothing_refers_to_it() -> None:
    kept = {"a": {"b": Ring}}
    gc.collect()
    before = gc.get_freeze_count()
    kept.clear()
    assert gc.get_freeze_count() < before


def test_a_table_that_is_let_go_is_freed_without_a_search(tmp_path: Path) -> None:
    """Or every table that was played at would stay until there is twice as much of everything."""
    with run_thread_server(tmp_path, idle_seconds=0.1) as server:
        assert server.running is not None
        rooms = server.running.registry._rooms
        tables = start_game(seat_people(server.url, 3, seats=3))
        (room,) = server.call_in_loop(lambda: [weakref.ref(each) for each in rooms.values()])
        play_out(tables, Rng(1), most=3)
        gc.disable()
        try:
            close_all(tables)
            end = time.monotonic() + TIMEOUT_SECONDS
            while server.call_in_loop(lambda: len(rooms)):
                assert time.monotonic() < end
                time.sleep(0.05)
            assert server.call_in_loop(room) is None
        finally:
            gc.enable()


LARGE = b"Host: localhost\r\n" + (b"a: " + b"x" * 300 + b"\r\n") * 90
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
REQUESTS = {
    "a page": b"GET /learn HTTP/1.1\r\n" + LARGE + b"\r\n",
    "an answer": b"GET /api/editions HTTP/1.1\r\n" + LARGE + b"\r\n",
    "nothing there": b"GET /api/nothing HTTP/1.1\r\n" + LARGE + b"\r\n",
    "a wrong body": b"POST /api/tables HTTP/1.1\r\n" + LARGE + b"Content-Length: 2\r\n\r\n{}",
    "no such table": b"GET /api/tables/ABCDE/live HTTP/1.1\r\n" + LARGE + UPGRADE + b"\r\n",
    "no such socket": b"GET /api/nothing/live HTTP/1.1\r\n" + LARGE + UPGRADE + b"\r\n",
    "a socket by a wrong name": (
        b"GET /api/tables/ABCDE/live HTTP/1.1\r\n"
        + LARGE.replace(b"localhost", b"evil.example")
        + UPGRADE
        + b"\r\n"
    ),
    "too many headers": b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 7_700 + b"\r\n",
    "half a request": b"GET / HTTP/1.1\r\n" + LARGE,
}


@pytest.mark.parametrize("said", REQUESTS.values(), ids=REQUESTS.keys())
def test_a_connection_that_has_ended_is_freed_without_a_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    """Or what it has sent would stay until there is twice as much of everything."""
    held: list[weakref.ref[object]] = []

    def noted(kind: type[Any]) -> None:
        made = kind.connection_made

        def note(self: object, transport: Any) -> None:
            held.append(weakref.ref(self))
            made(self, transport)

        monkeypatch.setattr(kind, "connection_made", note)

    noted(LimitedHttpProtocol)
    noted(LimitedWebSocketProtocol)
    with run_thread_server(tmp_path) as server:
        gc.disable()
        try:
            for _ in range(3):
                with line(server.url, said) as raw:
                    if not said.endswith(b"x\r\n"):  # or it has no end to answer to
                        assert raw.recv(1)
            end = time.monotonic() + TIMEOUT_SECONDS
            while len(held) < 3 or server.call_in_loop(
                lambda: any(each() is not None for each in held)
            ):
                assert time.monotonic() < end, "it is still there"
                time.sleep(0.05)
        finally:
            gc.enable()
