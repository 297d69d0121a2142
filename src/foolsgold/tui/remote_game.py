"""Remote games in the terminal: narrates what happens, and asks when it is one's turn."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.client.fair_deal import short_id_of
from foolsgold.client.remote_table import RemoteTable, TableClosed, new_id
from foolsgold.games.api import read_one_based
from foolsgold.locales.claims import chat_message, claim_message, parse_typed_claim
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.translator import Translator
from foolsgold.play.table_talk import Claimed
from foolsgold.tui.async_console import POLL_SECONDS, AsyncConsoleFront, OutdatedPrompt
from foolsgold.tui.console import Quit
from foolsgold.tui.local_game import claim_help_lines, make_seat_prompt
from foolsgold.tui.seat_prompt import TALK_STYLE, SeatPrompt, to_latin_keys
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockReason, MovedBy, TableStage, Visibility
from foolsgold.wire.table_changes import Chatted, Muted, Readied, SeatRequestEnded

AWAY_AFTER_SECONDS = 2.0
"""Shorter absences are not announced: pages reload, servers restart."""
CLOCK_WARNING_SECONDS = 10
"""When to repeat the warning that a bot will play."""
MAX_EARLIER_TALK_LINES = 5
"""Lines of earlier talk that a newcomer sees."""
NEWS_STYLE, REFUSED_STYLE = "italic", "red"
ANYTIME_COMMANDS = ("?", "h", "help", "/", ",", "r", "b", "l", "q")


class RemoteGame:
    """The terminal UI of one person or spectator at a remote table."""

    def __init__(self, front: AsyncConsoleFront, remote: RemoteTable) -> None:
        self.front = front
        self.words = front.words
        self.remote = remote
        self._prompt: SeatPrompt | None = None
        self._my_seat: Seat | None = None
        """The seat last announced to the person; it changes when they take over another one."""
        self._last_table: frames.PublicTable | None = None
        """The table as last announced."""
        self._last_names: dict[Seat, str] = {}
        """Last known name of each seat."""
        self._device_counts: dict[Seat, int] = {}
        self._watcher_count = 0
        self._disconnected_since: dict[Seat, float] = {}
        """When each seat disconnected; not announced yet."""
        self._announced_away: set[Seat] = set()
        self._announced_substitutes: set[Seat] = set()
        self._running_clock: tuple[int, Seat, ClockReason] | None = None
        self._clock_ends = 0.0
        self._warn_at = 0
        self._has_warned = False
        self._has_seen_end = False
        front.while_waiting = self._receive_and_show
        front.handle_talk = self._handle_talk
        remote.on_lost = lambda: front.say(self.words("join-lost"), style="bold red")
        remote.on_found = lambda: front.say(self.words("join-found"), style="bold green")

    # --- main loop ---------------------------------------------------------------------------

    def run(self) -> None:
        """Runs until the person leaves (`Quit`) or the server ends it (`TableClosed`)."""
        while self._last_table is None:
            self._receive_and_show()
        while True:
            while self._receive_and_show():
                pass
            # Everything is printed already, so nobody has to wait for this person.
            self.remote.dismiss_summary()
            if self.remote.is_my_turn:
                self._make_move()
            elif self._is_host and self._table.stage is not TableStage.PLAYING:
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
            with self._outdated_when(lambda: self.remote.turn != turn or self._table.paused):
                move = self._prompt.ask_for_move(self.remote.view, self._refusal_from_server)
        except OutdatedPrompt:
            return
        with self._showing_refusals():
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
        stage = self._table.stage
        question = self.words("join-ask-start" if stage is TableStage.LOBBY else "join-ask-again")
        with (
            suppress(OutdatedPrompt),
            self._outdated_when(lambda: self._table.stage is not stage or not self._is_host),
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
            self._say("join-help", style="")
        elif self._table.stage is TableStage.PLAYING:
            mine = self.remote.seat is not None
            self._say("turn-not-yours" if mine else "watchers-watch", style=REFUSED_STYLE)
        else:
            self._say("join-not-understood", style=REFUSED_STYLE, text=line)

    def _handle_talk(self, line: str) -> bool:
        """Handles talk and host commands, which can be typed at any prompt."""
        word, _, rest = line.partition(" ")
        with self._showing_refusals():
            if line.startswith("!") or (word.lower() == "say" and rest):
                text = line[1:] if line.startswith("!") else rest
                self._send(ask.SendChat(id=new_id(), text=text))
            elif word.lower() == "claim" and rest:
                claim = parse_typed_claim(rest.strip(), self._names)
                self._send(ask.MakeClaim(id=new_id(), claim=claim))
            elif line.lower() == "claim":
                self._show_claim_help()
            elif line.lower() == "carry":
                self._show_transfer_code()
            elif line.lower() == "seats":
                self._show_seats()
            elif (order := self._host_command(line.lower().split())) is not None:
                self._send(order)
            else:
                return False
        while self._receive_and_show(0.0):
            pass  # one's own words are heard at once
        return True

    def _host_command(self, line: list[str]) -> ask.Command | None:
        """What a host may want; the server knows whether this is the host."""
        match line:
            case ["grant" | "deny" as word, sign] if sign.isdecimal():
                return ask.VoteOnSeatRequest(
                    id=new_id(), sign=f"{int(sign):04}"[-4:], yes=word == "grant"
                )
            case ["pause" | "resume" as word]:
                return ask.Pause(id=new_id(), paused=word == "pause")
            case ["lock" | "unlock" as word]:
                return ask.Lock(id=new_id(), locked=word == "lock")
            case ["list" | "unlist" as word]:
                return ask.ListPublicly(id=new_id(), listed=word == "list")
            case ["mute" | "unmute" as word, seat]:
                return ask.Mute(id=new_id(), seat=self._parse_seat(seat), muted=word == "mute")
            case ["kick" | "block" as word, seat]:
                return ask.Kick(id=new_id(), seat=self._parse_seat(seat), block=word == "block")
            case ["host", seat]:
                return ask.PassHost(id=new_id(), seat=self._parse_seat(seat))
            case ["bot", seat]:
                return ask.SeatBot(id=new_id(), seat=self._parse_seat(seat))
            case ["free", seat]:
                return ask.FreeSeat(id=new_id(), seat=self._parse_seat(seat))
        return None

    def _parse_seat(self, text: str) -> Seat:
        high = len(self._table.seats)
        try:
            seat = read_one_based(str(int(text)) if text.isdecimal() else text)
        except ValueError:
            seat = high
        if seat >= high:
            raise UserError("seat-wrong", found=text, low=1, high=high)
        return seat

    def _send(self, command: ask.Command) -> None:
        with self._showing_refusals():
            self.remote.send_and_wait(command)

    @contextmanager
    def _showing_refusals(self) -> Iterator[None]:
        """Prints refusals and continues; `TableClosed` passes through."""
        try:
            yield
        except TableClosed:
            raise
        except UserError as complaint:
            message = with_fallback_text(self.words, complaint).message
            self.front.say(self.words.translate(message), style=REFUSED_STYLE)

    # --- who and what is there ---------------------------------------------------------------

    @property
    def _table(self) -> frames.PublicTable:
        assert self.remote.table is not None
        return self.remote.table

    @property
    def _is_host(self) -> bool:
        return self.remote.seat is not None and self._table.host == self.remote.seat

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(
            held.name
            or self._last_names.get(seat)
            or self.words.without_marks("player", number=seat + 1)
            for seat, held in enumerate(self._table.seats)
        )

    def _name_args(self, seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == self.remote.seat else "other", "name": self._names[seat]}

    def _is_person(self, seat: Seat) -> bool:
        held = self._table.seats[seat]
        return held.name is not None and held.bot is None

    def _say(self, message: str, *, style: str = NEWS_STYLE, **args: object) -> None:
        self.front.say(self.words.translate(Message(message, args)), style)

    def _show_seats(self) -> None:
        for seat, held in enumerate(self._table.seats):
            state = "ready" if held.ready else "waiting"
            state = "playing" if self._table.stage is TableStage.PLAYING else state
            state = "open" if held.name is None else "bot" if held.bot is not None else state
            named = {"state": state, "seat": seat + 1, "name": self._names[seat]}
            self._say("join-row", style="", **named)

    def _show_transfer_code(self) -> None:
        shown = self.remote.seat_transfer_code()
        self._say("join-carry", style="", code=shown.code, minutes=shown.seconds // 60)

    def _show_claim_help(self) -> None:
        assert self.remote.ruleset is not None
        seats = len(self._table.seats)
        me = self.remote.seat or 0
        for line in claim_help_lines(
            self.front.words, self.remote.ruleset, self._names[:seats], me
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
        if self._last_table is not None:
            self._check_timers()
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
                self._update_presence(frame)
            case frames.ClockUpdate():
                self._update_clock(frame)
            case _:
                pass  # answers to commands, and signs of life

    def _handle_welcome(self, frame: frames.Welcome) -> None:
        """Handles the full state, sent at the beginning and after a long absence."""
        assert self.remote.ruleset is not None
        seats, stage = len(frame.table.seats), frame.table.stage
        moved, self._my_seat = frame.seat != self._my_seat, frame.seat
        if self._last_table is not None and moved and frame.seat is not None:
            self._say("join-seated", seat=frame.seat + 1)
        if self._last_table is None:
            title = edition_title(self.remote.ruleset, self.words)
            self._say("play-welcome", style="bold", edition=title, seats=seats)
            if frame.awaits is not None:
                self._say("join-awaits")
            elif frame.seat is None:
                self._say("join-watching")
            else:
                self._say("join-seated", seat=frame.seat + 1)
            for talk in frame.talk[-MAX_EARLIER_TALK_LINES:]:
                self._show_talk(talk)
        self._remember_table(frame.table)
        if frame.view is not None:
            self._open_seat_prompt()
            self._restore_round_log(frame.heard)
        if stage is TableStage.PLAYING:
            self._say("join-running")
            if self._prompt is not None and not frame.view.legal:
                self._prompt.show_table(self.remote.view)
            return
        if frame.seat is not None and not frame.table.seats[frame.seat].ready:
            self._send(ask.Ready(id=new_id()))
        self._show_seats()
        if frame.table.host is not None:
            self._say("join-host", **self._name_args(frame.table.host))

    def _restore_round_log(self, history: Sequence[Any]) -> None:
        """What was done and claimed before one came, for when they ask."""
        assert self._prompt is not None
        for entry in history:
            if isinstance(entry, Claimed):
                self._prompt.log_talk(self._talk_message(entry))
            else:
                self._prompt.log_events((entry,))

    def _remember_table(self, table: frames.PublicTable) -> None:
        self._last_table = table
        for seat, held in enumerate(table.seats):
            if held.name is not None:
                self._last_names[seat] = held.name

    def _open_seat_prompt(self) -> None:
        assert self.remote.ruleset is not None
        self._prompt = make_seat_prompt(
            self.front, self.remote.ruleset, self._names, self.remote.seat, more_help=("join-help",)
        )

    def _handle_change(self, frame: frames.Change) -> None:
        before = self._last_table
        match frame.what:
            case frames.Started(without=without):
                self._on_game_started()
                for seat in without:
                    self._say("fair-without", name=self._names[seat])
            case frames.Moved(seat=seat, by=by):
                self._announce_substitution(seat, by)
            case Chatted() | Claimed() as talk:
                self._show_talk(talk)
            case what:
                self._announce_table_change(what)
        self._narrate_events(frame.events)
        if frame.table is not None:
            self._announce_takeovers(before, frame.table)
            self._remember_table(frame.table)
            if isinstance(frame.what, frames.Moved) and frame.table.stage is TableStage.OVER:
                self._on_game_over()
        if frame.view is not None and self.remote.seat is None:
            self._redraw_for_watcher()

    def _announce_takeovers(
        self, before: frames.PublicTable | None, table: frames.PublicTable
    ) -> None:
        """Announces people who have taken over the seat they waited for."""
        for seat, held in enumerate(table.seats):
            was = before.seats[seat] if before and seat < len(before.seats) else None
            if was is not None and was.next is not None and was.next == held.name:
                self._forget_presence(seat)
                self._say("join-took-over", bot=was.name, **self._name_args(seat))

    def _on_game_started(self) -> None:
        self._announce_filled_seats()
        self._open_seat_prompt()
        self._announced_substitutes.clear()
        self._has_seen_end = False

    def _announce_filled_seats(self) -> None:
        """Bots have taken the seats that were open."""
        if self._last_table is not None:
            for seat, held in enumerate(self._last_table.seats):
                if held.name is None:
                    self._announce_seated(seat)

    def _on_game_over(self) -> None:
        self._has_seen_end = True
        host = self._table.host
        if host is not None and not self._is_host:
            self._say("join-wait-again", name=self._names[host])

    def _redraw_for_watcher(self) -> None:
        """A watcher is asked nothing, so they see the maze whenever it may have changed."""
        if self._prompt is not None and not self.front.is_plain:
            self._prompt.show_table(self.remote.view)

    def _narrate_events(self, events: Sequence[Any]) -> None:
        if self._prompt is not None:
            self._prompt.narrate(events)

    def _announce_substitution(self, seat: Seat, by: MovedBy) -> None:
        mine = seat == self.remote.seat
        if by is MovedBy.STAND_IN and seat not in self._announced_substitutes:
            self._say("join-stand-in", **self._name_args(seat))
            self._announced_substitutes |= set() if mine else {seat}
        elif by is MovedBy.PERSON and seat in self._announced_substitutes:
            self._announced_substitutes.discard(seat)
            self._say("join-returned", name=self._names[seat])

    def _show_talk(self, talk: Chatted | Claimed) -> None:
        if self._prompt is None:
            self.front.say(self.words.translate(self._talk_message(talk)), TALK_STYLE)
        else:
            self._prompt.narrate_talk(self._talk_message(talk))

    def _talk_message(self, talk: Chatted | Claimed) -> Message:
        if isinstance(talk, Chatted):
            return chat_message(self._names[talk.seat], talk.text)
        return claim_message(self._names, talk.seat, talk.claim, self._table.game)

    def _announce_seated(self, seat: Seat) -> None:
        kind = "person" if self._is_person(seat) else "bot"
        self._say("join-sat", kind=kind, name=self._names[seat], seat=seat + 1)

    def _announce_table_change(self, what: frames.PublicChange) -> None:  # noqa: C901 - one case a kind of change
        match what:
            case frames.Sat(seat=seat) if seat != self.remote.seat:
                self._forget_presence(seat)
                self._announce_seated(seat)
            case frames.Vacated(seat=seat, why=why):
                self._say("join-vacated", why=why, name=self._names[seat])
                self._forget_presence(seat)
                if self._table.stage is TableStage.PLAYING:
                    self._say("join-plays-on", name=self._names[seat])
            case Readied(seat=seat, ready=ready) if seat != self.remote.seat:
                self._say("join-ready", ready=ready, name=self._names[seat])
            case frames.HostPassed(seat=seat) if seat is not None:
                self._say("join-host-passed", **self._name_args(seat))
            case Muted(seat=seat, muted=muted):
                self._say("join-muted", on=muted, **self._name_args(seat))
            case frames.Switched():
                self._announce_switches()
            case frames.Configured():
                self._announce_settings()
            case frames.SeatAwaited(seat=seat):
                self._announce_waiting_person(seat)
            case frames.SeatRequested() | SeatRequestEnded() | frames.SeatTransferred():
                self._announce_seat_claim(what)
            case frames.GameVisibilityChanged(game=game, showing=showing):
                if game == self._table.games and showing in (Visibility.HIDDEN, Visibility.GONE):
                    self._say("join-game-shown", showing=showing)
            case frames.Sealed():
                self._announce_filled_seats()
                self._announce_deal_id()
            case frames.Revealed(seat=seat, fault=fault) if fault is not None:
                self._say("fair-wrong", name=self._names[seat])
            case _:
                pass
        if (
            isinstance(what, frames.Vacated)
            and self._last_table
            and self._last_table.host == what.seat
        ):
            host = self._table.host
            if host is not None:
                self._say("join-host-passed", **self._name_args(host))

    def _announce_deal_id(self) -> None:
        """What `foolsgold verify` is compared with after the game."""
        seal = self._table.seal
        name = None if seal is None else short_id_of(seal)
        if seal is None or name is None:
            return
        self._say("fair-name", seal=name)
        if seal.game in self.remote.discarded_deals:
            self._say("fair-thrown")

    def _announce_seat_claim(
        self, what: frames.SeatRequested | SeatRequestEnded | frames.SeatTransferred
    ) -> None:
        """A seat goes to another device, or is asked for."""
        request = self._table.asked
        match what:
            case frames.SeatRequested(seat=seat) if request is not None:
                self._say("join-seat-asked", name=self._names[seat], sign=request.sign)
                if self.remote.seat is not None:
                    self._say("join-seat-vote", sign=request.sign)
            case frames.SeatTransferred(seat=seat) if seat != self.remote.seat:
                self._say("join-seat-moved", name=self._names[seat])
            case SeatRequestEnded(why=why):
                self._say("join-seat-unasked", why=why)
            case _:
                pass

    def _announce_switches(self) -> None:
        before, now = self._last_table, self._table
        if before is None:
            return
        if before.paused != now.paused:
            self._say("join-paused", on=now.paused)
        if before.locked != now.locked:
            self._say("join-locked", on=now.locked)
        if before.chat != now.chat:
            self._say("join-chat", on=now.chat)
        if before.bot_talk != now.bot_talk:
            self._say("join-bot-talk", on=now.bot_talk)
        if before.listed != now.listed:
            self._say("join-listed", on=now.listed)

    def _announce_settings(self) -> None:
        before, now = self._last_table, self._table
        self._say("join-configured")
        if before is None or self._ruleset_of(before) == self._ruleset_of(now):
            return
        self._say("join-ready-again")
        self._device_counts.clear()
        self._disconnected_since.clear()
        self._announced_away.clear()

    @staticmethod
    def _ruleset_of(table: frames.PublicTable) -> tuple[object, ...]:
        return table.edition, table.changes, table.options

    def _announce_waiting_person(self, seat: Seat) -> None:
        name = self._table.seats[seat].next
        was = self._last_table.seats[seat].next if self._last_table is not None else None
        if name is not None:
            self._say("join-awaited", name=name, bot=self._names[seat])
        elif was is not None:
            self._say("join-unawaited", name=was)

    # --- who is here, and for how long -------------------------------------------------------

    def _forget_presence(self, seat: Seat) -> None:
        """Somebody else sits there now."""
        self._device_counts.pop(seat, None)
        self._disconnected_since.pop(seat, None)
        self._announced_away.discard(seat)

    def _update_presence(self, presence: frames.Presence) -> None:
        first = not self._device_counts
        for seat, count in enumerate(presence.devices):
            if not self._is_person(seat) or len(presence.devices) != len(self._table.seats):
                continue
            before = self._device_counts.get(seat)
            self._device_counts[seat] = count
            if count:
                self._disconnected_since.pop(seat, None)
                if seat in self._announced_away:
                    self._announced_away.discard(seat)
                    self._say("join-here", name=self._names[seat])
            elif seat not in self._announced_away and (before or first):
                self._disconnected_since.setdefault(seat, time.monotonic())
            if count != before and max(count, before or 0) > 1 and count:
                self._say("join-devices", name=self._names[seat], count=count)
        if presence.watchers != self._watcher_count and self.remote.seat is not None:
            self._say("join-watchers", count=presence.watchers)
        self._watcher_count = presence.watchers

    def _update_clock(self, clock: frames.ClockUpdate) -> None:
        if clock.seat is None or clock.why is None:
            self._running_clock = None
            return
        running = (self.remote.turn, clock.seat, clock.why)
        self._clock_ends = time.monotonic() + clock.seconds
        if running == self._running_clock:
            return
        self._running_clock = running
        absent = clock.why is ClockReason.ABSENT
        # With a limit for every turn, other people's clocks are told only when they run out.
        if absent or clock.seat == self.remote.seat:
            self._say("join-clock", seconds=clock.seconds, **self._name_args(clock.seat))
        self._warn_at = min(CLOCK_WARNING_SECONDS, clock.seconds // 2)
        self._has_warned = absent and self._warn_at < CLOCK_WARNING_SECONDS

    def _check_timers(self) -> None:
        now = time.monotonic()
        for seat, since in list(self._disconnected_since.items()):
            if now - since >= AWAY_AFTER_SECONDS:
                del self._disconnected_since[seat]
                self._announced_away.add(seat)
                self._say("join-away", name=self._names[seat])
        if (
            self._running_clock is None
            or self._running_clock[0] != self.remote.turn
            or self._table.paused
        ):
            return
        left = round(self._clock_ends - now)
        if not self._has_warned and left <= self._warn_at:
            self._has_warned = True
            self._say("join-clock", seconds=max(left, 1), **self._name_args(self._running_clock[1]))


def with_fallback_text(words: Translator, complaint: UserError) -> UserError:
    """The error, or a generic one if a newer server sends a message without translation."""
    try:
        words.translate(complaint.message)
    except LookupError:
        return UserError("server-error")
    return complaint
