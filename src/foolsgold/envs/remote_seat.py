"""`RemoteSeat`: a table on a server as one seat reaches it; the server stays the judge."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from foolsgold.base.extras import requires
from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.envs.seat_table import TableLostError
from foolsgold.games.catalogue import Ruleset
from foolsgold.locales.claims import chat_message
from foolsgold.locales.translator import Translator
from foolsgold.play.table_talk import Claim, Claimed
from foolsgold.wire import commands, frames
from foolsgold.wire.table_changes import Chatted

with requires("client"):
    from foolsgold.client import RemoteTable, Ticket
    from foolsgold.client.remote_table import TableClosed, new_id

MAX_FRAME_SECONDS = 1.0
"""How long to wait for one frame before looking at the clock again."""
GRACE_SECONDS = 20.0
"""How long a table may take to show itself."""


class RemoteSeat:
    """Reads frames only while its player asks for something; they wait in the connection."""

    def __init__(self, ticket: Ticket, words: Translator) -> None:
        self._words = words
        self._remote = RemoteTable(ticket)
        self._news: list[Any] = []
        end = time.monotonic() + GRACE_SECONDS
        while self._remote.table is None and time.monotonic() < end:
            self._read(MAX_FRAME_SECONDS)
        if self._remote.table is None or self._remote.seat is None:
            raise UserError("server-unreachable", server=ticket.server)
        if self._remote.table.stage is not frames.TableStage.PLAYING:
            with suppress(UserError):  # ready already
                self._remote.send_and_wait(commands.Ready(id=new_id()))

    @property
    def ruleset(self) -> Ruleset:
        """The game and its edition."""
        assert self._remote.ruleset is not None
        return self._remote.ruleset

    @property
    def seat(self) -> Seat:
        """The player's own seat; somebody who was asked for it may have moved them."""
        assert self._remote.seat is not None
        return self._remote.seat

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; open seats are called by their number."""
        return tuple(
            seat.name or self._words.without_marks("player", number=number)
            for number, seat in enumerate(self._table.seats, start=1)
        )

    @property
    def view(self) -> Any:
        """All that the seat may know now; None before the first game."""
        return self._remote.view

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat has to decide."""
        return self._remote.is_my_turn

    @property
    def is_over(self) -> bool:
        """Whether the game is over; the host may start another one."""
        return self._table.stage is frames.TableStage.OVER

    def take_news(self) -> Sequence[Any]:
        """What the seat learned since the last call: events, claims, chat."""
        self._read_waiting()
        news, self._news = self._news, []
        return news

    def play(self, move: Any, claim: Claim | None = None) -> None:
        """Sends a move, and then a claim."""
        with _reporting_loss():
            number = self._remote.play(move)
        end = time.monotonic() + GRACE_SECONDS
        # Until then the view still shows the seat's own turn.
        while (self._remote.number or 0) < number and time.monotonic() < end:
            self._read(MAX_FRAME_SECONDS)
        if claim is not None:
            self.say(claim)
        self._read_waiting()

    def say(self, claim: Claim) -> None:
        """Sends a claim."""
        with _reporting_loss():
            self._remote.send_and_wait(commands.MakeClaim(id=new_id(), claim=claim))

    def wait(self, seconds: float) -> None:
        """Reads frames until the seat has to decide, the game is over, or the time is up."""
        self._read_waiting()
        end = time.monotonic() + seconds
        while not self.is_my_turn and not self.is_over:
            left = end - time.monotonic()
            if left <= 0:
                return
            self._read(min(left, MAX_FRAME_SECONDS))

    def close(self) -> None:
        """Closes the connection; the seat stays the player's."""
        self._remote.close()

    @property
    def _table(self) -> frames.PublicTable:
        assert self._remote.table is not None
        return self._remote.table

    def _read_waiting(self) -> None:
        """Reads the frames that have arrived."""
        while self._read(0.0):
            pass

    def _read(self, seconds: float) -> bool:
        """Reads one frame; whether one came in time."""
        with _reporting_loss():
            frame = self._remote.receive(seconds)
            # A program has read the summary of a round as soon as it is there.
            self._remote.dismiss_summary()
        match frame:
            case frames.Welcome():
                self._news = list(self._remote.round_history)
            case frames.Change():
                self._follow(frame)
            case _:
                pass
        return frame is not None

    def _follow(self, change: frames.Change) -> None:
        match change.what:
            case Claimed():
                self._news.append(change.what)
            case Chatted(seat=seat, text=text):
                self._news.append(chat_message(self.names[seat], text))
            case frames.Moved(seat=seat, by=frames.MovedBy.STAND_IN) if seat == self._remote.seat:
                stood_in = {"who": "you", "name": self.names[seat]}
                self._news.append(Message("join-stand-in", stood_in))
            case _:
                pass
        self._news.extend(event for event in change.events if not isinstance(event, Claimed))


@contextmanager
def _reporting_loss() -> Iterator[None]:
    """Says that the table is gone in terms that need no network."""
    try:
        yield
    except TableClosed as closed:
        raise TableLostError(closed.message.id, **closed.message.args) from None
