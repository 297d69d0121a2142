"""What every game offers to the floors above: one protocol, and the errors a player may cause."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Protocol, TypeVar

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.phrases import Complaint


class Reason(Enum):
    """Why a move is refused: a message id, and the number of the rule. Each game lists its own."""

    rule: str

    def __new__(cls, value: str, rule: str) -> "Reason":
        """The value is the message id; the rule's number rides along."""
        reason = object.__new__(cls)
        reason._value_ = value
        reason.rule = rule
        return reason


class Refused(Complaint):
    """A move the rules do not allow; `reason.rule` names the rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"refused-{reason.value}", rule=reason.rule)
        self.reason = reason


class BadNotation(Complaint):
    """A text that is not a move of this game."""

    def __init__(self, text: str, example: str) -> None:
        super().__init__("bad-notation", text=text, example=example)


class RoundStarted(msgspec.Struct, frozen=True, tag_field="event", tag="round-started"):
    """The table is laid and the cards are dealt: every game that has rounds says so alike."""

    round: int
    starter: Seat


class Chapter:
    """The log of a round that is over; what each seat heard of it is worked out only once."""

    __slots__ = ("_heard", "events")

    def __init__(self, events: tuple[Any, ...]) -> None:
        self.events = events
        self._heard: dict[Seat | None, tuple[Any, ...]] = {}

    def heard(
        self, seat: Seat | None, seen_by: Callable[[Any, Seat | None], Any]
    ) -> tuple[Any, ...]:
        """The events as a seat learned of them."""
        if seat not in self._heard:
            self._heard[seat] = tuple(seen_by(event, seat) for event in self.events)
        return self._heard[seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chapter) and self.events == other.events

    def __hash__(self) -> int:
        return hash(self.events)


NOBODY = "nobody"
"""The winner of a round that no side won."""


class RoundTally(msgspec.Struct, frozen=True):
    """How a round went, in words every game shares: which side won, who got what."""

    winner: str
    sides: tuple[str, ...]
    points: tuple[int, ...]


class Edition(Protocol):
    """The box a game comes in: its numbers and switches. Games read more of it than this."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> tuple[int, int]: ...
    @property
    def options(self) -> tuple[str, ...]: ...


Ed = TypeVar("Ed", bound=Edition)
St = TypeVar("St")
Mv = TypeVar("Mv")
Ev = TypeVar("Ev")
Vw_co = TypeVar("Vw_co", covariant=True)


class Rules(Protocol[Ed, St, Mv, Ev, Vw_co]):
    """A game, as the floors above see it; a module will do. States and moves are its own."""

    name: str
    sides: tuple[str, ...]
    """The hidden sides, such as digger and saboteur."""
    unit: str
    """What is counted at the end: gold or points."""
    switches: tuple[str, ...]
    """The fields in which editions differ, in the order people read them."""
    finds: tuple[str, ...]
    """What a player may say he found under a goal."""
    mending: bool
    """Whether there are tools to mend."""
    move_type: Any
    view_type: Any
    event_type: Any
    """The union of all moves, the view, the union of all events: what JSON is read as."""

    def edition_from(self, table: Mapping[str, Any], /) -> Ed:
        """The edition described by the contents of a TOML file; `EditionError` if it is wrong."""

    def shipped(self) -> Sequence[str]:
        """The ids of the editions that come with the project."""

    def shipped_table(self, edition: str, /) -> dict[str, Any]:
        """The contents of a shipped edition's file."""

    def deal(
        self, edition: Ed, seats: int, seed: int, first: Seat | None
    ) -> tuple[St, tuple[Ev, ...]]:
        """The opening position. All chance of the whole game is fixed here."""

    def to_act(self, state: St, /) -> Seat | None:
        """Who must decide now; None when the game is over."""

    def legal_moves(self, state: St, /) -> tuple[Mv, ...]:
        """All the acting seat may do, in a fixed order."""

    def refusal(self, state: St, move: Mv, /) -> Reason | None:
        """Why the acting seat may not do this; None if it may."""

    def step(self, state: St, move: Mv, /) -> tuple[St, tuple[Ev, ...]]:
        """The position after a legal move and what happened; `Refused` for any other move."""

    def apply(self, state: St, move: Mv, /) -> tuple[St, tuple[Ev, ...]]:
        """`step` for a move known to be legal: it is not asked again."""

    def view_of(self, state: St, seat: Seat | None, /) -> Vw_co:
        """All that a seat may know; None is a spectator."""

    def seen_by(self, event: Ev, seat: Seat | None, /) -> Ev:
        """What a seat learns of an event."""

    def scores(self, state: St, /) -> tuple[int, ...]:
        """Points of all seats so far. A secret of the table until the game is over."""

    def winners(self, state: St, /) -> tuple[Seat, ...]:
        """Who has won; empty while the game runs."""

    def tallies(self, state: St, events: Iterable[Ev], /) -> tuple[RoundTally, ...]:
        """How each round of a whole game went, from its last position and all its events."""

    def move_text(self, move: Mv, /) -> str:
        """The move in one line."""

    def read_move(self, text: str, /) -> Mv:
        """The move written as `text`; `BadNotation` if it is none."""


def read_number(text: str) -> int:
    """A plain number of at most four digits: what a hand, a table or a board can hold."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise ValueError(text)
    return int(text)


def read_from_one(text: str) -> int:
    """A seat or goal as people count, from 1."""
    number = read_number(text)
    if number < 1:
        raise ValueError(text)
    return number - 1
