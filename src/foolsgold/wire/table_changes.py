"""Table changes that are public as they are: stored and sent in the same form.

They are part of the protocol and of every database: add fields with defaults, never remove one.
"""

from enum import StrEnum

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.wire.table_enums import Avatar, Reaction


class SeatRequestEndReason(StrEnum):
    """Why nobody asks for a seat any more."""

    DECLINED = "declined"
    LATE = "late"
    """It took too long."""
    BACK = "back"
    """The device that has the seat is here again."""
    GONE = "gone"
    """Whoever had the seat has given it up, or whoever asked has gone."""


class _SharedChange(msgspec.Struct, frozen=True, tag_field="change"):
    """A change without secrets."""


class Readied(_SharedChange, frozen=True, tag="readied"):
    """Somebody is ready, or not any more."""

    seat: Seat
    ready: bool


class Chatted(_SharedChange, frozen=True, tag="chatted"):
    """A line of chat."""

    seat: Seat
    text: str


class Muted(_SharedChange, frozen=True, tag="muted"):
    """Somebody was muted, or may talk again."""

    seat: Seat
    muted: bool


class FaceChanged(_SharedChange, frozen=True, tag="faced"):
    """Somebody looks different now."""

    seat: Seat
    face: Avatar


class SummaryDismissed(_SharedChange, frozen=True, tag="went-on"):
    """Somebody has dismissed the round summary; None: its time is over for everybody."""

    seat: Seat | None


class Reacted(_SharedChange, frozen=True, tag="reacted"):
    """What somebody thinks of the change with this number."""

    seat: Seat
    to: int
    face: Reaction


class SeatRequestVoted(_SharedChange, frozen=True, tag="seat-voted"):
    """Somebody agrees that whoever asks should have the seat, or does not."""

    seat: Seat
    yes: bool


class SeatRequestEnded(_SharedChange, frozen=True, tag="seat-unasked"):
    """Nobody asks for a seat any more."""

    why: SeatRequestEndReason
