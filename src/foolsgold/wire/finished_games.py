"""Replays of finished games: steps, links, uploads and transfers between devices."""

from typing import Annotated, Any, TypeAlias

import msgspec

from foolsgold.play.table_talk import Claimed
from foolsgold.wire import frames

MAX_RECORD_LETTERS = 60_000
"""Characters of a record somebody brings: a long game of ten with much talk has a tenth of it."""
ALL_OPEN = "all"
"""Eyes before which every card lies open."""
SPECTATOR = "watcher"
"""Eyes of somebody who only watched; a seat's eyes are its number, from 1."""
MAX_PERSPECTIVE_LETTERS = 8
MAX_TRANSFER_LETTERS = 200_000
"""Characters of a device's list: two hundred games have half of it."""
MAX_CODE_LETTERS = 40

ReplayedChange: TypeAlias = frames.Started | frames.Moved | Claimed


class ReplayStep(msgspec.Struct, frozen=True):
    """What a reader with these eyes was sent when it happened."""

    what: ReplayedChange
    events: tuple[Any, ...] = ()
    view: Any = None
    """The game from then on; None after a claim, which changes nothing in it."""
    hands: tuple[tuple[Any, ...], ...] | None = None
    """All hands, before eyes to which all lies open."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game as one pair of eyes saw it. Without names each name of a seat is empty."""

    table: frames.PublicTable
    """The table it was played at, without its code, because others may be playing there."""
    rules: dict[str, Any]
    """All values of the edition played."""
    ended: int | None
    """When it was over, in seconds since 1970; None for a record somebody brings."""
    steps: tuple[ReplayStep, ...]


class ReplayLink(msgspec.Struct, frozen=True):
    """Where a finished game can be looked back at."""

    id: str
    """The end of its address, `/g/ID`."""
    plain: str
    """The same for the address without names: nobody finds the one from the other."""
    showing: frames.Visibility
    key: str | None
    """For who played: with it the game can be hidden or deleted."""


class ReplayUpload(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record somebody brings to look at; nothing of it is kept."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD_LETTERS)]
    eyes: Annotated[str, msgspec.Meta(max_length=MAX_PERSPECTIVE_LETTERS)] = ALL_OPEN


class VisibilityRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody who played wants of the game's links."""

    showing: frames.Visibility


class DeviceTransfer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a device hands to another one of the same person: nobody looks inside."""

    body: Annotated[str, msgspec.Meta(max_length=MAX_TRANSFER_LETTERS)]
    """JSON, as the page itself keeps it."""


class DeviceTransferCode(msgspec.Struct, frozen=True):
    """How the other device gets it: once, and soon."""

    code: str
    minutes: int


class DeviceTransferFetch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A code somebody has typed."""

    code: Annotated[str, msgspec.Meta(max_length=MAX_CODE_LETTERS)]
