"""Who may connect, for how long they may keep silent, and by which names a server answers."""

import io
import logging
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import segno
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from foolsgold.base.messages import UserError
from foolsgold.client import open_table, spectate
from foolsgold.server.logs import LibraryLogHandler, open_log
from foolsgold.server.security.network_addresses import is_allowed_host, parse_networks
from foolsgold.server.transport.connection_limits import ConnectionLimiter
from foolsgold.server.transport.uvicorn_protocols import MAX_READ_BYTES, LimitedHttpProtocol
from tests.server.http.test_hostile_clients import Plain, refusal
from tests.support.error_matching import about
from tests.support.server_harness import ProcessServer, ThreadServer, run_thread_server
from tests.support.timeouts import TIMEOUT_SECONDS

# --- silence -----------------------------------------------------------------------------------

SILENT = {
    "nothing": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
    "a body that never comes": (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{"
    ),
    "a second request that never ends": (
        b"GET /api/editions HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/editions HT"
    ),
}


@contextmanager
def line(url: str, said: bytes = b"") -> Iterator[socket.socket]:
    parts = urlsplit(url)
    with socket.create_connection(
        (str(parts.hostname), int(parts.port or 0)), TIMEOUT_SECONDS
    ) as raw:
        raw.sendall(said)
        yield raw


def is_cut(raw: socket.socket) -> bool:
    """Reads to the end, which comes only if the other side ends it."""
    with suppress(ConnectionResetError):
        while raw.recv(65_536):
            pass
    return True


@pytest.mark.parametrize("said", SILENT.values(), ids=SILENT.keys())
def test_a_connection_without_a_request_is_closed(tmp_path: Path, said: bytes) -> None:
    with run_thread_server(tmp_path, request_seconds=0.2) as server, line(server.url, said) as raw:
        assert is_cut(raw)


def test_a_client_that_does_not_read_the_response_is_disconnected(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, request_seconds=0.2) as server:
        assert server.running is not None
        server.running.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            raw.settimeout(TIMEOUT_SECONDS)
            raw.connect(("127.0.0.1", server.running.port))
            for _ in range(20):
                raw.sendall(b"GET /api/editions HTTP/1.1\r\nHost: localhost\r\n\r\n")
            doors = server.running.connection_limiter
            while server.call_in_loop(lambda: doors.open_connections):
                pass
            assert is_cut(raw)


def test_an_open_websocket_may_keep_silent(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, request_seconds=0.2) as server, ExitStack() as lines:
        anna = lines.enter_context(Plain(open_table(server.url, "Anna")))
        with line(server.url) as raw:
            assert is_cut(raw)
        assert anna.is_alive()


# --- crumbs ------------------------------------------------------------------------------------

CHUNKED = (
    b" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
CRUMB = b"1\r\n \r\n"


def cut_for(server: ThreadServer, reason: str) -> float:
    assert server.running is not None
    return float(server.running.metrics.connections_cut.labels(reason)._value.get())


@pytest.mark.parametrize("asked", [b"POST /api/tables", b"GET /healthz"])
def test_a_slow_drip_body_is_not_read_to_its_end(tmp_path: Path, asked: bytes) -> None:
    """Each costs as much as a large piece: four such lines kept everybody waiting for seconds."""
    with (
        run_thread_server(tmp_path, request_seconds=TIMEOUT_SECONDS) as server,
        ExitStack() as lines,
    ):
        anna = lines.enter_context(Plain(open_table(server.url, "Anna")))
        with line(server.url, asked + CHUNKED) as raw:
            with suppress(BrokenPipeError, ConnectionResetError):
                for _ in range(20):
                    raw.sendall(CRUMB * 5_000)
            assert is_cut(raw)
        assert cut_for(server, "flood") == 1
        assert anna.is_alive()


def test_one_connection_never_blocks_the_loop_for_long(tmp_path: Path) -> None:
    """However much has come, so little is taken that nobody else waits for it."""
    taken: list[int] = []
    received = LimitedHttpProtocol.data_received

    def noted(caller: LimitedHttpProtocol, data: bytes) -> None:
        taken.append(len(data))
        received(caller, data)

    with pytest.MonkeyPatch.context() as patch, run_thread_server(tmp_path) as server:
        patch.setattr(LimitedHttpProtocol, "data_received", noted)
        body = b'{"id": "0123456789abcdef", "name": "Anna"}' + b" " * 30_000
        said = b"POST /api/tables" + CHUNKED + b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
        with line(server.url, said) as raw:
            assert raw.recv(12) == b"HTTP/1.1 201"
    assert sum(taken) == len(said)
    assert max(taken) <= MAX_READ_BYTES


def test_a_body_that_comes_in_some_pieces_is_read(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server:
        body = b'{"id": "0123456789abcdef", "name": "Anna"}'
        pieces = [b"1\r\n%c\r\n" % letter for letter in body]
        with line(server.url, b"POST /api/tables" + CHUNKED) as raw:
            for piece in [*pieces, *[CRUMB] * 100, b"0\r\n\r\n"]:
                raw.sendall(piece)
            assert raw.recv(12) == b"HTTP/1.1 201"
        assert cut_for(server, "flood") == 0


def is_ended(plain: Plain) -> bool:
    """Reads to the end of a socket."""
    with suppress(ConnectionClosed):
        while True:
            plain.socket.recv(TIMEOUT_SECONDS)
    return True


@pytest.mark.parametrize("frame", [b"\x89\x80", b"\x8a\x80", b"\x81\x80", b"\x01\x80"])
def test_a_websocket_that_floods_with_frames_is_closed(tmp_path: Path, frame: bytes) -> None:
    """Pings are answered where nobody counts them."""
    with run_thread_server(tmp_path) as server, ExitStack() as lines:
        ticket = open_table(server.url, "Anna")
        anna = lines.enter_context(Plain(ticket))
        bad = lines.enter_context(Plain(ticket, ping_interval=None))
        with suppress(OSError):
            for _ in range(20):
                bad.socket.socket.sendall((frame + b"\0\0\0\0") * 1_000)
        assert is_ended(bad)
        assert anna.is_alive()


# --- caps --------------------------------------------------------------------------------------


def test_connections_of_one_address_are_limited_and_open_ones_stay(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, connections=3) as server, ExitStack() as lines:
        ticket = open_table(server.url, "Anna")
        anna = lines.enter_context(Plain(ticket))
        assert anna.is_alive()
        with ExitStack() as more:
            for _ in range(2):
                more.enter_context(line(server.url))
            limiter = server.running.connection_limiter  # type: ignore[union-attr]
            while server.call_in_loop(lambda: limiter.open_connections) < 3:
                pass
            with line(server.url, b"GET / HTTP/1.1\r\n") as refused:
                assert refused.recv(1000).startswith(b"HTTP/1.1 503")
                assert is_cut(refused)
            assert anna.is_alive()
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_connections_are_counted_by_client_network_and_in_total() -> None:
    doors = ConnectionLimiter(most=4, each=2, trusted=parse_networks(("10.0.0.1",)))
    lines = [object() for _ in range(9)]
    assert doors.try_acquire(lines[0], "2001:db8::1")
    assert doors.try_acquire(lines[1], "2001:db8::2")
    assert not doors.try_acquire(lines[2], "2001:db8::3")  # the same household
    doors.release(lines[2])
    assert doors.open_connections == 2
    # A proxy is everybody: only the total counts for it.
    assert doors.try_acquire(lines[3], "10.0.0.1")
    assert doors.try_acquire(lines[4], "10.0.0.1")
    assert not doors.try_acquire(lines[5], "10.0.0.1")
    assert not doors.try_acquire(lines[6], "192.0.2.1")
    doors.release(lines[0])
    doors.release(lines[0])
    assert doors.try_acquire(lines[7], "192.0.2.1")
    assert not doors.try_acquire(lines[8], "192.0.2.1")


@pytest.mark.skipif(sys.platform == "win32", reason="files are counted otherwise there")
def test_more_silent_connections_than_file_descriptors_do_not_affect_players(
    tmp_path: Path,
) -> None:
    with ProcessServer(str(tmp_path / "tables.db"), files=400) as server, ExitStack() as lines:
        anna = lines.enter_context(Plain(open_table(server.url, "Anna")))
        for _ in range(500):
            lines.enter_context(line(server.url))
        assert anna.say() == "ack"
        _, log = server.stop()
    assert len(log) < 10_000


def test_log_lines_of_libraries_are_rate_limited() -> None:
    log, now = io.StringIO(), [0.0]
    bridge = LibraryLogHandler(open_log(log), clock=lambda: now[0])
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, "out of files", (), None)
    other = logging.LogRecord("asyncio", logging.ERROR, "", 1, "something else", (), None)
    for _ in range(1000):
        bridge.emit(record)
    bridge.emit(other)
    assert log.getvalue().count("\n") == 2
    now[0] += 60
    bridge.emit(record)
    assert '"times": 1000' in log.getvalue().splitlines()[-1]


def test_watchers_of_one_address_are_limited(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, watchers=3, watchers_each=1) as server:
        ticket = open_table(server.url, "Anna")
        with Plain(spectate(ticket.link)) as watcher:
            assert watcher.is_alive()
            assert refusal(spectate(ticket.link)) == ("too-many-devices", 4429)


# --- names of the server -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8765", "127.0.0.1:1", "[::1]:8765", "192.168.1.20:8765", "8.8.8.8",
     "mine", "mine.local:8765", "mine.lan", "MINE.home.arpa", "fe80::1", "play.example:443"],
)  # fmt: skip
def test_host_names_nobody_else_can_have_are_accepted(host: str) -> None:
    assert is_allowed_host(host, ("play.example",))


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", ":80", "a" * 64,
     "x" * 5000, "play.example.evil", "[", "a b", "mine:port", "127.0.0.1@evil.example"],
)  # fmt: skip
def test_other_host_names_are_refused(host: str) -> None:
    assert not is_allowed_host(host, ("play.example",))


