"""One socket: a bounded queue of frames on their way out, and how it ends."""

import asyncio
from typing import NamedTuple, Protocol

from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings
from foolsgold.server.showing import Reader, encoded
from foolsgold.wire import frames
from foolsgold.wire.said import said

TOO_SLOW = 4408


class Wire(Protocol):
    """What a connection needs of a socket."""

    async def send_text(self, data: str) -> None:
        """Sends a frame."""

    async def close(self, code: int) -> None:
        """Ends the connection."""


class _End(NamedTuple):
    code: int


class Connection:
    """Somebody's device. Sending never waits: who does not read is cut, and can come back."""

    def __init__(
        self, reader: Reader, wire: Wire, settings: Settings, metrics: Metrics, address: str
    ) -> None:
        """`address` is the household it comes from."""
        self.reader = reader
        self.address = address
        self._wire = wire
        self._settings = settings
        self._metrics = metrics
        self._queue: asyncio.Queue[str | _End] = asyncio.Queue()
        self._closing = False
        self.lost = asyncio.Event()
        """Set when the reader is given up: nothing will ever reach them."""
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: frames.Frame) -> None:
        """Puts a frame on its way."""
        self.send_text(encoded(frame))

    def send_text(self, text: str) -> None:
        """Puts an encoded frame on its way."""
        if self._closing:
            return
        if self._queue.qsize() >= self._settings.queue:
            self._cut()
        else:
            self._queue.put_nowait(text)

    def refuse(self, command: str | None, why: Phrase) -> None:
        """Tells why nothing was changed."""
        self.send(frames.Refused(id=command, why=said(why)))

    def close(self, code: int, why: Phrase, *, again: bool) -> None:
        """Says goodbye, then ends the connection."""
        self.send(frames.Bye(why=said(why), again=again))
        self._closing = True
        self._queue.put_nowait(_End(code))

    def _cut(self) -> None:
        """The reader is dead or far too slow: what waits for them is thrown away."""
        self._metrics.cut.labels("slow").inc()
        self._closing = True
        while not self._queue.empty():
            self._queue.get_nowait()
        bye = frames.Bye(why=said(Complaint("bye-slow").phrase), again=True)
        self._queue.put_nowait(encoded(bye))
        self._queue.put_nowait(_End(TOO_SLOW))

    async def _write(self) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, _End):
                await self._wire.close(item.code)
                return
            try:
                async with asyncio.timeout(self._settings.send_seconds):
                    await self._wire.send_text(item)
            except TimeoutError:
                self._metrics.cut.labels("stuck").inc()
                self._closing = True
                # Not `close`: that would wait for the very line that is stuck.
                self.lost.set()
                return

    async def ended(self) -> None:
        """Waits until the last frame is out, after `close`."""
        await asyncio.wait([self._writer])

    def drop(self) -> None:
        """The other side is gone."""
        self._closing = True
        self._writer.cancel()
