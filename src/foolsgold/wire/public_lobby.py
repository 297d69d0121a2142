"""The public lobby: open tables, reports of players, and statistics of the server."""

from enum import StrEnum

import msgspec

from foolsgold.wire.commands import SeatNumber
from foolsgold.wire.table_enums import Avatar


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the public list of open tables."""

    code: str
    game: str
    edition: str
    """The shipped edition it plays, or that its own one extends."""
    own: bool
    """Whether its rules differ from that edition; their name is not public."""
    lang: str
    """The language of the person who opened it, a hint which one is spoken there."""
    seats: int
    free: int
    bots: int
    host: str
    face: Avatar | None
    minutes: int = 0
    """How long it has been in the list."""

    @property
    def people(self) -> int:
        """How many wait there."""
        return self.seats - self.free - self.bots


class OpenTables(msgspec.Struct, frozen=True):
    """The list; it has an end, and says how many are beyond it."""

    tables: tuple[OpenTable, ...]
    more: int = 0


class ServerStatus(msgspec.Struct, frozen=True, kw_only=True):
    """Plain figures of a server, or of all that share its database."""

    version: str
    minutes: int
    """Since the server that answers was started."""
    waiting: int
    """Tables with people at them at which no game runs."""
    playing: int
    people: int
    """In seats, connected."""
    games: int
    """That ended since midnight, UTC."""


class ReportReason(StrEnum):
    """What somebody is reported for."""

    NAME = "name"
    WORDS = "words"
    PLAY = "play"
    """They spoil the game on purpose."""
    OTHER = "other"


class PersonReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about somebody at the same table, for the administrator of the server."""

    seat: SeatNumber
    why: ReportReason


class BlockCount(msgspec.Struct, frozen=True):
    """How many devices may not sit down at tables of this one."""

    count: int
