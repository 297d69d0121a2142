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
from foolsgold.base.messages import Complaint
from foolsgold.games.api import RoundStarted
from foolsgold.play.fair_deal import Fault, Part
from foolsgold.play.game_summary import Ending, ending_of
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table import changes
from foolsgold.server.table.changes import Change
from foolsgold.server.table.decisions import Table
from foolsgold.server.table.state import Came
from foolsgold.wire import frames
from foolsgold.wire.padding import even
from foolsgold.wire.public_lobby import OpenTable
from foolsgold.wire.view_diff import Shared, difference
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
    before: tuple[str | None, ...] = ()
    """The same just before: at the beginning of a round seats change hands."""
    released: bool = False
    """Whether it ended the look back at a round: whoever is to move may do so now."""
    afresh: bool = False
    """Whether rules or seats are others now, or the last game is shown to others: what was told
    before does not hold any more."""


class Told(NamedTuple):
    """A frame on its way, and the game as its reader knows it by then; None: they were not told."""

    text: bytes
    view: Any = None


def encoded(frame: frames.Frame) -> bytes:
    """A frame without a game in it, as it goes over the socket."""
    return _encoder.encode(frame)


def told(table: Table, frame: frames.Frame, view: Any = None) -> Told:
    """A frame with a game in it, as it goes over the socket: its length tells no secret."""
    return Told(even(_encoder.encode(frame), table.box.rules.hidden), view)


class Telling:
    """One change on its way to everybody: what is the same for all is made once."""

    def __init__(self, happened: Happened, table: Table) -> None:
        self._happened = happened
        self._table = table
        self._shared: Shared = {}
        self._frame = _change(happened, table, latest=True)
        self._in_game = _is_in_game(happened)

    def to(self, reader: Reader, known: Any) -> Told:
        """What a reader is told, who knows this view or asks for whole ones."""
        table, frame = self._table, self._frame
        events = _seen(self._happened, table, reader)
        view = _view_of(table, reader) if self._in_game else None
        if view is None:
            return told(table, replace(frame, events=events) if events else frame)
        news = None if known is None else difference(known, view, self._shared)
        if news is None:
            return told(table, replace(frame, events=events, view=shown(view)), view)
        return told(table, replace(frame, events=events, difference=news), view)


def table_shown(table: Table) -> frames.TableShown:
    """The table as everybody may see it."""
    return frames.TableShown(
        code=table.code,
        game=table.box.rules.name,
        edition=table.box.id,
        extends=table.box.base,
        changes=table.edition_changes,
        options=table.played[2],
        lang=table.lang,
        seats=tuple(
            frames.SeatShown(
                held.name,
                held.bot,
                held.ready,
                held.muted,
                held.face,
                _next(table, seat),
                table.temper_of(seat),
            )
            for seat, held in enumerate(table.held)
        ),
        host=table.host,
        stage=table.stage,
        games=table.games,
        locked=table.locked,
        chat=table.chat,
        bot_talk=table.bot_talk,
        paused=table.paused,
        turn_seconds=table.turn_seconds,
        pace=table.pace,
        level=table.level,
        summary=table.summary,
        seal=_seal_shown(table),
        listed=table.listed,
        asked=_ask_shown(table),
    )


def offer_shown(table: Table) -> OpenTable | None:
    """What strangers read of it in the list; None if it is not open to them.

    Of a game that runs nothing is told, not even that it does.
    """
    lobby = table.stage is frames.Stage.LOBBY and table.sealing is None
    free = sum(held.is_open for held in table.held)
    if not (table.listed and lobby and free) or table.locked or table.host is None:
        return None
    host = table.held[table.host]
    return OpenTable(
        code=table.code,
        game=table.box.rules.name,
        edition=table.box.base,
        own=bool(table.edition_changes),
        lang=table.lang,
        seats=table.seats,
        free=free,
        bots=sum(held.bot is not None for held in table.held),
        host=host.name or "",
        face=host.face,
    )


def _seal_shown(table: Table) -> frames.SealShown | None:
    """How the cards come about; the server's secret is not in it."""
    if not table.sealed:
        return None
    playing = table.stage is frames.Stage.PLAYING
    seal = table.sealing
    if seal is None and playing and table.game is not None:
        seal = table.game.seal
    if seal is not None:
        return frames.SealShown(seal.game, seal.commitment, seal.parts)
    committed = ((seat, held.commitment) for seat, held in enumerate(table.held))
    parts = tuple(Part(seat, commitment) for seat, commitment in committed if commitment)
    return frames.SealShown(table.games if playing else table.games + 1, None, parts)


