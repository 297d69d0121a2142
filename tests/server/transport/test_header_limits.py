"""A request has at most so many headers, however they are sent; the parser never sees more."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foolsgold.client import open_table
from foolsgold.server.cluster.affinity import new_code_for_worker
from foolsgold.server.transport.uvicorn_protocols import (
    MAX_HEAD_BYTES,
    MAX_HEADER_LINES,
    DripGuard,
    HeaderLimitBuffer,
    HeadersTooLarge,
)
from tests.server.http.test_hostile_clients import Plain
from tests.server.transport import header_attack
from tests.server.transport.test_connection_limits import cut_for, line
from tests.support.server_harness import ProcessServer, ThreadServer, run_thread_server
from tests.support.timeouts import TIMEOUT_SECONDS

BREAKS = {
    "CRLF": b"\r\n",
    "LF": b"\n",
    "continuation": b"\r\n x\r\n",
    "LF continuation": b"\n\tx\n",
}
CHUNKED = b"Transfer-Encoding: chunked"
TABLE = b"/api/tables"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path_factory.mktemp("headers")) as running:
        yield running


def request(
    extra: int, *headers: bytes, asked: bytes = b"GET /healthz", line_end: bytes = b"\r\n"
) -> bytes:
    """A request with these headers and so many more lines of headers."""
    lines = [asked + b" HTTP/1.1", b"Host: localhost", *headers]
    folds = line_end.count(b"\n")
    filler = (b"a:" + line_end) * (extra // folds) + b"a:\r\n" * (extra % folds)
    end = line_end[line_end.rindex(b"\n") - line_end.endswith(b"\r\n") :]
    return end.join([*lines, filler + end])


def answer(raw: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with suppress(ConnectionResetError):
        while more := raw.recv(65_536):
            found += more
    return found


def statuses(found: bytes) -> list[int]:
    """Of all answers on a connection."""
    return [int(part[:3]) for part in found.split(b"HTTP/1.1 ")[1:]]


def asked(url: str, said: bytes, piece: int | None = None) -> list[int]:
    """The answers to what is sent, whole or in pieces."""
    with line(url) as raw:
        size = piece or len(said)
        with suppress(BrokenPipeError, ConnectionResetError):
            for start in range(0, len(said), size):
                raw.sendall(said[start : start + size])
        return statuses(answer(raw))


# --- how many ----------------------------------------------------------------------------------


@pytest.mark.parametrize("line_end", BREAKS.values(), ids=BREAKS.keys())
@pytest.mark.parametrize("piece", [None, 7, 1], ids=["whole", "pieces", "bytes"])
def test_a_hundred_headers_are_read_and_one_more_is_refused(
    server: ThreadServer, line_end: bytes, piece: int | None
) -> None:
    needed = 2
    for extra, wanted in ((MAX_HEADER_LINES - needed, 200), (MAX_HEADER_LINES - needed + 1, 431)):
        said = request(extra, b"Connection: close", line_end=line_end)
        assert asked(server.url, said, piece) == [wanted]


@pytest.mark.parametrize("path", ["/", "/learn", "/api/editions", "/nothing", "/api/tables/NONE"])
def test_whatever_is_asked_for(server: ThreadServer, path: str) -> None:
    before = cut_for(server, "headers")
    said = request(7_700, asked=b"GET " + path.encode())
    assert asked(server.url, said) == [431]
    assert cut_for(server, "headers") == before + 1


def test_a_head_that_never_ends_is_refused_as_it_comes(server: ThreadServer) -> None:
    with line(server.url, request(MAX_HEADER_LINES + 1).removesuffix(b"\r\n")) as raw:
        assert statuses(answer(raw)) == [431]


def test_a_head_of_few_long_headers_has_a_length(server: ThreadServer) -> None:
    said = request(0, b"a: " + b"x" * 2 * MAX_HEAD_BYTES)
    assert asked(server.url, said) == [431]


def test_the_answer_is_read_even_when_much_more_was_sent(server: ThreadServer) -> None:
    with line(server.url) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        raw.sendall(request(7_700))
        assert statuses(answer(raw)) == [431]


def test_a_request_to_become_a_socket_is_limited_too(server: ThreadServer) -> None:
    ticket = open_table(server.url, "Anna")
    upgrade = (
        b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )  # fmt: skip
    path = b"GET " + TABLE + f"/{ticket.code}/live".encode()
    left = MAX_HEADER_LINES - 1 - len(upgrade)
    with line(server.url, request(left, *upgrade, asked=path)) as raw:
        assert raw.recv(12) == b"HTTP/1.1 101"
    assert asked(server.url, request(left + 1, *upgrade, asked=path)) == [431]


# --- several requests on a connection, and bodies ----------------------------------------------


def test_each_request_of_a_connection_has_its_own_hundred(server: ThreadServer) -> None:
    full = request(MAX_HEADER_LINES - 1)
    last = request(MAX_HEADER_LINES - 2, b"Connection: close")
    assert asked(server.url, full * 3 + last) == [200] * 4
    assert asked(server.url, full + request(MAX_HEADER_LINES) + full) == [200, 431]


def test_the_request_after_a_chunked_body_has_its_own_hundred(server: ThreadServer) -> None:
    first = request(0, CHUNKED) + b"0\r\n\r\n"
    last = request(MAX_HEADER_LINES - 2, b"Connection: close")
    assert asked(server.url, first + last) == [200, 200]


def test_lines_of_a_body_are_no_headers(server: ThreadServer) -> None:
    body = b'{"id": "0123456789abcdef",\n"name": "Anna"' + b"\n" * 5_000 + b"}"
    kind = b"Content-Type: application/json"
    length = f"Content-Length: {len(body)}".encode()
    post = b"POST " + TABLE
    whole = request(0, kind, length, b"Connection: close", asked=post) + body
    chunk = f"{len(body):x}".encode() + b"\r\n" + body + b"\r\n0\r\n\r\n"
    chunked = request(0, kind, CHUNKED, b"Connection: close", asked=post) + chunk
    assert asked(server.url, whole) == asked(server.url, chunked) == [201]


@pytest.mark.parametrize("piece", [None, 7])
@pytest.mark.parametrize("line_end", BREAKS.values(), ids=BREAKS.keys())
def test_trailers_are_limited(server: ThreadServer, line_end: bytes, piece: int | None) -> None:
    post = request(0, CHUNKED, b"Content-Type: application/json", asked=b"POST " + TABLE)
    body = b"2\r\n{}\r\n0\r\n" + (b"a:" + line_end) * 7_000 + b"\r\n"
    assert asked(server.url, post + body, piece) == [431]


def test_after_an_answer_trailers_get_no_second_one(server: ThreadServer) -> None:
    with line(server.url, request(0, CHUNKED)) as raw:
        found = b""
        while b'"ok"' not in found:
            found += raw.recv(65_536)
        with suppress(BrokenPipeError, ConnectionResetError):
            raw.sendall(b"0\r\n" + b"a:\r\n" * 7_000 + b"\r\n")
        assert statuses(found + answer(raw)) == [200]
    assert "error" not in server.log.getvalue()


# --- the count ---------------------------------------------------------------------------------

LINES = st.lists(st.sampled_from([b"a:\r\n", b"a:\n", b" x\r\n", b"\tx\n", b"a: b\r\n"]))


@given(
    few=LINES,
    many=st.integers(0, 2 * MAX_HEADER_LINES),
    blank=st.sampled_from([b"\r\n", b"\n"]),
    after=st.sampled_from(
        [b"", b"\r\n", b"\n\n" * MAX_HEADER_LINES, b"a:\r\n" * 2 * MAX_HEADER_LINES]
    ),
    cuts=st.sets(st.integers(0, 3_000)),
)
def test_lines_are_counted_alike_however_they_arrive(
    few: list[bytes], many: int, blank: bytes, after: bytes, cuts: set[int]
) -> None:
    lines = [b"GET / HTTP/1.1\r\n", *few, *[b"a:\r\n"] * many]
    text = b"".join(lines) + blank + after
    buffer = HeaderLimitBuffer()

    def arrives() -> int | None:
        for start, stop in pairwise([0, *sorted(cuts), max([len(text), *cuts])]):
            buffer.__iadd__(text[start:stop])
            found = buffer.maybe_extract_lines()
            if found is not None:
                return len(found)
        return None

    if len(lines) > 1 + MAX_HEADER_LINES:
        with pytest.raises(HeadersTooLarge):
            arrives()
    else:
        assert arrives() == len(lines)


def test_what_is_refused_was_never_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[object] = []
    monkeypatch.setattr("h11._readers._decode_header_lines", parsed.append)
    connection = DripGuard(MAX_HEAD_BYTES)
    connection.receive_data(header_attack.request_with_headers())
    with pytest.raises(HeadersTooLarge):
        connection.next_event()
    assert not parsed


# --- the attack --------------------------------------------------------------------------------

MEGABYTE = 1_000_000
REQUESTS = 400
UNHARMED = 40 * MEGABYTE
"""What a server may take in any case; each such request used to keep more than one megabyte."""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells it so")
def test_an_attack_with_headers_costs_little_and_leaves_nothing(tmp_path: Path) -> None:
    """Bounded: so many requests to a server of this test's own, on this machine."""
    with ProcessServer(str(tmp_path / "tables.db"), "--no-limits") as server:
        address, pid = header_attack.loopback_address(server.url), server.process.pid
        with Plain(open_table(server.url, "Anna")) as anna:

            def attacked(headers: int, requests: int) -> tuple[set[str], float]:
                spent = header_attack.processor_seconds(pid)
                said = header_attack.request_with_headers(headers)
                attack = header_attack.attack(address, said, 40, TIMEOUT_SECONDS, requests)
                found = asyncio.run(attack)
                assert found.total() == requests
                return set(found), (header_attack.processor_seconds(pid) - spent) / requests

            statuses, plain = attacked(20, REQUESTS)
            assert statuses == {"200"}
            before = header_attack.resident_bytes(pid)
            statuses, costly = attacked(header_attack.HEADERS, REQUESTS)
            assert statuses == {"431"}
            assert costly < 2 * plain
            assert header_attack.resident_bytes(pid) - before < UNHARMED
            assert anna.is_alive()


def test_only_this_machine_is_ever_attacked() -> None:
    with pytest.raises(ValueError, match="loopback"):
        header_attack.loopback_address("http://192.0.2.1:80")


@pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="no processes behind one port there")
def test_several_processes_behind_one_port_refuse_them_alike(tmp_path: Path) -> None:
    with ProcessServer(str(tmp_path / "tables.db"), "--workers", "2", "--no-limits") as server:
        for worker in range(2):
            path = f"/t/{new_code_for_worker(worker, 2)}"
            assert asked(server.url, header_attack.request_with_headers(path=path)) == [431]
        assert httpx.get(f"{server.url}/healthz").status_code == 200
