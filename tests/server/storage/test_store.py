"""The database keeps what it was given once, on SQLite and on PostgreSQL alike."""

import sqlite3
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
import sqlalchemy as sa

from foolsgold.base.messages import UserError
from foolsgold.server.storage.store import (
    ChangeRow,
    Store,
    StoreError,
    TableRow,
    database,
    database_url,
)
from tests.support.error_matching import about

TABLE = TableRow("t1", "BCD234")
OTHER = TableRow("t2", "FGH567")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as opened:
        assert opened.open_table(TABLE, [row(1)])
        assert opened.open_table(OTHER, [row(1, table="t2")])
        yield opened


def row(
    number: int, *, table: str = "t1", author: str = "anna", command: str = "", body: str = "{}"
) -> ChangeRow:
    return ChangeRow(table, number, author, command or f"command {number}", body, 1700000000.125)


def at_once(*works: Callable[[], object]) -> list[object]:
    """Runs everything in threads that start together."""
    barrier = Barrier(len(works))

    def run(work: Callable[[], object]) -> object:
        barrier.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(run, works))


def order(database: str, statement: str) -> None:
    """Something only a hand in the database would do."""
    engine = sa.create_engine(database_url(database))
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()


def test_of_two_changes_with_one_number_the_first_goes_in(store: Store) -> None:
    assert store.append([row(2, body="first")]) == [True]
    assert store.append([row(2, author="bilal", body="second")]) == [False]
    assert [kept.body for kept in store.changes_after("t1", 1)] == ["first"]


def test_a_command_of_one_author_goes_in_once(store: Store) -> None:
    assert store.append([row(2, command="again")]) == [True]
    assert store.append([row(3, command="again")]) == [False]
    # Another author, and another table, may well have made the same id.
    assert store.append([row(3, command="again", author="bilal")]) == [True]
    assert store.append([row(2, command="again", table="t2")]) == [True]
    assert [kept.number for kept in store.changes_after("t1", 0)] == [1, 2, 3]


def test_a_conflict_keeps_out_only_itself(store: Store) -> None:
    rows = [row(2), row(1, command="late"), row(2, table="t2"), row(3)]
    assert store.append(rows) == [True, False, True, True]
    assert store.last_change_numbers(["t1", "t2"]) == {"t1": 3, "t2": 2}


def test_the_same_row_twice_goes_in_once(store: Store) -> None:
    assert store.append([row(2), row(3), row(2)]) == [True, True, False]


def test_the_answer_keeps_the_order_of_the_question(store: Store) -> None:
    rows = [row(2, table="t2"), row(1, table="t2", command="late"), row(2), row(1, command="late")]
    assert store.append(rows) == [True, False, True, False]


def test_a_commit_with_a_row_the_database_refuses_leaves_nothing(store: Store) -> None:
    with pytest.raises(StoreError):
        store.append([row(2), row(1, table="no such table")])
    assert store.last_change_numbers(["t1"]) == {"t1": 1}


def test_a_stored_change_comes_back_as_it_was(store: Store) -> None:
    kept = row(2, body='{"name": "Žanis 🪙 مریم", "quote": "\'"}')
    store.append([kept])
    assert store.changes_after("t1", 1) == [kept]


def test_of_changes_stored_by_two_servers_at_once_one_goes_in(database: str) -> None:
    with closing(Store(database)) as one, closing(Store(database)) as two:
        one.open_table(TABLE, [row(1)])
        for number in range(2, 22):
            went_in = at_once(
                lambda n=number: one.append([row(n, author="one")]),  # type: ignore[misc]
                lambda n=number: two.append([row(n, author="two")]),  # type: ignore[misc]
            )
            assert sorted(went_in) == [[False], [True]]  # type: ignore[type-var]
        assert [kept.number for kept in two.changes_after("t1", 0)] == list(range(1, 22))


def test_two_servers_that_store_the_same_tables_do_not_wait_for_each_other(database: str) -> None:
    tables = [f"t{number}" for number in range(40)]
    with closing(Store(database)) as one, closing(Store(database)) as two:
        for code, table in enumerate(tables):
            one.open_table(TableRow(table, str(code)), [row(1, table=table)])
        for number in range(2, 12):
            mine = [row(number, table=table, author="one") for table in tables]
            theirs = [row(number, table=table, author="two") for table in reversed(tables)]
            first, second = at_once(
                lambda rows=mine: one.append(rows),  # type: ignore[misc]
                lambda rows=theirs: two.append(rows),  # type: ignore[misc]
            )
            assert isinstance(first, list)
            assert isinstance(second, list)
            assert all(a != b for a, b in zip(first, reversed(second), strict=True))


def test_a_table_is_opened_once(store: Store) -> None:
    assert not store.open_table(TableRow("t3", TABLE.code), [row(1, table="t3")])
    assert store.table_by_id("t3") is None
    assert not store.open_table(TableRow("t1", "XYZ789"), [row(2)])
    assert store.table_with_all_changes("XYZ789")[0] is None
    assert store.last_change_numbers(["t1", "t3"]) == {"t1": 1}
    assert store.table_with_all_changes(TABLE.code)[0] == store.table_by_id("t1") == TABLE


