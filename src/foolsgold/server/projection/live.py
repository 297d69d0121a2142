"""Builds every frame that a connection at a live table receives; nothing else does.

A frame is built for one reader: a seat, or None for spectators and the shared screen. No time, key,
seed or other seat's secret goes in, so two worlds that the reader cannot tell apart give the same
bytes. The part that is the same for all comes from `public_table`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.api import RoundStarted
from foolsgold.play.game_summary import GameSummary, summarise
from foolsgold.play.table_talk import Claimed
from foolsgold.server.projection.public_table import build_table_info, public_change
from foolsgold.server.table import stored_changes
from foolsgold.server.table.seats import Takeover
from foolsgold.server.table.stored_changes import Change
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import frames
from foolsgold.wire.padding import pad
from foolsgold.wire.table_changes import Chatted, Reacted
from foolsgold.wire.view_diff import DiffCache, diff_views
from foolsgold.wire.views import to_wire_view

_encoder = msgspec.json.Encoder()


class Reader(NamedTuple):
    """Who a frame is for: the person in a seat, or with neither seat nor key a spectator."""

    seat: Seat | None = None
    key_hash: str | None = None

    def view_seat(self, dealt: tuple[str | None, ...]) -> Seat | None:
        """The seat whose secrets of a game this reader may see: the one they held at the deal.

        A person who sits down after a game does not read what the previous occupant knew.
        """
        mine = self.seat is not None and dealt and dealt[self.seat] == self.key_hash
        return self.seat if mine else None


class AppliedChange(NamedTuple):
    """A change that was applied to a table, with the game events it caused."""

    number: int
    change: Change
    turn: int
    events: tuple[Any, ...]
    dealt_keys: tuple[str | None, ...]
    """The keys that the game was dealt to."""
    dealt_keys_before: tuple[str | None, ...] = ()
    """The same before the change: seats change hands at the beginning of a round."""
    ended_summary: bool = False
    """Whether it ended a round's summary: the player to act may move now."""
    needs_full_state: bool = False
    """Whether rules or seats have changed, or the visibility of the last game. Readers need the
    full state again then.
    """


class EncodedFrame(NamedTuple):
    """An encoded frame, and the view its reader has after it; None if it carries no view."""

    data: bytes
    view: Any = None


def encode_frame(frame: frames.ServerFrame) -> bytes:
    """Encodes a frame without game state."""
    return _encoder.encode(frame)


def encode_padded(table: Table, frame: frames.ServerFrame, view: Any = None) -> EncodedFrame:
    """Encodes a frame with game state: padded, so that its length reveals no secret."""
    return EncodedFrame(pad(_encoder.encode(frame), table.ruleset.rules.secret_enums), view)


class ChangeBroadcast:
    """Encodes one change for many readers: what is the same for all is built once."""

    def __init__(self, applied: AppliedChange, table: Table) -> None:
        self._applied = applied
        self._table = table
        self._diff_cache: DiffCache = {}
        self._frame = _public_change_frame(applied, table, latest=True)
        self._changes_game = _changes_game(applied)

    def frame_for(self, reader: Reader, last_view: Any) -> EncodedFrame:
        """The frame for a reader, as a difference to the view they have, or whole."""
        table, frame = self._table, self._frame
        events = _events_for(self._applied, table, reader)
        view = _view_for(table, reader) if self._changes_game else None
        if view is None:
            return encode_padded(table, replace(frame, events=events) if events else frame)
        news = None if last_view is None else diff_views(last_view, view, self._diff_cache)
        if news is None:
            return encode_padded(
                table, replace(frame, events=events, view=to_wire_view(view)), view
            )
        return encode_padded(table, replace(frame, events=events, difference=news), view)


def build_ending(table: Table) -> GameSummary:
    """The ending of the last game; a secret until it is over."""
    if table.visibility is frames.Visibility.GONE:
        raise UserError("lookback-gone")
    game = table.game or table.last_finished_game
    if game is None or not game.is_over:
        raise UserError("ending-early")
    return summarise(game.record().positions())


def build_welcome(table: Table, reader: Reader) -> frames.Welcome:
    """The full state for a reader."""
    return frames.Welcome(
        protocol=frames.PROTOCOL_VERSION,
        number=table.number,
        seat=reader.seat,
        table=build_table_info(table),
        turn=table.turn,
        rules=table.ruleset.values,
        view=_wire_view_for(table, reader),
        heard=_history_for(table, reader),
        stood_in=() if _is_game_hidden_from(table, reader) else tuple(table.substituted),
        talk=_talk_for(table, reader),
        awaits=table.awaited_seat_of(reader.key_hash),
    )


def build_change_frame(
    applied: AppliedChange, table: Table, reader: Reader, *, latest: bool
) -> frames.Change:
    """One change; only the latest one carries the current table and game."""
    return replace(
        _public_change_frame(applied, table, latest=latest),
        events=_events_for(applied, table, reader),
        view=_wire_view_for(table, reader) if latest and _changes_game(applied) else None,
    )


def _changes_game(applied: AppliedChange) -> bool:
    """Whether the change affects the game."""
    return applied.ended_summary or isinstance(
        applied.change, stored_changes.Moved | stored_changes.Started
    )


