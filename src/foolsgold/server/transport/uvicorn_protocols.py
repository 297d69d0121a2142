"""uvicorn protocols with request time-outs, connection limits and flood protection.

uvicorn itself waits for ever for a request that has begun, or that never begins.
"""

import asyncio
import re
import struct
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from h11._receivebuffer import ReceiveBuffer
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from foolsgold.server.metrics import Metrics
from foolsgold.server.transport.connection_limits import ConnectionLimiter
from foolsgold.server.transport.raw_websocket import SCOPE_EXTENSION

ABORT_SECONDS = 0.5
DISCARD_SECONDS = 10.0
"""How long the rest of a faulty frame may take to arrive, before the connection is aborted."""
MAX_READ_BYTES = 8_192
"""Bytes read from one connection at a time: they may be a thousand frames, and each costs as much
as a large one. A client that sends more waits for the others' turns.
"""
MAX_HEAD_BYTES = 32_768
"""Bytes of a request before its body; one more read may have come."""
MAX_HEADER_LINES = 100
"""Headers of a request, continuation lines too, and trailers of a chunked body. Browsers send about
twenty; each costs as much to parse as a long one, and thousands fit into `MAX_HEAD_BYTES`.
"""
SMALL_CHUNK_BYTES, MAX_SMALL_CHUNKS = 512, 200
"""This many pieces of a body may be smaller than that: a slow network splits a long one."""
MAX_FRAME_BURST, FRAMES_PER_SECOND = 2_000, 100
"""WebSocket frames that are parsed at all, pings too: a burst, then a rate per second. The
application limits commands much sooner.
"""
RESPONSE_503 = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"  # noqa: E501 - one answer
RESPONSE_431 = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"  # noqa: E501 - one answer

BLANK_LINE = re.compile(rb"\n\r?\n")
TEXT_FRAME_BYTE = 0x81
"""The first byte of a frame that holds a whole text."""
SHORT_FRAME_BYTES, MEDIUM_FRAME_BYTES = 126, 1 << 16
"""Texts below these have their length in one byte, or in two more."""


class LimitedConfig(uvicorn.Config):
    """Settings of these protocols beyond uvicorn's own."""

    def __init__(
        self,
        app: Any,
        limiter: ConnectionLimiter,
        metrics: Metrics,
        request_seconds: float,
        **settings: Any,
    ) -> None:
        super().__init__(
            app,
            http=LimitedHttpProtocol,
            ws=LimitedWebSocketProtocol,
            h11_max_incomplete_event_size=MAX_HEAD_BYTES,
            **settings,
        )
        self.connection_limiter = limiter
        self.metrics = metrics
        self.request_seconds = request_seconds


class HeadersTooLarge(Exception):
    """The headers or trailers of a request have too many lines or bytes."""


class TooManySmallChunks(Exception):
    """A body arrives in too many small pieces."""


