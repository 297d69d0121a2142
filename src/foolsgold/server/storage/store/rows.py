"""What is stored, as rows; and what is said when it cannot be."""

from enum import StrEnum
from typing import NamedTuple, TypeAlias


class IdleState(StrEnum):
    """What a resting table is."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    UNREADABLE = "unreadable"


class IdleTable(NamedTuple):
    """A table, its last change, and what was found out about it then."""

    id: str
    code: str
    last_change_number: int
    last_change_at: float
    state: IdleState | None = None
    is_talk_redacted: bool = False
    """Whether what was said there is forgotten."""


class TableRow(NamedTuple):
    """A table as it is stored: the rest is in its changes."""

    id: str
    code: str


class ChangeRow(NamedTuple):
    """A change as it is stored."""

    table_id: str
    number: int
    author: str
    """The hash of the key it came with, or who in the house made it."""
    command: str
    """The client's own id for it."""
    body: str
    at: float
    """When, in seconds since 1970: for whoever looks into the database."""


class SnapshotRow(NamedTuple):
    """Where a table stood after a change: the changes tell it too."""

    table_id: str
    number: int
    body: str


class GameRow(NamedTuple):
    """A game that is over, as it is kept."""

    id: str
    plain: str
    """Its address without names."""
    record: str
    """Empty once who played has deleted it: so it does not come back."""
    faces: str
    showing: str
    at: float
    """When it was over."""


class OriginRow(NamedTuple):
    """At which table a finished game was played."""

    game_id: str
    table_id: str
    """Empty if the table is gone."""
    game: int
    """As which of its games, from 1."""


class VisibilityChange(NamedTuple):
    """What is stored at its table when a finished game is shown to others, or deleted."""

    table_id: str
    body: str
    """The change."""
    at: float
    replaced_bodies: dict[int, str]
    """What takes the place of its own changes, by their numbers."""


class AnnouncementRow(NamedTuple):
    """What a server tells the others of its database, for some seconds."""

    name: str
    """The id of a table, or of the server itself."""
    server: str
    home: str
    """Whose table it is, as far as the network tells."""
    body: str
    since: float
    at: float


class ReportRow(NamedTuple):
    """Somebody was reported."""

    id: str
    """The same for the same person at the same table from the same part of the network."""
    device: str
    home: str
    """The part of the network the report came from."""
    code: str
    name: str
    why: str
    words: str
    """What was said from that seat of late, a line each."""
    at: float


class BlockRow(NamedTuple):
    """A device that may not sit down at the tables of another one."""

    host: str
    device: str
    at: float


AnyRow: TypeAlias = TableRow | ChangeRow | GameRow


class StoreError(Exception):
    """The database does not answer."""

    may_be_stored = False
    """Whether what was to be stored may be in it all the same: its answer was lost."""
