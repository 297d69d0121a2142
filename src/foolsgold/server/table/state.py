"""State of a table, folded from its changes.

Whether a change is allowed is decided in `decisions`. Nothing here waits, sends or stores.
"""

from typing import Any, assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import bot_names, find_bot, has_character, rule_bot
from foolsgold.games.api import RoundStarted
from foolsgold.locales.translator import translator_for
from foolsgold.play.fair_deal import DealTranscript
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Temperament
from foolsgold.server.table.avatars import choose_face
from foolsgold.server.table.changes import (
    BotSat,
    BotTalkSwitched,
    Change,
    ChangeErased,
    ChatSwitched,
    Committed,
    Configured,
    GameStopped,
    GameVisibilityChanged,
    HostPassed,
    Listed,
    Locked,
    Moved,
    Opened,
    Paused,
    Revealed,
    Sat,
    Sealed,
    SeatAwaited,
    SeatRequested,
    SeatTransferred,
    Started,
    TableStateSet,
    Vacated,
)
from foolsgold.server.table.rulesets import load_ruleset, ruleset_overrides
from foolsgold.server.table.seats import SeatRequest, SeatState, Takeover
from foolsgold.wire.avatars import Avatar
from foolsgold.wire.frames import MovedBy, RoundSummary, TableStage, VacateReason, Visibility
from foolsgold.wire.table_changes import (
    Chatted,
    FaceChanged,
    Muted,
    Reacted,
    Readied,
    SeatRequestEnded,
    SeatRequestVoted,
    SummaryDismissed,
)

MAX_TALK_ENTRIES = 200
"""Recent chat messages and claims that are kept in memory."""


class RulesOutdated(UserError):
    """A game was dealt under rules that this version does not play: its cards would be others."""

    def __init__(self, found: int, plays: int) -> None:
        super().__init__("game-outdated", found=found, plays=plays)