def _ask_shown(table: Table) -> frames.AskShown | None:
    """Who is asked for, and who has agreed; the key that asks is not in it."""
    asked = table.asked
    if asked is None:
        return None
    yes = tuple(seat for seat, says in sorted(asked.votes.items()) if says)
    no = tuple(seat for seat, says in sorted(asked.votes.items()) if not says)
    return frames.AskShown(asked.seat, asked.sign, yes, no)


def ending_shown(table: Table) -> Ending:
    """What there is to tell of the last game; a secret until it is over."""
    if table.showing is frames.Showing.GONE:
        raise Complaint("lookback-gone")
    game = table.game or table.finished
    if game is None or not game.is_over:
        raise Complaint("ending-early")
    return ending_of(game.record().positions())


def _next(table: Table, seat: Seat) -> str | None:
    new = table.awaited.get(seat)
    return None if new is None else new.name


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
        stood_in=() if _is_hidden(table, reader) else tuple(table.stood_in),
        talk=_talk_heard(table, reader),
        awaits=table.awaits(reader.key_hash),
    )


def change_shown(
    happened: Happened, table: Table, reader: Reader, *, latest: bool
) -> frames.Change:
    """One change; only the latest one brings the table and the game as they are now."""
    return replace(
        _change(happened, table, latest=latest),
        events=_seen(happened, table, reader),
        view=_view_now(table, reader) if latest and _is_in_game(happened) else None,
    )


def _is_in_game(happened: Happened) -> bool:
    """Whether the game is another now."""
    return happened.released or isinstance(happened.change, changes.Moved | changes.Started)


def _change(happened: Happened, table: Table, *, latest: bool) -> frames.Change:
    """A change as far as it is the same for everybody."""
    what = _what(happened.change)
    in_talk = isinstance(what, frames.Chatted | Claimed | frames.Reacted)
    round_over = any(isinstance(event, RoundStarted) for event in happened.events)
    over = isinstance(what, frames.Moved) and table.stage is frames.Stage.OVER
    quiet = isinstance(what, frames.Moved) or in_talk
    table_changed = over or round_over or happened.released or not quiet
    return frames.Change(
        number=happened.number,
        what=what,
        turn=happened.turn,
        table=table_shown(table) if latest and table_changed else None,
    )


def _seen(happened: Happened, table: Table, reader: Reader) -> tuple[Any, ...]:
    """What happened in the game; before a round begins, seats are still in their old hands."""
    if table.game is None:
        return ()
    events, now = happened.events, reader.eyes(happened.dealt)
    then = reader.eyes(happened.before)
    if now == then or not isinstance(happened.change, changes.Moved):
        return table.game.seen(events, now)
    starts = (n for n, event in enumerate(events) if isinstance(event, RoundStarted))
    start = next(starts, len(events))
    return table.game.seen(events[:start], then) + table.game.seen(events[start:], now)


def _view_now(table: Table, reader: Reader) -> Any:
    """The game as it is, as it is sent."""
    view = _view_of(table, reader)
    return None if view is None else shown(view)


def _is_hidden(table: Table, reader: Reader) -> bool:
    """Whether who played has hidden the last game from this reader: others than they only."""
    return table.showing is frames.Showing.HIDDEN and reader.eyes(table.dealt) is None


def _talk_heard(table: Table, reader: Reader) -> tuple[frames.Chatted | Claimed, ...]:
    """What was said of late; what was said during a hidden game is hidden with it."""
    hidden = range(table.began, table.ended + 1) if _is_hidden(table, reader) else ()
    said = zip(table.spoken, table.talk, strict=True)
    return tuple(_talk(talk) for number, talk in said if number not in hidden)


def _view_of(table: Table, reader: Reader) -> Any:
    """The game as it is, as the reader may know it."""
    if table.game is None or _is_hidden(table, reader):
        return None
    eyes = reader.eyes(table.dealt)
    view, came = table.game.view(eyes), _came(table, reader)
    return view if came is None else table.box.rules.since(view, came.view)


def _heard(table: Table, reader: Reader) -> tuple[Any, ...]:
    """What happened in the game so far; before they took a seat over, they only watched."""
    if table.game is None or _is_hidden(table, reader):
        return ()
    eyes, came = reader.eyes(table.dealt), _came(table, reader)
    if came is None:
        return table.game.heard(eyes)
    return table.game.heard()[: came.since] + table.game.heard(eyes, came.since)


