"""Retention job: deletes idle tables, and their chat earlier.

Whether a table is a lobby, in play or finished only its changes tell, so each idle table is read
once and the result is stored. It takes a few tables at a time, so that players do not notice.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from foolsgold.base.messages import UserError
from foolsgold.server.logs import Log
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import IdleState, IdleTable, Store, StoreError
from foolsgold.server.table.stored_changes import CHAT_PREFIX, redact_chat
from foolsgold.wire.frames import TableStage

DAY_SECONDS = 86_400.0
BATCH_TABLES = 200
"""Tables per batch."""
PAUSE_SECONDS = 0.05
"""Seconds between two tables that are read or deleted: all share one writer."""
VACUUM_PAGES = 64
"""Pages of 4 kB each that are vacuumed at a time."""
FIRST_RUN_SECONDS = 30.0


class RetentionJob:
    """Runs the retention rules at intervals."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        log: Log,
        stage_of: Callable[[str], Awaitable[TableStage]],
        in_use: Callable[[str], bool],
    ) -> None:
        """`stage_of` reads the table with a code; tables `in_use`, by id, are left alone."""
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
        """Runs again and again, whatever goes wrong once."""
        await asyncio.sleep(min(FIRST_RUN_SECONDS, self._settings.tidy_every))
        while True:
            try:
                await self.run_once()
            except Exception as error:  # the next run may succeed
                self._log.error("tidying failed", error=type(error).__name__)
            await asyncio.sleep(self._settings.tidy_every)

    async def run_once(self) -> None:
        """Checks every table once."""
        days = self._settings.keep_games
        if days:
            await self._journal.write(Store.delete_games, self._days_ago(days))
        await self._journal.write(Store.delete_expired_transfers, time.time())
        if self._settings.strangers:
            await self._journal.write(
                Store.delete_reports_and_blocks,
                self._days_ago(self._settings.keep_reports),
                self._days_ago(self._settings.keep_blocks),
            )
        deleted, last = 0, ""
        while tables := await self._journal.read(Store.idle_tables, last, BATCH_TABLES):
            last = tables[-1].id
            for table in tables:
                if self._may_be_due(table) and not self._is_in_use(table.id):
                    # Another server may be at it: this one tries again next time.
                    with contextlib.suppress(StoreError):
                        deleted += await self._apply_retention(table)
                    await asyncio.sleep(PAUSE_SECONDS)
            await asyncio.sleep(PAUSE_SECONDS)
        # A few pages at a time: a move waits for one such step at most.
        while await self._journal.write(Store.vacuum, VACUUM_PAGES):
            await asyncio.sleep(PAUSE_SECONDS)
        await self._journal.write(Store.truncate_wal)
        if deleted:
            self._log.info("tidied", tables=deleted)

    def _may_be_due(self, table: IdleTable) -> bool:
        """Cheap check whether there may be something to do."""
        limits = [
            days for days in (*self._retention_days.values(), self._settings.keep_chat) if days
        ]
        return bool(limits) and table.last_change_at < self._days_ago(min(limits))

    async def _apply_retention(self, table: IdleTable) -> bool:
        """Applies what is due; returns whether the table is gone."""
        rest = table.state
        if rest is None:
            rest = await self._read_state(table.code)
            await self._journal.write(Store.save_idle_state, table, rest)
        days = self._retention_days[rest]
        if days and table.last_change_at < self._days_ago(days):
            return await self._journal.write(Store.delete_idle_table, table)
        chat = self._settings.keep_chat
        if chat and table.last_change_at < self._days_ago(chat) and not table.is_talk_redacted:
            await self._journal.write(Store.redact_talk, table, CHAT_PREFIX, redact_chat)
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
