"""Lines as the web server holds them, with our own patience: HTTP requests, and sockets.

The web server itself waits for ever for a request that has begun, or that never begins.
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
from foolsgold.server.transport.connection_limits import Doors
from foolsgold.server.transport.raw_websocket import LINE

CUT_SECONDS = 0.5
MOST_READ = 8_192
"""Bytes that are taken from one line at a stretch: they may be a thousand pieces, and each costs as
much as a large one. Whoever sends more waits for everybody else's turn."""
MOST_HEAD = 32_768
"""Bytes of a request before its body; one stretch more may have come."""
MOST_HEADERS = 100
"""Headers of a request, continuation lines too, and trailers of a chunked body. Browsers send about
twenty; each costs as much to parse as a long one, and thousands fit into `MOST_HEAD`."""
SMALL, MOST_SMALL = 512, 200
"""So many pieces of a body may be smaller than that: a slow line cuts a long one into some."""
MOST_FRAMES, FRAMES_A_SECOND = 2_000, 100
"""Frames of a socket, pings too, that are read at all: at once, then so many a second. What they
say is limited much sooner, by who reads them."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"  # noqa: E501 - one answer
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"  # noqa: E501 - one answer

BLANK_LINE = re.compile(rb"\n\r?\n")
TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
SHORT, MEDIUM = 126, 1 << 16
"""Texts below these have their length in one byte, or in two more."""


class Manners(uvicorn.Config):
    """What the lines of a server have to know beyond the web server's own settings."""

    def __init__(
        self, app: Any, doors: Doors, metrics: Metrics, request_seconds: float, **settings: Any
    ) -> None:
        super().__init__(
            app, http=Caller, ws=Line, h11_max_incomplete_event_size=MOST_HEAD, **settings
        )
        self.doors = doors
        self.metrics = metrics
        self.request_seconds = request_seconds


class HeadersTooLarge(Exception):  # noqa: N818 - a limit, not a fault of ours
    """The head of a request, or its trailers, has too many lines or bytes."""


class TooManyPieces(Exception):  # noqa: N818 - a limit, not a fault of ours
    """A body comes in too many small pieces."""


