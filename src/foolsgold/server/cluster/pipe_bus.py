"""Several processes of one server: what one tells goes over a line to their parent, and on from it.

Nothing is lost on the way, as long as both ends live.
"""

import asyncio
import socket
import struct

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.server.cluster.bus import BusMessage, MessageHandler, PeerPresence
from foolsgold.server.logs import Log

LENGTH_HEADER = struct.Struct("!I")
"""How long what follows is."""
LiveServers = list[str]
"""What the parent says: the names of all who live."""

_decoder = msgspec.msgpack.Decoder(BusMessage | LiveServers)


def encode_message(told: BusMessage | LiveServers) -> bytes:
    """As it goes over a line."""
    body = msgspec.msgpack.encode(told)
    return LENGTH_HEADER.pack(len(body)) + body


class PipeBus:
    """One end of the line; at the other is the parent."""

    def __init__(self, me: str, line: socket.socket, log: Log) -> None:
        self.server_id = me
        self.is_alone = False
        self.is_reliable = True
        self._socket = line
        self._log = log
        self._live_servers: frozenset[str] = frozenset()
        self._peers = PeerPresence(me)
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start(self, hear: MessageHandler) -> None:
        """Begins to listen."""
        reader, self._writer = await asyncio.open_connection(sock=self._socket)
        self._listening = asyncio.create_task(self._listen(reader, hear))

    async def _listen(self, reader: asyncio.StreamReader, hear: MessageHandler) -> None:
        try:
            while True:
                (size,) = LENGTH_HEADER.unpack(await reader.readexactly(LENGTH_HEADER.size))
                await self._dispatch(_decoder.decode(await reader.readexactly(size)), hear)
        except (asyncio.IncompleteReadError, OSError):
            pass  # the parent has died, and whoever hands us connections tells us so too

    async def _dispatch(self, told: BusMessage | LiveServers, hear: MessageHandler) -> None:
        if isinstance(told, BusMessage):
            self._peers.record(told)
        else:
            self._live_servers = frozenset(told) - {self.server_id}
            self._peers.retain_only(self._live_servers)
            told = BusMessage(self.server_id)
        try:
            await hear(told)
        except Exception as error:  # one table in trouble must not make us deaf for all others
            self._log.error("bus news failed", table=told.table, error=type(error).__name__)

    async def publish_change(self, table: str, number: int) -> None:
        """A table has reached this change; mostly nobody is connected to it elsewhere."""
        if self._peers.servers_at(table):
            self._write(BusMessage(self.server_id, table, number))

    async def publish_presence(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """These are connected to a table here."""
        self._write(BusMessage(self.server_id, table, devices=devices, watchers=watchers))

    def _write(self, news: BusMessage) -> None:
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(encode_message(news))

    def is_leader_of(self, table: str) -> bool:
        """Whether this process is the one that moves the table's bots and clocks."""
        return self._peers.is_leader_of(table, self._live_servers)

    def live_servers(self) -> frozenset[str]:
        """The other processes."""
        return self._live_servers

    async def close(self) -> None:
        """Stops listening; the line itself ends with the process."""
        if self._listening is not None:
            self._listening.cancel()
