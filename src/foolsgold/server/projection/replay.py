"""Replay of a finished game: the frames each reader was sent, and the open version of it.

Views and events come from the functions that made them when the game ran. This and `live` are the
only modules that build frames of a game, and this one reads records alone: a table still in play
has none.
"""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.games.catalogue import Ruleset
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.translator import Translator
from foolsgold.play.game_summary import summarise
from foolsgold.play.record import MoveLine, Position, Record
from foolsgold.play.record_parser import ParsedRecord, RecordError, read_record
from foolsgold.play.referee import short_position
from foolsgold.server.security.tokens import game_address
from foolsgold.server.storage.store import GameRow
from foolsgold.server.table.avatars import choose_face
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import frames
from foolsgold.wire.finished_games import ALL_OPEN, SPECTATOR, Replay, ReplayedChange, ReplayStep
from foolsgold.wire.table_enums import Avatar, BotPace
from foolsgold.wire.views import to_wire_view

MAX_REPLAY_SECONDS = 4.0
"""CPU seconds for one game: a custom edition may be made to be costly."""


class FinalPosition(msgspec.Struct, frozen=True):
    """The final position, as the preview image shows it. It has no names."""

    game: str
    view: Any
    """The final view, all cards open."""
    faces: tuple[Avatar, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    round_winners: tuple[str, ...]
    """The winning side of each."""


class Perspective(NamedTuple):
    """Who watches a replay: a former seat, a spectator, or somebody who sees everything."""

    seat: Seat | None
    sees_everything: bool = False


def parse_perspective(name: str, seats: int) -> Perspective:
    """The perspective of this name; `UserError` if nobody at such a table had it."""
    if name == ALL_OPEN:
        return Perspective(None, sees_everything=True)
    if name == SPECTATOR:
        return Perspective(None)
    if name.isascii() and name.isdecimal() and 1 <= int(name) <= seats:
        return Perspective(int(name) - 1)
    raise UserError("lookback-eyes")


def finished_record(table: Table) -> Record:
    """The record of a table's last game; `UserError` until it is over, or once deleted."""
    if table.visibility is frames.Visibility.GONE:
        raise UserError("lookback-gone")
    game = table.game or table.last_finished_game
    if game is None or not game.is_over:
        raise UserError("record-early")
    return game.record()


def build_last_game_row(secret: bytes, table_id: str, table: Table, at: float) -> GameRow:
    """The row of a table's last game; `UserError` until it is over."""
    row = build_game_row(
        finished_record(table), secret, table_id, table, at=at, games=table.games_dealt
    )
    return row._replace(showing=table.visibility)


def build_game_row(
    record: Record, secret: bytes, table_id: str, table: Table, *, at: float, games: int
) -> GameRow:
    """The row of a table's game with this number."""
    faces = table.faces if len(table.faces) == record.seats else ()
    return GameRow(
        id=game_address(secret, table_id, games),
        plain=game_address(secret, table_id, games, named=False),
        record=str(record),
        faces=" ".join(face or "" for face in faces),
        showing=frames.Visibility.OPEN,
        at=at,
    )


def anonymise_record(text: str) -> str:
    """A record without the names of the players."""
    return str(_without_names(read_record(text).record))


def position_after(text: str, move: int) -> str:
    """The position after this many moves of a finished game, as a referee question."""
    record = read_record(text).record
    if not record.ruleset.is_shipped:
        raise UserError("referee-own-edition")
    for position in _with_deadline(record.positions()):
        if position.moves_made >= move:
            break
    return short_position(position.state, record.ruleset)


def build_final_position(text: str, faces: str) -> FinalPosition:
    """The final position of a record, for the preview image."""
    parsed = read_record(text)
    moments = list(_with_deadline(_playable_positions(parsed)))
    ending, last = summarise(moments), moments[-1]
    view, _ = last.ruleset.rules.open_view(last.state)
    return FinalPosition(
        game=last.ruleset.rules.name,
        view=view,
        faces=_parse_faces(faces, parsed.record.seats),
        scores=ending.scores,
        winners=ending.winners,
        round_winners=tuple(tally.winner for tally in ending.rounds),
    )


def result_text(text: str, translate: Translator, *, named: bool) -> tuple[str, str]:
    """Title and scores, best first; needs no replay of the moves."""
    record = read_record(text).record
    names = record.names if named else ()
    result = record.result or ()
    rows = [
        translate(
            "preview-score",
            name=(names[seat] if names else "") or Message("player", {"number": seat + 1}),
            score=result[seat],
        )
        for seat in sorted(range(len(result)), key=lambda seat: -result[seat])
    ]
    # Each name begins at the reader's side, also in right-to-left scripts.
    scores = translate.join_list(translate.align_lines(row) for row in rows)
    return edition_title(record.ruleset, translate), translate("preview-told", scores=scores)


def build_replay(
    text: str, perspective: str, faces: str = "", *, named: bool = True, ended: float | None = None
) -> Replay:
    """Replays a record from a perspective; `RecordError` has the line that is wrong."""
    parsed = read_record(text)
    record = parsed.record if named else _without_names(parsed.record)
    steps = tuple(_steps(parsed, parse_perspective(perspective, record.seats)))
    return Replay(
        table=_table_info(record, faces),
        rules=record.ruleset.values,
        ended=None if ended is None else int(ended),
        steps=steps,
    )


def encode_replay(past: Replay) -> bytes:
    """Encodes a replay."""
    return msgspec.json.encode(past)


def _without_names(record: Record) -> Record:
    """A record without names; the kinds of bots stay."""
    return replace(record, names=())


def _steps(parsed: ParsedRecord, perspective: Perspective) -> Iterator[ReplayStep]:
    mover = None
    for position in _with_deadline(_playable_positions(parsed)):
        what = _step_cause(position, parsed.record, mover)
        mover = position.to_act
        yield _build_step(position, what, perspective)


def _with_deadline(positions: Iterator[Position]) -> Iterator[Position]:
    """Passes items on; `UserError` once that has taken too long."""
    begun = time.thread_time()
    for position in positions:
        yield position
        if time.thread_time() - begun > MAX_REPLAY_SECONDS:
            raise UserError("lookback-costly")


def _playable_positions(parsed: ParsedRecord) -> Iterator[Position]:
    """The positions of a record; one of older rules as far as today's rules explain it."""
    try:
        yield from parsed.positions()
    except RecordError:
        if not parsed.record.is_outdated:
            raise


def _step_cause(position: Position, record: Record, mover: Seat | None) -> ReplayedChange:
    line = position.line
    if line is None or mover is None:
        return frames.Started()
    if not isinstance(line, MoveLine):
        (said,) = position.last_events
        claimed: ReplayedChange = said
        return claimed
    bots = record.bots or (None,) * record.seats
    by = frames.MovedBy.PERSON if bots[mover] is None else frames.MovedBy.BOT
    return frames.Moved(mover, by if line.stand_in is None else frames.MovedBy.STAND_IN)


def _build_step(position: Position, what: ReplayedChange, perspective: Perspective) -> ReplayStep:
    if not isinstance(what, frames.Started | frames.Moved):
        return ReplayStep(what)
    rules = position.ruleset.rules
    if perspective.sees_everything:
        view, hands = rules.open_view(position.state)
        return ReplayStep(what, position.last_events, to_wire_view(view), hands)
    events = rules.redact_events(position.last_events, perspective.seat)
    return ReplayStep(what, events, to_wire_view(position.view(perspective.seat)))


def _table_info(record: Record, faces: str) -> frames.PublicTable:
    box: Ruleset = record.ruleset
    names, bots = record.names or ("",) * record.seats, record.bots or (None,) * record.seats
    return frames.PublicTable(
        code="",
        game=box.rules.name,
        edition=box.id,
        extends=box.base,
        changes=tuple(box.overrides()),
        options=(),
        lang="",
        seats=tuple(
            frames.PublicSeat(name, bot, ready=True, face=face)
            for name, bot, face in zip(names, bots, _parse_faces(faces, record.seats), strict=True)
        ),
        host=None,
        stage=frames.TableStage.OVER if record.result is not None else frames.TableStage.PLAYING,
        games=1,
        locked=True,
        chat=False,
        bot_talk=False,
        paused=False,
        turn_seconds=None,
        pace=BotPace.NORMAL,
        level=None,
        summary=None,
        seal=None,
    )


def _parse_faces(written: str, seats: int) -> tuple[Avatar, ...]:
    """The avatars of a record; those it lacks are chosen as a table would."""
    known = {face.value: face for face in Avatar}
    wishes = [known.get(word) for word in written.split(" ")] if written else []
    found: list[Avatar] = []
    for seat in range(seats):
        wish = wishes[seat] if len(wishes) == seats else None
        found.append(choose_face(seat, tuple(found), wish))
    return tuple(found)
