"""Passes accepted sockets to a worker process over a Unix socket pair (SCM_RIGHTS).

The pair closes when either process exits.
"""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable

from foolsgold.server.transport.connection_limits import ACCEPT_BATCH

TOKEN = b"."
"""At least a byte has to be sent for a descriptor to go with it."""


def send_connection(line: socket.socket, connection: socket.socket) -> bool:
    """Sends a connection over the pair; False if it has to wait. Our own descriptor is closed."""
    try:
        socket.send_fds(line, [TOKEN], [connection.fileno()])
    except BlockingIOError:
        return False
    except OSError:
        pass  # the worker has exited: the client reconnects
    connection.close()
    return True


class FdReceiver:
    """The worker's end of the socket pair: receives connections."""

    def __init__(
        self,
        line: socket.socket,
        on_connection: Callable[[socket.socket], None],
        ended: Callable[[], None],
    ) -> None:
        """`ended` is called when the other end is closed."""
        self._socket = line
        self._on_connection = on_connection
        self._on_closed = ended
        self._loop = asyncio.get_running_loop()
        line.settimeout(0)
        self._loop.add_reader(line, self._receive)

    def _receive(self) -> None:
        for _ in range(ACCEPT_BATCH):
            try:
                token, files, _, _ = socket.recv_fds(self._socket, len(TOKEN), 1)
            except BlockingIOError:
                return
            except OSError:
                token, files = b"", []
            if not token:
                self.stop()
                self._on_closed()
                return
            for file in files:
                self._open_connection(file)

    def _open_connection(self, file: int) -> None:
        try:
            connection = socket.socket(fileno=file)
        except OSError:  # it ended on the way
            with contextlib.suppress(OSError):
                os.close(file)
            return
        self._on_connection(connection)

    def stop(self) -> None:
        """Stops receiving; what is still on its way is closed with the pair."""
        self._loop.remove_reader(self._socket)
