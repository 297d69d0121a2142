"""State of a table, folded from its changes.

`decisions` says which changes are allowed, `effects` what each one does to this state.
"""

from typing import Any

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import bot_names, find_bot, has_character, rule_bot
from foolsgold.locales.translator import translator_for
from foolsgold.play.fair_deal import DealTranscript
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Temperament
from foolsgold.server.table.rulesets import load_ruleset, ruleset_overrides
from foolsgold.server.table.seats import SeatRequest, SeatState, Takeover
from foolsgold.server.table.stored_changes import (
    BotTalkSwitched,
    Change,
    ChatSwitched,
    Committed,
    Configured,
    HostPassed,
    Listed,
    Locked,
    Opened,
    Paused,
    SeatAwaited,
    TableStateSet,
)
from foolsgold.wire.frames import RoundSummary, TableStage, Visibility
from foolsgold.wire.table_changes import (
    Chatted,
    FaceChanged,
    Muted,
    Readied,
    SeatRequestVoted,
)
from foolsgold.wire.table_enums import Avatar


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

    def update_seat(self, seat: Seat, **fields: Any) -> None:
        """Replaces some fields of a seat."""
        self.seat_states[seat] = replace(self.seat_states[seat], **fields)

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

    def seconds_since_deal(self, at: float) -> int | None:
        """Seconds since the deal, if the table's records have times."""
        return max(int(at - self.dealt_at), 0) if self.records_times else None
