"""A remote table at a terminal: tells what happens as it happens, asks when it is one's turn."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint, Phrase
from foolsgold.client.fair_deal import name_of
from foolsgold.client.remote_table import Ended, RemoteTable, new_id
from foolsgold.games.api import read_from_one
from foolsgold.locales.claims import chat_phrase, claim_phrase, typed_claim
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.translator import Words
from foolsgold.play.table_talk import Claimed
from foolsgold.tui.async_console import LOOK_SECONDS, JoinFront, Stale
from foolsgold.tui.console import Leave
from foolsgold.tui.local_game import claims_told, table_front
from foolsgold.tui.seat_prompt import TALK, TableFront, as_latin
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockKind, Doer, Showing, Stage

AWAY_SECONDS = 2.0
"""Who comes back sooner was never away: pages are loaded again, servers restart."""
LATE_SECONDS = 10
"""So long before a bot plays, people are warned once more; later if time is short anyway."""
OLD_TALK = 5
"""Lines of earlier talk a newcomer gets to read."""
NEWS, REFUSED = "italic", "red"
ANY_TIME = ("?", "h", "help", "/", ",", "r", "b", "l", "q")


class RemotePlay:
    """One person, or a watcher, at a remote table."""

    def __init__(self, front: JoinFront, remote: RemoteTable) -> None:
        self.front = front
        self.words = front.words
        self.remote = remote
        self._game: TableFront | None = None
        self._my_seat: Seat | None = None
        """The seat the person was told of: it changes when they take one over or are moved up."""
        self._told: frames.TableShown | None = None
        """The table as the person knows it."""
        self._known: dict[Seat, str] = {}
        """Who sits or last sat in a seat."""
        self._devices: dict[Seat, int] = {}
        self._watchers = 0
        self._missing: dict[Seat, float] = {}
        """Who is not connected, and since when; not yet told."""
        self._away: set[Seat] = set()
        self._stood_in: set[Seat] = set()
        self._clock: tuple[int, Seat, ClockKind] | None = None
        self._clock_ends = 0.0
        self._warn_at = 0
        self._warned = False
        self._saw_the_end = False
        front.meanwhile = self._take_news
        front.overhears = self._overhears
        remote.on_lost = lambda: front.say(self.words("join-lost"), style="bold red")
        remote.on_found = lambda: front.say(self.words("join-found"), style="bold green")

    # --- the course of things ----------------------------------------------------------------

    def run(self) -> None:
        """Goes on until the person goes: always by `Leave`, or `Ended` if it is not their wish."""
        while self._told is None:
            self._take_news()
        while True:
            while self._take_news():
                pass
            # Everything that happened stands above on the screen: nobody has to wait for us.
            self.remote.go_on()
            if self.remote.is_my_turn:
                self._decide()
            elif self._is_host and self._table.stage is not Stage.PLAYING:
                self._ask_to_start()
            elif self._saw_the_end and not self.front.lines.is_terminal:
                raise Leave  # a pipe would have nothing to say but this
            else:
                self._wait()

    def _decide(self) -> None:
        """One decision; what the server refuses is told, and asked for again if still due."""
        assert self._game is not None
        turn = self.remote.turn
        try:
            with self._asking(lambda: self.remote.turn != turn or self._table.paused):
                move = self._game.decide(self.remote.view, self._why_not)
        except Stale:
            return
        with self._refusals_told():
            self.remote.play(move)

    def _why_not(self, move: Any) -> Phrase | None:
        """Only the server knows why a move is refused, so it is asked."""
        if move in self.remote.view.legal:
            return None
        try:
            self.remote.play(move)
        except Ended:
            raise
        except Complaint as complaint:
            return understood(self.words, complaint).phrase
        raise Stale

    def _ask_to_start(self) -> None:
        stage = self._table.stage
        question = self.words("join-ask-start" if stage is Stage.LOBBY else "join-ask-again")
        with (
            suppress(Stale),
            self._asking(lambda: self._table.stage is not stage or not self._is_host),
        ):
            while answer := self.front.ask(question):
                self._command(answer)
            self._do(ask.Start(id=new_id(), fill=True))

    @contextmanager
    def _asking(self, is_stale: Callable[[], bool]) -> Iterator[None]:
        self.front.is_stale = is_stale
        try:
            yield
        finally:
            self.front.is_stale = lambda: False

    def _wait(self) -> None:
        """Somebody else is to do something. What a pipe holds is kept for one's own turn."""
        line = self.front.lines.next() if self.front.lines.is_terminal else None
        if line is not None:
            if line and not self._overhears(line):
                self._command(line)
        elif self.front.lines.ended and self.front.lines.is_terminal:
            raise Leave
        else:
            self._take_news()

    # --- what is typed -----------------------------------------------------------------------

    def _command(self, line: str) -> None:
        """Something that is no decision: help, role, board, log, away."""
        key = as_latin(line)
        if key == "q":
            raise Leave
        if key in ANY_TIME and self._game is not None:
            self._game.command(line, self.remote.view)
        elif key in ANY_TIME[:5]:
            self._say("join-help", style="")
        elif self._table.stage is Stage.PLAYING:
            mine = self.remote.seat is not None
            self._say("turn-not-yours" if mine else "watchers-watch", style=REFUSED)
        else:
            self._say("join-not-understood", style=REFUSED, text=line)

    def _overhears(self, line: str) -> bool:
        """Talk and the host's words: they can be typed whatever is asked."""
        word, _, rest = line.partition(" ")
        with self._refusals_told():
            if line.startswith("!") or (word.lower() == "say" and rest):
                text = line[1:] if line.startswith("!") else rest
                self._do(ask.Say(id=new_id(), text=text))
            elif word.lower() == "claim" and rest:
                claim = typed_claim(rest.strip(), self._names)
                self._do(ask.MakeClaim(id=new_id(), claim=claim))
            elif line.lower() == "claim":
                self._say_claims()
            elif line.lower() == "carry":
                self._say_carry()
            elif line.lower() == "seats":
                self._say_seats()
            elif (order := self._order(line.lower().split())) is not None:
                self._do(order)
            else:
                return False
        while self._take_news(0.0):
            pass  # one's own words are heard at once
        return True

    def _order(self, line: list[str]) -> ask.Command | None:
        """What a host may want; the server knows whether this is the host."""
        match line:
            case ["grant" | "deny" as word, sign] if sign.isdecimal():
                return ask.Grant(id=new_id(), sign=f"{int(sign):04}"[-4:], yes=word == "grant")
            case ["pause" | "resume" as word]:
                return ask.Pause(id=new_id(), paused=word == "pause")
            case ["lock" | "unlock" as word]:
                return ask.Lock(id=new_id(), locked=word == "lock")
            case ["list" | "unlist" as word]:
                return ask.List(id=new_id(), listed=word == "list")
            case ["mute" | "unmute" as word, seat]:
                return ask.Mute(id=new_id(), seat=self._seat(seat), muted=word == "mute")
            case ["kick" | "block" as word, seat]:
                return ask.Kick(id=new_id(), seat=self._seat(seat), block=word == "block")
            case ["host", seat]:
                return ask.PassHost(id=new_id(), seat=self._seat(seat))
            case ["bot", seat]:
                return ask.SeatBot(id=new_id(), seat=self._seat(seat))
            case ["free", seat]:
                return ask.FreeSeat(id=new_id(), seat=self._seat(seat))
        return None

    def _seat(self, text: str) -> Seat:
        high = len(self._table.seats)
        try:
            seat = read_from_one(str(int(text)) if text.isdecimal() else text)
        except ValueError:
            seat = high
        if seat >= high:
            raise Complaint("seat-wrong", found=text, low=1, high=high)
        return seat

    def _do(self, command: ask.Command) -> None:
        with self._refusals_told():
            self.remote.do(command)

    @contextmanager
    def _refusals_told(self) -> Iterator[None]:
        """What is refused is told, and life goes on; what has ended has ended."""
        try:
            yield
        except Ended:
            raise
        except Complaint as complaint:
            phrase = understood(self.words, complaint).phrase
            self.front.say(self.words.say(phrase), style=REFUSED)

    # --- who and what is there ---------------------------------------------------------------

    @property
    def _table(self) -> frames.TableShown:
        assert self.remote.table is not None
        return self.remote.table

    @property
    def _is_host(self) -> bool:
        return self.remote.seat is not None and self._table.host == self.remote.seat

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(
            held.name or self._known.get(seat) or self.words.unmarked("player", number=seat + 1)
            for seat, held in enumerate(self._table.seats)
        )

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == self.remote.seat else "other", "name": self._names[seat]}

    def _is_person(self, seat: Seat) -> bool:
        held = self._table.seats[seat]
        return held.name is not None and held.bot is None

    def _say(self, message: str, *, style: str = NEWS, **args: object) -> None:
        self.front.say(self.words.say(Phrase(message, args)), style)

    def _say_seats(self) -> None:
        for seat, held in enumerate(self._table.seats):
            state = "ready" if held.ready else "waiting"
            state = "playing" if self._table.stage is Stage.PLAYING else state
            state = "open" if held.name is None else "bot" if held.bot is not None else state
            named = {"state": state, "seat": seat + 1, "name": self._names[seat]}
            self._say("join-row", style="", **named)

    def _say_carry(self) -> None:
        shown = self.remote.carry()
        self._say("join-carry", style="", code=shown.code, minutes=shown.seconds // 60)

    def _say_claims(self) -> None:
        assert self.remote.box is not None
        seats = len(self._table.seats)
        me = self.remote.seat or 0
        for line in claims_told(self.front.words, self.remote.box, self._names[:seats], me):
            self.front.say(line)

    # --- news --------------------------------------------------------------------------------

    def _take_news(self, seconds: float = LOOK_SECONDS) -> bool:
        """Tells the next frame, if one comes soon; whether one came."""
        frame = self.remote.receive(seconds)
        if isinstance(frame, frames.Resumed):
            # Only the last of the changes missed says who sits where: they are told together.
            for change in [*self._missed(frame.number)]:
                self._tell(change)
        elif frame is not None:
            self._tell(frame)
        if self._told is not None:
            self._look_at_the_clock()
        return frame is not None

    def _missed(self, number: int) -> Iterator[frames.Frame]:
        while (self.remote.number or 0) < number:
            frame = self.remote.receive()
            if frame is not None:
                yield frame

    def _tell(self, frame: frames.Frame) -> None:
        match frame:
            case frames.Welcome():
                self._welcome(frame)
            case frames.Change():
                self._change(frame)
            case frames.Here():
                self._see_who_is_here(frame)
            case frames.Clock():
                self._set_the_clock(frame)
            case _:
                pass  # answers to commands, and signs of life

    def _welcome(self, frame: frames.Welcome) -> None:
        """Everything afresh: at the beginning, or after having been away for long."""
        assert self.remote.box is not None
        seats, stage = len(frame.table.seats), frame.table.stage
        moved, self._my_seat = frame.seat != self._my_seat, frame.seat
        if self._told is not None and moved and frame.seat is not None:
            self._say("join-seated", seat=frame.seat + 1)
        if self._told is None:
            title = edition_title(self.remote.box, self.words)
            self._say("play-welcome", style="bold", edition=title, seats=seats)
            if frame.awaits is not None:
                self._say("join-awaits")
            elif frame.seat is None:
                self._say("join-watching")
            else:
                self._say("join-seated", seat=frame.seat + 1)
            for said in frame.talk[-OLD_TALK:]:
                self._hear(said)
        self._note(frame.table)
        if frame.view is not None:
            self._sit_down_to_play()
            self._recall(frame.heard)
        if stage is Stage.PLAYING:
            self._say("join-running")
            if self._game is not None and not frame.view.legal:
                self._game.show(self.remote.view)
            return
        if frame.seat is not None and not frame.table.seats[frame.seat].ready:
            self._do(ask.Ready(id=new_id()))
        self._say_seats()
        if frame.table.host is not None:
            self._say("join-host", **self._who(frame.table.host))

    def _recall(self, heard: Sequence[Any]) -> None:
        """What was done and claimed before one came, for when they ask."""
        assert self._game is not None
        for entry in heard:
            if isinstance(entry, Claimed):
                self._game.hear_said(self._phrase(entry))
            else:
                self._game.hear((entry,))

    def _note(self, table: frames.TableShown) -> None:
        self._told = table
        for seat, held in enumerate(table.seats):
            if held.name is not None:
                self._known[seat] = held.name

    def _sit_down_to_play(self) -> None:
        assert self.remote.box is not None
        self._game = table_front(
            self.front, self.remote.box, self._names, self.remote.seat, more_help=("join-help",)
        )

    def _change(self, frame: frames.Change) -> None:
        before = self._told
        match frame.what:
            case frames.Started(without=without):
                self._start()
                for seat in without:
                    self._say("fair-without", name=self._names[seat])
            case frames.Moved(seat=seat, by=by):
                self._tell_who_moves(seat, by)
            case frames.Chatted() | Claimed() as said:
                self._hear(said)
            case what:
                self._tell_of_the_table(what)
        self._tell_events(frame.events)
        if frame.table is not None:
            self._tell_who_takes_over(before, frame.table)
            self._note(frame.table)
            if isinstance(frame.what, frames.Moved) and frame.table.stage is Stage.OVER:
                self._end()
        if frame.view is not None and self.remote.seat is None:
            self._show_watcher()

    def _tell_who_takes_over(
        self, before: frames.TableShown | None, table: frames.TableShown
    ) -> None:
        """Whoever has waited for a seat has it now."""
        for seat, held in enumerate(table.seats):
            was = before.seats[seat] if before and seat < len(before.seats) else None
            if was is not None and was.next is not None and was.next == held.name:
                self._forget(seat)
                self._say("join-took-over", bot=was.name, **self._who(seat))

    def _start(self) -> None:
        self._tell_who_fills_up()
        self._sit_down_to_play()
        self._stood_in.clear()
        self._saw_the_end = False

    def _tell_who_fills_up(self) -> None:
        """Bots have taken the seats that were open."""
        if self._told is not None:
            for seat, held in enumerate(self._told.seats):
                if held.name is None:
                    self._say_sat(seat)

    def _end(self) -> None:
        self._saw_the_end = True
        host = self._table.host
        if host is not None and not self._is_host:
            self._say("join-wait-again", name=self._names[host])

    def _show_watcher(self) -> None:
        """A watcher is asked nothing, so they see the maze whenever it may have changed."""
        if self._game is not None and not self.front.plain:
            self._game.show(self.remote.view)

    def _tell_events(self, events: Sequence[Any]) -> None:
        if self._game is not None:
            self._game.tell(events)

    def _tell_who_moves(self, seat: Seat, by: Doer) -> None:
        mine = seat == self.remote.seat
        if by is Doer.STAND_IN and seat not in self._stood_in:
            self._say("join-stand-in", **self._who(seat))
            self._stood_in |= set() if mine else {seat}
        elif by is Doer.PERSON and seat in self._stood_in:
            self._stood_in.discard(seat)
            self._say("join-returned", name=self._names[seat])

    def _hear(self, said: frames.Chatted | Claimed) -> None:
        if self._game is None:
            self.front.say(self.words.say(self._phrase(said)), TALK)
        else:
            self._game.spoken(self._phrase(said))

    def _phrase(self, said: frames.Chatted | Claimed) -> Phrase:
        if isinstance(said, frames.Chatted):
            return chat_phrase(self._names[said.seat], said.text)
        return claim_phrase(self._names, said.seat, said.claim, self._table.game)

    def _say_sat(self, seat: Seat) -> None:
        kind = "person" if self._is_person(seat) else "bot"
        self._say("join-sat", kind=kind, name=self._names[seat], seat=seat + 1)

    def _tell_of_the_table(self, what: frames.What) -> None:  # noqa: C901 - one case a kind of change
        match what:
            case frames.Sat(seat=seat) if seat != self.remote.seat:
                self._forget(seat)
                self._say_sat(seat)
            case frames.Vacated(seat=seat, why=why):
                self._say("join-vacated", why=why, name=self._names[seat])
                self._forget(seat)
                if self._table.stage is Stage.PLAYING:
                    self._say("join-plays-on", name=self._names[seat])
            case frames.Readied(seat=seat, ready=ready) if seat != self.remote.seat:
                self._say("join-ready", ready=ready, name=self._names[seat])
            case frames.HostPassed(seat=seat) if seat is not None:
                self._say("join-host-passed", **self._who(seat))
            case frames.Muted(seat=seat, muted=muted):
                self._say("join-muted", on=muted, **self._who(seat))
            case frames.Switched():
                self._tell_switches()
            case frames.Configured():
                self._tell_settings()
            case frames.Awaited(seat=seat):
                self._tell_who_waits(seat)
            case frames.SeatAsked() | frames.SeatUnasked() | frames.SeatMoved():
                self._tell_whose_seat(what)
            case frames.GameShown(game=game, showing=showing):
                if game == self._table.games and showing in (Showing.HIDDEN, Showing.GONE):
                    self._say("join-game-shown", showing=showing)
            case frames.Sealed():
                self._tell_who_fills_up()
                self._tell_seal()
            case frames.Revealed(seat=seat, fault=fault) if fault is not None:
                self._say("fair-wrong", name=self._names[seat])
            case _:
                pass
        if isinstance(what, frames.Vacated) and self._told and self._told.host == what.seat:
            host = self._table.host
            if host is not None:
                self._say("join-host-passed", **self._who(host))

    def _tell_seal(self) -> None:
        """What `foolsgold verify` is compared with after the game."""
        seal = self._table.seal
        name = None if seal is None else name_of(seal)
        if seal is None or name is None:
            return
        self._say("fair-name", seal=name)
        if seal.game in self.remote.thrown_deals:
            self._say("fair-thrown")

    def _tell_whose_seat(
        self, what: frames.SeatAsked | frames.SeatUnasked | frames.SeatMoved
    ) -> None:
        """A seat goes to another device, or is asked for."""
        asked = self._table.asked
        match what:
            case frames.SeatAsked(seat=seat) if asked is not None:
                self._say("join-seat-asked", name=self._names[seat], sign=asked.sign)
                if self.remote.seat is not None:
                    self._say("join-seat-vote", sign=asked.sign)
            case frames.SeatMoved(seat=seat) if seat != self.remote.seat:
                self._say("join-seat-moved", name=self._names[seat])
            case frames.SeatUnasked(why=why):
                self._say("join-seat-unasked", why=why)
            case _:
                pass

    def _tell_switches(self) -> None:
        before, now = self._told, self._table
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

    def _tell_settings(self) -> None:
        before, now = self._told, self._table
        self._say("join-configured")
        if before is None or self._played(before) == self._played(now):
            return
        self._say("join-ready-again")
        self._devices.clear()
        self._missing.clear()
        self._away.clear()

    @staticmethod
    def _played(table: frames.TableShown) -> tuple[object, ...]:
        return table.edition, table.changes, table.options

    def _tell_who_waits(self, seat: Seat) -> None:
        name = self._table.seats[seat].next
        was = self._told.seats[seat].next if self._told is not None else None
        if name is not None:
            self._say("join-awaited", name=name, bot=self._names[seat])
        elif was is not None:
            self._say("join-unawaited", name=was)

    # --- who is here, and for how long -------------------------------------------------------

    def _forget(self, seat: Seat) -> None:
        """Somebody else sits there now."""
        self._devices.pop(seat, None)
        self._missing.pop(seat, None)
        self._away.discard(seat)

    def _see_who_is_here(self, here: frames.Here) -> None:
        first = not self._devices
        for seat, count in enumerate(here.devices):
            if not self._is_person(seat) or len(here.devices) != len(self._table.seats):
                continue
            before = self._devices.get(seat)
            self._devices[seat] = count
            if count:
                self._missing.pop(seat, None)
                if seat in self._away:
                    self._away.discard(seat)
                    self._say("join-here", name=self._names[seat])
            elif seat not in self._away and (before or first):
                self._missing.setdefault(seat, time.monotonic())
            if count != before and max(count, before or 0) > 1 and count:
                self._say("join-devices", name=self._names[seat], count=count)
        if here.watchers != self._watchers and self.remote.seat is not None:
            self._say("join-watchers", count=here.watchers)
        self._watchers = here.watchers

    def _set_the_clock(self, clock: frames.Clock) -> None:
        if clock.seat is None or clock.why is None:
            self._clock = None
            return
        running = (self.remote.turn, clock.seat, clock.why)
        self._clock_ends = time.monotonic() + clock.seconds
        if running == self._clock:
            return
        self._clock = running
        absent = clock.why is ClockKind.ABSENT
        # With a limit for every turn, other people's clocks are told only when they run out.
        if absent or clock.seat == self.remote.seat:
            self._say("join-clock", seconds=clock.seconds, **self._who(clock.seat))
        self._warn_at = min(LATE_SECONDS, clock.seconds // 2)
        self._warned = absent and self._warn_at < LATE_SECONDS

    def _look_at_the_clock(self) -> None:
        now = time.monotonic()
        for seat, since in list(self._missing.items()):
            if now - since >= AWAY_SECONDS:
                del self._missing[seat]
                self._away.add(seat)
                self._say("join-away", name=self._names[seat])
        if self._clock is None or self._clock[0] != self.remote.turn or self._table.paused:
            return
        left = round(self._clock_ends - now)
        if not self._warned and left <= self._warn_at:
            self._warned = True
            self._say("join-clock", seconds=max(left, 1), **self._who(self._clock[1]))


def understood(words: Words, complaint: Complaint) -> Complaint:
    """The complaint, or if a newer server says what we have no words for, that it is strange."""
    try:
        words.say(complaint.phrase)
    except LookupError:
        return Complaint("server-error")
    return complaint
