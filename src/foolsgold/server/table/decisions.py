"""Which changes a table allows: commands in, changes out.

`decide` turns a command into a change or a `UserError`, `decode_stored` one that was stored; both
ask the rules. `TableState.apply` folds a change into the table and does not ask them again. Nothing
here waits, sends or stores, and randomness and keys come from outside.
"""

from itertools import chain
from typing import Any, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from foolsgold.base.display_names import clean_name, is_single_line, skeleton
from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import adviser_of, find_bot
from foolsgold.bots.common.characters import temper_of_seat
from foolsgold.games.api import Refused
from foolsgold.locales.translator import translator_for
from foolsgold.play import table_talk
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table import changes
from foolsgold.server.table.avatars import choose_face
from foolsgold.server.table.changes import (
    BotSat,
    BotTalkSwitched,
    Change,
    ChatSwitched,
    Committed,
    HostPassed,
    Listed,
    Locked,
    Moved,
    Paused,
    Revealed,
    Sat,
    Sealed,
    SeatAwaited,
    Started,
    Vacated,
)
from foolsgold.server.table.reconfiguration import decide_configuration
from foolsgold.server.table.seat_transfer import decide_vote
from foolsgold.server.table.seats import SeatState
from foolsgold.server.table.state import TableState
from foolsgold.wire import commands as ask
from foolsgold.wire.avatars import Avatar
from foolsgold.wire.frames import MovedBy, TableStage, VacateReason
from foolsgold.wire.http_bodies import BotSeat
from foolsgold.wire.table_changes import (
    Chatted,
    FaceChanged,
    Muted,
    Reacted,
    Readied,
    SeatRequestEnded,
    SeatRequestEndReason,
    SummaryDismissed,
)

MAX_CHANGES_SINCE_GAME = 3_000
"""Changes other than moves that a table takes from one game to the next; loading reads them all."""