class TableState:
    """The whole state of one table: all of it follows from its changes."""

    def __init__(self, code: str, opened: Opened) -> None:
        self.code = code
        self._apply_opened(opened)
        self.sealed_deal: DealTranscript | None = None
        """The deal under way: secrets are being revealed, then the game starts."""
        self.paused = False
        self.seat_states = [SeatState() for _ in range(opened.seats)]
        self.host: Seat | None = None
        self.game: Game | None = None
        self.dealt_keys: tuple[str | None, ...] = ()
        """The keys that may see a seat's secrets in this game. A seat that was taken over belongs
        to the new key since the round it was taken over at.
        """
        self.takeovers: dict[Seat, Takeover] = {}
        """Seats taken over in the game under way."""
        self.waiting_for_seat: dict[Seat, SeatAwaited] = {}
        """Who takes over a bot's seat at the next round."""
        self.banned: set[str] = set()
        """The keys that may not sit down again, and the devices."""
        self.seat_request: SeatRequest | None = None
        """The pending request for a seat whose key was lost."""
        self.former_keys: dict[str, tuple[str, ...]] = {}
        """For each key its predecessors on the same seat: they belong to the same person."""
        self.substituted: list[int] = []
        """Indexes of history entries that a bot played for somebody who was away."""
        self.summary: RoundSummary | None = None
        """The summary of a round: while it is shown, nobody moves."""
        self.summary_dismissed: set[Seat] = set()
        """Seats that have dismissed the summary already, while the round is still being scored."""
        self.last_finished_game: Game | None = None
        """The last game, if other rules were set since."""
        self.game_began = 0
        """The number of the change that started the game."""
        self.game_ended = 0
        """The number of the change that ended it, once it is over."""
        self.visibility = Visibility.OPEN
        """Who may see the last game, once it is over."""
        self.dealt_at = 0.0
        self.games_dealt = 0
        self.turn = 0
        self.number = 1
        self.changes_since_game = 0
        """Changes since the last game began that were no moves."""
        self.talk: list[Chatted | Claimed] = []
        self.talk_numbers: list[int] = []
        """The numbers of the changes in `talk`."""

    def _apply_opened(self, opened: Opened) -> None:
        """Takes the options that the table was opened with."""
        self.ruleset_spec = (opened.edition, opened.own_edition, opened.options)
        """Edition name, text of a custom edition, options."""
        self.ruleset = load_ruleset(*self.ruleset_spec)
        self.ruleset.check_seats(opened.seats)
        self.edition_overrides = ruleset_overrides(*self.ruleset_spec)
        translator_for(opened.lang)
        self.lang = opened.lang
        self.turn_seconds = opened.turn_seconds
        self.pace = opened.pace
        self.chat = opened.chat
        self.bot_talk = opened.bot_talk
        self.level = opened.level
        if opened.level is not None:
            find_bot(self.ruleset.rules.name, opened.level)
        self.locked = opened.locked
        self.records_times = opened.times
        self.uses_sealed_deals = opened.sealed
        """Whether devices take part in the deals."""
        self.listed = opened.listed
        """Whether the table is listed in the public lobby."""

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.seat_states)

    @property
    def stage(self) -> TableStage:
        """The stage of the table."""
        if self.game is None:
            return TableStage.LOBBY
        return TableStage.OVER if self.game.is_over else TableStage.PLAYING

    @property
    def is_under_way(self) -> bool:
        """Whether a game is played or about to be dealt: seats are fixed then."""
        return self.stage is TableStage.PLAYING or self.sealed_deal is not None

    @property
    def to_act(self) -> Seat | None:
        """The seat to act."""
        return None if self.game is None else self.game.to_act

    def seat_state(self, seat: Seat) -> SeatState:
        """The occupant of a seat; `UserError` if there is no such seat."""
        if not 0 <= seat < self.seats:
            raise UserError("seat-wrong", found=seat + 1, low=1, high=self.seats)
        return self.seat_states[seat]

    def device_at(self, seat: Seat) -> str | None:
        """The public-lobby device of whoever sits in the seat, or waits for it."""
        new = self.waiting_for_seat.get(seat)
        return self.seat_state(seat).device if new is None else new.device

    def seat_of(self, key_hash: str) -> Seat | None:
        """The seat this key opens."""
        for seat, seat_state in enumerate(self.seat_states):
            if seat_state.key_hash == key_hash:
                return seat
        return None

    @property
    def faces(self) -> tuple[Avatar | None, ...]:
        """The avatars in use."""
        return tuple(seat_state.face for seat_state in self.seat_states)

    def awaited_seat_of(self, key_hash: str | None) -> Seat | None:
        """The bot's seat that this key waits for."""
        for seat, waiting in self.waiting_for_seat.items():
            if waiting.key_hash == key_hash:
                return seat
        return None

    def is_requesting_seat(self, key_hash: str | None) -> bool:
        """Whether this key requests a seat."""
        return self.seat_request is not None and self.seat_request.key_hash == key_hash

    @property
    def is_scoring(self) -> bool:
        """Whether a round is over and being scored: choices now belong to its end."""
        return self.game is not None and self.game.state.phase in self.ruleset.rules.scoring_phases

    @property
    def round_number(self) -> int:
        """The number of the round under way."""
        return 0 if self.game is None else len(self.game.history.round_starts)

    def bot_kind_at(self, seat: Seat) -> str:
        """The kind of bot that plays a seat, or would if its person were away.

        A substitute for a person is the rule bot, which makes no claims.
        """
        return self.seat_states[seat].bot or rule_bot(self.ruleset.rules.name).name

    @property
    def default_bot_kind(self) -> str:
        """The kind of bot that fills an open seat."""
        return self.level or bot_names(self.ruleset.rules.name)[0]

    def temper_of(self, seat: Seat) -> Temperament | None:
        """The character of the bot in a seat, if it has one."""
        seat_state = self.seat_states[seat]
        known = seat_state.bot is not None and has_character(
            self.ruleset.rules.name, seat_state.bot
        )
        return seat_state.temper if known else None

    # --- applying changes --------------------------------------------------------------------

    def is_unchanged_by(self, change: Change) -> bool:
        """Whether a change has no effect, so that it need not be stored."""
        match change:
            case Readied(seat=seat, ready=ready):
                return self.seat_states[seat].ready == ready
            case Muted(seat=seat, muted=muted):
                return self.seat_states[seat].muted == muted
            case FaceChanged(seat=seat, face=face):
                return self.seat_states[seat].face == face
            case Committed(seat=seat, commitment=commitment):
                return self.seat_states[seat].commitment == commitment
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
                return change == self._current_configuration
            case _:
                voted = {} if self.seat_request is None else self.seat_request.votes
                return isinstance(change, SeatRequestVoted) and voted.get(change.seat) is change.yes

    @property
    def _current_configuration(self) -> Configured:
        """The change that would set the current configuration."""
        seats, bots = (
            tuple(range(self.seats)),
            tuple(seat_state.bot for seat_state in self.seat_states),
        )
        return Configured(*self.ruleset_spec, seats, bots, self.turn_seconds, self.pace, self.level)

    def apply(self, change: Change, at: float = 0.0) -> tuple[Any, ...]:
        """Applies a change that was just decided or decoded; if it fails, nothing changes.

        `at` is when it was stored. Returns the events of the game, unredacted.
        """
        events = self._apply_change(change, at)
        self.number += 1
        if isinstance(change, Started):
            self.changes_since_game = 0
        elif not isinstance(change, Moved | ChangeErased | TableStateSet):
            self.changes_since_game += 1
        return events

    def _apply_change(self, change: Change, at: float) -> tuple[Any, ...]:  # noqa: C901 - one case a kind of change
        match change:
            case Opened() | GameStopped():
                raise ValueError("a table is opened once, and a game of these rules goes on")
            case Sat():
                face = change.face or choose_face(change.seat, self.faces)
                seat_state = SeatState(
                    change.name, change.key_hash, face=face, device=change.device
                )
                self._set_seat(change.seat, seat_state)
                if self.host is None:
                    self.host = change.seat
            case BotSat():
                face = change.face or choose_face(change.seat, self.faces)
                bot = SeatState(change.name, bot=change.bot, face=face, temper=change.temper)
                self._set_seat(change.seat, bot)
            case Vacated():
                self._apply_vacated(change)
            case Readied():
                self._set_seat(
                    change.seat, replace(self.seat_states[change.seat], ready=change.ready)
                )
            case Committed() | Sealed() | Revealed():
                self._apply_seal(change)
            case Started():
                return self._apply_started(change, at)
            case Moved():
                return self._apply_moved(change, at)
            case Chatted():
                self._record_talk(change)
            case Claimed():
                if self.game is not None:
                    self.game.say(change.seat, change.claim, at=self._seconds_since_deal(at))
                self._record_talk(change)
            case HostPassed():
                self.host = change.seat
            case Locked() | Listed() | ChatSwitched() | BotTalkSwitched() | Paused():
                self._apply_switch(change)
            case Muted():
                self._set_seat(
                    change.seat, replace(self.seat_states[change.seat], muted=change.muted)
                )
            case FaceChanged():
                self._set_seat(
                    change.seat, replace(self.seat_states[change.seat], face=change.face)
                )
            case Configured():
                self._apply_configured(change)
            case SummaryDismissed():
                self._dismiss_summary(change.seat)
            case Reacted() | ChangeErased():
                pass  # it is published, but not stored in the state
            case SeatAwaited():
                self._apply_awaited(change)
            case SeatRequested() | SeatRequestVoted() | SeatRequestEnded() | SeatTransferred():
                self._apply_seat_request(change)
            case TableStateSet() | GameVisibilityChanged():
                self._apply_visibility(change)
            case _:
                assert_never(change)
        return ()

    def _apply_switch(
        self, change: Locked | Listed | ChatSwitched | BotTalkSwitched | Paused
    ) -> None:
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

    def _apply_seal(self, change: Committed | Sealed | Revealed) -> None:
        match change:
            case Committed(seat=seat):
                self._set_seat(seat, replace(self.seat_states[seat], commitment=change.commitment))
            case Sealed():
                for bot in change.filled:
                    self._apply_change(bot, 0.0)
                self.sealed_deal = DealTranscript.from_commitments(
                    self.games_dealt + 1, change.secret, dict(change.parts)
                )
            case Revealed():
                assert self.sealed_deal is not None
                self.sealed_deal = self.sealed_deal.with_secret(change.seat, change.secret)

    def _apply_started(self, change: Started, at: float) -> tuple[Any, ...]:
        if not self.ruleset.rules.supports_version(change.rules_version):
            raise RulesOutdated(change.rules_version, self.ruleset.rules.version)
        filled = {bot.seat: bot for bot in change.filled}
        seated = tuple(
            filled.get(seat, seat_state) for seat, seat_state in enumerate(self.seat_states)
        )
        self.game = Game(
            self.ruleset,
            self.seats,
            change.seed,
            names=tuple(str(seat_state.name) for seat_state in seated),
            bots=tuple(seat_state.bot for seat_state in seated),
            seal=None if self.sealed_deal is None else self.sealed_deal.finalised(),
        )
        self.sealed_deal = None
        self.seat_states = [replace(seat_state, commitment=None) for seat_state in self.seat_states]
        for bot in change.filled:
            self._apply_change(bot, at)
        if self.host is not None:
            # The host who starts is ready, and still is if somebody else becomes host.
            self._set_seat(self.host, replace(self.seat_states[self.host], ready=True))
        self.dealt_at = at
        self.dealt_keys = tuple(seat_state.key_hash for seat_state in self.seat_states)
        self.games_dealt += 1
        self.turn += 1
        self.paused = False
        self.summary = self.last_finished_game = None
        self.substituted.clear()
        self.summary_dismissed.clear()
        self.takeovers.clear()
        self.game_began, self.game_ended = self.number + 1, 0
        self.visibility = Visibility.OPEN
        return self.game.last_events

    def _apply_moved(self, change: Moved, at: float) -> tuple[Any, ...]:
        assert self.game is not None
        stand_in = None
        if change.by is MovedBy.STAND_IN:
            stand_in = self.bot_kind_at(change.seat)
            self.substituted.append(len(self.game.history))
        events = self.game.apply(change.move, stand_in=stand_in, at=self._seconds_since_deal(at))
        self.turn += 1
        self.summary = None
        dealt = any(isinstance(event, RoundStarted) for event in events)
        if self.game.is_over:
            self.game_ended = self.number + 1
        if dealt or self.game.is_over:
            self._seat_waiting(dealt=dealt)
        if dealt:
            self._open_summary()
        return events

    def _seat_waiting(self, *, dealt: bool) -> None:
        """Seats people who were waiting; a hand that was just dealt is theirs."""
        assert self.game is not None
        for seat, new in self.waiting_for_seat.items():
            others = (
                seat_state.face
                for other, seat_state in enumerate(self.seat_states)
                if other != seat
            )
            face = choose_face(seat, tuple(others), new.face or self.seat_states[seat].face)
            seat_state = SeatState(new.name, new.key_hash, ready=True, face=face, device=new.device)
            self._set_seat(seat, seat_state)
            if dealt:
                assert new.key_hash is not None
                self.dealt_keys = (
                    *self.dealt_keys[:seat],
                    new.key_hash,
                    *self.dealt_keys[seat + 1 :],
                )
                since = self.game.history.current_round_start
                self.takeovers[seat] = Takeover(new.key_hash, since, self.game.view())
            if self.host is None:
                self.host = seat
        self.waiting_for_seat.clear()

    def _open_summary(self) -> None:
        """The next round waits until the people have seen how the last one ended."""
        people = (seat for seat, seat_state in enumerate(self.seat_states) if seat_state.is_person)
        waiting = tuple(seat for seat in people if seat not in self.summary_dismissed)
        self.summary_dismissed.clear()
        self.summary = RoundSummary(self.round_number - 1, waiting) if waiting else None

    def _dismiss_summary(self, seat: Seat | None) -> None:
        if self.summary is None:
            self.summary_dismissed |= set() if seat is None else {seat}
            return
        waiting = tuple(other for other in self.summary.waiting if seat not in (None, other))
        self.summary = replace(self.summary, waiting=waiting) if waiting else None

    def _apply_visibility(self, change: GameVisibilityChanged | TableStateSet) -> None:
        """Sets who may see the last game; of a deleted one nothing is left."""
        if isinstance(change, TableStateSet):
            self._restore_state(change)
            return
        if change.showing is Visibility.GONE:
            self._forget_talk(change.first, change.last)
        if change.game == self.games_dealt:
            self.visibility = change.showing
            if change.showing is Visibility.GONE:
                self._forget_game()

    def state_without_game(self, first: int) -> TableStateSet:
        """The table's state without its game, which began with this change."""
        return TableStateSet(
            first=first,
            held=tuple(self.seat_states),
            host=self.host,
            games=self.games_dealt,
            turn=self.turn,
            loose=self.changes_since_game,
            chat=self.chat,
            bot_talk=self.bot_talk,
            locked=self.locked,
            listed=self.listed,
            paused=self.paused,
            kicked=frozenset(self.banned),
            former=dict(self.former_keys),
            asked=self.seat_request,
        )

    def _restore_state(self, change: TableStateSet) -> None:
        """Restores the state at the end of a game that has been deleted."""
        self.seat_states, self.host = list(change.held), change.host
        self.games_dealt, self.turn, self.changes_since_game = (
            change.games,
            change.turn,
            change.loose,
        )
        self.chat, self.bot_talk = change.chat, change.bot_talk
        self.locked, self.listed, self.paused = change.locked, change.listed, change.paused
        self.banned, self.former_keys = set(change.kicked), dict(change.former)
        self.seat_request = change.asked
        self.sealed_deal = None
        self.waiting_for_seat.clear()
        self.visibility = Visibility.GONE
        self._forget_talk(change.first, self.number)
        self._forget_game()

    def _forget_game(self) -> None:
        self.game = self.last_finished_game = self.summary = None
        self.dealt_keys = ()
        self.takeovers.clear()
        self.substituted.clear()
        self.summary_dismissed.clear()
        self.game_began = self.game_ended = 0
        self.dealt_at = 0.0

    def _forget_talk(self, first: int, last: int) -> None:
        """Forgets the chat and claims of these changes."""
        said = zip(self.talk_numbers, self.talk, strict=True)
        left = [(number, talk) for number, talk in said if not first <= number <= last]
        self.talk_numbers, self.talk = [number for number, _ in left], [talk for _, talk in left]

    def _apply_awaited(self, change: SeatAwaited) -> None:
        before = self.waiting_for_seat.pop(change.seat, None)
        if change.name is not None:
            self.waiting_for_seat[change.seat] = change
        elif change.kicked and before is not None and before.key_hash is not None:
            self.banned.add(before.key_hash)
            if change.blocked and before.device is not None:
                self.banned.add(before.device)

    def _apply_seat_request(
        self, change: SeatRequested | SeatRequestVoted | SeatRequestEnded | SeatTransferred
    ) -> None:
        """Opens or ends a seat request, or transfers the seat."""
        match change:
            case SeatRequested():
                self.seat_request = SeatRequest(
                    change.seat, change.key_hash, change.sign, change.device
                )
            case SeatRequestVoted() if self.seat_request is not None:
                votes = {**self.seat_request.votes, change.seat: change.yes}
                self.seat_request = replace(self.seat_request, votes=votes)
            case SeatRequestEnded():
                self.seat_request = None
            case SeatTransferred():
                self._transfer_seat(change)

    def _transfer_seat(self, change: SeatTransferred) -> None:
        """Gives everything of the old key to the new one: it is the same person."""
        seat, new = change.seat, change.key_hash
        seat_state = self.seat_states[seat]
        old = seat_state.key_hash
        assert old is not None
        # The secret for the next deal is on the old device: the new one makes its own.
        moved = replace(seat_state, key_hash=new, device=change.device, commitment=None)
        self._set_seat(seat, moved)
        if self.dealt_keys and self.dealt_keys[seat] == old:
            self.dealt_keys = (*self.dealt_keys[:seat], new, *self.dealt_keys[seat + 1 :])
        if seat in self.takeovers and self.takeovers[seat].key_hash == old:
            self.takeovers[seat] = replace(self.takeovers[seat], key_hash=new)
        self.former_keys[new] = (*self.former_keys.pop(old, ()), old)
        if self.seat_request is not None and self.seat_request.seat == seat:
            self.seat_request = None

    def _apply_configured(self, change: Configured) -> None:
        played = (change.edition, change.own_edition, change.options)
        ruleset = load_ruleset(*played)
        others = played != self.ruleset_spec
        moved = change.seats != tuple(range(self.seats))
        seat_states = [
            SeatState() if seat is None else self.seat_states[seat] for seat in change.seats
        ]
        if others:
            # People were ready for something else; the host asked for the change, so they are.
            seat_states = [
                replace(one, ready=one.ready and one.bot is not None) for one in seat_states
            ]
        self.seat_states = [
            replace(one, bot=bot) for one, bot in zip(seat_states, change.bots, strict=True)
        ]
        if self.host is not None:
            self.host = change.seats.index(self.host)
        if self.seat_request is not None:
            seats = {old: new for new, old in enumerate(change.seats) if old is not None}
            votes = {
                seats[old]: yes for old, yes in self.seat_request.votes.items() if old in seats
            }
            self.seat_request = replace(
                self.seat_request, seat=seats[self.seat_request.seat], votes=votes
            )
        if others or moved:
            if self.game is not None:
                self.last_finished_game = self.game
            self.game, self.dealt_keys = None, ()
            self.takeovers.clear()
            self.substituted.clear()
        self.ruleset_spec, self.ruleset, self.edition_overrides = (
            played,
            ruleset,
            ruleset_overrides(*played),
        )
        self.turn_seconds, self.pace = change.turn_seconds, change.pace
        self.level = change.level

    def _seconds_since_deal(self, at: float) -> int | None:
        """Seconds since the deal, if the table's records have times."""
        return max(int(at - self.dealt_at), 0) if self.records_times else None

    def _apply_vacated(self, change: Vacated) -> None:
        seat = change.seat
        seat_state = self.seat_states[seat]
        if change.why is VacateReason.KICKED and seat_state.key_hash is not None:
            self.banned |= {seat_state.key_hash, *self.former_keys.get(seat_state.key_hash, ())}
            if change.blocked and seat_state.device is not None:
                self.banned.add(seat_state.device)
        if self.seat_request is not None and self.seat_request.seat == seat:
            self.seat_request = None
        self.summary_dismissed.discard(seat)
        if self.summary is not None:
            self._dismiss_summary(seat)
        playing = self.is_under_way
        bot = SeatState(seat_state.name, bot=self.bot_kind_at(seat), face=seat_state.face)
        self._set_seat(seat, bot if playing else SeatState())
        if self.host == seat:
            after = (*range(seat + 1, self.seats), *range(seat))
            self.host = next((other for other in after if self.seat_states[other].is_person), None)
        if self.host is None:
            # Nobody is left who could resume or unlock it.
            self.paused = self.locked = False

    def _set_seat(self, seat: Seat, seat_state: SeatState) -> None:
        self.seat_states[seat] = seat_state

    def _record_talk(self, change: Chatted | Claimed) -> None:
        self.talk.append(change)
        self.talk_numbers.append(self.number + 1)
        del self.talk[:-MAX_TALK_ENTRIES], self.talk_numbers[:-MAX_TALK_ENTRIES]
