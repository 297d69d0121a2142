"""Games that are over, and what was found out about them."""

import sqlalchemy as sa

from foolsgold.server.layout import analyses, games
from foolsgold.server.store.database import Database
from foolsgold.server.store.rows import GameRow


class Past(Database):
    """Games that are over."""

    def keep_game(self, game: GameRow) -> None:
        """Keeps a game; one that is known already stays as it is."""
        with self._storing() as connection:
            connection.execute(self._insert(games, game._asdict()))

    def game_at(self, address: str) -> GameRow | None:
        """The game with this address, with names or without."""
        query = sa.select(games).where(sa.or_(games.c.id == address, games.c.plain == address))
        with self._transaction() as connection:
            row = connection.execute(query).first()
            return None if row is None else GameRow(*row)

    def show_game(self, address: str, showing: str, *, forget: bool) -> None:
        """Sets to whom a game is shown; `forget` leaves nothing but its address."""
        values = {"showing": showing, **({"record": "", "faces": ""} if forget else {})}
        with self._storing() as connection:
            connection.execute(sa.update(games).where(games.c.id == address).values(values))
            if forget:
                connection.execute(sa.delete(analyses).where(analyses.c.game_id == address))

    def analysis_of(self, game: str, version: int) -> bytes | None:
        """What this version found out about a game."""
        query = sa.select(analyses.c.body).where(
            analyses.c.game_id == game, analyses.c.version == version
        )
        with self._transaction() as connection:
            found: bytes | None = connection.execute(query).scalar()
            return found

    def keep_analysis(self, game: str, version: int, body: bytes) -> None:
        """Keeps it instead of what was found before; nothing of a game that is gone meanwhile."""
        there = sa.select(games.c.id).where(games.c.id == game, games.c.record != "")
        with self._storing() as connection:
            if connection.execute(there).first() is None:
                return
            connection.execute(sa.delete(analyses).where(analyses.c.game_id == game))
            row = {"game_id": game, "version": version, "body": body}
            connection.execute(self._insert(analyses, row))

    def forget_games(self, before: float) -> int:
        """Takes away the games that were over before this; how many they were."""
        with self._storing() as connection:
            return connection.execute(sa.delete(games).where(games.c.at < before)).rowcount

    def games_since(self, at: float) -> int:
        """How many games have ended since."""
        query = sa.select(sa.func.count()).select_from(games).where(games.c.at >= at)
        with self._transaction() as connection:
            return int(connection.execute(query).scalar_one())
