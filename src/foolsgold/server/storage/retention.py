"""Tables that have rested long enough go by themselves, and what was said at them goes first.

What a table is (a lobby, a game under way or over) only its changes tell, so each resting table is
read once, and what was found is noted. A few tables at a time: those who play do not notice.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from foolsgold.base.messages import Complaint
from foolsgold.server.logs import Log
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import Rest, Resting, StoreError
from foolsgold.wire.frames import Stage

DAY = 86_400.0
PORTION = 200
"""Tables that are looked at at a stretch."""
BREATH = 0.05
"""Seconds between two that are read or taken away: the writer is everybody's."""
PAGES = 64
"""Of 4 kB each, that are given back to the disk at a stretch."""
FIRST_AFTER = 30.0


class Tidying:
    """The broom."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        log: Log,
        stage_of: Callable[[str], Awaitable[Stage]],
        in_use: Callable[[str], bool],
    ) -> None:
        """`stage_of` reads the table with a code; one that is `in_use` by its id is left alone."""
        self._settings = settings
        self._journal = journal
        self._log = log
        self._stage_of = stage_of
        self._in_use = in_use
        self._keep = {
            Rest.LOBBY: settings.keep_lobbies,
            Rest.RUNNING: settings.keep_running,
            Rest.OVER: settings.keep_finished,
            # Another version of the program may read it.
            Rest.UNREADABLE: settings.keep_running,
        }

    async def run(self) -> None:
        """Sweeps again and again, whatever goes wrong with it once."""
        await asyncio.sleep(min(FIRST_AFTER, self._settings.tidy_every))
        while True:
            try:
                await self.sweep()
            except Exception as error:  # the next time may be better
                self._log.error("tidying failed", error=type(error).__name__)
            await asyncio.sleep(self._settings.tidy_every)

    async def sweep(self) -> None:
        """Looks at every table once."""
        days = self._settings.keep_games
        if days:
            await self._journal.forget_games(self._since(days))
        await self._journal.forget_parcels(time.time())
        if self._settings.strangers:
            await self._journal.forget_strangers(
                self._since(self._settings.keep_reports), self._since(self._settings.keep_blocks)
            )
        gone, last = 0, ""
        while tables := await self._journal.resting(last, PORTION):
            last = tables[-1].id
            for table in tables:
                if self._has_rested(table) and not self._in_use(table.id):
                    # Another server may be at it: then there is a next time for this one.
                    with contextlib.suppress(StoreError):
                        gone += await self._tidy(table)
                    await asyncio.sleep(BREATH)
            await asyncio.sleep(BREATH)
        # A few pages at a time: whoever stores a move waits for one piece at most.
        while await self._journal.shrink(PAGES):
            await asyncio.sleep(BREATH)
        await self._journal.empty_log()
        if gone:
            self._log.info("tidied", tables=gone)

    def _has_rested(self, table: Resting) -> bool:
        """Whether there may be something to do."""
        limits = [days for days in (*self._keep.values(), self._settings.keep_chat) if days]
        return bool(limits) and table.at < self._since(min(limits))

    async def _tidy(self, table: Resting) -> bool:
        """Does what is due; whether the table is gone."""
        rest = table.rest
        if rest is None:
            rest = await self._found(table.code)
            await self._journal.note(table, rest)
        days = self._keep[rest]
        if days and table.at < self._since(days):
            return await self._journal.remove(table)
        chat = self._settings.keep_chat
        if chat and table.at < self._since(chat) and not table.quiet:
            await self._journal.forget_talk(table)
        return False

    async def _found(self, code: str) -> Rest:
        try:
            stage = await self._stage_of(code)
        except Complaint:
            return Rest.UNREADABLE
        match stage:
            case Stage.LOBBY:
                return Rest.LOBBY
            case Stage.PLAYING:
                return Rest.RUNNING
            case Stage.OVER:
                return Rest.OVER

    @staticmethod
    def _since(days: float) -> float:
        return time.time() - days * DAY