class HeaderBuffer(ReceiveBuffer):
    """What a client has sent and the parser has not read yet.

    Lines of a head and of trailers are counted as their bytes arrive, before the parser sees them.
    """

    def __init__(self) -> None:
        super().__init__()
        self._lines = 0
        self._counted = 0
        """Bytes that were looked through for ends of lines."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """All lines before the first blank one, if that has arrived."""
        if not self._data.startswith((b"\n", b"\r\n")):
            blank = BLANK_LINE.search(self._data, max(0, self._counted - 2))
            end = len(self._data) if blank is None else blank.start() + 1
            self._lines += self._data.count(b"\n", self._counted, end)
            self._counted = end
            if self._lines > 1 + MOST_HEADERS:  # a request has a first line, too
                raise HeadersTooLarge
        return super().maybe_extract_lines()

    def _extract(self, count: int) -> bytearray:
        self._lines = self._counted = 0
        return super()._extract(count)


class Pieces(h11.Connection):
    """A request as it comes; one that comes in crumbs is not read to its end."""

    def __init__(self, most: int) -> None:
        super().__init__(h11.SERVER, most)
        self._receive_buffer = HeaderBuffer()
        self._small = 0

    def next_event(self) -> Any:
        """The next part of it, or that there is none yet."""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:
                raise HeadersTooLarge from None
            raise
        if isinstance(event, h11.Request):
            self._small = 0
        elif isinstance(event, h11.Data) and len(event.data) < SMALL:
            self._small += 1
            if self._small > MOST_SMALL:
                raise TooManyPieces
        return event


class Caller(H11Protocol):
    """An HTTP connection: each request has to come whole, and each answer to be taken, in time."""

    config: Manners
    _waits: asyncio.TimerHandle | None = None
    _unread = 0

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        # It must not refer to us: a ring would hold the request until somebody looks for garbage.
        self.conn = Pieces(MOST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Comes in, if there is a place."""
        super().connection_made(transport)
        transport.max_size = MOST_READ  # type: ignore[attr-defined]  # asyncio's own have it
        address = self.client[0] if self.client else "unknown"
        if self.config.doors.enter(transport, address):
            self._wait()
        else:
            self.config.metrics.cut.labels("full").inc()
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free again."""
        super().connection_lost(exc)
        self._stop_waiting()
        # The web server forgets to if the connection was reset, and its timer would hold us.
        self._unset_keepalive_if_required()
        self.config.doors.leave(self.transport)

    def handle_events(self) -> None:
        """Reads what has come; a request beyond the limits ends the connection."""
        try:
            super().handle_events()
        except HeadersTooLarge:
            self._refuse_headers()
        except TooManyPieces:
            self.config.metrics.cut.labels("flood").inc()
            self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on it is a socket, which has a patience of its own."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """The next request has as much time as the first."""
        self._wait()
        super().on_response_complete()

    def _refuse_headers(self) -> None:
        """Answers 431 and reads no more; closes a moment later, or the answer might be lost."""
        self.config.metrics.cut.labels("headers").inc()
        self._stop_waiting()
        self.flow.pause_reading()
        # Trailers may come when the answer is under way, or out.
        is_unanswered = self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if is_unanswered:
            self.transport.write(TOO_LARGE)
        self.transport.write_eof()
        self.loop.call_later(CUT_SECONDS, self.transport.abort)

    def _wait(self) -> None:
        self._stop_waiting()
        self._unread = 0
        self._waits = self.loop.call_later(self.config.request_seconds, self._late)

    def _stop_waiting(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def _late(self) -> None:
        """Cut, unless it is we who are slow: a whole request is there and its answer under way."""
        asked = self.cycle is not None and not self.cycle.response_complete
        ours = asked and not self.cycle.more_body
        unread = self.transport.get_write_buffer_size()
        if ours and not (unread and unread == self._unread):
            self._waits = self.loop.call_later(self.config.request_seconds, self._late)
            self._unread = unread
        else:
            self.config.metrics.cut.labels("silent").inc()
            self.transport.abort()


class Line(WebSocketsSansIOProtocol):
    """A line whose other side does not read any more is cut; flushing it would take for ever."""

    config: Manners
    _frames = float(MOST_FRAMES)
    _read_at = 0.0

    def handle_events(self) -> None:
        """What has come; a line that brings more than anybody reads is cut."""
        events = self.conn.events
        now = self.loop.time()
        grown = self._frames + (now - self._read_at) * FRAMES_A_SECOND
        self._frames = min(MOST_FRAMES, grown) - len(events)
        self._read_at = now
        if self._frames < 0:
            self.config.metrics.cut.labels("flood").inc()
            self.transport.abort()
            return
        super().handle_events()

    def handle_connect(self, event: Any) -> None:
        """Whoever answers gets the line itself."""
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][LINE] = {LINE: self}

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free again."""
        super().connection_lost(exc)
        if scope := getattr(self, "scope", None):
            # Or line and scope would hold each other until somebody looks for garbage.
            scope["extensions"].pop(LINE, None)
        self.config.doors.leave(self.transport)

    def write_text(self, text: bytes) -> bool:
        """Sends a text at once; False if the other side reads more slowly than we write.

        To one that has gone it is as good as sent.
        """
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_framed(text))
        return True

    def keepalive_timeout(self) -> None:
        """No pong came."""
        super().keepalive_timeout()
        self._cut_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We are done with it."""
        super().on_task_complete(task)
        self._cut_soon()

    def _cut_soon(self) -> None:
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.loop.call_later(CUT_SECONDS, self.transport.abort)


def _framed(text: bytes) -> bytes:
    r"""A frame of the WebSocket protocol with a whole text, as servers send it: not masked.

    >>> _framed(b"pong")
    b'\x81\x04pong'
    """
    size = len(text)
    if size < SHORT:
        return struct.pack("!BB", TEXT, size) + text
    if size < MEDIUM:
        return struct.pack("!BBH", TEXT, SHORT, size) + text
    return struct.pack("!BBQ", TEXT, SHORT + 1, size) + text
