"""Host failover: an absent host loses the role to somebody who is online."""

import asyncio

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.rooms.background_tasks import BackgroundTasks, loop_time
from foolsgold.server.rooms.change_pipeline import CommitLog
from foolsgold.server.rooms.presence import RoomConnections
from foolsgold.server.table.stored_changes import Change, HostPassed


class HostFailover:
    """Waits for an absent host, then passes the role on."""

    def __init__(
        self,
        commit_log: CommitLog,
        connections: RoomConnections,
        background: BackgroundTasks,
        after: float,
    ) -> None:
        """The role is passed on after `after` seconds."""
        self._commit_log = commit_log
        self._connections = connections
        self._background = background
        self._timeout_seconds = after
        self._watched_host: Seat | None = None
        self._timer: asyncio.TimerHandle | None = None

    def on_table_changed(self) -> None:
        """Notices a new host."""
        if self._commit_log.table.host != self._watched_host:
            self.reschedule()

    def reschedule(self) -> None:
        """Restarts the timer: somebody has come or gone, or is host now."""
        self.stop()
        online, host = self._connections.online(), self._commit_log.table.host
        self._watched_host = host
        if host is not None and not online.devices[host] and any(online.devices):
            since = self._connections.absent_since(host)
            wait = self._timeout_seconds - (0.0 if since is None else loop_time() - since)
            self._timer = asyncio.get_running_loop().call_later(
                max(wait, 0.0), lambda: self._background.start(self._pass_host_on())
            )

    def stop(self) -> None:
        """Stops the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _pass_host_on(self) -> None:
        table = self._commit_log.table

        def decide() -> Change:
            online, host = self._connections.online(), table.host
            if host is None or online.devices[host]:
                raise UserError("only-host")
            after = (*range(host + 1, table.seats), *range(host))
            for seat in after:
                if online.devices[seat]:
                    return HostPassed(seat)
            raise UserError("only-host")

        await self._commit_log.commit_as_system(f"host {table.number}", decide)
