"""One socket: frames go out at once, or wait in a bounded queue; and how it ends."""

import asyncio
from collections import deque
from typing import Any, NamedTuple, Protocol

from foolsgold.base.messages import Complaint, Phrase
from foolsgold.server.metrics import Metrics
from foolsgold.server.projection.live import Reader, Told, encoded
from foolsgold.server.settings import Settings
from foolsgold.wire import frames
from foolsgold.wire.messages import said

TOO_SLOW = 4408


class Wire(Protocol):
    """What a connection needs of a socket."""

    def write(self, text: bytes) -> bool:
        """Sends a frame at once; False if the line is full, and nothing was sent."""

    async def drained(self) -> None:
        """Waits until the line takes frames again."""

    async def close(self, code: int) -> None:
        """Ends the connection."""

    def cut(self) -> None:
        """Ends it without a word: the other side does not read."""


class _End(NamedTuple):
    code: int


class Connection:
    """Somebody's device. Sending never waits: who does not read is cut, and can come back."""

    def __init__(
        self, reader: Reader, wire: Wire, settings: Settings, metrics: Metrics, address: str
    ) -> None:
        """`address` is the household it comes from."""
        self.differences = False
        """Whether they want to be told only what changed in their view."""
        self.known: Any = None
        """The view they know, if they do."""
        self.reader = reader
        self.address = address
        self._wire = wire
        self._settings = settings
        self._metrics = metrics
        self._queue: deque[bytes | _End] = deque()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        """Only while something waits: thousands of lines are idle."""

    def send(self, frame: frames.Frame) -> None:
        """Puts a frame on its way."""
        self.send_text(encoded(frame))

    def send_text(self, text: bytes) -> None:
        """Puts an encoded frame on its way."""
        if self._closing or (self._writer is None and self._wire.write(text)):
            return
        if len(self._queue) >= self._settings.queue:
            self._cut()
        else:
            self._wait(text)

    def tell(self, told: Told) -> None:
        """Puts on its way what happens in the game, and notes what the reader knows by then."""
        self.send_text(told.text)
        if told.view is not None and self.differences:
            self.known = told.view

    def move_to(self, reader: Reader) -> None:
        """Somebody else looks at this device now, or from another seat."""
        if reader != self.reader:
            self.reader, self.known = reader, None

    def refuse(self, command: str | None, why: Phrase, retry_after: int | None = None) -> None:
        """Tells why nothing was changed, and in how many milliseconds to send it again."""
        self.send(frames.Refused(id=command, why=said(why), retry_after=retry_after))

    def close(self, code: int, why: Phrase, *, again: bool) -> None:
        """Says goodbye, then ends the connection."""
        self.send(frames.Bye(why=said(why), again=again))
        if not self._closing:
            self._closing = True
            self._wait(_End(code))

    def _cut(self) -> None:
        """The reader is dead or far too slow: what waits for them is thrown away."""
        self._metrics.cut.labels("slow").inc()
        self._closing = True
        self._queue.clear()
        bye = frames.Bye(why=said(Complaint("bye-slow").phrase), again=True)
        self._wait(encoded(bye))
        self._wait(_End(TOO_SLOW))

    def _wait(self, item: bytes | _End) -> None:
        self._queue.append(item)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._queue:
            item = self._queue.popleft()
            if isinstance(item, _End):
                await self._wire.close(item.code)
                return
            try:
                async with asyncio.timeout(self._settings.send_seconds):
                    while not self._wire.write(item):
                        await self._wire.drained()
            except TimeoutError:
                self._metrics.cut.labels("stuck").inc()
                self._closing = True
                # Not `close`: that would wait for the very line that is stuck.
                self._wire.cut()
                return
        self._writer = None

    async def ended(self) -> None:
        """Waits until the last frame is out, after `close`."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    def drop(self) -> None:
        """The other side is gone."""
        self._closing = True
        if self._writer is not None:
            self._writer.cancel()
