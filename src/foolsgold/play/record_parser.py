"""Parser of game records: every error names its line. Version 1, without claims, is accepted."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, overload

import msgspec

from foolsgold.base.argument_checks import check_text
from foolsgold.base.display_names import clean_name
from foolsgold.base.messages import Message, UserError
from foolsgold.base.rng import SEED_LIMIT
from foolsgold.games.catalogue import Ruleset, shipped_editions, shipped_ruleset
from foolsgold.games.toml_reader import MAX_QUOTED_LETTERS, EditionError, deep_merged, read_toml
from foolsgold.play.fair_deal import ContributionFailure, DealContribution, DealTranscript, is_hex
from foolsgold.play.record import (
    RECORD_TITLE,
    UNFINISHED,
    ClaimLine,
    MoveLine,
    Position,
    Record,
    RecordLine,
)
from foolsgold.play.table_talk import check_claim, read_claim

RECORD_TITLES = ("foolsgold record 1", RECORD_TITLE)
ANY_VERSION_TITLE = re.compile(r"foolsgold record ([0-9]{1,6})")
MAX_DIGITS = 78
"""Decimal digits of a 256-bit seed."""
MAX_SECONDS = 10**9
MAX_GAMES = 10**9
MAX_VERSION = 10**6


class RecordError(UserError):
    """A record that cannot be parsed or replayed: the line, and what is wrong with it."""

    def __init__(self, line: int, why: Message) -> None:
        super().__init__("record-wrong", line=line, why=why)


class SourceLine(msgspec.Struct, frozen=True):
    """A line of a record that is neither empty nor a comment."""

    line_number: int
    keyword: str
    argument: str

    def error(self, message: str, **args: object) -> RecordError:
        """The error for this line."""
        return RecordError(self.line_number, Message(message, args))

    def argument_as_int(self, low: int, high: int) -> int:
        """The rest of the line as a whole number within bounds."""
        return self.parse_int(self.argument, low, high)

    def parse_int(self, text: str, low: int, high: int) -> int:
        """A whole number within bounds that stands in this line."""
        number = _plain_int(text)
        if number is not None and low <= number <= high:
            return number
        raise self.error(
            "record-number", word=self.keyword, found=text[:MAX_DIGITS], low=low, high=str(high)
        )


HEADER_KEYWORDS = (
    "edition",
    "extends",
    "change",
    "rules",
    "seats",
    "name",
    "seat",
    "seed",
    "deal",
    "first",
)


class ParsedRecord(msgspec.Struct, frozen=True):
    """A record with its line numbers, so that errors can name the line of an illegal move."""

    record: Record
    line_numbers: tuple[int, ...]
    end_line: int

    def positions(self) -> Iterator[Position]:
        """All positions of the game, replayed once; `RecordError` names a wrong line."""
        moments = self.record.positions()
        last = next(moments)
        yield last
        for number, line in zip(self.line_numbers, self.record.lines, strict=True):
            try:
                last = next(moments)
            except UserError as complaint:
                move = line.move if isinstance(line, MoveLine) else ""
                why = Message("record-move", {"move": move, "why": complaint.message})
                raise RecordError(number, why) from None
            yield last
        scores = self.record.ruleset.rules.scores(last.state) if last.to_act is None else None
        if self.record.result != scores:
            raise RecordError(self.end_line, Message("record-result-differs"))


class RecordTexts(Sequence[str]):
    """The texts of all records in a file, one after the other; a text without a title is one.

    Each is built on access. Empty lines before it keep its line numbers as in the file.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.splitlines()
        self._first_lines = [
            number
            for number, line in enumerate(self._lines)
            if " ".join(line.split()) in RECORD_TITLES
        ]

    def __len__(self) -> int:
        return max(len(self._first_lines), 1)

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> list[str]: ...

    def __getitem__(self, place: int | slice) -> str | list[str]:
        found = range(len(self))[place]
        return (
            self._text_of(found)
            if isinstance(found, int)
            else [self._text_of(each) for each in found]
        )

    def _text_of(self, number: int) -> str:
        if len(self) == 1:
            return self._text
        begin = self._first_lines[number]
        end = self._first_lines[number + 1] if number + 1 < len(self) else None
        return "\n" * begin + "\n".join(self._lines[begin:end]) + "\n"


