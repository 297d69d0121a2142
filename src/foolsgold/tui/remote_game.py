"""Remote games in the terminal: shows the frames that arrive, and asks when it is one's turn."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.client.remote_table import RemoteTable, TableClosed, new_id
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.play.table_talk import Claimed
from foolsgold.tui.async_console import POLL_SECONDS, AsyncConsoleFront, OutdatedPrompt
from foolsgold.tui.console import Quit
from foolsgold.tui.local_game import claim_help_lines, make_seat_prompt
from foolsgold.tui.presence_notices import PresenceNarrator
from foolsgold.tui.seat_prompt import TALK_STYLE, SeatPrompt, to_latin_keys
from foolsgold.tui.table_front import REFUSED_STYLE, TableFront, with_fallback_text
from foolsgold.tui.table_notices import TableNarrator
from foolsgold.tui.typed_commands import parse_host_command, parse_talk
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.frames import TableStage
from foolsgold.wire.table_changes import Chatted

MAX_EARLIER_TALK_LINES = 5
"""Lines of earlier talk that a newcomer sees."""
ANYTIME_COMMANDS = ("?", "h", "help", "/", ",", "r", "b", "l", "q")


class RemoteGame:
    """The terminal UI of one person or spectator at a remote table."""

    def __init__(self, front: AsyncConsoleFront, remote: RemoteTable) -> None:
        self.front = front
        self.words = front.words
        self.remote = remote
        self._table_front = TableFront(front, remote)
        self._presence = PresenceNarrator(self._table_front)
        self._narrator = TableNarrator(self._table_front, self._presence)
        self._prompt: SeatPrompt | None = None
        self._my_seat: Seat | None = None
        """The seat last announced to the person; it changes when they take over another one."""
        self._has_seen_end = False
        front.while_waiting = self._receive_and_show
        front.handle_talk = self._handle_talk
        remote.on_lost = lambda: front.say(self.words("join-lost"), style="bold red")
        remote.on_found = lambda: front.say(self.words("join-found"), style="bold green")

    # --- main loop ---------------------------------------------------------------------------

    def run(self) -> None:
        """Runs until the person leaves (`Quit`) or the server ends it (`TableClosed`)."""
        while self._table_front.last_table is None:
            self._receive_and_show()
        while True:
            while self._receive_and_show():
                pass
            # Everything is printed already, so nobody has to wait for this person.
            self.remote.dismiss_summary()
            if self.remote.is_my_turn:
                self._make_move()
            elif (
                self._table_front.is_host
                and self._table_front.table.stage is not TableStage.PLAYING
            ):
                self._ask_to_start()
            elif self._has_seen_end and not self.front.line_reader.is_terminal:
                raise Quit  # a pipe has no other input
            else:
                self._wait_for_others()

    def _make_move(self) -> None:
        """Asks for a move and sends it; if the server refuses it, the main loop asks again."""
        assert self._prompt is not None
        turn = self.remote.turn
        try:
            with self._outdated_when(
                lambda: self.remote.turn != turn or self._table_front.table.paused
            ):
                move = self._prompt.ask_for_move(self.remote.view, self._refusal_from_server)
        except OutdatedPrompt:
            return
        with self._table_front.showing_refusals():
            self.remote.play(move)

    def _refusal_from_server(self, move: Any) -> Message | None:
        """Asks the server, which alone knows, why an illegal move is refused."""
        if move in self.remote.view.legal:
            return None
        try:
            self.remote.play(move)
        except TableClosed:
            raise
        except UserError as complaint:
            return with_fallback_text(self.words, complaint).message
        raise OutdatedPrompt

    def _ask_to_start(self) -> None:
        stage = self._table_front.table.stage
        question = self.words("join-ask-start" if stage is TableStage.LOBBY else "join-ask-again")
        with (
            suppress(OutdatedPrompt),
            self._outdated_when(
                lambda: self._table_front.table.stage is not stage or not self._table_front.is_host
            ),
        ):
            while answer := self.front.ask(question):
                self._run_command(answer)
            self._send(ask.Start(id=new_id(), fill=True))

    @contextmanager
    def _outdated_when(self, is_stale: Callable[[], bool]) -> Iterator[None]:
        self.front.is_outdated = is_stale
        try:
            yield
        finally:
            self.front.is_outdated = lambda: False

    def _wait_for_others(self) -> None:
        """Waits while others act. Input from a pipe is kept for one's own turn."""
        line = self.front.line_reader.read_nowait() if self.front.line_reader.is_terminal else None
        if line is not None:
            if line and not self._handle_talk(line):
                self._run_command(line)
        elif self.front.line_reader.is_at_end and self.front.line_reader.is_terminal:
            raise Quit
        else:
            self._receive_and_show()

    # --- what is typed -----------------------------------------------------------------------

    def _run_command(self, line: str) -> None:
        """Handles a line that is not a decision: help, role, board, log, away."""
        key = to_latin_keys(line)
        if key == "q":
            raise Quit
        if key in ANYTIME_COMMANDS and self._prompt is not None:
            self._prompt.run_command(line, self.remote.view)
        elif key in ANYTIME_COMMANDS[:5]:
            self._table_front.say("join-help", style="")
        elif self._table_front.table.stage is TableStage.PLAYING:
            mine = self.remote.seat is not None
            self._table_front.say(
                "turn-not-yours" if mine else "watchers-watch", style=REFUSED_STYLE
            )
        else:
            self._table_front.say("join-not-understood", style=REFUSED_STYLE, text=line)

    def _handle_talk(self, line: str) -> bool:
        """Handles talk and host commands, which can be typed at any prompt."""
        table = self._table_front
        with table.showing_refusals():
            if line.lower() == "claim":
                self._show_claim_help()
            elif line.lower() == "carry":
                self._show_transfer_code()
            elif line.lower() == "seats":
                self._show_seats()
            elif (talk := parse_talk(line, table.names, new_id())) is not None:
                self._send(talk)
            elif (order := parse_host_command(line, len(table.names), new_id())) is not None:
                self._send(order)
            else:
                return False
        while self._receive_and_show(0.0):
            pass  # one's own words are heard at once
        return True

    def _send(self, command: ask.Command) -> None:
        with self._table_front.showing_refusals():
            self.remote.send_and_wait(command)

    # --- who and what is there ---------------------------------------------------------------

    def _show_seats(self) -> None:
        for seat, held in enumerate(self._table_front.table.seats):
            state = "ready" if held.ready else "waiting"
            state = "playing" if self._table_front.table.stage is TableStage.PLAYING else state
            state = "open" if held.name is None else "bot" if held.bot is not None else state
            named = {"state": state, "seat": seat + 1, "name": self._table_front.names[seat]}
            self._table_front.say("join-row", style="", **named)

    def _show_transfer_code(self) -> None:
        shown = self.remote.seat_transfer_code()
        self._table_front.say("join-carry", style="", code=shown.code, minutes=shown.seconds // 60)

    def _show_claim_help(self) -> None:
        assert self.remote.ruleset is not None
        seats = len(self._table_front.table.seats)
        me = self.remote.seat or 0
        for line in claim_help_lines(
            self.front.words, self.remote.ruleset, self._table_front.names[:seats], me
        ):
            self.front.say(line)

    # --- news --------------------------------------------------------------------------------

    def _receive_and_show(self, seconds: float = POLL_SECONDS) -> bool:
        """Handles the next frame, if one comes soon; whether one came."""
        frame = self.remote.receive(seconds)
        if isinstance(frame, frames.Resumed):
            # Only the last of the changes missed says who sits where: they are told together.
            for change in [*self._missed_frames(frame.number)]:
                self._handle_frame(change)
        elif frame is not None:
            self._handle_frame(frame)
        if self._table_front.last_table is not None:
            self._presence.check_timers()
        return frame is not None

    def _missed_frames(self, number: int) -> Iterator[frames.ServerFrame]:
        while (self.remote.number or 0) < number:
            frame = self.remote.receive()
            if frame is not None:
                yield frame

    def _handle_frame(self, frame: frames.ServerFrame) -> None:
        match frame:
            case frames.Welcome():
                self._handle_welcome(frame)
            case frames.Change():
                self._handle_change(frame)
            case frames.Presence():
                self._presence.update(frame)
            case frames.ClockUpdate():
                self._presence.set_clock(frame)
            case _:
                pass  # answers to commands, and signs of life

    def _handle_welcome(self, frame: frames.Welcome) -> None:
        """Handles the full state, sent at the beginning and after a long absence."""
        assert self.remote.ruleset is not None
        seats, stage = len(frame.table.seats), frame.table.stage
        moved, self._my_seat = frame.seat != self._my_seat, frame.seat
        if self._table_front.last_table is not None and moved and frame.seat is not None:
            self._table_front.say("join-seated", seat=frame.seat + 1)
        if self._table_front.last_table is None:
            title = edition_title(self.remote.ruleset, self.words)
            self._table_front.say("play-welcome", style="bold", edition=title, seats=seats)
            if frame.awaits is not None:
                self._table_front.say("join-awaits")
            elif frame.seat is None:
                self._table_front.say("join-watching")
            else:
                self._table_front.say("join-seated", seat=frame.seat + 1)
            for talk in frame.talk[-MAX_EARLIER_TALK_LINES:]:
                self._show_talk(talk)
        self._table_front.remember_table(frame.table)
        if frame.view is not None:
            self._open_seat_prompt()
            self._restore_round_log(frame.heard)
        if stage is TableStage.PLAYING:
            self._table_front.say("join-running")
            if self._prompt is not None and not frame.view.legal:
                self._prompt.show_table(self.remote.view)
            return
        if frame.seat is not None and not frame.table.seats[frame.seat].ready:
            self._send(ask.Ready(id=new_id()))
        self._show_seats()
        if frame.table.host is not None:
            self._table_front.say("join-host", **self._table_front.name_args(frame.table.host))

    def _restore_round_log(self, history: Sequence[Any]) -> None:
        """What was done and claimed before one came, for when they ask."""
        assert self._prompt is not None
        for entry in history:
            if isinstance(entry, Claimed):
                self._prompt.log_talk(self._table_front.talk_message(entry))
            else:
                self._prompt.log_events((entry,))

    def _open_seat_prompt(self) -> None:
        assert self.remote.ruleset is not None
        self._prompt = make_seat_prompt(
            self.front,
            self.remote.ruleset,
            self._table_front.names,
            self.remote.seat,
            more_help=("join-help",),
        )

    def _handle_change(self, frame: frames.Change) -> None:
        before = self._table_front.last_table
        match frame.what:
            case frames.Started(without=without):
                self._on_game_started()
                for seat in without:
                    self._table_front.say("fair-without", name=self._table_front.names[seat])
            case frames.Moved(seat=seat, by=by):
                self._narrator.announce_substitution(seat, by)
            case Chatted() | Claimed() as talk:
                self._show_talk(talk)
            case what:
                self._narrator.announce_change(what)
        self._narrate_events(frame.events)
        if frame.table is not None:
            self._narrator.announce_takeovers(before, frame.table)
            self._table_front.remember_table(frame.table)
            if isinstance(frame.what, frames.Moved) and frame.table.stage is TableStage.OVER:
                self._on_game_over()
        if frame.view is not None and self.remote.seat is None:
            self._redraw_for_watcher()

    def _on_game_started(self) -> None:
        self._narrator.announce_start()
        self._open_seat_prompt()
        self._has_seen_end = False

    def _on_game_over(self) -> None:
        self._has_seen_end = True
        host = self._table_front.table.host
        if host is not None and not self._table_front.is_host:
            self._table_front.say("join-wait-again", name=self._table_front.names[host])

    def _redraw_for_watcher(self) -> None:
        """A watcher is asked nothing, so they see the maze whenever it may have changed."""
        if self._prompt is not None and not self.front.is_plain:
            self._prompt.show_table(self.remote.view)

    def _narrate_events(self, events: Sequence[Any]) -> None:
        if self._prompt is not None:
            self._prompt.narrate(events)

    def _show_talk(self, talk: Chatted | Claimed) -> None:
        if self._prompt is None:
            self.front.say(self.words.translate(self._table_front.talk_message(talk)), TALK_STYLE)
        else:
            self._prompt.narrate_talk(self._table_front.talk_message(talk))
