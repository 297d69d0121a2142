"""Where strangers meet: notices, reports, blocks."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from foolsgold.server.storage import schema
from foolsgold.server.storage.store.database import Database
from foolsgold.server.storage.store.rows import BlockRow, NoticeRow, ReportRow

STALE_MINUTES = 10
"""Notices nobody has renewed for so long go."""


class Strangers(Database):
    """What strangers tell of their tables, and of each other."""

    def post(self, notices: Sequence[NoticeRow], gone: Sequence[str], server: str) -> None:
        """Renews notices, and takes down those of this server that are `gone` or out of date."""
        stale = max((notice.at for notice in notices), default=0.0) - 60 * STALE_MINUTES
        insert: Any = self._dialect.insert(schema.notices)
        renewed = {name: insert.excluded[name] for name in ("server", "home", "body", "at")}
        newer = insert.on_conflict_do_update(index_elements=[schema.notices.c.name], set_=renewed)
        with self._storing() as connection:
            connection.execute(sa.delete(schema.notices).where(schema.notices.c.at < stale))
            if gone:
                mine = sa.and_(schema.notices.c.name.in_(gone), schema.notices.c.server == server)
                connection.execute(sa.delete(schema.notices).where(mine))
            if notices:
                connection.execute(newer, [notice._asdict() for notice in notices])

    def notices(self, after: float, most: int) -> list[NoticeRow]:
        """Those that were renewed after this, the oldest first."""
        query = (
            sa.select(schema.notices)
            .where(schema.notices.c.at > after)
            .order_by(schema.notices.c.since)
        )
        with self._transaction() as connection:
            return [NoticeRow(*row) for row in connection.execute(query.limit(most))]

    def report(self, report: ReportRow, most: int) -> None:
        """Keeps a report, once; of `most` the oldest go."""
        last = (
            sa.select(schema.reports.c.at)
            .order_by(schema.reports.c.at.desc())
            .offset(most - 1)
            .limit(1)
        )
        with self._storing() as connection:
            connection.execute(self._insert(schema.reports, report._asdict()))
            oldest = connection.execute(last).scalar()
            if oldest is not None:
                connection.execute(sa.delete(schema.reports).where(schema.reports.c.at < oldest))

    def reports(self, most: int) -> list[ReportRow]:
        """The newest first."""
        query = sa.select(schema.reports).order_by(schema.reports.c.at.desc()).limit(most)
        with self._transaction() as connection:
            return [ReportRow(*row) for row in connection.execute(query)]

    def forget_reports(self, device: str) -> int:
        """Takes away what was reported of devices whose name begins so; how much it was."""
        about = schema.reports.c.device.startswith(device, autoescape=True)
        with self._storing() as connection:
            return connection.execute(sa.delete(schema.reports).where(about)).rowcount

    def shunned(self, devices: Sequence[str], after: float, least: int) -> set[str]:
        """Those of these devices that were reported from so many parts of the network since."""
        homes = sa.func.count(schema.reports.c.home.distinct())
        query = (
            sa.select(schema.reports.c.device)
            .where(schema.reports.c.device.in_(devices), schema.reports.c.at > after)
            .group_by(schema.reports.c.device)
            .having(homes >= least)
        )
        with self._transaction() as connection:
            return set(connection.execute(query).scalars())

    def block(self, block: BlockRow, most: int) -> None:
        """Keeps a block; of a host's `most` the oldest go."""
        mine = schema.blocks.c.host == block.host
        last = sa.select(schema.blocks.c.at).where(mine).order_by(schema.blocks.c.at.desc())
        with self._storing() as connection:
            connection.execute(self._insert(schema.blocks, block._asdict()))
            oldest = connection.execute(last.offset(most - 1).limit(1)).scalar()
            if oldest is not None:
                connection.execute(
                    sa.delete(schema.blocks).where(mine, schema.blocks.c.at < oldest)
                )

    def blocked(self, host: str) -> set[str]:
        """The devices a host's own does not want at its tables."""
        query = sa.select(schema.blocks.c.device).where(schema.blocks.c.host == host)
        with self._transaction() as connection:
            return set(connection.execute(query).scalars())

    def unblock(self, host: str) -> None:
        """All of them may come again."""
        with self._storing() as connection:
            connection.execute(sa.delete(schema.blocks).where(schema.blocks.c.host == host))

    def forget_strangers(self, reports_before: float, blocks_before: float) -> None:
        """Takes away what was reported or blocked before this."""
        with self._storing() as connection:
            connection.execute(
                sa.delete(schema.reports).where(schema.reports.c.at < reports_before)
            )
            connection.execute(sa.delete(schema.blocks).where(schema.blocks.c.at < blocks_before))
