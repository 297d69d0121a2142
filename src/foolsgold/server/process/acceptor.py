"""Accepts connections for several worker processes and routes each to the one it belongs to.

It enforces no limits: how many may come, and how long they may take, is up to the worker.
"""

import socket
import time
from collections.abc import Callable
from selectors import EVENT_READ, BaseSelector
from typing import TypeAlias

from foolsgold.server.cluster.affinity import PEEK_BYTES, make_subject_parser
from foolsgold.server.security.addresses import LISTEN_BACKLOG

PEEK_TIMEOUT_SECONDS = 1.0
"""How long a connection may say nothing before it is handed on unseen."""
MAX_PEEKING = 256
"""So many may say nothing at once; the one that came first is then handed on."""
ACCEPTS_PER_TURN = 64
ACCEPT_RETRY_SECONDS = 0.01
"""Seconds until it is tried again to take somebody in."""

AssignConnection: TypeAlias = Callable[[socket.socket, str | None], None]


class Acceptor:
    """Listens, reads enough of a request to see its table, and passes the socket on."""

    def __init__(
        self,
        listener: socket.socket,
        selector: BaseSelector,
        give: AssignConnection,
        base_path: str = "",
    ) -> None:
        """`give` gets a connection, and the table or finished game it is about."""
        self._listener = listener
        self._selector = selector
        self._assign = give
        self._parse_subject = make_subject_parser(base_path)
        self._accepted_at: dict[socket.socket, float] = {}
        """Since when; the first is the one that waits longest."""
        listener.settimeout(0)
        listener.listen(LISTEN_BACKLOG)
        selector.register(listener, EVENT_READ, self._accept)

    def _accept(self) -> None:
        for _ in range(ACCEPTS_PER_TURN):
            try:
                connection, _ = self._listener.accept()
            except BlockingIOError:
                return
            except OSError:  # they have gone, or no file is left for them
                time.sleep(ACCEPT_RETRY_SECONDS)
                return
            connection.settimeout(0)
            # Whoever answers may not be able to see that it is TCP.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._accepted_at[connection] = time.monotonic()
            self._selector.register(connection, EVENT_READ, lambda c=connection: self._peek(c))
            if len(self._accepted_at) > MAX_PEEKING:
                self._assign_to_worker(next(iter(self._accepted_at)), None)

    def _peek(self, connection: socket.socket) -> None:
        """What it has said stays where it is, for whoever answers."""
        if connection not in self._accepted_at:
            return
        try:
            said = connection.recv(PEEK_BYTES, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said:
            self._assign_to_worker(connection, self._parse_subject(said))
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
        """Hands on who has said nothing for too long; in how many seconds the next one will."""
        now = time.monotonic()
        for connection, since in list(self._accepted_at.items()):
            if now - since < PEEK_TIMEOUT_SECONDS:
                return PEEK_TIMEOUT_SECONDS - (now - since)
            self._assign_to_worker(connection, None)
        return None

    def close(self) -> None:
        """Nobody comes in any more."""
        self._selector.unregister(self._listener)
        for connection in self._accepted_at:
            self._selector.unregister(connection)
        self.close_sockets()

    def close_sockets(self) -> None:
        """In a process that was split off: all this is its parent's, who still looks after it."""
        for connection in (self._listener, *self._accepted_at):
            connection.close()
        self._accepted_at.clear()
