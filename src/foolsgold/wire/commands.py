"""Frames a client sends over the WebSocket; unknown fields and wrong types are refused."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from foolsgold.play.table_talk import Claim
from foolsgold.wire.duplicate_keys import reject_duplicate_keys
from foolsgold.wire.table_enums import Avatar, BotPace, Reaction

MAX_CLIENT_FRAME_BYTES = 32_768
"""Maximum size of a frame: a custom edition has to fit."""
MAX_CHAT_LETTERS = 300
"""The longest line of chat, in letters."""

MAX_ID_LETTERS = 64
VISIBLE_ASCII = r"^[!-~]+(?!\n)$"
"""`$` alone would let a line break through."""

CommandId = Annotated[str, msgspec.Meta(pattern=VISIBLE_ASCII, max_length=MAX_ID_LETTERS)]
"""Made by the client and never used twice: the same id is carried out once, however often sent."""
HexDigest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", max_length=64)]
"""256 bits: a secret, or the hash of one."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
NonNegativeInt = Annotated[int, msgspec.Meta(ge=0, le=2**53)]

MAX_EDITION_LETTERS = 16_384
"""The longest text of an own edition, in letters."""
EditionText = Annotated[str, msgspec.Meta(max_length=MAX_EDITION_LETTERS)]
OptionNames = Annotated[tuple[str, ...], msgspec.Meta(max_length=20)]
SeatCount = Annotated[int, msgspec.Meta(ge=1, le=99)]
TurnSeconds = Annotated[int, msgspec.Meta(ge=5, le=3600)]


class _ClientFrame(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"
):
    """Anything a client sends."""


class Hello(_ClientFrame, frozen=True, tag="hello"):
    """The first frame: the number of the last change this client has, if it has any."""

    last: NonNegativeInt | None = None


class Ping(_ClientFrame, frozen=True, tag="ping"):
    """Is the server there."""


class _Command(_ClientFrame, frozen=True):
    """Asks for a change of the table."""

    id: CommandId


class Ready(_Command, frozen=True, tag="ready"):
    """I am ready to begin, or not."""

    ready: bool = True


class Start(_Command, frozen=True, tag="start"):
    """Begin a game, or the next one with the same seats; `fill` puts bots into open seats."""

    fill: bool = False


class Commit(_Command, frozen=True, tag="commit"):
    """My device has made a secret for the deal of this game: here is its hash."""

    game: NonNegativeInt
    commitment: HexDigest


class Reveal(_Command, frozen=True, tag="reveal"):
    """The secret of my device: the list of all hashes is fixed."""

    secret: HexDigest


class PlayMove(_Command, frozen=True, tag="move"):
    """Play a move: one of `view.legal`, at the turn the view was for."""

    turn: NonNegativeInt
    move: msgspec.Raw
    """Still as it came: which game it is a move of, only the table knows."""


class SendChat(_Command, frozen=True, tag="say"):
    """A line of chat."""

    text: str


class MakeClaim(_Command, frozen=True, tag="claim"):
    """A claim in the words of the game."""

    claim: Claim


class LeaveTable(_Command, frozen=True, tag="leave"):
    """Give up the seat for good, or no longer wait for one."""


class DismissSummary(_Command, frozen=True, tag="go-on"):
    """I have looked at how this round ended: the next one may begin."""

    round: NonNegativeInt


class ChooseAvatar(_Command, frozen=True, tag="face"):
    """I want to look like this."""

    face: Avatar


class React(_Command, frozen=True, tag="react"):
    """What I think of a change of this game, without a word."""

    change: NonNegativeInt
    face: Reaction


class Configure(_Command, frozen=True, tag="configure"):
    """Host: other rules, seats or times; what is left out stays as it is.

    `edition` or `edition_text` begin anew with the options given; while a game runs only
    `pace` and `turn_seconds` can be changed.
    """

    edition: str | UnsetType = UNSET
    edition_text: EditionText | UnsetType = UNSET
    options: OptionNames | UnsetType = UNSET
    seats: SeatCount | UnsetType = UNSET
    turn_seconds: TurnSeconds | UnsetType | None = UNSET
    pace: BotPace | UnsetType = UNSET
    level: str | UnsetType | None = UNSET
    """The kind of all bots, of those that sit there too; null is the one a game has first."""


class Lock(_Command, frozen=True, tag="lock"):
    """Host: nobody new may sit down, or again everybody may."""

    locked: bool


class ListPublicly(_Command, frozen=True, tag="list"):
    """Host: strangers find the table in the list of open ones, or not any more."""

    listed: bool


class VoteOnSeatRequest(_Command, frozen=True, tag="grant"):
    """Votes on the request for a seat with this sign."""

    sign: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}(?!\n)$", max_length=4)]
    yes: bool


class SwitchChat(_Command, frozen=True, tag="chat"):
    """Host: lines of chat are allowed, or only claims."""

    on: bool


class SwitchBotTalk(_Command, frozen=True, tag="bot-talk"):
    """Host: bots may speak, or keep silent."""

    on: bool


class Pause(_Command, frozen=True, tag="pause"):
    """Host: pauses the game, or ends the pause."""

    paused: bool


class Kick(_Command, frozen=True, tag="kick"):
    """Host: this person has to go; `block` keeps their device from all tables of this host."""

    seat: SeatNumber
    block: bool = False
    """Where the server knows devices, which it does where strangers meet."""


class Mute(_Command, frozen=True, tag="mute"):
    """Host: this person may not talk, or may again."""

    seat: SeatNumber
    muted: bool


class PassHost(_Command, frozen=True, tag="host"):
    """Host: somebody else is host now."""

    seat: SeatNumber


class SeatBot(_Command, frozen=True, tag="bot"):
    """Host: a bot takes this open seat."""

    seat: SeatNumber
    bot: str | None = None
    name: str | None = None


class FreeSeat(_Command, frozen=True, tag="free"):
    """Host: the bot in this seat goes, so that a person can sit down."""

    seat: SeatNumber


Command: TypeAlias = (
    Ready | Start | Commit | Reveal | PlayMove | SendChat | MakeClaim | LeaveTable
    | DismissSummary | ChooseAvatar | React
    | Configure | Lock | SwitchChat | SwitchBotTalk | Pause | Kick | Mute | PassHost | SeatBot
    | FreeSeat | ListPublicly | VoteOnSeatRequest
)  # fmt: skip
ClientFrame: TypeAlias = Hello | Ping | Command

_decoder = msgspec.json.Decoder(ClientFrame)


def decode_client_frame(data: bytes | str) -> ClientFrame:
    """The frame a client sent; `msgspec.ValidationError` or `DecodeError` if it is none."""
    frame: ClientFrame = _decoder.decode(data)
    reject_duplicate_keys(data)
    return frame
