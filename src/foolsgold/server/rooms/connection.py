"""A client connection with a bounded send queue."""

import asyncio
from collections import deque
from typing import Any, NamedTuple, Protocol

from foolsgold.base.messages import Message, UserError
from foolsgold.server.metrics import Metrics
from foolsgold.server.projection.live import EncodedFrame, Reader, encode_frame
from foolsgold.server.settings import Settings
from foolsgold.wire import frames
from foolsgold.wire.translatable_messages import to_wire

TOO_SLOW_CLOSE_CODE = 4408


class FrameTransport(Protocol):
    """What a connection needs of a socket."""

    def try_write(self, text: bytes) -> bool:
        """Sends a frame at once; False if the send buffer is full, and nothing was sent."""

    async def wait_writable(self) -> None:
        """Waits until the transport accepts frames again."""

    async def close(self, code: int) -> None:
        """Closes the connection."""

    def abort(self) -> None:
        """Ends it without a closing handshake: the other side does not read."""


class _CloseFrame(NamedTuple):
    code: int


class Connection:
    """One device. Sending never waits: a slow reader is disconnected, and can reconnect."""

    def __init__(
        self,
        reader: Reader,
        transport: FrameTransport,
        settings: Settings,
        metrics: Metrics,
        address: str,
    ) -> None:
        """`address` is the client's network."""
        self.wants_view_diffs = False
        """Whether the client wants only what has changed in its view."""
        self.last_view: Any = None
        """The view that the client has, if any."""
        self.reader = reader
        self.address = address
        self._transport = transport
        self._settings = settings
        self._metrics = metrics
        self._queue: deque[bytes | _CloseFrame] = deque()
        self._is_closing = False
        self._writer_task: asyncio.Task[None] | None = None
        """Only while frames wait: thousands of connections are idle."""

    def send(self, frame: frames.ServerFrame) -> None:
        """Sends a frame."""
        self.send_text(encode_frame(frame))

    def send_text(self, text: bytes) -> None:
        """Sends an encoded frame."""
        if self._is_closing or (self._writer_task is None and self._transport.try_write(text)):
            return
        if len(self._queue) >= self._settings.queue:
            self._close_slow_reader()
        else:
            self._enqueue(text)

    def send_encoded(self, frame: EncodedFrame) -> None:
        """Sends an encoded frame, and remembers the view that the client has after it."""
        self.send_text(frame.data)
        if frame.view is not None and self.wants_view_diffs:
            self.last_view = frame.view

    def set_reader(self, reader: Reader) -> None:
        """Assigns the connection to another reader, or to another seat."""
        if reader != self.reader:
            self.reader, self.last_view = reader, None

    def refuse(self, command: str | None, why: Message, retry_after: int | None = None) -> None:
        """Refuses a command with a reason, and says in how many milliseconds to repeat it."""
        self.send(frames.CommandRefused(id=command, why=to_wire(why), retry_after=retry_after))

    def close(self, code: int, why: Message, *, again: bool) -> None:
        """Says goodbye, then closes the connection."""
        self.send(frames.Bye(why=to_wire(why), again=again))
        if not self._is_closing:
            self._is_closing = True
            self._enqueue(_CloseFrame(code))

    def _close_slow_reader(self) -> None:
        """The client is dead or far too slow: its queue is dropped."""
        self._metrics.connections_cut.labels("slow").inc()
        self._is_closing = True
        self._queue.clear()
        bye = frames.Bye(why=to_wire(UserError("bye-slow").message), again=True)
        self._enqueue(encode_frame(bye))
        self._enqueue(_CloseFrame(TOO_SLOW_CLOSE_CODE))

    def _enqueue(self, item: bytes | _CloseFrame) -> None:
        self._queue.append(item)
        if self._writer_task is None:
            self._writer_task = asyncio.create_task(self._drain_queue())

    async def _drain_queue(self) -> None:
        while self._queue:
            item = self._queue.popleft()
            if isinstance(item, _CloseFrame):
                await self._transport.close(item.code)
                return
            try:
                async with asyncio.timeout(self._settings.send_seconds):
                    while not self._transport.try_write(item):
                        await self._transport.wait_writable()
            except TimeoutError:
                self._metrics.connections_cut.labels("stuck").inc()
                self._is_closing = True
                # Not `close`: that would wait for the very transport that is stuck.
                self._transport.abort()
                return
        self._writer_task = None

    async def wait_closed(self) -> None:
        """Waits until the last frame is out, after `close`."""
        if self._writer_task is not None:
            await asyncio.wait([self._writer_task])

    def detach(self) -> None:
        """The client has disconnected."""
        self._is_closing = True
        if self._writer_task is not None:
            self._writer_task.cancel()
