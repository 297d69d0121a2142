"""The interface of a game: `Rules`, `GamePlugin`, shared events and results, and move errors."""

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
from foolsgold.games.edition_fields import switch_names_of
from foolsgold.games.toml_reader import read_shipped


class Reason(Enum):
    """Why a move is refused: a message id, and the number of the rule. Each game lists its own."""

    rule: str

    def __new__(cls, value: str, rule: str) -> "Reason":
        """The value is the message id; `rule` is an extra attribute."""
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


class RoundEndEvent(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of every game's event that ends a round and shows all roles and goals."""

    @property
    def goals(self) -> tuple[str, ...]:
        """What was under each goal."""
        raise NotImplementedError


class PeekEvent(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of every game's event that a seat has looked at a face-down goal."""

    @property
    def seat(self) -> Seat:
        """Who looked."""
        raise NotImplementedError

    @property
    def goal(self) -> Goal:
        """The goal looked at."""
        raise NotImplementedError


class ChanceEvent(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of the events whose outcome is chance, such as cards dealt or drawn."""


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
    """The fields that all editions share; each game has more."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> tuple[int, int]: ...
    @property
    def options(self) -> tuple[str, ...]: ...


class AnyState(Protocol):
    """The fields that all states share."""

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
    """A game as the rest of the program sees it: its own functions, and what all games share."""

    name: str
    package: str
    """The Python package of the game, which contains its editions."""
    edition_ids: tuple[str, ...]
    """The ids of the shipped editions."""
    reference_edition: str
    """The edition the others are compared with."""
    sides: tuple[str, ...]
    """The hidden sides, such as digger and saboteur."""
    score_unit: str
    """What is counted at the end: gold or points."""
    claimable_faces: tuple[str, ...]
    """The goal faces that a claim may name."""
    secret_enums: tuple[type[StrEnum], ...]
    """Enums whose values are secret (roles, goal faces); frames are padded so that their length
    does not reveal them."""
    has_tools: bool
    """Whether the game has tools that break."""
    scoring_phases: tuple[str, ...]
    """The phases in which a finished round is scored."""
    slow_moves: tuple[type, ...]
    """Moves that people need more time to follow: attacks and peeks."""
    edition_type: Any
    move_type: Any
    view_type: Any
    event_type: Any
    """The types for JSON: the edition, all moves (a union), the view, all events (a union)."""

    edition_from: Callable[[Mapping[str, Any]], Ed]
    """The edition described by the contents of a TOML file; `EditionError` if it is wrong."""
    chance_from: Callable[[int, int, Seat | None], GameChance[Any]]
    """All randomness of a game, from the number of seats, a seed, and who begins."""
    start: Callable[[Ed, int, GameChance[Any]], tuple[St, tuple[Ev, ...]]]
    """The opening position for given randomness."""
    legal_moves: Callable[[St], tuple[Mv, ...]]
    """All the acting seat may do, in a fixed order."""
    refusal: Callable[[St, Mv], Reason | None]
    """Why the acting seat may not do this; None if it may."""
    apply: Callable[[St, Mv], tuple[St, tuple[Ev, ...]]]
    """`step` without the legality check, for moves known to be legal."""
    public_view: Callable[[St], Vw]
    """All that a spectator may know."""
    seat_view: Callable[[St, Seat, Vw], Vw]
    """All that a seat may know, given the public view of the same state, which it extends."""
    open_view: Callable[[St], tuple[Vw, tuple[tuple[Any, ...], ...]]]
    """An unredacted view and all hands; only for replays of finished games."""
    sample_state: Callable[[Vw, Rng], St]
    """Determinization: a state that agrees with a view, with the unknown cards dealt at random."""
    redact_before: Callable[[Vw, Vw], Vw]
    """`view` without what the previous occupant knew privately; the second argument is the public
    view at the takeover."""
    redact_event: Callable[[Ev, Seat | None], Ev]
    """An event as a seat learns of it."""
    has_more_rounds: Callable[[St], bool]
    """Whether another round may follow the one under way."""
    scores: Callable[[St], tuple[int, ...]]
    """Points of all seats so far; the game decides whether players know them."""
    winners: Callable[[St], tuple[Seat, ...]]
    """Who has won; empty while the game runs."""
    tallies: Callable[[St, Iterable[Ev]], tuple[RoundTally, ...]]
    """How each round of a whole game went, from its last position and all its events."""
    awards: Callable[[Ed, Iterable[Ev]], tuple[Award, ...]]
    """Awards for the moves of a whole game, most notable first; a seat may have several."""
    read_move: Callable[[str], Mv]
    """The move written as a text; `BadNotation` if it is none."""
    actions: ActionSpace[Vw, Mv]
    """Moves as numbers, for machine learning."""
    position_text: Callable[[St], str]
    """The full state in one line, secrets included."""
    read_position: Callable[[str, Ed], St]
    """Parses a position; `PositionError` if it is wrong."""
    view_text: Callable[[Vw], str]
    """A whole view in one line."""
    read_view: Callable[[str, Ed], Vw]
    """Parses a view; `PositionError` if it is wrong."""
    table_to_ascii: Callable[[St], str]
    """The table as ASCII art, secrets included, without translated text."""
    view_to_svg: Callable[[Vw, Sequence[Sequence[Any]], Sequence[str]], str]
    """A view as SVG, with the players' names, and with all hands if they may be known."""
    version: int = 1
    """Increased when a seed or a move has another result than before: games dealt under an
    earlier version would replay differently."""
    compatible_versions: tuple[int, ...] = ()
    """Earlier versions whose games still replay the same."""

    @cached_property
    def _move_types(self) -> dict[type, list[type]]:
        """The field types of each kind of move, in order."""
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

    def view_of(self, state: St, seat: Seat | None) -> Vw:
        """All that a seat may know; None is a spectator."""
        public = self.public_view(state)
        return public if seat is None else self.seat_view(state, seat, public)

    def supports_version(self, version: int) -> bool:
        """Whether a game that was dealt under this version of the rules can continue."""
        return version == self.version or version in self.compatible_versions

    def __post_init__(self) -> None:
        # msgspec resolves a type on first use, and two threads doing so crash the interpreter:
        # so resolve all types here, during the import.
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
        """The opening position; it fixes all randomness of the whole game."""
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
        """The whole table as SVG, secrets included."""
        view, hands = self.open_view(state)
        return self.view_to_svg(view, hands, names)

    def redact_events(self, events: Iterable[Ev], seat: Seat | None) -> tuple[Ev, ...]:
        """Some events as a seat learns of them."""
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
    description: str
    """Describes a view in words: a `locales.description.TableDescription` for a narrator."""
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
    """Parses an unsigned number of at most four digits."""
    check_text("text", text)
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise ValueError(f"{text!r} is not a number of at most four digits")
    return int(text)


def read_one_based(text: str) -> int:
    """Parses a seat or goal, which people count from 1."""
    number = read_number(text)
    if number < 1:
        raise ValueError("seats and goals are numbered from 1 in texts")
    return number - 1
