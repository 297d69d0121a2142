"""`Game`: a game in progress, with history and record, on top of the pure rules."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypedDict, overload

from msgspec.structs import replace

from foolsgold.base.argument_checks import check_int, check_text, check_type, type_error
from foolsgold.base.display_names import clean_name
from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.api import Reason
from foolsgold.games.catalogue import Ruleset, to_ruleset
from foolsgold.play.fair_deal import DealTranscript
from foolsgold.play.history import History
from foolsgold.play.record import (
    ClaimLine,
    MoveLine,
    Position,
    Record,
    RecordLine,
    check_seat,
    redact_for,
)
from foolsgold.play.record_parser import MAX_SECONDS, is_single_word, read_record
from foolsgold.play.table_talk import Claim, Claimed, check_claim

if TYPE_CHECKING:
    # Type parameters with defaults, for type checkers only: plain `Game` means any game.
    from typing_extensions import TypeVar, Unpack

    from foolsgold.games import gobblings, saboteur
    from foolsgold.games.gobblings.events import Event as GobblingsEvent
    from foolsgold.games.gobblings.moves import Move as GobblingsMove
    from foolsgold.games.gobblings.view import View as GobblingsView
    from foolsgold.games.saboteur.events import Event as SaboteurEvent
    from foolsgold.games.saboteur.moves import Move as SaboteurMove
    from foolsgold.games.saboteur.view import View as SaboteurView

    Mv = TypeVar("Mv", default=Any)
    Ev = TypeVar("Ev", default=Any)
    Vw = TypeVar("Vw", default=Any)
else:
    from typing import TypeVar

    Mv, Ev, Vw = TypeVar("Mv"), TypeVar("Ev"), TypeVar("Vw")


class GameOptions(TypedDict, total=False):
    """Keyword options of a new game."""

    first: Seat | None
    """Who begins; None leaves it to chance."""
    names: tuple[str, ...] | list[str]
    bots: tuple[str | None, ...] | list[str | None]
    changes: Mapping[str, Any] | None
    """Keys of an edition's file and the values this table has for them."""
    seal: DealTranscript | None