def read_record(text: str) -> ParsedRecord:
    """Parses a record. Whether its moves are legal is checked by `positions`."""
    check_text("text", text)
    lines = list(_source_lines(text))
    _check_title(lines)
    last = lines[-1]
    if last.keyword != "end":
        raise last.error("record-torn")
    split = next(i for i, line in enumerate(lines) if i and line.keyword not in HEADER_KEYWORDS)
    header, body = lines[1:split], lines[split:-1]
    for line in body:
        if line.keyword in HEADER_KEYWORDS or line.keyword == "end":
            raise line.error("record-order", word=line.keyword)
    ruleset = _parse_ruleset(header, last)
    low, high = ruleset.edition.seats
    seats = _required_line(header, "seats", last).argument_as_int(low, high)
    first, rules = _optional_line(header, "first"), _optional_line(header, "rules")
    names, bots = _parse_seats(header, seats, last)
    numbered = list(_parse_body(body, ruleset, seats))
    record = Record(
        ruleset=ruleset,
        seats=seats,
        seed=_required_line(header, "seed", last).argument_as_int(0, SEED_LIMIT - 1),
        lines=tuple(line for _, line in numbered),
        first=first.argument_as_int(1, seats) - 1 if first else None,
        names=names,
        bots=bots,
        result=_parse_result(last, seats),
        seal=_parse_transcript(header, seats, last),
        rules_version=rules.argument_as_int(1, MAX_VERSION) if rules else 1,
    )
    return ParsedRecord(record, tuple(number for number, _ in numbered), last.line_number)


def _check_title(lines: list[SourceLine]) -> None:
    """`RecordError` for a text without a title; a later version has an error of its own."""
    title = f"{lines[0].keyword} {lines[0].argument}" if lines else ""
    if title in RECORD_TITLES:
        return
    number = lines[0].line_number if lines else 1
    if later := ANY_VERSION_TITLE.fullmatch(title):
        why = Message("record-version", {"found": later[1], "high": len(RECORD_TITLES)})
        raise RecordError(number, why)
    raise RecordError(number, Message("record-title"))


def _source_lines(text: str) -> Iterator[SourceLine]:
    """The lines, without comments and empty lines."""
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = raw.strip()
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield SourceLine(number, word, rest.strip())


def _parse_body(
    lines: list[SourceLine], ruleset: Ruleset, seats: int
) -> Iterator[tuple[int, RecordLine]]:
    """Moves and claims, each with its line number."""
    at: int | None = None
    stand_in: str | None = None
    for line in lines:
        match line.keyword:
            case "at":
                at = line.argument_as_int(0, MAX_SECONDS)
            case "stand-in":
                stand_in = _check_single_word(line, line.argument)
            case "say":
                yield line.line_number, _parse_claim(line, ruleset, seats, at)
            case _:
                yield (
                    line.line_number,
                    MoveLine(f"{line.keyword} {line.argument}".strip(), stand_in, at),
                )
                stand_in = None
    if stand_in is not None:
        raise lines[-1].error("record-torn")


def _parse_claim(line: SourceLine, ruleset: Ruleset, seats: int, at: int | None) -> ClaimLine:
    number, _, text = line.argument.partition(" ")
    seat = line.parse_int(number, 1, seats) - 1
    try:
        claim = read_claim(text)
        check_claim(claim, ruleset, seats, first=1)
    except UserError as complaint:
        raise RecordError(line.line_number, complaint.message) from None
    return ClaimLine(seat, claim, at)


def _check_single_word(line: SourceLine, text: str) -> str:
    """One word such as the kind of a bot."""
    if not is_single_word(text):
        raise line.error("record-word", word=line.keyword, found=text[:MAX_QUOTED_LETTERS])
    return text


def is_single_word(text: str) -> bool:
    """Whether a text is one word of letters, digits and hyphens."""
    return text.replace("-", "").isalnum() and len(text) <= MAX_QUOTED_LETTERS


def _required_line(header: list[SourceLine], word: str, last: SourceLine) -> SourceLine:
    found = _optional_line(header, word)
    if found is None:
        raise last.error("record-missing", word=word)
    return found


def _optional_line(header: list[SourceLine], word: str) -> SourceLine | None:
    found = [line for line in header if line.keyword == word]
    if len(found) > 1:
        raise found[1].error("record-twice", word=word)
    return found[0] if found else None


def _plain_int(text: str) -> int | None:
    """An unsigned decimal number of limited length; None for anything else."""
    plain = text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS
    return int(text) if plain else None


