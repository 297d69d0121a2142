"""What every game offers to the floors above, the frame they share, and errors a player causes."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec
from msgspec.structs import astuple

from foolsgold.base.argument_checks import check_int, check_text, check_type, type_error
from foolsgold.base.ids import Goal, Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.games.action_space import ActionSpace, AnyView
from foolsgold.games.chance import GameChance
from foolsgold.games.edition_toml import read_shipped
from foolsgold.games.switches import switch_names_of


class Reason(Enum):
    """Why a move is refused: a message id, and the number of the rule. Each game lists its own."""

    rule: str

    def __new__(cls, value: str, rule: str) -> "Reason":
        """The value is the message id; the rule's number rides along."""
        reason = object.__new__(cls)
        reason._value_ = value
        reason.rule = rule
        return reason


class Refused(UserError):
    """A move the rules do not allow; `reason.rule` names the rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"refused-{reason.value}", rule=reason.rule)
        self.reason = reason


class BadNotation(UserError):
    """A text that is not a move of this game."""

    def __init__(self, text: str, example: str) -> None:
        super().__init__("bad-notation", text=text, example=example)


class RoundStarted(msgspec.Struct, frozen=True, tag_field="event", tag="round-started"):
    """The table is laid and the cards are dealt: every game that has rounds says so alike."""

    round: int
    starter: Seat


NO_WINNER = "nobody"
"""The winner of a round that no side won."""


class RoundTally(msgspec.Struct, frozen=True):
    """How a round went, in words every game shares: which side won, who got what."""

    winner: str
    sides: tuple[str, ...]
    points: tuple[int, ...]
    roles: tuple[str, ...] = ()
    opener: Seat | None = None
    """Who turned up the goal that decided it, if one did."""
    goal: Goal | None = None


class Award(msgspec.Struct, frozen=True):
    """Something a seat may be proud of, or laughed at for, once the game is over."""

    id: str
    seat: Seat
    number: int
    """How much of it there was."""
    of: int = 0
    """Out of how much, where that says more."""


class AnyEdition(Protocol):
    """The box a game comes in: its numbers and switches. Games read more of it than this."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> tuple[int, int]: ...
    @property
    def options(self) -> tuple[str, ...]: ...


class AnyState(Protocol):
    """A position, as far as all games agree."""

    @property
    def phase(self) -> str: ...
    @property
    def to_act(self) -> Seat: ...


GAME_OVER_PHASE = "over"
"""The phase of a game that has ended, in every game."""

