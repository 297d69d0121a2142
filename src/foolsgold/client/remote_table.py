"""`RemoteTable`: a blocking client of a table's WebSocket, for a single thread."""

import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from math import inf
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from foolsgold.base.messages import UserError
from foolsgold.client.command_retries import RetrySchedule
from foolsgold.client.fair_deal import FairDealParticipant
from foolsgold.client.http_client import Ticket, seat_transfer_code
from foolsgold.client.table_state import ClientState
from foolsgold.wire import commands, frames
from foolsgold.wire.http_bodies import SeatTransferCode

MAX_SERVER_FRAME_BYTES = 4 * 2**20
RECONNECT_SECONDS = 30.0
"""How long to try to reconnect."""
ANSWER_SECONDS = 20.0
RECONNECT_PAUSE_SECONDS = 0.2
SHORT_WAIT_SECONDS = 0.1
POLL_SECONDS = 0.001


class TableClosed(UserError):
    """The server has closed the connection for good, or cannot be reached."""


class RemoteTable(ClientState):
    """A connection to the table of a ticket; reconnects, and delivers each change once."""

    def __init__(self, *tickets: Ticket, patience: float = RECONNECT_SECONDS) -> None:
        super().__init__()
        self.patience = patience
        self.on_lost: Callable[[], None] = _do_nothing
        """Called when the connection is lost and the first attempt to reconnect fails."""
        self.on_found: Callable[[], None] = _do_nothing
        """Called when a connection reported lost is back."""
        self._tickets = deque(tickets)
        self._sent_at = 0.0
        """When unanswered commands were last sent again."""
        self._retries = RetrySchedule()
        self._lost_at: float | None = None
        """When the connection was lost; None while it is good."""
        self._socket: ClientConnection | None = None
        self._connection_stack = ExitStack()
        self._unread: deque[frames.ServerFrame] = deque()
        self._deal_participant = FairDealParticipant()
        self._connect()

    @property
    def discarded_deals(self) -> set[int]:
        """Games before which a revealed deal was discarded, as far as this client saw."""
        return self._deal_participant.discarded_deals

    @property
    def ticket(self) -> Ticket:
        """The ticket in use; of several, the one that works."""
        return self._tickets[0]

    def __iter__(self) -> Iterator[frames.ServerFrame]:
        """All frames as they arrive, without end."""
        while True:
            frame = self.receive()
            if frame is not None:
                yield frame

    def receive(self, timeout: float | None = None) -> frames.ServerFrame | None:
        """The next frame that brings news; None if none came in time."""
        if self._unread:
            return self._unread.popleft()
        return self._read(timeout)

    def send_and_wait(self, command: commands.Command) -> int:
        """Sends a command and waits until it is carried out; `UserError` if it is refused.

        What the server takes later, as after `slow-down`, is sent again for up to 15 seconds.
        """
        text = self.encode_command(command)
        self._send(text)
        begun = time.monotonic()
        # Once the command was sent again, the server gets all its time again.
        while (left := max(begun, self._sent_at) + ANSWER_SECONDS - time.monotonic()) > 0:
            frame = self._read(left)
            match frame:
                case None:
                    continue
                case frames.Ack(id=name) if name == command.id:
                    return frame.number
                case frames.CommandRefused(id=name) if name == command.id:
                    message = frame.why.to_message()
                    raise UserError(message.id, **message.args)
                case _:
                    self._unread.append(frame)
        raise TableClosed("server-unreachable", server=self.ticket.server)

    def play(self, move: Any) -> int:
        """Plays a move of the view."""
        return self.send_and_wait(self.move_command(new_id(), move))

    def seat_transfer_code(self) -> SeatTransferCode:
        """A code that transfers this seat to another device."""
        return seat_transfer_code(self.ticket)

    def dismiss_summary(self) -> None:
        """Dismisses the round summary, if the table waits for it."""
        if (number := self.round_in_summary) is not None:
            # It may have ended meanwhile.
            with suppress(UserError):
                self.send_and_wait(commands.DismissSummary(id=new_id(), round=number))

    def disconnect(self) -> None:
        """Closes the connection; the next call reconnects."""
        self._connection_stack.close()

    def close(self) -> None:
        """Closes the connection for good."""
        self._tickets.clear()
        self.disconnect()

    def _send(self, text: str) -> None:
        try:
            assert self._socket is not None
            self._socket.send(text)
        except (ConnectionClosed, OSError):
            # `_connect` sends everything that waits for an answer.
            self._connect()

    def _read(self, timeout: float | None) -> frames.ServerFrame | None:
        end = inf if timeout is None else time.monotonic() + timeout
        while True:
            self._send_retries()
            until = min(end, self._retries.next_retry_at)
            left = None if until == inf else max(until - time.monotonic(), 0.0)
            try:
                assert self._socket is not None
                frame = self.apply_frame(_receive_frame(self._socket, left))
                self._lost_at = None
            except TimeoutError:
                if time.monotonic() >= end:
                    return None
                continue
            except (ConnectionClosed, OSError):
                self._connect()
                continue
            if isinstance(frame, frames.CommandRefused) and self._schedule_retry(frame):
                continue
            self._take_part_in_deal()
            if isinstance(frame, frames.Ack | frames.CommandRefused):
                self._retries.forget(frame.id)
                if self._deal_participant.is_own_command(frame.id):
                    continue
            if isinstance(frame, frames.Bye):
                if not frame.again:
                    message = frame.why.to_message()
                    raise TableClosed(message.id, **message.args)
                # A server that sends everybody away should not be asked again at once.
                time.sleep(RECONNECT_PAUSE_SECONDS)
            elif frame is not None:
                return frame

    def _schedule_retry(self, refused: frames.CommandRefused) -> bool:
        """Whether the refused command is to be sent again."""
        command, wait = refused.id, refused.retry_after
        if command is None or wait is None or command not in self.unanswered:
            return False
        if self._retries.add(command, time.monotonic(), wait):
            return True
        del self.unanswered[command]
        return False

    def _send_retries(self) -> None:
        for command in self._retries.take_due(time.monotonic()):
            self._sent_at = time.monotonic()
            self._send(self.unanswered[command])

    def _take_part_in_deal(self) -> None:
        """Sends the command that the fair deal needs from this client, if any."""
        wish = self._deal_participant.next_command(self.table, self.seat, self.presence)
        if wish is not None:
            self._send(self.encode_command(wish))

    def _connect(self) -> None:
        if self._lost_at is not None:
            # The last connection was accepted but gave no frame: do not hurry.
            time.sleep(RECONNECT_PAUSE_SECONDS)
        self._lost_at = self._lost_at or time.monotonic()
        end = self._lost_at + self.patience
        pause = 0.05
        is_reported = False
        while True:
            try:
                if time.monotonic() > end:
                    raise TimeoutError
                self.disconnect()
                self._socket = self._connection_stack.enter_context(
                    connect(
                        self.ticket.socket_url,
                        additional_headers=self.ticket.headers,
                        max_size=MAX_SERVER_FRAME_BYTES,
                        compression=None,
                        open_timeout=5,
                        ping_interval=5,
                        ping_timeout=5,
                        close_timeout=2,
                        # A full queue would keep us from seeing the other side's goodbye.
                        max_queue=None,
                    )
                )
                # If the server closes at once, the reason is among the frames received.
                with suppress(ConnectionClosed):
                    self._socket.send(self.encode_hello())
                    for text in list(self.unanswered.values()):
                        self._socket.send(text)
            except (OSError, InvalidHandshake, ConnectionClosed):
                if time.monotonic() > end:
                    raise TableClosed("server-unreachable", server=self.ticket.server) from None
                if not is_reported:
                    is_reported = True
                    self.on_lost()
                self._tickets.rotate(-1)
                time.sleep(pause)
                pause = min(pause * 2, 1.0)
            else:
                self._sent_at = time.monotonic()
                self._retries.clear()
                if is_reported:
                    self.on_found()
                return


def _do_nothing() -> None:
    """Default callback."""


def new_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(12)


def _receive_frame(socket: ClientConnection, seconds: float | None) -> str | bytes:
    """The next frame; `TimeoutError` if none comes in time.

    A short wait looks again and again: a queue of Python 3.11 whose time is over before it has
    begun to wait waits for ever.
    """
    if seconds is None or seconds > SHORT_WAIT_SECONDS:
        return socket.recv(seconds)
    end = time.monotonic() + seconds
    while True:
        try:
            return socket.recv(0)
        except TimeoutError:
            if time.monotonic() >= end:
                raise
        time.sleep(POLL_SECONDS)
