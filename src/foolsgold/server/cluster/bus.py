"""How servers on one database tell each other that something happened.

The bus only makes things fast. What is true stands in the database: a message that is lost
delays a move until the next look into it.
"""

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Protocol

import msgspec

from foolsgold.base.ids import Seat


class BusMessage(msgspec.Struct, frozen=True):
    """What one server tells the others; without a table it only says that it lives."""

    server: str
    table: str | None = None
    number: int | None = None
    """The table has reached this change."""
    devices: dict[Seat, int] | None = None
    """Who is connected to this table at that server."""
    watchers: int = 0


MessageHandler = Callable[[BusMessage], Awaitable[None]]


class Bus(Protocol):
    """Something to tell others over."""

    server_id: str
    is_alone: bool
    """Whether nobody else can ever hear what is told."""
    is_reliable: bool
    """Whether whatever is told arrives: then it need not be told again and again."""

    async def start(self, hear: MessageHandler) -> None:
        """Begins to listen."""

    async def publish_change(self, table: str, number: int) -> None:
        """A table has reached this change."""

    async def publish_presence(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """These are connected to a table here."""

    def is_leader_of(self, table: str) -> bool:
        """Whether this server is the one that moves the table's bots and clocks."""

    def live_servers(self) -> frozenset[str]:
        """The other servers that were heard of lately."""

    async def close(self) -> None:
        """Stops listening."""


class PeerPresence:
    """Where else people are connected to which tables, and who of all servers keeps one."""

    def __init__(self, me: str) -> None:
        self._server_id = me
        self._tables_by_server: dict[str, set[str]] = {}

    def record(self, news: BusMessage) -> None:
        """What another server tells of who is connected there."""
        if news.table is not None and news.devices is not None:
            tables = self._tables_by_server.setdefault(news.server, set())
            (tables.add if news.devices or news.watchers else tables.discard)(news.table)

    def retain_only(self, alive: frozenset[str]) -> None:
        """Whoever has died has nobody connected."""
        self._tables_by_server = {
            server: tables for server, tables in self._tables_by_server.items() if server in alive
        }

    def servers_at(self, table: str) -> list[str]:
        """The others that people are connected to this table at."""
        return [server for server, tables in self._tables_by_server.items() if table in tables]

    def is_leader_of(self, table: str, alive: frozenset[str]) -> bool:
        """A table's keeper is, of the servers people are connected to it at, that of lowest lot.

        Two may think so for a moment; the database lets only one of their moves in.
        """
        others = (server for server in self.servers_at(table) if server in alive)
        return (
            min((self._server_id, *others), key=lambda server: _rendezvous_hash(server, table))
            == self._server_id
        )


def _rendezvous_hash(server: str, table: str) -> bytes:
    return blake2b(f"{server} {table}".encode(), digest_size=8).digest()


class LocalBus:
    """One server alone: there is nobody to tell."""

    def __init__(self) -> None:
        self.server_id = "alone"
        self.is_alone = True
        self.is_reliable = True

    async def start(self, hear: MessageHandler) -> None:
        """Nobody will ever speak."""

    async def publish_change(self, table: str, number: int) -> None:
        """Nobody listens."""

    async def publish_presence(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """Nobody listens."""

    def is_leader_of(self, table: str) -> bool:  # noqa: ARG002 - it leads all
        """Always."""
        return True

    def live_servers(self) -> frozenset[str]:
        """Nobody else."""
        return frozenset()

    async def close(self) -> None:
        """Nothing to stop."""
