"""A table without its network: what may change.

`decide` turns a command into a change or a `Complaint`, `recall` one that was stored; both ask the
rules. `apply`, in `standing`, folds a change into the table and does not ask them again.
Nothing here waits, sends or stores, and chance and keys come from outside.
"""

from itertools import chain
from typing import Any, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from foolsgold.base.display_names import clean_name, is_line, look_of
from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.bots.catalogue import adviser, find_bot
from foolsgold.bots.common.characters import temper_at
from foolsgold.games.api import Refused
from foolsgold.locales.translator import words_for
from foolsgold.play import table_talk
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table import changes
from foolsgold.server.table.avatars import face_for
from foolsgold.server.table.changes import (
    Awaited,
    BotSat,
    BotTalkSwitched,
    Change,
    ChatSwitched,
    Chatted,
    Committed,
    Faced,
    HostPassed,
    Listed,
    Locked,
    Moved,
    Muted,
    Paused,
    Reacted,
    Readied,
    Revealed,
    Sat,
    Sealed,
    SeatHeld,
    SeatUnasked,
    Started,
    Vacated,
    WentOn,
)
from foolsgold.server.table.reconfiguration import configuring
from foolsgold.server.table.seat_transfer import voting
from foolsgold.server.table.state import Standing
from foolsgold.wire import commands as ask
from foolsgold.wire.avatars import Face
from foolsgold.wire.frames import Doer, Gone, Stage, Unasked
from foolsgold.wire.http_bodies import BotSeat

MOST_LOOSE = 3_000
"""Changes beside moves that a table takes from one game to the next: all of them are read whenever
it is opened."""


