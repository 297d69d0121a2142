"""Queries of idle tables, for retention."""

from collections.abc import Callable

import sqlalchemy as sa

from foolsgold.server.storage.schema import changes, idle_tables, snapshots, tables
from foolsgold.server.storage.store.database import Database
from foolsgold.server.storage.store.rows import IdleState, IdleTable


class IdleTableStore(Database):
    """Tables that may be deleted."""

    def idle_tables(self, after: str, most: int) -> list[IdleTable]:
        """A batch of tables in the order of their ids, after this one."""
        some = sa.select(tables).where(tables.c.id > after).order_by(tables.c.id).limit(most)
        table = some.subquery()
        all_of = changes.alias()
        last = sa.select(sa.func.max(all_of.c.number)).where(all_of.c.table_id == table.c.id)
        query = (
            sa.select(
                *table.c,
                changes.c.number,
                changes.c.at,
                idle_tables.c.rest,
                idle_tables.c.quiet,
            )
            .select_from(table)
            .join(
                changes,
                sa.and_(
                    changes.c.table_id == table.c.id,
                    changes.c.number == last.scalar_subquery(),
                ),
            )
            .outerjoin(
                idle_tables,
                sa.and_(
                    idle_tables.c.table_id == table.c.id,
                    idle_tables.c.number == changes.c.number,
                ),
            )
            .order_by(table.c.id)
        )
        with self._transaction() as connection:
            rows = connection.execute(query).all()
        return [
            IdleTable(*row[:4], None if row.rest is None else IdleState(row.rest), bool(row.quiet))
            for row in rows
        ]

    def save_idle_state(self, table: IdleTable, rest: IdleState) -> None:
        """Stores the state of a table, unless something has happened there since."""
        row = {
            "table_id": table.id,
            "number": table.last_change_number,
            "rest": rest.value,
            "quiet": False,
        }
        with self._write_transaction() as connection:
            connection.execute(sa.delete(idle_tables).where(idle_tables.c.table_id == table.id))
            connection.execute(self._insert_or_ignore(idle_tables, row))

    def delete_idle_table(self, table: IdleTable) -> bool:
        """Deletes a table, unless something has happened there since; returns whether it did."""
        later = sa.select(changes.c.number).where(
            changes.c.table_id == table.id, changes.c.number > table.last_change_number
        )
        with self._write_transaction() as connection:
            if connection.execute(later.limit(1)).first() is not None:
                return False
            for part in (idle_tables, snapshots, changes):
                connection.execute(sa.delete(part).where(part.c.table_id == table.id))
            return connection.execute(sa.delete(tables).where(tables.c.id == table.id)).rowcount > 0

    def redact_talk(self, table: IdleTable, is_talk: str, silence: Callable[[str], str]) -> None:
        """Redacts chat up to the last change; `silence` turns a body into one without its text."""
        talk = sa.select(changes.c.number, changes.c.body).where(
            changes.c.table_id == table.id,
            changes.c.number <= table.last_change_number,
            changes.c.body.startswith(is_talk, autoescape=True),
        )
        with self._write_transaction() as connection:
            for number, body in connection.execute(talk).all():
                connection.execute(
                    sa.update(changes)
                    .where(changes.c.table_id == table.id, changes.c.number == number)
                    .values(body=silence(body))
                )
            connection.execute(
                sa.update(idle_tables).where(idle_tables.c.table_id == table.id).values(quiet=True)
            )
