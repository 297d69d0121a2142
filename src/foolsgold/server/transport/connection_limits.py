"""Limits connections per client network and in total, leaving file descriptors to spare.

A connection is an open file. A server that has none left can answer nobody, not even those already
connected.
"""

from collections import Counter
from collections.abc import Hashable

from foolsgold.server.filesystem import raise_fd_limit
from foolsgold.server.security.network_addresses import Networks, client_network, is_in

ACCEPT_BATCH = 32
"""Connections accepted in one batch, before any can be refused."""
RESERVED_FILES = 4 * ACCEPT_BATCH + 128
"""File descriptors for connections being opened or closed, the database, the bots and the log."""
MIN_CONNECTIONS = 32


def connection_capacity(wanted: int | None = None) -> int:
    """How many connections fit, after raising the limit of open files."""
    fitting = max(raise_fd_limit() - RESERVED_FILES, MIN_CONNECTIONS)
    return fitting if wanted is None else min(wanted, fitting)


class ConnectionLimiter:
    """Counts open connections; any hashable object can stand for one."""

    def __init__(self, most: int, each: int, trusted: Networks = ()) -> None:
        """At most `most` in total and `each` per network, except for `trusted` proxies."""
        self._max_total = most
        self._max_per_network = each
        self._trusted = trusted
        self._network_by_connection: dict[Hashable, str] = {}
        self._count_by_network: Counter[str] = Counter()

    @property
    def open_connections(self) -> int:
        """Number of open connections."""
        return len(self._network_by_connection)

    def try_acquire(self, line: Hashable, address: str) -> bool:
        """Admits a connection if there is room for it."""
        home = client_network(address)
        full = self._count_by_network[home] >= self._max_per_network and not is_in(
            address, self._trusted
        )
        if full or len(self._network_by_connection) >= self._max_total:
            return False
        self._network_by_connection[line] = home
        self._count_by_network[home] += 1
        return True

    def release(self, line: Hashable) -> None:
        """Removes a connection, admitted or not."""
        home = self._network_by_connection.pop(line, None)
        if home is None:
            return
        self._count_by_network[home] -= 1
        if not self._count_by_network[home]:
            del self._count_by_network[home]
