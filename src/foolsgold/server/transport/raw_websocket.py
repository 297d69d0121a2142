"""Writes WebSocket frames straight to the transport, bypassing ASGI `send`."""

import asyncio
from typing import Any, Protocol

SCOPE_EXTENSION = "foolsgold.line"
"""What `lines` calls a line among the extensions of a socket's scope."""


class RawWebSocket(Protocol):
    """What a sender needs of a raw WebSocket."""

    transport: asyncio.Transport
    writable: asyncio.Event

    def try_write_text(self, text: bytes) -> bool:
        """Sends a text at once; False if the other side reads more slowly than we write."""


def raw_websocket_of(scope: Any) -> RawWebSocket:
    """The line a socket's messages come over."""
    line: RawWebSocket = scope["extensions"][SCOPE_EXTENSION][SCOPE_EXTENSION]
    return line
