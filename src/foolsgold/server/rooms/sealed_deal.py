"""Runs the commit-reveal deal: waits for the devices' secrets, with a time-out."""

import asyncio

from foolsgold.server.rooms.background_tasks import BackgroundTasks
from foolsgold.server.rooms.change_pipeline import CommitLog
from foolsgold.server.table.decisions.game_start import decide_deal
from foolsgold.server.table.stored_changes import Change


class SealedDealRunner:
    """Starts the game once every secret is revealed, or once the time-out has passed.

    A deal under way when a server stopped is resumed with its full time.
    """

    def __init__(self, commit_log: CommitLog, background: BackgroundTasks, after: float) -> None:
        """`after` is the time-out in seconds."""
        self._commit_log = commit_log
        self._background = background
        self._timeout_seconds = after
        self._pending_game: int | None = None
        """The number of the game being dealt."""
        self._timer: asyncio.TimerHandle | None = None

    def advance(self) -> None:
        """Checks the deal after a change or a new connection."""
        deal = self._commit_log.table.sealed_deal
        if deal is None:
            self.stop()
        elif deal.is_settled:
            self._start_deal(deal.game, late=False)
        elif deal.game != self._pending_game:
            self.stop()
            self._pending_game = deal.game
            self._timer = asyncio.get_running_loop().call_later(
                self._timeout_seconds, self.on_timeout
            )

    def on_timeout(self) -> None:
        """The time-out has passed: deals without those who have not revealed their secrets."""
        if self._pending_game is not None:
            self._start_deal(self._pending_game, late=True)

    def stop(self) -> None:
        """Stops the timer."""
        self._pending_game = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _start_deal(self, game: int, *, late: bool) -> None:
        self._background.start(self._deal(game, late=late))

    async def _deal(self, game: int, *, late: bool) -> None:
        def decide() -> Change:
            return decide_deal(self._commit_log.table, game, late=late)

        await self._commit_log.commit_as_system(f"deal {game}", decide)
