"""What a client knows of a table, frame by frame; it reads and writes no socket itself."""

from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.games.api import RoundStarted
from foolsgold.games.catalogue import Box, box_from
from foolsgold.play.table_talk import Claimed
from foolsgold.wire import commands, frames
from foolsgold.wire.view_diff import applied
from foolsgold.wire.views import read_view

_decoder = msgspec.json.Decoder(frames.Frame)
_encoder = msgspec.json.Encoder()


class Tracker:
    """Keeps table, view and number up to date; drops what was seen before."""

    def __init__(self) -> None:
        self.table: frames.TableShown | None = None
        self.view: Any = None
        self._sent_view: dict[str, Any] | None = None
        """The same as it was sent: differences are about that."""
        self.turn = 0
        self.number: int | None = None
        self.seat: Seat | None = None
        self.here: frames.Here | None = None
        self.clock: frames.Clock | None = None
        self.box: Box | None = None
        self.heard: list[Any] = []
        """What was done and said in this round: what a bot gets beside its view."""
        self.waiting: dict[str, str] = {}
        """Commands without an answer: to be sent again after the connection was lost."""

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat has to decide, and may: not in a pause, nor while people look back."""
        looking = self.table is not None and self.table.summary is not None
        paused = self.table is not None and self.table.paused
        return bool(self.view is not None and self.view.legal and not looking and not paused)

    @property
    def looked_at(self) -> int | None:
        """The round whose end this seat is looking at, until it says that it goes on."""
        summary = None if self.table is None else self.table.summary
        return summary.round if summary is not None and self.seat in summary.waiting else None

    def hello(self) -> str:
        """The first frame of a new connection."""
        return _text(commands.Hello(last=self.number))

    def command(self, command: commands.Command) -> str:
        """A command as it is sent; it waits for its answer from now on."""
        text = _text(command)
        if len(text.encode()) > commands.MOST_BYTES:
            raise Complaint("frame-long", high=commands.MOST_BYTES)
        self.waiting[command.id] = text
        return text

    def move(self, command_id: str, move: Any) -> commands.Move:
        """A move for the turn the view shows."""
        raw = msgspec.Raw(_encoder.encode(move))
        return commands.Move(id=command_id, turn=self.turn, move=raw)

    def take(self, text: str | bytes) -> frames.Frame | None:
        """A frame as received; None if it brought nothing new."""
        frame: frames.Frame = _decoder.decode(text)
        match frame:
            case frames.Resumed():
                self.clock = None
            case frames.Welcome():
                self.clock = None
                self.number, self.turn, self.seat = frame.number, frame.turn, frame.seat
                self._see_table(frame.table)
                self.box = box_from(frame.table.game, frame.table.extends, frame.rules)
                frame = msgspec.structs.replace(
                    frame, view=self._read_view(frame.view), heard=self._read_events(frame.heard)
                )
                self.view = frame.view
                self._hear(frame.heard)
            case frames.Change():
                if self.number is not None and frame.number <= self.number:
                    return None
                self.number, self.turn = frame.number, frame.turn
                frame = self._change(frame)
            case frames.Here():
                self.here = frame
            case frames.Clock():
                self.clock = frame if frame.why is not None else None
            case frames.Refused(id=str(), retry_after=int()):
                pass  # it still waits: the same command is to be sent again
            case frames.Ack() | frames.Refused():
                self.waiting.pop(frame.id or "", None)
            case _:
                pass
        return frame

    def _change(self, frame: frames.Change) -> frames.Change:
        if frame.table is not None:
            self._see_table(frame.table)
        sent = frame.view
        if frame.difference is not None:
            assert self._sent_view is not None
            sent = applied(self._sent_view, frame.difference)
        view = self._read_view(sent)
        if view is not None:
            self.view = view
        events = self._read_events(frame.events)
        self._hear((frame.what,) if isinstance(frame.what, Claimed) else events)
        return msgspec.structs.replace(frame, view=view, difference=None, events=events)

    def _hear(self, news: tuple[Any, ...]) -> None:
        for item in news:
            if isinstance(item, RoundStarted):
                self.heard.clear()
            self.heard.append(item)

    def _see_table(self, table: frames.TableShown) -> None:
        self.table = table

    def _read_view(self, view: Any) -> Any:
        if view is None:
            return None
        self._sent_view = view
        assert self.box is not None
        return read_view(view, self.box)

    def _read_events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        assert self.box is not None
        kind = self.box.rules.event_type
        return tuple(msgspec.convert(item, kind if "event" in item else Claimed) for item in events)


def _text(frame: commands.Frame) -> str:
    return _encoder.encode(frame).decode()
