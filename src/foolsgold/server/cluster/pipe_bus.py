"""Message bus between worker processes: each has a pipe to the parent, which relays to the others.

Nothing is lost on the way as long as both ends live.
"""

import asyncio
import socket
import struct

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.server.cluster.bus import BusMessage, MessageHandler, PeerPresence
from foolsgold.server.logs import Log

LENGTH_HEADER = struct.Struct("!I")
"""Length prefix of a message."""
LiveServers = list[str]
"""Message of the parent: the names of all live workers."""

_decoder = msgspec.msgpack.Decoder(BusMessage | LiveServers)


def encode_message(message: BusMessage | LiveServers) -> bytes:
    """Encodes a message for the pipe."""
    body = msgspec.msgpack.encode(message)
    return LENGTH_HEADER.pack(len(body)) + body


class PipeBus:
    """The worker's end of the pipe to its parent."""

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

    async def start(self, on_message: MessageHandler) -> None:
        """Starts listening."""
        reader, self._writer = await asyncio.open_connection(sock=self._socket)
        self._listening = asyncio.create_task(self._listen(reader, on_message))

    async def _listen(self, reader: asyncio.StreamReader, on_message: MessageHandler) -> None:
        try:
            while True:
                (size,) = LENGTH_HEADER.unpack(await reader.readexactly(LENGTH_HEADER.size))
                await self._dispatch(_decoder.decode(await reader.readexactly(size)), on_message)
        except (asyncio.IncompleteReadError, OSError):
            pass  # the parent has died; the connection socket reports that, too

    async def _dispatch(
        self, message: BusMessage | LiveServers, on_message: MessageHandler
    ) -> None:
        if isinstance(message, BusMessage):
            self._peers.record(message)
        else:
            self._live_servers = frozenset(message) - {self.server_id}
            self._peers.retain_only(self._live_servers)
            message = BusMessage(self.server_id)
        try:
            await on_message(message)
        except Exception as error:  # one broken table must not stop messages for all others
            self._log.error("bus news failed", table=message.table, error=type(error).__name__)

    async def publish_change(self, table: str, number: int) -> None:
        """Announces that a table has reached this change; mostly nobody is connected elsewhere."""
        if self._peers.servers_at(table):
            self._write(BusMessage(self.server_id, table, number))

    async def publish_presence(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """Announces who is connected to a table here."""
        self._write(BusMessage(self.server_id, table, devices=devices, watchers=watchers))

    def _write(self, message: BusMessage) -> None:
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(encode_message(message))

    def is_leader_of(self, table: str) -> bool:
        """Whether this process runs the bots and clocks of the table."""
        return self._peers.is_leader_of(table, self._live_servers)

    def live_servers(self) -> frozenset[str]:
        """The other processes."""
        return self._live_servers

    async def close(self) -> None:
        """Stops listening; the pipe itself ends with the process."""
        if self._listening is not None:
            self._listening.cancel()
