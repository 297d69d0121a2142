"""The console of a remote table: prints messages about its players by their names."""

from collections.abc import Iterator
from contextlib import contextmanager

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.client.remote_table import RemoteTable, TableClosed
from foolsgold.locales.claims import chat_message, claim_message
from foolsgold.locales.translator import Translator
from foolsgold.play.table_talk import Claimed
from foolsgold.tui.async_console import AsyncConsoleFront
from foolsgold.wire import frames
from foolsgold.wire.table_changes import Chatted

NEWS_STYLE, REFUSED_STYLE = "italic", "red"


class TableFront:
    """What the parts of a remote game share: the console, the table, and the names at it."""

    def __init__(self, front: AsyncConsoleFront, remote: RemoteTable) -> None:
        self.front = front
        self.words = front.words
        self.remote = remote
        self.last_table: frames.PublicTable | None = None
        """The table as last announced."""
        self._last_names: dict[Seat, str] = {}
        """Last known name of each seat."""

    @property
    def table(self) -> frames.PublicTable:
        """The table as it is now."""
        assert self.remote.table is not None
        return self.remote.table

    @property
    def is_host(self) -> bool:
        """Whether this person is the host."""
        return self.remote.seat is not None and self.table.host == self.remote.seat

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each seat: the present one, else the last known one."""
        return tuple(
            held.name
            or self._last_names.get(seat)
            or self.words.without_marks("player", number=seat + 1)
            for seat, held in enumerate(self.table.seats)
        )

    def name_args(self, seat: Seat) -> dict[str, str]:
        """The arguments of a message about the player in a seat."""
        return {"who": "you" if seat == self.remote.seat else "other", "name": self.names[seat]}

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        held = self.table.seats[seat]
        return held.name is not None and held.bot is None

    def say(self, message: str, *, style: str = NEWS_STYLE, **args: object) -> None:
        """Prints a message by its id."""
        self.front.say(self.words.translate(Message(message, args)), style)

    def remember_table(self, table: frames.PublicTable) -> None:
        """Notes the table as announced."""
        self.last_table = table
        for seat, held in enumerate(table.seats):
            if held.name is not None:
                self._last_names[seat] = held.name

    @contextmanager
    def showing_refusals(self) -> Iterator[None]:
        """Prints refusals and continues; `TableClosed` passes through."""
        try:
            yield
        except TableClosed:
            raise
        except UserError as complaint:
            message = with_fallback_text(self.words, complaint).message
            self.front.say(self.words.translate(message), style=REFUSED_STYLE)

    def talk_message(self, talk: Chatted | Claimed) -> Message:
        """What somebody has said, as a message."""
        if isinstance(talk, Chatted):
            return chat_message(self.names[talk.seat], talk.text)
        return claim_message(self.names, talk.seat, talk.claim, self.table.game)


def with_fallback_text(words: Translator, complaint: UserError) -> UserError:
    """The error, or a generic one if a newer server sends a message without translation."""
    try:
        words.translate(complaint.message)
    except LookupError:
        return UserError("server-error")
    return complaint