def _came(table: Table, reader: Reader) -> Came | None:
    """How the reader took over their seat in this game; None if it was dealt to them."""
    came = None if reader.seat is None else table.came.get(reader.seat)
    return came if came is not None and came.key_hash == reader.key_hash else None


def greeting(table: Table, reader: Reader) -> Told:
    """Everything afresh, on its way."""
    return told(table, welcome(table, reader), _view_of(table, reader))


def catching_up(
    tail: Sequence[Happened], table: Table, reader: Reader, last: int | None, most: int
) -> tuple[bool, list[Told]]:
    """What a client that comes back still needs, and whether that is all afresh."""
    news = missed(tail, table, reader, last)
    if len(news) > most or isinstance(news[0], frames.Welcome):
        return True, [greeting(table, reader)]
    sent = [told(table, frame) for frame in news]
    if len(news) > 1:
        # The last one brings the game as it is now.
        sent[-1] = Told(sent[-1].text, _view_of(table, reader))
    return False, sent


def missed(
    tail: Sequence[Happened], table: Table, reader: Reader, last: int | None
) -> list[frames.Frame]:
    """What a client that has the changes up to `last` still needs: the tail, or all afresh."""
    oldest = tail[0].number if tail else table.number + 1
    if last is None or not oldest - 1 <= last <= table.number:
        return [welcome(table, reader)]
    news = [happened for happened in tail if happened.number > last]
    if any(happened.afresh or _moved(happened, reader) for happened in news):
        return [welcome(table, reader)]
    sent = [change_shown(happened, table, reader, latest=False) for happened in news]
    if sent:
        # Whatever the last change was, the reader has to know table and game as they are now.
        now = {"table": table_shown(table), "view": _view_now(table, reader)}
        sent[-1] = replace(sent[-1], **now)
    awaits = table.awaits(reader.key_hash)
    return [frames.Resumed(number=table.number, seat=reader.seat, awaits=awaits), *sent]


def _moved(happened: Happened, reader: Reader) -> bool:
    """Whether it brought the reader's seat to them: what was before was told to another key."""
    change = happened.change
    return isinstance(change, changes.SeatMoved) and change.key_hash == reader.key_hash


def _talk(said: changes.Chatted | Claimed) -> frames.Chatted | Claimed:
    if isinstance(said, changes.Chatted):
        return frames.Chatted(said.seat, said.text)
    return said


def _what(change: Change) -> frames.What:  # noqa: C901 - one case a kind of change
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
        case changes.Committed():
            return frames.Committed(change.seat)
        case changes.Sealed():
            return frames.Sealed()
        case changes.Revealed():
            return frames.Revealed(change.seat, Fault.WRONG if change.secret is None else None)
        case changes.Started():
            return frames.Started(() if change.without is msgspec.UNSET else change.without)
        case changes.Moved():
            return frames.Moved(change.seat, change.by)
        case changes.Chatted() | Claimed():
            return _talk(change)
        case changes.HostPassed():
            return frames.HostPassed(change.seat)
        case changes.GameShown():
            return frames.GameShown(change.game, change.showing)
        case (
            changes.Locked()
            | changes.Listed()
            | changes.ChatSwitched()
            | changes.BotTalkSwitched()
            | changes.Paused()
            | changes.Erased()
            | changes.TableKept()
        ):
            return frames.Switched()
        case changes.Muted():
            return frames.Muted(change.seat, change.muted)
        case changes.Faced():
            return frames.Faced(change.seat, change.face)
        case changes.Configured():
            return frames.Configured()
        case changes.WentOn():
            return frames.WentOn(change.seat)
        case changes.Reacted():
            return frames.Reacted(change.seat, change.to, change.face)
        case changes.Awaited():
            return frames.Awaited(change.seat)
        case changes.SeatAsked():
            return frames.SeatAsked(change.seat)
        case changes.SeatVoted():
            return frames.SeatVoted(change.seat, change.yes)
        case changes.SeatUnasked():
            return frames.SeatUnasked(change.why)
        case changes.SeatMoved():
            return frames.SeatMoved(change.seat, change.how)
        case changes.Stopped():
            raise AssertionError("a table that cannot be opened is not shown")
        case _:
            assert_never(change)
