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

from foolsgold.base.messages import Complaint
from foolsgold.server.storage.schema import (
    BEFORE_STEPS,
    LEVEL,
    PROBE,
    REVISION,
    meta,
    metadata,
    revision,
    tables,
)
from foolsgold.server.storage.store.rows import StoreError
from foolsgold.server.system_files import identity, make_private

BATCH = 500
IMPATIENT = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "options": "-c lock_timeout=5000 -c statement_timeout=10000",
}
"""A PostgreSQL that hangs must not keep every table waiting, nor the server from stopping."""
UNHURRIED = "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 600000"
"""Whoever starts beside a server that brings the layout forward waits for it."""
BRIEF = "SET LOCAL lock_timeout = 2000"
"""While a step waits for a lock on a table, all who play there wait behind it."""
PATIENT = "busy_timeout = 10000"
"""How long, in ms, whoever writes to SQLite waits for others who do."""
PATIENCE = 5
UNWRITABLE, NO_SPACE, LOCKED = "database-unwritable", "database-no-space", "database-locked"
SQLITE_PROBLEMS = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_PROTOCOL: LOCKED,
    sqlite3.SQLITE_FULL: NO_SPACE,
    sqlite3.SQLITE_NOTADB: "database-foreign",
    sqlite3.SQLITE_CORRUPT: "database-torn",
}
"""What is told of an error of SQLite; of any other, that the file cannot be opened."""
LAYOUT_LOCK = 0xF001
"""The number of the lock in PostgreSQL; any will do, as long as all servers take the same."""


class Layout(NamedTuple):
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
        return self.level > LEVEL


