"""Stored events of a table, in order. They hold secrets and never leave the server.

A table is the fold of its changes, so each of them has to be readable for ever: add fields with
defaults, never remove one.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.play.table_talk import Claimed, Temperament
from foolsgold.server.table.seats import SeatRequest, SeatState
from foolsgold.wire.frames import MovedBy, SeatTransferKind, VacateReason, Visibility
from foolsgold.wire.table_changes import (
    Chatted,
    FaceChanged,
    Muted,
    Reacted,
    Readied,
    SeatRequestEnded,
    SeatRequestVoted,
    SummaryDismissed,
)
from foolsgold.wire.table_enums import Avatar, BotPace


class _Change(msgspec.Struct, frozen=True, tag_field="change"):
    """An event of a table."""


class Opened(_Change, frozen=True, tag="opened"):
    """[1] The table was opened."""

    edition: str
    seats: int
    lang: str
    own_edition: str | None = None
    """The text of a custom edition; `edition` is then its name."""
    options: tuple[str, ...] = ()
    turn_seconds: int | None = None
    chat: bool = True
    locked: bool = False
    times: bool = False
    """Whether the record of a game has the time of each move."""
    pace: BotPace = BotPace.NORMAL
    bot_talk: bool = True
    """Whether bots may speak."""
    level: str | None = None
    """The kind of the bots that fill open seats; None is the game's default."""
    sealed: bool = False
    """Whether devices take part in the deals; absent for older tables."""
    listed: bool = False
    """Whether it is listed in the public lobby."""


class Sat(_Change, frozen=True, omit_defaults=True, tag="sat"):
    """A person took a seat; of the key only its hash is kept."""

    seat: Seat
    name: str
    key_hash: str
    face: Avatar | None = None
    """None where it was stored before there were avatars: `avatars.choose_face` gives one."""
    device: str | None = None
    """The device in the public lobby; None where it is off."""


class BotSat(_Change, frozen=True, omit_defaults=True, tag="bot-sat"):
    """A bot was seated."""

    seat: Seat
    name: str
    bot: str
    face: Avatar | None = None
    temper: Temperament | None = None
    """The bot's character while it sits there; None where it was stored before there were any."""


class Vacated(_Change, frozen=True, omit_defaults=True, tag="vacated"):
    """A seat was given up. In a running game a bot plays it to the end."""

    seat: Seat
    why: VacateReason
    blocked: bool = False
    """Whether the device is banned, too, whatever key it has; this is not published."""


class Committed(_Change, frozen=True, tag="committed"):
    """The device of a seat has made a secret for the next deal, and publishes its hash."""

    seat: Seat
    commitment: str


class Sealed(_Change, frozen=True, tag="sealed"):
    """The next deal was requested: its participants and the server's secret are fixed now."""

    secret: str
    parts: tuple[tuple[Seat, str], ...]
    """The seats, each with its commitment."""
    filled: tuple[BotSat, ...] = ()


class Revealed(_Change, frozen=True, tag="revealed"):
    """The device of a seat has revealed its secret; None: it did not match its hash."""

    seat: Seat
    secret: str | None


class Started(_Change, frozen=True, tag="started"):
    """A game started; `filled` are the bots that took the open seats."""

    seed: int
    filled: tuple[BotSat, ...] = ()
    without: tuple[Seat, ...] | UnsetType = UNSET
    """The seats whose devices did not reveal their secrets in time."""
    rules: int | UnsetType = UNSET
    """The version of the rules it was dealt under, if it was not the first."""

    @property
    def rules_version(self) -> int:
        """The same, as a number."""
        return 1 if self.rules is UNSET else self.rules


class GameStopped(_Change, frozen=True, tag="stopped"):
    """The last game cannot continue under the rules of this version: nobody plays it any more."""


class ChangeErased(_Change, frozen=True, tag="erased"):
    """A change of a deleted game: only its number is left."""


class TableStateSet(_Change, frozen=True, kw_only=True, tag="table-kept"):
    """The state of the table at the end of a deleted game.

    It replaces the game's last change; those before it are `ChangeErased`.
    """

    first: int
    """The number of the first of its changes."""
    held: tuple[SeatState, ...]
    host: Seat | None
    games: int
    turn: int
    loose: int
    chat: bool
    bot_talk: bool
    locked: bool
    listed: bool
    paused: bool
    kicked: frozenset[str]
    former: dict[str, tuple[str, ...]]
    asked: SeatRequest | None = None