class Table(TableState):
    """A table that decides what may be done at it."""

    # --- what may change ---------------------------------------------------------------------

    def decide_sit(
        self,
        name: str,
        seat: Seat | None,
        key_hash: str,
        face: Avatar | None = None,
        former: str | None = None,
        *,
        device: str | None = None,
    ) -> Sat | SeatAwaited:
        """Seats a person, or lets them wait for a seat; `former` is a key their device has had."""
        if former in self.banned or device in self.banned:
            raise UserError("seat-kicked")
        if self.locked:
            raise UserError("table-locked")
        self.check_change_quota()
        if self.stage is TableStage.PLAYING:
            return self._decide_wait(name, seat, key_hash, face, device)
        if seat is None:
            seat = next(
                (s for s, seat_state in enumerate(self.seat_states) if seat_state.is_open), None
            )
            if seat is None:
                raise UserError("table-full")
        elif not self._seat_state(seat).is_open:
            raise UserError("seat-taken", seat=seat + 1)
        face = choose_face(seat, self.faces, face)
        return Sat(seat, self._unused_name(name), key_hash, face, device)

    def _decide_wait(
        self, name: str, seat: Seat | None, key_hash: str, face: Avatar | None, device: str | None
    ) -> SeatAwaited:
        """They wait for the next round: dealt cards belong to the seat they were dealt to."""
        assert self.game is not None
        if not self.ruleset.rules.has_more_rounds(self.game.state):
            raise UserError("seats-closed")
        free = [
            s
            for s, seat_state in enumerate(self.seat_states)
            if seat_state.bot and s not in self.waiting_for_seat
        ]
        if seat is None:
            if not free:
                raise UserError("seats-awaited" if self.waiting_for_seat else "table-full")
            seat = free[0]
        self._seat_state(seat)
        if seat not in free:
            raise UserError("seat-taken", seat=seat + 1)
        return SeatAwaited(seat, self._unused_name(name), key_hash, face, device=device)

    def decide_bot_sit(
        self, seat: Seat, wanted: BotSeat, beside: tuple[BotSat, ...] = ()
    ) -> BotSat:
        """Seats a bot, together with those beside it."""
        if not self._seat_state(seat).is_open:
            raise UserError("seat-taken", seat=seat + 1)
        game = self.ruleset.rules.name
        bot = find_bot(game, wanted.bot or self.default_bot_kind).name
        taken = tuple(other.name for other in beside)
        name = self._next_bot_name(taken) if wanted.name is None else self._unused_name(wanted.name)
        faces = (*self.faces, *(other.face for other in beside))
        return BotSat(seat, name, bot, choose_face(seat, faces), temper_of_seat(self.code, seat))

    def decide(
        self, seat: Seat, command: ask.Command, seed: int, online: frozenset[Seat] | None = None
    ) -> Change:
        """The change a command leads to; `UserError` if it is not allowed.

        `seed` is for a new game, `online` are the seats with a device connected; None: all.
        """
        self.check_change_quota(command)
        match command:
            case ask.Ready(ready=ready):
                self._check_between_games()
                return Readied(seat, ready)
            case ask.Start(fill=fill):
                self._check_host(seat)
                return self._decide_start(seed, online, fill=fill)
            case ask.Commit() | ask.Reveal():
                return self._decide_seal(seat, command)
            case ask.PlayMove():
                return self._decide_move_command(seat, command)
            case ask.SendChat() | ask.MakeClaim() | ask.React():
                return self._decide_talk(seat, command)
            case ask.LeaveTable():
                return Vacated(seat, VacateReason.LEFT)
            case ask.ChooseAvatar(face=face):
                return self._decide_face(seat, face)
            case ask.DismissSummary(round=number):
                return self._decide_dismiss_summary(seat, number)
            case ask.VoteOnSeatRequest():
                return decide_vote(self, seat, command)
            case ask.Configure():
                self._check_host(seat)
                return decide_configuration(self, command)
            case _:
                self._check_host(seat)
                return self._decide_host_command(command)

    def decode_stored(self, body: str) -> Change:
        """Decodes and checks a stored change, decided earlier or by another server.

        Whatever the error is: no rule explains such a change, and it must not be applied.
        """
        change = changes.decode_change(body, self.ruleset.rules.read_move)
        if isinstance(change, Moved):
            return self.decide_move(change.seat, change.move, change.by)
        return change

    def _decide_host_command(
        self,
        command: ask.Lock
        | ask.ListPublicly
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
            case ask.Lock() | ask.ListPublicly() | ask.SwitchChat() | ask.SwitchBotTalk():
                return _decide_switch(command)
            case ask.Pause(paused=paused):
                if self.stage is not TableStage.PLAYING:
                    raise UserError("game-not-running")
                return Paused(paused)
            case ask.Kick(seat=seat, block=block):
                return self._decide_kick(seat, block=block)
            case ask.Mute(seat=seat, muted=muted):
                return Muted(self._person_seat(seat), muted)
            case ask.PassHost(seat=seat):
                return HostPassed(self._person_seat(seat))
            case ask.SeatBot(seat=seat):
                self._check_between_games()
                return self.decide_bot_sit(seat, BotSeat(bot=command.bot, name=command.name))
            case ask.FreeSeat(seat=seat):
                self._check_between_games()
                if self._seat_state(seat).bot is None:
                    raise UserError("seat-no-bot", seat=seat + 1)
                return Vacated(seat, VacateReason.FREED)
            case _:
                assert_never(command)

    def _decide_talk(
        self, seat: Seat, command: ask.SendChat | ask.MakeClaim | ask.React
    ) -> Chatted | Claimed | Reacted:
        match command:
            case ask.SendChat(text=text):
                return self._decide_chat(seat, text)
            case ask.MakeClaim(claim=claim):
                return self.decide_claim(seat, claim)
            case ask.React():
                return self._decide_reaction(seat, command)

    def _decide_start(
        self, seed: int, online: frozenset[Seat] | None, *, fill: bool
    ) -> Started | Sealed:
        """Starts a game; if devices have committed to secrets, they reveal them first."""
        self._check_between_games()
        filled: list[BotSat] = []
        for seat, seat_state in enumerate(self.seat_states):
            if seat_state.is_person and not seat_state.ready and seat != self.host:
                raise UserError("seat-not-ready", name=seat_state.name)
            if seat_state.is_open:
                if not fill:
                    raise UserError("seat-open", seat=seat + 1)
                filled.append(self.decide_bot_sit(seat, BotSeat(), tuple(filled)))
        parts = tuple(
            (seat, seat_state.commitment)
            for seat, seat_state in enumerate(self.seat_states)
            if seat_state.commitment is not None and (online is None or seat in online)
        )
        if parts:
            return Sealed(f"{seed:064x}", parts, tuple(filled))
        return Started(seed, tuple(filled), rules=self._rules_version)

    @property
    def _rules_version(self) -> int | UnsetType:
        """The rules version to store with a game; None for the first one."""
        version = self.ruleset.rules.version
        return UNSET if version == 1 else version

    def _decide_seal(self, seat: Seat, command: ask.Commit | ask.Reveal) -> Committed | Revealed:
        """Secrets are revealed only when nobody can change or add one any more."""
        if isinstance(command, ask.Commit):
            self._check_between_games()
            if not self.uses_sealed_deals or command.game != self.games_dealt + 1:
                raise UserError("deal-passed")
            return Committed(seat, command.commitment)
        if self.sealed_deal is None or not self.sealed_deal.is_waiting_for(seat):
            raise UserError("deal-passed")
        right = not self.sealed_deal.with_secret(seat, command.secret).has_failed(seat)
        return Revealed(seat, command.secret if right else None)

    def decide_deal(self, game: int, *, late: bool) -> Started:
        """Starts the game: every secret is revealed, or it is too `late` for the others."""
        if self.sealed_deal is None or self.sealed_deal.game != game:
            raise UserError("deal-passed")
        if not (late or self.sealed_deal.is_settled):
            raise UserError("deal-passed")
        without = tuple(part.seat for part in self.sealed_deal.parts if not part.is_settled)
        return Started(
            self.sealed_deal.finalised().seed, without=without or UNSET, rules=self._rules_version
        )

    def _decide_move_command(self, seat: Seat, command: ask.PlayMove) -> Moved:
        if self.game is None or self.stage is not TableStage.PLAYING:
            raise UserError("game-not-running")
        if self.paused:
            raise UserError("table-paused")
        if command.turn != self.turn:
            raise UserError("turn-passed")
        if self.summary is not None and set(self.summary.waiting) - {seat}:
            # A move dismisses the summary for its player, but for nobody else.
            raise UserError("summary-open")
        if seat != self.game.to_act:
            raise UserError("turn-not-yours")
        try:
            move = msgspec.json.decode(command.move, type=self.ruleset.rules.move_type)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
            raise UserError("move-unreadable") from None
        return self.decide_move(seat, move, MovedBy.PERSON)

    def decide_move(self, seat: Seat, move: Any, by: MovedBy) -> Moved:
        """A move of the seat to act: the only place that asks the rules whether it is legal."""
        assert self.game is not None
        reason = self.game.refusal(move)
        if reason is not None:
            raise Refused(reason)
        return Moved(seat, move, by)

    def decide_claim(self, seat: Seat, claim: table_talk.Claim) -> Claimed:
        """A claim of a seat, made by a person or a bot."""
        self._check_not_muted(seat)
        if self.game is None:
            raise UserError("claim-early")
        table_talk.check_claim(claim, self.ruleset, self.seats, first=1)
        return Claimed(seat, claim)

    def seat_for_hint(self, key_hash: str | None) -> Seat:
        """A hint is only for a person who plays alone with bots."""
        seat = None if key_hash is None else self.seat_of(key_hash)
        if seat is None:
            raise UserError("seat-lost")
        if (
            sum(seat_state.is_person for seat_state in self.seat_states) > 1
            or self.waiting_for_seat
        ):
            raise UserError("hint-alone")
        if adviser_of(self.ruleset.rules.name) is None:
            raise UserError("hint-none")
        if self.to_act != seat or self.paused or self.summary is not None:
            raise UserError("turn-not-yours")
        return seat

    def _decide_reaction(self, seat: Seat, command: ask.React) -> Reacted:
        """Reactions are only to changes of the game under way."""
        self._check_not_muted(seat)
        if self.game is None or not self.game_began <= command.change <= self.number:
            raise UserError("react-early")
        return Reacted(seat, command.change, command.face)

    def _decide_face(self, seat: Seat, face: Avatar) -> FaceChanged:
        if face in self.faces and self.seat_states[seat].face != face:
            raise UserError("face-taken")
        return FaceChanged(seat, face)

    def _decide_kick(self, seat: Seat, *, block: bool) -> Vacated | SeatAwaited:
        """Removes whoever sits in the seat, or waits for it."""
        # A device that the host uses, too, is not banned: the host has no other.
        alone = self.host is not None and self.device_at(seat) == self.device_at(self.host)
        block = block and not alone
        if seat in self.waiting_for_seat:
            return SeatAwaited(seat, kicked=True, blocked=block)
        return Vacated(self._person_seat(seat), VacateReason.KICKED, block)

    def device_at(self, seat: Seat) -> str | None:
        """The public-lobby device of whoever sits in the seat, or waits for it."""
        new = self.waiting_for_seat.get(seat)
        return self._seat_state(seat).device if new is None else new.device

    def decide_leave(self, key_hash: str) -> SeatAwaited | SeatRequestEnded:
        """Ends somebody's waiting for a seat, or their request for one."""
        if self.is_requesting_seat(key_hash):
            return SeatRequestEnded(SeatRequestEndReason.GONE)
        seat = self.awaited_seat_of(key_hash)
        if seat is None:
            raise UserError("seat-lost")
        return SeatAwaited(seat)

    def _decide_dismiss_summary(self, seat: Seat, number: int) -> SummaryDismissed:
        """Allowed while the round is still scored: who has nothing to choose need not come back."""
        summary = self.summary
        looking = summary is not None and summary.round == number and seat in summary.waiting
        early = (
            self.is_scoring and self.round_number == number and seat not in self.summary_dismissed
        )
        if not (looking or early):
            raise UserError("summary-over")
        return SummaryDismissed(seat)

    def _decide_chat(self, seat: Seat, text: str) -> Chatted:
        self._check_not_muted(seat)
        if not self.chat:
            raise UserError("chat-off")
        line = text.strip()
        if not is_single_line(line, ask.MAX_CHAT_LETTERS):
            raise UserError("chat-wrong", high=ask.MAX_CHAT_LETTERS)
        return Chatted(seat, line)

    def check_change_quota(self, command: ask.Command | None = None) -> None:
        """Limits changes between games; what starts, ends or leaves a game is always allowed."""
        leads_on = isinstance(
            command, ask.Start | ask.Reveal | ask.PlayMove | ask.DismissSummary | ask.LeaveTable
        )
        resumes = isinstance(command, ask.Pause) and not command.paused
        if self.changes_since_game >= MAX_CHANGES_SINCE_GAME and not (leads_on or resumes):
            raise UserError("table-worn")

    def _check_not_muted(self, seat: Seat) -> None:
        if self.seat_states[seat].muted:
            raise UserError("seat-muted")

    def _check_host(self, seat: Seat) -> None:
        if seat != self.host:
            raise UserError("only-host")

    def _check_between_games(self) -> None:
        """Nobody changes seats during a game: a seat's secrets belong to whoever was dealt them."""
        if self.is_under_way:
            raise UserError("game-running")

    def _seat_state(self, seat: Seat) -> SeatState:
        if not 0 <= seat < self.seats:
            raise UserError("seat-wrong", found=seat + 1, low=1, high=self.seats)
        return self.seat_states[seat]

    def _person_seat(self, seat: Seat) -> Seat:
        if not self._seat_state(seat).is_person:
            raise UserError("seat-no-person", seat=seat + 1)
        return seat

    def _unused_name(self, text: str) -> str:
        name = clean_name(text)
        used = (
            *(h.name for h in self.seat_states),
            *(new.name for new in self.waiting_for_seat.values()),
        )
        if skeleton(name) in {skeleton(other or "") for other in used}:
            raise UserError("name-taken", name=name)
        return name

    def _next_bot_name(self, taken: tuple[str, ...]) -> str:
        """The first unused bot name in the table's language."""
        words = translator_for(self.lang)
        names = words("bot-names").split(words("list-separator").strip())
        used = {seat_state.name for seat_state in self.seat_states} | set(taken)
        numbered = (words.without_marks("player", number=number) for number in range(1, 999))
        # One by one: building a thousand numbered names took longer than the rest of a start.
        return next(name for each in chain(names, numbered) if (name := each.strip()) not in used)


def _decide_switch(
    command: ask.Lock | ask.ListPublicly | ask.SwitchChat | ask.SwitchBotTalk,
) -> Locked | Listed | ChatSwitched | BotTalkSwitched:
    match command:
        case ask.Lock(locked=locked):
            return Locked(locked)
        case ask.ListPublicly(listed=listed):
            return Listed(listed)
        case ask.SwitchChat(on=on):
            return ChatSwitched(on)
        case ask.SwitchBotTalk(on=on):
            return BotTalkSwitched(on)
