"""`foolsgold doctor` says in words what is wrong with a set-up."""

import os
import shutil
import socket
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from foolsgold.base.messages import Message
from foolsgold.cli.main import run
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.server.ops import doctor
from foolsgold.server.ops.doctor import Severity, run_checks
from foolsgold.server.security.network_addresses import WILDCARD_HOSTS
from foolsgold.server.settings import Settings
from foolsgold.server.storage.store import ChangeRow, Store, TableRow
from foolsgold.server.storage.store import database as store
from tests.server.test_filesystem import gone
from tests.support.server_harness import run_thread_server
from tests.support.services import RunningRedis

Capture = pytest.CaptureFixture[str]


def found(tmp_path: Path, public: str | None = None, **settings: Any) -> dict[str, Severity]:
    """What is found, by its message."""
    given = {"host": "127.0.0.1", "port": 0, "database": str(tmp_path / "x.db"), **settings}
    return {each.phrase.id: each.severity for each in run_checks(Settings(**given), public)}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    Store(str(tmp_path / "x.db")).close()
    return tmp_path / "x.db"


def test_a_good_setup_passes_every_check(tmp_path: Path, database: Path) -> None:
    grades = found(tmp_path, trusted_proxies=("127.0.0.1",))
    for message in ("doctor-port", "doctor-database", "doctor-clock", "doctor-proxy"):
        assert grades[message] is Severity.OK
    assert Severity.ERROR not in grades.values()


def test_the_checks_before_the_first_start_change_nothing(tmp_path: Path) -> None:
    assert found(tmp_path)["doctor-database-new"] is Severity.OK
    assert not (tmp_path / "x.db").exists()
    (tmp_path / "file").touch()
    nowhere = found(tmp_path, database=str(tmp_path / "file" / "folder" / "x.db"))
    assert nowhere["database-unwritable"] is Severity.ERROR


def test_a_port_in_use_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(doctor, "TIMEOUT_SECONDS", 0.2)
        assert found(tmp_path, port=other.getsockname()[1])["port-taken"] is Severity.ERROR
    assert found(tmp_path, host="192.0.2.1")["host-unknown"] is Severity.ERROR

    def forbidden(*_: object) -> socket.socket:
        raise PermissionError(13, "no")

    monkeypatch.setattr(doctor, "listen", forbidden)
    assert found(tmp_path, port=80)["port-forbidden"] is Severity.ERROR


