"""The files of a server are its owner's alone, and nothing is promised that lies in no file."""

import gzip
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from foolsgold.base.messages import UserError
from foolsgold.client import open_table
from foolsgold.server import filesystem
from foolsgold.server.ops.backup import back_up, restore
from foolsgold.server.settings import default_database
from foolsgold.server.storage.store import ChangeRow, Store, StoreError, TableRow
from tests.server.http.test_hostile_clients import Plain
from tests.support.error_matching import about
from tests.support.server_harness import ThreadServer, run_thread_server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are POSIX's")

TABLE = TableRow("t1", "BCD234")
FIRST = ChangeRow("t1", 1, "anna", "c1", "{}", 1.0)


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A user whose new files everybody may read, as is usual."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def files_of(database: Path) -> list[Path]:
    return sorted(database.parent.glob(f"{database.name}*"))


def test_a_new_database_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    database = tmp_path / "data" / "tables.db"
    with closing(Store(str(database))) as opened:
        opened.open_table(TABLE, [FIRST])
        assert len(files_of(database)) == 3  # the log of SQLite holds the same secrets
        assert {rights(file) for file in files_of(database)} == {0o600}
    assert rights(database.parent) == 0o700


def test_the_permissions_of_an_old_database_are_corrected_but_not_those_of_its_folder(
    tmp_path: Path,
) -> None:
    """The folder may be anybody's: of a home, of all."""
    database = tmp_path / "tables.db"
    with closing(Store(str(database))) as opened:
        opened.open_table(TABLE, [FIRST])
        for file in files_of(database):
            file.chmod(0o644)
        tmp_path.chmod(0o755)
        Store(str(database)).close()
        assert {rights(file) for file in files_of(database)} == {0o600}
    assert rights(tmp_path) == 0o755


def test_the_permissions_of_the_data_folder_are_corrected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "foolsgold"
    folder.mkdir(mode=0o755)
    monkeypatch.setattr(filesystem, "user_data_path", lambda *_, **__: folder)
    Store(default_database()).close()
    assert rights(folder) == 0o700


def test_what_is_restored_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    target, database = tmp_path / "b.gz", tmp_path / "new" / "tables.db"
    with closing(Store(str(tmp_path / "old.db"))) as old:
        old.open_table(TABLE, [FIRST])
        back_up(old, target)
    with closing(Store(str(database))) as new:
        restore(new, target)
    assert rights(target) == rights(database) == 0o600


def test_a_backup_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a power cut a name without contents would look like a backup."""
    target = tmp_path / "b.gz"
    synced: list[tuple[bool, bool]] = []
    fsync = os.fsync

    def noting(handle: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        named = target.exists() and target.stat().st_size > 0
        synced.append((is_folder, named))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", noting)
    with closing(Store(str(tmp_path / "tables.db"))) as opened:
        opened.open_table(TABLE, [FIRST])
        back_up(opened, target)
    assert synced == [(False, False), (True, True)]
    assert gzip.decompress(target.read_bytes())


# --- a database that is not there any more ----------------------------------------------------


def gone(database: Path, how: str) -> None:
    """What a hand does to the file of a running server."""
    if how == "replaced":
        other = database.with_name("other.db")
        Store(str(other)).close()
        other.replace(database)
    else:
        for file in files_of(database):
            file.unlink()


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_nothing_is_acknowledged_once_the_file_is_gone(tmp_path: Path, how: str) -> None:
    with run_thread_server(tmp_path) as server:
        ticket = open_table(server.url, "Anna", seats=3)
        with Plain(ticket) as anna:
            assert anna.say() == "ack"
            assert httpx.get(f"{server.url}/healthz").status_code == 200
            gone(tmp_path / "tables.db", how)
            anna.send({"do": "say", "id": "late", "text": "hm"})
            assert anna.goodbye() == ("store-down", 1013)
            assert healthz(server) == (503, "store-down")
            with pytest.raises(UserError, check=about("store-down")):
                open_table(server.url, "Bilal")
        assert "FileGone" in server.log.getvalue()


def test_a_file_deleted_during_a_write_is_noticed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with closing(Store(str(database))) as opened:
        opened.open_table(TABLE, [FIRST])
        sa.event.listen(opened._engine, "checkout", lambda *_: gone(database, "deleted"))
        with pytest.raises(StoreError, match="FileGone"):
            opened.append([FIRST._replace(number=2, command="c2")])
        # Nor is it found there afterwards, as if its answer had only been lost.
        with pytest.raises(StoreError, match="FileGone"):
            opened.number_of_command("t1", "anna", "c2")


def test_a_server_that_cannot_store_says_so_to_its_watchdog(tmp_path: Path) -> None:
    """It can still be read, and a question that only reads would be answered."""
    with run_thread_server(tmp_path) as server:
        assert healthz(server)[0] == 200
        with closing(sqlite3.connect(tmp_path / "tables.db")) as hand:
            hand.execute("CREATE TRIGGER full BEFORE UPDATE ON foolsgold BEGIN "
                         "SELECT RAISE(ABORT, 'disk full'); END")  # fmt: skip
            hand.commit()
        assert healthz(server) == (503, "store-down")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as hand:
            hand.execute("DROP TRIGGER full")
            hand.commit()
        assert healthz(server)[0] == 200


def healthz(server: ThreadServer) -> tuple[int, str | None]:
    answer = httpx.get(f"{server.url}/healthz")
    return answer.status_code, answer.json().get("why", {}).get("id")
