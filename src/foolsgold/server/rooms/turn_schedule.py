"""Turn schedule: what happens next at a table, and when, unless somebody acts.

It starts no task and sends nothing; `turn_clock` does both.
"""

from collections.abc import Collection
from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.server.bots.worker_pool import FAST_BOTS
from foolsgold.server.settings import Settings
from foolsgold.server.table.bot_timing import Delays, auto_choice_delay, delays_for
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockReason, MovedBy


class ScheduledAction(NamedTuple):
    """What happens at which time unless somebody acts: this turn is played, or a summary ends."""

    turn: int
    seat: Seat | None
    """None: a round's summary ends."""
    run_at: float
    moved_by: MovedBy
    clock_kind: ClockReason | None
    """The clock that people see; a bot's own turn has none."""
    clock_ends_at: float | None = None
    """When the visible clock ends, if that is not `run_at`."""


class TurnSchedule:
    """Computes the next action from the state of a table and its settings."""

    def __init__(self, table: Table, settings: Settings) -> None:
        self._table = table
        self._settings = settings

    def next_action(
        self,
        started_at: float,
        online: frames.Presence,
        substituted: Collection[Seat],
        absent_since: float,
    ) -> ScheduledAction | None:
        """What happens unless somebody acts; None: the turn has no time limit.

        The turn began at `started_at`. Bots play the `substituted` seats until their people come
        back; the person to act has been away since `absent_since`, if they are not online.
        """
        table, seat = self._table, self._table.to_act
        if seat is None or table.paused:
            return None
        if table.summary is not None:
            return self._summary_action(table.summary, started_at, online)
        soon = started_at + self.delays_of(seat).normal_seconds
        if not table.seat_states[seat].is_person:
            return ScheduledAction(table.turn, seat, soon, MovedBy.BOT, None)
        if online.devices[seat]:
            return self._person_action(seat, started_at)
        if seat in substituted:
            return ScheduledAction(table.turn, seat, soon, MovedBy.STAND_IN, None)
        at = max(started_at, absent_since) + self._settings.absent_after
        if (limit := self._turn_limit) is not None:
            at = min(at, started_at + limit)
        return ScheduledAction(table.turn, seat, at, MovedBy.STAND_IN, ClockReason.ABSENT)

    def _summary_action(
        self, summary: frames.RoundSummary, started_at: float, online: frames.Presence
    ) -> ScheduledAction:
        """Only people who are online are waited for, and not for ever."""
        waits = any(online.devices[seat] for seat in summary.waiting)
        at = started_at + (self._settings.summary_seconds if waits else 0.0)
        return ScheduledAction(self._table.turn, None, at, MovedBy.PERSON, ClockReason.SUMMARY)

    def _person_action(self, seat: Seat, started_at: float) -> ScheduledAction | None:
        """The turn of somebody who is online: their time may be limited.

        A choice among equals is made for them. Only they know that it is one, so the others see the
        usual clock and a time that could be anybody's.
        """
        table, limit = self._table, self._turn_limit
        clock = None if limit is None else ClockReason.LIMIT
        ends = None if limit is None else started_at + limit
        if table.is_scoring and table.game is not None and len(table.game.legal_moves) == 1:
            between = self._settings.equal_after
            after = auto_choice_delay(table.game.seed, table.turn, between)
            return ScheduledAction(
                table.turn, seat, started_at + after, MovedBy.PERSON, clock, ends
            )
        if ends is None:
            return None
        return ScheduledAction(table.turn, seat, ends, MovedBy.STAND_IN, clock)

    @property
    def _turn_limit(self) -> float | None:
        """Seconds for a turn; while a round is scored, people need time to see how it ended."""
        limit = self._table.turn_seconds
        if limit is not None and self._table.is_scoring:
            return max(limit, self._settings.summary_seconds)
        return limit

    @property
    def delays(self) -> Delays:
        """The delays of bot moves at this table."""
        return delays_for(self._table.pace, self._settings.bot_pace)

    def delays_of(self, seat: Seat) -> Delays:
        """The delays of a seat's bot: its kind is public."""
        searches = self._table.bot_kind_at(seat) not in FAST_BOTS
        return delays_for(self._table.pace, self._settings.bot_pace, searches=searches)
