"""Tables at which nothing happens: what they are, and what goes."""

from collections.abc import Callable

import sqlalchemy as sa

from foolsgold.server.storage.schema import changes, resting, snapshots, tables
from foolsgold.server.storage.store.database import Database
from foolsgold.server.storage.store.rows import Rest, Resting


class RestingTables(Database):
    """Tables that may go."""

    def resting(self, after: str, most: int) -> list[Resting]:
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
                resting.c.rest,
                resting.c.quiet,
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
                resting,
                sa.and_(
                    resting.c.table_id == table.c.id,
                    resting.c.number == changes.c.number,
                ),
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
            connection.execute(sa.delete(resting).where(resting.c.table_id == table.id))
            connection.execute(self._insert(resting, row))

    def remove(self, table: Resting) -> bool:
        """Takes a table away, unless something has happened there since; whether it is gone."""
        later = sa.select(changes.c.number).where(
            changes.c.table_id == table.id, changes.c.number > table.number
        )
        with self._storing() as connection:
            if connection.execute(later.limit(1)).first() is not None:
                return False
            for part in (resting, snapshots, changes):
                connection.execute(sa.delete(part).where(part.c.table_id == table.id))
            return connection.execute(sa.delete(tables).where(tables.c.id == table.id)).rowcount > 0

    def forget_talk(self, table: Resting, is_talk: str, silence: Callable[[str], str]) -> None:
        """What was said up to the last change: `silence` makes a line without words of a body."""
        said = sa.select(changes.c.number, changes.c.body).where(
            changes.c.table_id == table.id,
            changes.c.number <= table.number,
            changes.c.body.startswith(is_talk, autoescape=True),
        )
        with self._storing() as connection:
            for number, body in connection.execute(said).all():
                connection.execute(
                    sa.update(changes)
                    .where(changes.c.table_id == table.id, changes.c.number == number)
                    .values(body=silence(body))
                )
            connection.execute(
                sa.update(resting).where(resting.c.table_id == table.id).values(quiet=True)
            )
