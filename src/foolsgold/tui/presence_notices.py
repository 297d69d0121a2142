"""Announces who is connected to a remote table, and the clock of an absent or slow player."""

import time

from foolsgold.base.ids import Seat
from foolsgold.tui.table_front import TableFront
from foolsgold.wire import frames
from foolsgold.wire.frames import ClockReason

AWAY_AFTER_SECONDS = 2.0
"""Shorter absences are not announced: pages reload, servers restart."""
CLOCK_WARNING_SECONDS = 10
"""When to repeat the warning that a bot will play."""


class PresenceNarrator:
    """Announces absences and clocks; both are delayed, so `check_timers` is called often."""

    def __init__(self, front: TableFront) -> None:
        self._front = front
        self._device_counts: dict[Seat, int] = {}
        self._watcher_count = 0
        self._disconnected_since: dict[Seat, float] = {}
        """When each seat disconnected; not announced yet."""
        self._announced_away: set[Seat] = set()
        self._running_clock: tuple[int, Seat, ClockReason] | None = None
        self._clock_ends = 0.0
        self._warn_at = 0
        self._has_warned = False

    def forget(self, seat: Seat) -> None:
        """Somebody else sits there now."""
        self._device_counts.pop(seat, None)
        self._disconnected_since.pop(seat, None)
        self._announced_away.discard(seat)

    def forget_all(self) -> None:
        """Everybody may sit somewhere else now."""
        self._device_counts.clear()
        self._disconnected_since.clear()
        self._announced_away.clear()

    def update(self, presence: frames.Presence) -> None:
        """Announces devices and spectators; who is away is announced a little later."""
        first = not self._device_counts
        for seat, count in enumerate(presence.devices):
            if not self._front.is_person(seat) or len(presence.devices) != len(
                self._front.table.seats
            ):
                continue
            before = self._device_counts.get(seat)
            self._device_counts[seat] = count
            if count:
                self._disconnected_since.pop(seat, None)
                if seat in self._announced_away:
                    self._announced_away.discard(seat)
                    self._front.say("join-here", name=self._front.names[seat])
            elif seat not in self._announced_away and (before or first):
                self._disconnected_since.setdefault(seat, time.monotonic())
            if count != before and max(count, before or 0) > 1 and count:
                self._front.say("join-devices", name=self._front.names[seat], count=count)
        if presence.watchers != self._watcher_count and self._front.remote.seat is not None:
            self._front.say("join-watchers", count=presence.watchers)
        self._watcher_count = presence.watchers

    def set_clock(self, clock: frames.ClockUpdate) -> None:
        """Announces a clock that starts to run."""
        if clock.seat is None or clock.why is None:
            self._running_clock = None
            return
        running = (self._front.remote.turn, clock.seat, clock.why)
        self._clock_ends = time.monotonic() + clock.seconds
        if running == self._running_clock:
            return
        self._running_clock = running
        absent = clock.why is ClockReason.ABSENT
        # With a limit for every turn, other people's clocks are told only when they run out.
        if absent or clock.seat == self._front.remote.seat:
            self._front.say(
                "join-clock", seconds=clock.seconds, **self._front.name_args(clock.seat)
            )
        self._warn_at = min(CLOCK_WARNING_SECONDS, clock.seconds // 2)
        self._has_warned = absent and self._warn_at < CLOCK_WARNING_SECONDS

    def check_timers(self) -> None:
        """Announces who has been away for long enough, and a clock that is about to run out."""
        now = time.monotonic()
        for seat, since in list(self._disconnected_since.items()):
            if now - since >= AWAY_AFTER_SECONDS:
                del self._disconnected_since[seat]
                self._announced_away.add(seat)
                self._front.say("join-away", name=self._front.names[seat])
        if (
            self._running_clock is None
            or self._running_clock[0] != self._front.remote.turn
            or self._front.table.paused
        ):
            return
        left = round(self._clock_ends - now)
        if not self._has_warned and left <= self._warn_at:
            self._has_warned = True
            self._front.say(
                "join-clock", seconds=max(left, 1), **self._front.name_args(self._running_clock[1])
            )
