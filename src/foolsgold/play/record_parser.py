"""Reads a record: every complaint names the line. Version 1, which knew no talk, still reads."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, overload

import msgspec

from foolsgold.base.argument_checks import check_text
from foolsgold.base.display_names import clean_name
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.catalogue import Box, box_of, shipped
from foolsgold.games.edition_toml import MOST_SHOWN, EditionError, deep_merged, read_toml
from foolsgold.play.fair_deal import Fault, Part, Seal, is_hex
from foolsgold.play.record import TITLE, UNFINISHED, Line, Played, Position, Record, Said
from foolsgold.play.table_talk import check_claim, read_claim

TITLES = ("foolsgold record 1", TITLE)
LATER = re.compile(r"foolsgold record ([0-9]{1,6})")
MOST_DIGITS = 78
"""Those of a seed of 256 bits."""
MOST_SECONDS = 10**9
MOST_GAMES = 10**9
MOST_VERSION = 10**6


class RecordError(Complaint):
    """A text that is not a record of a game: the line, and what is wrong with it."""

    def __init__(self, line: int, why: Phrase) -> None:
        super().__init__("record-wrong", line=line, why=why)


class Written(msgspec.Struct, frozen=True):
    """A line of a record that says something."""

    number: int
    word: str
    rest: str

    def error(self, message: str, **args: object) -> RecordError:
        """A complaint about this line."""
        return RecordError(self.number, Phrase(message, args))

    def count(self, low: int, high: int) -> int:
        """The rest of the line as a whole number within bounds."""
        return self.number_in(self.rest, low, high)

    def number_in(self, text: str, low: int, high: int) -> int:
        """A whole number within bounds that stands in this line."""
        number = _digits(text)
        if number is not None and low <= number <= high:
            return number
        raise self.error(
            "record-number", word=self.word, found=text[:MOST_DIGITS], low=low, high=str(high)
        )


HEADER = ("edition", "extends", "change", "rules", "seats", "name", "seat", "seed", "deal", "first")


class ParsedRecord(msgspec.Struct, frozen=True):
    """A record, and where its lines stand, so that an illegal move can be pointed at."""

    record: Record
    line_numbers: tuple[int, ...]
    end_line: int

    def positions(self) -> Iterator[Position]:
        """The game, moment by moment, played once; `RecordError` points at a wrong line."""
        moments = self.record.positions()
        last = next(moments)
        yield last
        for number, line in zip(self.line_numbers, self.record.lines, strict=True):
            try:
                last = next(moments)
            except Complaint as complaint:
                move = line.move if isinstance(line, Played) else ""
                why = Phrase("record-move", {"move": move, "why": complaint.phrase})
                raise RecordError(number, why) from None
            yield last
        scores = self.record.box.rules.scores(last.state) if last.to_act is None else None
        if self.record.result != scores:
            raise RecordError(self.end_line, Phrase("record-result-differs"))


class Records(Sequence[str]):
    """The texts of all records in a file, one after the other; a text without a title is one.

    Each is made when it is asked for. Its lines keep their numbers: what stands before it is left
    empty.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.splitlines()
        self._begins = [
            number for number, line in enumerate(self._lines) if " ".join(line.split()) in TITLES
        ]

    def __len__(self) -> int:
        return max(len(self._begins), 1)

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> list[str]: ...

    def __getitem__(self, place: int | slice) -> str | list[str]:
        found = range(len(self))[place]
        return self._at(found) if isinstance(found, int) else [self._at(each) for each in found]

    def _at(self, number: int) -> str:
        if len(self) == 1:
            return self._text
        begin = self._begins[number]
        end = self._begins[number + 1] if number + 1 < len(self) else None
        return "\n" * begin + "\n".join(self._lines[begin:end]) + "\n"


def read_record(text: str) -> ParsedRecord:
    """The record written as `text`. Moves are not tried here: that is for `positions`."""
    check_text("text", text)
    lines = list(_lines_of(text))
    _check_title(lines)
    last = lines[-1]
    if last.word != "end":
        raise last.error("record-torn")
    split = next(i for i, line in enumerate(lines) if i and line.word not in HEADER)
    header, body = lines[1:split], lines[split:-1]
    for line in body:
        if line.word in HEADER or line.word == "end":
            raise line.error("record-order", word=line.word)
    box = _box(header, last)
    low, high = box.edition.seats
    seats = _one(header, "seats", last).count(low, high)
    first, rules = _at_most_one(header, "first"), _at_most_one(header, "rules")
    names, bots = _chairs(header, seats, last)
    numbered = list(_body(body, box, seats))
    record = Record(
        box=box,
        seats=seats,
        seed=_one(header, "seed", last).count(0, SEED_LIMIT - 1),
        lines=tuple(line for _, line in numbered),
        first=first.count(1, seats) - 1 if first else None,
        names=names,
        bots=bots,
        result=_result(last, seats),
        seal=_seal(header, seats, last),
        rules=rules.count(1, MOST_VERSION) if rules else 1,
    )
    return ParsedRecord(record, tuple(number for number, _ in numbered), last.number)


def _check_title(lines: list[Written]) -> None:
    """A record of a later Fool's Gold is something else than no record at all."""
    title = f"{lines[0].word} {lines[0].rest}" if lines else ""
    if title in TITLES:
        return
    number = lines[0].number if lines else 1
    if later := LATER.fullmatch(title):
        why = Phrase("record-version", {"found": later[1], "high": len(TITLES)})
        raise RecordError(number, why)
    raise RecordError(number, Phrase("record-title"))


