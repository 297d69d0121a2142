"""Frames the server sends over the WebSocket; only `server.projection` builds those of a game."""

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.fair_deal import ContributionFailure, DealContribution
from foolsgold.play.table_talk import Claimed, Temperament
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
from foolsgold.wire.translatable_messages import WireMessage
from foolsgold.wire.view_diff import ViewDiff

PROTOCOL_VERSION = 3


class TableStage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class MovedBy(StrEnum):
    """Who made a move."""

    PERSON = "person"
    BOT = "bot"
    STAND_IN = "stand-in"
    """A bot, for a person who is away or too slow."""


class ClockReason(StrEnum):
    """Why time is running."""

    ABSENT = "absent"
    LIMIT = "limit"
    SUMMARY = "summary"
    """People look at how a round ended; then the next one goes on."""


class VacateReason(StrEnum):
    """Why a seat was given up."""

    LEFT = "left"
    KICKED = "kicked"
    FREED = "freed"


class Visibility(StrEnum):
    """To whom the links of a game open."""

    OPEN = "open"
    PLAIN = "plain"
    """To everybody, without the names of those who played."""
    HIDDEN = "hidden"
    """To nobody, until it is shown again."""
    GONE = "gone"
    """To nobody; the game is deleted."""


class SeatTransferKind(StrEnum):
    """How a seat came to another device."""

    CARRIED = "carried"
    """By a code its own device has shown."""
    GRANTED = "granted"
    """The host and most of the others have agreed."""


class PublicSeat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; without a name it is open."""

    name: str | None = None
    bot: str | None = None
    ready: bool = False
    muted: bool = False
    face: Avatar | None = None
    """None while the seat is open."""
    next: str | None = None
    """Who takes over this bot's seat when the next round begins."""
    temper: Temperament | None = None
    """What a bot is like, if it is somebody."""


class RoundSummary(msgspec.Struct, frozen=True):
    """A round is over and people look at it: meanwhile nobody moves and no clock of a turn runs."""

    round: int
    """The round that is over."""
    waiting: tuple[Seat, ...]
    """People who have not gone on yet; those who are not here are not waited for."""


class PublicTranscript(msgspec.Struct, frozen=True):
    """What everybody may know of how the cards come about, before and while they are played."""

    game: int
    """The number of the game it is about: the one under way, or the next."""
    commitment: str | None = None
    """The server's; None while the list is open."""
    parts: tuple[DealContribution, ...] = ()
    """What the devices have put in; their secrets as soon as they are revealed."""


class PublicSeatRequest(msgspec.Struct, frozen=True):
    """Somebody without a key says that a seat is theirs, and the others decide."""

    seat: Seat
    sign: str
    """Four digits that the requester sees too."""
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()


class PublicTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it, apart from the game itself."""

    code: str
    game: str
    edition: str
    extends: str
    """The shipped edition it starts from: itself, or what the user's own edition extends."""
    changes: tuple[str, ...]
    """How it differs from that, as lines of TOML."""
    options: tuple[str, ...]
    """The optional rules that are switched on."""
    lang: str
    seats: tuple[PublicSeat, ...]
    host: Seat | None
    stage: TableStage
    games: int
    """How many games were begun."""
    locked: bool
    chat: bool
    bot_talk: bool
    """Whether bots may speak."""
    paused: bool
    turn_seconds: int | None
    pace: BotPace
    level: str | None
    """The kind of bots the host wants; None is the one the game has first."""
    summary: RoundSummary | None
    seal: PublicTranscript | None
    """None if devices have no part in the deals of this table."""
    listed: bool = False
    """Whether strangers find it in the list of open tables."""
    asked: PublicSeatRequest | None = None


class _PublicChange(msgspec.Struct, frozen=True, tag_field="change"):
    """A change of the table, as everybody may know it."""


class Opened(_PublicChange, frozen=True, tag="opened"):
    """The table was set up."""


class Sat(_PublicChange, frozen=True, tag="sat"):
    """A person or a bot took a seat."""

    seat: Seat


class Vacated(_PublicChange, frozen=True, tag="vacated"):
    """A seat was given up."""

    seat: Seat
    why: VacateReason


class Committed(_PublicChange, frozen=True, tag="committed"):
    """The device of a seat shows the hash of its secret for the next deal."""

    seat: Seat


class Sealed(_PublicChange, frozen=True, tag="sealed"):
    """A game was asked for, and the list of hashes is fixed: devices reveal their secrets now."""


class Revealed(_PublicChange, frozen=True, tag="revealed"):
    """The device of a seat has revealed its secret; or another than it had shown the hash of."""

    seat: Seat
    fault: ContributionFailure | None


class Started(_PublicChange, frozen=True, tag="started"):
    """A game begins; `without` those whose devices did not reveal their secrets in time."""

    without: tuple[Seat, ...] = ()


