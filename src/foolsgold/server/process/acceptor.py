"""Who takes connections in for several processes, and looks to whom each of them belongs.

It judges nobody: how many may come, and how long they may take, is the business of whoever answers.
"""

import socket
import time
from collections.abc import Callable
from selectors import EVENT_READ, BaseSelector
from typing import TypeAlias

from foolsgold.server.cluster.affinity import PEEKED, subject_in
from foolsgold.server.security.addresses import BACKLOG

WAIT_SECONDS = 1.0
"""How long a connection may say nothing before it is handed on unseen."""
MOST_WAITING = 256
"""So many may say nothing at once; the one that came first is then handed on."""
AT_ONCE = 64
BREATH = 0.01
"""Seconds until it is tried again to take somebody in."""

Give: TypeAlias = Callable[[socket.socket, str | None], None]


class Porter:
    """Listens at the door; a connection that has said what it wants is given away."""

    def __init__(
        self, listener: socket.socket, selector: BaseSelector, give: Give, base_path: str = ""
    ) -> None:
        """`give` gets a connection, and the table or finished game it is about."""
        self._listener = listener
        self._selector = selector
        self._give = give
        self._subject = subject_in(base_path)
        self._waiting: dict[socket.socket, float] = {}
        """Since when; the first is the one that waits longest."""
        listener.settimeout(0)
        listener.listen(BACKLOG)
        selector.register(listener, EVENT_READ, self._accept)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = self._listener.accept()
            except BlockingIOError:
                return
            except OSError:  # they have gone, or no file is left for them
                time.sleep(BREATH)
                return
            connection.settimeout(0)
            # Whoever answers may not be able to see that it is TCP.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._waiting[connection] = time.monotonic()
            self._selector.register(connection, EVENT_READ, lambda c=connection: self._look(c))
            if len(self._waiting) > MOST_WAITING:
                self._hand_on(next(iter(self._waiting)), None)

    def _look(self, connection: socket.socket) -> None:
        """What it has said stays where it is, for whoever answers."""
        if connection not in self._waiting:
            return
        try:
            said = connection.recv(PEEKED, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said:
            self._hand_on(connection, self._subject(said))
        else:
            self._let_go(connection)
            connection.close()

    def _hand_on(self, connection: socket.socket, subject: str | None) -> None:
        self._let_go(connection)
        self._give(connection, subject)

    def _let_go(self, connection: socket.socket) -> None:
        del self._waiting[connection]
        self._selector.unregister(connection)

    def tick(self) -> float | None:
        """Hands on who has said nothing for too long; in how many seconds the next one will."""
        now = time.monotonic()
        for connection, since in list(self._waiting.items()):
            if now - since < WAIT_SECONDS:
                return WAIT_SECONDS - (now - since)
            self._hand_on(connection, None)
        return None

    def close(self) -> None:
        """Nobody comes in any more."""
        self._selector.unregister(self._listener)
        for connection in self._waiting:
            self._selector.unregister(connection)
        self.forget()

    def forget(self) -> None:
        """In a process that was split off: all this is its parent's, who still looks after it."""
        for connection in (self._listener, *self._waiting):
            connection.close()
        self._waiting.clear()
