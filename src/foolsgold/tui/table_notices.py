"""Announces what happens at a remote table around the game: who sits where, what the host sets."""

from foolsgold.base.ids import Seat
from foolsgold.client.fair_deal import short_id_of
from foolsgold.tui.presence_notices import PresenceNarrator
from foolsgold.tui.table_front import TableFront
from foolsgold.wire import frames
from foolsgold.wire.frames import MovedBy, TableStage, Visibility
from foolsgold.wire.table_changes import Muted, Readied, SeatRequestEnded


class TableNarrator:
    """Compares the table with the one last announced, and says what is new."""

    def __init__(self, front: TableFront, presence: PresenceNarrator) -> None:
        self._front = front
        self._presence = presence
        self._substituted: set[Seat] = set()
        """Seats whose substitute was announced."""

    def announce_change(self, what: frames.PublicChange) -> None:  # noqa: C901 - one case a kind of change
        """Announces a change that is neither a move nor talk."""
        match what:
            case frames.Sat(seat=seat) if seat != self._front.remote.seat:
                self._presence.forget(seat)
                self._announce_seated(seat)
            case frames.Vacated(seat=seat, why=why):
                self._front.say("join-vacated", why=why, name=self._front.names[seat])
                self._presence.forget(seat)
                if self._front.table.stage is TableStage.PLAYING:
                    self._front.say("join-plays-on", name=self._front.names[seat])
            case Readied(seat=seat, ready=ready) if seat != self._front.remote.seat:
                self._front.say("join-ready", ready=ready, name=self._front.names[seat])
            case frames.HostPassed(seat=seat) if seat is not None:
                self._front.say("join-host-passed", **self._front.name_args(seat))
            case Muted(seat=seat, muted=muted):
                self._front.say("join-muted", on=muted, **self._front.name_args(seat))
            case frames.Switched():
                self._announce_switches()
            case frames.Configured():
                self._announce_settings()
            case frames.SeatAwaited(seat=seat):
                self._announce_waiting_person(seat)
            case frames.SeatRequested() | SeatRequestEnded() | frames.SeatTransferred():
                self._announce_seat_claim(what)
            case frames.GameVisibilityChanged(game=game, showing=showing):
                if game == self._front.table.games and showing in (
                    Visibility.HIDDEN,
                    Visibility.GONE,
                ):
                    self._front.say("join-game-shown", showing=showing)
            case frames.Sealed():
                self._announce_filled_seats()
                self._announce_deal_id()
            case frames.Revealed(seat=seat, fault=fault) if fault is not None:
                self._front.say("fair-wrong", name=self._front.names[seat])
            case _:
                pass
        if (
            isinstance(what, frames.Vacated)
            and self._front.last_table
            and self._front.last_table.host == what.seat
        ):
            host = self._front.table.host
            if host is not None:
                self._front.say("join-host-passed", **self._front.name_args(host))

    def announce_takeovers(
        self, before: frames.PublicTable | None, table: frames.PublicTable
    ) -> None:
        """Announces people who have taken over the seat they waited for."""
        for seat, held in enumerate(table.seats):
            was = before.seats[seat] if before and seat < len(before.seats) else None
            if was is not None and was.next is not None and was.next == held.name:
                self._presence.forget(seat)
                self._front.say("join-took-over", bot=was.name, **self._front.name_args(seat))

    def announce_start(self) -> None:
        """Announces the bots of a new game."""
        self._announce_filled_seats()
        self._substituted.clear()

    def _announce_filled_seats(self) -> None:
        """Bots have taken the seats that were open."""
        if self._front.last_table is not None:
            for seat, held in enumerate(self._front.last_table.seats):
                if held.name is None:
                    self._announce_seated(seat)

    def announce_substitution(self, seat: Seat, by: MovedBy) -> None:
        """Announces that a bot has begun or ceased to play for somebody."""
        mine = seat == self._front.remote.seat
        if by is MovedBy.STAND_IN and seat not in self._substituted:
            self._front.say("join-stand-in", **self._front.name_args(seat))
            self._substituted |= set() if mine else {seat}
        elif by is MovedBy.PERSON and seat in self._substituted:
            self._substituted.discard(seat)
            self._front.say("join-returned", name=self._front.names[seat])

    def _announce_seated(self, seat: Seat) -> None:
        kind = "person" if self._front.is_person(seat) else "bot"
        self._front.say("join-sat", kind=kind, name=self._front.names[seat], seat=seat + 1)

    def _announce_deal_id(self) -> None:
        """What `foolsgold verify` is compared with after the game."""
        seal = self._front.table.seal
        name = None if seal is None else short_id_of(seal)
        if seal is None or name is None:
            return
        self._front.say("fair-name", seal=name)
        if seal.game in self._front.remote.discarded_deals:
            self._front.say("fair-thrown")

    def _announce_seat_claim(
        self, what: frames.SeatRequested | SeatRequestEnded | frames.SeatTransferred
    ) -> None:
        """A seat goes to another device, or is asked for."""
        request = self._front.table.asked
        match what:
            case frames.SeatRequested(seat=seat) if request is not None:
                self._front.say("join-seat-asked", name=self._front.names[seat], sign=request.sign)
                if self._front.remote.seat is not None:
                    self._front.say("join-seat-vote", sign=request.sign)
            case frames.SeatTransferred(seat=seat) if seat != self._front.remote.seat:
                self._front.say("join-seat-moved", name=self._front.names[seat])
            case SeatRequestEnded(why=why):
                self._front.say("join-seat-unasked", why=why)
            case _:
                pass

    def _announce_switches(self) -> None:
        before, now = self._front.last_table, self._front.table
        if before is None:
            return
        if before.paused != now.paused:
            self._front.say("join-paused", on=now.paused)
        if before.locked != now.locked:
            self._front.say("join-locked", on=now.locked)
        if before.chat != now.chat:
            self._front.say("join-chat", on=now.chat)
        if before.bot_talk != now.bot_talk:
            self._front.say("join-bot-talk", on=now.bot_talk)
        if before.listed != now.listed:
            self._front.say("join-listed", on=now.listed)

    def _announce_settings(self) -> None:
        before, now = self._front.last_table, self._front.table
        self._front.say("join-configured")
        if before is None or self._ruleset_of(before) == self._ruleset_of(now):
            return
        self._front.say("join-ready-again")
        self._presence.forget_all()

    @staticmethod
    def _ruleset_of(table: frames.PublicTable) -> tuple[object, ...]:
        return table.edition, table.changes, table.options

    def _announce_waiting_person(self, seat: Seat) -> None:
        name = self._front.table.seats[seat].next
        was = (
            self._front.last_table.seats[seat].next if self._front.last_table is not None else None
        )
        if name is not None:
            self._front.say("join-awaited", name=name, bot=self._front.names[seat])
        elif was is not None:
            self._front.say("join-unawaited", name=was)
