"""`foolsgold serve`, `load`, `backup`, `restore` from the command line."""

import json
import socket
from pathlib import Path

import httpx
import pytest

from foolsgold.base.rng import Rng
from foolsgold.cli.main import run
from foolsgold.client import open_table
from foolsgold.server.storage.store import Store
from tests.support.server_harness import ProcessServer, close_all, play_out, seat_people, start_game
from tests.support.timeouts import TIMEOUT_SECONDS

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def one_sentence(capsys: Capture, *arguments: str) -> str:
    """The complaint of a command that cannot work: one line, exit code 2."""
    assert run(arguments) == 2
    captured = capsys.readouterr()
    lines = [line for line in captured.err.splitlines() if not line.startswith("{")]
    assert captured.out == ""
    assert len(lines) == 1, captured.err
    return lines[0]


LOCAL = ("serve", "--host", "127.0.0.1", "--port", "0")


def test_a_port_in_use_ends_in_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        database = ("--database", str(tmp_path / "x.db"))
        line = one_sentence(capsys, "serve", "--host", "127.0.0.1", "--port", port, *database)
    assert port in line


BAD = {
    "a host that is none": (("serve", "--host", "256.1.1.1", "--port", "0"), "256.1.1.1"),
    "a folder that cannot be": ((*LOCAL, "--database", "/dev/null/x.db"), "/dev/null/x.db"),
    "a folder as a file": ((*LOCAL, "--database", "/"), "cannot be opened"),
    "a wrong address": ((*LOCAL, "--database", "mysql://root@localhost/x"), "mysql"),
    "a garbled address": ((*LOCAL, "--database", "post gres://"), "post gres"),
    "no PostgreSQL there": (
        (*LOCAL, "--database", "postgresql://anna:hunter2@127.0.0.1:1/x"),
        "does not answer",
    ),
    "a bus that is none": ((*LOCAL, "--bus", "smoke://signals"), "smoke"),
    "no Redis there": ((*LOCAL, "--bus", "redis://:hunter2@127.0.0.1:1"), "Redis"),
    "a port too high": (("serve", "--port", "70000"), "70000"),
    "no worker at all": (("serve", "--workers", "0"), "0"),
    "a pace in words": (("serve", "--bot-pace", "slow"), "slow"),
    "a load of nothing": (("load", "--tables", "0"), "0"),
    "a load of two": (("load", "--seats", "2"), "2"),
    "a load nowhere": (("load", "--url", "http://127.0.0.1:1", "--tables", "1"), "does not answer"),
    "a load on a cat": (("load", "--url", "cat"), "does not answer"),
    "a load on a wrong link": (("load", "--url", "ftp://x/y"), "ftp://x/y"),
    "no backup there": (("restore", "/nowhere/x.gz"), "/nowhere/x.gz"),
    "no room for a backup": (("backup", "/nowhere/x.gz"), "/nowhere/x.gz"),
}


@pytest.mark.parametrize("bad", BAD)
def test_bad_configuration_ends_in_one_sentence(bad: str, tmp_path: Path, capsys: Capture) -> None:
    arguments, named = BAD[bad]
    if arguments[0] in ("serve", "backup", "restore") and "--database" not in arguments:
        arguments = (*arguments, "--database", str(tmp_path / "x.db"))
    if arguments[0] == "backup":
        Store(str(tmp_path / "x.db")).close()
    line = one_sentence(capsys, *arguments)
    assert named in line
    assert "hunter2" not in line


def test_a_backup_of_a_missing_database_is_refused(tmp_path: Path, capsys: Capture) -> None:
    wrong = str(tmp_path / "typo.db")
    line = one_sentence(capsys, "backup", str(tmp_path / "x.gz"), "--database", wrong)
    assert "typo.db" in line
    assert not list(tmp_path.iterdir())


def test_only_a_server_of_ones_own_is_killed(capsys: Capture) -> None:
    assert "--restart" in one_sentence(capsys, "load", "--restart", "--url", "http://127.0.0.1:1")
    assert "--compare" in one_sentence(capsys, "load", "--compare", "--url", "http://127.0.0.1:1")
    several = ("load", "--workers", "2", "--url", "http://127.0.0.1:1")
    assert "--workers" in one_sentence(capsys, *several)


def test_a_file_that_is_no_database_ends_in_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "cat.jpg"
    file.write_bytes(b"\xff\xd8" * 5000)
    assert "cat.jpg" in one_sentence(capsys, *LOCAL, "--database", str(file))