def database_url(text: str) -> URL:
    """The address of a database; a path is a file of SQLite."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # no address, or one with a port that is no number
        # What stands before an @ may hold a password.
        shown = text.rpartition("@")[2] if "@" in text else text
        raise Complaint("database-url", found=shown) from None
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    raise Complaint("database-url", found=url.render_as_string(hide_password=True))


class Database:
    """An open database."""

    layout: Layout
    """How it was laid out when it was opened, or is since."""

    def __init__(self, address: str, *, new: bool = True, forward: bool = True) -> None:
        """`new` lays out a database that is not there yet, `forward` takes missing steps."""
        url = database_url(address)
        self._is_sqlite = url.drivername == "sqlite"
        self._file: Path | None = None
        self.shown = str(url.database) if self._is_sqlite else url.render_as_string()
        if self._is_sqlite:
            file = Path(str(url.database))
            if not new and not file.exists():
                raise Complaint("database-missing", name=self.shown)
            self._make_private(file)
            self._file = file
            self._identity = identity(file)
        self._engine = sa.create_engine(
            url,
            connect_args={} if self._is_sqlite else IMPATIENT,
            pool_pre_ping=not self._is_sqlite,
            # Which rows went in is what tells two copies of a move apart.
            execution_options={"preserve_rowcount": True},
        )
        if self._is_sqlite:
            sa.event.listen(self._engine, "connect", _tune_sqlite)
            sa.event.listen(self._engine, "begin", _begin_sqlite)
        self._for_writing = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self.secret = self._open(forward=forward)

    def _make_private(self, file: Path) -> None:
        try:
            make_private(file)
        except OSError as error:
            full = error.errno in (errno.ENOSPC, errno.EDQUOT)
            raise Complaint(NO_SPACE if full else UNWRITABLE, name=self.shown) from None

    def _open(self, *, forward: bool) -> bytes:
        """Lays out an empty database; one that is in use takes the steps it has not taken yet."""
        # Servers may well start together: one lays out the database, the others wait for it.
        for attempt in range(PATIENCE):
            try:
                with self._for_writing.begin() as connection:
                    if not self._is_sqlite:
                        connection.execute(sa.text(UNHURRIED))
                        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LAYOUT_LOCK)))
                    if not sa.inspect(connection).has_table(meta.name):
                        self._lay_out(connection)
                    known = {row.name: row.value for row in connection.execute(sa.select(meta))}
                    self.layout = self._look(connection, int(known["schema"]))
                    if forward and self.layout.is_behind and not self.layout.is_ahead:
                        self._go_forward(connection)
                break
            except SQLAlchemyError as error:
                # Somebody reads all of it, and those who play must not queue up behind us; or
                # several lay out one new file.
                if _is_locked_out(error) and attempt + 1 < PATIENCE:
                    time.sleep(1)
                    continue
                self.close()
                wrong = _sqlite_problem(error) if self._is_sqlite else "database-unreachable"
                raise Complaint(wrong, name=self.shown) from None
        if self.layout.is_ahead:
            self.close()
            raise Complaint("database-version", name=self.shown)
        return bytes.fromhex(known["secret"])

    def _lay_out(self, connection: sa.Connection) -> None:
        metadata.create_all(connection)
        beginning = {"schema": str(LEVEL), "secret": secrets.token_hex(32), PROBE: ""}
        lines = [{"name": name, "value": value} for name, value in beginning.items()]
        connection.execute(sa.insert(meta), lines)
        connection.execute(sa.insert(revision), {"version_num": REVISION})

    @staticmethod
    def _look(connection: sa.Connection, level: int) -> Layout:
        taken = None
        if sa.inspect(connection).has_table(revision.name):
            taken = connection.execute(sa.select(revision.c.version_num)).scalar()
        return Layout(level, taken or BEFORE_STEPS)

    def _go_forward(self, connection: sa.Connection) -> None:
        from foolsgold.server.storage.migrate import bring_forward  # noqa: PLC0415 - seldom needed

        if not self._is_sqlite:
            connection.execute(sa.text(BRIEF))
        bring_forward(connection, REVISION)
        self.layout = Layout(self.layout.level, REVISION)

    def close(self) -> None:
        """Lets go of all connections."""
        self._engine.dispose()

    def _insert(self, table: sa.Table, values: dict[str, Any]) -> sa.Insert:
        """An insert that changes nothing where a unique key says so."""
        return self._inserting(table).values(values)

    def _inserting(self, table: sa.Table) -> sa.Insert:
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
    def _storing(self) -> Iterator[sa.Connection]:
        """A transaction whose end is a promise: what it stores can be found again.

        In SQLite it begins as one that writes: who reads first and then wants to write is refused
        if another process was faster.
        """
        with self._transaction(self._for_writing) as connection:
            yield connection
        self._check_file()

    def _lock_table(self, connection: sa.Connection, table_id: str, *, alone: bool = True) -> None:
        """Nobody stores changes or a snapshot of a table until the transaction ends.

        Not `alone`, only whoever locks it alone waits. In SQLite who writes is alone anyway.
        """
        if not self._is_sqlite:
            one = sa.select(tables.c.id).where(tables.c.id == table_id)
            connection.execute(one.with_for_update(read=not alone, key_share=not alone))

    def empty_log(self) -> None:
        """What was written over is gone from the log of SQLite, too, unless somebody reads it now.

        PostgreSQL looks after its own.
        """
        if self._is_sqlite:
            with self._engine.connect() as connection:
                # Not in a transaction, as every other statement is.
                raw = connection.connection.cursor()
                # Whoever makes a backup reads for long, and those who play wait for us meanwhile.
                for line in ("busy_timeout = 500", "wal_checkpoint(TRUNCATE)", PATIENT):
                    with contextlib.suppress(sqlite3.Error):
                        raw.execute(f"PRAGMA {line}")
                raw.close()

    def _check_file(self) -> None:
        """SQLite goes on with a file that was deleted or replaced: nobody would ever read it.

        So it is looked for before each use, and after storing, before anybody is told.
        """
        if self._file is not None and identity(self._file) != self._identity:
            raise StoreError("FileGone")


def _is_locked_out(error: SQLAlchemyError) -> bool:
    """Whether the database gave up because somebody else holds a lock.

    SQLite does so at once, however patient it was told to be, while several change how a new file
    is written.
    """
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return _sqlite_problem(error) == LOCKED
    return getattr(cause, "sqlstate", None) == "55P03"


def _sqlite_problem(error: SQLAlchemyError) -> str:
    """The message about a file of SQLite that cannot be opened."""
    # The last byte is the kind; the others tell where it came from.
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) & 0xFF
    return SQLITE_PROBLEMS.get(code, UNWRITABLE)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """An acknowledged change has to survive a power cut: FULL waits for the disk."""
    # We begin transactions ourselves: Python's driver would begin them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        PATIENT,
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
