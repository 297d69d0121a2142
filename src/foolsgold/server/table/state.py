"""Where a table stands, and what it is after each change: a fold, and nothing but that.

Whether a change may be is asked in `table`. Nothing here waits, sends or stores.
"""

from typing import Any, assert_never

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.bots.catalogue import bot_names, find_bot, has_character, rule_bot
from foolsgold.games.api import RoundStarted
from foolsgold.locales.translator import words_for
from foolsgold.play.fair_deal import Seal
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Temper
from foolsgold.server.table.avatars import face_for
from foolsgold.server.table.changes import (
    Ask,
    Awaited,
    BotSat,
    BotTalkSwitched,
    Change,
    ChatSwitched,
    Chatted,
    Committed,
    Configured,
    Erased,
    Faced,
    GameShown,
    HostPassed,
    Listed,
    Locked,
    Moved,
    Muted,
    Opened,
    Paused,
    Reacted,
    Readied,
    Revealed,
    Sat,
    Sealed,
    SeatAsked,
    SeatHeld,
    SeatMoved,
    SeatUnasked,
    SeatVoted,
    Started,
    Stopped,
    TableKept,
    Vacated,
    WentOn,
)
from foolsgold.server.table.rulesets import box_for, changes_of
from foolsgold.wire.avatars import Face
from foolsgold.wire.frames import Doer, Gone, Showing, Stage, Summary

MOST_TALK = 200
"""How much of what was said is kept at hand."""


class Came(msgspec.Struct, frozen=True):
    """Somebody took a seat over when a round began: what was before is not theirs to know."""

    key_hash: str
    since: int
    """How much had happened in the game."""
    view: Any
    """What everybody saw then."""


class Outdated(Complaint):
    """A game was dealt under rules that this version does not play: its cards would be others."""

    def __init__(self, found: int, plays: int) -> None:
        super().__init__("game-outdated", found=found, plays=plays)


