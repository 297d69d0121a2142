"""Game records: a whole game as text, one move per line; see `docs/reference/record.md`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import msgspec

from foolsgold.base.argument_checks import check_int, check_text, check_type
from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.catalogue import Ruleset, find, shipped_editions
from foolsgold.games.position_notation import PositionError
from foolsgold.play.fair_deal import DealTranscript
from foolsgold.play.table_talk import Claim, Claimed, claim_text

if TYPE_CHECKING:
    # Type parameters with defaults, for type checkers only: plain `Position` means any game.
    from typing_extensions import TypeVar

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

RECORD_TITLE = "foolsgold record 2"
UNFINISHED = "unfinished"


class MoveLine(msgspec.Struct, frozen=True):
    """A move: a line of its own."""

    move: str
    stand_in: str | None = None
    """The kind of bot that made it for an absent person."""
    at: int | None = None
    """Seconds since the deal, if the table records them."""


class ClaimLine(msgspec.Struct, frozen=True):
    """A claim somebody made before the next move."""

    seat: Seat
    claim: Claim
    at: int | None = None


RecordLine: TypeAlias = MoveLine | ClaimLine


class Position(msgspec.Struct, Generic[Mv, Ev, Vw], frozen=True):
    """A moment of a game: its state, and the move or claim that led to it."""

    ruleset: Ruleset
    moves_made: int
    """How many moves were made before it."""
    state: Any
    line: RecordLine | None
    """What led here; None at the deal."""
    last_events: tuple[Ev | Claimed, ...]
    """The unredacted events of that line, or the claim."""

    @classmethod
    def read(cls, text: str, ruleset: Ruleset | None = None) -> "Position[Mv, Ev, Vw]":
        """Parses a position, of the shipped edition it names or of the given ruleset."""
        check_text("text", text)
        if ruleset is None:
            edition = next(iter(text.split()), "")
            if edition not in shipped_editions():  # a text never opens a file
                raise PositionError("edition", edition, " | ".join(shipped_editions()))
            ruleset = find(edition)
        check_type("ruleset", ruleset, Ruleset, "a Ruleset or None")
        return cls(ruleset, 0, ruleset.rules.read_position(text, ruleset.edition), None, ())

    @property
    def text(self) -> str:
        """The full state in one line, secrets included."""
        return self.ruleset.rules.position_text(self.state)

    def __str__(self) -> str:
        return self.ruleset.rules.table_to_ascii(self.state)

    @property
    def to_act(self) -> Seat | None:
        """Who must decide now; None when the game is over."""
        return self.ruleset.rules.to_act(self.state)

    @property
    def legal_moves(self) -> tuple[Mv, ...]:
        """All the acting seat may do."""
        return self.ruleset.rules.legal_moves(self.state)

    def view(self, seat: Seat | None = None) -> Vw:
        """All that a seat may know here; without a seat, what everybody may."""
        view: Vw = self.ruleset.rules.view_of(self.state, check_seat(seat, self.state.seats))
        return view

    def last_events_for(self, seat: Seat | None = None) -> tuple[Ev | Claimed, ...]:
        """The last events as a seat learns of them."""
        return redact_for(self.ruleset, self.last_events, check_seat(seat, self.state.seats))

    def __repr__(self) -> str:
        state, to_act = self.state, self.to_act
        return (
            f"<Position {self.ruleset.id} seats={state.seats} round={state.round} "
            f"phase={state.phase} to_act={to_act} moves={self.moves_made}>"
        )

    def _repr_svg_(self) -> str:
        """The whole table as SVG, secrets included; notebooks show it."""
        return self.ruleset.rules.open_table_to_svg(self.state)


if TYPE_CHECKING:
    SaboteurPosition: TypeAlias = Position[SaboteurMove, SaboteurEvent, SaboteurView]
    GobblingsPosition: TypeAlias = Position[GobblingsMove, GobblingsEvent, GobblingsView]


class Record(msgspec.Struct, frozen=True):
    """All that determines a game: edition, players, seed, moves and claims."""

    ruleset: Ruleset
    seats: int
    seed: int
    lines: tuple[RecordLine, ...]
    first: Seat | None = None
    """Who was chosen to begin; None leaves it to the seed."""
    names: tuple[str, ...] = ()
    bots: tuple[str | None, ...] = ()
    """For each seat the kind of bot that held it; None for a person."""
    result: tuple[int, ...] | None = None
    """The final scores; None if the game was not played to its end."""
    seal: DealTranscript | None = None
    """The commit-reveal transcript of the deal, if there was one."""
    rules_version: int = 1
    """The version of the rules it was dealt under."""

    @property
    def is_outdated(self) -> bool:
        """Whether the current rules would replay it differently."""
        return not self.ruleset.rules.supports_version(self.rules_version)

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves alone."""
        return tuple(line.move for line in self.lines if isinstance(line, MoveLine))

    def positions(self) -> Iterator[Position]:
        """All positions of the game, replayed once; `UserError` at an illegal move."""
        rules = self.ruleset.rules
        state, events = rules.deal(self.ruleset.edition, self.seats, self.seed, self.first)
        number = 0
        yield Position(self.ruleset, number, state, None, events)
        for line in self.lines:
            if isinstance(line, MoveLine):
                state, events = rules.step(state, rules.read_move(line.move))
                number += 1
            else:
                events = (Claimed(line.seat, line.claim),)
            yield Position(self.ruleset, number, state, line, events)

    def __repr__(self) -> str:
        moves = len(self.moves)
        return f"<Record {self.ruleset.id} seats={self.seats} seed={self.seed} moves={moves}>"

    def __str__(self) -> str:
        return "\n".join((*self._header(), "", *self._body(), "", self._end())) + "\n"

    def _header(self) -> Iterator[str]:
        yield RECORD_TITLE
        yield f"edition {self.ruleset.id}"
        if not self.ruleset.is_shipped:
            yield f"extends {self.ruleset.base}"
        for change in self.ruleset.overrides():
            yield f"change {change}"
        if self.rules_version != 1:
            yield f"rules {self.rules_version}"
        yield f"seats {self.seats}"
        if self.names or self.bots:
            for seat in range(self.seats):
                bot = self.bots[seat] if self.bots else None
                kind = "person" if bot is None else f"bot {bot}"
                yield f"seat {seat + 1} {kind} {self.names[seat] if self.names else ''}".rstrip()
        yield f"seed {self.seed}"
        if self.seal is not None:
            yield f"deal game {self.seal.game}"
            yield f"deal server {self.seal.commitment} {self.seal.secret}"
            for part in self.seal.parts:
                yield f"deal seat {part.seat + 1} {part.commitment} {part.secret or part.fault}"
        if self.first is not None:
            yield f"first {self.first + 1}"

    def _body(self) -> Iterator[str]:
        """The lines; the time is written only where it changes."""
        at: int | None = None
        for line in self.lines:
            if line.at is not None and line.at != at:
                at = line.at
                yield f"at {at}"
            if isinstance(line, ClaimLine):
                yield f"say {line.seat + 1} {claim_text(line.claim)}"
                continue
            if line.stand_in is not None:
                yield f"stand-in {line.stand_in}"
            yield line.move

    def _end(self) -> str:
        scores = UNFINISHED if self.result is None else " ".join(map(str, self.result))
        return f"end {scores}"


def check_seat(seat: Any, seats: int) -> Seat | None:
    """A seat, or None for a spectator; `UserError` if the table has no such seat."""
    if seat is None:
        return None
    number = check_int("seat", seat, "an int or None")
    if not 0 <= number < seats:
        raise UserError("seat-wrong", found=number, low=0, high=seats - 1)
    return number


def redact_for(ruleset: Ruleset, events: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
    """Events and claims as a seat learns of them; claims are public."""
    redact = ruleset.rules.redact_event
    return tuple(item if isinstance(item, Claimed) else redact(item, seat) for item in events)
