"""Task group of a room: background work, with errors logged."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from foolsgold.server.logs import Log

RETRY_SECONDS = 2.0
"""Delay before failed work is retried."""


def loop_time() -> float:
    """The event loop's clock, which all timers of a room use."""
    return asyncio.get_running_loop().time()


class BackgroundTasks:
    """Tasks under way; a reference is kept because asyncio holds only weak ones."""

    def __init__(self, table_id: str, log: Log) -> None:
        self._table_id = table_id
        self._log = log
        self._tasks: set[asyncio.Task[None]] = set()

    def start(
        self,
        work: Coroutine[Any, Any, None],
        failed: Callable[[asyncio.Task[None]], None] | None = None,
    ) -> asyncio.Task[None]:
        """Starts a task; an unexpected error is logged, and `failed` is called with it."""

        def ended(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if task.cancelled() or task.exception() is None:
                return
            # Only the kind of error: its text could hold anything.
            error = type(task.exception()).__name__
            self._log.error("table work failed", table=self._table_id, error=error)
            if failed is not None:
                failed(task)

        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(ended)
        return task
