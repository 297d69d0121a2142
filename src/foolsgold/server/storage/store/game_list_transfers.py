"""Queries of transfers between devices."""

import sqlalchemy as sa

from foolsgold.server.storage.schema import device_transfers
from foolsgold.server.storage.store.database import Database


class DeviceTransferStore(Database):
    """Transfers that wait to be fetched."""

    def save_transfer(self, code_hash: str, body: str, now: float, until: float, most: int) -> bool:
        """Stores it until it is fetched or expires; False if the code is taken.

        The same if there are too many already: nobody fills the disk with them.
        """
        values = {"code_hash": code_hash, "body": body, "until": until}
        with self._write_transaction() as connection:
            connection.execute(sa.delete(device_transfers).where(device_transfers.c.until < now))
            row = connection.execute(
                sa.select(sa.func.count()).select_from(device_transfers)
            ).scalar()
            if (row or 0) >= most:
                return False
            return connection.execute(self._insert_or_ignore(device_transfers, values)).rowcount > 0

    def delete_expired_transfers(self, now: float) -> None:
        """Deletes expired transfers."""
        with self._write_transaction() as connection:
            connection.execute(sa.delete(device_transfers).where(device_transfers.c.until < now))

    def take_transfer(self, code_hash: str, now: float) -> str | None:
        """Returns and deletes a transfer."""
        is_it = sa.and_(device_transfers.c.code_hash == code_hash, device_transfers.c.until >= now)
        taken = sa.delete(device_transfers).where(is_it).returning(device_transfers.c.body)
        with self._write_transaction() as connection:
            return connection.execute(taken).scalar()
