"""Seats of a table: their occupants, requests for them, and takeovers."""

from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.table_talk import Temperament
from foolsgold.wire.table_enums import Avatar


class SeatState(msgspec.Struct, frozen=True):
    """The occupant of a seat: a person has a key, a bot a kind, an open seat neither."""

    name: str | None = None
    key_hash: str | None = None
    bot: str | None = None
    ready: bool = False
    muted: bool = False
    face: Avatar | None = None
    temper: Temperament | None = None
    commitment: str | None = None
    """The commitment of the person's device for the next deal."""
    device: str | None = None
    """The person's device in the public lobby."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down."""
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether somebody holds a key to it."""
        return self.key_hash is not None


class SeatRequest(msgspec.Struct, frozen=True):
    """Somebody without a key requests a seat as theirs."""

    seat: Seat
    key_hash: str
    sign: str
    device: str | None = None
    votes: dict[Seat, bool] = {}
    """The votes so far, by seat."""


class Takeover(msgspec.Struct, frozen=True):
    """Somebody took over a seat at the start of a round: its private past is not theirs to know."""

    key_hash: str
    history_length: int
    """Length of the game's history at that time."""
    public_view: Any
    """What everybody saw then."""