def _parse_ruleset(header: list[SourceLine], last: SourceLine) -> Ruleset:
    edition = _required_line(header, "edition", last)
    extends = _optional_line(header, "extends")
    base = extends or edition
    changes: dict[str, Any] = {"id": edition.argument} if extends else {}
    for line in header:
        if line.keyword == "change":
            try:
                changes = deep_merged(changes, read_toml(line.argument))
            except ValueError:
                raise line.error(
                    "record-change", found=line.argument[:MAX_QUOTED_LETTERS]
                ) from None
            if changes.get("id", edition.argument) != edition.argument:
                raise line.error("record-change", found=line.argument[:MAX_QUOTED_LETTERS])
    try:
        if not extends and edition.argument not in shipped_editions():
            raise UserError(
                "edition-unknown", name=edition.argument, known=", ".join(shipped_editions())
            )
        return shipped_ruleset(base.argument, changes)
    except EditionError as error:
        raise RecordError(base.line_number, error.with_file(edition.argument).message) from None
    except UserError as complaint:
        raise RecordError(base.line_number, complaint.message) from None


def _parse_seats(
    header: list[SourceLine], seats: int, last: SourceLine
) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """Who sat where: names, and kinds of bots; version 1 had names alone."""
    names: dict[int, str] = {}
    bots: dict[int, str | None] = {}
    for line in header:
        if line.keyword not in ("name", "seat"):
            continue
        number, _, rest = line.argument.partition(" ")
        place = line.parse_int(number, 1, seats)
        if place in names:
            raise line.error("record-twice", word=f"{line.keyword} {place}")
        bot = None
        if line.keyword == "seat":
            bot, rest = _parse_occupant(line, rest)
        bots[place] = bot
        try:
            names[place] = clean_name(rest) if rest or line.keyword == "name" else ""
        except UserError as complaint:
            raise RecordError(line.line_number, complaint.message) from None
    if names and (len(names) < seats or 0 < sum(map(bool, names.values())) < seats):
        raise last.error("record-missing", word="seat")
    order = range(1, seats + 1)
    named = tuple(names[place] for place in order) if any(names.values()) else ()
    return named, tuple(bots[place] for place in order) if any(bots.values()) else ()


def _parse_transcript(
    header: list[SourceLine], seats: int, last: SourceLine
) -> DealTranscript | None:
    """The commit-reveal transcript of the deal; `verify_deal` checks it."""
    lines = []
    for line in header:
        if line.keyword == "deal":
            word, _, rest = line.argument.partition(" ")
            lines.append(SourceLine(line.line_number, f"deal {word}", rest))
    if not lines:
        return None
    for line in lines:
        if line.keyword not in ("deal game", "deal server", "deal seat"):
            raise line.error(
                "record-word", word="deal", found=line.keyword[5 : 5 + MAX_QUOTED_LETTERS]
            )
    server = _required_line(lines, "deal server", last)
    parts: dict[int, DealContribution] = {}
    for line in lines:
        if line.keyword == "deal seat":
            number, _, rest = line.argument.partition(" ")
            seat = line.parse_int(number, 1, seats) - 1
            if seat in parts:
                raise line.error("record-twice", word=f"{line.keyword} {seat + 1}")
            commitment, secret = _parse_commitment(line, rest, *ContributionFailure)
            fault = ContributionFailure(secret) if secret in list(ContributionFailure) else None
            parts[seat] = DealContribution(seat, commitment, None if fault else secret, fault)
    return DealTranscript(
        _required_line(lines, "deal game", last).argument_as_int(1, MAX_GAMES),
        *_parse_commitment(server, server.argument),
        tuple(parts[seat] for seat in sorted(parts)),
    )


def _parse_commitment(line: SourceLine, text: str, *instead: str) -> tuple[str, str]:
    """A commitment and its secret, or a word instead of that."""
    commitment, _, secret = text.partition(" ")
    if not is_hex(commitment) or not (is_hex(secret) or secret in instead):
        raise line.error("record-word", word=line.keyword, found=text[:MAX_QUOTED_LETTERS])
    return commitment, secret


def _parse_occupant(line: SourceLine, text: str) -> tuple[str | None, str]:
    """`person NAME` or `bot KIND NAME`: the kind of bot, and the name."""
    word, _, rest = text.partition(" ")
    if word == "person":
        return None, rest.strip()
    if word != "bot":
        raise line.error("record-word", word=line.keyword, found=word[:MAX_QUOTED_LETTERS])
    kind, _, name = rest.strip().partition(" ")
    return _check_single_word(line, kind), name.strip()


def _parse_result(last: SourceLine, seats: int) -> tuple[int, ...] | None:
    if last.argument == UNFINISHED:
        return None
    scores = [_plain_int(word) for word in last.argument.split()]
    plain = tuple(score for score in scores if score is not None)
    if len(scores) != seats or len(plain) != seats:
        raise last.error("record-result", found=last.argument[:MAX_QUOTED_LETTERS])
    return plain
