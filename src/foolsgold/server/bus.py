"""How servers on one database tell each other that something happened.

The bus only makes things fast. What is true stands in the database: a message that is lost
delays a move until the next look into it.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from foolsgold.base.ids import Seat


class News(msgspec.Struct, frozen=True):
    """What one server tells the others; without a table it only says that it lives."""

    server: str
    table: str | None = None
    number: int | None = None
    """The table has reached this change."""
    devices: dict[Seat, int] | None = None
    """Who is connected to this table at that server."""
    watchers: int = 0


Hear = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Something to tell others over."""

    me: str

    async def start(self, hear: Hear) -> None:
        """Begins to listen."""

    async def tell(self, table: str, number: int) -> None:
        """A table has reached this change."""

    async def tell_here(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """These are connected to a table here."""

    def keeps(self, table: str) -> bool:
        """Whether this server is the one that moves the table's bots and clocks."""

    def alive(self) -> frozenset[str]:
        """The other servers that were heard of lately."""

    async def close(self) -> None:
        """Stops listening."""


class LocalBus:
    """One server alone: there is nobody to tell."""

    def __init__(self) -> None:
        self.me = "alone"

    async def start(self, hear: Hear) -> None:
        """Nobody will ever speak."""

    async def tell(self, table: str, number: int) -> None:
        """Nobody listens."""

    async def tell_here(self, table: str, devices: dict[Seat, int], watchers: int) -> None:
        """Nobody listens."""

    def keeps(self, table: str) -> bool:  # noqa: ARG002 - whichever it is
        """Always."""
        return True

    def alive(self) -> frozenset[str]:
        """Nobody else."""
        return frozenset()

    async def close(self) -> None:
        """Nothing to stop."""
