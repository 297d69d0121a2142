"""The single write path of a table: decide, store, apply, then notify."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from foolsgold.base.messages import UserError
from foolsgold.server.projection.live import AppliedChange
from foolsgold.server.rooms.background_tasks import RETRY_SECONDS, BackgroundTasks
from foolsgold.server.rooms.context import ServerContext
from foolsgold.server.storage.store import ChangeRow, Store, StoreError
from foolsgold.server.table import stored_changes
from foolsgold.server.table.stored_changes import (
    Change,
    Configured,
    GameVisibilityChanged,
    TableStateSet,
)
from foolsgold.server.table.table_aggregate import Table

SYSTEM_AUTHOR = "house"
"""The author of changes made by the server itself."""


class CommitLog:
    """A table with its stored log; a change is decided under a lock, so its basis cannot move."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        context: ServerContext,
        background: BackgroundTasks,
        on_change: Callable[[AppliedChange], None],
    ) -> None:
        """`on_change` is called for each change that is stored and applied, here or elsewhere."""
        self.id = table_id
        self.table = table
        self.lock = asyncio.Lock()
        """While it is held, the table does not change."""
        self.recent_changes: deque[AppliedChange] = deque(maxlen=context.settings.tail)
        self._context = context
        self._background = background
        self._on_change = on_change
        self._pending_commits: set[asyncio.Task[int]] = set()

    def break_cycles(self) -> None:
        """Drops the callback, so that the room is freed at once by its reference counts."""
        self._on_change = lambda _: None

    # --- new changes -------------------------------------------------------------------------

    async def commit(self, author: str, command: str, decide: Callable[[], Change]) -> int:
        """Decides, stores and applies a change, then notifies; returns its number, new or old.

        The caller may be cancelled meanwhile: what is being stored is completed and announced all
        the same.
        """
        task = asyncio.create_task(self._commit(author, command, decide))
        self._pending_commits.add(task)
        task.add_done_callback(self._on_commit_done)
        return await asyncio.shield(task)

    def _on_commit_done(self, task: asyncio.Task[int]) -> None:
        self._pending_commits.discard(task)
        if not task.cancelled():
            task.exception()  # raised to whoever waits for it, if somebody does

    async def commit_as_system(self, command: str, decide: Callable[[], Change]) -> None:
        """Commits a change of the server's own; retries while the database does not answer."""
        while True:
            try:
                await self.commit(SYSTEM_AUTHOR, command, decide)
            except UserError:
                return  # it is not wanted any more
            except StoreError as error:
                self._context.log.error("store failed", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _commit(self, author: str, command: str, decide: Callable[[], Change]) -> int:
        async with self.lock:
            while True:
                try:
                    change = decide()
                except UserError:
                    # A command that was done before may well be refused now: then it is not done
                    # again.
                    number = await self._number_of(author, command)
                    if number is None:
                        # Another server may have stored a change that makes it allowed.
                        if not await self.sync_locked():
                            raise
                        continue
                else:
                    if self.table.is_unchanged_by(change):
                        return self.table.number
                    row = ChangeRow(
                        table_id=self.id,
                        number=self.table.number + 1,
                        author=author,
                        command=command,
                        body=stored_changes.encode_change(change),
                        at=time.time(),
                    )
                    if await self._append(row):
                        # The lock was held all the time: it is the very table that was decided on.
                        self._on_change(self._apply(change, row.at))
                        if not self._context.bus.is_alone:
                            self._background.start(
                                self._context.bus.publish_change(self.id, self.table.number)
                            )
                        return self.table.number
                    number = await self._number_of(author, command)
                # Another server was faster, or this very command was carried out before.
                await self.sync_locked()
                if number is not None:
                    return number

    async def _append(self, row: ChangeRow) -> bool:
        """Stores a change; False if it was stored before.

        A commit may succeed although its answer was lost.
        """
        try:
            return await self._context.journal.append(row)
        except StoreError:
            try:
                number = await self._number_of(row.author, row.command)
            except StoreError as error:
                error.may_be_stored = True
                raise
            if number is None:
                raise
            return False

    def _apply(self, change: Change, at: float) -> AppliedChange:
        table = self.table
        before, looking = table.dealt_keys, table.summary is not None
        played, seats = table.ruleset_spec, tuple(range(table.seats))
        events = table.apply(change, at)
        moved = isinstance(change, Configured) and change.seats != seats
        shown = isinstance(change, GameVisibilityChanged) and change.game == table.games_dealt
        if isinstance(change, GameVisibilityChanged):
            # A deleted game must not be sent to reconnecting clients, either.
            while self.recent_changes and self.recent_changes[0].number <= change.last:
                self.recent_changes.popleft()
        applied = AppliedChange(
            table.number,
            change,
            table.turn,
            events,
            table.dealt_keys,
            before,
            ended_summary=looking and table.summary is None,
            needs_full_state=moved
            or shown
            or isinstance(change, TableStateSet)
            or table.ruleset_spec != played,
        )
        self.recent_changes.append(applied)
        return applied

    # --- stored changes ----------------------------------------------------------------------

    def replay(self, body: str, at: float) -> AppliedChange:
        """Applies a stored change while a table is loaded, without notifying.

        If no rule explains the change, it raises, and the table is unchanged.
        """
        return self._apply(self.table.decode_stored(body), at)

    async def sync(self) -> None:
        """Applies what other servers have stored."""
        async with self.lock:
            await self.sync_locked()

    async def _number_of(self, author: str, command: str) -> int | None:
        """The number of the change that a command has already led to."""
        journal = self._context.journal
        return await journal.read(Store.number_of_command, self.id, author, command)

    async def sync_locked(self) -> bool:
        """Like `sync`, with the lock held already; returns whether there was anything.

        A change that no rule explains ends it with a `UserError`: the table stays as it was before.
        """
        rows = await self._context.journal.read(Store.changes_after, self.id, self.table.number)
        for row in rows:
            try:
                applied = self.replay(row.body, row.at)
            except Exception as error:  # whatever an invalid row may cause
                kind = type(error).__name__
                self._context.log.error("table unreadable", table=self.id, error=kind)
                raise UserError("table-unreadable") from None
            self._on_change(applied)
        return bool(rows)
