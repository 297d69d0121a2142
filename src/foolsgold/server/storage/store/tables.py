"""Queries of tables and their changes; unique keys keep concurrent writers apart."""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from functools import cached_property

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from foolsgold.server.storage.schema import changes, snapshots, tables
from foolsgold.server.storage.store.database import BATCH_ROWS, Database
from foolsgold.server.storage.store.rows import ChangeRow, SnapshotRow, StoreError, TableRow


class TableStore(Database):
    """Live tables."""

    @cached_property
    def _append_statement(self) -> sa.Insert:
        """Built once: building it for each row took longer than storing it."""
        key = (changes.c[name] for name in ChangeRow._fields[:4])
        return self._insert_or_ignore_into(changes).returning(*key)

    @cached_property
    def _append_row_sql(self) -> str:
        """Raw SQL where SQLAlchemy is bypassed: inserts a row unless a unique key is in the way."""
        columns = ChangeRow._fields
        marks = ", ".join("?" * len(columns))
        where = f"{changes.name} ({', '.join(columns)})"
        return f"INSERT INTO {where} VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608 - all ours

    def append(self, rows: Sequence[ChangeRow]) -> list[bool]:
        """Stores what the unique keys allow, in one transaction; returns which rows went in."""
        if self._is_sqlite:
            return self._append_to_sqlite(rows)
        # In the same order at every server, or two would deadlock.
        values = [row._asdict() for row in sorted(rows, key=lambda row: row[:2])]
        with self._write_transaction() as connection:
            stored = Counter(map(tuple, connection.execute(self._append_statement, values)))
        inserted: list[bool] = []
        for row in rows:
            inserted.append(stored[row[:4]] > 0)
            # The same row twice goes in once.
            stored[row[:4]] -= 1
        return inserted

    def _append_to_sqlite(self, rows: Sequence[ChangeRow]) -> list[bool]:
        """Bypasses SQLAlchemy, which takes longer over a row than SQLite itself.

        Every move of every table goes through here.
        """
        self._check_file()
        try:
            with closing(self._engine.raw_connection()) as connection:
                cursor = connection.cursor()
                # A returned connection is rolled back, whatever was left unfinished.
                cursor.execute("BEGIN IMMEDIATE")
                inserted = [cursor.execute(self._append_row_sql, row).rowcount == 1 for row in rows]
                connection.commit()
        except (sqlite3.Error, SQLAlchemyError) as error:
            raise StoreError(type(error).__name__) from None
        self._check_file()
        return inserted

    def open_table(self, table: TableRow, rows: Sequence[ChangeRow]) -> bool:
        """Stores a new table with its first changes, or nothing if the id or code is taken."""
        with self._write_transaction() as connection:
            if connection.execute(self._insert_or_ignore(tables, table._asdict())).rowcount != 1:
                return False
            connection.execute(sa.insert(changes), [row._asdict() for row in rows])
            return True

    def table_by_id(self, table_id: str) -> TableRow | None:
        """The table with this id."""
        query = sa.select(tables).where(tables.c.id == table_id)
        with self._transaction() as connection:
            row = connection.execute(query).first()
            return None if row is None else TableRow(*row)

    def changes_after(self, table_id: str, number: int) -> list[ChangeRow]:
        """A table's changes after `number`, in order."""
        with self._transaction() as connection:
            return _select_changes_after(connection, table_id, number)

    def table_with_all_changes(self, code: str) -> tuple[TableRow | None, list[ChangeRow]]:
        """The table with this code, and all its changes."""
        table, _, rows = self.table_since_snapshot(code, snapshot=False)
        return table, rows

    def table_since_snapshot(
        self, code: str, *, snapshot: bool = True
    ) -> tuple[TableRow | None, SnapshotRow | None, list[ChangeRow]]:
        """The table with this code, its snapshot, and the changes after it."""
        with self._transaction() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.code == code)).first()
            if row is None:
                return None, None, []
            found = None
            if snapshot:
                query = sa.select(snapshots).where(snapshots.c.table_id == row.id)
                found = connection.execute(query).first()
            kept = None if found is None else SnapshotRow(*found)
            after = _select_changes_after(connection, row.id, 0 if kept is None else kept.number)
            return TableRow(*row), kept, after

    def change_bodies(self, table_id: str, numbers: Sequence[int]) -> list[str]:
        """The bodies of these changes, in order."""
        query = (
            sa.select(changes.c.body)
            .where(changes.c.table_id == table_id, changes.c.number.in_(numbers))
            .order_by(changes.c.number)
        )
        with self._transaction() as connection:
            return list(connection.execute(query).scalars())

    def save_snapshot(self, snapshot: SnapshotRow, visibility_prefix: str) -> None:
        """Replaces the snapshot of a table; has no effect if the table is gone.

        Nor if a game was hidden or deleted there since; such a change is known by
        `VISIBILITY_PREFIX`.
        """
        since = sa.select(changes.c.number).where(
            changes.c.table_id == snapshot.table_id,
            changes.c.number > snapshot.number,
            changes.c.body.startswith(visibility_prefix, autoescape=True),
        )
        insert = self._dialect.insert(snapshots).values(snapshot._asdict())
        newer = insert.on_conflict_do_update(
            index_elements=[snapshots.c.table_id],
            set_={"number": insert.excluded.number, "body": insert.excluded.body},
            where=snapshots.c.number <= insert.excluded.number,
        )
        with self._write_transaction() as connection:
            self._lock_table(connection, snapshot.table_id, alone=False)
            if connection.execute(since.limit(1)).first() is None:
                connection.execute(newer)

    def number_of_command(self, table_id: str, author: str, command: str) -> int | None:
        """The number of the change that a command has already led to."""
        query = sa.select(changes.c.number).where(
            changes.c.table_id == table_id,
            changes.c.author == author,
            changes.c.command == command,
        )
        with self._transaction() as connection:
            found: int | None = connection.execute(query).scalar()
            return found

    def last_change_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last change of each of these tables."""
        query = sa.select(changes.c.table_id, sa.func.max(changes.c.number)).group_by(
            changes.c.table_id
        )
        found: dict[str, int] = {}
        with self._transaction() as connection:
            for start in range(0, len(table_ids), BATCH_ROWS):
                some = query.where(changes.c.table_id.in_(table_ids[start : start + BATCH_ROWS]))
                found |= {row[0]: row[1] for row in connection.execute(some)}
        return found


def _select_changes_after(connection: sa.Connection, table_id: str, number: int) -> list[ChangeRow]:
    query = (
        sa.select(changes)
        .where(changes.c.table_id == table_id, changes.c.number > number)
        .order_by(changes.c.number)
    )
    return [ChangeRow(*row) for row in connection.execute(query)]