class Moved(_PublicChange, frozen=True, tag="moved"):
    """Somebody moved: the events tell what happened."""

    seat: Seat
    by: MovedBy


class HostPassed(_PublicChange, frozen=True, tag="host-passed"):
    """Somebody else is host now; None while nobody sits here."""

    seat: Seat | None


class Switched(_PublicChange, frozen=True, tag="switched"):
    """Locked, listed, chat, talk of bots or paused was switched: the table shows how it is."""


class Configured(_PublicChange, frozen=True, tag="configured"):
    """The host has set rules, seats, time or pace: the table shows how it is now.

    If rules or seats have changed, a welcome follows: everything afresh.
    """


class SeatAwaited(_PublicChange, frozen=True, tag="awaited"):
    """Somebody waits to take over this bot's seat, or does not any more: the table shows who."""

    seat: Seat


class SeatRequested(_PublicChange, frozen=True, tag="seat-asked"):
    """Somebody without a key asks for this seat: the table shows who has agreed."""

    seat: Seat


class SeatTransferred(_PublicChange, frozen=True, tag="seat-moved"):
    """The person in this seat plays on with another device."""

    seat: Seat
    how: SeatTransferKind


class GameVisibilityChanged(_PublicChange, frozen=True, tag="game-shown"):
    """Who played has set to whom a finished game is shown, or has deleted it."""

    game: int
    """Its number at this table, from 1."""
    showing: Visibility


PublicChange: TypeAlias = (
    Opened | Sat | Vacated | Readied | Committed | Sealed | Revealed | Started
    | Moved | Chatted | Claimed
    | HostPassed | Switched | Muted | Configured | FaceChanged | SummaryDismissed | Reacted
    | SeatAwaited
    | SeatRequested | SeatRequestVoted | SeatRequestEnded | SeatTransferred | GameVisibilityChanged
)  # fmt: skip


class _ServerFrame(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """Anything the server sends."""


class Welcome(_ServerFrame, frozen=True, tag="welcome"):
    """The full state; it replaces all that the client had before."""

    protocol: int
    number: int
    """The number of the last change it contains."""
    seat: Seat | None
    """The reader's own seat; None for a watcher."""
    table: PublicTable
    turn: int
    rules: dict[str, Any]
    """All values of the edition played, custom editions included; sent only here."""
    view: Any
    """The game as the reader may know it; None before the first game."""
    heard: tuple[Any, ...]
    """What was done (events) and claimed in it so far, as the reader heard it, oldest first."""
    stood_in: tuple[int, ...]
    """Where in it (from 0) a bot did something for a person who was away."""
    talk: tuple[Chatted | Claimed, ...]
    """What was said lately."""
    awaits: Seat | None = None
    """The seat the reader takes over when the next round begins; until then they watch."""


class Resumed(_ServerFrame, frozen=True, tag="resumed"):
    """The client is known: the changes it missed follow, up to this number."""

    number: int
    seat: Seat | None
    awaits: Seat | None = None


class Change(_ServerFrame, frozen=True, tag="change"):
    """Something changed."""

    number: int
    what: PublicChange
    turn: int
    """Counts decisions; a move has to name the turn it is meant for."""
    table: PublicTable | None = None
    """The table now, if it changed."""
    events: tuple[Any, ...] = ()
    """What happened in the game, as the reader may know it."""
    view: Any = None
    """The game now, if it changed. None too if a later frame brings it."""
    difference: ViewDiff | None = None
    """Instead of `view`, for those who have asked for it: what changed since the last one."""


class Presence(_ServerFrame, frozen=True, tag="here"):
    """Who is connected: devices for each seat, and watchers. Not numbered: it is only now."""

    devices: tuple[int, ...]
    watchers: int


class ClockUpdate(_ServerFrame, frozen=True, tag="clock"):
    """A bot plays for this seat, or a summary ends, in `seconds`; without `why` no clock runs."""

    seat: Seat | None
    why: ClockReason | None = None
    seconds: int = 0


class Ack(_ServerFrame, frozen=True, tag="ack"):
    """The command is carried out and stored, as the change with this number."""

    id: str
    number: int


class CommandRefused(_ServerFrame, frozen=True, tag="refused"):
    """Nothing was changed, and why; `id` is None if the frame could not be read."""

    id: str | None
    why: WireMessage
    retry_after: int | None = None
    """Milliseconds after which to send the same command again; None: do not send it again."""


class Pong(_ServerFrame, frozen=True, tag="pong"):
    """I am here."""


class Bye(_ServerFrame, frozen=True, tag="bye"):
    """The server closes the connection, and why; whether it makes sense to come back."""

    why: WireMessage
    again: bool


ServerFrame: TypeAlias = (
    Welcome | Resumed | Change | Presence | ClockUpdate | Ack | CommandRefused | Pong | Bye
)
