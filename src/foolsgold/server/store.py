"""The database: tables and their changes, kept apart by unique keys. SQLite or PostgreSQL.

Everything here blocks; `journal` calls it from threads.
"""

import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from foolsgold.base.phrases import Complaint
from foolsgold.server.files import identity, make_private
from foolsgold.server.layout import BEFORE_STEPS, LEVEL, PROBE, REVISION, metadata
from foolsgold.server.layout import analyses as _analyses
from foolsgold.server.layout import blocks as _blocks
from foolsgold.server.layout import changes as _changes
from foolsgold.server.layout import games as _games
from foolsgold.server.layout import meta as _meta
from foolsgold.server.layout import notices as _notices
from foolsgold.server.layout import parcels as _parcels
from foolsgold.server.layout import reports as _reports
from foolsgold.server.layout import resting as _resting
from foolsgold.server.layout import revision as _revision
from foolsgold.server.layout import snapshots as _snapshots
from foolsgold.server.layout import tables as _tables

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
PATIENCE = 5
INCREMENTAL = 2
"""How SQLite calls it that a file gives back room when it is asked to."""
STALE_MINUTES = 10
"""Notices nobody has renewed for so long go."""
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


class SnapshotRow(NamedTuple):
    """Where a table stood after a change: the changes tell it too."""

    table_id: str
    number: int
    body: str


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


class NoticeRow(NamedTuple):
    """What a server tells the others of its database, for some seconds."""

    name: str
    """The id of a table, or of the server itself."""
    server: str
    home: str
    """Whose table it is, as far as the network tells."""
    body: str
    since: float
    at: float


class ReportRow(NamedTuple):
    """Somebody was reported."""

    id: str
    """The same for the same person at the same table from the same part of the network."""
    device: str
    home: str
    """The part of the network the report came from."""
    code: str
    name: str
    why: str
    words: str
    """What was said from that seat of late, a line each."""
    at: float


class BlockRow(NamedTuple):
    """A device that may not sit down at the tables of another one."""

    host: str
    device: str
    at: float


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
    except (ArgumentError, ValueError):  # no address, or one with a port that is no number
        # What stands before an @ may hold a password.
        shown = text.rpartition("@")[2] if "@" in text else text
        raise Complaint("database-url", found=shown) from None
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return url
    raise Complaint("database-url", found=url.render_as_string(hide_password=True))


