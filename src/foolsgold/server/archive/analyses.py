"""Cache of analyses of finished games: stored, running, or started on request."""

import asyncio
import time
from collections import OrderedDict

from foolsgold.base.messages import UserError
from foolsgold.server.archive.analysis_worker import AnalysisWorker, encode_analysis
from foolsgold.server.logs import Log
from foolsgold.server.security.rate_limits import RateLimiter
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import GameRow, Store
from foolsgold.wire.analysis import ANALYSIS_VERSION, AnalysisProgress, AnalysisStatus

MAX_QUEUED_ANALYSES = 20
"""Requests beyond these are refused."""
RETRY_SECONDS = 600.0
"""Seconds until a game whose analysis failed is tried once more."""
MAX_REMEMBERED_FAILURES = 1_000


class Analyses:
    """Answers at once: with the stored analysis, or with the progress of a running one."""

    def __init__(
        self, settings: Settings, journal: Journal, log: Log, worker: AnalysisWorker | None = None
    ) -> None:
        self._journal, self._log = journal, log
        self._limiter = RateLimiter(settings.analysis_rate, time.monotonic)
        self._worker = AnalysisWorker(settings.analysis_limit) if worker is None else worker
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """By game, from the request until the analysis is stored or has failed."""
        self._failed_at: OrderedDict[str, float] = OrderedDict()

    async def analysis_or_progress(self, game: GameRow, requester: str) -> bytes:
        """The compressed analysis of a game, or its progress; starts one if needed."""
        kept = await self._journal.read(Store.find_analysis, game.id, ANALYSIS_VERSION)
        if kept is not None:
            return kept
        if time.monotonic() - self._failed_at.get(game.id, -RETRY_SECONDS) < RETRY_SECONDS:
            return encode_analysis(AnalysisStatus(AnalysisProgress.FAILED, 0.0, None))
        if game.id not in self._tasks:
            self._start(game, requester)
        done = self._worker.progress(game.id)
        progress = AnalysisProgress.WAITING if done is None else AnalysisProgress.RUNNING
        return encode_analysis(AnalysisStatus(progress, done or 0.0, None))

    def _start(self, game: GameRow, requester: str) -> None:
        if len(self._tasks) >= MAX_QUEUED_ANALYSES:
            raise UserError("slow-down")
        self._limiter.require(requester)
        task = asyncio.create_task(self._analyse(game))
        self._tasks[game.id] = task
        task.add_done_callback(lambda _: self._tasks.pop(game.id))

    async def _analyse(self, game: GameRow) -> None:
        try:
            body = await self._worker.analyse(game.id, game.record)
            await self._journal.write(Store.save_analysis, game.id, ANALYSIS_VERSION, body)
        except Exception as error:  # whatever it was: the requester is told that it failed
            self._log.warning("analysis failed", how=type(error).__name__)
            self._failed_at[game.id] = time.monotonic()
            if len(self._failed_at) > MAX_REMEMBERED_FAILURES:
                self._failed_at.popitem(last=False)

    def close(self) -> None:
        """Cancels running analyses: they are restarted on the next request."""
        for task in self._tasks.values():
            task.cancel()
        self._worker.close()
