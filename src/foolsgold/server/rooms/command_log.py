"""The one way a table changes: a change is decided, stored, applied, and only then told."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from foolsgold.base.messages import Complaint
from foolsgold.server.projection.live import Happened
from foolsgold.server.rooms.background_tasks import RETRY_SECONDS, Errands
from foolsgold.server.rooms.context import Desk
from foolsgold.server.storage.store import ChangeRow, StoreError
from foolsgold.server.table import changes
from foolsgold.server.table.changes import Change, Configured, GameShown, TableKept
from foolsgold.server.table.decisions import Table

HOUSE = "house"
"""The author of what the server does itself."""


class Ledger:
    """A table and its changes; what it decides on cannot change before it is stored."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        desk: Desk,
        errands: Errands,
        tell: Callable[[Happened], None],
    ) -> None:
        """`tell` is called for each change that is stored and applied, here or elsewhere."""
        self.id = table_id
        self.table = table
        self.lock = asyncio.Lock()
        """Whoever holds it sees a table that stands still."""
        self.tail: deque[Happened] = deque(maxlen=desk.settings.tail)
        self._desk = desk
        self._errands = errands
        self._tell = tell
        self._changing: set[asyncio.Task[int]] = set()

    def let_go(self) -> None:
        """Nobody is told any more: so nothing refers back to who told them, and all is freed."""
        self._tell = lambda _: None

    # --- new changes -------------------------------------------------------------------------

    async def change(self, author: str, command: str, decide: Callable[[], Change]) -> int:
        """Decides, stores, applies, tells; the number of the change, old or new.

        Whoever asked may go meanwhile: what is on its way to the disk is told all the same.
        """
        task = asyncio.create_task(self._change(author, command, decide))
        self._changing.add(task)
        task.add_done_callback(self._changed)
        return await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[int]) -> None:
        self._changing.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits for it, if somebody does

    async def change_by_house(self, command: str, decide: Callable[[], Change]) -> None:
        """A change of the server's own; it waits for a database that does not answer."""
        while True:
            try:
                await self.change(HOUSE, command, decide)
            except Complaint:
                return  # it is not wanted any more
            except StoreError as error:
                self._desk.log.error("store failed", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _change(self, author: str, command: str, decide: Callable[[], Change]) -> int:
        async with self.lock:
            while True:
                try:
                    change = decide()
                except Complaint:
                    # What was done before may well be refused now: then it is not done again.
                    number = await self._desk.journal.number_of(self.id, author, command)
                    if number is None:
                        # Another server may have stored what makes it right.
                        if not await self.catch_up():
                            raise
                        continue
                else:
                    if self.table.unchanged_by(change):
                        return self.table.number
                    row = ChangeRow(
                        table_id=self.id,
                        number=self.table.number + 1,
                        author=author,
                        command=command,
                        body=changes.written(change),
                        at=time.time(),
                    )
                    if await self._append(row):
                        # Nobody else had the lock: it is the very table that was decided on.
                        self._tell(self._fold(change, row.at))
                        if not self._desk.bus.is_alone:
                            self._errands.start(self._desk.bus.tell(self.id, self.table.number))
                        return self.table.number
                    number = await self._desk.journal.number_of(self.id, author, command)
                # Another server was faster, or this very command was carried out before.
                await self.catch_up()
                if number is not None:
                    return number

    async def _append(self, row: ChangeRow) -> bool:
        """Whether the change went in; a commit may succeed and its answer be lost."""
        try:
            return await self._desk.journal.append(row)
        except StoreError:
            try:
                number = await self._desk.journal.number_of(self.id, row.author, row.command)
            except StoreError as error:
                error.may_be_stored = True
                raise
            if number is None:
                raise
            return False

    def _fold(self, change: Change, at: float) -> Happened:
        table = self.table
        before, looking = table.dealt, table.summary is not None
        played, seats = table.played, tuple(range(table.seats))
        events = table.apply(change, at)
        moved = isinstance(change, Configured) and change.seats != seats
        shown = isinstance(change, GameShown) and change.game == table.games
        if isinstance(change, GameShown):
            # Of a deleted game nothing is told to those who come back, either.
            while self.tail and self.tail[0].number <= change.last:
                self.tail.popleft()
        happened = Happened(
            table.number,
            change,
            table.turn,
            events,
            table.dealt,
            before,
            released=looking and table.summary is None,
            afresh=moved or shown or isinstance(change, TableKept) or table.played != played,
        )
        self.tail.append(happened)
        return happened

    # --- stored changes ----------------------------------------------------------------------

    def replay(self, body: str, at: float) -> Happened:
        """Folds in a stored change; an error if no rule explains it, and then nothing is changed.

        While a table is loaded nobody is told.
        """
        return self._fold(self.table.recall(body), at)

    async def look(self) -> None:
        """Takes in what other servers have stored."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Like `look`, for whoever holds the lock; whether there was anything.

        A change no rule explains ends it with a `Complaint`: the table stays as it was before.
        """
        rows = await self._desk.journal.changes_after(self.id, self.table.number)
        for row in rows:
            try:
                happened = self.replay(row.body, row.at)
            except Exception as error:  # whatever a foreign line may cause
                kind = type(error).__name__
                self._desk.log.error("table unreadable", table=self.id, error=kind)
                raise Complaint("table-unreadable") from None
            self._tell(happened)
        return bool(rows)
