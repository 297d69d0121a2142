"""Worker process that analyses finished games, one at a time, at the lowest CPU priority.

It uses what the tables leave of the machine, and exits when its queue is empty, because what it has
loaded is large.
"""

import asyncio
import gzip
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec
from pebble import ProcessPool

from foolsgold.wire.analysis import AnalysisProgress, AnalysisStatus

AnalyseRecord: TypeAlias = Callable[[str], bytes]
LOWEST_PRIORITY = 19
GZIP_LEVEL = 9
"""Compressed once and read often."""
_shared_progress: Any = None
"""In the worker: where it reports its progress."""


class AnalysisWorker:
    """The worker process, its queue, and the progress of the current game."""

    def __init__(self, limit: float, analyse: "AnalyseRecord | None" = None) -> None:
        """`limit` is how many CPU seconds a game may take on a busy machine."""
        self._timeout_seconds = limit
        self._analyse = analyse or analyse_record
        self._context = get_context("spawn")
        self._shared_progress: Any = None
        """Shared memory; created with the worker, because it starts a process of its own."""
        self._running_lock = asyncio.Lock()
        self._pool: Any = None
        self._current_game: str | None = None
        self._waiting: set[str] = set()

    def progress(self, game: str) -> float | None:
        """How much of the game is analysed, from 0 to 1; None unless it is the current one."""
        return round(self._shared_progress.value, 3) if game == self._current_game else None

    async def analyse(self, game: str, record: str) -> bytes:
        """The encoded analysis of a game once its turn has come; raises whatever made it fail."""
        self._waiting.add(game)
        try:
            async with self._running_lock:
                if self._shared_progress is None:
                    self._shared_progress = self._context.Value("d", 0.0)
                self._current_game, self._shared_progress.value = game, 0.0
                if self._pool is None:
                    # A fork would copy the sockets and threads of the server.
                    self._pool = ProcessPool(
                        1,
                        context=self._context,
                        initializer=_init_process,
                        initargs=(self._shared_progress,),
                    )
                future = self._pool.schedule(
                    self._analyse, args=(record,), timeout=self._timeout_seconds
                )
                return await asyncio.wrap_future(future)
        finally:
            self._current_game = None
            self._waiting.discard(game)
            if not self._waiting:
                self.close()

    def close(self) -> None:
        """Ends the worker process."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()
            pool.join(timeout=5)


def _init_process(done: Any) -> None:
    """Lowers the priority of the process."""
    global _shared_progress  # noqa: PLW0603 - the process has one
    _shared_progress = done
    with suppress(OSError, AttributeError):
        os.nice(LOWEST_PRIORITY)
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _report_progress(done: float) -> None:
    if _shared_progress is not None:
        _shared_progress.value = done


def analyse_record(record: str) -> bytes:
    """The analysis of a record, encoded and compressed."""
    # Only the worker process needs them.
    from foolsgold.analysis.analysis import analyse  # noqa: PLC0415
    from foolsgold.play.record_parser import read_record  # noqa: PLC0415

    found = analyse(read_record(record).positions(), on_progress=_report_progress)
    return encode_analysis(AnalysisStatus(AnalysisProgress.READY, 1.0, found))


def encode_analysis(told: AnalysisStatus) -> bytes:
    """Encodes and compresses an analysis."""
    return gzip.compress(msgspec.json.encode(told), GZIP_LEVEL, mtime=0)
