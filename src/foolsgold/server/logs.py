"""Structured log: one JSON object a line, with table ids and never a secret."""

import logging
import sys
import time
from collections.abc import Callable
from typing import TextIO, TypeAlias

import structlog

Log: TypeAlias = structlog.typing.FilteringBoundLogger

REPEAT_SECONDS = 30.0
"""How long a library's message is not repeated."""
MAX_MESSAGE_LETTERS, MAX_TRACKED_MESSAGES = 60, 200


def open_log(stream: TextIO | None = None) -> Log:
    """Opens a log to standard error."""
    log: Log = structlog.wrap_logger(
        structlog.WriteLogger(stream or sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    return log


class LibraryLogHandler(logging.Handler):
    """Forwards library logs to ours: the message, but no traceback with its values.

    A repeated line is rate-limited and carries a count: what fails a thousand times a second must
    not fill the disk.
    """

    def __init__(self, log: Log, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(logging.WARNING)
        self._log = log
        self._clock = clock
        self._last_logged: dict[tuple[str, str], tuple[float, int]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Handles one library record."""
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        # Some put values into the message: only its beginning identifies it.
        line, now = (record.name, str(record.msg)[:MAX_MESSAGE_LETTERS]), self._clock()
        at, times = self._last_logged.get(line, (-REPEAT_SECONDS, 0))
        if now - at < REPEAT_SECONDS:
            self._last_logged[line] = (at, times + 1)
            return
        if len(self._last_logged) > MAX_TRACKED_MESSAGES:
            self._last_logged.clear()
        self._last_logged[line] = (now, 0)
        more = {"times": times + 1} if times else {}
        self._log.warning("library", source=record.name, said=str(record.msg), error=error, **more)
