"""A backup is the whole database at one moment, and a file that is not one changes nothing."""

import gzip
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import msgspec
import pytest

from foolsgold.base.messages import UserError
from foolsgold.server.ops.backup import TITLE, BackupCounts, back_up, restore
from foolsgold.server.storage.store import ChangeRow, GameRow, Store, TableRow
from tests.server.storage.test_store import order
from tests.support.error_matching import about


def change(table: str, number: int) -> ChangeRow:
    body = f'{{"name": "Žanis 🪙 مریم {number}"}}'
    return ChangeRow(table, number, "author", f"command {number}", body, 1700000000.1 + number)


OVER = GameRow("a" * 26, "b" * 26, "foolsgold record 2\n", "helm brim", "open", 1700000001.5)


def fill(store: Store) -> None:
    store.save_game(OVER)
    for name, code in (("t1", "BCD234"), ("t2", "FGH567")):
        store.open_table(TableRow(name, code), [change(name, number) for number in range(1, 60)])


@pytest.fixture
def full(database: str) -> Iterator[Store]:
    """A database with games in it."""
    with closing(Store(database)) as store:
        fill(store)
        yield store


@pytest.fixture
def empty(database: str) -> Iterator[Store]:
    with closing(Store(database)) as store:
        yield store


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A good backup."""
    target = tmp_path / "good.backup"
    with closing(Store(str(tmp_path / "source.db"))) as store:
        fill(store)
        back_up(store, target)
    return target


@pytest.mark.parametrize("turned", [False, True], ids=["to-postgresql", "to-sqlite"])
def test_a_backup_moves_tables_between_databases(
    tmp_path: Path, sqlite_database: str, postgresql_database: str, turned: bool
) -> None:
    addresses = (sqlite_database, postgresql_database)
    source, target = (Store(address) for address in (addresses[::-1] if turned else addresses))
    with closing(source), closing(target):
        fill(source)
        file = tmp_path / "tables.backup"
        assert back_up(source, file) == restore(target, file) == BackupCounts(2, 118, 1)
        assert list(target.all_rows()) == list(source.all_rows())
        # Whoever has lost the answer to their request gets the same key from the restored database.
        assert target.secret == source.secret
    with closing(Store(addresses[not turned])) as again:
        assert again.secret == source.secret


def test_a_restored_database_goes_on(empty: Store, backup: Path) -> None:
    restore(empty, backup)
    assert empty.append([change("t1", 59), change("t1", 60)]) == [False, True]


def test_only_its_owner_reads_a_backup(full: Store, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        back_up(full, tmp_path / "tables.backup")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "tables.backup").stat().st_mode) == 0o600


def test_a_backup_is_never_written_over_a_file(full: Store, tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"
    file.write_text("dear diary")
    with pytest.raises(UserError, check=about("file-exists")):
        back_up(full, file)
    assert file.read_text() == "dear diary"


def test_a_backup_that_fails_leaves_no_file(full: Store, database: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, check=about("file-unwritable")):
        back_up(full, tmp_path / "no such folder" / "tables.backup")
    folder = tmp_path / "backups"
    folder.mkdir()
    order(database, "DROP TABLE changes")
    with pytest.raises(UserError, check=about("store-down")):
        back_up(full, folder / "tables.backup")
    assert list(folder.iterdir()) == []


def test_a_backup_of_before_there_were_such_games_reads(empty: Store, backup: Path) -> None:
    *rows, end = lines_of(backup.read_bytes())
    before = [row for row in rows if not row.startswith(b'["game"')]
    assert len(before) == len(rows) - 1
    end = b'["end",2,118]\n'
    backup.write_bytes(gzip.compress(b"".join([*before, end])))
    assert restore(empty, backup) == BackupCounts(2, 118, 0)
    assert empty.find_game(OVER.id) is None


def lines_of(good: bytes) -> list[bytes]:
    return gzip.decompress(good).splitlines(keepends=True)


def with_lines(change_lines: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    return lambda good: gzip.compress(b"".join(change_lines(lines_of(good))))


def flipped(good: bytes) -> bytes:
    middle = len(good) // 2
    return good[:middle] + bytes([good[middle] ^ 0x55]) + good[middle + 1 :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "foreign": lambda _: b"PK\x03\x04 a picture of a cat" * 20,
    "torn": lambda good: good[: len(good) // 2],
    "torn at the very end": lambda good: good[:-1],
    "torn at the start": lambda good: good[:15],
    "a flipped byte": flipped,
    "something behind it": lambda good: good + b"\0garbage",
    "nothing in it": lambda _: gzip.compress(b""),
    "another title": with_lines(lambda lines: [b'["something else","00"]\n', *lines[1:]]),
    "no title": with_lines(lambda lines: lines[1:]),
    "a secret that is none": with_lines(
        lambda lines: [msgspec.json.encode([TITLE, "zz"]) + b"\n", *lines[1:]]
    ),
    "a short secret": with_lines(
        lambda lines: [msgspec.json.encode([TITLE, "00"]) + b"\n", *lines[1:]]
    ),
    "no end": with_lines(lambda lines: lines[:-1]),
    "a line less": with_lines(lambda lines: [*lines[:50], *lines[51:]]),
    "a line twice": with_lines(lambda lines: [*lines[:50], lines[49], *lines[50:]]),
    "a line of something else": with_lines(lambda lines: [*lines[:50], b'{"a": 1}\n', *lines[50:]]),
    "a line of wrong types": with_lines(
        lambda lines: [*lines[:50], b'[1, 2, "a", "b", "c", 1.0]\n', *lines[51:]]
    ),
    "a row too short": with_lines(lambda lines: [*lines[:50], b'["t1"]\n', *lines[51:]]),
    "not text": with_lines(lambda lines: [*lines[:50], b"\xff\xfe\n", *lines[51:]]),
    "lines after the end": with_lines(lambda lines: [*lines, lines[1]]),
    "a change of no table": with_lines(
        lambda lines: [
            *lines[:-1],
            msgspec.json.encode(change("unknown", 1)) + b"\n",
            b'["end",2,119]\n',
        ]
    ),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_refused_and_changes_nothing(
    tmp_path: Path, backup: Path, kind: str
) -> None:
    refuses(Store(str(tmp_path / "target.db")), backup, DAMAGE[kind])


def test_postgresql_takes_no_damaged_file_either(postgresql_database: str, backup: Path) -> None:
    for damage in DAMAGE.values():
        refuses(Store(postgresql_database), backup, damage)


def refuses(target: Store, backup: Path, damage: Callable[[bytes], bytes]) -> None:
    good = backup.read_bytes()
    wrong = backup.with_name("wrong.backup")
    wrong.write_bytes(damage(good))
    secret = target.secret
    with closing(target):
        with pytest.raises(UserError) as caught:
            restore(target, wrong)
        assert caught.value.message.id == "backup-wrong"
        assert caught.value.message.args == {"file": str(wrong)}
        assert list(target.all_rows()) == []
        assert target.secret == secret


def test_a_file_that_is_not_there_is_told(empty: Store, tmp_path: Path) -> None:
    for file, why in ((tmp_path / "no such file", "unreadable"), (tmp_path, "special")):
        with pytest.raises(UserError, check=about(f"file-{why}")):
            restore(empty, file)


def test_a_line_without_end_is_not_unpacked(
    empty: Store, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foolsgold.server.ops.backup.MAX_LINE_BYTES", 1000)
    title = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)[0]
    bomb = backup.with_name("bomb.backup")
    for data in (b"[" * 1_000_000, title + b"[" * 1_000_000):
        bomb.write_bytes(gzip.compress(data))
        with pytest.raises(UserError, check=about("backup-wrong")):
            restore(empty, bomb)


def test_a_database_in_use_is_not_restored_into(full: Store, backup: Path) -> None:
    before = list(full.all_rows())
    with pytest.raises(UserError, check=about("database-full")):
        restore(full, backup)
    assert list(full.all_rows()) == before


def test_a_backup_knows_nothing_that_came_after_its_moment(full: Store, database: str) -> None:
    before = len(list(full.all_rows()))
    reading = full.all_rows()
    first = next(reading)
    with closing(Store(database)) as other:
        other.append([change("t1", 60), change("t2", 60)])
        other.open_table(TableRow("t3", "JKL234"), [change("t3", 1)])
    assert len([first, *reading]) == before


def test_a_backup_beside_a_running_game_is_one_moment(full: Store, database: str) -> None:
    stop = Event()
    written = []

    def write() -> None:
        with closing(Store(database)) as other:
            number = 59
            while not stop.is_set():
                number += 1
                # Two tables in one commit: either both are in a backup or neither.
                written.append(other.append([change("t1", number), change("t2", number)]))

    writer = Thread(target=write)
    writer.start()
    try:
        seen: list[int] = []
        while len(seen) < 10 or len(written) < 20:
            rows = [row for row in full.all_rows() if isinstance(row, ChangeRow)]
            numbers = {
                name: [row.number for row in rows if row.table_id == name] for name in ("t1", "t2")
            }
            assert numbers["t1"] == numbers["t2"] == list(range(1, len(rows) // 2 + 1))
            seen.append(len(rows))
    finally:
        stop.set()
        writer.join()
    assert seen[-1] > seen[0]