def _lines_of(text: str) -> Iterator[Written]:
    """The lines that say something: comments and empty lines are for people."""
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        said = raw.strip()
        if said and not said.startswith("#"):
            word, _, rest = said.partition(" ")
            yield Written(number, word, rest.strip())


def _body(lines: list[Written], box: Box, seats: int) -> Iterator[tuple[int, Line]]:
    """Moves and talk, each with the number of its line."""
    at: int | None = None
    stand_in: str | None = None
    for line in lines:
        match line.word:
            case "at":
                at = line.count(0, MOST_SECONDS)
            case "stand-in":
                stand_in = _word(line, line.rest)
            case "say":
                yield line.number, _said(line, box, seats, at)
            case _:
                yield line.number, Played(f"{line.word} {line.rest}".strip(), stand_in, at)
                stand_in = None
    if stand_in is not None:
        raise lines[-1].error("record-torn")


def _said(line: Written, box: Box, seats: int, at: int | None) -> Said:
    number, _, text = line.rest.partition(" ")
    seat = line.number_in(number, 1, seats) - 1
    try:
        claim = read_claim(text)
        check_claim(claim, box, seats, first=1)
    except Complaint as complaint:
        raise RecordError(line.number, complaint.phrase) from None
    return Said(seat, claim, at)


def _word(line: Written, text: str) -> str:
    """One word such as the kind of a bot."""
    if not is_word(text):
        raise line.error("record-word", word=line.word, found=text[:MOST_SHOWN])
    return text


def is_word(text: str) -> bool:
    """Whether a text is one word of letters, digits and hyphens."""
    return text.replace("-", "").isalnum() and len(text) <= MOST_SHOWN


def _one(header: list[Written], word: str, last: Written) -> Written:
    found = _at_most_one(header, word)
    if found is None:
        raise last.error("record-missing", word=word)
    return found


def _at_most_one(header: list[Written], word: str) -> Written | None:
    found = [line for line in header if line.word == word]
    if len(found) > 1:
        raise found[1].error("record-twice", word=word)
    return found[0] if found else None


def _digits(text: str) -> int | None:
    """A plain number of a length that can be one; None for anything else."""
    plain = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if plain else None


def _box(header: list[Written], last: Written) -> Box:
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


def _chairs(
    header: list[Written], seats: int, last: Written
) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """Who sat where: names, and kinds of bots; version 1 had names alone."""
    names: dict[int, str] = {}
    bots: dict[int, str | None] = {}
    for line in header:
        if line.word not in ("name", "seat"):
            continue
        number, _, rest = line.rest.partition(" ")
        place = line.number_in(number, 1, seats)
        if place in names:
            raise line.error("record-twice", word=f"{line.word} {place}")
        bot = None
        if line.word == "seat":
            bot, rest = _kind(line, rest)
        bots[place] = bot
        try:
            names[place] = clean_name(rest) if rest or line.word == "name" else ""
        except Complaint as complaint:
            raise RecordError(line.number, complaint.phrase) from None
    if names and (len(names) < seats or 0 < sum(map(bool, names.values())) < seats):
        raise last.error("record-missing", word="seat")
    order = range(1, seats + 1)
    named = tuple(names[place] for place in order) if any(names.values()) else ()
    return named, tuple(bots[place] for place in order) if any(bots.values()) else ()


def _seal(header: list[Written], seats: int, last: Written) -> Seal | None:
    """What the deal followed from; that it did is for `seal.verdict` to say."""
    lines = []
    for line in header:
        if line.word == "deal":
            word, _, rest = line.rest.partition(" ")
            lines.append(Written(line.number, f"deal {word}", rest))
    if not lines:
        return None
    for line in lines:
        if line.word not in ("deal game", "deal server", "deal seat"):
            raise line.error("record-word", word="deal", found=line.word[5 : 5 + MOST_SHOWN])
    server = _one(lines, "deal server", last)
    parts: dict[int, Part] = {}
    for line in lines:
        if line.word == "deal seat":
            number, _, rest = line.rest.partition(" ")
            seat = line.number_in(number, 1, seats) - 1
            if seat in parts:
                raise line.error("record-twice", word=f"{line.word} {seat + 1}")
            commitment, secret = _pair(line, rest, *Fault)
            fault = Fault(secret) if secret in list(Fault) else None
            parts[seat] = Part(seat, commitment, None if fault else secret, fault)
    return Seal(
        _one(lines, "deal game", last).count(1, MOST_GAMES),
        *_pair(server, server.rest),
        tuple(parts[seat] for seat in sorted(parts)),
    )


def _pair(line: Written, text: str, *instead: str) -> tuple[str, str]:
    """A commitment and its secret, or a word instead of that."""
    commitment, _, secret = text.partition(" ")
    if not is_hex(commitment) or not (is_hex(secret) or secret in instead):
        raise line.error("record-word", word=line.word, found=text[:MOST_SHOWN])
    return commitment, secret


def _kind(line: Written, text: str) -> tuple[str | None, str]:
    """`person NAME` or `bot KIND NAME`: the kind of bot, and the name."""
    word, _, rest = text.partition(" ")
    if word == "person":
        return None, rest.strip()
    if word != "bot":
        raise line.error("record-word", word=line.word, found=word[:MOST_SHOWN])
    kind, _, name = rest.strip().partition(" ")
    return _word(line, kind), name.strip()


def _result(last: Written, seats: int) -> tuple[int, ...] | None:
    if last.rest == UNFINISHED:
        return None
    scores = [_digits(word) for word in last.rest.split()]
    plain = tuple(score for score in scores if score is not None)
    if len(scores) != seats or len(plain) != seats:
        raise last.error("record-result", found=last.rest[:MOST_SHOWN])
    return plain
