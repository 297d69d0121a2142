"""Opens and migrates a database, SQLite or PostgreSQL, and runs transactions."""

import contextlib
import errno
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from foolsgold.base.messages import UserError
from foolsgold.server.filesystem import file_identity, make_private
from foolsgold.server.storage.schema import (
    COMPATIBILITY_LEVEL,
    PROBE_NAME,
    REVISION,
    UNVERSIONED_REVISION,
    metadata,
    schema_revision,
    server_values,
    tables,
)
from foolsgold.server.storage.store.rows import StoreError

BATCH_ROWS = 500
POSTGRES_CONNECT_ARGS = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "options": "-c lock_timeout=5000 -c statement_timeout=10000",
}
"""A PostgreSQL that hangs must not block every table, nor the server's shutdown."""
STARTUP_TIMEOUTS_SQL = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 600000"
"""A server that starts while another migrates the schema waits for it."""
MIGRATION_LOCK_TIMEOUT_SQL = "SET LOCAL lock_timeout = 2000"
"""While a migration waits for a lock on a table, all queries on that table wait behind it."""
SQLITE_BUSY_TIMEOUT = "busy_timeout = 10000"
"""Milliseconds that a writer waits for other writers in SQLite."""
MAX_OPEN_ATTEMPTS = 5
UNWRITABLE, NO_SPACE, LOCKED = "database-unwritable", "database-no-space", "database-locked"
MESSAGE_BY_SQLITE_ERROR = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_PROTOCOL: LOCKED,
    sqlite3.SQLITE_FULL: NO_SPACE,
    sqlite3.SQLITE_NOTADB: "database-foreign",
    sqlite3.SQLITE_CORRUPT: "database-torn",
}
"""Messages by SQLite error code; any other means that the file cannot be opened."""
SCHEMA_LOCK_ID = 0xF001
"""Number of the advisory lock in PostgreSQL; any will do if all servers use the same."""


class SchemaVersion(NamedTuple):
    """The schema version of a database."""

    level: int
    revision: str

    @property
    def is_behind(self) -> bool:
        """Whether there are migrations that have not run."""
        return self.revision < REVISION

    @property
    def is_ahead(self) -> bool:
        """Whether a newer version has removed what this one needs."""
        return self.level > COMPATIBILITY_LEVEL


