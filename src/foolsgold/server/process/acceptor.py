"""Accepts connections for several worker processes and routes each to the one it belongs to.

It enforces no limits: how many may come, and how long they may take, is up to the worker.
"""

import socket
import time
from collections.abc import Callable
from selectors import EVENT_READ, BaseSelector
from typing import TypeAlias

from foolsgold.server.cluster.affinity import PEEK_BYTES, make_subject_parser
from foolsgold.server.security.network_addresses import LISTEN_BACKLOG

PEEK_TIMEOUT_SECONDS = 1.0
"""How long a silent connection waits before it is passed on without a table."""
MAX_PEEKING = 256
"""How many may be silent at once; beyond that the oldest is passed on."""
ACCEPTS_PER_TURN = 64
ACCEPT_RETRY_SECONDS = 0.01
"""Seconds until accepting is retried after an error."""

AssignConnection: TypeAlias = Callable[[socket.socket, str | None], None]


class Acceptor:
    """Listens, reads enough of a request to see its table, and passes the socket on."""

    def __init__(
        self,
        listener: socket.socket,
        selector: BaseSelector,
        assign: AssignConnection,
        base_path: str = "",
    ) -> None:
        """`assign` gets a connection, and the table or finished game its request is about."""
        self._listener = listener
        self._selector = selector
        self._assign = assign
        self._parse_subject = make_subject_parser(base_path)
        self._accepted_at: dict[socket.socket, float] = {}
        """When each was accepted, oldest first."""
        listener.settimeout(0)
        listener.listen(LISTEN_BACKLOG)
        selector.register(listener, EVENT_READ, self._accept)

    def _accept(self) -> None:
        for _ in range(ACCEPTS_PER_TURN):
            try:
                connection, _ = self._listener.accept()
            except BlockingIOError:
                return
            except OSError:  # the client has gone, or no file descriptor is left
                time.sleep(ACCEPT_RETRY_SECONDS)
                return
            connection.settimeout(0)
            # The worker may not be able to see that it is TCP.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._accepted_at[connection] = time.monotonic()
            self._selector.register(connection, EVENT_READ, lambda c=connection: self._peek(c))
            if len(self._accepted_at) > MAX_PEEKING:
                self._assign_to_worker(next(iter(self._accepted_at)), None)

    def _peek(self, connection: socket.socket) -> None:
        """Peeks at the request: the bytes stay in the socket for the worker."""
        if connection not in self._accepted_at:
            return
        try:
            data = connection.recv(PEEK_BYTES, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self._assign_to_worker(connection, self._parse_subject(data))
        else:
            self._unregister(connection)
            connection.close()

    def _assign_to_worker(self, connection: socket.socket, subject: str | None) -> None:
        self._unregister(connection)
        self._assign(connection, subject)

    def _unregister(self, connection: socket.socket) -> None:
        del self._accepted_at[connection]
        self._selector.unregister(connection)

    def assign_silent(self) -> float | None:
        """Passes on connections that were silent too long; returns the seconds until the next."""
        now = time.monotonic()
        for connection, since in list(self._accepted_at.items()):
            if now - since < PEEK_TIMEOUT_SECONDS:
                return PEEK_TIMEOUT_SECONDS - (now - since)
            self._assign_to_worker(connection, None)
        return None

    def close(self) -> None:
        """Stops accepting."""
        self._selector.unregister(self._listener)
        for connection in self._accepted_at:
            self._selector.unregister(connection)
        self.close_sockets()

    def close_sockets(self) -> None:
        """Closes the sockets in a forked child: they are its parent's."""
        for connection in (self._listener, *self._accepted_at):
            connection.close()
        self._accepted_at.clear()
