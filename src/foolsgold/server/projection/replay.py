"""A game that is over, told again: what each reader was sent then, and all of it to who looks back.

Views and events come from the functions that made them when the game ran. This is the only code
beside `showing` that builds what goes out of a game, and it reads records alone: a table that is
still played at has none.
"""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.games.catalogue import Box
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.translator import Words
from foolsgold.play.game_summary import ending_of
from foolsgold.play.record import Played, Position, Record
from foolsgold.play.record_parser import ParsedRecord, RecordError, read_record
from foolsgold.play.referee import position_of
from foolsgold.server.security.tokens import address_for
from foolsgold.server.storage.store import GameRow
from foolsgold.server.table.avatars import face_for
from foolsgold.server.table.decisions import Table
from foolsgold.wire import frames
from foolsgold.wire.avatars import Face, Pace
from foolsgold.wire.finished_games import ALL, WATCHER, Past, Retold, Step
from foolsgold.wire.views import shown

MOST_SECONDS = 4.0
"""Of work on one game: an edition of somebody's own may be made to be costly."""


class Keepsake(msgspec.Struct, frozen=True):
    """What a picture of a game that is over shows. No names are in it."""

    game: str
    view: Any
    """The last moment, all cards open."""
    faces: tuple[Face, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: tuple[str, ...]
    """The side that won each."""


class Eyes(NamedTuple):
    """Who looks back: a seat as it was, a watcher, or somebody to whom all lies open."""

    seat: Seat | None
    all_open: bool = False


def eyes_named(name: str, seats: int) -> Eyes:
    """The eyes of a name; `Complaint` if nobody at such a table had them."""
    if name == ALL:
        return Eyes(None, all_open=True)
    if name == WATCHER:
        return Eyes(None)
    if name.isascii() and name.isdecimal() and 1 <= int(name) <= seats:
        return Eyes(int(name) - 1)
    raise Complaint("lookback-eyes")


def finished(table: Table) -> Record:
    """The record of a table's last game; `Complaint` as long as it is not over, or once deleted."""
    if table.showing is frames.Showing.GONE:
        raise Complaint("lookback-gone")
    game = table.game or table.finished
    if game is None or not game.is_over:
        raise Complaint("record-early")
    return game.record()


def kept_row(secret: bytes, table_id: str, table: Table, at: float) -> GameRow:
    """The last game of a table as it is kept; `Complaint` as long as it is not over."""
    row = row_of(finished(table), secret, table_id, table, at=at, games=table.games)
    return row._replace(showing=table.showing)


def row_of(
    record: Record, secret: bytes, table_id: str, table: Table, *, at: float, games: int
) -> GameRow:
    """A game of a table as it is kept: the one of this number."""
    faces = table.faces if len(table.faces) == record.seats else ()
    return GameRow(
        id=address_for(secret, table_id, games),
        plain=address_for(secret, table_id, games, named=False),
        record=str(record),
        faces=" ".join(face or "" for face in faces),
        showing=frames.Showing.OPEN,
        at=at,
    )


def nameless(text: str) -> str:
    """A record without the names of those who played."""
    return str(_without_names(read_record(text).record))


def moment(text: str, move: int) -> str:
    """The position of a finished game after so many moves, as a question to the referee begins."""
    record = read_record(text).record
    if not record.box.is_shipped:
        raise Complaint("referee-own-edition")
    for position in _within_reason(record.positions()):
        if position.number >= move:
            break
    return position_of(position.state, record.box)


def keepsake(text: str, faces: str) -> Keepsake:
    """What is left of a game to be drawn."""
    parsed = read_record(text)
    moments = list(_within_reason(_moments(parsed)))
    ending, last = ending_of(moments), moments[-1]
    view, _ = last.box.rules.laid_open(last.state)
    return Keepsake(
        game=last.box.rules.name,
        view=view,
        faces=_faces(faces, parsed.record.seats),
        scores=ending.scores,
        winners=ending.winners,
        rounds=tuple(tally.winner for tally in ending.rounds),
    )


def result_told(text: str, words: Words, *, named: bool) -> tuple[str, str]:
    """What was played and who got how much, the best first; nothing is played through for it."""
    record = read_record(text).record
    names = record.names if named else ()
    result = record.result or ()
    rows = [
        words(
            "preview-score",
            name=(names[seat] if names else "") or Phrase("player", {"number": seat + 1}),
            score=result[seat],
        )
        for seat in sorted(range(len(result)), key=lambda seat: -result[seat])
    ]
    # Each begins at the reader's side, also where names are written the other way.
    scores = words.listed(words.line(row) for row in rows)
    return edition_title(record.box, words), words("preview-told", scores=scores)


def retold(
    text: str, eyes: str, faces: str = "", *, named: bool = True, ended: float | None = None
) -> Past:
    """A record, seen with these eyes; `RecordError` points at a line that is wrong."""
    parsed = read_record(text)
    record = parsed.record if named else _without_names(parsed.record)
    steps = tuple(_steps(parsed, eyes_named(eyes, record.seats)))
    return Past(
        table=_table(record, faces),
        rules=record.box.values,
        ended=None if ended is None else int(ended),
        steps=steps,
    )


def encoded(past: Past) -> bytes:
    """As it is sent."""
    return msgspec.json.encode(past)


def _without_names(record: Record) -> Record:
    """What kinds of bots played stays."""
    return replace(record, names=())


def _steps(parsed: ParsedRecord, eyes: Eyes) -> Iterator[Step]:
    mover = None
    for position in _within_reason(_moments(parsed)):
        what = _what(position, parsed.record, mover)
        mover = position.to_act
        yield _step(position, what, eyes)


def _within_reason(positions: Iterator[Position]) -> Iterator[Position]:
    """The same; `Complaint` once the work on them has taken too long."""
    begun = time.thread_time()
    for position in positions:
        yield position
        if time.thread_time() - begun > MOST_SECONDS:
            raise Complaint("lookback-costly")


def _moments(parsed: ParsedRecord) -> Iterator[Position]:
    """The game moment by moment; one of older rules as far as today's explain it."""
    try:
        yield from parsed.positions()
    except RecordError:
        if not parsed.record.is_outdated:
            raise


def _what(position: Position, record: Record, mover: Seat | None) -> Retold:
    line = position.line
    if line is None or mover is None:
        return frames.Started()
    if not isinstance(line, Played):
        (said,) = position.news
        claimed: Retold = said
        return claimed
    bots = record.bots or (None,) * record.seats
    by = frames.Doer.PERSON if bots[mover] is None else frames.Doer.BOT
    return frames.Moved(mover, by if line.stand_in is None else frames.Doer.STAND_IN)


def _step(position: Position, what: Retold, eyes: Eyes) -> Step:
    if not isinstance(what, frames.Started | frames.Moved):
        return Step(what)
    rules = position.box.rules
    if eyes.all_open:
        view, hands = rules.laid_open(position.state)
        return Step(what, position.news, shown(view), hands)
    events = rules.heard_by(position.news, eyes.seat)
    return Step(what, events, shown(position.view(eyes.seat)))


def _table(record: Record, faces: str) -> frames.TableShown:
    box: Box = record.box
    names, bots = record.names or ("",) * record.seats, record.bots or (None,) * record.seats
    return frames.TableShown(
        code="",
        game=box.rules.name,
        edition=box.id,
        extends=box.base,
        changes=tuple(box.changes()),
        options=(),
        lang="",
        seats=tuple(
            frames.SeatShown(name, bot, ready=True, face=face)
            for name, bot, face in zip(names, bots, _faces(faces, record.seats), strict=True)
        ),
        host=None,
        stage=frames.Stage.OVER if record.result is not None else frames.Stage.PLAYING,
        games=1,
        locked=True,
        chat=False,
        bot_talk=False,
        paused=False,
        turn_seconds=None,
        pace=Pace.NORMAL,
        level=None,
        summary=None,
        seal=None,
    )


def _faces(written: str, seats: int) -> tuple[Face, ...]:
    """As they were; where nobody says, as a table gives them."""
    known = {face.value: face for face in Face}
    wishes = [known.get(word) for word in written.split(" ")] if written else []
    found: list[Face] = []
    for seat in range(seats):
        wish = wishes[seat] if len(wishes) == seats else None
        found.append(face_for(seat, tuple(found), wish))
    return tuple(found)