Ed = TypeVar("Ed", bound=AnyEdition)
St = TypeVar("St", bound=AnyState)
Mv = TypeVar("Mv", bound=msgspec.Struct)
Ev = TypeVar("Ev")
Vw = TypeVar("Vw", bound=AnyView)


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[Ed, St, Mv, Ev, Vw]):
    """A game, as the floors above see it: its own functions, and the frame all games share."""

    name: str
    package: str
    """Where the game lives: its editions lie there."""
    edition_ids: tuple[str, ...]
    """The ids of the editions that come with the project."""
    reference_edition: str
    """The edition the others are compared with."""
    sides: tuple[str, ...]
    """The hidden sides, such as digger and saboteur."""
    score_unit: str
    """What is counted at the end: gold or points."""
    claimable_faces: tuple[str, ...]
    """What a player may say they found under a goal."""
    secret_enums: tuple[type[StrEnum], ...]
    """Words only their reader may know: roles, and what lies under a goal. How long they are must
    not tell them."""
    has_tools: bool
    """Whether there are tools to mend."""
    scoring_phases: tuple[str, ...]
    """The phases in which a round that is over is being scored."""
    slow_moves: tuple[type, ...]
    """The moves people need longer to follow: attacks and looks."""
    edition_type: Any
    move_type: Any
    view_type: Any
    event_type: Any
    """The edition, the union of all moves, the view, the union of all events: what JSON is."""

    edition_from: Callable[[Mapping[str, Any]], Ed]
    """The edition described by the contents of a TOML file; `EditionError` if it is wrong."""
    chance_from: Callable[[int, int, Seat | None], GameChance[Any]]
    """All chance of a game, from the number of seats, a seed, and who begins."""
    start: Callable[[Ed, int, GameChance[Any]], tuple[St, tuple[Ev, ...]]]
    """The opening position for a given piece of chance."""
    legal_moves: Callable[[St], tuple[Mv, ...]]
    """All the acting seat may do, in a fixed order."""
    refusal: Callable[[St, Mv], Reason | None]
    """Why the acting seat may not do this; None if it may."""
    apply: Callable[[St, Mv], tuple[St, tuple[Ev, ...]]]
    """`step` for a move known to be legal: it is not asked again."""
    view_of: Callable[[St, Seat | None], Vw]
    """All that a seat may know; None is a spectator."""
    open_view: Callable[[St], tuple[Vw, tuple[tuple[Any, ...], ...]]]
    """A view that is nobody's, with every card turned up, and all hands: only for a look back at
    a game that is over."""
    sample_state: Callable[[Vw, Rng], St]
    """A position that agrees with a view, what is unknown dealt anew from the given chance."""
    redact_before: Callable[[Vw, Vw], Vw]
    """A view without what only its seat knew when a round began, of which the public view is
    given: for whoever took the seat over at that moment."""
    redact_event: Callable[[Ev, Seat | None], Ev]
    """What a seat learns of an event."""
    has_more_rounds: Callable[[St], bool]
    """Whether another round may follow the one under way."""
    scores: Callable[[St], tuple[int, ...]]
    """Points of all seats so far; whether players know them is the game's to say."""
    winners: Callable[[St], tuple[Seat, ...]]
    """Who has won; empty while the game runs."""
    tallies: Callable[[St, Iterable[Ev]], tuple[RoundTally, ...]]
    """How each round of a whole game went, from its last position and all its events."""
    awards: Callable[[Ed, Iterable[Ev]], tuple[Award, ...]]
    """What the deeds of a whole game earned, the most telling first; a seat may have several."""
    read_move: Callable[[str], Mv]
    """The move written as a text; `BadNotation` if it is none."""
    actions: ActionSpace[Vw, Mv]
    """Moves as numbers, for programs that learn."""
    position_text: Callable[[St], str]
    """Everything of a position in one line: it holds every secret."""
    read_position: Callable[[str, Ed], St]
    """The position a line tells; `PositionWrong` if it tells none."""
    view_text: Callable[[Vw], str]
    """Everything of a view in one line."""
    read_view: Callable[[str, Ed], Vw]
    """The view a line tells; `PositionWrong` if it tells none."""
    table_to_ascii: Callable[[St], str]
    """The table as a picture of characters, all cards open: ids only, no words of a language."""
    view_to_svg: Callable[[Vw, Sequence[Sequence[Any]], Sequence[str]], str]
    """A view as an SVG picture; with all hands, if they may be known, and the players' names."""
    version: int = 1
    """Counts on when a seed or a move leads elsewhere than before: a game that was dealt then is
    another game now."""
    compatible_versions: tuple[int, ...] = ()
    """Earlier versions whose games are played on all the same: the change does not touch them."""

    @cached_property
    def _move_types(self) -> dict[type, list[type]]:
        """For each kind of move the types of its fields, in order."""
        return {kind: [*get_type_hints(kind).values()] for kind in get_args(self.move_type)}

    def check_move(self, move: Mv) -> None:
        """`TypeError` if this is no move of this game, or a field of it is of the wrong type."""
        wanted = self._move_types.get(type(move))
        if wanted is None:
            raise type_error("move", move, f"a move of {self.name} or its text")
        values = astuple(move)
        if [*map(type, values)] == wanted:
            return
        for name, value, kind in zip(move.__struct_fields__, values, wanted, strict=True):
            where = f"{type(move).__name__}.{name}"
            if kind is int:
                check_int(where, value)
            else:
                check_type(where, value, kind, f"a {kind.__name__}")

    def supports_version(self, version: int) -> bool:
        """Whether a game that was dealt under this version of the rules can be played on."""
        return version == self.version or version in self.compatible_versions

    def __post_init__(self) -> None:
        # A type is worked out when it is first read, and two threads at it crash the interpreter:
        # so it is done here, once, while the game is imported.
        for kind in (self.move_type, self.view_type, self.event_type):
            msgspec.json.Decoder(kind)

    @property
    def switch_names(self) -> tuple[str, ...]:
        """The fields in which editions differ, in the order people read them."""
        return switch_names_of(self.edition_type)

    def edition_table(self, edition: str) -> dict[str, Any]:
        """The contents of a shipped edition's file."""
        return read_shipped(self.package, edition)

    def deal(
        self, edition: Ed, seats: int, seed: int, first: Seat | None
    ) -> tuple[St, tuple[Ev, ...]]:
        """The opening position. All chance of the whole game is fixed here."""
        return self.start(edition, seats, self.chance_from(seats, seed, first))

    def to_act(self, state: St) -> Seat | None:
        """Who must decide now; None when the game is over."""
        return None if state.phase == GAME_OVER_PHASE else state.to_act

    def step(self, state: St, move: Mv) -> tuple[St, tuple[Ev, ...]]:
        """The position after a legal move and what happened; `Refused` for any other move."""
        reason = self.refusal(state, move)
        if reason is not None:
            raise Refused(reason)
        return self.apply(state, move)

    def open_table_to_svg(self, state: St, names: Sequence[str] = ()) -> str:
        """The whole table as an SVG picture, every secret included."""
        view, hands = self.open_view(state)
        return self.view_to_svg(view, hands, names)

    def redact_events(self, events: Iterable[Ev], seat: Seat | None) -> tuple[Ev, ...]:
        """What a seat learns of some events."""
        return tuple(self.redact_event(event, seat) for event in events)


AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any]


class GamePlugin(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a game brings to the packages above, as `module:NAME`: its only registration.

    A part is imported when somebody resolves its name, so a game costs nothing that is not used,
    and the games need not import the packages above them.
    """

    rules: str
    kernel: str
    """The compiled engine: a `kernel.backend.Backend`."""
    beliefs: str
    """From a view and what was heard: how likely each seat is on the hidden side."""
    bots: tuple[str, ...]
    """The classes of its bots; the first one fills empty seats."""
    rule_bot: str
    """The name of the bot that plays by plain rules and says nothing: it stands in for whoever is
    away, and for a bot that fails."""
    hints: str | None = None
    """Answers a learner who asks what to do; None if there are no hints."""
    analysis: str
    """What the post-game analysis needs: an `analysis.game_adapter.GameAdapter`."""
    sides: str
    """What matchups and calibration need: a `study.sides.GameSides`."""
    rules_sheet: str
    """The rules sheet."""
    narrator: str
    """Tells events in words."""
    screen: str
    """What the terminal shows of a view."""
    preview: str
    """How the preview image of a finished game is drawn."""
    tutorial: str
    """The scripted round that teaches the game."""
    referee: str
    """What a referee needs besides the rules."""
    edition_by_language: dict[str, str] = {}
    """The edition to suggest to readers of a language; for others, the reference edition."""


def read_number(text: str) -> int:
    """A plain number of at most four digits: what a hand, a table or a board can hold."""
    check_text("text", text)
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise ValueError(f"{text!r} is not a number of at most four digits")
    return int(text)


def read_one_based(text: str) -> int:
    """A seat or goal as people count, from 1."""
    number = read_number(text)
    if number < 1:
        raise ValueError("seats and goals are numbered from 1 in texts")
    return number - 1
