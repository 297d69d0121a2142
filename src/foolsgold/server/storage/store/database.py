"""An open database, whichever it is: laid out, brought forward, and its transactions."""

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
from foolsgold.server.system_files import file_identity, make_private

BATCH_ROWS = 500
POSTGRES_CONNECT_ARGS = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "options": "-c lock_timeout=5000 -c statement_timeout=10000",
}
"""A PostgreSQL that hangs must not keep every table waiting, nor the server from stopping."""
STARTUP_TIMEOUTS_SQL = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 600000"
"""Whoever starts beside a server that brings the layout forward waits for it."""
MIGRATION_LOCK_TIMEOUT_SQL = "SET LOCAL lock_timeout = 2000"
"""While a step waits for a lock on a table, all who play there wait behind it."""
SQLITE_BUSY_TIMEOUT = "busy_timeout = 10000"
"""How long, in ms, whoever writes to SQLite waits for others who do."""
MAX_OPEN_ATTEMPTS = 5
UNWRITABLE, NO_SPACE, LOCKED = "database-unwritable", "database-no-space", "database-locked"
MESSAGE_BY_SQLITE_ERROR = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_PROTOCOL: LOCKED,
    sqlite3.SQLITE_FULL: NO_SPACE,
    sqlite3.SQLITE_NOTADB: "database-foreign",
    sqlite3.SQLITE_CORRUPT: "database-torn",
}
"""What is told of an error of SQLite; of any other, that the file cannot be opened."""
SCHEMA_LOCK_ID = 0xF001
"""The number of the lock in PostgreSQL; any will do, as long as all servers take the same."""


class SchemaVersion(NamedTuple):
    """How far a database is."""

    level: int
    revision: str

    @property
    def is_behind(self) -> bool:
        """Whether there are steps it has not taken."""
        return self.revision < REVISION

    @property
    def is_ahead(self) -> bool:
        """Whether a newer version has taken away what this one needs."""
        return self.level > COMPATIBILITY_LEVEL


def database_url(text: str) -> URL:
    """The address of a database; a path is a file of SQLite."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # no address, or one with a port that is no number
        # What stands before an @ may hold a password.
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
    """How it was laid out when it was opened, or is since."""

    def __init__(self, address: str, *, new: bool = True, forward: bool = True) -> None:
        """`new` lays out a database that is not there yet, `forward` takes missing steps."""
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
            # Which rows went in is what tells two copies of a move apart.
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
        """Lays out an empty database; one that is in use takes the steps it has not taken yet."""
        # Servers may well start together: one lays out the database, the others wait for it.
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
                # Somebody reads all of it, and those who play must not queue up behind us; or
                # several lay out one new file.
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
        """Lets go of all connections."""
        self._engine.dispose()

    def _insert_or_ignore(self, table: sa.Table, values: dict[str, Any]) -> sa.Insert:
        """An insert that changes nothing where a unique key says so."""
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
        """A transaction whose end is a promise: what it stores can be found again.

        In SQLite it begins as one that writes: who reads first and then wants to write is refused
        if another process was faster.
        """
        with self._transaction(self._write_engine) as connection:
            yield connection
        self._check_file()

    def _lock_table(self, connection: sa.Connection, table_id: str, *, alone: bool = True) -> None:
        """Nobody stores changes or a snapshot of a table until the transaction ends.

        Not `alone`, only whoever locks it alone waits. In SQLite who writes is alone anyway.
        """
        if not self._is_sqlite:
            one = sa.select(tables.c.id).where(tables.c.id == table_id)
            connection.execute(one.with_for_update(read=not alone, key_share=not alone))

    def truncate_wal(self) -> None:
        """What was written over is gone from the log of SQLite, too, unless somebody reads it now.

        PostgreSQL looks after its own.
        """
        if self._is_sqlite:
            with self._engine.connect() as connection:
                # Not in a transaction, as every other statement is.
                raw = connection.connection.cursor()
                # Whoever makes a backup reads for long, and those who play wait for us meanwhile.
                for line in ("busy_timeout = 500", "wal_checkpoint(TRUNCATE)", SQLITE_BUSY_TIMEOUT):
                    with contextlib.suppress(sqlite3.Error):
                        raw.execute(f"PRAGMA {line}")
                raw.close()

    def _check_file(self) -> None:
        """SQLite goes on with a file that was deleted or replaced: nobody would ever read it.

        So it is looked for before each use, and after storing, before anybody is told.
        """
        if self._file is not None and file_identity(self._file) != self._identity:
            raise StoreError("FileGone")


def _is_locked_out(error: SQLAlchemyError) -> bool:
    """Whether the database gave up because somebody else holds a lock.

    SQLite does so at once, however patient it was told to be, while several change how a new file
    is written.
    """
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return _sqlite_error_message(error) == LOCKED
    return getattr(cause, "sqlstate", None) == "55P03"


def _sqlite_error_message(error: SQLAlchemyError) -> str:
    """The message about a file of SQLite that cannot be opened."""
    # The last byte is the kind; the others tell where it came from.
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF
    return MESSAGE_BY_SQLITE_ERROR.get(code, UNWRITABLE)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """An acknowledged change has to survive a power cut: FULL waits for the disk."""
    # We begin transactions ourselves: Python's driver would begin them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        SQLITE_BUSY_TIMEOUT,
        # Only a new file takes it: so it can give back room piece by piece, while people play.
        "auto_vacuum = INCREMENTAL",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        # What is deleted is written over, not only given up.
        "secure_delete = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    # Readers never wait in WAL mode, and writers take turns from the first statement on.
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
