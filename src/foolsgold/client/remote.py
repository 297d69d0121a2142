"""A remote table for programs that wait: one thread, one call after the other."""

import secrets
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from foolsgold.base.phrases import Complaint
from foolsgold.client.tickets import Ticket
from foolsgold.client.tracker import Tracker
from foolsgold.wire import commands, frames

MOST_BYTES = 4 * 2**20
PATIENCE = 30.0
"""How long a lost server is looked for."""
ANSWER_SECONDS = 20.0


class RemoteTable(Tracker):
    """A table behind a ticket. A lost connection is found again, and nothing is seen twice."""

    def __init__(self, *tickets: Ticket, patience: float = PATIENCE) -> None:
        super().__init__()
        self._tickets = deque(tickets)
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._unread: deque[frames.Frame] = deque()
        self._connect()

    @property
    def ticket(self) -> Ticket:
        """The ticket in use: if there are several, it is the way that works."""
        return self._tickets[0]

    def __iter__(self) -> Iterator[frames.Frame]:
        """Every frame as it comes, for ever."""
        while True:
            frame = self.receive()
            if frame is not None:
                yield frame

    def receive(self, timeout: float | None = None) -> frames.Frame | None:
        """The next frame that brings news; None if none came in time."""
        if self._unread:
            return self._unread.popleft()
        return self._read(timeout)

    def do(self, command: commands.Command) -> int:
        """Sends a command and waits until it is carried out; `Complaint` if it is refused."""
        text = self.command(command)
        self._send(text)
        end = time.monotonic() + ANSWER_SECONDS
        while time.monotonic() < end:
            frame = self._read(end - time.monotonic())
            match frame:
                case None:
                    continue
                case frames.Ack(id=name) if name == command.id:
                    return frame.number
                case frames.Refused(id=name) if name == command.id:
                    phrase = frame.why.phrase()
                    raise Complaint(phrase.id, **phrase.args)
                case _:
                    self._unread.append(frame)
        raise Complaint("server-unreachable", server=self.ticket.server)

    def play(self, move: Any) -> int:
        """Plays a move of the view."""
        return self.do(self.move(new_id(), move))

    def drop(self) -> None:
        """Loses the connection on purpose; the next call finds it again."""
        self._open.close()

    def close(self) -> None:
        """Ends it."""
        self._tickets.clear()
        self.drop()

    def _send(self, text: str) -> None:
        try:
            assert self._socket is not None
            self._socket.send(text)
        except (ConnectionClosed, OSError):
            # `_connect` sends everything that waits for an answer.
            self._connect()

    def _read(self, timeout: float | None) -> frames.Frame | None:
        end = None if timeout is None else time.monotonic() + timeout
        while True:
            left = None if end is None else max(end - time.monotonic(), 0.0)
            try:
                assert self._socket is not None
                frame = self.take(self._socket.recv(left))
            except TimeoutError:
                return None
            except (ConnectionClosed, OSError):
                self._connect()
                continue
            if isinstance(frame, frames.Bye) and not frame.again:
                phrase = frame.why.phrase()
                raise Complaint(phrase.id, **phrase.args)
            if frame is not None and not isinstance(frame, frames.Bye):
                return frame

    def _connect(self) -> None:
        end = time.monotonic() + self._patience
        pause = 0.05
        while True:
            try:
                self.drop()
                self._socket = self._open.enter_context(
                    connect(
                        self.ticket.socket,
                        additional_headers=self.ticket.headers,
                        max_size=MOST_BYTES,
                        compression=None,
                        open_timeout=5,
                        ping_interval=5,
                        ping_timeout=5,
                        close_timeout=2,
                    )
                )
                self._socket.send(self.hello())
                for text in list(self.waiting.values()):
                    self._socket.send(text)
            except (OSError, InvalidHandshake, ConnectionClosed):
                if time.monotonic() > end:
                    raise Complaint("server-unreachable", server=self.ticket.server) from None
                self._tickets.rotate(-1)
                time.sleep(pause)
                pause = min(pause * 2, 1.0)
            else:
                return


def new_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(12)
