"""Queries of finished games and their analyses."""

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from foolsgold.server.storage.schema import analyses, changes, game_origins, games, snapshots
from foolsgold.server.storage.store.database import Database
from foolsgold.server.storage.store.rows import ChangeRow, GameRow, OriginRow, VisibilityChange

ARCHIVE_AUTHOR = "archive"
"""The author of changes that a finished game causes at its table."""


class FinishedGameStore(Database):
    """Finished games."""

    def save_game(self, game: GameRow, origin: OriginRow | None = None) -> None:
        """Stores a game and where it was played; a known one stays as it is."""
        with self._write_transaction() as connection:
            connection.execute(self._insert_or_ignore(games, game._asdict()))
            if origin is not None:
                connection.execute(self._insert_or_ignore(game_origins, origin._asdict()))

    def origin_of(
        self, address: str, dealt: Sequence[str], address_of: Callable[[str, int], str]
    ) -> OriginRow | None:
        """The table that the game with this address was played at; None if it is gone.

        Where it was not stored, by an older server or before a backup was restored, all such games
        are searched: `dealt` are the prefixes of changes that games are counted by, `address_of` is
        the address of a table's game.
        """
        query = sa.select(game_origins).where(game_origins.c.game_id == address)
        with self._write_transaction() as connection:
            row = connection.execute(query).first()
            if row is None:
                self._find_origins(connection, dealt, address_of)
                row = connection.execute(query).first()
            return OriginRow(*row) if row is not None and row.table_id else None

    def _find_origins(
        self,
        connection: sa.Connection,
        dealt: Sequence[str],
        address_of: Callable[[str, int], str],
    ) -> None:
        unknown = sa.select(games.c.id).where(games.c.id.not_in(sa.select(game_origins.c.game_id)))
        found = dict.fromkeys(connection.execute(unknown).scalars(), ("", 0))
        counted = sa.or_(*(changes.c.body.startswith(text, autoescape=True) for text in dealt))
        counts = (
            sa.select(changes.c.table_id, sa.func.count())
            .where(counted)
            .group_by(changes.c.table_id)
        )
        for table_id, count in connection.execute(counts):
            for game in range(1, count + 1):
                address = address_of(table_id, game)
                if address in found:
                    found[address] = (table_id, game)
        rows = [OriginRow(game_id, *place)._asdict() for game_id, place in found.items()]
        if rows:
            connection.execute(self._insert_or_ignore_into(game_origins), rows)

    def find_game(self, address: str) -> GameRow | None:
        """The game with this address, with names or without."""
        query = sa.select(games).where(sa.or_(games.c.id == address, games.c.plain == address))
        with self._transaction() as connection:
            row = connection.execute(query).first()
            return None if row is None else GameRow(*row)

    def set_game_visibility(
        self, address: str, visibility: str, change: VisibilityChange | None = None, *, forget: bool
    ) -> int | None:
        """Sets who may see a game, here and at its table, in one transaction.

        `forget` leaves nothing but its address. Returns the number of the change at its table; None
        if there is no such table any more, or the game was deleted before.
        """
        values = {"showing": visibility, **({"record": "", "faces": ""} if forget else {})}
        here = sa.and_(games.c.id == address, games.c.record != "")
        with self._write_transaction() as connection:
            if change is not None:
                self._lock_table(connection, change.table_id)
            if not connection.execute(sa.update(games).where(here).values(values)).rowcount:
                return None
            if forget:
                connection.execute(sa.delete(analyses).where(analyses.c.game_id == address))
            number = None if change is None else _store_visibility_change(connection, change)
        if forget:
            self.truncate_wal()
        return number

    def find_analysis(self, game: str, version: int) -> bytes | None:
        """This version's analysis of a game."""
        query = sa.select(analyses.c.body).where(
            analyses.c.game_id == game, analyses.c.version == version
        )
        with self._transaction() as connection:
            found: bytes | None = connection.execute(query).scalar()
            return found

    def save_analysis(self, game: str, version: int, body: bytes) -> None:
        """Stores an analysis in place of an older one, unless the game is gone."""
        there = sa.select(games.c.id).where(games.c.id == game, games.c.record != "")
        with self._write_transaction() as connection:
            if connection.execute(there).first() is None:
                return
            connection.execute(sa.delete(analyses).where(analyses.c.game_id == game))
            row = {"game_id": game, "version": version, "body": body}
            connection.execute(self._insert_or_ignore(analyses, row))

    def delete_games(self, before: float) -> int:
        """Deletes the games that ended before this; returns how many."""
        with self._write_transaction() as connection:
            return connection.execute(sa.delete(games).where(games.c.at < before)).rowcount

    def count_games_since(self, at: float) -> int:
        """How many games have ended since."""
        query = sa.select(sa.func.count()).select_from(games).where(games.c.at >= at)
        with self._transaction() as connection:
            return int(connection.execute(query).scalar_one())


def _store_visibility_change(connection: sa.Connection, change: VisibilityChange) -> int | None:
    """Stores the change at its table; returns its number."""
    own = changes.c.table_id == change.table_id
    last = connection.execute(sa.select(sa.func.max(changes.c.number)).where(own)).scalar()
    if last is None:
        return None
    if change.replaced_bodies:
        # It was made of changes that no longer exist.
        connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == change.table_id))
        erase = (
            sa.update(changes)
            .where(own, changes.c.number == sa.bindparam("erased"))
            .values(body=sa.bindparam("left"))
        )
        rows = [{"erased": number, "left": body} for number, body in change.replaced_bodies.items()]
        connection.execute(erase, rows)
    number = int(last) + 1
    row = ChangeRow(change.table_id, number, ARCHIVE_AUTHOR, str(number), change.body, change.at)
    connection.execute(sa.insert(changes), row._asdict())
    return number
