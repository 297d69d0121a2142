"""A host who stays away loses the role to somebody who is here."""

import asyncio

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Complaint
from foolsgold.server.rooms.background_tasks import Errands, now
from foolsgold.server.rooms.command_log import Ledger
from foolsgold.server.rooms.presence import Presence
from foolsgold.server.table.changes import Change, HostPassed


class HostWatch:
    """Waits for a host who is away, and passes the role on if nobody comes."""

    def __init__(self, ledger: Ledger, presence: Presence, errands: Errands, after: float) -> None:
        """`after` so many seconds the role is passed on."""
        self._ledger = ledger
        self._presence = presence
        self._errands = errands
        self._after = after
        self._watched: Seat | None = None
        self._timer: asyncio.TimerHandle | None = None

    def table_changed(self) -> None:
        """Somebody else may be host now."""
        if self._ledger.table.host != self._watched:
            self.look()

    def look(self) -> None:
        """Sets the clock anew: somebody has come or gone, or is host now."""
        self.stop()
        here, host = self._presence.here(), self._ledger.table.host
        self._watched = host
        if host is not None and not here.devices[host] and any(here.devices):
            since = self._presence.absent_since(host)
            wait = self._after - (0.0 if since is None else now() - since)
            self._timer = asyncio.get_running_loop().call_later(
                max(wait, 0.0), lambda: self._errands.start(self._replace())
            )

    def stop(self) -> None:
        """Nobody is replaced any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _replace(self) -> None:
        table = self._ledger.table

        def decide() -> Change:
            here, host = self._presence.here(), table.host
            if host is None or here.devices[host]:
                raise Complaint("only-host")
            after = (*range(host + 1, table.seats), *range(host))
            for seat in after:
                if here.devices[seat]:
                    return HostPassed(seat)
            raise Complaint("only-host")

        await self._ledger.change_by_house(f"host {table.number}", decide)
