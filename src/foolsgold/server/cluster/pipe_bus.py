"""Several processes of one server: what one tells goes over a line to their parent, and on from it.

Nothing is lost on the way, as long as both ends live.
"""

import asyncio
import socket
import struct

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.server.cluster.bus import Hear, Neighbours, News
from foolsgold.server.logs import Log

HEADER = struct.Struct("!I")
"""How long what follows is."""
Roster = list[str]
"""What the parent says: the names of all who live."""

_read = msgspec.msgpack.Decoder(News | Roster)


def packed(told: News | Roster) -> bytes:
    """As it goes over a line."""
    body = msgspec.msgpack.encode(told)
    return HEADER.pack(len(body)) + body


class WorkerBus:
    """One end of the line; at the other is the parent."""

    def __init__(self, me: str, line: socket.socket, log: Log) -> None:
        self.me = me
        self.is_alone = False
        self.is_sure = True
        self._line = line
        self._log = log
        self._alive: frozenset[str] = frozenset()
        self._neighbours = Neighbours(me)
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        """Begins to listen."""
        reader, self._writer = await asyncio.open_connection(sock=self._line)
        self._listening = asyncio.create_task(self._listen(reader, hear))

    async def _listen(self, reader: asyncio.StreamReader, hear: Hear) -> None:
        try:
            while True:
                (size,) = HEADER.unpack(await reader.readexactly(HEADER.size))
                await self._take(_read.decode(await reader.readexactly(size)), hear)
        except (asyncio.IncompleteReadError, OSError):
            pass  # the parent has died, and whoever hands us connections tells us so too

    async def _take(self, told: News | Roster, hear: Hear) -> None:
        if isinstance(told, News):
            self._neighbours.note(told)
        else:
            self._alive = frozenset(told) - {self.me}
            self._neighbours.forget_all_but(self._alive)
            told = News(self.me)
        try:
            await hear(told)
        except Exception as error:  # one table in trouble must not make us deaf for all others
            self._log.error("bus news failed", table=told.table, error=type(error).__name__)

    async def tell(self, table: str, number: int) -> None:
        """A table has reached this change; mostly nobody is connected to it elsewhere."""
        if self._neighbours.at(table):
            self._write(News(self.me, table, number))

    async def tell_here(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """These are connected to a table here."""
        self._write(News(self.me, table, devices=devices, watchers=watchers))

    def _write(self, news: News) -> None:
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(packed(news))

    def keeps(self, table: str) -> bool:
        """Whether this process is the one that moves the table's bots and clocks."""
        return self._neighbours.keeps(table, self._alive)

    def alive(self) -> frozenset[str]:
        """The other processes."""
        return self._alive

    async def close(self) -> None:
        """Stops listening; the line itself ends with the process."""
        if self._listening is not None:
            self._listening.cancel()
