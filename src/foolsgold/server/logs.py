"""The server's log: one JSON object a line, about tables by id and never about what is secret."""

import logging
import sys
from typing import TextIO, TypeAlias

import structlog

Log: TypeAlias = structlog.typing.FilteringBoundLogger


def open_log(stream: TextIO | None = None) -> Log:
    """A log to standard error."""
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


class Bridge(logging.Handler):
    """Hands what libraries log to our log: their words, but no traceback with its values."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """One line of a library."""
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        self._log.warning("library", source=record.name, said=str(record.msg), error=error)
