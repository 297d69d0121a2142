"""Bodies of HTTP requests and responses: opening a table, taking a seat, hints, tutorials."""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play import game_summary
from foolsgold.play.tutorial import TutorialStep
from foolsgold.wire.commands import (
    MAX_ID_LETTERS,
    VISIBLE_ASCII,
    EditionText,
    OptionNames,
    SeatCount,
    SeatNumber,
    TurnSeconds,
)
from foolsgold.wire.table_enums import Avatar, BotPace
from foolsgold.wire.translatable_messages import WireMessage

RequestId = Annotated[
    str, msgspec.Meta(pattern=VISIBLE_ASCII, min_length=16, max_length=MAX_ID_LETTERS)
]
"""Random and secret: repeating it returns the same seat and key."""


class KeyStorage(StrEnum):
    """Where the client keeps its key."""

    COOKIE = "cookie"
    """A browser: the page's own script never sees it."""
    BEARER = "bearer"
    """A program: it comes in the answer, and goes back in the Authorization header."""


class _Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class BotSeat(_Body, frozen=True):
    """A bot that sits at the table from the beginning."""

    bot: str | None = None
    """Its kind; None is the table's `level`."""
    name: str | None = None


class NewTable(_Body, frozen=True):
    """Open a table and take the first seat."""

    id: RequestId
    name: str
    edition: str = "saboteur-en"
    edition_text: EditionText | None = None
    """A custom edition as TOML, instead of a shipped one."""
    options: OptionNames = ()
    """Optional rules of the edition to switch on."""
    seats: SeatCount = 5
    bots: Annotated[tuple[BotSeat, ...], msgspec.Meta(max_length=20)] = ()
    lang: str = "en"
    turn_seconds: TurnSeconds | None = None
    pace: BotPace = BotPace.NORMAL
    level: str | None = None
    """The kind of bots that come; None is the one the game has first."""
    chat: bool = True
    bot_talk: bool = True
    """Whether bots may speak."""
    locked: bool = False
    listed: bool = False
    """Whether strangers find it in the list of open tables; not every server has one."""
    times: bool = False
    """Whether the record contains the second of each move, counted from the deal."""
    face: Avatar | None = None
    """How one would like to look; None, or one that is taken: the server chooses."""
    keep: KeyStorage = KeyStorage.COOKIE


class SitDown(_Body, frozen=True):
    """Take a seat: the first open one, or this one.

    While a game runs, a bot's seat can be asked for: it is theirs when the next round begins.
    """

    id: RequestId
    name: str
    seat: SeatNumber | None = None
    face: Avatar | None = None
    keep: KeyStorage = KeyStorage.COOKIE


class SeatTransferRequest(_Body, frozen=True):
    """Bring a seat here, by the code that its own device shows."""

    id: RequestId
    carry: Annotated[str, msgspec.Meta(max_length=32)]
    keep: KeyStorage = KeyStorage.COOKIE


class SeatRequestBody(_Body, frozen=True):
    """This seat is mine, and I have lost its key: the host and the others decide."""

    id: RequestId
    seat: SeatNumber
    keep: KeyStorage = KeyStorage.COOKIE


class SeatTransferCode(msgspec.Struct, frozen=True):
    """A code that transfers a seat to another device, sent only to the current one."""

    code: str
    """To type: the table's code and the one-time code."""
    seconds: int
    """So long it is good; asked again before that, it may be another."""
    link: str
    qr: tuple[str, ...]
    """The link as rows of 1 (dark) and 0."""


class SeatResponse(msgspec.Struct, frozen=True):
    """The answer to all of them."""

    code: str
    link: str
    seat: Seat
    key: str | None
    """Only if the client asked to keep it itself."""
    sign: str | None = None
    """Four figures the others see too, if the seat was asked for: it is not theirs yet."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: as a message id, and as a sentence in the reader's language."""

    why: WireMessage
    text: str


class Invite(msgspec.Struct, frozen=True):
    """How friends get to a table: a link that works on their devices too, and its QR code."""

    link: str
    qr: tuple[str, ...]
    """Rows of 1 (dark) and 0."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do in the reader's seat, and why; only in games against bots."""

    turn: int
    """The turn it is meant for."""
    move: Any
    """One of `view.legal`."""
    why: WireMessage


class Tutorial(msgspec.Struct, frozen=True, kw_only=True):
    """A short scripted round."""

    game: str
    edition: str
    seat: Seat
    names: tuple[str, ...]
    steps: tuple[TutorialStep, ...]


GameSummary: TypeAlias = game_summary.GameSummary
"""What a game came to: only once it is over."""
