"""Tables at which nothing happens: what they are, and what goes."""

from collections.abc import Callable

import sqlalchemy as sa

from foolsgold.server.storage.schema import changes, idle_tables, snapshots, tables
from foolsgold.server.storage.store.database import Database
from foolsgold.server.storage.store.rows import IdleState, IdleTable


class IdleTableStore(Database):
    """Tables that may go."""

    def idle_tables(self, after: str, most: int) -> list[IdleTable]:
        """So many tables from the one after this id on, in the order of their ids."""
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
        """Keeps what was found out about a table, as long as nothing happens there."""
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
        """Takes a table away, unless something has happened there since; whether it is gone."""
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
        """What was said up to the last change: `silence` makes a line without words of a body."""
        said = sa.select(changes.c.number, changes.c.body).where(
            changes.c.table_id == table.id,
            changes.c.number <= table.last_change_number,
            changes.c.body.startswith(is_talk, autoescape=True),
        )
        with self._write_transaction() as connection:
            for number, body in connection.execute(said).all():
                connection.execute(
                    sa.update(changes)
                    .where(changes.c.table_id == table.id, changes.c.number == number)
                    .values(body=silence(body))
                )
            connection.execute(
                sa.update(idle_tables).where(idle_tables.c.table_id == table.id).values(quiet=True)
            )
