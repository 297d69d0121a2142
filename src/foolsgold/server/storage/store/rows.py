"""Row types of the database, and the error when it does not answer."""

from enum import StrEnum
from typing import NamedTuple, TypeAlias


class IdleState(StrEnum):
    """The state of an idle table."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    UNREADABLE = "unreadable"


class IdleTable(NamedTuple):
    """An idle table, its last change, and its state at that change."""

    id: str
    code: str
    last_change_number: int
    last_change_at: float
    state: IdleState | None = None
    is_talk_redacted: bool = False
    """Whether its chat was redacted."""


class TableRow(NamedTuple):
    """A stored table; everything else is in its changes."""

    id: str
    code: str


class ChangeRow(NamedTuple):
    """A stored change."""

    table_id: str
    number: int
    author: str
    """The hash of the key it came with, or the name of the server's own part that made it."""
    command: str
    """The client's own id for it."""
    body: str
    at: float
    """Unix time, for operators who read the database."""


class SnapshotRow(NamedTuple):
    """A snapshot of a table after a change; it can be rebuilt from the changes."""

    table_id: str
    number: int
    body: str


class GameRow(NamedTuple):
    """A stored finished game."""

    id: str
    plain: str
    """Its address without names."""
    record: str
    """Empty once the players have deleted it, so that it does not come back."""
    faces: str
    showing: str
    at: float
    """When it ended."""


class OriginRow(NamedTuple):
    """The table that a finished game was played at."""

    game_id: str
    table_id: str
    """Empty if the table is gone."""
    game: int
    """Its number at the table, from 1."""


class VisibilityChange(NamedTuple):
    """What is stored at the table when a finished game is shared or deleted."""

    table_id: str
    body: str
    """The change, encoded."""
    at: float
    replaced_bodies: dict[int, str]
    """The bodies that replace the game's own changes, by number."""


class AnnouncementRow(NamedTuple):
    """A short-lived row about open tables, for the other servers of the database."""

    name: str
    """The id of a table, or of the server itself."""
    server: str
    home: str
    """The owner of the table, as a network id."""
    body: str
    since: float
    at: float


class ReportRow(NamedTuple):
    """A moderation report."""

    id: str
    """The same for the same person at the same table from the same network."""
    device: str
    home: str
    """The network id of the reporter."""
    code: str
    name: str
    why: str
    words: str
    """Recent chat of that seat, a line each."""
    at: float


class BlockRow(NamedTuple):
    """A block: this device may not sit down at tables of another one."""

    host: str
    device: str
    at: float


AnyRow: TypeAlias = TableRow | ChangeRow | GameRow


class StoreError(Exception):
    """The database does not answer."""

    may_be_stored = False
    """Whether the row may have been stored all the same: the answer was lost."""