def test_a_command_is_found_by_its_author_and_id(store: Store) -> None:
    store.append([row(2, command="mine"), row(2, table="t2", command="theirs")])
    assert store.number_of_command("t1", "anna", "mine") == 2
    assert store.number_of_command("t1", "bilal", "mine") is None
    assert store.number_of_command("t1", "anna", "theirs") is None
    assert store.number_of_command("t2", "anna", "mine") is None


def test_changes_come_in_order_from_a_number_on(store: Store) -> None:
    store.append([row(4), row(2), row(3), row(2, table="t2")])
    assert [kept.number for kept in store.changes_after("t1", 2)] == [3, 4]
    assert store.changes_after("t1", 4) == []
    assert store.changes_after("unknown", 0) == []


def test_how_far_tables_are_is_known_for_any_number_of_them(store: Store) -> None:
    store.append([row(2), row(3)])
    strangers = [f"unknown {number}" for number in range(1200)]
    assert store.last_change_numbers(["t1", *strangers, "t2"]) == {"t1": 3, "t2": 1}
    assert store.last_change_numbers([]) == {}


def test_a_database_keeps_its_secret(database: str) -> None:
    with closing(Store(database)) as first, closing(Store(database)) as second:
        assert first.secret == second.secret
        assert len(first.secret) == 32
    with closing(Store(database)) as third:
        assert third.secret == first.secret


def locked_out(file: Path) -> sqlite3.Error:
    """What SQLite says when somebody else has the file and nobody is to be waited for."""
    with closing(sqlite3.connect(file)) as one, closing(sqlite3.connect(file, timeout=0)) as other:
        one.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as refused:
            other.execute("BEGIN IMMEDIATE")
    return refused.value


def test_a_new_file_that_others_lay_out_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses at once while several switch one file to its journal of writes ahead."""
    tune, refusals = database._tune_sqlite, [locked_out(tmp_path / "other.db")] * 2

    def tuned(connection: Any, record: Any) -> None:
        if refusals:
            raise refusals.pop()
        tune(connection, record)

    monkeypatch.setattr(database, "_tune_sqlite", tuned)
    monkeypatch.setattr("foolsgold.server.storage.store.database.time.sleep", lambda _: None)
    with closing(Store(str(tmp_path / "tables.db"))):
        assert not refusals


def test_servers_that_start_together_lay_out_one_database(database: str) -> None:
    stores = at_once(*[lambda: Store(database)] * 6)
    secrets = set()
    for opened in stores:
        assert isinstance(opened, Store)
        secrets.add(opened.secret)
        opened.close()
    assert len(secrets) == 1


def test_a_database_of_another_version_is_left_alone(database: str) -> None:
    Store(database).close()
    order(database, "UPDATE foolsgold SET value = '99' WHERE name = 'schema'")
    with pytest.raises(UserError, check=about("database-version")):
        Store(database)


def test_an_error_of_the_database_tells_no_values(store: Store) -> None:
    secret = "the-seed-is-4711"
    wrong = row(2, table="no such table", author=secret, command=secret, body=secret)
    with pytest.raises(StoreError) as caught:
        store.append([wrong])
    text = "".join(traceback.format_exception(caught.value))
    assert secret not in text
    assert str(caught.value) == "IntegrityError"


def test_a_question_about_a_lost_database_is_a_store_error(database: str, store: Store) -> None:
    store.check_writable()
    order(database, "DROP TABLE changes")
    for question in (
        lambda: store.changes_after("t1", 0),
        lambda: store.number_of_command("t1", "anna", "mine"),
        lambda: store.last_change_numbers(["t1"]),
        lambda: store.append([row(2)]),
        lambda: list(store.all_rows()),
    ):
        with pytest.raises(StoreError):
            question()


def test_a_password_is_not_shown() -> None:
    with pytest.raises(UserError) as caught:
        Store("postgresql://anna:open-sesame@127.0.0.1:1/tables")
    assert caught.value.message.id == "database-unreachable"
    assert "open-sesame" not in str(caught.value)


def test_freed_room_goes_back_to_the_disk_piece_by_piece(sqlite_database: str) -> None:
    with closing(Store(sqlite_database)) as store:
        store.open_table(TABLE, [row(1)])
        store.append([row(number, body="x" * 4000) for number in range(2, 402)])
        last = store.idle_tables("", 1)[0]
        assert store.delete_idle_table(last)
        pieces = 1
        while store.vacuum(64):
            pieces += 1
        assert pieces > 4
    # The last to leave puts what was written beside the file into it.
    assert Path(sqlite_database).stat().st_size < 200_000


def test_a_file_of_an_older_version_keeps_its_room(sqlite_database: str) -> None:
    order(sqlite_database, "CREATE TABLE before (number INTEGER)")
    with closing(Store(sqlite_database)) as store:
        assert not store.vacuum(64)
