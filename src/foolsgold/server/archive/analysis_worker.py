"""Finished games are studied in a process of the lowest priority, one at a time.

It takes what the tables leave of the machine, and ends when nobody waits for it: what it has loaded
is large.
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

from foolsgold.wire.analysis import AnalysisShown, Progress

Study: TypeAlias = Callable[[str], bytes]
LOWEST = 19
LEVEL = 9
"""It is compressed once and read often."""
_done: Any = None
"""In the process: where it says how far it is."""


class Analysts:
    """The process, and how far it is with which game."""

    def __init__(self, limit: float, study: "Study | None" = None) -> None:
        """`limit` is how many seconds a game may take on a machine that has none to spare."""
        self._limit = limit
        self._study = study or studied
        self._context = get_context("spawn")
        self._done: Any = None
        """Shared with the process; made with it, because it takes a process of its own."""
        self._turn = asyncio.Lock()
        self._pool: Any = None
        self._at: str | None = None
        self._waiting: set[str] = set()

    def __len__(self) -> int:
        return len(self._waiting)

    def progress(self, game: str) -> tuple[Progress, float] | None:
        """How far a game is; None if nobody has asked for it."""
        if game == self._at:
            return Progress.RUNNING, round(self._done.value, 3)
        return (Progress.WAITING, 0.0) if game in self._waiting else None

    async def study(self, game: str, record: str) -> bytes:
        """What is sent of a game that was studied, when it is its turn; any error if it fails."""
        self._waiting.add(game)
        try:
            async with self._turn:
                if self._done is None:
                    self._done = self._context.Value("d", 0.0)
                self._at, self._done.value = game, 0.0
                if self._pool is None:
                    # A fork would copy the sockets and threads of the server.
                    self._pool = ProcessPool(
                        1, context=self._context, initializer=_begin, initargs=(self._done,)
                    )
                future = self._pool.schedule(self._study, args=(record,), timeout=self._limit)
                return await asyncio.wrap_future(future)
        finally:
            self._at = None
            self._waiting.discard(game)
            if not self._waiting:
                self.close()

    def close(self) -> None:
        """Ends the process."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()
            pool.join(timeout=5)


def _begin(done: Any) -> None:
    """Steps back behind everybody else on the machine."""
    global _done  # noqa: PLW0603 - the process has one
    _done = done
    with suppress(OSError, AttributeError):
        os.nice(LOWEST)
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _tell(done: float) -> None:
    if _done is not None:
        _done.value = done


def studied(record: str) -> bytes:
    """The analysis of a record, as it is sent and kept."""
    # Only the process that studies needs them.
    from foolsgold.analysis.analysis import analyse  # noqa: PLC0415
    from foolsgold.play.record_parser import read_record  # noqa: PLC0415

    found = analyse(read_record(record).positions(), on_progress=_tell)
    return shown(AnalysisShown(Progress.READY, 1.0, found))


def shown(told: AnalysisShown) -> bytes:
    """As it is sent."""
    return gzip.compress(msgspec.json.encode(told), LEVEL, mtime=0)
