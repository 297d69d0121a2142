"""Tables that have rested long enough go by themselves, and what was said at them goes first.

What a table is (a lobby, a game under way or over) only its changes tell, so each resting table is
read once, and what was found is noted. A few tables at a time: those who play do not notice.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from foolsgold.base.messages import UserError
from foolsgold.server.logs import Log
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import IdleState, IdleTable, StoreError
from foolsgold.wire.frames import TableStage

DAY_SECONDS = 86_400.0
BATCH_TABLES = 200
"""Tables that are looked at at a stretch."""
PAUSE_SECONDS = 0.05
"""Seconds between two that are read or taken away: the writer is everybody's."""
VACUUM_PAGES = 64
"""Of 4 kB each, that are given back to the disk at a stretch."""
FIRST_RUN_SECONDS = 30.0


class RetentionJob:
    """The broom."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        log: Log,
        stage_of: Callable[[str], Awaitable[TableStage]],
        in_use: Callable[[str], bool],
    ) -> None:
        """`stage_of` reads the table with a code; one that is `in_use` by its id is left alone."""
        self._settings = settings
        self._journal = journal
        self._log = log
        self._stage_of = stage_of
        self._is_in_use = in_use
        self._retention_days = {
            IdleState.LOBBY: settings.keep_lobbies,
            IdleState.RUNNING: settings.keep_running,
            IdleState.OVER: settings.keep_finished,
            # Another version of the program may read it.
            IdleState.UNREADABLE: settings.keep_running,
        }

    async def run(self) -> None:
        """Sweeps again and again, whatever goes wrong with it once."""
        await asyncio.sleep(min(FIRST_RUN_SECONDS, self._settings.tidy_every))
        while True:
            try:
                await self.run_once()
            except Exception as error:  # the next time may be better
                self._log.error("tidying failed", error=type(error).__name__)
            await asyncio.sleep(self._settings.tidy_every)

    async def run_once(self) -> None:
        """Looks at every table once."""
        days = self._settings.keep_games
        if days:
            await self._journal.delete_games(self._days_ago(days))
        await self._journal.delete_expired_transfers(time.time())
        if self._settings.strangers:
            await self._journal.delete_reports_and_blocks(
                self._days_ago(self._settings.keep_reports),
                self._days_ago(self._settings.keep_blocks),
            )
        gone, last = 0, ""
        while tables := await self._journal.idle_tables(last, BATCH_TABLES):
            last = tables[-1].id
            for table in tables:
                if self._may_be_due(table) and not self._is_in_use(table.id):
                    # Another server may be at it: then there is a next time for this one.
                    with contextlib.suppress(StoreError):
                        gone += await self._apply_retention(table)
                    await asyncio.sleep(PAUSE_SECONDS)
            await asyncio.sleep(PAUSE_SECONDS)
        # A few pages at a time: whoever stores a move waits for one piece at most.
        while await self._journal.vacuum(VACUUM_PAGES):
            await asyncio.sleep(PAUSE_SECONDS)
        await self._journal.truncate_wal()
        if gone:
            self._log.info("tidied", tables=gone)

    def _may_be_due(self, table: IdleTable) -> bool:
        """Whether there may be something to do."""
        limits = [
            days for days in (*self._retention_days.values(), self._settings.keep_chat) if days
        ]
        return bool(limits) and table.last_change_at < self._days_ago(min(limits))

    async def _apply_retention(self, table: IdleTable) -> bool:
        """Does what is due; whether the table is gone."""
        rest = table.state
        if rest is None:
            rest = await self._read_state(table.code)
            await self._journal.save_idle_state(table, rest)
        days = self._retention_days[rest]
        if days and table.last_change_at < self._days_ago(days):
            return await self._journal.delete_idle_table(table)
        chat = self._settings.keep_chat
        if chat and table.last_change_at < self._days_ago(chat) and not table.is_talk_redacted:
            await self._journal.redact_talk(table)
        return False

    async def _read_state(self, code: str) -> IdleState:
        try:
            stage = await self._stage_of(code)
        except UserError:
            return IdleState.UNREADABLE
        match stage:
            case TableStage.LOBBY:
                return IdleState.LOBBY
            case TableStage.PLAYING:
                return IdleState.RUNNING
            case TableStage.OVER:
                return IdleState.OVER

    @staticmethod
    def _days_ago(days: float) -> float:
        return time.time() - days * DAY_SECONDS