def test_it_prints_its_link_serves_and_stops_on_sigterm(tmp_path: Path) -> None:
    with ProcessServer(str(tmp_path / "deep" / "folder" / "tables.db")) as server:
        assert server.url.startswith("http://127.0.0.1:")
        assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
        ticket = open_table(server.url, "Anna")
        assert ticket.key is not None
        assert ticket.code in httpx.get(ticket.link, headers={"Accept-Language": "en"}).text
        code, log = server.stop()
    assert code == 0
    assert [json.loads(line)["event"] for line in log.splitlines()] == [
        "listening", "table opened", "stopped",
    ]  # fmt: skip
    assert ticket.key not in log


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_log_of_a_whole_game_holds_no_secret(tmp_path: Path, workers: str) -> None:
    with ProcessServer(str(tmp_path / "tables.db"), "--no-limits", "--workers", workers) as server:
        tickets = seat_people(server.url, 2, edition="saboteur-lv", seats=3)
        tables = start_game(tickets)
        play_out(tables, Rng(3))
        record = httpx.get(f"{server.url}/api/tables/{tickets[0].code}/record").text
        close_all(tables)
        _, log = server.stop()
    seed = record.split("seed ")[1].split()[0]
    for secret in (seed, 'saboteur"', "digger", "hand", *(str(ticket.key) for ticket in tickets)):
        assert secret not in log
    assert "Traceback" not in log


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine where every program waits for its turn, a server that is slow has not gone."""
    for module in ("load_test", "simulated_players", "traffic_replay", "server_process"):
        monkeypatch.setattr(f"foolsgold.benchmarks.{module}.TIMEOUT_SECONDS", TIMEOUT_SECONDS)
    monkeypatch.setattr("foolsgold.benchmarks.load_test.MAX_LATE_SECONDS", TIMEOUT_SECONDS)


@pytest.mark.usefixtures("patient")
def test_load_measures_a_server_of_its_own(capsys: Capture) -> None:
    arguments = ("load", "--tables", "3", "--seats", "3", "--seconds", "2", "--rate", "4")
    assert run((*arguments, "--restart", "--compare", "--json")) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["errors"] == 0
    assert result["moves"] > 5
    assert 0 < result["p50_ms"] <= result["p95_ms"] <= result["p99_ms"]
    assert result["memory_mb"] is None or result["memory_mb"] > 20
    assert result["stored_p95_ms"] is None or result["stored_p95_ms"] > 0
    assert result["restart_all_seconds"] >= result["restart_ready_seconds"] > 0
    # The bare server beside it had the same to send.
    assert result["bare_frames_per_move"] == pytest.approx(result["frames_per_move"], rel=0.3)
    assert result["bare_bytes_per_move"] == pytest.approx(result["bytes_per_move"], rel=0.4)
    assert result["ratio_cpu_per_move"] is None or result["ratio_cpu_per_move"] > 0


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("lang", ["en", "he"])
def test_load_prints_a_report_for_people(capsys: Capture, lang: str) -> None:
    arguments = ("load", "--tables", "1", "--seats", "3", "--seconds", "1", "--lang", lang)
    assert run(arguments) == 0
    assert len(capsys.readouterr().out.splitlines()) >= 3


def test_backup_and_restore(tmp_path: Path, capsys: Capture) -> None:
    database, file = str(tmp_path / "one.db"), str(tmp_path / "all.gz")
    with ProcessServer(database) as server:
        ticket = open_table(server.url, "Anna", bots=[{}])
        assert run(("backup", file, "--database", database, "--lang", "en")) == 0
        assert "one table with 3 changes" in capsys.readouterr().out
        server.stop()
    other = str(tmp_path / "two.db")
    assert run(("restore", file, "--database", other, "--lang", "en")) == 0
    assert "one table with 3 changes" in capsys.readouterr().out
    with ProcessServer(other) as server:
        shown = httpx.get(f"{server.url}/api/tables/{ticket.code}").json()
        assert [seat["name"] for seat in shown["seats"][:2]] == ["Anna", "Brokk"]
        close_all(start_game([ticket.at(server.url)]))
        server.stop()
    assert run(("restore", file, "--database", other, "--lang", "en")) == 2
    assert run(("backup", file, "--database", other, "--lang", "en")) == 2