def test_a_server_can_accept_any_host_name() -> None:
    assert is_allowed_host("evil.example", ("*",))
    assert not is_allowed_host("x" * 5000, ("*",))
    assert not is_allowed_host("a b", ("*",))


def test_a_request_with_another_host_name_is_refused(tmp_path: Path) -> None:
    """A foreign page whose name suddenly leads here could otherwise read and play."""
    with run_thread_server(tmp_path, allowed_hosts=("play.example",)) as server:
        code = open_table(server.url, "Anna").code
        for path in ("/", f"/t/{code}", f"/api/tables/{code}", "/healthz"):
            answer = httpx.get(server.url + path, headers={"host": "evil.example:8765"})
            assert answer.status_code == 421
            why = answer.json()["why"]
            assert why == {"id": "host-wrong", "args": {"name": "evil.example"}}
        assert httpx.get(f"{server.url}/healthz", headers={"host": "play.example"}).is_success


def test_a_websocket_with_another_host_name_is_refused(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server:
        ticket = open_table(server.url, "Anna")
        url = ticket.socket_url.replace("127.0.0.1", "evil.example")
        parts = urlsplit(server.url)
        raw = socket.create_connection((str(parts.hostname), int(parts.port or 0)))
        with pytest.raises(InvalidStatus) as refused, connect(url, sock=raw, proxy=None):
            pass
        assert refused.value.response.status_code == 403


# --- the invitation ----------------------------------------------------------------------------


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, threading.Thread]]:
    """Codes that are drawn, and by whom."""
    found: list[tuple[str, threading.Thread]] = []
    make = segno.make

    def noting(link: str, **more: Any) -> Any:
        found.append((link, threading.current_thread()))
        return make(link, **more)

    monkeypatch.setattr(segno, "make", noting)
    return found