class Game(Generic[Mv, Ev, Vw]):
    """A game with all its secrets; `view` and `redact_for` give what one seat may know.

    Games are equal if their records are: the same edition, seats, seed, names, moves and talk.
    A game changes as it is played, so it has no hash.

    >>> game = Game("saboteur-lv", seats=5, seed=7)
    >>> game.to_act
    2
    >>> events = game.play(game.legal_moves[0])
    >>> len(game.view(0).hand), len(game.history_for(0)), game.is_over
    (6, 8, False)
    >>> game == game.copy()
    True
    """

    @overload
    def __init__(
        self: "SaboteurGame",
        edition: "saboteur.EditionId",
        seats: int,
        seed: int,
        **options: "Unpack[GameOptions]",
    ) -> None: ...
    @overload
    def __init__(
        self: "GobblingsGame",
        edition: "gobblings.EditionId",
        seats: int,
        seed: int,
        **options: "Unpack[GameOptions]",
    ) -> None: ...
    @overload
    def __init__(
        self, edition: str | Path | Ruleset, seats: int, seed: int, **options: "Unpack[GameOptions]"
    ) -> None: ...
    def __init__(
        self,
        edition: str | Path | Ruleset,
        seats: int,
        seed: int,
        *,
        first: Seat | None = None,
        names: tuple[str, ...] | list[str] = (),
        bots: tuple[str | None, ...] | list[str | None] = (),
        changes: Mapping[str, Any] | None = None,
        seal: DealTranscript | None = None,
    ) -> None:
        ruleset = to_ruleset(edition)
        self.ruleset = ruleset if changes is None else ruleset.with_overrides(changes)
        self.seats = check_int("seats", seats)
        self.ruleset.check_seats(self.seats)
        self.seed = check_int("seed", seed)
        if not 0 <= self.seed < SEED_LIMIT:
            raise UserError("seed-wrong", found=str(seed), high=str(SEED_LIMIT - 1))
        self.first = None if first is None else check_int("first", first, "an int or None")
        if self.first is not None and not 0 <= self.first < self.seats:
            raise UserError("first-wrong", found=self.first, low=0, high=self.seats - 1)
        self.names: tuple[str, ...] = tuple(map(clean_name, self._per_seat("names", names)))
        self.bots: tuple[str | None, ...] = self._per_seat("bots", bots)
        """For each seat the kind of bot that holds it, None for a person; empty if unknown."""
        for bot in self.bots:
            if bot is not None:
                _check_bot_kind("bots", bot)
        if seal is not None:
            check_type("seal", seal, DealTranscript, "a DealTranscript or None")
        self.seal = seal
        """The commit-reveal transcript of the seed, if any; as secret as the seed."""
        self._deal()

    def _per_seat(self, name: str, values: Iterable[Any]) -> tuple[Any, ...]:
        """One value for each seat, or none at all."""
        if isinstance(values, str) or not isinstance(values, Iterable):
            raise type_error(name, values, "a tuple or list with one item for each seat")
        given = tuple(values)
        if given and len(given) != self.seats:
            raise UserError("per-seat-wrong", name=name, found=len(given), seats=self.seats)
        return given

    def _deal(self) -> None:
        self._lines: list[tuple[Mv | ClaimLine, str | None, int | None]] = []
        self.state, events = self.ruleset.rules.deal(
            self.ruleset.edition, self.seats, self.seed, self.first
        )
        self.last_events: tuple[Ev, ...] = events
        """Events of the last move, or of the deal."""
        self._public_view: tuple[Any, Vw] | None = None
        """The latest public view, and its state."""
        self.history: History[Ev] = History(events)

    # --- state ---------------------------------------------------------------------

    @property
    def to_act(self) -> Seat | None:
        """Who must decide now; None when the game is over."""
        return self.ruleset.rules.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played."""
        return self.to_act is None

    @property
    def legal_moves(self) -> tuple[Mv, ...]:
        """All the acting seat may do."""
        return self.ruleset.rules.legal_moves(self.state)

    @property
    def moves(self) -> tuple[Mv, ...]:
        """All moves played so far."""
        return tuple(line for line, _, _ in self._lines if not isinstance(line, ClaimLine))

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far: secret until the end in Saboteur, public in Gobblings."""
        return self.ruleset.rules.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the game runs."""
        return self.ruleset.rules.winners(self.state)

    # --- for one seat --------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> Vw:
        """All that a seat may know; without a seat, what everybody may."""
        seat, rules = check_seat(seat, self.seats), self.ruleset.rules
        # All seats of a table need views of the same state, which share its public part.
        if self._public_view is None or self._public_view[0] is not self.state:
            self._public_view = self.state, rules.public_view(self.state)
        public: Vw = self._public_view[1]
        view: Vw = public if seat is None else rules.seat_view(self.state, seat, public)
        return view

    def history_for(self, seat: Seat | None = None, since: int = 0) -> tuple[Ev | Claimed, ...]:
        """What a seat learned, events and claims in order, after the first `since` entries."""
        since = check_int("since", since)
        seat = check_seat(seat, self.seats)
        return redact_for(self.ruleset, tuple(self.history.since(since)), seat)

    def round_history_for(self, seat: Seat | None = None) -> tuple[Ev | Claimed, ...]:
        """What a seat has learned since the round began; bots get it with their view."""
        return self.history_for(seat, self.history.current_round_start)

    def earlier_history_for(self, seat: Seat | None = None) -> tuple[Ev | Claimed, ...]:
        """What a seat learned in earlier rounds: what a bot may remember."""
        seat = check_seat(seat, self.seats)
        return redact_for(
            self.ruleset, tuple(self.history.entries[: self.history.current_round_start]), seat
        )

    def redact_for(self, events: tuple[Ev, ...], seat: Seat | None = None) -> tuple[Ev, ...]:
        """The events as a seat learns of them."""
        return self.ruleset.rules.redact_events(events, check_seat(seat, self.seats))

    # --- playing ----------------------------------------------------------------------------

    def refusal(self, move: Mv | str) -> Reason | None:
        """Why the acting seat may not play this move, or its text; None if it may."""
        return self.ruleset.rules.refusal(self.state, self._to_move(move))

    def play(
        self, move: Mv | str, *, stand_in: str | None = None, at: int | None = None
    ) -> tuple[Ev, ...]:
        """Plays a move or its text, and returns the unredacted events.

        `stand_in` is the kind of bot that chose it for an absent person, `at` its second.
        """
        return self._advance(self.ruleset.rules.step, move, stand_in, at)

    def apply(
        self, move: Mv | str, *, stand_in: str | None = None, at: int | None = None
    ) -> tuple[Ev, ...]:
        """`play` without the legality check, for moves known to be legal."""
        return self._advance(self.ruleset.rules.apply, move, stand_in, at)

    def _advance(
        self, step: Any, move: Mv | str, stand_in: str | None, at: int | None
    ) -> tuple[Ev, ...]:
        taken = self._to_move(move)
        if stand_in is not None:
            _check_bot_kind("stand_in", stand_in)
        if at is not None:
            _check_seconds(at)
        self.state, events = step(self.state, taken)
        self._lines.append((taken, stand_in, at))
        self.last_events = events
        self.history.add(events)
        return self.last_events

    def _to_move(self, move: Mv | str) -> Mv:
        """The move itself, if it was given as its text."""
        rules = self.ruleset.rules
        if isinstance(move, str):
            read: Mv = rules.read_move(move)
            return read
        rules.check_move(move)
        return move

    def say(self, seat: Seat, claim: Claim, *, at: int | None = None) -> Claimed:
        """Somebody claims something aloud; `UserError` if nobody could mean it at this table.

        >>> from foolsgold.play.table_talk import Suspect
        >>> game = Game("saboteur-lv", seats=5, seed=7)
        >>> game.say(0, Suspect(3))
        Claimed(seat=0, claim=Suspect(seat=3))
        >>> game.say(0, "hello")
        Traceback (most recent call last):
        TypeError: claim must be a claim such as Honest() or Suspect(1), not str
        """
        check_seat(check_int("seat", seat), self.seats)
        check_claim(claim, self.ruleset, self.seats)
        if at is not None:
            _check_seconds(at)
        claimed = Claimed(seat, claim)
        self._lines.append((ClaimLine(seat, claim, at), None, at))
        self.history.add((claimed,))
        return claimed

    def undo(self) -> None:
        """Takes the last move back, and what was said after it.

        `UserError` if no move was made yet; what was said before the first one stays.
        """
        lines = list(self._lines)
        while lines and isinstance(lines[-1][0], ClaimLine):
            lines.pop()
        if not lines:
            raise UserError("undo-nothing")
        lines.pop()
        self._deal()
        self._replay(lines)

    def _replay(self, lines: list[tuple[Mv | ClaimLine, str | None, int | None]]) -> None:
        for line, stand_in, at in lines:
            if isinstance(line, ClaimLine):
                self.say(line.seat, line.claim, at=at)
            else:
                self.apply(line, stand_in=stand_in, at=at)

    def copy(self) -> "Game[Mv, Ev, Vw]":
        """An independent copy of the game."""
        other: Game[Mv, Ev, Vw] = Game.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._lines = list(self._lines)
        other.history = self.history.copy()
        return other

    # --- display -------------------------------------------------------------------------------

    @property
    def position(self) -> str:
        """The full state in one line, secrets included; `foolsgold.position` parses it.

        >>> Game("saboteur-lv", seats=3, seed=7).position[:46]
        'saboteur-lv seats=3 chance=(1 7) round=1 start'
        """
        return self.ruleset.rules.position_text(self.state)

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # mutable

    def _identity(self) -> tuple[object, ...]:
        """What equality compares."""
        identity = (
            self.seats,
            self.seed,
            self.first,
            self.names,
            self.bots,
            self.seal,
            self._lines,
        )
        return self.ruleset.edition, *identity

    def __str__(self) -> str:
        return self.ruleset.rules.table_to_ascii(self.state)

    def _repr_svg_(self) -> str:
        """The whole table as SVG, secrets included; notebooks show it."""
        return self.ruleset.rules.open_table_to_svg(self.state, self.names)

    def __repr__(self) -> str:
        return (
            f"<Game {self.ruleset.id} seats={self.seats} seed={self.seed} moves={len(self.moves)}>"
        )

    # --- records ------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as a record, secrets included; `str()` of it is the text."""
        return Record(
            ruleset=self.ruleset,
            seats=self.seats,
            seed=self.seed,
            lines=tuple(_to_record_line(*line) for line in self._lines),
            first=self.first,
            names=self.names,
            bots=self.bots,
            result=self.scores if self.is_over else None,
            seal=self.seal,
            rules_version=self.ruleset.rules.version,
        )

    def positions(self) -> "Iterator[Position[Mv, Ev, Vw]]":
        """All positions so far, replayed from the deal."""
        return self.record().positions()

    @classmethod
    def at_start_of(cls, record: Record) -> "Game[Mv, Ev, Vw]":
        """A recorded game before its first move."""
        check_type("record", record, Record, "a Record")
        return cls(
            record.ruleset,
            record.seats,
            record.seed,
            first=record.first,
            names=record.names,
            bots=record.bots,
            seal=record.seal,
        )

    @classmethod
    def from_record(cls, text: str) -> "Game[Mv, Ev, Vw]":
        """A recorded game, played to its last line; `RecordError` names a line that is wrong."""
        parsed = read_record(text)
        game = cls.at_start_of(parsed.record)
        for position in parsed.positions():
            game._adopt(position)
        return game

    def _adopt(self, position: Position) -> None:
        """Continues at a position that replaying the record has already computed."""
        line = position.line
        if line is None:
            return
        events: tuple[Any, ...] = position.last_events
        self.state = position.state
        self.history.add(events)
        if isinstance(line, ClaimLine):
            self._lines.append((line, None, line.at))
        else:
            self.last_events = events
            self._lines.append((self.ruleset.rules.read_move(line.move), line.stand_in, line.at))


def _to_record_line(line: Any, stand_in: str | None, at: int | None) -> RecordLine:
    return (
        replace(line, at=at) if isinstance(line, ClaimLine) else MoveLine(str(line), stand_in, at)
    )


def _check_bot_kind(name: str, bot: Any) -> None:
    """Kinds of bots are written in records, so they must be one word."""
    check_text(name, bot)
    if not is_single_word(bot):
        raise UserError("value-wrong", name=name, found=bot, expected=Message("expected-id"))


def _check_seconds(at: Any) -> None:
    """Seconds are written in records, so they have a limit."""
    if not 0 <= check_int("at", at, "an int or None") <= MAX_SECONDS:
        expected = Message("expected-number", {"low": 0, "high": MAX_SECONDS})
        raise UserError("value-wrong", name="at", found=at, expected=expected)


if TYPE_CHECKING:
    SaboteurGame: TypeAlias = Game[SaboteurMove, SaboteurEvent, SaboteurView]
    GobblingsGame: TypeAlias = Game[GobblingsMove, GobblingsEvent, GobblingsView]
