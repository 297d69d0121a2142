"""What is stored: every change of a table, in order. It holds secrets and never leaves the server.

A table is the fold of its changes, so each of them has to be readable for ever: add fields with
defaults, never take one away.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.play.table_talk import Claimed, Temperament
from foolsgold.wire.avatars import Avatar, BotPace, Reaction
from foolsgold.wire.frames import (
    MovedBy,
    SeatRequestEndReason,
    SeatTransferKind,
    VacateReason,
    Visibility,
)


class _Change(msgspec.Struct, frozen=True, tag_field="change"):
    """Something that happened to a table."""


class SeatState(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person has a key, a bot a kind, an open seat neither."""

    name: str | None = None
    key_hash: str | None = None
    bot: str | None = None
    ready: bool = False
    muted: bool = False
    face: Avatar | None = None
    temper: Temperament | None = None
    commitment: str | None = None
    """What the person's device has shown of its secret for the next deal."""
    device: str | None = None
    """What the server knows the person's device by, where strangers meet."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down."""
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether somebody holds a key to it."""
        return self.key_hash is not None


class SeatRequest(msgspec.Struct, frozen=True):
    """Somebody without a key says that a seat is theirs."""

    seat: Seat
    key_hash: str
    sign: str
    device: str | None = None
    votes: dict[Seat, bool] = {}
    """What the others think of it."""


class Opened(_Change, frozen=True, tag="opened"):
    """[1] The table was set up."""

    edition: str
    seats: int
    lang: str
    own_edition: str | None = None
    """The text of the user's own edition; `edition` is then its name."""
    options: tuple[str, ...] = ()
    turn_seconds: int | None = None
    chat: bool = True
    locked: bool = False
    times: bool = False
    """Whether the record of a game tells when each move was made."""
    pace: BotPace = BotPace.NORMAL
    bot_talk: bool = True
    """Whether bots may speak."""
    level: str | None = None
    """The kind of the bots that come; None is the one a game has first."""
    sealed: bool = False
    """Whether people's devices have a part in the deals; older tables know nothing of it."""
    listed: bool = False
    """Whether strangers find it in the list of open tables."""


class Sat(_Change, frozen=True, omit_defaults=True, tag="sat"):
    """A person took a seat; of the key only its hash is kept."""

    seat: Seat
    name: str
    key_hash: str
    face: Avatar | None = None
    """None where it was stored before there were faces: `faces.face_for` gives one."""
    device: str | None = None
    """What the server knows the device by where strangers meet; None where they do not."""


class BotSat(_Change, frozen=True, omit_defaults=True, tag="bot-sat"):
    """A bot took a seat."""

    seat: Seat
    name: str
    bot: str
    face: Avatar | None = None
    temper: Temperament | None = None
    """Who it is, as long as it sits there; None where it was stored before there were tempers."""


class Vacated(_Change, frozen=True, omit_defaults=True, tag="vacated"):
    """A seat was given up. In a running game a bot plays it to the end."""

    seat: Seat
    why: VacateReason
    blocked: bool = False
    """Whether the device may not come back either, whatever key it has; nobody is told."""


class Readied(_Change, frozen=True, tag="readied"):
    """Somebody is ready, or not any more."""

    seat: Seat
    ready: bool


class Committed(_Change, frozen=True, tag="committed"):
    """The device of a seat has made a secret for the next deal, and shows its hash."""

    seat: Seat
    commitment: str


class Sealed(_Change, frozen=True, tag="sealed"):
    """The next deal is asked for: who has a part in it is fixed now, the server's secret too."""

    secret: str
    parts: tuple[tuple[Seat, str], ...]
    """The seats, each with its commitment."""
    filled: tuple[BotSat, ...] = ()


class Revealed(_Change, frozen=True, tag="revealed"):
    """The device of a seat has told its secret; None: it was not the one it had shown a hash of."""

    seat: Seat
    secret: str | None


class Started(_Change, frozen=True, tag="started"):
    """A game begins; `filled` are the bots that took the open seats."""

    seed: int
    filled: tuple[BotSat, ...] = ()
    without: tuple[Seat, ...] | UnsetType = UNSET
    """Whose devices did not reveal their secrets in time."""
    rules: int | UnsetType = UNSET
    """The version of the rules it was dealt under, if it was not the first."""

    @property
    def rules_version(self) -> int:
        """The same, as a number."""
        return 1 if self.rules is UNSET else self.rules


class GameStopped(_Change, frozen=True, tag="stopped"):
    """The last game cannot go on under the rules of this version: from here on nobody plays it."""


class ChangeErased(_Change, frozen=True, tag="erased"):
    """A change of a game that was deleted: nothing but its number is left."""


