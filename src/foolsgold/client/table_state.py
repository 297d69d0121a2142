"""`ClientState`: what a client knows of a table, updated frame by frame, without any I/O."""

from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.games.api import RoundStarted
from foolsgold.games.catalogue import Ruleset, ruleset_from_values
from foolsgold.play.table_talk import Claimed
from foolsgold.wire import commands, frames
from foolsgold.wire.view_diff import apply_diff
from foolsgold.wire.views import from_wire_view

_decoder = msgspec.json.Decoder(frames.ServerFrame)
_encoder = msgspec.json.Encoder()


class ClientState:
    """Keeps table, view and change number up to date; drops duplicate changes."""

    def __init__(self) -> None:
        self.table: frames.PublicTable | None = None
        self.view: Any = None
        self._sent_view: dict[str, Any] | None = None
        """The view as sent, which diffs refer to."""
        self.turn = 0
        self.number: int | None = None
        self.seat: Seat | None = None
        self.presence: frames.Presence | None = None
        self.clock: frames.ClockUpdate | None = None
        self.ruleset: Ruleset | None = None
        self.round_history: list[Any] = []
        """Events and claims of this round; bots get them with their view."""
        self.unanswered: dict[str, str] = {}
        """Unanswered commands, sent again after a reconnect."""

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat has to decide, and may: not in a pause, nor while people look back."""
        looking = self.table is not None and self.table.summary is not None
        paused = self.table is not None and self.table.paused
        return bool(self.view is not None and self.view.legal and not looking and not paused)

    @property
    def round_in_summary(self) -> int | None:
        """The round whose summary this seat is reading, until it continues."""
        summary = None if self.table is None else self.table.summary
        return summary.round if summary is not None and self.seat in summary.waiting else None

    def encode_hello(self) -> str:
        """The first frame of a new connection."""
        return _encode(commands.Hello(last=self.number))

    def encode_command(self, command: commands.Command) -> str:
        """A command as it is sent; it waits for its answer from now on."""
        text = _encode(command)
        if len(text.encode()) > commands.MAX_CLIENT_FRAME_BYTES:
            raise UserError("frame-long", high=commands.MAX_CLIENT_FRAME_BYTES)
        self.unanswered[command.id] = text
        return text

    def move_command(self, command_id: str, move: Any) -> commands.PlayMove:
        """A move for the turn the view shows."""
        raw = msgspec.Raw(_encoder.encode(move))
        return commands.PlayMove(id=command_id, turn=self.turn, move=raw)

    def apply_frame(self, text: str | bytes) -> frames.ServerFrame | None:
        """A frame as received; None if it brought nothing new."""
        frame: frames.ServerFrame = _decoder.decode(text)
        match frame:
            case frames.Resumed():
                self.clock = None
            case frames.Welcome():
                self.clock = None
                self.number, self.turn, self.seat = frame.number, frame.turn, frame.seat
                self._set_table(frame.table)
                self.ruleset = ruleset_from_values(
                    frame.table.game, frame.table.extends, frame.rules
                )
                frame = msgspec.structs.replace(
                    frame, view=self._read_view(frame.view), heard=self._read_events(frame.heard)
                )
                self.view = frame.view
                self._add_history(frame.heard)
            case frames.Change():
                if self.number is not None and frame.number <= self.number:
                    return None
                self.number, self.turn = frame.number, frame.turn
                frame = self._apply_change(frame)
            case frames.Presence():
                self.presence = frame
            case frames.ClockUpdate():
                self.clock = frame if frame.why is not None else None
            case frames.CommandRefused(id=str(), retry_after=int()):
                pass  # it still waits: the same command is to be sent again
            case frames.Ack() | frames.CommandRefused():
                self.unanswered.pop(frame.id or "", None)
            case _:
                pass
        return frame

    def _apply_change(self, frame: frames.Change) -> frames.Change:
        if frame.table is not None:
            self._set_table(frame.table)
        sent = frame.view
        if frame.difference is not None:
            assert self._sent_view is not None
            sent = apply_diff(self._sent_view, frame.difference)
        view = self._read_view(sent)
        if view is not None:
            self.view = view
        events = self._read_events(frame.events)
        self._add_history((frame.what,) if isinstance(frame.what, Claimed) else events)
        return msgspec.structs.replace(frame, view=view, difference=None, events=events)

    def _add_history(self, entries: tuple[Any, ...]) -> None:
        for item in entries:
            if isinstance(item, RoundStarted):
                self.round_history.clear()
            self.round_history.append(item)

    def _set_table(self, table: frames.PublicTable) -> None:
        self.table = table

    def _read_view(self, view: Any) -> Any:
        if view is None:
            return None
        self._sent_view = view
        assert self.ruleset is not None
        return from_wire_view(view, self.ruleset)

    def _read_events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        assert self.ruleset is not None
        kind = self.ruleset.rules.event_type
        return tuple(msgspec.convert(item, kind if "event" in item else Claimed) for item in events)


def _encode(frame: commands.ClientFrame) -> str:
    return _encoder.encode(frame).decode()
