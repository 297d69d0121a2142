"""What goes from device to device."""

import sqlalchemy as sa

from foolsgold.server.storage.schema import parcels
from foolsgold.server.storage.store.database import Database


class Parcels(Database):
    """What waits to be fetched."""

    def keep_parcel(self, code_hash: str, body: str, now: float, until: float, most: int) -> bool:
        """Keeps it until it is fetched or its time is up; False if the code is taken.

        The same if there are so many already: nobody fills the disk with them.
        """
        values = {"code_hash": code_hash, "body": body, "until": until}
        with self._storing() as connection:
            connection.execute(sa.delete(parcels).where(parcels.c.until < now))
            kept = connection.execute(sa.select(sa.func.count()).select_from(parcels)).scalar()
            if (kept or 0) >= most:
                return False
            return connection.execute(self._insert(parcels, values)).rowcount > 0

    def forget_parcels(self, now: float) -> None:
        """Throws away those whose time is up, whether or not another one comes."""
        with self._storing() as connection:
            connection.execute(sa.delete(parcels).where(parcels.c.until < now))

    def take_parcel(self, code_hash: str, now: float) -> str | None:
        """Gives it out, once."""
        is_it = sa.and_(parcels.c.code_hash == code_hash, parcels.c.until >= now)
        taken = sa.delete(parcels).where(is_it).returning(parcels.c.body)
        with self._storing() as connection:
            return connection.execute(taken).scalar()
