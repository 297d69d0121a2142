"""Seats that go to another device: codes for them, and wishes the others decide on."""

import asyncio
import time

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.server.rooms.background_tasks import Errands, now
from foolsgold.server.rooms.command_log import Ledger
from foolsgold.server.rooms.context import Desk
from foolsgold.server.rooms.presence import Presence
from foolsgold.server.security.tokens import carry_code, is_carry_code, sign_of
from foolsgold.server.table.changes import Change, SeatAsked, SeatUnasked
from foolsgold.server.table.seat_transfer import asking, carrying, outcome
from foolsgold.wire.frames import Unasked


class Carrier:
    """A code is nowhere kept: it follows from the key that opens the seat, and from the hour.

    So every server knows it, a kill loses none, and once a seat has another key its old codes
    are wrong like any other.
    """

    def __init__(self, ledger: Ledger, presence: Presence, desk: Desk, errands: Errands) -> None:
        self._ledger = ledger
        self._presence = presence
        self._desk = desk
        self._errands = errands
        self._sign: str | None = None
        """The wish that is waited for."""
        self._late: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None

    # --- by a code ---------------------------------------------------------------------------

    def code(self, key_hash: str | None) -> tuple[str, int]:
        """What the device of a seat shows, and for how many seconds it is good at least."""
        if key_hash is None or self._ledger.table.seat_of(key_hash) is None:
            raise Complaint("seat-lost")
        self._desk.commands.take(key_hash)
        span = self._desk.settings.carry_seconds
        hour, passed = divmod(time.time(), span)
        return self._code(key_hash, int(hour)), int(2 * span - passed)

    async def carry(self, code: str, key_hash: str, request: str, device: str | None) -> Seat:
        """The seat a code stands for is this key's; asked again alike, it is the same one."""
        table = self._ledger.table

        def decide() -> Change:
            table.check_wear()
            return carrying(table, self._meant(code), key_hash, device)

        await self._ledger.change(key_hash, request, decide)
        return self._now(key_hash)

    def _meant(self, code: str) -> Seat | None:
        """The seat whose code it is; all are compared, so that the time tells nothing."""
        hour = int(time.time() // self._desk.settings.carry_seconds)
        found = None
        for seat, held in enumerate(self._ledger.table.held):
            for each in (hour, hour - 1):
                good = is_carry_code(code, self._code(held.key_hash or "", each))
                if good and held.key_hash is not None:
                    found = seat
        return found

    def _code(self, key_hash: str, hour: int) -> str:
        return carry_code(self._desk.journal.secret, self._ledger.id, key_hash, hour)

    def _now(self, key_hash: str) -> Seat:
        seat = self._ledger.table.seat_of(key_hash)
        if seat is None:
            raise Complaint("seat-lost")
        return seat

    # --- by consent --------------------------------------------------------------------------

    async def ask(
        self, seat: Seat, key_hash: str, request: str, former: str | None, device: str | None
    ) -> str:
        """Somebody says that a seat is theirs; the sign they are known by meanwhile."""
        table, sign = self._ledger.table, sign_of(key_hash)

        def decide() -> Change:
            table.check_wear()
            wanted = SeatAsked(seat, key_hash, sign, device)
            return asking(table, wanted, self._presence.seats, former)

        await self._ledger.change(key_hash, request, decide)
        return sign

    def look(self) -> None:
        """Somebody has come, gone or voted."""
        asked = self._ledger.table.asked
        if asked is None:
            self.stop()
            return
        loop = asyncio.get_running_loop()
        if asked.sign != self._sign:
            self.stop()
            self._sign = asked.sign
            self._late = loop.call_later(
                self._desk.settings.ask_seconds, lambda: self._begin(asked.sign, late=True)
            )
        try:
            decided = outcome(self._ledger.table, self._presence.seats)
        except Complaint:
            return  # a deal is under way; what ends it comes here too
        if decided is None:
            return
        wait = 0.0 if isinstance(decided, SeatUnasked) else self._too_early(asked.seat)
        if self._soon is not None:
            self._soon.cancel()
        self._soon = loop.call_later(wait, lambda: self._begin(asked.sign, late=False))

    def _too_early(self, seat: Seat) -> float:
        """A line that is lost for a moment costs nobody their seat."""
        since = self._presence.absent_since(seat)
        away = 0.0 if since is None else now() - since
        return max(self._desk.settings.absent_after - away, 0.0)

    def stop(self) -> None:
        """Nobody is waited for any more."""
        self._sign = None
        for timer in (self._late, self._soon):
            if timer is not None:
                timer.cancel()
        self._late = self._soon = None

    def _begin(self, sign: str, *, late: bool) -> None:
        self._errands.start(self._settle(sign, late=late))

    async def _settle(self, sign: str, *, late: bool) -> None:
        table = self._ledger.table

        def decide() -> Change:
            if table.asked is None or table.asked.sign != sign:
                raise Complaint("ask-over")
            if late:
                return SeatUnasked(Unasked.LATE)
            decided = outcome(table, self._presence.seats)
            if decided is None:
                raise Complaint("ask-over")
            return decided

        await self._ledger.change_by_house(f"ask {sign} {table.number}", decide)
