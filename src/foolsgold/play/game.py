"""A game in progress: a thin, friendly shell around the pure rules, for programs and notebooks."""

from collections.abc import Mapping
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.names import clean_name
from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.catalogue import Box, find
from foolsgold.play.record import Record, RecordError, read_record


class Game:
    """Holds the whole truth; ask `view` for what one seat may know.

    >>> game = Game("saboteur-lv", seats=5, seed=7)
    >>> game.to_act
    2
    >>> events = game.play(game.legal_moves[0])
    >>> len(game.view(0).hand), game.is_over
    (6, False)
    """

    def __init__(
        self,
        edition: str | Box,
        seats: int,
        seed: int,
        *,
        first: Seat | None = None,
        names: tuple[str, ...] = (),
        changes: Mapping[str, Any] | None = None,
    ) -> None:
        box = find(edition) if isinstance(edition, str) else edition
        self.box = box.changed(changes) if changes else box
        self.box.check_seats(seats)
        if not 0 <= seed < SEED_LIMIT:
            raise Complaint("seed-wrong", found=seed)
        if first is not None and not 0 <= first < seats:
            raise Complaint("first-wrong", found=first + 1, high=seats)
        self.seats = seats
        self.seed = seed
        self.first = first
        if names and len(names) != seats:
            raise Complaint("name-wrong", found=", ".join(names))
        self.names = tuple(clean_name(name) for name in names)
        self.moves: list[Any] = []
        self.state, self.news = self.box.rules.deal(self.box.edition, seats, seed, first)

    @property
    def to_act(self) -> Seat | None:
        """Who must decide now; None when the game is over."""
        return self.box.rules.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played."""
        return self.to_act is None

    @property
    def legal_moves(self) -> tuple[Any, ...]:
        """All the acting seat may do."""
        return self.box.rules.legal_moves(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far. Where they are gold, the players do not know them before the end."""
        return self.box.rules.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the game runs."""
        return self.box.rules.winners(self.state)

    def play(self, move: Any) -> tuple[Any, ...]:
        """Plays a move, or its text; what happened comes back, as the table keeper knows it."""
        if isinstance(move, str):
            move = self.box.rules.read_move(move)
        self.state, events = self.box.rules.step(self.state, move)
        self.moves.append(move)
        self.news = events
        return events

    def refusal(self, move: Any) -> Any:
        """Why the acting seat may not play this move; None if it may."""
        return self.box.rules.refusal(self.state, move)

    def view(self, seat: Seat | None = None) -> Any:
        """All that a seat may know; without a seat, what everybody may."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Complaint("seat-wrong", found=seat + 1, high=self.seats)
        return self.box.rules.view_of(self.state, seat)

    def seen(self, events: tuple[Any, ...], seat: Seat | None = None) -> tuple[Any, ...]:
        """What a seat learns of events."""
        return tuple(self.box.rules.seen_by(event, seat) for event in events)

    def record(self) -> Record:
        """The game as a record; `str()` of it is the text. It holds every secret of the game."""
        return Record(
            box=self.box,
            seats=self.seats,
            seed=self.seed,
            moves=tuple(self.box.rules.move_text(move) for move in self.moves),
            first=self.first,
            names=self.names,
            result=self.scores if self.is_over else None,
        )

    @classmethod
    def opening_of(cls, record: Record) -> "Game":
        """The game a record tells, before its first move."""
        return cls(record.box, record.seats, record.seed, first=record.first, names=record.names)

    @classmethod
    def from_record(cls, text: str) -> "Game":
        """The game a record tells, played to its last line; `RecordError` points at a wrong one."""
        parsed = read_record(text)
        game = cls.opening_of(parsed.record)
        for line, move in zip(parsed.move_lines, parsed.record.moves, strict=True):
            try:
                game.play(move)
            except Complaint as complaint:
                why = Phrase("record-move", {"move": move, "why": complaint.phrase})
                raise RecordError(line, why) from None
        if parsed.record.result != (game.scores if game.is_over else None):
            raise RecordError(parsed.end_line, Phrase("record-result-differs"))
        return game
