"""A database of the first servers is brought forward with all that is in it, beside one of them."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from foolsgold.base.messages import UserError
from foolsgold.server.ops.doctor import Finding, Severity, run_checks
from foolsgold.server.settings import Settings
from foolsgold.server.storage import schema
from foolsgold.server.storage.store import ChangeRow, IdleTable, Store, TableRow, database_url
from tests.server.storage.test_store import at_once, order
from tests.support.error_matching import about

AS_IT_WAS = (Path(__file__).parent / "first_schema.sql").read_text(encoding="utf-8")
CHANGES = AS_IT_WAS.count("INTO changes")


@contextmanager
def opened(database: str) -> Iterator[sa.Engine]:
    """The database in the hands of somebody who knows nothing of the program."""
    engine = sa.create_engine(database_url(database), connect_args=_patient(database))
    if "://" not in database:
        sa.event.listen(engine, "connect", lambda each, _: each.execute("PRAGMA foreign_keys = ON"))
    try:
        yield engine
    finally:
        engine.dispose()


def _patient(database: str) -> dict[str, float]:
    return {} if "://" in database else {"timeout": 10.0}


def as_it_was(database: str) -> list[str]:
    """The statements, in the words of this kind of database."""
    text = AS_IT_WAS if "://" in database else AS_IT_WAS.replace("DOUBLE PRECISION", "DOUBLE")
    return text.splitlines()


@pytest.fixture
def old(database: str) -> str:
    """A database that the version before steps has made and played on."""
    with opened(database) as engine, engine.begin() as connection:
        for line in as_it_was(database):
            connection.exec_driver_sql(line)
    return database


def doctor(database: str) -> list[Finding]:
    return [
        finding
        for finding in run_checks(Settings(database=database, host="127.0.0.1", port=0))
        if finding.phrase.id.startswith(("doctor-layout", "database-"))
    ]


def test_what_was_there_is_there_and_more_can_be_stored(old: str) -> None:
    with closing(Store(old)) as store:
        assert store.secret == bytes.fromhex("5e" * 32)
        table, rows = store.table_with_all_changes("BCD234")
        assert table == TableRow("t1", "BCD234")
        assert [row.number for row in rows] == list(range(1, CHANGES + 1))
        assert "100 🪙" in rows[5].body
        assert store.find_game("p1") is not None
        more = ChangeRow("t1", CHANGES + 1, "anna", "new", "{}", 1.0)
        assert store.append([more]) == [True]
        assert store.schema_version == (schema.COMPATIBILITY_LEVEL, schema.REVISION)


def test_a_database_brought_forward_is_laid_out_like_a_new_one(old: str) -> None:
    Store(old).close()
    with opened(old) as engine, engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_database_without_the_latest_tables_of_the_first_servers_gets_them(database: str) -> None:
    with opened(database) as engine, engine.begin() as connection:
        for line in as_it_was(database):
            if not any(word in line for word in ("games", "resting")):
                connection.exec_driver_sql(line)
    with closing(Store(database)) as store:
        assert store.find_game("g1") is None
        assert [table.state for table in store.idle_tables("", 9)] == [None]


def test_servers_that_start_together_bring_it_forward_once(old: str) -> None:
    for store in at_once(*[lambda: Store(old)] * 4):
        assert isinstance(store, Store)
        assert not store.schema_version.is_behind
        store.close()


def test_a_server_of_the_version_before_goes_on_beside_it(old: str) -> None:
    """It plays while the layout is changed, and takes tables away that have what it cannot know."""
    before = sa.MetaData()
    played: list[int] = []
    begun, stop = Event(), Event()

    def play(engine: sa.Engine) -> None:
        number = CHANGES
        while not stop.is_set():
            number += 1
            line = [*("t1", number, "old", f"old {number}", "{}", 1.0)]
            with engine.begin() as connection:
                connection.execute(sa.insert(before.tables["changes"]).values(line))
            played.append(number)
            begun.set()
            # Nobody plays without ever taking breath: a writer that did would keep others out.
            stop.wait(0.005)

    with opened(old) as engine, ExitStack() as ending:
        before.reflect(engine)
        assert "snapshots" not in before.tables
        player = Thread(target=play, args=(engine,))
        player.start()
        ending.callback(stop.set)
        begun.wait()
        with closing(Store(old)) as store:
            stop.set()
            player.join()
            assert [row.number for row in store.changes_after("t1", CHANGES)] == played
            assert store.append([ChangeRow("t1", played[-1] + 1, "new", "n", "{}", 1.0)]) == [True]
            order(old, "INSERT INTO snapshots VALUES ('t1', 7, 'of the new version')")
            with engine.begin() as connection:
                assert connection.execute(sa.select(before.tables["changes"])).all()
                for part, key in (
                    ("resting", "table_id"),
                    ("changes", "table_id"),
                    ("tables", "id"),
                ):
                    columns = before.tables[part].c
                    connection.execute(sa.delete(before.tables[part]).where(columns[key] == "t1"))
            assert store.table_by_id("t1") is None
            assert not store.delete_idle_table(IdleTable("t1", "BCD234", played[-1], 1.0))


def test_a_neighbour_that_is_a_step_ahead_does_not_matter_one_that_took_away_does(old: str) -> None:
    Store(old).close()
    order(old, "UPDATE alembic_version SET version_num = '0999'")
    with closing(Store(old)) as store:
        assert len(store.changes_after("t1", 0)) == CHANGES
    order(old, "UPDATE foolsgold SET value = '2' WHERE name = 'schema'")
    with pytest.raises(UserError, check=about("database-version")):
        Store(old)
    assert [finding.phrase.id for finding in doctor(old)] == ["database-version"]


def test_the_doctor_tells_what_a_start_would_do_and_does_not_do_it(old: str) -> None:
    for _ in range(2):
        found = [finding for finding in doctor(old) if "layout" in finding.phrase.id]
        assert [(each.severity, each.phrase.id) for each in found] == [
            (Severity.WARNING, "doctor-layout-behind")
        ]
    Store(old).close()
    found = [finding for finding in doctor(old) if "layout" in finding.phrase.id]
    assert [(each.severity, each.phrase.id) for each in found] == [(Severity.OK, "doctor-layout")]


def test_a_step_that_fails_leaves_the_database_as_it_was(
    old: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    order(old, "CREATE TABLE snapshots (number INTEGER)")
    with pytest.raises(UserError):
        Store(old)
    order(old, "DROP TABLE snapshots")
    with closing(Store(old)) as store:
        assert not store.schema_version.is_behind


def test_alembic_is_imported_only_when_there_is_a_step_to_take(tmp_path: Path) -> None:
    program = (
        "import sys; from foolsgold.server.storage.store import Store;"
        "[Store(sys.argv[1]).close() for _ in range(2)]; sys.exit('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "tables.db")]
    assert subprocess.run(command, check=False).returncode == 0
