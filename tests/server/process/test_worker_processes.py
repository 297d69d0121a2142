"""Several processes behind one port: one may be killed, and nothing that was promised is lost."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down, spectate
from foolsgold.server.cluster.affinity import make_subject_parser, new_code_for_worker, worker_for
from foolsgold.server.process.acceptor import MAX_PEEKING
from foolsgold.wire import frames
from tests.server.ack_tracker import AckChecker, BusyPlayer, CountFixture, wait_for_acks
from tests.support.profiles import EVENING_COUNT, kills_per_evening, people_at_table
from tests.support.server_harness import (
    FIRST_SEED,
    ProcessServer,
    close_all,
    play_out,
    start_game,
    wait_for,
)
from tests.support.timeouts import TIMEOUT_SECONDS

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="only Linux tells whose children there are"
)
KILLS = {"sqlite": kills_per_evening(4), "postgresql": kills_per_evening(2)}
TOKEN = "a token of the tests"


def workers_of(server: ProcessServer) -> list[int]:
    """The processes, by their ids, in the order of their starts."""
    pid = server.process.pid
    return sorted(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def two_workers(folder: Path) -> ProcessServer:
    """They look into the database once an hour: what they know of each other they were told."""
    arguments = ("--workers", "2", "--no-limits", "--metrics-token", TOKEN)
    return ProcessServer(str(folder / "tables.db"), *arguments, deaf=True)


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    """For all tests that let everybody live."""
    with two_workers(tmp_path_factory.mktemp("calm")) as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ProcessServer]:
    """To be killed."""
    with two_workers(tmp_path) as running:
        yield running


def table_of(server: ProcessServer, worker: int, people: int = 2) -> list[Ticket]:
    """A table that is pinned to a worker."""
    while True:
        host = open_table(server.url, "Anna", seats=3)
        if worker_for(host.code, 2) == worker:
            names = ("Bilal", "Chaya")[: people - 1]
            return [host, *(sit_down(host.link, name) for name in names)]


# --- whose it is -------------------------------------------------------------------------------


def test_all_who_come_for_a_table_belong_to_one_process() -> None:
    code = new_code_for_worker(1, 3)
    asked = [
        f"GET /t/{code} HTTP/1.1",
        f"GET /tv/{code} HTTP/1.1",
        f"GET /api/tables/{code} HTTP/1.1",
        f"POST /api/tables/{code.lower()}/seats HTTP/1.1",
        f"GET /api/tables/{code}/live?differences HTTP/1.1",
    ]
    for base in ("", "/gold", "/t"):
        read = make_subject_parser(base)
        for line in asked:
            method, _, rest = line.partition(" ")
            assert read(f"{method} {base}{rest}".encode()) == code
            assert worker_for(code, 3) == 1


NOTHING = (b"", b"\x16\x03\x01", b"GET / HTTP/1.1", b"GET /api/tables", b"x" * 512)


@pytest.mark.parametrize("said", NOTHING)
def test_whoever_asks_for_no_table_belongs_to_nobody(said: bytes) -> None:
    assert make_subject_parser()(said) is None


# --- one table, wherever somebody comes in -----------------------------------------------------


def astray(stack: ExitStack, server: ProcessServer, worker: int) -> socket.socket:
    """A connection that has asked for something of one worker and stays there."""
    parts = urlsplit(server.url)
    address = (str(parts.hostname), int(parts.port or 0))
    line = stack.enter_context(socket.create_connection(address))
    line.settimeout(TIMEOUT_SECONDS)
    asked = f"HEAD /t/{new_code_for_worker(worker, 2)} HTTP/1.1"
    line.sendall(f"{asked}\r\nHost: {parts.netloc}\r\nAccept: text/html\r\n\r\n".encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 200")
    return line


def test_whoever_comes_in_at_the_wrong_process_misses_nothing(calm: ProcessServer) -> None:
    tickets = table_of(calm, 1)
    with ExitStack() as stack:
        line = astray(stack, calm, 0)
        watched = spectate(tickets[0].link).socket_url
        screen = stack.enter_context(connect(watched, sock=line, open_timeout=TIMEOUT_SECONDS))
        screen.send('{"do":"hello"}')
        heard: list[frames.ServerFrame] = []

        def hear(wanted: type[frames.ServerFrame], holds: Callable[[object], bool]) -> None:
            while not (heard and isinstance(heard[-1], wanted) and holds(heard[-1])):
                heard.append(
                    msgspec.json.decode(screen.recv(TIMEOUT_SECONDS), type=frames.ServerFrame)
                )

        hear(frames.Welcome, lambda _: True)
        tables = start_game(tickets)
        # Those who are at the right one see who watches at the wrong one, and the other way round.
        wait_for(
            lambda: all(t.presence is not None and t.presence.watchers == 1 for t in tables), tables
        )
        hear(frames.Presence, lambda here: here.devices[:2] == (1, 1) and here.watchers == 1)  # type: ignore[attr-defined]
        wait_for(lambda: any(table.is_my_turn for table in tables), tables)
        mover = next(table for table in tables if table.is_my_turn)
        number = mover.play(mover.view.legal[0])
        hear(frames.Change, lambda change: change.number >= number)  # type: ignore[attr-defined]
        close_all(tables)


def test_whoever_sits_down_at_the_wrong_process_is_seen(calm: ProcessServer) -> None:
    (host,) = table_of(calm, 1, people=1)
    anna = RemoteTable(host)
    wait_for(lambda: anna.number, [anna])
    with httpx.Client(base_url=calm.url, timeout=TIMEOUT_SECONDS) as client:
        # The first request of a connection decides where it stays.
        assert client.get(f"/api/tables/{new_code_for_worker(0, 2)}").status_code == 404
        wish = {"id": "0123456789abcdef0123456789abcdef", "name": "Bilal", "keep": "bearer"}
        assert client.post(f"/api/tables/{host.code}/seats", json=wish).status_code == 201
    wait_for(lambda: anna.table is not None and anna.table.seats[1].name == "Bilal", [anna])
    close_all([anna])


# --- kills -------------------------------------------------------------------------------------


@pytest.mark.parametrize("evening", range(EVENING_COUNT))
def test_every_acknowledged_command_survives_the_kill_of_a_worker(
    database: str, evening: int, record_property: CountFixture
) -> None:
    kind = "postgresql" if database.startswith("postgresql") else "sqlite"
    times, deal = KILLS[kind], FIRST_SEED + 1000 * evening
    rng = Rng(9 + evening)
    players: list[BusyPlayer] = []
    with ProcessServer(database, "--workers", "2", "--no-limits", deal=deal) as server:
        try:
            tickets: list[Ticket] = []
            for worker in (0, 1):
                sitting = table_of(server, worker, people_at_table(evening))
                tickets += sitting
                players += [
                    BusyPlayer(t, seed) for seed, t in enumerate(start_game(sitting), len(players))
                ]
            for player in players:
                player.start()
            kept, grown = AckChecker(database, tickets, players), [0]
            for _ in range(times):
                time.sleep(rng.below(500) / 1000)
                before = workers_of(server)
                os.kill(rng.choice(before), signal.SIGKILL)
                until(lambda old=before: len(now := workers_of(server)) == 2 and now != old)  # type: ignore[misc]
                grown.append(kept.check())
                wait_for_acks(players)
                until(lambda: kept.has_newer_acks)
            for player in players:
                player.stop()
            assert grown == sorted(set(grown))
            code, log = server.stop()
            assert code == 0
            assert log.count("worker gone") == times
            assert kept.check() >= grown[-1]
            record_property(f"kills survived on {kind}", times)
            record_property(f"promises kept on {kind}", sum(len(p.acknowledged) for p in players))
        finally:
            for player in players:
                player.ending.set()


def test_the_kill_of_one_is_not_felt_at_the_tables_of_the_other(server: ProcessServer) -> None:
    here, there = start_game(table_of(server, 0)), start_game(table_of(server, 1))
    sockets = [table._socket for table in there]
    os.kill(workers_of(server)[0], signal.SIGKILL)
    play_out(there, Rng(1), most=3)
    play_out(here, Rng(2), most=3)
    assert [table._socket for table in there] == sockets
    close_all([*here, *there])


def test_what_was_counted_is_counted_together(server: ProcessServer) -> None:
    tables = [t for worker in (0, 1) for t in start_game(table_of(server, worker))]

    def counted(name: str) -> float:
        headers = {"authorization": f"Bearer {TOKEN}"}
        page = httpx.get(f"{server.url}/metrics", headers=headers, timeout=TIMEOUT_SECONDS).text
        samples = [s for f in text_string_to_metric_families(page) for s in f.samples]
        return sum(sample.value for sample in samples if sample.name == name)

    assert counted("foolsgold_connections") == 4
    commands = counted("foolsgold_commands_total")
    assert commands >= 4
    os.kill(workers_of(server)[1], signal.SIGKILL)
    until(lambda: counted("foolsgold_connections") == 2)
    assert counted("foolsgold_commands_total") >= commands
    close_all(tables)


def test_a_worker_told_to_stop_says_goodbye_and_is_replaced(server: ProcessServer) -> None:
    tables = start_game(table_of(server, 0))
    before = workers_of(server)
    os.kill(before[0], signal.SIGTERM)
    until(lambda: len(now := workers_of(server)) == 2 and now != before)
    play_out(tables, Rng(3), most=3)
    close_all(tables)


# --- the end -----------------------------------------------------------------------------------


def test_all_stop_with_their_parent(server: ProcessServer) -> None:
    tables = start_game(table_of(server, 1))
    workers = workers_of(server)
    code, log = server.stop()
    assert code == 0
    assert not any(map(is_there, workers))
    assert log.count('"stopped"') == 2
    assert "worker gone" not in log
    close_all(tables)


def test_nobody_outlives_a_parent_that_was_killed(server: ProcessServer) -> None:
    workers = workers_of(server)
    server.kill()
    until(lambda: not any(map(is_there, workers)))


def test_ctrl_c_ends_all(server: ProcessServer) -> None:
    workers = workers_of(server)
    for pid in (server.process.pid, *workers):
        os.kill(pid, signal.SIGINT)
    assert server.stop()[0] == 0
    assert not any(map(is_there, workers))


@pytest.mark.parametrize("wrong", ["database", "port"])
def test_workers_that_cannot_begin_say_why_in_one_sentence(tmp_path: Path, wrong: str) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = str(other.getsockname()[1])
        port, database = "0", "/dev/null/x.db"
        if wrong == "port":
            port, database = taken, str(tmp_path / "x.db")
        command = [
            sys.executable, "-m", "foolsgold", "serve", "--workers", "2", "--host", "127.0.0.1",
            "--port", port, "--database", database, "--lang", "en",
        ]  # fmt: skip
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=TIMEOUT_SECONDS
        )
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(lines) == 1, done.stderr
    assert (database if wrong == "database" else taken) in lines[0]


# --- strangers ---------------------------------------------------------------------------------


def test_those_who_say_nothing_keep_nobody_waiting(calm: ProcessServer) -> None:
    parts = urlsplit(calm.url)
    with ExitStack() as stack:
        for _ in range(MAX_PEEKING + 50):
            address = (str(parts.hostname), int(parts.port or 0))
            stack.enter_context(socket.create_connection(address))
        assert httpx.get(f"{calm.url}/healthz", timeout=TIMEOUT_SECONDS).json() == {"status": "ok"}