def _public_change_frame(applied: AppliedChange, table: Table, *, latest: bool) -> frames.Change:
    """The part of a change that is the same for everybody."""
    what = public_change(applied.change)
    in_talk = isinstance(what, Chatted | Claimed | Reacted)
    round_over = any(isinstance(event, RoundStarted) for event in applied.events)
    over = isinstance(what, frames.Moved) and table.stage is frames.TableStage.OVER
    quiet = isinstance(what, frames.Moved) or in_talk
    table_changed = over or round_over or applied.ended_summary or not quiet
    return frames.Change(
        number=applied.number,
        what=what,
        turn=applied.turn,
        table=build_table_info(table) if latest and table_changed else None,
    )


def _events_for(applied: AppliedChange, table: Table, reader: Reader) -> tuple[Any, ...]:
    """The events a reader may see; before a round begins, seats are still in their old hands."""
    if table.game is None:
        return ()
    events, now = applied.events, reader.view_seat(applied.dealt_keys)
    then = reader.view_seat(applied.dealt_keys_before)
    if now == then or not isinstance(applied.change, stored_changes.Moved):
        return table.game.redact_for(events, now)
    starts = (n for n, event in enumerate(events) if isinstance(event, RoundStarted))
    start = next(starts, len(events))
    return table.game.redact_for(events[:start], then) + table.game.redact_for(events[start:], now)


def _wire_view_for(table: Table, reader: Reader) -> Any:
    """The reader's view of the game, in wire format."""
    view = _view_for(table, reader)
    return None if view is None else to_wire_view(view)


def _is_game_hidden_from(table: Table, reader: Reader) -> bool:
    """Whether the last game is hidden from this reader: it is visible to its players only."""
    return (
        table.visibility is frames.Visibility.HIDDEN and reader.view_seat(table.dealt_keys) is None
    )


def _talk_for(table: Table, reader: Reader) -> tuple[Chatted | Claimed, ...]:
    """Recent chat and claims; those of a hidden game are hidden with it."""
    hidden = (
        range(table.game_began, table.game_ended + 1) if _is_game_hidden_from(table, reader) else ()
    )
    said = zip(table.talk_numbers, table.talk, strict=True)
    return tuple(talk for number, talk in said if number not in hidden)


def _view_for(table: Table, reader: Reader) -> Any:
    """The reader's view of the game."""
    if table.game is None or _is_game_hidden_from(table, reader):
        return None
    eyes = reader.view_seat(table.dealt_keys)
    view, takeover = table.game.view(eyes), _takeover_of(table, reader)
    return (
        view if takeover is None else table.ruleset.rules.redact_before(view, takeover.public_view)
    )


def _history_for(table: Table, reader: Reader) -> tuple[Any, ...]:
    """The game's history for the reader; before they took over a seat, they were a spectator."""
    if table.game is None or _is_game_hidden_from(table, reader):
        return ()
    eyes, takeover = reader.view_seat(table.dealt_keys), _takeover_of(table, reader)
    if takeover is None:
        return table.game.history_for(eyes)
    return table.game.history_for()[: takeover.history_length] + table.game.history_for(
        eyes, takeover.history_length
    )


def _takeover_of(table: Table, reader: Reader) -> Takeover | None:
    """How the reader took over their seat in this game; None if it was dealt to them."""
    takeover = None if reader.seat is None else table.takeovers.get(reader.seat)
    return takeover if takeover is not None and takeover.key_hash == reader.key_hash else None


def encode_welcome(table: Table, reader: Reader) -> EncodedFrame:
    """Encodes the full state."""
    return encode_padded(table, build_welcome(table, reader), _view_for(table, reader))


def encode_frames_since(
    tail: Sequence[AppliedChange], table: Table, reader: Reader, last: int | None, most: int
) -> tuple[bool, list[EncodedFrame]]:
    """The frames a reconnecting client still needs, and whether they are the full state."""
    news = frames_since(tail, table, reader, last)
    if len(news) > most or isinstance(news[0], frames.Welcome):
        return True, [encode_welcome(table, reader)]
    sent = [encode_padded(table, frame) for frame in news]
    if len(news) > 1:
        # The last frame carries the current state of the game.
        sent[-1] = EncodedFrame(sent[-1].data, _view_for(table, reader))
    return False, sent


def frames_since(
    tail: Sequence[AppliedChange], table: Table, reader: Reader, last: int | None
) -> list[frames.ServerFrame]:
    """The frames for a client that has the changes up to `last`: recent changes, or full state."""
    oldest = tail[0].number if tail else table.number + 1
    if last is None or not oldest - 1 <= last <= table.number:
        return [build_welcome(table, reader)]
    news = [applied for applied in tail if applied.number > last]
    if any(applied.needs_full_state or _gave_seat_to(applied, reader) for applied in news):
        return [build_welcome(table, reader)]
    sent = [build_change_frame(applied, table, reader, latest=False) for applied in news]
    if sent:
        # Whatever the last change was, the reader needs the current table and game.
        now = {"table": build_table_info(table), "view": _wire_view_for(table, reader)}
        sent[-1] = replace(sent[-1], **now)
    awaits = table.awaited_seat_of(reader.key_hash)
    return [frames.Resumed(number=table.number, seat=reader.seat, awaits=awaits), *sent]


def _gave_seat_to(applied: AppliedChange, reader: Reader) -> bool:
    """Whether it gave the reader their seat: earlier frames went to another key."""
    change = applied.change
    return isinstance(change, stored_changes.SeatTransferred) and change.key_hash == reader.key_hash
