"""The record: a whole game as text, one move a line. `docs/record.md` describes the format."""

from collections.abc import Iterator
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.names import clean_name
from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.catalogue import Box, box_of, shipped
from foolsgold.games.toml import MOST_SHOWN, EditionError, deep_merged, read_toml

TITLE = "foolsgold record 1"
UNFINISHED = "unfinished"
MOST_DIGITS = 20


class RecordError(Complaint):
    """A text that is not a record of a game: the line, and what is wrong with it."""

    def __init__(self, line: int, why: Phrase) -> None:
        super().__init__("record-wrong", line=line, why=why)


class Record(msgspec.Struct, frozen=True):
    """All that fixes a game: what is played, by whom, by which chance, and the moves."""

    box: Box
    seats: int
    seed: int
    moves: tuple[str, ...]
    first: Seat | None = None
    """Who was picked to begin; None leaves it to chance."""
    names: tuple[str, ...] = ()
    result: tuple[int, ...] | None = None
    """The final scores; None if the game was not played to its end."""

    def __str__(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield TITLE
        yield f"edition {self.box.id}"
        if not self.box.is_shipped:
            yield f"extends {self.box.base}"
        for change in self.box.changes():
            yield f"change {change}"
        yield f"seats {self.seats}"
        for seat, name in enumerate(self.names):
            yield f"name {seat + 1} {name}"
        yield f"seed {self.seed}"
        if self.first is not None:
            yield f"first {self.first + 1}"
        yield ""
        yield from self.moves
        yield ""
        scores = UNFINISHED if self.result is None else " ".join(map(str, self.result))
        yield f"end {scores}"


class Line(msgspec.Struct, frozen=True):
    """A line of a record that says something."""

    number: int
    word: str
    rest: str

    def error(self, message: str, **args: object) -> RecordError:
        """A complaint about this line."""
        return RecordError(self.number, Phrase(message, args))

    def count(self, low: int, high: int) -> int:
        """The rest of the line as a whole number within bounds."""
        number = _digits(self.rest)
        if number is not None and low <= number <= high:
            return number
        raise self.error(
            "record-number", word=self.word, found=self.rest[:MOST_DIGITS], low=low, high=str(high)
        )


HEADER = ("edition", "extends", "change", "seats", "name", "seed", "first")


class ParsedRecord(msgspec.Struct, frozen=True):
    """A record, and the line each move stands on, so that an illegal one can be pointed at."""

    record: Record
    move_lines: tuple[int, ...]
    end_line: int


def read_record(text: str) -> ParsedRecord:
    """The record written as `text`. Moves are not tried here: that is for `Game.from_record`."""
    lines = list(_lines_of(text))
    if not lines or f"{lines[0].word} {lines[0].rest}" != TITLE:
        raise RecordError(lines[0].number if lines else 1, Phrase("record-title"))
    last = lines[-1]
    if last.word != "end":
        raise last.error("record-torn")
    split = next(i for i, line in enumerate(lines) if i and line.word not in HEADER)
    header, moves = lines[1:split], lines[split:-1]
    for line in moves:
        if line.word in HEADER or line.word == "end":
            raise line.error("record-order", word=line.word)
    box = _box(header, last)
    low, high = box.edition.seats
    seats = _one(header, "seats", last).count(low, high)
    first = _at_most_one(header, "first")
    record = Record(
        box=box,
        seats=seats,
        seed=_one(header, "seed", last).count(0, SEED_LIMIT - 1),
        moves=tuple(f"{line.word} {line.rest}".strip() for line in moves),
        first=first.count(1, seats) - 1 if first else None,
        names=_names(header, seats, last),
        result=_result(last, seats),
    )
    return ParsedRecord(record, tuple(line.number for line in moves), last.number)


def _lines_of(text: str) -> Iterator[Line]:
    """The lines that say something: comments and empty lines are for people."""
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        said = raw.strip()
        if said and not said.startswith("#"):
            word, _, rest = said.partition(" ")
            yield Line(number, word, rest.strip())


def _one(header: list[Line], word: str, last: Line) -> Line:
    found = _at_most_one(header, word)
    if found is None:
        raise last.error("record-missing", word=word)
    return found


def _at_most_one(header: list[Line], word: str) -> Line | None:
    found = [line for line in header if line.word == word]
    if len(found) > 1:
        raise found[1].error("record-twice", word=word)
    return found[0] if found else None


def _digits(text: str) -> int | None:
    """A plain number of a length that can be one; None for anything else."""
    plain = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if plain else None


def _box(header: list[Line], last: Line) -> Box:
    edition = _one(header, "edition", last)
    extends = _at_most_one(header, "extends")
    base = extends or edition
    changes: dict[str, Any] = {"id": edition.rest} if extends else {}
    for line in header:
        if line.word == "change":
            try:
                changes = deep_merged(changes, read_toml(line.rest))
            except ValueError:
                raise line.error("record-change", found=line.rest[:MOST_SHOWN]) from None
            if changes.get("id", edition.rest) != edition.rest:
                raise line.error("record-change", found=line.rest[:MOST_SHOWN])
    try:
        if not extends and edition.rest not in shipped():
            raise Complaint("edition-unknown", name=edition.rest, known=", ".join(shipped()))
        return box_of(base.rest, changes)
    except EditionError as error:
        raise RecordError(base.number, error.in_file(edition.rest).phrase) from None
    except Complaint as complaint:
        raise RecordError(base.number, complaint.phrase) from None


def _names(header: list[Line], seats: int, last: Line) -> tuple[str, ...]:
    names: dict[int, str] = {}
    for line in header:
        if line.word == "name":
            number, _, name = line.rest.partition(" ")
            place = _digits(number)
            if place is None or not 1 <= place <= seats:
                found = number[:MOST_DIGITS]
                raise line.error("record-number", word="name", found=found, low=1, high=seats)
            if place in names:
                raise line.error("record-twice", word=f"name {place}")
            try:
                names[place] = clean_name(name)
            except Complaint as complaint:
                raise RecordError(line.number, complaint.phrase) from None
    if names and len(names) < seats:
        raise last.error("record-missing", word="name")
    return tuple(names[seat + 1] for seat in range(seats)) if names else ()


def _result(last: Line, seats: int) -> tuple[int, ...] | None:
    if last.rest == UNFINISHED:
        return None
    scores = [_digits(word) for word in last.rest.split()]
    plain = tuple(score for score in scores if score is not None)
    if len(scores) != seats or len(plain) != seats:
        raise last.error("record-result", found=last.rest[:MOST_SHOWN])
    return plain
