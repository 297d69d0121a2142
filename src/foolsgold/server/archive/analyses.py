"""What was found out about finished games: kept with them, under way, or begun when asked for."""

import asyncio
import time
from collections import OrderedDict

from foolsgold.base.messages import Complaint
from foolsgold.server.archive.analysis_worker import Analysts, shown
from foolsgold.server.logs import Log
from foolsgold.server.security.rate_limits import Limit
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import GameRow
from foolsgold.wire.analysis import VERSION, AnalysisShown, Progress

MOST_WAITING = 20
"""Who asks for one game more had better come again."""
AGAIN = 600.0
"""Seconds until a game whose analysis failed is tried once more."""
MOST_FAILED = 1_000


class Analyses:
    """Answers at once: with the analysis, or with how far it is."""

    def __init__(
        self, settings: Settings, journal: Journal, log: Log, analysts: Analysts | None = None
    ) -> None:
        self._journal, self._log = journal, log
        self._limit = Limit(settings.analysis_rate, time.monotonic)
        self._analysts = Analysts(settings.analysis_limit) if analysts is None else analysts
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: OrderedDict[str, float] = OrderedDict()

    async def look(self, game: GameRow, asker: str) -> bytes:
        """What is sent of a game, compressed; if nobody has yet, it is begun for this asker."""
        kept = await self._journal.analysis_of(game.id, VERSION)
        if kept is not None:
            return kept
        if time.monotonic() - self._failed.get(game.id, -AGAIN) < AGAIN:
            return shown(AnalysisShown(Progress.FAILED, 0.0, None))
        if self._analysts.progress(game.id) is None:
            self._begin(game, asker)
        progress, done = self._analysts.progress(game.id) or (Progress.WAITING, 0.0)
        return shown(AnalysisShown(progress, done, None))

    def _begin(self, game: GameRow, asker: str) -> None:
        if len(self._analysts) >= MOST_WAITING:
            raise Complaint("slow-down")
        self._limit.take(asker)
        task = asyncio.create_task(self._study(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _study(self, game: GameRow) -> None:
        try:
            body = await self._analysts.study(game.id, game.record)
            await self._journal.keep_analysis(game.id, VERSION, body)
        except Exception as error:  # whatever it was: whoever asks is told that it failed
            self._log.warning("analysis failed", how=type(error).__name__)
            self._failed[game.id] = time.monotonic()
            if len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)

    def close(self) -> None:
        """Ends what is under way: it is begun anew when somebody asks again."""
        for task in self._tasks:
            task.cancel()
        self._analysts.close()