def database_url(text: str) -> URL:
    """The URL of a database; a path is a file of SQLite."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # not a URL, or one with a port that is no number
        # The part before an @ may hold a password.
        shown = text.rpartition("@")[2] if "@" in text else text
        raise UserError("database-url", found=shown) from None
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    raise UserError("database-url", found=url.render_as_string(hide_password=True))


class Database:
    """An open database."""

    schema_version: SchemaVersion
    """The schema when it was opened, or later."""

    def __init__(self, address: str, *, new: bool = True, forward: bool = True) -> None:
        """`new` creates the schema of an empty database, `forward` runs missing migrations."""
        url = database_url(address)
        self._is_sqlite = url.drivername == "sqlite"
        self._file: Path | None = None
        self.display_name = str(url.database) if self._is_sqlite else url.render_as_string()
        if self._is_sqlite:
            file = Path(str(url.database))
            if not new and not file.exists():
                raise UserError("database-missing", name=self.display_name)
            self._make_private(file)
            self._file = file
            self._identity = file_identity(file)
        self._engine = sa.create_engine(
            url,
            connect_args={} if self._is_sqlite else POSTGRES_CONNECT_ARGS,
            pool_pre_ping=not self._is_sqlite,
            # The inserted rows are what tells two copies of a move apart.
            execution_options={"preserve_rowcount": True},
        )
        if self._is_sqlite:
            sa.event.listen(self._engine, "connect", _tune_sqlite)
            sa.event.listen(self._engine, "begin", _begin_sqlite)
        self._write_engine = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self.secret = self._open(forward=forward)

    def _make_private(self, file: Path) -> None:
        try:
            make_private(file)
        except OSError as error:
            full = error.errno in (errno.ENOSPC, errno.EDQUOT)
            raise UserError(NO_SPACE if full else UNWRITABLE, name=self.display_name) from None

    def _open(self, *, forward: bool) -> bytes:
        """Creates the schema of an empty database, or runs missing migrations."""
        # Servers may well start together: one creates the schema, the others wait for it.
        for attempt in range(MAX_OPEN_ATTEMPTS):
            try:
                with self._write_engine.begin() as connection:
                    if not self._is_sqlite:
                        connection.execute(sa.text(STARTUP_TIMEOUTS_SQL))
                        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(SCHEMA_LOCK_ID)))
                    if not sa.inspect(connection).has_table(server_values.name):
                        self._create_schema(connection)
                    known = {
                        row.name: row.value for row in connection.execute(sa.select(server_values))
                    }
                    self.schema_version = self._read_schema_version(
                        connection, int(known["schema"])
                    )
                    if (
                        forward
                        and self.schema_version.is_behind
                        and not self.schema_version.is_ahead
                    ):
                        self._migrate(connection)
                break
            except SQLAlchemyError as error:
                # Somebody reads all of it, and players must not queue up behind us; or
                # several servers create the same new file.
                if _is_locked_out(error) and attempt + 1 < MAX_OPEN_ATTEMPTS:
                    time.sleep(1)
                    continue
                self.close()
                wrong = _sqlite_error_message(error) if self._is_sqlite else "database-unreachable"
                raise UserError(wrong, name=self.display_name) from None
        if self.schema_version.is_ahead:
            self.close()
            raise UserError("database-version", name=self.display_name)
        return bytes.fromhex(known["secret"])

    def _create_schema(self, connection: sa.Connection) -> None:
        metadata.create_all(connection)
        beginning = {
            "schema": str(COMPATIBILITY_LEVEL),
            "secret": secrets.token_hex(32),
            PROBE_NAME: "",
        }
        lines = [{"name": name, "value": value} for name, value in beginning.items()]
        connection.execute(sa.insert(server_values), lines)
        connection.execute(sa.insert(schema_revision), {"version_num": REVISION})

    @staticmethod
    def _read_schema_version(connection: sa.Connection, level: int) -> SchemaVersion:
        taken = None
        if sa.inspect(connection).has_table(schema_revision.name):
            taken = connection.execute(sa.select(schema_revision.c.version_num)).scalar()
        return SchemaVersion(level, taken or UNVERSIONED_REVISION)

    def _migrate(self, connection: sa.Connection) -> None:
        from foolsgold.server.storage.migrate import upgrade_schema  # noqa: PLC0415 - seldom needed

        if not self._is_sqlite:
            connection.execute(sa.text(MIGRATION_LOCK_TIMEOUT_SQL))
        upgrade_schema(connection, REVISION)
        self.schema_version = SchemaVersion(self.schema_version.level, REVISION)

    def close(self) -> None:
        """Closes all connections."""
        self._engine.dispose()

    def _insert_or_ignore(self, table: sa.Table, values: dict[str, Any]) -> sa.Insert:
        """An insert that does nothing on a unique-key conflict."""
        return self._insert_or_ignore_into(table).values(values)

    def _insert_or_ignore_into(self, table: sa.Table) -> sa.Insert:
        insert: sa.Insert = self._dialect.insert(table).on_conflict_do_nothing()
        return insert

    @property
    def _dialect(self) -> Any:
        if self._is_sqlite:
            return sqlite
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - not everybody needs it

        return postgresql

    @contextlib.contextmanager
    def _transaction(self, engine: sa.Engine | None = None) -> Iterator[sa.Connection]:
        self._check_file()
        try:
            with (engine or self._engine).begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            # The text of the error would hold the values of the statement: secrets.
            raise StoreError(type(error).__name__) from None

    @contextlib.contextmanager
    def _write_transaction(self) -> Iterator[sa.Connection]:
        """A transaction that is durable once it ends.

        In SQLite it begins as a write: a reader that wants to write later is refused if another
        process was faster.
        """
        with self._transaction(self._write_engine) as connection:
            yield connection
        self._check_file()

    def _lock_table(self, connection: sa.Connection, table_id: str, *, alone: bool = True) -> None:
        """Locks a table's changes and snapshot until the transaction ends.

        Unless `alone`, it waits only for exclusive holders. SQLite has a single writer anyway.
        """
        if not self._is_sqlite:
            one = sa.select(tables.c.id).where(tables.c.id == table_id)
            connection.execute(one.with_for_update(read=not alone, key_share=not alone))

    def truncate_wal(self) -> None:
        """Truncates SQLite's write-ahead log unless it is being read: deletions are final then.

        PostgreSQL looks after its own.
        """
        if self._is_sqlite:
            with self._engine.connect() as connection:
                # Not in a transaction, as every other statement is.
                raw = connection.connection.cursor()
                # A backup reads for long, and players would wait for us meanwhile.
                for line in ("busy_timeout = 500", "wal_checkpoint(TRUNCATE)", SQLITE_BUSY_TIMEOUT):
                    with contextlib.suppress(sqlite3.Error):
                        raw.execute(f"PRAGMA {line}")
                raw.close()

    def _check_file(self) -> None:
        """Checks that the file was not deleted or replaced: SQLite would go on writing to it.

        Checked before each use, and after storing, before the result is reported.
        """
        if self._file is not None and file_identity(self._file) != self._identity:
            raise StoreError("FileGone")


def _is_locked_out(error: SQLAlchemyError) -> bool:
    """Whether the database gave up because another connection holds a lock.

    SQLite does so at once, whatever its time-out, while several change the journal mode of a new
    file.
    """
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return _sqlite_error_message(error) == LOCKED
    return getattr(cause, "sqlstate", None) == "55P03"


def _sqlite_error_message(error: SQLAlchemyError) -> str:
    """The message for a file of SQLite that cannot be opened."""
    # The last byte is the primary code; the others say where it came from.
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF
    return MESSAGE_BY_SQLITE_ERROR.get(code, UNWRITABLE)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """With `synchronous=FULL` SQLite waits for the disk: a stored change survives a power cut."""
    # We begin transactions ourselves: Python's driver would begin them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        SQLITE_BUSY_TIMEOUT,
        # Only a new file takes it: so it can be vacuumed in small steps, while people play.
        "auto_vacuum = INCREMENTAL",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        # What is deleted is overwritten, not only released.
        "secure_delete = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    # Readers never wait in WAL mode, and writers queue from their first statement on.
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
