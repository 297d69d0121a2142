"""Message bus between the servers of one database.

It only makes things fast. The database holds the truth: a lost message delays a move until the next
poll.
"""

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Protocol

import msgspec

from foolsgold.base.ids import Seat


class BusMessage(msgspec.Struct, frozen=True):
    """A message to the other servers; without a table it is only a heartbeat."""

    server: str
    table: str | None = None
    number: int | None = None
    """The table has reached this change number."""
    devices: dict[Seat, int] | None = None
    """Devices per seat connected to this table at that server."""
    watchers: int = 0


MessageHandler = Callable[[BusMessage], Awaitable[None]]


class Bus(Protocol):
    """Interface of a message bus."""

    server_id: str
    is_alone: bool
    """Whether there are no other servers at all."""
    is_reliable: bool
    """Whether every message arrives: then none need be repeated."""

    async def start(self, on_message: MessageHandler) -> None:
        """Starts listening."""

    async def publish_change(self, table: str, number: int) -> None:
        """Announces that a table has reached this change number."""

    async def publish_presence(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """Announces who is connected to a table here."""

    def is_leader_of(self, table: str) -> bool:
        """Whether this server runs the bots and clocks of the table."""

    def live_servers(self) -> frozenset[str]:
        """The other servers heard from lately."""

    async def close(self) -> None:
        """Stops listening."""


class PeerPresence:
    """Tracks who is connected to which tables elsewhere, and which servers are alive."""

    def __init__(self, me: str) -> None:
        self._server_id = me
        self._tables_by_server: dict[str, set[str]] = {}

    def record(self, message: BusMessage) -> None:
        """Stores what another server reports about who is connected there."""
        if message.table is not None and message.devices is not None:
            tables = self._tables_by_server.setdefault(message.server, set())
            (tables.add if message.devices or message.watchers else tables.discard)(message.table)

    def retain_only(self, alive: frozenset[str]) -> None:
        """Forgets connections of dead servers."""
        self._tables_by_server = {
            server: tables for server, tables in self._tables_by_server.items() if server in alive
        }

    def servers_at(self, table: str) -> list[str]:
        """The other servers at which people are connected to this table."""
        return [server for server, tables in self._tables_by_server.items() if table in tables]

    def is_leader_of(self, table: str, alive: frozenset[str]) -> bool:
        """Of the servers with people at a table, the one with the lowest hash is its leader.

        Two may briefly think so; the database accepts only one of their moves.
        """
        others = (server for server in self.servers_at(table) if server in alive)
        return (
            min((self._server_id, *others), key=lambda server: _rendezvous_hash(server, table))
            == self._server_id
        )


def _rendezvous_hash(server: str, table: str) -> bytes:
    return blake2b(f"{server} {table}".encode(), digest_size=8).digest()


class LocalBus:
    """Bus of a single server: there is nobody to notify."""

    def __init__(self) -> None:
        self.server_id = "alone"
        self.is_alone = True
        self.is_reliable = True

    async def start(self, on_message: MessageHandler) -> None:
        """Nothing to do."""

    async def publish_change(self, table: str, number: int) -> None:
        """Nothing to do."""

    async def publish_presence(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """Nothing to do."""

    def is_leader_of(self, table: str) -> bool:  # noqa: ARG002 - it leads all
        """Always true."""
        return True

    def live_servers(self) -> frozenset[str]:
        """Nobody else."""
        return frozenset()

    async def close(self) -> None:
        """Nothing to do."""
