"""A deal that devices have a part in: it waits for their secrets, but not for long."""

import asyncio

from foolsgold.server.rooms.background_tasks import Errands
from foolsgold.server.rooms.command_log import Ledger
from foolsgold.server.table.changes import Change


class Dealer:
    """Begins the game when every secret is revealed, or when it is too late for the others.

    A deal that was under way when a server ended is found again and gets all its time.
    """

    def __init__(self, ledger: Ledger, errands: Errands, after: float) -> None:
        """`after` so many seconds nobody is waited for."""
        self._ledger = ledger
        self._errands = errands
        self._after = after
        self._game: int | None = None
        """The game that is being dealt."""
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Something has happened at the table, or somebody has come."""
        seal = self._ledger.table.sealing
        if seal is None:
            self.stop()
        elif seal.is_settled:
            self._begin(seal.game, late=False)
        elif seal.game != self._game:
            self.stop()
            self._game = seal.game
            self._timer = asyncio.get_running_loop().call_later(self._after, self.late)

    def late(self) -> None:
        """Its time is over: it is dealt without those who have not revealed their secrets."""
        if self._game is not None:
            self._begin(self._game, late=True)

    def stop(self) -> None:
        """Nothing is dealt any more."""
        self._game = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _begin(self, game: int, *, late: bool) -> None:
        self._errands.start(self._deal(game, late=late))

    async def _deal(self, game: int, *, late: bool) -> None:
        def decide() -> Change:
            return self._ledger.table.dealing(game, late=late)

        await self._ledger.change_by_house(f"deal {game}", decide)
