"""Moves a seat to another device: by a transfer code, or by a vote of the table."""

import asyncio
import time

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.rooms.background_tasks import BackgroundTasks, loop_time
from foolsgold.server.rooms.change_pipeline import CommitLog
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.rooms.presence import RoomConnections
from foolsgold.server.security.tokens import fingerprint, matches_transfer_code, transfer_code
from foolsgold.server.table.decisions.checks import check_change_quota
from foolsgold.server.table.decisions.seat_transfer import (
    decide_seat_request,
    decide_transfer,
    tally_votes,
)
from foolsgold.server.table.stored_changes import Change, SeatRequested
from foolsgold.wire.table_changes import SeatRequestEnded, SeatRequestEndReason


class SeatTransfers:
    """Checks transfer codes and evaluates seat requests.

    A code is not stored: it derives from the key of the seat and the hour. So every server knows
    it, a crash loses none, and once a seat has another key its old codes are invalid.
    """

    def __init__(
        self,
        commit_log: CommitLog,
        connections: RoomConnections,
        context: ServerContext,
        background: BackgroundTasks,
    ) -> None:
        self._commit_log = commit_log
        self._connections = connections
        self._context = context
        self._background = background
        self._pending_fingerprint: str | None = None
        """The fingerprint of the pending request."""
        self._deadline_timer: asyncio.TimerHandle | None = None
        self._decision_timer: asyncio.TimerHandle | None = None

    # --- by transfer code --------------------------------------------------------------------

    def current_code(self, key_hash: str | None) -> tuple[str, int]:
        """The code that the device of a seat shows, and how long it is valid at least."""
        if key_hash is None or self._commit_log.table.seat_of(key_hash) is None:
            raise UserError("seat-lost")
        self._context.command_limiter.require(key_hash)
        span = self._context.settings.carry_seconds
        hour, passed = divmod(time.time(), span)
        return self._code_at(key_hash, int(hour)), int(2 * span - passed)

    async def redeem_code(self, code: str, key_hash: str, request: str, device: str | None) -> Seat:
        """Moves the seat of a code to this key; idempotent."""
        table = self._commit_log.table

        def decide() -> Change:
            check_change_quota(table)
            return decide_transfer(table, self._seat_of_code(code), key_hash, device)

        await self._commit_log.commit(key_hash, request, decide)
        return self._seat_of_key(key_hash)

    def _seat_of_code(self, code: str) -> Seat | None:
        """The seat of a code; compares all, so that the time reveals nothing."""
        hour = int(time.time() // self._context.settings.carry_seconds)
        found = None
        for seat, seat_state in enumerate(self._commit_log.table.seat_states):
            for each in (hour, hour - 1):
                good = matches_transfer_code(code, self._code_at(seat_state.key_hash or "", each))
                if good and seat_state.key_hash is not None:
                    found = seat
        return found

    def _code_at(self, key_hash: str, hour: int) -> str:
        return transfer_code(self._context.journal.secret, self._commit_log.id, key_hash, hour)

    def _seat_of_key(self, key_hash: str) -> Seat:
        seat = self._commit_log.table.seat_of(key_hash)
        if seat is None:
            raise UserError("seat-lost")
        return seat

    # --- by vote -----------------------------------------------------------------------------

    async def request_seat(
        self, seat: Seat, key_hash: str, request: str, former: str | None, device: str | None
    ) -> str:
        """Requests a seat; returns the fingerprint that the requester is shown by."""
        table, sign = self._commit_log.table, fingerprint(key_hash)

        def decide() -> Change:
            check_change_quota(table)
            wanted = SeatRequested(seat, key_hash, sign, device)
            return decide_seat_request(table, wanted, self._connections.online_seats, former)

        await self._commit_log.commit(key_hash, request, decide)
        return sign

    def evaluate(self) -> None:
        """Checks the pending request after a vote or a change of presence."""
        request = self._commit_log.table.seat_request
        if request is None:
            self.stop()
            return
        loop = asyncio.get_running_loop()
        if request.sign != self._pending_fingerprint:
            self.stop()
            self._pending_fingerprint = request.sign
            self._deadline_timer = loop.call_later(
                self._context.settings.ask_seconds,
                lambda: self._start_settling(request.sign, late=True),
            )
        try:
            decided = tally_votes(self._commit_log.table, self._connections.online_seats)
        except UserError:
            return  # a deal is under way; its end comes here, too
        if decided is None:
            return
        wait = (
            0.0
            if isinstance(decided, SeatRequestEnded)
            else self._seconds_until_absent(request.seat)
        )
        if self._decision_timer is not None:
            self._decision_timer.cancel()
        self._decision_timer = loop.call_later(
            wait, lambda: self._start_settling(request.sign, late=False)
        )

    def _seconds_until_absent(self, seat: Seat) -> float:
        """A short disconnection costs nobody their seat."""
        since = self._connections.absent_since(seat)
        away = 0.0 if since is None else loop_time() - since
        return max(self._context.settings.absent_after - away, 0.0)

    def stop(self) -> None:
        """Stops the timer."""
        self._pending_fingerprint = None
        for timer in (self._deadline_timer, self._decision_timer):
            if timer is not None:
                timer.cancel()
        self._deadline_timer = self._decision_timer = None

    def _start_settling(self, fingerprint: str, *, late: bool) -> None:
        self._background.start(self._settle(fingerprint, late=late))

    async def _settle(self, fingerprint: str, *, late: bool) -> None:
        table = self._commit_log.table

        def decide() -> Change:
            if table.seat_request is None or table.seat_request.sign != fingerprint:
                raise UserError("ask-over")
            if late:
                return SeatRequestEnded(SeatRequestEndReason.LATE)
            decided = tally_votes(table, self._connections.online_seats)
            if decided is None:
                raise UserError("ask-over")
            return decided

        await self._commit_log.commit_as_system(f"ask {fingerprint} {table.number}", decide)
