"""Writes WebSocket frames straight to the transport, bypassing ASGI `send`."""

import asyncio
from typing import Any, Protocol

SCOPE_EXTENSION = "foolsgold.line"
"""Name of the ASGI scope extension in which the protocol passes itself."""


class RawWebSocket(Protocol):
    """What a sender needs of a raw WebSocket."""

    transport: asyncio.Transport
    writable: asyncio.Event

    def try_write_text(self, text: bytes) -> bool:
        """Sends a text at once; False if the client reads more slowly than we write."""


def raw_websocket_of(scope: Any) -> RawWebSocket:
    """The raw transport of a WebSocket."""
    line: RawWebSocket = scope["extensions"][SCOPE_EXTENSION][SCOPE_EXTENSION]
    return line