class HeaderLimitBuffer(ReceiveBuffer):
    """Receive buffer that limits headers.

    Lines of headers and trailers are counted as their bytes arrive, before the parser sees them.
    """

    def __init__(self) -> None:
        super().__init__()
        self._lines = 0
        self._scanned_bytes = 0
        """Bytes already scanned for ends of lines."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """All lines before the first blank one, once that has arrived."""
        if not self._data.startswith((b"\n", b"\r\n")):
            blank = BLANK_LINE.search(self._data, max(0, self._scanned_bytes - 2))
            end = len(self._data) if blank is None else blank.start() + 1
            self._lines += self._data.count(b"\n", self._scanned_bytes, end)
            self._scanned_bytes = end
            if self._lines > 1 + MAX_HEADER_LINES:  # a request has a request line, too
                raise HeadersTooLarge
        return super().maybe_extract_lines()

    def _extract(self, count: int) -> bytearray:
        self._lines = self._scanned_bytes = 0
        return super()._extract(count)


class DripGuard(h11.Connection):
    """Aborts slow-drip requests: a body that arrives in tiny pieces is not read to its end."""

    def __init__(self, most: int) -> None:
        super().__init__(h11.SERVER, most)
        self._receive_buffer = HeaderLimitBuffer()
        self._small_chunks = 0

    def next_event(self) -> Any:
        """The next event of the request, or that there is none yet."""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:
                raise HeadersTooLarge from None
            raise
        if isinstance(event, h11.Request):
            self._small_chunks = 0
        elif isinstance(event, h11.Data) and len(event.data) < SMALL_CHUNK_BYTES:
            self._small_chunks += 1
            if self._small_chunks > MAX_SMALL_CHUNKS:
                raise TooManySmallChunks
        return event


class LimitedHttpProtocol(H11Protocol):
    """HTTP with deadlines: each request must arrive, and each answer be read, in time."""

    config: LimitedConfig
    _timeout: asyncio.TimerHandle | None = None
    _unread_before = 0

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        # It must not refer to us: a cycle would keep the request until a garbage collection.
        self.conn = DripGuard(MAX_HEAD_BYTES)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Registers the connection if there is room for it."""
        super().connection_made(transport)
        transport.max_size = MAX_READ_BYTES  # type: ignore[attr-defined]  # asyncio's own have it
        address = self.client[0] if self.client else "unknown"
        if self.config.connection_limiter.try_acquire(transport, address):
            self._restart_timeout()
        else:
            self.config.metrics.connections_cut.labels("full").inc()
            transport.write(RESPONSE_503)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases its place."""
        super().connection_lost(exc)
        self._cancel_timeout()
        # uvicorn forgets to if the connection was reset, and its timer would hold us.
        self._unset_keepalive_if_required()
        self.config.connection_limiter.release(self.transport)

    def handle_events(self) -> None:
        """Parses what has arrived; a request beyond the limits ends the connection."""
        try:
            super().handle_events()
        except HeadersTooLarge:
            self._refuse_headers()
        except TooManySmallChunks:
            self.config.metrics.connections_cut.labels("flood").inc()
            self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hands the connection over to the WebSocket protocol, which has limits of its own."""
        self._cancel_timeout()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Restarts the time-out for the next request."""
        self._restart_timeout()
        super().on_response_complete()

    def _refuse_headers(self) -> None:
        """Answers 431 and reads no more; closes a moment later, or the answer might be lost."""
        self.config.metrics.connections_cut.labels("headers").inc()
        self._cancel_timeout()
        self.flow.pause_reading()
        # Trailers may arrive when the answer is under way, or sent.
        is_unanswered = self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if is_unanswered:
            self.transport.write(RESPONSE_431)
        self.transport.write_eof()
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    def _restart_timeout(self) -> None:
        self._cancel_timeout()
        self._unread_before = 0
        self._timeout = self.loop.call_later(self.config.request_seconds, self._on_timeout)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _on_timeout(self) -> None:
        """Aborts the connection, unless a whole request is there and we are the slow side."""
        asked = self.cycle is not None and not self.cycle.response_complete
        ours = asked and not self.cycle.more_body
        unread = self.transport.get_write_buffer_size()
        if ours and not (unread and unread == self._unread_before):
            self._timeout = self.loop.call_later(self.config.request_seconds, self._on_timeout)
            self._unread_before = unread
        else:
            self.config.metrics.connections_cut.labels("silent").inc()
            self.transport.abort()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket that aborts a client which no longer reads; flushing would take for ever."""

    config: LimitedConfig
    _frame_tokens = float(MAX_FRAME_BURST)
    _tokens_updated_at = 0.0

    def handle_events(self) -> None:
        """Parses what has arrived; a connection with too many frames is aborted."""
        events = self.conn.events
        now = self.loop.time()
        grown = self._frame_tokens + (now - self._tokens_updated_at) * FRAMES_PER_SECOND
        self._frame_tokens = min(MAX_FRAME_BURST, grown) - len(events)
        self._tokens_updated_at = now
        if self._frame_tokens < 0:
            self.config.metrics.connections_cut.labels("flood").inc()
            self.transport.abort()
            return
        super().handle_events()

    def data_received(self, data: bytes) -> None:
        """Parses what has arrived; after a frame that cannot be parsed the rest is discarded."""
        if self.conn.parser_exc is None:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Ends the connection for a frame that is too long or no text, and tells the client why.

        Closing at once would reset the connection of a client that is still sending that frame, and
        it might never read the reason. So reading goes on until the client closes, too.
        """
        why = self.conn.close_sent
        assert why is not None
        self.close_sent = True
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": why.code, "reason": why.reason}
        )
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(DISCARD_SECONDS, self.transport.abort)

    def handle_connect(self, event: Any) -> None:
        """Passes this protocol to the application in the ASGI scope."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][SCOPE_EXTENSION] = {SCOPE_EXTENSION: self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases its place."""
        super().connection_lost(exc)
        if scope := getattr(self, "scope", None):
            # Otherwise protocol and scope would be a cycle until a garbage collection.
            scope["extensions"].pop(SCOPE_EXTENSION, None)
        self.config.connection_limiter.release(self.transport)

    def try_write_text(self, text: bytes) -> bool:
        """Sends a text at once; False if the client reads more slowly than we write.

        After a disconnect it counts as sent.
        """
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_encode_text_frame(text))
        return True

    def keepalive_timeout(self) -> None:
        """Handles a heartbeat without an answer."""
        super().keepalive_timeout()
        self._abort_if_unflushed()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Forgets the finished application task."""
        super().on_task_complete(task)
        self._abort_if_unflushed()

    def _abort_if_unflushed(self) -> None:
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.loop.call_later(ABORT_SECONDS, self.transport.abort)


def _encode_text_frame(text: bytes) -> bytes:
    r"""A frame of the WebSocket protocol with a whole text, as servers send it: not masked.

    >>> _encode_text_frame(b"pong")
    b'\x81\x04pong'
    """
    size = len(text)
    if size < SHORT_FRAME_BYTES:
        return struct.pack("!BB", TEXT_FRAME_BYTE, size) + text
    if size < MEDIUM_FRAME_BYTES:
        return struct.pack("!BBH", TEXT_FRAME_BYTE, SHORT_FRAME_BYTES, size) + text
    return struct.pack("!BBQ", TEXT_FRAME_BYTE, SHORT_FRAME_BYTES + 1, size) + text
