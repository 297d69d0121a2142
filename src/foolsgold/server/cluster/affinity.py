"""Table affinity: pins all connections of one table to the same worker process.

Any process can serve any table, because the database holds the truth. But a table whose people are
all in one process is read once, applied once and broadcast without a message in between.
"""

import re
from collections.abc import Callable
from hashlib import blake2b

from foolsgold.server.security.tokens import new_code

PEEK_BYTES = 512
"""Bytes of a request that are inspected: its first line, as far as it names a table."""


def make_subject_parser(base_path: str = "") -> Callable[[bytes], str | None]:
    """Reads off the beginning of a request which table or finished game it is about, if any.

    >>> get = b"GET /gold/api/tables/bcdfgh/live?differences HTTP/1.1"
    >>> make_subject_parser("/gold")(get), make_subject_parser()(b"GET / ")
    ('BCDFGH', None)
    """
    base = re.escape(base_path.encode())
    about = re.compile(
        rb"[A-Z]{1,10} (?:%b)?/(?:api/tables|api/games|tv?|g)/([A-Za-z0-9]{1,64})" % base
    )

    def subject(request: bytes) -> str | None:
        found = about.match(request)
        return None if found is None else found[1].decode().upper()

    return subject


def worker_for(subject: str, workers: int) -> int:
    """The worker that a table or game is pinned to."""
    return int.from_bytes(blake2b(subject.encode(), digest_size=8).digest()) % workers


def new_code_for_worker(worker: int, workers: int) -> str:
    """A code for a new table of this worker: whoever opens it stays connected to it."""
    while worker_for(code := new_code(), workers) != worker:
        pass
    return code