def test_a_code_is_drawn_once_for_each_link_and_beside_the_tables(
    tmp_path: Path, drawn: list[tuple[str, threading.Thread]]
) -> None:
    with run_thread_server(tmp_path) as server:
        code = open_table(server.url, "Anna").code
        invite = f"{server.url}/api/tables/{code}/invite"
        assert httpx.get(invite, headers={"host": "1" * 2000}).status_code == 421
        assert not drawn
        answers = {httpx.get(invite).text for _ in range(3)}
        assert len(answers) == len(drawn) == 1
        assert drawn[0][1] is not server.call_in_loop(threading.current_thread)


# --- proxies -----------------------------------------------------------------------------------


def pretending(server: ThreadServer, address: str) -> httpx.Response:
    return httpx.get(f"{server.url}/healthz", headers={"x-forwarded-for": address})


def test_forwarded_addresses_are_believed_from_a_trusted_proxy_only(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, address_rate=(3, 0.0001)) as server:
        codes = [pretending(server, f"192.0.2.{number}").status_code for number in range(5)]
        assert codes == [200] * 3 + [429] * 2


def test_clients_behind_a_trusted_proxy_are_told_apart(tmp_path: Path) -> None:
    limits = {"address_rate": (2, 0.0001), "trusted_proxies": ("127.0.0.0/8",)}
    with run_thread_server(tmp_path, **limits) as server:
        for number in range(4):
            assert pretending(server, f"192.0.2.{number}").status_code == 200
        # Whatever somebody puts before what the proxy adds is their own invention.
        invented = [pretending(server, f"1.1.1.{n}, 198.51.100.7").status_code for n in range(3)]
        assert invented == [200, 200, 429]


@pytest.mark.parametrize("found", ["proxy", "10.0.0.0/33", "10.0.0.1/8", ""])
def test_a_proxy_is_an_address_or_a_network(found: str) -> None:
    with pytest.raises(UserError, check=about("proxy-wrong")):
        parse_networks((found,))


# --- metrics -----------------------------------------------------------------------------------


WORD = "open sesame"


def test_metrics_want_a_token(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, metrics_token=WORD) as server:
        url = f"{server.url}/metrics"
        for given in ("", "Bearer", "Bearer open", f"Bearer {WORD}!", "Bearer ö", WORD):
            answer = httpx.get(url, headers=[(b"authorization", given.encode())])
            assert answer.status_code == 403
            assert answer.json()["why"]["id"] == "metrics-closed"
        answer = httpx.get(url, headers={"authorization": f"Bearer {WORD}"})
        assert "foolsgold_connections" in answer.text


def test_without_a_token_nobody_reads_metrics_here(tmp_path: Path) -> None:
    """A proxy on the same machine makes everybody look like this machine."""
    with run_thread_server(tmp_path, metrics_token=None) as server:
        for headers in ({}, {"authorization": "Bearer None"}):
            assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 403


def test_metrics_can_have_a_port_of_their_own(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, metrics_token=None, metrics_port=0) as server:
        assert server.running is not None
        page = httpx.get(f"http://127.0.0.1:{server.running.metrics_port}/metrics")
        assert "foolsgold_connections" in page.text
