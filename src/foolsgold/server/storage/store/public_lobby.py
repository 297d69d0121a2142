"""Queries of the public lobby: open tables, reports, blocks."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from foolsgold.server.storage import schema
from foolsgold.server.storage.store.database import Database
from foolsgold.server.storage.store.rows import AnnouncementRow, BlockRow, ReportRow

ANNOUNCEMENT_EXPIRY_MINUTES = 10
"""Announcements not renewed for this long are deleted."""


class PublicLobbyStore(Database):
    """Open tables, reports and blocks."""

    def publish_announcements(
        self, announcements: Sequence[AnnouncementRow], withdrawn: Sequence[str], server: str
    ) -> None:
        """Renews announcements; deletes `withdrawn` ones of this server and expired ones."""
        stale = (
            max((announcement.at for announcement in announcements), default=0.0)
            - 60 * ANNOUNCEMENT_EXPIRY_MINUTES
        )
        insert: Any = self._dialect.insert(schema.announcements)
        renewed = {name: insert.excluded[name] for name in ("server", "home", "body", "at")}
        newer = insert.on_conflict_do_update(
            index_elements=[schema.announcements.c.name], set_=renewed
        )
        with self._write_transaction() as connection:
            connection.execute(
                sa.delete(schema.announcements).where(schema.announcements.c.at < stale)
            )
            if withdrawn:
                mine = sa.and_(
                    schema.announcements.c.name.in_(withdrawn),
                    schema.announcements.c.server == server,
                )
                connection.execute(sa.delete(schema.announcements).where(mine))
            if announcements:
                connection.execute(
                    newer, [announcement._asdict() for announcement in announcements]
                )

    def announcements(self, after: float, most: int) -> list[AnnouncementRow]:
        """Announcements renewed after this, oldest first."""
        query = (
            sa.select(schema.announcements)
            .where(schema.announcements.c.at > after)
            .order_by(schema.announcements.c.since)
        )
        with self._transaction() as connection:
            return [AnnouncementRow(*row) for row in connection.execute(query.limit(most))]

    def add_report(self, report: ReportRow, most: int) -> None:
        """Stores a report, once; beyond `most` the oldest are deleted."""
        last = (
            sa.select(schema.reports.c.at)
            .order_by(schema.reports.c.at.desc())
            .offset(most - 1)
            .limit(1)
        )
        with self._write_transaction() as connection:
            connection.execute(self._insert_or_ignore(schema.reports, report._asdict()))
            oldest = connection.execute(last).scalar()
            if oldest is not None:
                connection.execute(sa.delete(schema.reports).where(schema.reports.c.at < oldest))

    def newest_reports(self, most: int) -> list[ReportRow]:
        """The newest first."""
        query = sa.select(schema.reports).order_by(schema.reports.c.at.desc()).limit(most)
        with self._transaction() as connection:
            return [ReportRow(*row) for row in connection.execute(query)]

    def delete_reports(self, device: str) -> int:
        """Deletes reports about devices whose id has this prefix; returns how many."""
        about = schema.reports.c.device.startswith(device, autoescape=True)
        with self._write_transaction() as connection:
            return connection.execute(sa.delete(schema.reports).where(about)).rowcount

    def suspended_devices(self, devices: Sequence[str], after: float, least: int) -> set[str]:
        """Those of these devices that were reported from at least this many networks since."""
        homes = sa.func.count(schema.reports.c.home.distinct())
        query = (
            sa.select(schema.reports.c.device)
            .where(schema.reports.c.device.in_(devices), schema.reports.c.at > after)
            .group_by(schema.reports.c.device)
            .having(homes >= least)
        )
        with self._transaction() as connection:
            return set(connection.execute(query).scalars())

    def add_block(self, block: BlockRow, most: int) -> None:
        """Stores a block; beyond `most` the oldest of a host are deleted."""
        mine = schema.blocks.c.host == block.host
        last = sa.select(schema.blocks.c.at).where(mine).order_by(schema.blocks.c.at.desc())
        with self._write_transaction() as connection:
            connection.execute(self._insert_or_ignore(schema.blocks, block._asdict()))
            oldest = connection.execute(last.offset(most - 1).limit(1)).scalar()
            if oldest is not None:
                connection.execute(
                    sa.delete(schema.blocks).where(mine, schema.blocks.c.at < oldest)
                )

    def blocked_devices(self, host: str) -> set[str]:
        """The devices that a host's device has blocked."""
        query = sa.select(schema.blocks.c.device).where(schema.blocks.c.host == host)
        with self._transaction() as connection:
            return set(connection.execute(query).scalars())

    def delete_blocks(self, host: str) -> None:
        """Deletes all blocks of a host's device."""
        with self._write_transaction() as connection:
            connection.execute(sa.delete(schema.blocks).where(schema.blocks.c.host == host))

    def delete_reports_and_blocks(self, reports_before: float, blocks_before: float) -> None:
        """Deletes the reports and blocks before this."""
        with self._write_transaction() as connection:
            connection.execute(
                sa.delete(schema.reports).where(schema.reports.c.at < reports_before)
            )
            connection.execute(sa.delete(schema.blocks).where(schema.blocks.c.at < blocks_before))