class TableStateSet(_Change, frozen=True, kw_only=True, tag="table-kept"):
    """Where the table stood at the end of a game that was deleted.

    It takes the place of the game's last change; those before it are `ChangeErased`.
    """

    first: int
    """The number of the first of them."""
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
    """Who played has set to whom a finished game is shown, or has deleted it."""

    game: int
    """Its number at this table, from 1."""
    showing: Visibility
    first: int = 0
    """Of a deleted game: the numbers of its first and its last change."""
    last: int = 0


class Moved(_Change, frozen=True, tag="moved"):
    """A legal move, as its game has it; stored in the notation of records."""

    seat: Seat
    move: Any
    by: MovedBy = MovedBy.PERSON


class Chatted(_Change, frozen=True, tag="chatted"):
    """A line of chat."""

    seat: Seat
    text: str


class HostPassed(_Change, frozen=True, tag="host-passed"):
    """Somebody else is host."""

    seat: Seat


class Locked(_Change, frozen=True, tag="locked"):
    """Nobody new may sit down, or everybody may."""

    locked: bool


class ChatSwitched(_Change, frozen=True, tag="chat-switched"):
    """Chat is on or off."""

    on: bool


class BotTalkSwitched(_Change, frozen=True, tag="bot-talk-switched"):
    """Bots may speak, or keep silent."""

    on: bool


class Paused(_Change, frozen=True, tag="paused"):
    """The game rests, or goes on."""

    paused: bool


class Muted(_Change, frozen=True, tag="muted"):
    """Somebody may not talk, or may again."""

    seat: Seat
    muted: bool


class FaceChanged(_Change, frozen=True, tag="faced"):
    """Somebody looks different now."""

    seat: Seat
    face: Avatar


class Configured(_Change, frozen=True, tag="configured"):
    """The host has set what is played, by how many, and how fast."""

    edition: str
    own_edition: str | None
    options: tuple[str, ...]
    seats: tuple[Seat | None, ...]
    """For each seat which one it was before; None for a new one."""
    bots: tuple[str | None, ...]
    """The kinds of the bots: another game has others."""
    turn_seconds: int | None
    pace: BotPace
    level: str | None = None
    """The kind of the bots that will come."""


class SummaryDismissed(_Change, frozen=True, tag="went-on"):
    """Somebody has looked at how the round ended; None: nobody is waited for any longer."""

    seat: Seat | None


class Reacted(_Change, frozen=True, tag="reacted"):
    """What somebody thinks of the change with this number."""

    seat: Seat
    to: int
    face: Reaction


class SeatAwaited(_Change, frozen=True, tag="awaited"):
    """Somebody wants to take over this bot's seat at the next round; or, without a name, not."""

    seat: Seat
    name: str | None = None
    key_hash: str | None = None
    face: Avatar | None = None
    kicked: bool = False
    """Whether it was the host who sent them away."""
    device: str | None = None
    blocked: bool = False
    """Whether their device may not come back either."""


class SeatRequested(_Change, frozen=True, omit_defaults=True, tag="seat-asked"):
    """Somebody without a key says that this seat is theirs: the others decide."""

    seat: Seat
    key_hash: str
    sign: str
    """What the one who asks sees too: so the others know that it is them."""
    device: str | None = None


class SeatRequestVoted(_Change, frozen=True, tag="seat-voted"):
    """Somebody thinks that whoever asks for a seat should have it, or not."""

    seat: Seat
    yes: bool


class SeatRequestEnded(_Change, frozen=True, tag="seat-unasked"):
    """Nobody asks for a seat any more."""

    why: SeatRequestEndReason


class SeatTransferred(_Change, frozen=True, omit_defaults=True, tag="seat-moved"):
    """The person in a seat plays on with another key; the old one opens nothing any more."""

    seat: Seat
    key_hash: str
    how: SeatTransferKind
    device: str | None = None


class Listed(_Change, frozen=True, tag="listed"):
    """Strangers find the table in the list of open ones, or not."""

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
"""How a stored line of chat begins."""
DEAL_PREFIXES = ('{"change":"started"', '{"change":"table-kept"')
"""How the stored change begins that a game is counted by."""
VISIBILITY_PREFIX = '{"change":"game-shown"'
"""How a stored `GameVisibilityChanged` begins."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Change)
_opening_decoder = msgspec.json.Decoder(Opened)


def encode_change(change: Change) -> str:
    """The change as it is stored."""
    if isinstance(change, Moved):
        change = replace(change, move=str(change.move))
    return _encoder.encode(change).decode()


def decode_change(text: str, read_move: Callable[[str], Any]) -> Change:
    """A stored change of a table whose game has this notation."""
    change: Change = _decoder.decode(text)
    if isinstance(change, Moved):
        return replace(change, move=read_move(change.move))
    return change


def decode_opening(text: str) -> Opened:
    """The stored change a table begins with: which game it is stands in it."""
    return _opening_decoder.decode(text)


def redact_chat(text: str) -> str:
    """A stored line of chat without its words: that somebody spoke is part of the count."""
    change = _decoder.decode(text)
    return encode_change(replace(change, text="")) if isinstance(change, Chatted) else text
