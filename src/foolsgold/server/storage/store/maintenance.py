"""Maintenance of the whole database: integrity, size, backup rows."""

import time
from collections import Counter
from collections.abc import Iterator

import sqlalchemy as sa

from foolsgold.server.storage.schema import PROBE_NAME, changes, games, server_values, tables
from foolsgold.server.storage.store.database import BATCH_ROWS, Database
from foolsgold.server.storage.store.rows import AnyRow, ChangeRow, GameRow, TableRow

AUTO_VACUUM_INCREMENTAL = 2
"""SQLite's name for a file that is vacuumed on request."""
_TABLE_BY_ROW: dict[type[AnyRow], sa.Table] = {
    TableRow: tables, ChangeRow: changes, GameRow: games
}  # fmt: skip


class MaintenanceStore(Database):
    """Operations on the whole database."""

    def check_writable(self) -> None:
        """`StoreError` if nothing can be stored: a read-only database looks well otherwise."""
        line = (
            sa.update(server_values)
            .where(server_values.c.name == PROBE_NAME)
            .values(value=str(time.time()))
        )
        with self._write_transaction() as connection:
            connection.execute(line)

    def vacuum(self, pages: int) -> bool:
        """Releases a little unused space to the disk; returns whether there is more.

        PostgreSQL does so itself; a file made by an older version keeps its space and uses it
        again.
        """
        if not self._is_sqlite:
            return False
        with self._write_transaction() as connection:
            if (
                connection.execute(sa.text("PRAGMA auto_vacuum")).scalar()
                != AUTO_VACUUM_INCREMENTAL
            ):
                return False
            connection.exec_driver_sql(f"PRAGMA incremental_vacuum({pages:d})")
            return bool(connection.execute(sa.text("PRAGMA freelist_count")).scalar())

    def is_intact(self) -> bool:
        """Whether SQLite finds its file intact; PostgreSQL looks after itself."""
        if not self._is_sqlite:
            return True
        with self._transaction() as connection:
            return connection.execute(sa.text("PRAGMA quick_check(1)")).scalar() == "ok"

    def last_change_at(self) -> float | None:
        """When the newest change was stored."""
        with self._transaction() as connection:
            found: float | None = connection.execute(sa.select(sa.func.max(changes.c.at))).scalar()
            return found

    def database_time(self) -> float | None:
        """The clock of the database server, if it is another machine."""
        if self._is_sqlite:
            return None
        with self._transaction() as connection:
            return float(
                connection.execute(sa.select(sa.extract("epoch", sa.func.now()))).scalar_one()
            )

    def all_rows(self) -> Iterator[AnyRow]:
        """All tables, changes and finished games in one consistent read; for a backup."""
        with self._transaction() as connection:
            if not self._is_sqlite:
                connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            # In batches: a backup may be larger than the memory.
            connection.execution_options(yield_per=BATCH_ROWS)
            for row in connection.execute(sa.select(tables).order_by(tables.c.id)):
                yield TableRow(*row)
            order = (changes.c.table_id, changes.c.number)
            for row in connection.execute(sa.select(changes).order_by(*order)):
                yield ChangeRow(*row)
            for row in connection.execute(sa.select(games).order_by(games.c.id)):
                yield GameRow(*row)

    def is_empty(self) -> bool:
        """Whether there are no tables yet."""
        with self._transaction() as connection:
            return connection.execute(sa.select(tables.c.id).limit(1)).first() is None

    def restore_rows(self, secret: bytes, rows: Iterator[AnyRow]) -> tuple[int, int, int]:
        """Restores a backup into an empty database, whole or not at all; returns the counts."""
        counts: Counter[type[AnyRow]] = Counter()
        with self._write_transaction() as connection:
            connection.execute(
                sa.update(server_values)
                .where(server_values.c.name == "secret")
                .values(value=secret.hex())
            )
            for row in rows:
                counts[type(row)] += 1
                connection.execute(sa.insert(_TABLE_BY_ROW[type(row)]), row._asdict())
        self.secret = secret
        return counts[TableRow], counts[ChangeRow], counts[GameRow]