class Standing:
    """The whole truth about one table: all of it comes from its changes."""

    def __init__(self, code: str, opened: Opened) -> None:
        self.code = code
        self._set_up(opened)
        self.sealing: Seal | None = None
        """The deal under way: secrets are being revealed, the game begins in a moment."""
        self.paused = False
        self.held = [SeatHeld() for _ in range(opened.seats)]
        self.host: Seat | None = None
        self.game: Game | None = None
        self.dealt: tuple[str | None, ...] = ()
        """The keys this game was dealt to: its secrets are theirs. A seat that was taken over
        belongs to the new key since the round it was taken over at."""
        self.came: dict[Seat, Came] = {}
        """Who took over a seat in the game under way."""
        self.awaited: dict[Seat, Awaited] = {}
        """Who takes over a bot's seat at the next round."""
        self.kicked: set[str] = set()
        """The keys of those who may not sit down again, and the devices."""
        self.asked: Ask | None = None
        """Who asks for a seat they have lost the key of."""
        self.former: dict[str, tuple[str, ...]] = {}
        """The keys that opened a seat before this one: whoever had them is the same person."""
        self.stood_in: list[int] = []
        """The entries of the game's history that a bot began for somebody who was away."""
        self.summary: Summary | None = None
        """People look at how a round ended: until they go on, nobody moves."""
        self.gone_on: set[Seat] = set()
        """Who has gone on from this round already, while it is still being scored."""
        self.finished: Game | None = None
        """The last game, if other rules were set since."""
        self.began = 0
        """The number of the change the game began with."""
        self.ended = 0
        """The number of the change it ended with, once it is over."""
        self.showing = Showing.OPEN
        """To whom the last game is shown, once it is over."""
        self.dealt_at = 0.0
        self.games = 0
        self.turn = 0
        self.number = 1
        self.loose = 0
        """Changes since the last game began that were no moves."""
        self.talk: list[Chatted | Claimed] = []
        self.spoken: list[int] = []
        """The numbers of the changes in `talk`."""

    def _set_up(self, opened: Opened) -> None:
        """What was chosen when the table was opened."""
        self.played = (opened.edition, opened.own_edition, opened.options)
        """Edition, the text of an own one, options."""
        self.box = box_for(*self.played)
        self.box.check_seats(opened.seats)
        self.edition_changes = changes_of(*self.played)
        words_for(opened.lang)
        self.lang = opened.lang
        self.turn_seconds = opened.turn_seconds
        self.pace = opened.pace
        self.chat = opened.chat
        self.bot_talk = opened.bot_talk
        self.level = opened.level
        if opened.level is not None:
            find_bot(self.box.rules.name, opened.level)
        self.locked = opened.locked
        self.times = opened.times
        self.sealed = opened.sealed
        """Whether people's devices have a part in the deals."""
        self.listed = opened.listed
        """Whether strangers find it in the list of open tables."""

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.held)

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        if self.game is None:
            return Stage.LOBBY
        return Stage.OVER if self.game.is_over else Stage.PLAYING

    @property
    def is_under_way(self) -> bool:
        """Whether a game is played or about to be dealt: seats are not free to change."""
        return self.stage is Stage.PLAYING or self.sealing is not None

    @property
    def to_act(self) -> Seat | None:
        """Who must decide now."""
        return None if self.game is None else self.game.to_act

    def seat_of(self, key_hash: str) -> Seat | None:
        """The seat this key opens."""
        for seat, held in enumerate(self.held):
            if held.key_hash == key_hash:
                return seat
        return None

    @property
    def faces(self) -> tuple[Face | None, ...]:
        """What everybody looks like."""
        return tuple(held.face for held in self.held)

    def awaits(self, key_hash: str | None) -> Seat | None:
        """The bot's seat whoever holds this key takes over at the next round."""
        for seat, waiting in self.awaited.items():
            if waiting.key_hash == key_hash:
                return seat
        return None

    def asks(self, key_hash: str | None) -> bool:
        """Whether whoever has this key asks for a seat."""
        return self.asked is not None and self.asked.key_hash == key_hash

    @property
    def is_scoring(self) -> bool:
        """Whether a round is over and being scored: what people decide now belongs to its end."""
        return self.game is not None and self.game.state.phase in self.box.rules.scoring

    @property
    def round(self) -> int:
        """The round under way."""
        return 0 if self.game is None else len(self.game.history.rounds)

    def bot_at(self, seat: Seat) -> str:
        """The kind of bot that plays a seat, or would if its person were away.

        Whoever stands in for a person plays by plain rules, and nobody puts words into their mouth.
        """
        return self.held[seat].bot or rule_bot(self.box.rules.name).name

    @property
    def bot_level(self) -> str:
        """The kind of bot that takes an open seat."""
        return self.level or bot_names(self.box.rules.name)[0]

    def temper_of(self, seat: Seat) -> Temper | None:
        """What the bot in a seat is like, if it is somebody."""
        held = self.held[seat]
        known = held.bot is not None and has_character(self.box.rules.name, held.bot)
        return held.temper if known else None

    # --- what it is after a change -----------------------------------------------------------

    def unchanged_by(self, change: Change) -> bool:
        """Whether the table would be the same after it: then there is nothing to store."""
        match change:
            case Readied(seat=seat, ready=ready):
                return self.held[seat].ready == ready
            case Muted(seat=seat, muted=muted):
                return self.held[seat].muted == muted
            case Faced(seat=seat, face=face):
                return self.held[seat].face == face
            case Committed(seat=seat, commitment=commitment):
                return self.held[seat].commitment == commitment
            case HostPassed(seat=seat):
                return self.host == seat
            case Locked(locked=locked):
                return self.locked == locked
            case Listed(listed=listed):
                return self.listed == listed
            case ChatSwitched(on=on):
                return self.chat == on
            case BotTalkSwitched(on=on):
                return self.bot_talk == on
            case Paused(paused=paused):
                return self.paused == paused
            case Configured():
                return change == self._configured
            case _:
                voted = {} if self.asked is None else self.asked.votes
                return isinstance(change, SeatVoted) and voted.get(change.seat) is change.yes

    @property
    def _configured(self) -> Configured:
        """The change that would set what is set."""
        seats, bots = tuple(range(self.seats)), tuple(held.bot for held in self.held)
        return Configured(*self.played, seats, bots, self.turn_seconds, self.pace, self.level)

    def apply(self, change: Change, at: float = 0.0) -> tuple[Any, ...]:
        """Folds in a change that was decided or recalled just now; if it fails, nothing changes.

        `at` is when it was stored. The events of the game come back, as the keeper knows them.
        """
        events = self._applied(change, at)
        self.number += 1
        if isinstance(change, Started):
            self.loose = 0
        elif not isinstance(change, Moved | Erased | TableKept):
            self.loose += 1
        return events

    def _applied(self, change: Change, at: float) -> tuple[Any, ...]:  # noqa: C901 - one case a kind of change
        match change:
            case Opened() | Stopped():
                raise ValueError("a table is opened once, and a game of these rules goes on")
            case Sat():
                face = change.face or face_for(change.seat, self.faces)
                held = SeatHeld(change.name, change.key_hash, face=face, device=change.device)
                self._set(change.seat, held)
                if self.host is None:
                    self.host = change.seat
            case BotSat():
                face = change.face or face_for(change.seat, self.faces)
                bot = SeatHeld(change.name, bot=change.bot, face=face, temper=change.temper)
                self._set(change.seat, bot)
            case Vacated():
                self._vacate(change)
            case Readied():
                self._set(change.seat, replace(self.held[change.seat], ready=change.ready))
            case Committed() | Sealed() | Revealed():
                self._seal(change)
            case Started():
                return self._start(change, at)
            case Moved():
                return self._move(change, at)
            case Chatted():
                self._heard(change)
            case Claimed():
                if self.game is not None:
                    self.game.say(change.seat, change.claim, at=self._second(at))
                self._heard(change)
            case HostPassed():
                self.host = change.seat
            case Locked() | Listed() | ChatSwitched() | BotTalkSwitched() | Paused():
                self._switch(change)
            case Muted():
                self._set(change.seat, replace(self.held[change.seat], muted=change.muted))
            case Faced():
                self._set(change.seat, replace(self.held[change.seat], face=change.face))
            case Configured():
                self._configure(change)
            case WentOn():
                self._go_on(change.seat)
            case Reacted() | Erased():
                pass  # it is shown, and gone
            case Awaited():
                self._await(change)
            case SeatAsked() | SeatVoted() | SeatUnasked() | SeatMoved():
                self._find_again(change)
            case TableKept() | GameShown():
                self._show(change)
            case _:
                assert_never(change)
        return ()

    def _switch(self, change: Locked | Listed | ChatSwitched | BotTalkSwitched | Paused) -> None:
        match change:
            case Locked():
                self.locked = change.locked
            case Listed():
                self.listed = change.listed
            case ChatSwitched():
                self.chat = change.on
            case BotTalkSwitched():
                self.bot_talk = change.on
            case Paused():
                self.paused = change.paused

    def _seal(self, change: Committed | Sealed | Revealed) -> None:
        match change:
            case Committed(seat=seat):
                self._set(seat, replace(self.held[seat], commitment=change.commitment))
            case Sealed():
                for bot in change.filled:
                    self._applied(bot, 0.0)
                self.sealing = Seal.of(self.games + 1, change.secret, dict(change.parts))
            case Revealed():
                assert self.sealing is not None
                self.sealing = self.sealing.revealed(change.seat, change.secret)

    def _start(self, change: Started, at: float) -> tuple[Any, ...]:
        if not self.box.rules.plays(change.version):
            raise Outdated(change.version, self.box.rules.version)
        filled = {bot.seat: bot for bot in change.filled}
        seated = tuple(filled.get(seat, held) for seat, held in enumerate(self.held))
        self.game = Game(
            self.box,
            self.seats,
            change.seed,
            names=tuple(str(held.name) for held in seated),
            bots=tuple(held.bot for held in seated),
            seal=None if self.sealing is None else self.sealing.closed(),
        )
        self.sealing = None
        self.held = [replace(held, commitment=None) for held in self.held]
        for bot in change.filled:
            self._applied(bot, at)
        if self.host is not None:
            # Whoever starts is ready, and still is if somebody else becomes host.
            self._set(self.host, replace(self.held[self.host], ready=True))
        self.dealt_at = at
        self.dealt = tuple(held.key_hash for held in self.held)
        self.games += 1
        self.turn += 1
        self.paused = False
        self.summary = self.finished = None
        self.stood_in.clear()
        self.gone_on.clear()
        self.came.clear()
        self.began, self.ended = self.number + 1, 0
        self.showing = Showing.OPEN
        return self.game.news

    def _move(self, change: Moved, at: float) -> tuple[Any, ...]:
        assert self.game is not None
        stand_in = None
        if change.by is Doer.STAND_IN:
            stand_in = self.bot_at(change.seat)
            self.stood_in.append(len(self.game.history))
        events = self.game.apply(change.move, stand_in=stand_in, at=self._second(at))
        self.turn += 1
        self.summary = None
        dealt = any(isinstance(event, RoundStarted) for event in events)
        if self.game.is_over:
            self.ended = self.number + 1
        if dealt or self.game.is_over:
            self._change_hands(dealt=dealt)
        if dealt:
            self._look_back()
        return events

    def _change_hands(self, *, dealt: bool) -> None:
        """Whoever has waited takes their seat; a hand that was just dealt is theirs."""
        assert self.game is not None
        for seat, new in self.awaited.items():
            others = (held.face for other, held in enumerate(self.held) if other != seat)
            face = face_for(seat, tuple(others), new.face or self.held[seat].face)
            held = SeatHeld(new.name, new.key_hash, ready=True, face=face, device=new.device)
            self._set(seat, held)
            if dealt:
                assert new.key_hash is not None
                self.dealt = (*self.dealt[:seat], new.key_hash, *self.dealt[seat + 1 :])
                since = self.game.history.round_began
                self.came[seat] = Came(new.key_hash, since, self.game.view())
            if self.host is None:
                self.host = seat
        self.awaited.clear()

    def _look_back(self) -> None:
        """The next round waits until the people have seen how the last one ended."""
        people = (seat for seat, held in enumerate(self.held) if held.is_person)
        waiting = tuple(seat for seat in people if seat not in self.gone_on)
        self.gone_on.clear()
        self.summary = Summary(self.round - 1, waiting) if waiting else None

    def _go_on(self, seat: Seat | None) -> None:
        if self.summary is None:
            self.gone_on |= set() if seat is None else {seat}
            return
        waiting = tuple(other for other in self.summary.waiting if seat not in (None, other))
        self.summary = replace(self.summary, waiting=waiting) if waiting else None

    def _show(self, change: GameShown | TableKept) -> None:
        """The last game is shown to others than before; of a deleted one nothing is left."""
        if isinstance(change, TableKept):
            self._stand_as(change)
            return
        if change.showing is Showing.GONE:
            self._forget_talk(change.first, change.last)
        if change.game == self.games:
            self.showing = change.showing
            if change.showing is Showing.GONE:
                self._forget_game()

    def kept(self, first: int) -> TableKept:
        """The table as it is, without its game, which began with this change."""
        return TableKept(
            first=first,
            held=tuple(self.held),
            host=self.host,
            games=self.games,
            turn=self.turn,
            loose=self.loose,
            chat=self.chat,
            bot_talk=self.bot_talk,
            locked=self.locked,
            listed=self.listed,
            paused=self.paused,
            kicked=frozenset(self.kicked),
            former=dict(self.former),
            asked=self.asked,
        )

    def _stand_as(self, change: TableKept) -> None:
        """As it was at the end of a game that was deleted since."""
        self.held, self.host = list(change.held), change.host
        self.games, self.turn, self.loose = change.games, change.turn, change.loose
        self.chat, self.bot_talk = change.chat, change.bot_talk
        self.locked, self.listed, self.paused = change.locked, change.listed, change.paused
        self.kicked, self.former = set(change.kicked), dict(change.former)
        self.asked = change.asked
        self.sealing = None
        self.awaited.clear()
        self.showing = Showing.GONE
        self._forget_talk(change.first, self.number)
        self._forget_game()

    def _forget_game(self) -> None:
        self.game = self.finished = self.summary = None
        self.dealt = ()
        self.came.clear()
        self.stood_in.clear()
        self.gone_on.clear()
        self.began = self.ended = 0
        self.dealt_at = 0.0

    def _forget_talk(self, first: int, last: int) -> None:
        """What was said in the changes of these numbers."""
        said = zip(self.spoken, self.talk, strict=True)
        left = [(number, talk) for number, talk in said if not first <= number <= last]
        self.spoken, self.talk = [number for number, _ in left], [talk for _, talk in left]

    def _await(self, change: Awaited) -> None:
        before = self.awaited.pop(change.seat, None)
        if change.name is not None:
            self.awaited[change.seat] = change
        elif change.kicked and before is not None and before.key_hash is not None:
            self.kicked.add(before.key_hash)
            if change.blocked and before.device is not None:
                self.kicked.add(before.device)

    def _find_again(self, change: SeatAsked | SeatVoted | SeatUnasked | SeatMoved) -> None:
        """A seat is asked for, or goes to another device."""
        match change:
            case SeatAsked():
                self.asked = Ask(change.seat, change.key_hash, change.sign, change.device)
            case SeatVoted() if self.asked is not None:
                votes = {**self.asked.votes, change.seat: change.yes}
                self.asked = replace(self.asked, votes=votes)
            case SeatUnasked():
                self.asked = None
            case SeatMoved():
                self._move_seat(change)

    def _move_seat(self, change: SeatMoved) -> None:
        """All that was the old key's is the new one's: the same person plays on."""
        seat, new = change.seat, change.key_hash
        held = self.held[seat]
        old = held.key_hash
        assert old is not None
        # The secret for the next deal is on the old device: the new one makes its own.
        moved = replace(held, key_hash=new, device=change.device, commitment=None)
        self._set(seat, moved)
        if self.dealt and self.dealt[seat] == old:
            self.dealt = (*self.dealt[:seat], new, *self.dealt[seat + 1 :])
        if seat in self.came and self.came[seat].key_hash == old:
            self.came[seat] = replace(self.came[seat], key_hash=new)
        self.former[new] = (*self.former.pop(old, ()), old)
        if self.asked is not None and self.asked.seat == seat:
            self.asked = None

    def _configure(self, change: Configured) -> None:
        played = (change.edition, change.own_edition, change.options)
        box = box_for(*played)
        others = played != self.played
        moved = change.seats != tuple(range(self.seats))
        held = [SeatHeld() if seat is None else self.held[seat] for seat in change.seats]
        if others:
            # Whoever was ready was ready for something else; a host asks, so they are.
            held = [replace(one, ready=one.ready and one.bot is not None) for one in held]
        self.held = [replace(one, bot=bot) for one, bot in zip(held, change.bots, strict=True)]
        if self.host is not None:
            self.host = change.seats.index(self.host)
        if self.asked is not None:
            seats = {old: new for new, old in enumerate(change.seats) if old is not None}
            votes = {seats[old]: yes for old, yes in self.asked.votes.items() if old in seats}
            self.asked = replace(self.asked, seat=seats[self.asked.seat], votes=votes)
        if others or moved:
            if self.game is not None:
                self.finished = self.game
            self.game, self.dealt = None, ()
            self.came.clear()
            self.stood_in.clear()
        self.played, self.box, self.edition_changes = played, box, changes_of(*played)
        self.turn_seconds, self.pace = change.turn_seconds, change.pace
        self.level = change.level

    def _second(self, at: float) -> int | None:
        """Seconds since the deal, if the table wishes them in its record."""
        return max(int(at - self.dealt_at), 0) if self.times else None

    def _vacate(self, change: Vacated) -> None:
        seat = change.seat
        held = self.held[seat]
        if change.why is Gone.KICKED and held.key_hash is not None:
            self.kicked |= {held.key_hash, *self.former.get(held.key_hash, ())}
            if change.blocked and held.device is not None:
                self.kicked.add(held.device)
        if self.asked is not None and self.asked.seat == seat:
            self.asked = None
        self.gone_on.discard(seat)
        if self.summary is not None:
            self._go_on(seat)
        playing = self.is_under_way
        bot = SeatHeld(held.name, bot=self.bot_at(seat), face=held.face)
        self._set(seat, bot if playing else SeatHeld())
        if self.host == seat:
            after = (*range(seat + 1, self.seats), *range(seat))
            self.host = next((other for other in after if self.held[other].is_person), None)
        if self.host is None:
            # Nobody is left who could go on or unlock it.
            self.paused = self.locked = False

    def _set(self, seat: Seat, held: SeatHeld) -> None:
        self.held[seat] = held

    def _heard(self, change: Chatted | Claimed) -> None:
        self.talk.append(change)
        self.spoken.append(self.number + 1)
        del self.talk[:-MOST_TALK], self.spoken[:-MOST_TALK]
