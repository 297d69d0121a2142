"""The database: tables and their changes, kept apart by unique keys. SQLite or PostgreSQL.

Everything here blocks; `journal` calls it from threads.
"""

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from foolsgold.base.phrases import Complaint
from foolsgold.server.files import identity, make_private

SCHEMA = 1
BATCH = 500
IMPATIENT = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "options": "-c lock_timeout=5000 -c statement_timeout=10000",
}
"""A PostgreSQL that hangs must not keep every table waiting, nor the server from stopping."""
PROBE = "probe"
"""The line that is written to find out whether lines can be written."""
LAYOUT_LOCK = 0xF001
"""The number of the lock in PostgreSQL; any will do, as long as all servers take the same."""

_metadata = sa.MetaData()
_meta = sa.Table(
    "foolsgold",
    _metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
_tables = sa.Table(
    "tables",
    _metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
)
_changes = sa.Table(
    "changes",
    _metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("author", sa.String(64), nullable=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "author", "command", name="one_change_a_command"),
)
_resting = sa.Table(
    "resting",
    _metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("rest", sa.String(16), nullable=False),
    sa.Column("quiet", sa.Boolean, nullable=False),
)
"""What was found out about tables that rest, so that nobody has to read them again."""

_games = sa.Table(
    "games",
    _metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("plain", sa.String(32), nullable=False, unique=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("faces", sa.String(200), nullable=False),
    sa.Column("showing", sa.String(16), nullable=False),
    sa.Column("at", sa.Double, nullable=False, index=True),
)
"""Games that are over, by their addresses: they may be kept longer than their tables."""


class Rest(StrEnum):
    """What a resting table is."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    UNREADABLE = "unreadable"


class Resting(NamedTuple):
    """A table, its last change, and what was found out about it then."""

    id: str
    code: str
    number: int
    at: float
    rest: Rest | None = None
    quiet: bool = False
    """Whether what was said there is forgotten."""


class TableRow(NamedTuple):
    """A table as it is stored: the rest is in its changes."""

    id: str
    code: str


class ChangeRow(NamedTuple):
    """A change as it is stored."""

    table_id: str
    number: int
    author: str
    """The hash of the key it came with, or who in the house made it."""
    command: str
    """The client's own id for it."""
    body: str
    at: float
    """When, in seconds since 1970: for whoever looks into the database."""


class GameRow(NamedTuple):
    """A game that is over, as it is kept."""

    id: str
    plain: str
    """Its address without names."""
    record: str
    """Empty once who played has deleted it: so it does not come back."""
    faces: str
    showing: str
    at: float
    """When it was over."""


AnyRow: TypeAlias = TableRow | ChangeRow | GameRow
_PLACES: dict[type[AnyRow], sa.Table] = {
    TableRow: _tables, ChangeRow: _changes, GameRow: _games
}  # fmt: skip


class StoreError(Exception):
    """The database does not answer."""

    may_be_stored = False
    """Whether what was to be stored may be in it all the same: its answer was lost."""


def database_url(text: str) -> URL:
    """The address of a database; a path is a file of SQLite."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except ArgumentError:
        raise Complaint("database-url", found=text) from None
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    raise Complaint("database-url", found=url.render_as_string(hide_password=True))


class Store:
    """An open database."""

    def __init__(self, address: str, *, new: bool = True) -> None:
        """`new` lays out a database that is not there yet."""
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
        # Written once: making it anew for each row took longer than storing it.
        key = (_changes.c[name] for name in ChangeRow._fields[:4])
        self._append = self._inserting(_changes).returning(*key)
        self.secret = self._open()

    def _make_private(self, file: Path) -> None:
        try:
            make_private(file)
        except OSError:
            raise Complaint("database-unwritable", name=self.shown) from None

    def _open(self) -> bytes:
        """Lays out an empty database and checks the version of one that is in use."""
        # Servers may well start together: one lays out the database, the others wait for it.
        engine = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        try:
            with engine.begin() as connection:
                if not self._is_sqlite:
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LAYOUT_LOCK)))
                _metadata.create_all(connection)
                beginning = {"schema": str(SCHEMA), "secret": secrets.token_hex(32), PROBE: ""}
                for name, value in beginning.items():
                    connection.execute(self._insert(_meta, {"name": name, "value": value}))
                known = {row.name: row.value for row in connection.execute(sa.select(_meta))}
        except SQLAlchemyError:
            wrong = "database-unwritable" if self._is_sqlite else "database-unreachable"
            raise Complaint(wrong, name=self.shown) from None
        if known["schema"] != str(SCHEMA):
            self.close()
            raise Complaint("database-version", name=self.shown)
        return bytes.fromhex(known["secret"])

    def close(self) -> None:
        """Lets go of all connections."""
        self._engine.dispose()

    def _insert(self, table: sa.Table, values: dict[str, Any]) -> sa.Insert:
        """An insert that changes nothing where a unique key says so."""
        return self._inserting(table).values(values)

    def _inserting(self, table: sa.Table) -> sa.Insert:
        dialect = sqlite if self._is_sqlite else postgresql
        insert: sa.Insert = dialect.insert(table).on_conflict_do_nothing()
        return insert

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        self._check_file()
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            # The text of the error would hold the values of the statement: secrets.
            raise StoreError(type(error).__name__) from None

    @contextmanager
    def _storing(self) -> Iterator[sa.Connection]:
        """A transaction whose end is a promise: what it stores can be found again."""
        with self._transaction() as connection:
            yield connection
        self._check_file()

    def _check_file(self) -> None:
        """SQLite goes on with a file that was deleted or replaced: nobody would ever read it.

        So it is looked for before each use, and after storing, before anybody is told.
        """
        if self._file is not None and identity(self._file) != self._identity:
            raise StoreError("FileGone")

    def append(self, rows: Sequence[ChangeRow]) -> list[bool]:
        """Stores what the unique keys allow, in one statement; which of them went in."""
        # In the same order at every server, or two would wait for each other for ever.
        values = [row._asdict() for row in sorted(rows, key=lambda row: row[:2])]
        with self._storing() as connection:
            stored = Counter(map(tuple, connection.execute(self._append, values)))
        went_in: list[bool] = []
        for row in rows:
            went_in.append(stored[row[:4]] > 0)
            # The same row twice goes in once.
            stored[row[:4]] -= 1
        return went_in

    def open_table(self, table: TableRow, rows: Sequence[ChangeRow]) -> bool:
        """Stores a new table with its first changes, or nothing if the id or code is taken."""
        with self._storing() as connection:
            if connection.execute(self._insert(_tables, table._asdict())).rowcount != 1:
                return False
            connection.execute(sa.insert(_changes), [row._asdict() for row in rows])
            return True

    def table_by_id(self, table_id: str) -> TableRow | None:
        """The table with this id."""
        query = sa.select(_tables).where(_tables.c.id == table_id)
        with self._transaction() as connection:
            row = connection.execute(query).first()
            return None if row is None else TableRow(*row)

    def changes_after(self, table_id: str, number: int) -> list[ChangeRow]:
        """A table's changes from the one after `number` on, in order."""
        with self._transaction() as connection:
            return _changes_after(connection, table_id, number)

    def whole_table(self, code: str) -> tuple[TableRow | None, list[ChangeRow]]:
        """The table with this code, and all its changes."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(_tables).where(_tables.c.code == code)).first()
            if row is None:
                return None, []
            return TableRow(*row), _changes_after(connection, row.id, 0)

    def number_of(self, table_id: str, author: str, command: str) -> int | None:
        """The number of the change a command has already led to."""
        query = sa.select(_changes.c.number).where(
            _changes.c.table_id == table_id,
            _changes.c.author == author,
            _changes.c.command == command,
        )
        with self._transaction() as connection:
            found: int | None = connection.execute(query).scalar()
            return found

    def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far each of these tables is."""
        query = sa.select(_changes.c.table_id, sa.func.max(_changes.c.number)).group_by(
            _changes.c.table_id
        )
        found: dict[str, int] = {}
        with self._transaction() as connection:
            for start in range(0, len(table_ids), BATCH):
                some = query.where(_changes.c.table_id.in_(table_ids[start : start + BATCH]))
                found |= {row[0]: row[1] for row in connection.execute(some)}
        return found

    # --- games that are over -----------------------------------------------------------------

    def keep_game(self, game: GameRow) -> None:
        """Keeps a game; one that is known already stays as it is."""
        with self._storing() as connection:
            connection.execute(self._insert(_games, game._asdict()))

    def game_at(self, address: str) -> GameRow | None:
        """The game with this address, with names or without."""
        query = sa.select(_games).where(sa.or_(_games.c.id == address, _games.c.plain == address))
        with self._transaction() as connection:
            row = connection.execute(query).first()
            return None if row is None else GameRow(*row)

    def show_game(self, address: str, showing: str, *, forget: bool) -> None:
        """Sets to whom a game is shown; `forget` leaves nothing but its address."""
        values = {"showing": showing, **({"record": "", "faces": ""} if forget else {})}
        with self._storing() as connection:
            connection.execute(sa.update(_games).where(_games.c.id == address).values(values))

    def forget_games(self, before: float) -> int:
        """Takes away the games that were over before this; how many they were."""
        with self._storing() as connection:
            return connection.execute(sa.delete(_games).where(_games.c.at < before)).rowcount

    # --- what goes ---------------------------------------------------------------------------

    def resting(self, after: str, most: int) -> list[Resting]:
        """So many tables from the one after this id on, in the order of their ids."""
        some = sa.select(_tables).where(_tables.c.id > after).order_by(_tables.c.id).limit(most)
        table = some.subquery()
        all_of = _changes.alias()
        last = sa.select(sa.func.max(all_of.c.number)).where(all_of.c.table_id == table.c.id)
        query = (
            sa.select(*table.c, _changes.c.number, _changes.c.at, _resting.c.rest, _resting.c.quiet)
            .select_from(table)
            .join(
                _changes,
                sa.and_(
                    _changes.c.table_id == table.c.id,
                    _changes.c.number == last.scalar_subquery(),
                ),
            )
            .outerjoin(
                _resting,
                sa.and_(_resting.c.table_id == table.c.id, _resting.c.number == _changes.c.number),
            )
            .order_by(table.c.id)
        )
        with self._transaction() as connection:
            rows = connection.execute(query).all()
        return [
            Resting(*row[:4], None if row.rest is None else Rest(row.rest), bool(row.quiet))
            for row in rows
        ]

    def note(self, table: Resting, rest: Rest) -> None:
        """Keeps what was found out about a table, as long as nothing happens there."""
        row = {"table_id": table.id, "number": table.number, "rest": rest.value, "quiet": False}
        with self._storing() as connection:
            connection.execute(sa.delete(_resting).where(_resting.c.table_id == table.id))
            connection.execute(self._insert(_resting, row))

    def remove(self, table: Resting) -> bool:
        """Takes a table away, unless something has happened there since; whether it is gone."""
        later = sa.select(_changes.c.number).where(
            _changes.c.table_id == table.id, _changes.c.number > table.number
        )
        with self._storing() as connection:
            if connection.execute(later.limit(1)).first() is not None:
                return False
            for part in (_resting, _changes):
                connection.execute(sa.delete(part).where(part.c.table_id == table.id))
            return (
                connection.execute(sa.delete(_tables).where(_tables.c.id == table.id)).rowcount > 0
            )

    def forget_talk(self, table: Resting, is_talk: str, silence: Callable[[str], str]) -> None:
        """What was said up to the last change: `silence` makes a line without words of a body."""
        said = sa.select(_changes.c.number, _changes.c.body).where(
            _changes.c.table_id == table.id,
            _changes.c.number <= table.number,
            _changes.c.body.startswith(is_talk, autoescape=True),
        )
        with self._storing() as connection:
            for number, body in connection.execute(said).all():
                connection.execute(
                    sa.update(_changes)
                    .where(_changes.c.table_id == table.id, _changes.c.number == number)
                    .values(body=silence(body))
                )
            connection.execute(
                sa.update(_resting).where(_resting.c.table_id == table.id).values(quiet=True)
            )

    # --- the whole ---------------------------------------------------------------------------

    def check(self) -> None:
        """`StoreError` if nothing can be stored: a database that only reads looks well."""
        line = sa.update(_meta).where(_meta.c.name == PROBE).values(value=str(time.time()))
        with self._storing() as connection:
            connection.execute(line)

    def is_whole(self) -> bool:
        """Whether SQLite finds its file in order; PostgreSQL looks after itself."""
        if not self._is_sqlite:
            return True
        with self._transaction() as connection:
            return connection.execute(sa.text("PRAGMA quick_check(1)")).scalar() == "ok"

    def latest(self) -> float | None:
        """When the newest change was stored."""
        with self._transaction() as connection:
            found: float | None = connection.execute(sa.select(sa.func.max(_changes.c.at))).scalar()
            return found

    def now(self) -> float | None:
        """What time it is where the database is, if that is elsewhere."""
        if self._is_sqlite:
            return None
        with self._transaction() as connection:
            return float(
                connection.execute(sa.select(sa.extract("epoch", sa.func.now()))).scalar_one()
            )

    def everything(self) -> Iterator[AnyRow]:
        """All tables, changes and games that are over, as of one moment; for a backup."""
        with self._transaction() as connection:
            if not self._is_sqlite:
                connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            # Piece by piece: a backup may be larger than the memory.
            connection.execution_options(yield_per=BATCH)
            for row in connection.execute(sa.select(_tables).order_by(_tables.c.id)):
                yield TableRow(*row)
            order = (_changes.c.table_id, _changes.c.number)
            for row in connection.execute(sa.select(_changes).order_by(*order)):
                yield ChangeRow(*row)
            for row in connection.execute(sa.select(_games).order_by(_games.c.id)):
                yield GameRow(*row)

    def is_empty(self) -> bool:
        """Whether there is no table yet."""
        with self._transaction() as connection:
            return connection.execute(sa.select(_tables.c.id).limit(1)).first() is None

    def fill(self, secret: bytes, rows: Iterator[AnyRow]) -> tuple[int, int, int]:
        """Puts a backup into an empty database, whole or not at all; how much it was."""
        counts: Counter[type[AnyRow]] = Counter()
        with self._storing() as connection:
            connection.execute(
                sa.update(_meta).where(_meta.c.name == "secret").values(value=secret.hex())
            )
            for row in rows:
                counts[type(row)] += 1
                connection.execute(sa.insert(_PLACES[type(row)]), row._asdict())
        self.secret = secret
        return counts[TableRow], counts[ChangeRow], counts[GameRow]


def _changes_after(connection: sa.Connection, table_id: str, number: int) -> list[ChangeRow]:
    query = (
        sa.select(_changes)
        .where(_changes.c.table_id == table_id, _changes.c.number > number)
        .order_by(_changes.c.number)
    )
    return [ChangeRow(*row) for row in connection.execute(query)]


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """An acknowledged change has to survive a power cut: FULL waits for the disk."""
    # We begin transactions ourselves: Python's driver would begin them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        "busy_timeout = 10000",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    # Readers never wait in WAL mode, and writers take turns from the first statement on.
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