class Table(Standing):
    """A table that knows what may be done at it."""

    # --- what may change ---------------------------------------------------------------------

    def sitting(
        self,
        name: str,
        seat: Seat | None,
        key_hash: str,
        face: Face | None = None,
        former: str | None = None,
        *,
        device: str | None = None,
    ) -> Sat | Awaited:
        """A person sits down, or waits for a bot's seat; `former` is a key their device has had."""
        if former in self.kicked or device in self.kicked:
            raise Complaint("seat-kicked")
        if self.locked:
            raise Complaint("table-locked")
        self.check_wear()
        if self.stage is Stage.PLAYING:
            return self._awaiting(name, seat, key_hash, face, device)
        if seat is None:
            seat = next((s for s, held in enumerate(self.held) if held.is_open), None)
            if seat is None:
                raise Complaint("table-full")
        elif not self._held(seat).is_open:
            raise Complaint("seat-taken", seat=seat + 1)
        face = face_for(seat, self.faces, face)
        return Sat(seat, self._new_name(name), key_hash, face, device)

    def _awaiting(
        self, name: str, seat: Seat | None, key_hash: str, face: Face | None, device: str | None
    ) -> Awaited:
        """They wait for the next round: what a seat was dealt belongs to who was dealt it."""
        assert self.game is not None
        if not self.box.rules.more_rounds(self.game.state):
            raise Complaint("seats-closed")
        free = [s for s, held in enumerate(self.held) if held.bot and s not in self.awaited]
        if seat is None:
            if not free:
                raise Complaint("seats-awaited" if self.awaited else "table-full")
            seat = free[0]
        self._held(seat)
        if seat not in free:
            raise Complaint("seat-taken", seat=seat + 1)
        return Awaited(seat, self._new_name(name), key_hash, face, device=device)

    def bot_sitting(self, seat: Seat, wanted: BotSeat, beside: tuple[BotSat, ...] = ()) -> BotSat:
        """A bot sits down, together with those beside it."""
        if not self._held(seat).is_open:
            raise Complaint("seat-taken", seat=seat + 1)
        game = self.box.rules.name
        bot = find_bot(game, wanted.bot or self.bot_level).name
        taken = tuple(other.name for other in beside)
        name = self._bot_name(taken) if wanted.name is None else self._new_name(wanted.name)
        faces = (*self.faces, *(other.face for other in beside))
        return BotSat(seat, name, bot, face_for(seat, faces), temper_at(self.code, seat))

    def decide(
        self, seat: Seat, command: ask.Command, seed: int, here: frozenset[Seat] | None = None
    ) -> Change:
        """The change a command leads to; `Complaint` if it may not be.

        `seed` is for a new game, `here` are the seats with a device connected; None: all.
        """
        self.check_wear(command)
        match command:
            case ask.Ready(ready=ready):
                self._between_games()
                return Readied(seat, ready)
            case ask.Start(fill=fill):
                self._only_host(seat)
                return self._starting(seed, here, fill=fill)
            case ask.Commit() | ask.Reveal():
                return self._sealing(seat, command)
            case ask.Move():
                return self._moving(seat, command)
            case ask.Say() | ask.MakeClaim() | ask.React():
                return self._talking(seat, command)
            case ask.Leave():
                return Vacated(seat, Gone.LEFT)
            case ask.ChooseFace(face=face):
                return self._facing(seat, face)
            case ask.GoOn(round=number):
                return self._going_on(seat, number)
            case ask.Grant():
                return voting(self, seat, command)
            case ask.Configure():
                self._only_host(seat)
                return configuring(self, command)
            case _:
                self._only_host(seat)
                return self._hosting(command)

    def recall(self, body: str) -> Change:
        """A stored change, decided before or at another server, as the next one of this table.

        Whatever the error is: no rule explains such a change, and it must not be applied.
        """
        change = changes.read(body, self.box.rules.read_move)
        if isinstance(change, Moved):
            return self.moving(change.seat, change.move, change.by)
        return change

    def _hosting(
        self,
        command: ask.Lock
        | ask.List
        | ask.SwitchChat
        | ask.SwitchBotTalk
        | ask.Pause
        | ask.Kick
        | ask.Mute
        | ask.PassHost
        | ask.SeatBot
        | ask.FreeSeat,
    ) -> Change:
        match command:
            case ask.Lock() | ask.List() | ask.SwitchChat() | ask.SwitchBotTalk():
                return _switching(command)
            case ask.Pause(paused=paused):
                if self.stage is not Stage.PLAYING:
                    raise Complaint("game-not-running")
                return Paused(paused)
            case ask.Kick(seat=seat, block=block):
                return self._kicking(seat, block=block)
            case ask.Mute(seat=seat, muted=muted):
                return Muted(self._person(seat), muted)
            case ask.PassHost(seat=seat):
                return HostPassed(self._person(seat))
            case ask.SeatBot(seat=seat):
                self._between_games()
                return self.bot_sitting(seat, BotSeat(bot=command.bot, name=command.name))
            case ask.FreeSeat(seat=seat):
                self._between_games()
                if self._held(seat).bot is None:
                    raise Complaint("seat-no-bot", seat=seat + 1)
                return Vacated(seat, Gone.FREED)
            case _:
                assert_never(command)

    def _talking(
        self, seat: Seat, command: ask.Say | ask.MakeClaim | ask.React
    ) -> Chatted | Claimed | Reacted:
        match command:
            case ask.Say(text=text):
                return self._chatting(seat, text)
            case ask.MakeClaim(claim=claim):
                return self.claiming(seat, claim)
            case ask.React():
                return self._reacting(seat, command)

    def _starting(self, seed: int, here: frozenset[Seat] | None, *, fill: bool) -> Started | Sealed:
        """A game begins; if devices have committed to secrets, they reveal them first."""
        self._between_games()
        filled: list[BotSat] = []
        for seat, held in enumerate(self.held):
            if held.is_person and not held.ready and seat != self.host:
                raise Complaint("seat-not-ready", name=held.name)
            if held.is_open:
                if not fill:
                    raise Complaint("seat-open", seat=seat + 1)
                filled.append(self.bot_sitting(seat, BotSeat(), tuple(filled)))
        parts = tuple(
            (seat, held.commitment)
            for seat, held in enumerate(self.held)
            if held.commitment is not None and (here is None or seat in here)
        )
        if parts:
            return Sealed(f"{seed:064x}", parts, tuple(filled))
        return Started(seed, tuple(filled), rules=self._rules)

    @property
    def _rules(self) -> int | UnsetType:
        """What a game has to remember of its rules; of the first ones that they are."""
        version = self.box.rules.version
        return UNSET if version == 1 else version

    def _sealing(self, seat: Seat, command: ask.Commit | ask.Reveal) -> Committed | Revealed:
        """Secrets are revealed only when nobody can change or add one any more."""
        if isinstance(command, ask.Commit):
            self._between_games()
            if not self.sealed or command.game != self.games + 1:
                raise Complaint("deal-passed")
            return Committed(seat, command.commitment)
        if self.sealing is None or not self.sealing.awaits(seat):
            raise Complaint("deal-passed")
        right = not self.sealing.revealed(seat, command.secret).faulty(seat)
        return Revealed(seat, command.secret if right else None)

    def dealing(self, game: int, *, late: bool) -> Started:
        """The game begins: every secret is revealed, or it is too `late` for the others."""
        if self.sealing is None or self.sealing.game != game:
            raise Complaint("deal-passed")
        if not (late or self.sealing.is_settled):
            raise Complaint("deal-passed")
        without = tuple(part.seat for part in self.sealing.parts if not part.is_settled)
        return Started(self.sealing.closed().seed, without=without or UNSET, rules=self._rules)

    def _moving(self, seat: Seat, command: ask.Move) -> Moved:
        if self.game is None or self.stage is not Stage.PLAYING:
            raise Complaint("game-not-running")
        if self.paused:
            raise Complaint("table-paused")
        if command.turn != self.turn:
            raise Complaint("turn-passed")
        if self.summary is not None and set(self.summary.waiting) - {seat}:
            # Who moves has gone on, but nobody is torn away from what they are looking at.
            raise Complaint("summary-open")
        if seat != self.game.to_act:
            raise Complaint("turn-not-yours")
        try:
            move = msgspec.json.decode(command.move, type=self.box.rules.move_type)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
            raise Complaint("move-unreadable") from None
        return self.moving(seat, move, Doer.PERSON)

    def moving(self, seat: Seat, move: Any, by: Doer) -> Moved:
        """A move of the seat whose turn it is: here, and only here, the rules are asked for it."""
        assert self.game is not None
        reason = self.game.refusal(move)
        if reason is not None:
            raise Refused(reason)
        return Moved(seat, move, by)

    def claiming(self, seat: Seat, claim: table_talk.Claim) -> Claimed:
        """What a seat says in the words of the game, a person or a bot."""
        self._may_talk(seat)
        if self.game is None:
            raise Complaint("claim-early")
        table_talk.check_claim(claim, self.box, self.seats, first=1)
        return Claimed(seat, claim)

    def seat_to_advise(self, key_hash: str | None) -> Seat:
        """Whoever plays alone with bots may ask what to do; among people nobody is helped."""
        seat = None if key_hash is None else self.seat_of(key_hash)
        if seat is None:
            raise Complaint("seat-lost")
        if sum(held.is_person for held in self.held) > 1 or self.awaited:
            raise Complaint("hint-alone")
        if adviser(self.box.rules.name) is None:
            raise Complaint("hint-none")
        if self.to_act != seat or self.paused or self.summary is not None:
            raise Complaint("turn-not-yours")
        return seat

    def _reacting(self, seat: Seat, command: ask.React) -> Reacted:
        """Only to what is of this game: before it there is nothing, and old games are over."""
        self._may_talk(seat)
        if self.game is None or not self.began <= command.change <= self.number:
            raise Complaint("react-early")
        return Reacted(seat, command.change, command.face)

    def _facing(self, seat: Seat, face: Face) -> Faced:
        if face in self.faces and self.held[seat].face != face:
            raise Complaint("face-taken")
        return Faced(seat, face)

    def _kicking(self, seat: Seat, *, block: bool) -> Vacated | Awaited:
        """Whoever sits there, or waits to."""
        # Whoever shares a device with the host stays welcome with it: the host has no other.
        alone = self.host is not None and self.device_at(seat) == self.device_at(self.host)
        block = block and not alone
        if seat in self.awaited:
            return Awaited(seat, kicked=True, blocked=block)
        return Vacated(self._person(seat), Gone.KICKED, block)

    def device_at(self, seat: Seat) -> str | None:
        """What whoever sits there, or waits to, is known by where strangers meet."""
        new = self.awaited.get(seat)
        return self._held(seat).device if new is None else new.device

    def leaving(self, key_hash: str) -> Awaited | SeatUnasked:
        """Somebody who waits for a seat, or asks for one, does not want it any more."""
        if self.asks(key_hash):
            return SeatUnasked(Unasked.GONE)
        seat = self.awaits(key_hash)
        if seat is None:
            raise Complaint("seat-lost")
        return Awaited(seat)

    def _going_on(self, seat: Seat, number: int) -> WentOn:
        """Already while the round is scored: who has nothing to choose need not come back."""
        summary = self.summary
        looking = summary is not None and summary.round == number and seat in summary.waiting
        early = self.is_scoring and self.round == number and seat not in self.gone_on
        if not (looking or early):
            raise Complaint("summary-over")
        return WentOn(seat)

    def _chatting(self, seat: Seat, text: str) -> Chatted:
        self._may_talk(seat)
        if not self.chat:
            raise Complaint("chat-off")
        line = text.strip()
        if not is_line(line, ask.MOST_TEXT):
            raise Complaint("chat-wrong", high=ask.MOST_TEXT)
        return Chatted(seat, line)

    def check_wear(self, command: ask.Command | None = None) -> None:
        """Nobody makes a table endless; what leads on or out of it is always possible."""
        leads_on = isinstance(command, ask.Start | ask.Reveal | ask.Move | ask.GoOn | ask.Leave)
        resumes = isinstance(command, ask.Pause) and not command.paused
        if self.loose >= MOST_LOOSE and not (leads_on or resumes):
            raise Complaint("table-worn")

    def _may_talk(self, seat: Seat) -> None:
        if self.held[seat].muted:
            raise Complaint("seat-muted")

    def _only_host(self, seat: Seat) -> None:
        if seat != self.host:
            raise Complaint("only-host")

    def _between_games(self) -> None:
        """A seat's secrets belong to whoever was dealt them, so nobody changes seats meanwhile."""
        if self.is_under_way:
            raise Complaint("game-running")

    def _held(self, seat: Seat) -> SeatHeld:
        if not 0 <= seat < self.seats:
            raise Complaint("seat-wrong", found=seat + 1, low=1, high=self.seats)
        return self.held[seat]

    def _person(self, seat: Seat) -> Seat:
        if not self._held(seat).is_person:
            raise Complaint("seat-no-person", seat=seat + 1)
        return seat

    def _new_name(self, text: str) -> str:
        name = clean_name(text)
        used = (*(h.name for h in self.held), *(new.name for new in self.awaited.values()))
        if look_of(name) in {look_of(other or "") for other in used}:
            raise Complaint("name-taken", name=name)
        return name

    def _bot_name(self, taken: tuple[str, ...]) -> str:
        """The first name of the table's language that nobody has."""
        words = words_for(self.lang)
        names = words("bot-names").split(words("list-separator").strip())
        used = {held.name for held in self.held} | set(taken)
        numbered = (words.unmarked("player", number=number) for number in range(1, 999))
        # One after the other: a thousand numbered names took longer than all else about a start.
        return next(name for each in chain(names, numbered) if (name := each.strip()) not in used)


def _switching(
    command: ask.Lock | ask.List | ask.SwitchChat | ask.SwitchBotTalk,
) -> Locked | Listed | ChatSwitched | BotTalkSwitched:
    match command:
        case ask.Lock(locked=locked):
            return Locked(locked)
        case ask.List(listed=listed):
            return Listed(listed)
        case ask.SwitchChat(on=on):
            return ChatSwitched(on)
        case ask.SwitchBotTalk(on=on):
            return BotTalkSwitched(on)
