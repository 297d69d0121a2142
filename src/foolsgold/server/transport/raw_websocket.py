"""The straight way from a socket to its line, past the messages of ASGI."""

import asyncio
from typing import Any, Protocol

LINE = "foolsgold.line"
"""What `lines` calls a line among the extensions of a socket's scope."""


class Line(Protocol):
    """A line, as far as whoever sends over it has to know."""

    transport: asyncio.Transport
    writable: asyncio.Event

    def write_text(self, text: bytes) -> bool:
        """Sends a text at once; False if the other side reads more slowly than we write."""


def line_of(scope: Any) -> Line:
    """The line a socket's messages come over."""
    line: Line = scope["extensions"][LINE][LINE]
    return line
