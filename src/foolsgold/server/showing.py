"""The only place that builds what a connection receives.

Everything is built for one reader: a seat, or None for a watcher and the screen on the wall.
No time, key, seed or other seat's secret goes in, so two worlds the reader cannot tell apart give
the same bytes.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, assert_never

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.play.talk import Claimed
from foolsgold.server import changes
from foolsgold.server.changes import Change
from foolsgold.server.table import Table
from foolsgold.wire import frames
from foolsgold.wire.views import shown

_encoder = msgspec.json.Encoder()


class Reader(NamedTuple):
    """Who is looking: the person in a seat, or with neither seat nor key a watcher."""

    seat: Seat | None = None
    key_hash: str | None = None

    def eyes(self, dealt: tuple[str | None, ...]) -> Seat | None:
        """The seat whose secrets of a game are theirs: the one they held when it was dealt.

        Whoever sits down after a game does not read what their forerunner knew.
        """
        mine = self.seat is not None and dealt and dealt[self.seat] == self.key_hash
        return self.seat if mine else None


class Happened(NamedTuple):
    """A change that is part of a table, with what it did in the game, as the keeper knows it."""

    number: int
    change: Change
    turn: int
    events: tuple[Any, ...]
    dealt: tuple[str | None, ...]
    """Whose game it was: the keys it was dealt to."""


def encoded(frame: frames.Frame) -> str:
    """A frame as it goes over the socket."""
    return _encoder.encode(frame).decode()


def table_shown(table: Table) -> frames.TableShown:
    """The table as everybody may see it."""
    return frames.TableShown(
        code=table.code,
        game=table.box.rules.name,
        edition=table.box.id,
        extends=table.box.base,
        changes=table.edition_changes,
        lang=table.lang,
        seats=tuple(
            frames.SeatShown(held.name, held.bot, held.ready, held.muted) for held in table.held
        ),
        host=table.host,
        stage=table.stage,
        games=table.games,
        locked=table.locked,
        chat=table.chat,
        paused=table.paused,
        turn_seconds=table.turn_seconds,
    )


def welcome(table: Table, reader: Reader) -> frames.Welcome:
    """Everything afresh."""
    return frames.Welcome(
        protocol=frames.PROTOCOL,
        number=table.number,
        seat=reader.seat,
        table=table_shown(table),
        turn=table.turn,
        rules=table.box.values,
        view=_view_now(table, reader),
        heard=_heard(table, reader),
        talk=tuple(_talk(said) for said in table.talk),
    )


def change_shown(
    happened: Happened, table: Table, reader: Reader, *, latest: bool
) -> frames.Change:
    """One change; only the latest one brings the table and the game as they are now."""
    what = _what(happened.change)
    in_game = isinstance(what, frames.Moved | frames.Started)
    in_talk = isinstance(what, frames.Chatted | Claimed)
    over = isinstance(what, frames.Moved) and table.stage is frames.Stage.OVER
    table_changed = over or not (isinstance(what, frames.Moved) or in_talk)
    eyes = reader.eyes(happened.dealt)
    return frames.Change(
        number=happened.number,
        what=what,
        turn=happened.turn,
        table=table_shown(table) if latest and table_changed else None,
        events=table.game.seen(happened.events, eyes) if table.game is not None else (),
        view=_view_now(table, reader) if latest and in_game else None,
    )


def _view_now(table: Table, reader: Reader) -> Any:
    """The game as it is."""
    return None if table.game is None else shown(table.game.view(reader.eyes(table.dealt)))


def _heard(table: Table, reader: Reader) -> tuple[Any, ...]:
    """What happened in the game so far."""
    return () if table.game is None else table.game.heard(reader.eyes(table.dealt))


def missed(
    tail: Sequence[Happened], table: Table, reader: Reader, last: int | None
) -> list[frames.Frame]:
    """What a client that has the changes up to `last` still needs: the tail, or all afresh."""
    oldest = tail[0].number if tail else table.number + 1
    if last is None or not oldest - 1 <= last <= table.number:
        return [welcome(table, reader)]
    news = (happened for happened in tail if happened.number > last)
    sent = [change_shown(happened, table, reader, latest=False) for happened in news]
    if sent:
        # Whatever the last change was, the reader has to know table and game as they are now.
        now = {"table": table_shown(table), "view": _view_now(table, reader)}
        sent[-1] = replace(sent[-1], **now)
    return [frames.Resumed(number=table.number, seat=reader.seat), *sent]


def _talk(said: changes.Chatted | Claimed) -> frames.Chatted | Claimed:
    if isinstance(said, changes.Chatted):
        return frames.Chatted(said.seat, said.text)
    return said


def _what(change: Change) -> frames.What:
    """A stored change without its secrets; a new kind will not type-check until listed."""
    match change:
        case changes.Opened():
            return frames.Opened()
        case changes.Sat() | changes.BotSat():
            return frames.Sat(change.seat)
        case changes.Vacated():
            return frames.Vacated(change.seat, change.why)
        case changes.Readied():
            return frames.Readied(change.seat, change.ready)
        case changes.Started():
            return frames.Started()
        case changes.Moved():
            return frames.Moved(change.seat, change.by)
        case changes.Chatted() | Claimed():
            return _talk(change)
        case changes.HostPassed():
            return frames.HostPassed(change.seat)
        case changes.Locked() | changes.ChatSwitched() | changes.Paused():
            return frames.Switched()
        case changes.Muted():
            return frames.Muted(change.seat, change.muted)
        case _:
            assert_never(change)