class GameVisibilityChanged(_Change, frozen=True, omit_defaults=True, tag="game-shown"):
    """The players have set who may see a finished game, or have deleted it."""

    game: int
    """Its number at this table, from 1."""
    showing: Visibility
    first: int = 0
    """Of a deleted game: the numbers of its first and its last change."""
    last: int = 0


class Moved(_Change, frozen=True, tag="moved"):
    """A legal move, in the notation of records."""

    seat: Seat
    move: Any
    by: MovedBy = MovedBy.PERSON


class HostPassed(_Change, frozen=True, tag="host-passed"):
    """The host role was passed on."""

    seat: Seat


class Locked(_Change, frozen=True, tag="locked"):
    """The table was closed to newcomers, or opened."""

    locked: bool


class ChatSwitched(_Change, frozen=True, tag="chat-switched"):
    """Chat was turned on or off."""

    on: bool


class BotTalkSwitched(_Change, frozen=True, tag="bot-talk-switched"):
    """Bots' talk was turned on or off."""

    on: bool


class Paused(_Change, frozen=True, tag="paused"):
    """The game was paused, or resumed."""

    paused: bool


class Configured(_Change, frozen=True, tag="configured"):
    """The host has set what is played, by how many, and how fast."""

    edition: str
    own_edition: str | None
    options: tuple[str, ...]
    seats: tuple[Seat | None, ...]
    """For each seat its old number; None for a new one."""
    bots: tuple[str | None, ...]
    """The kinds of the bots: another game has others."""
    turn_seconds: int | None
    pace: BotPace
    level: str | None = None
    """The kind of the bots that fill open seats."""


class SeatAwaited(_Change, frozen=True, tag="awaited"):
    """Somebody wants to take over this bot's seat at the next round; without a name, no longer."""

    seat: Seat
    name: str | None = None
    key_hash: str | None = None
    face: Avatar | None = None
    kicked: bool = False
    """Whether the host removed them."""
    device: str | None = None
    blocked: bool = False
    """Whether their device is banned, too."""


class SeatRequested(_Change, frozen=True, omit_defaults=True, tag="seat-asked"):
    """Somebody without a key requests this seat as theirs: the others decide."""

    seat: Seat
    key_hash: str
    sign: str
    """The fingerprint that the requester sees, too, so that the others recognise them."""
    device: str | None = None


class SeatTransferred(_Change, frozen=True, omit_defaults=True, tag="seat-moved"):
    """The person in a seat continues with another key; the old one is invalid now."""

    seat: Seat
    key_hash: str
    how: SeatTransferKind
    device: str | None = None


class Listed(_Change, frozen=True, tag="listed"):
    """The table was listed in the public lobby, or removed from it."""

    listed: bool


Change: TypeAlias = (
    Opened | Sat | BotSat | Vacated | Readied | Committed | Sealed | Revealed | Started
    | Moved | Chatted | Claimed
    | HostPassed | Locked | ChatSwitched | BotTalkSwitched | Paused | Muted | FaceChanged
    | Configured | SummaryDismissed | Reacted | SeatAwaited
    | SeatRequested | SeatRequestVoted | SeatRequestEnded | SeatTransferred | Listed | GameStopped
    | ChangeErased | TableStateSet | GameVisibilityChanged
)  # fmt: skip

CHAT_PREFIX = '{"change":"chatted"'
"""Prefix of a stored chat message."""
DEAL_PREFIXES = ('{"change":"started"', '{"change":"table-kept"')
"""Prefixes of the stored changes that games are counted by."""
VISIBILITY_PREFIX = '{"change":"game-shown"'
"""Prefix of a stored `GameVisibilityChanged`."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Change)
_opening_decoder = msgspec.json.Decoder(Opened)


def encode_change(change: Change) -> str:
    """Encodes a change for storage."""
    if isinstance(change, Moved):
        change = replace(change, move=str(change.move))
    return _encoder.encode(change).decode()


def decode_change(text: str, read_move: Callable[[str], Any]) -> Change:
    """Decodes a stored change of a table whose game has this notation."""
    change: Change = _decoder.decode(text)
    if isinstance(change, Moved):
        return replace(change, move=read_move(change.move))
    return change


def decode_opening(text: str) -> Opened:
    """Decodes the first change of a table: it says which game it is."""
    return _opening_decoder.decode(text)


def redact_chat(text: str) -> str:
    """A stored chat message without its text: the change itself stays, as it is counted."""
    change = _decoder.decode(text)
    return encode_change(replace(change, text="")) if isinstance(change, Chatted) else text