def test_a_running_server_is_queried(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server:
        assert server.running is not None
        port = server.running.port
        other = str(tmp_path / "x.db")
        assert found(tmp_path, port=port, database=other)["doctor-port-ours"] is Severity.OK
        gone(tmp_path / "tables.db", "deleted")
        assert found(tmp_path, port=port, database=other)["doctor-port-ill"] is Severity.ERROR


@pytest.mark.skipif(sys.platform == "win32", reason="rights are POSIX's")
def test_missing_permissions_are_reported(
    tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database.chmod(0o644)
    assert found(tmp_path)["doctor-database-closed"] is Severity.WARNING
    assert "doctor-database-closed" not in found(tmp_path)
    monkeypatch.setattr(doctor, "is_private", lambda _: False)
    assert found(tmp_path)["doctor-database-open"] is Severity.ERROR
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert found(tmp_path)["doctor-database-readonly"] is Severity.ERROR


def test_a_damaged_database_is_reported(tmp_path: Path, database: Path) -> None:
    with closing(Store(str(database))) as store:
        for number in range(300):
            store.open_table(
                TableRow(f"t{number}", f"C{number}"),
                [ChangeRow(f"t{number}", 1, "a", "c", "{}" * 200, 1.0)],
            )
    with closing(sqlite3.connect(database)) as hand:
        hand.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with database.open("r+b") as file:
        # Where rows are: a torn list of tables cannot even be opened.
        file.seek(database.stat().st_size * 3 // 4)
        file.write(b"\x5a" * 20_000)
    grades = found(tmp_path)
    assert Severity.ERROR in (grades.get("database-torn"), grades.get("store-down"))


def test_a_wrong_clock_is_reported(
    tmp_path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Store(str(database))) as store:
        change = ChangeRow("t", 1, "a", "c", "{}", time.time() + 3600)
        store.open_table(TableRow("t", "C"), [change])
    assert found(tmp_path)["doctor-clock-behind"] is Severity.ERROR
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    assert found(tmp_path)["doctor-clock-early"] is Severity.ERROR


def test_a_wrong_clock_of_postgresql_is_reported(
    tmp_path: Path, postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(tmp_path, database=postgresql_database)["doctor-clock"] is Severity.OK
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 100)
    grades = found(tmp_path, database=postgresql_database)
    assert grades["doctor-clock-differs"] is Severity.WARNING


class Usage(NamedTuple):
    free: int


@pytest.mark.parametrize(
    ("free", "message", "grade"),
    [(2e9, "doctor-disk", Severity.OK), (5e8, "doctor-disk-low", Severity.WARNING),
     (5e7, "doctor-disk-low", Severity.ERROR)],
)  # fmt: skip
def test_a_full_disk_is_reported(
    tmp_path: Path, free: float, message: str, grade: Severity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(int(free)))
    assert found(tmp_path)[message] is grade


def test_a_low_limit_of_open_files_is_reported(tmp_path: Path) -> None:
    assert found(tmp_path, connections_in_all=100)["doctor-files-few"] is Severity.WARNING


def test_a_reachable_redis_is_checked(
    tmp_path: Path, redis: RunningRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    grades = found(tmp_path, bus=redis.url)
    assert grades["doctor-bus"] is Severity.OK
    assert grades["doctor-bus-alone"] is Severity.ERROR
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 100)
    assert found(tmp_path, bus=redis.url)["doctor-clock-differs"] is Severity.WARNING


def test_a_missing_redis_is_reported(tmp_path: Path) -> None:
    assert found(tmp_path, bus="redis://127.0.0.1:1")["bus-unreachable"] is Severity.ERROR
    assert found(tmp_path, bus="smoke://signals")["bus-url"] is Severity.ERROR


@pytest.mark.parametrize(
    ("host", "trusted", "message", "grade"),
    [("127.0.0.1", (), "doctor-proxy-hidden", Severity.WARNING),
     (WILDCARD_HOSTS[0], (), "doctor-proxy-none", Severity.OK),
     ("127.0.0.1", ("10.0.0.0/8",), "doctor-proxy", Severity.OK),
     ("127.0.0.1", ("0.0.0.0/0",), "doctor-proxy-all", Severity.ERROR),
     ("127.0.0.1", ("proxy",), "proxy-wrong", Severity.ERROR)],
)  # fmt: skip
def test_proxy_settings_are_checked(
    tmp_path: Path, host: str, trusted: tuple[str, ...], message: str, grade: Severity
) -> None:
    assert found(tmp_path, host=host, trusted_proxies=trusted)[message] is grade


def test_the_public_address_is_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with run_thread_server(tmp_path) as server:
        assert found(tmp_path, server.url)["doctor-public"] is Severity.OK
        monkeypatch.setattr(doctor, "is_loopback", lambda _: False)
        assert found(tmp_path, server.url)["doctor-public-plain"] is Severity.WARNING
        monkeypatch.setattr(doctor, "_can_open_websocket", lambda _: False)
        assert found(tmp_path, server.url)["doctor-public-socket"] is Severity.ERROR
        monkeypatch.setattr(doctor, "is_allowed_host", lambda *_: False)
        assert found(tmp_path, server.url)["doctor-public-name"] is Severity.ERROR
        assert found(tmp_path, f"{server.url}/api")["server-strange"] is Severity.ERROR
    assert found(tmp_path, "http://127.0.0.1:1")["server-unreachable"] is Severity.ERROR
    assert found(tmp_path, "cat")["server-unreachable"] is Severity.ERROR


class Strange(BaseHTTPRequestHandler):
    """Somebody else's server."""

    said = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.said)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def stranger(said: bytes, host: str = "127.0.0.1") -> Iterator[int]:
    """The port of a server that says this whatever it is asked."""

    class Listening(HTTPServer):
        address_family = socket.AF_INET6 if ":" in host else socket.AF_INET

    with Listening((host, 0), type("Saying", (Strange,), {"said": said})) as listening:
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        try:
            yield listening.server_port
        finally:
            listening.shutdown()
            thread.join()


@pytest.mark.parametrize(
    "said", [b'{"why": "x"}', b'{"why": {"id": []}}', b"[1]", b"null", b"\xff", b"hello"]
)
def test_another_program_on_the_port_is_reported_whatever_it_answers(
    tmp_path: Path, said: bytes
) -> None:
    with stranger(said) as port:
        assert found(tmp_path, port=port)["port-taken"] is Severity.ERROR
        link = f"http://127.0.0.1:{port}"
        assert found(tmp_path, link)["server-strange"] is Severity.ERROR


def test_a_port_of_ipv6_in_use_is_reported(tmp_path: Path) -> None:
    try:
        with stranger(b"hello", "::1") as port:
            assert found(tmp_path, host="::1", port=port)["port-taken"] is Severity.ERROR
    except OSError:
        pytest.skip("this machine has no IPv6")
    with stranger(b'{"status": "ok"}', "::1") as port:
        assert found(tmp_path, host="::1", port=port)["doctor-port-ours"] is Severity.OK


@pytest.mark.parametrize("link", ["https://[::", "http://[", "http://127.0.0.1:99999", "//", ""])
def test_invalid_addresses_are_reported(tmp_path: Path, link: str) -> None:
    assert found(tmp_path, link)["server-unreachable"] is Severity.ERROR


@pytest.mark.parametrize(
    "address",
    ["postgresql://ann:hush@127.0.0.1:port/x", "://ann:hush@127.0.0.1", "mysql://ann:hush@db/x"],
)
def test_invalid_database_addresses_are_reported(
    tmp_path: Path, address: str, capsys: Capture
) -> None:
    assert found(tmp_path, database=address)["database-url"] is Severity.ERROR
    assert run(["serve", "--host", "127.0.0.1", "--port", "0", "--database", address]) == 2
    said = capsys.readouterr()
    assert "hush" not in said.out + said.err


def test_a_file_that_is_no_database_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(os.urandom(20_000))
    assert found(tmp_path)["database-foreign"] is Severity.ERROR
    file.write_bytes(b"")
    assert found(tmp_path)["doctor-database"] is Severity.OK


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_reports_in_every_language(lang: str, tmp_path: Path, capsys: Capture) -> None:
    arguments = ("doctor", "--host", "127.0.0.1", "--port", "0", "--lang", lang)
    well = (*arguments, "--database", str(tmp_path / "x.db"))
    assert run(well) == 0
    words = translator_for(lang)
    *lines, last = capsys.readouterr().out.splitlines()
    doubtful = sum("!" in line for line in lines)
    assert doubtful, "nothing is said about a proxy"
    assert words("doctor-doubtful", count=doubtful) in last
    assert run((*well, "--bus", "redis://127.0.0.1:1")) == 1
    out = capsys.readouterr().out
    assert words("bus-unreachable") in out
    assert words("doctor-ill", count=2) in out


FINE, DOUBT = doctor.ok("doctor-bus"), doctor.warning("doctor-proxy-hidden")
ILL = doctor.problem("doctor-bus-alone")


@pytest.mark.parametrize(
    ("findings", "told", "code"),
    [
        ([FINE], Message("doctor-well"), 0),
        ([FINE, DOUBT, DOUBT], Message("doctor-doubtful", {"count": 2}), 0),
        ([DOUBT, ILL], Message("doctor-ill", {"count": 1}), 1),
    ],
)
def test_all_is_well_only_if_nothing_is_doubtful(
    findings: list[doctor.Finding],
    told: Message,
    code: int,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doctor, "run_checks", lambda *_: iter(findings))
    assert run(["doctor", "--lang", "en"]) == code
    assert capsys.readouterr().out.splitlines()[-1] == translator_for("en").translate(told)


# --- a server that cannot start says why, as the doctor does -----------------------------------


def refused(capsys: Capture, *arguments: str) -> str:
    """What `serve` says that cannot begin."""
    assert run(["serve", "--port", "0", "--lang", "en", *arguments]) == 2
    return capsys.readouterr().err.strip()


@pytest.mark.parametrize("host", ["300.1.1.1", "192.0.2.1", "no such name", "x" * 300])
def test_an_address_of_no_machine_is_not_called_a_taken_port(
    host: str, tmp_path: Path, capsys: Capture
) -> None:
    told = refused(capsys, "--host", host, "--database", str(tmp_path / "x.db"))
    assert told == translator_for("en")("host-unknown", host=host)
    assert found(tmp_path, host=host)["host-unknown"] is Severity.ERROR


def test_each_trouble_with_a_database_has_its_own_sentence(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, place = translator_for("en"), ("--host", "127.0.0.1", "--database")
    foreign = tmp_path / "notes.txt"
    foreign.write_text("Dear diary, " * 100)
    told = refused(capsys, *place, str(foreign))
    assert told == words("database-foreign", name=str(foreign))

    torn = tmp_path / "torn.db"
    Store(str(torn)).close()
    whole = torn.read_bytes()
    torn.write_bytes(whole[:100] + bytes(len(whole) - 100))
    told = refused(capsys, *place, str(torn))
    assert told == words("database-torn", name=str(torn))

    below = tmp_path / "notes.txt" / "x.db"
    told = refused(capsys, *place, str(below))
    assert told == words("database-unwritable", name=str(below))

    tune = store._tune_sqlite

    def cramped(connection: Any, record: Any) -> None:
        tune(connection, record)
        connection.execute("PRAGMA max_page_count = 2")

    monkeypatch.setattr(store, "_tune_sqlite", cramped)
    full = tmp_path / "full.db"
    told = refused(capsys, *place, str(full))
    assert told == words("database-no-space", name=str(full))


def test_a_locked_database_is_reported_as_locked(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MAX_OPEN_ATTEMPTS", 1)
    file = tmp_path / "x.db"
    Store(str(file)).close()
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        told = refused(capsys, "--host", "127.0.0.1", "--database", str(file))
    assert told == translator_for("en")("database-locked", name=str(file))