class Store:
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
        # Written once: making it anew for each row took longer than storing it.
        key = (_changes.c[name] for name in ChangeRow._fields[:4])
        self._append = self._inserting(_changes).returning(*key)
        self._append_row = _plain_insert(_changes.name, ChangeRow._fields)
        self.secret = self._open(forward=forward)

    def _make_private(self, file: Path) -> None:
        try:
            make_private(file)
        except OSError:
            raise Complaint("database-unwritable", name=self.shown) from None

    def _open(self, *, forward: bool) -> bytes:
        """Lays out an empty database; one that is in use takes the steps it has not taken yet."""
        # Servers may well start together: one lays out the database, the others wait for it.
        for attempt in range(PATIENCE):
            try:
                with self._for_writing.begin() as connection:
                    if not self._is_sqlite:
                        connection.execute(sa.text(UNHURRIED))
                        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LAYOUT_LOCK)))
                    if not sa.inspect(connection).has_table(_meta.name):
                        self._lay_out(connection)
                    known = {row.name: row.value for row in connection.execute(sa.select(_meta))}
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
                wrong = "database-unwritable" if self._is_sqlite else "database-unreachable"
                raise Complaint(wrong, name=self.shown) from None
        if self.layout.is_ahead:
            self.close()
            raise Complaint("database-version", name=self.shown)
        return bytes.fromhex(known["secret"])

    def _lay_out(self, connection: sa.Connection) -> None:
        metadata.create_all(connection)
        beginning = {"schema": str(LEVEL), "secret": secrets.token_hex(32), PROBE: ""}
        lines = [{"name": name, "value": value} for name, value in beginning.items()]
        connection.execute(sa.insert(_meta), lines)
        connection.execute(sa.insert(_revision), {"version_num": REVISION})

    @staticmethod
    def _look(connection: sa.Connection, level: int) -> Layout:
        taken = None
        if sa.inspect(connection).has_table(_revision.name):
            taken = connection.execute(sa.select(_revision.c.version_num)).scalar()
        return Layout(level, taken or BEFORE_STEPS)

    def _go_forward(self, connection: sa.Connection) -> None:
        from foolsgold.server.migrating import bring_forward  # noqa: PLC0415 - seldom needed

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

    @contextmanager
    def _transaction(self, engine: sa.Engine | None = None) -> Iterator[sa.Connection]:
        self._check_file()
        try:
            with (engine or self._engine).begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            # The text of the error would hold the values of the statement: secrets.
            raise StoreError(type(error).__name__) from None

    @contextmanager
    def _storing(self) -> Iterator[sa.Connection]:
        """A transaction whose end is a promise: what it stores can be found again.

        In SQLite it begins as one that writes: who reads first and then wants to write is refused
        if another process was faster.
        """
        with self._transaction(self._for_writing) as connection:
            yield connection
        self._check_file()

    def _check_file(self) -> None:
        """SQLite goes on with a file that was deleted or replaced: nobody would ever read it.

        So it is looked for before each use, and after storing, before anybody is told.
        """
        if self._file is not None and identity(self._file) != self._identity:
            raise StoreError("FileGone")

    def append(self, rows: Sequence[ChangeRow]) -> list[bool]:
        """Stores what the unique keys allow, in one transaction; which of them went in."""
        if self._is_sqlite:
            return self._append_plainly(rows)
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

    def _append_plainly(self, rows: Sequence[ChangeRow]) -> list[bool]:
        """The same without SQLAlchemy, which takes longer over a row than SQLite itself.

        Every move of every table goes through here.
        """
        self._check_file()
        try:
            with closing(self._engine.raw_connection()) as connection:
                cursor = connection.cursor()
                # A connection that is given back is rolled back, whatever was left undone.
                cursor.execute("BEGIN IMMEDIATE")
                went_in = [cursor.execute(self._append_row, row).rowcount == 1 for row in rows]
                connection.commit()
        except (sqlite3.Error, SQLAlchemyError) as error:
            raise StoreError(type(error).__name__) from None
        self._check_file()
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
        table, _, rows = self.table_since(code, snapshot=False)
        return table, rows

    def table_since(
        self, code: str, *, snapshot: bool = True
    ) -> tuple[TableRow | None, SnapshotRow | None, list[ChangeRow]]:
        """The table with this code, its snapshot, and the changes after it."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(_tables).where(_tables.c.code == code)).first()
            if row is None:
                return None, None, []
            found = None
            if snapshot:
                query = sa.select(_snapshots).where(_snapshots.c.table_id == row.id)
                found = connection.execute(query).first()
            kept = None if found is None else SnapshotRow(*found)
            after = _changes_after(connection, row.id, 0 if kept is None else kept.number)
            return TableRow(*row), kept, after

    def bodies(self, table_id: str, numbers: Sequence[int]) -> list[str]:
        """The bodies of these changes, in order."""
        query = (
            sa.select(_changes.c.body)
            .where(_changes.c.table_id == table_id, _changes.c.number.in_(numbers))
            .order_by(_changes.c.number)
        )
        with self._transaction() as connection:
            return list(connection.execute(query).scalars())

    def keep_snapshot(self, snapshot: SnapshotRow) -> None:
        """Keeps a snapshot in place of an older one; those of a table that is gone go with it."""
        insert = self._dialect.insert(_snapshots).values(snapshot._asdict())
        newer = insert.on_conflict_do_update(
            index_elements=[_snapshots.c.table_id],
            set_={"number": insert.excluded.number, "body": insert.excluded.body},
            where=_snapshots.c.number <= insert.excluded.number,
        )
        with self._storing() as connection:
            connection.execute(newer)

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
            if forget:
                connection.execute(sa.delete(_analyses).where(_analyses.c.game_id == address))

    def analysis_of(self, game: str, version: int) -> bytes | None:
        """What this version found out about a game."""
        query = sa.select(_analyses.c.body).where(
            _analyses.c.game_id == game, _analyses.c.version == version
        )
        with self._transaction() as connection:
            found: bytes | None = connection.execute(query).scalar()
            return found

    def keep_analysis(self, game: str, version: int, body: bytes) -> None:
        """Keeps it instead of what was found before; nothing of a game that is gone meanwhile."""
        there = sa.select(_games.c.id).where(_games.c.id == game, _games.c.record != "")
        with self._storing() as connection:
            if connection.execute(there).first() is None:
                return
            connection.execute(sa.delete(_analyses).where(_analyses.c.game_id == game))
            row = {"game_id": game, "version": version, "body": body}
            connection.execute(self._insert(_analyses, row))

    def forget_games(self, before: float) -> int:
        """Takes away the games that were over before this; how many they were."""
        with self._storing() as connection:
            return connection.execute(sa.delete(_games).where(_games.c.at < before)).rowcount

    # --- from device to device ---------------------------------------------------------------

    def keep_parcel(self, code_hash: str, body: str, now: float, until: float, most: int) -> bool:
        """Keeps it until it is fetched or its time is up; False if the code is taken.

        The same if there are so many already: nobody fills the disk with them.
        """
        values = {"code_hash": code_hash, "body": body, "until": until}
        with self._storing() as connection:
            connection.execute(sa.delete(_parcels).where(_parcels.c.until < now))
            kept = connection.execute(sa.select(sa.func.count()).select_from(_parcels)).scalar()
            if (kept or 0) >= most:
                return False
            return connection.execute(self._insert(_parcels, values)).rowcount > 0

    def forget_parcels(self, now: float) -> None:
        """Throws away those whose time is up, whether or not another one comes."""
        with self._storing() as connection:
            connection.execute(sa.delete(_parcels).where(_parcels.c.until < now))

    def take_parcel(self, code_hash: str, now: float) -> str | None:
        """Gives it out, once."""
        is_it = sa.and_(_parcels.c.code_hash == code_hash, _parcels.c.until >= now)
        taken = sa.delete(_parcels).where(is_it).returning(_parcels.c.body)
        with self._storing() as connection:
            return connection.execute(taken).scalar()

    # --- where strangers meet ----------------------------------------------------------------

    def post(self, notices: Sequence[NoticeRow], gone: Sequence[str], server: str) -> None:
        """Renews notices, and takes down those of this server that are `gone` or out of date."""
        stale = max((notice.at for notice in notices), default=0.0) - 60 * STALE_MINUTES
        insert: Any = self._dialect.insert(_notices)
        renewed = {name: insert.excluded[name] for name in ("server", "home", "body", "at")}
        newer = insert.on_conflict_do_update(index_elements=[_notices.c.name], set_=renewed)
        with self._storing() as connection:
            connection.execute(sa.delete(_notices).where(_notices.c.at < stale))
            if gone:
                mine = sa.and_(_notices.c.name.in_(gone), _notices.c.server == server)
                connection.execute(sa.delete(_notices).where(mine))
            if notices:
                connection.execute(newer, [notice._asdict() for notice in notices])

    def notices(self, after: float, most: int) -> list[NoticeRow]:
        """Those that were renewed after this, the oldest first."""
        query = sa.select(_notices).where(_notices.c.at > after).order_by(_notices.c.since)
        with self._transaction() as connection:
            return [NoticeRow(*row) for row in connection.execute(query.limit(most))]

    def report(self, report: ReportRow, most: int) -> None:
        """Keeps a report, once; of `most` the oldest go."""
        last = sa.select(_reports.c.at).order_by(_reports.c.at.desc()).offset(most - 1).limit(1)
        with self._storing() as connection:
            connection.execute(self._insert(_reports, report._asdict()))
            oldest = connection.execute(last).scalar()
            if oldest is not None:
                connection.execute(sa.delete(_reports).where(_reports.c.at < oldest))

    def reports(self, most: int) -> list[ReportRow]:
        """The newest first."""
        query = sa.select(_reports).order_by(_reports.c.at.desc()).limit(most)
        with self._transaction() as connection:
            return [ReportRow(*row) for row in connection.execute(query)]

    def forget_reports(self, device: str) -> int:
        """Takes away what was reported of devices whose name begins so; how much it was."""
        about = _reports.c.device.startswith(device, autoescape=True)
        with self._storing() as connection:
            return connection.execute(sa.delete(_reports).where(about)).rowcount

    def shunned(self, devices: Sequence[str], after: float, least: int) -> set[str]:
        """Those of these devices that were reported from so many parts of the network since."""
        homes = sa.func.count(_reports.c.home.distinct())
        query = (
            sa.select(_reports.c.device)
            .where(_reports.c.device.in_(devices), _reports.c.at > after)
            .group_by(_reports.c.device)
            .having(homes >= least)
        )
        with self._transaction() as connection:
            return set(connection.execute(query).scalars())

    def block(self, block: BlockRow, most: int) -> None:
        """Keeps a block; of a host's `most` the oldest go."""
        mine = _blocks.c.host == block.host
        last = sa.select(_blocks.c.at).where(mine).order_by(_blocks.c.at.desc())
        with self._storing() as connection:
            connection.execute(self._insert(_blocks, block._asdict()))
            oldest = connection.execute(last.offset(most - 1).limit(1)).scalar()
            if oldest is not None:
                connection.execute(sa.delete(_blocks).where(mine, _blocks.c.at < oldest))

    def blocked(self, host: str) -> set[str]:
        """The devices a host's own does not want at its tables."""
        query = sa.select(_blocks.c.device).where(_blocks.c.host == host)
        with self._transaction() as connection:
            return set(connection.execute(query).scalars())

    def unblock(self, host: str) -> None:
        """All of them may come again."""
        with self._storing() as connection:
            connection.execute(sa.delete(_blocks).where(_blocks.c.host == host))

    def forget_strangers(self, reports_before: float, blocks_before: float) -> None:
        """Takes away what was reported or blocked before this."""
        with self._storing() as connection:
            connection.execute(sa.delete(_reports).where(_reports.c.at < reports_before))
            connection.execute(sa.delete(_blocks).where(_blocks.c.at < blocks_before))

    def games_since(self, at: float) -> int:
        """How many games have ended since."""
        query = sa.select(sa.func.count()).select_from(_games).where(_games.c.at >= at)
        with self._transaction() as connection:
            return int(connection.execute(query).scalar_one())

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
            for part in (_resting, _snapshots, _changes):
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

    def shrink(self, pages: int) -> bool:
        """Gives a little unused room back to the disk; whether there is more.

        PostgreSQL does so itself; a file that an older version has made keeps its room and uses it
        again.
        """
        if not self._is_sqlite:
            return False
        with self._storing() as connection:
            if connection.execute(sa.text("PRAGMA auto_vacuum")).scalar() != INCREMENTAL:
                return False
            connection.exec_driver_sql(f"PRAGMA incremental_vacuum({pages:d})")
            return bool(connection.execute(sa.text("PRAGMA freelist_count")).scalar())

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


def _is_locked_out(error: SQLAlchemyError) -> bool:
    """Whether the database gave up because somebody else holds a lock.

    SQLite does so at once, however patient it was told to be, while several change how a new file
    is written.
    """
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        # The last byte is the kind; the others tell where it came from.
        return cause.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_PROTOCOL)
    return getattr(cause, "sqlstate", None) == "55P03"


def _plain_insert(table: str, columns: Sequence[str]) -> str:
    """The statement that inserts a row where no unique key is in the way."""
    marks = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608 - all ours


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """An acknowledged change has to survive a power cut: FULL waits for the disk."""
    # We begin transactions ourselves: Python's driver would begin them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        "busy_timeout = 10000",
        # Only a new file takes it: so it can give back room piece by piece, while people play.
        "auto_vacuum = INCREMENTAL",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    # Readers never wait in WAL mode, and writers take turns from the first statement on.
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
