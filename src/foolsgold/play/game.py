"""A game in progress: a thin, friendly shell around the pure rules, for programs and notebooks."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.names import clean_name
from foolsgold.base.phrases import Complaint
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.catalogue import Box, find
from foolsgold.play.history import History
from foolsgold.play.reading import read_record
from foolsgold.play.record import Line, Played, Position, Record, Said, heard
from foolsgold.play.seal import Seal
from foolsgold.play.talk import Claim, Claimed, check_claim

if TYPE_CHECKING:
    # Known to type checkers everywhere: whoever does not care which game it is writes `Game`.
    from typing_extensions import TypeVar

    Mv = TypeVar("Mv", default=Any)
    Ev = TypeVar("Ev", default=Any)
    Vw = TypeVar("Vw", default=Any)
else:
    from typing import TypeVar

    Mv, Ev, Vw = TypeVar("Mv"), TypeVar("Ev"), TypeVar("Vw")


class Game(Generic[Mv, Ev, Vw]):
    """Holds the whole truth; ask `view` and `heard` for what one seat may know.

    >>> game = Game("saboteur-lv", seats=5, seed=7)
    >>> game.to_act
    2
    >>> events = game.play(game.legal_moves[0])
    >>> len(game.view(0).hand), len(game.heard(0)), game.is_over
    (6, 8, False)
    """

    def __init__(
        self,
        edition: str | Box,
        seats: int,
        seed: int,
        *,
        first: Seat | None = None,
        names: tuple[str, ...] = (),
        bots: tuple[str | None, ...] = (),
        changes: Mapping[str, Any] | None = None,
        seal: Seal | None = None,
    ) -> None:
        box = find(edition) if isinstance(edition, str) else edition
        self.box = box.changed(changes) if changes else box
        self.box.check_seats(seats)
        if not 0 <= seed < SEED_LIMIT:
            raise Complaint("seed-wrong", found=str(seed), high=str(SEED_LIMIT - 1))
        if first is not None and not 0 <= first < seats:
            raise Complaint("first-wrong", found=first + 1, high=seats)
        self.seats = seats
        self.seed = seed
        self.first = first
        if names and len(names) != seats:
            raise Complaint("name-wrong", found=", ".join(names))
        self.names = tuple(clean_name(name) for name in names)
        self.bots = bots
        """For each seat the kind of bot that holds it, None for a person; empty if nobody says."""
        self.seal = seal
        """What the seed followed from, if it was nobody's to choose; a secret like the seed."""
        self._begin()

    def _begin(self) -> None:
        self._lines: list[tuple[Mv | Said, str | None, int | None]] = []
        self.state, news = self.box.rules.deal(self.box.edition, self.seats, self.seed, self.first)
        self.news: tuple[Ev, ...] = news
        """What happened with the last move, or at the deal."""
        self.history: History[Ev] = History(news)

    # --- where it stands ---------------------------------------------------------------------

    @property
    def to_act(self) -> Seat | None:
        """Who must decide now; None when the game is over."""
        return self.box.rules.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played."""
        return self.to_act is None

    @property
    def legal_moves(self) -> tuple[Mv, ...]:
        """All the acting seat may do."""
        return self.box.rules.legal_moves(self.state)

    @property
    def moves(self) -> tuple[Mv, ...]:
        """All that was played so far."""
        return tuple(line for line, _, _ in self._lines if not isinstance(line, Said))

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far. Gold is nobody's to know before the end; carts stand open to all."""
        return self.box.rules.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the game runs."""
        return self.box.rules.winners(self.state)

    # --- what one seat may know --------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> Vw:
        """All that a seat may know; without a seat, what everybody may."""
        self._check_seat(seat)
        view: Vw = self.box.rules.view_of(self.state, seat)
        return view

    def heard(self, seat: Seat | None = None, since: int = 0) -> tuple[Ev | Claimed, ...]:
        """What a seat heard, deeds and words in order, after the first `since` entries."""
        self._check_seat(seat)
        return heard(self.box, tuple(self.history.since(since)), seat)

    def heard_this_round(self, seat: Seat | None = None) -> tuple[Ev | Claimed, ...]:
        """What a seat has heard since the round began: what a bot gets beside its view."""
        return self.heard(seat, self.history.round_began)

    def heard_earlier(self, seat: Seat | None = None) -> tuple[Ev | Claimed, ...]:
        """What a seat heard in the rounds before this one: what a bot may remember."""
        self._check_seat(seat)
        return heard(self.box, tuple(self.history.entries[: self.history.round_began]), seat)

    def seen(self, events: tuple[Ev, ...], seat: Seat | None = None) -> tuple[Ev, ...]:
        """What a seat learns of events."""
        return self.box.rules.heard_by(events, seat)

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise Complaint("seat-wrong", found=seat + 1, high=self.seats)

    # --- going on ----------------------------------------------------------------------------

    def refusal(self, move: Mv) -> Any:
        """Why the acting seat may not play this move; None if it may."""
        return self.box.rules.refusal(self.state, move)

    def play(
        self, move: Mv | str, *, stand_in: str | None = None, at: int | None = None
    ) -> tuple[Ev, ...]:
        """Plays a move, or its text; what happened comes back, as the table keeper knows it.

        `stand_in` is the kind of bot that chose it for a person away, `at` the second it was made.
        """
        return self._taken(self.box.rules.step, move, stand_in, at)

    def apply(
        self, move: Mv | str, *, stand_in: str | None = None, at: int | None = None
    ) -> tuple[Ev, ...]:
        """`play` for a move known to be legal: it is not asked again."""
        return self._taken(self.box.rules.apply, move, stand_in, at)

    def _taken(
        self, step: Any, move: Mv | str, stand_in: str | None, at: int | None
    ) -> tuple[Ev, ...]:
        taken: Mv = self.box.rules.read_move(move) if isinstance(move, str) else move
        self.state, news = step(self.state, taken)
        self._lines.append((taken, stand_in, at))
        self.news = news
        self.history.add(news)
        return self.news

    def say(self, seat: Seat, claim: Claim, *, at: int | None = None) -> Claimed:
        """Somebody claims something aloud; `Complaint` if nobody could mean it at this table."""
        self._check_seat(seat)
        check_claim(claim, self.box, self.seats)
        said = Claimed(seat, claim)
        self._lines.append((Said(seat, claim, at), None, at))
        self.history.add((said,))
        return said

    def undo(self) -> None:
        """Takes the last move back, and what was said after it."""
        lines = self._lines
        while lines and isinstance(lines[-1][0], Said):
            lines.pop()
        if lines:
            lines.pop()
        self._begin()
        self._again(lines)

    def _again(self, lines: list[tuple[Mv | Said, str | None, int | None]]) -> None:
        for line, stand_in, at in lines:
            if isinstance(line, Said):
                self.say(line.seat, line.claim, at=at)
            else:
                self.apply(line, stand_in=stand_in, at=at)

    def copy(self) -> "Game[Mv, Ev, Vw]":
        """The same game, to go on differently."""
        other: Game[Mv, Ev, Vw] = Game.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._lines = list(self._lines)
        other.history = self.history.copy()
        return other

    # --- shown -------------------------------------------------------------------------------

    @property
    def position(self) -> str:
        """Where the game stands in one line, every secret included; `foolsgold.position` reads it.

        >>> Game("saboteur-lv", seats=3, seed=7).position[:46]
        'saboteur-lv seats=3 chance=(1 7) round=1 start'
        """
        return self.box.rules.position_text(self.state)

    def __str__(self) -> str:
        return self.box.rules.drawn(self.state)

    def __repr__(self) -> str:
        return f"<Game {self.box.id} seats={self.seats} seed={self.seed} moves={len(self.moves)}>"

    # --- written down ------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as a record; `str()` of it is the text. It holds every secret of the game."""
        return Record(
            box=self.box,
            seats=self.seats,
            seed=self.seed,
            lines=tuple(_written(*line) for line in self._lines),
            first=self.first,
            names=self.names,
            bots=self.bots,
            result=self.scores if self.is_over else None,
            seal=self.seal,
            rules=self.box.rules.version,
        )

    def positions(self) -> Iterator[Position]:
        """The game so far, moment by moment, played once more from the deal."""
        return self.record().positions()

    @classmethod
    def opening_of(cls, record: Record) -> "Game[Mv, Ev, Vw]":
        """The game a record tells, before its first move."""
        return cls(
            record.box,
            record.seats,
            record.seed,
            first=record.first,
            names=record.names,
            bots=record.bots,
            seal=record.seal,
        )

    @classmethod
    def from_record(cls, text: str) -> "Game[Mv, Ev, Vw]":
        """The game a record tells, played to its last line; `RecordError` points at a wrong one."""
        parsed = read_record(text)
        game = cls.opening_of(parsed.record)
        for position in parsed.positions():
            game._follow(position)
        return game

    def _follow(self, position: Position) -> None:
        """Goes on to a position of this very game that was reached elsewhere."""
        line = position.line
        if line is None:
            return
        self.state = position.state
        self.history.add(position.news)
        if isinstance(line, Said):
            self._lines.append((line, None, line.at))
        else:
            self.news = position.news
            self._lines.append((self.box.rules.read_move(line.move), line.stand_in, line.at))


def _written(line: Any, stand_in: str | None, at: int | None) -> Line:
    return replace(line, at=at) if isinstance(line, Said) else Played(str(line), stand_in, at)
