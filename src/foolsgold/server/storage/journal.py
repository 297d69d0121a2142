"""Asynchronous access to the database: worker threads, and group commits."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from foolsgold.server.metrics import Metrics
from foolsgold.server.security.tokens import game_address
from foolsgold.server.storage.store import (
    AnnouncementRow,
    BlockRow,
    ChangeRow,
    GameRow,
    IdleState,
    IdleTable,
    OriginRow,
    ReportRow,
    SnapshotRow,
    Store,
    StoreError,
    TableRow,
    VisibilityChange,
)
from foolsgold.server.table.changes import (
    CHAT_PREFIX,
    DEAL_PREFIXES,
    VISIBILITY_PREFIX,
    redact_chat,
)

T = TypeVar("T")

READER_THREADS = 4
MAX_REPORTS = 5_000
"""Reports that are kept; beyond these the oldest are deleted."""
MAX_BLOCKS_PER_HOST = 200
"""Blocks that are kept per host's device."""


class Journal:
    """Stores changes and reads them back, in threads."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._writer = ThreadPoolExecutor(1, "foolsgold-writer")
        self._readers = ThreadPoolExecutor(READER_THREADS, "foolsgold-reader")
        self._queued_rows: list[tuple[ChangeRow, asyncio.Future[bool]]] = []
        self._write_task: asyncio.Task[None] | None = None
        self._check_task: asyncio.Task[None] | None = None

    @property
    def secret(self) -> bytes:
        """The secret that seat keys are derived from."""
        return self._store.secret

    async def append(self, row: ChangeRow) -> bool:
        """Stores a change; returns whether it went in. It is on the disk by then.

        Group commit: all requests that arrive during a commit share the next one.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queued_rows.append((row, stored))
        if self._write_task is None:
            self._write_task = asyncio.create_task(self._commit_batches())
        return await asyncio.shield(stored)

    async def _commit_batches(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queued_rows:
                batch, self._queued_rows = self._queued_rows, []
                rows = [row for row, _ in batch]
                try:
                    with self._metrics.commit_seconds.time():
                        inserted = await loop.run_in_executor(
                            self._writer, self._store.append, rows
                        )
                except Exception as error:
                    for _, stored in batch:
                        if not stored.done():
                            stored.set_exception(error)
                else:
                    for (_, stored), result in zip(batch, inserted, strict=True):
                        if not stored.done():
                            stored.set_result(result)
        finally:
            self._write_task = None

    async def open_table(self, table: TableRow, rows: Sequence[ChangeRow]) -> bool:
        """Stores a new table; False if its id or code is taken."""
        return await self._run_in(self._writer, lambda: self._store.open_table(table, rows))

    async def table_with_all_changes(self, code: str) -> tuple[TableRow | None, list[ChangeRow]]:
        """The table with this code, and all its changes."""
        return await self._read(lambda: self._store.table_with_all_changes(code))

    async def table_since_snapshot(
        self, code: str
    ) -> tuple[TableRow | None, SnapshotRow | None, list[ChangeRow]]:
        """The table with this code, its snapshot, and the changes after it."""
        return await self._read(lambda: self._store.table_since_snapshot(code))

    async def change_bodies(self, table_id: str, numbers: Sequence[int]) -> list[str]:
        """The bodies of these changes, in order."""
        return await self._read(lambda: self._store.change_bodies(table_id, numbers))

    async def save_snapshot(self, snapshot: SnapshotRow) -> None:
        """Stores a snapshot; a failure is only logged, because the changes suffice."""
        with contextlib.suppress(StoreError):
            await self._run_in(
                self._writer, lambda: self._store.save_snapshot(snapshot, VISIBILITY_PREFIX)
            )

    async def table_by_id(self, table_id: str) -> TableRow | None:
        """The table with this id."""
        return await self._read(lambda: self._store.table_by_id(table_id))

    async def changes_after(self, table_id: str, number: int) -> list[ChangeRow]:
        """A table's changes after this number."""
        return await self._read(lambda: self._store.changes_after(table_id, number))

    async def number_of_command(self, table_id: str, author: str, command: str) -> int | None:
        """The number of the change that a command has already led to."""
        return await self._read(lambda: self._store.number_of_command(table_id, author, command))

    async def last_change_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last change of each of these tables."""
        return await self._read(lambda: self._store.last_change_numbers(table_ids))

    async def save_game(self, game: GameRow, origin: OriginRow | None = None) -> None:
        """Stores a finished game; a known one stays as it is."""
        await self._run_in(self._writer, lambda: self._store.save_game(game, origin))

    async def origin_of(self, address: str) -> OriginRow | None:
        """The table that a finished game was played at; None if it is gone."""
        origin_of = self._store.origin_of
        address_of = partial(game_address, self.secret)
        return await self._run_in(
            self._writer, lambda: origin_of(address, DEAL_PREFIXES, address_of)
        )

    async def find_game(self, address: str) -> GameRow | None:
        """The game with this address, with names or without."""
        return await self._read(lambda: self._store.find_game(address))

    async def set_game_visibility(
        self, address: str, visibility: str, change: VisibilityChange | None = None, *, forget: bool
    ) -> int | None:
        """Sets who may see a game, here and at its table; `forget` deletes it.

        Returns the number of the change at its table, if there is one.
        """
        show = self._store.set_game_visibility
        return await self._run_in(
            self._writer, lambda: show(address, visibility, change, forget=forget)
        )

    async def find_analysis(self, game: str, version: int) -> bytes | None:
        """This version's analysis of a game."""
        return await self._read(lambda: self._store.find_analysis(game, version))

    async def save_analysis(self, game: str, version: int, body: bytes) -> None:
        """Stores an analysis."""
        await self._run_in(self._writer, lambda: self._store.save_analysis(game, version, body))

    async def delete_games(self, before: float) -> int:
        """Deletes the games that ended before this; returns how many."""
        return await self._run_in(self._writer, lambda: self._store.delete_games(before))

    async def save_transfer(
        self, code_hash: str, body: str, now: float, until: float, most: int
    ) -> bool:
        """Stores a transfer between devices; False if the code is taken, or there are too many."""
        keep = self._store.save_transfer
        return await self._run_in(self._writer, lambda: keep(code_hash, body, now, until, most))

    async def delete_expired_transfers(self, now: float) -> None:
        """Deletes expired transfers."""
        await self._run_in(self._writer, lambda: self._store.delete_expired_transfers(now))

    async def take_transfer(self, code_hash: str, now: float) -> str | None:
        """Returns and deletes a transfer."""
        return await self._run_in(self._writer, lambda: self._store.take_transfer(code_hash, now))

    async def publish_announcements(
        self, announcements: Sequence[AnnouncementRow], withdrawn: Sequence[str], server: str
    ) -> None:
        """Renews a server's announcements, and deletes outdated ones."""
        await self._run_in(
            self._writer,
            lambda: self._store.publish_announcements(announcements, withdrawn, server),
        )

    async def announcements(self, after: float, most: int) -> list[AnnouncementRow]:
        """Announcements of all servers of this database, renewed since."""
        return await self._read(lambda: self._store.announcements(after, most))

    async def add_report(self, report: ReportRow) -> None:
        """Stores a report, once."""
        await self._run_in(self._writer, lambda: self._store.add_report(report, MAX_REPORTS))

    async def suspended_devices(self, devices: Sequence[str], after: float, least: int) -> set[str]:
        """Those of these devices that were reported from at least this many networks since."""
        return await self._read(lambda: self._store.suspended_devices(devices, after, least))

    async def add_block(self, block: BlockRow) -> None:
        """Blocks a device from another one's tables."""
        await self._run_in(self._writer, lambda: self._store.add_block(block, MAX_BLOCKS_PER_HOST))

    async def blocked_devices(self, host: str) -> set[str]:
        """The devices that a host's device has blocked."""
        return await self._read(lambda: self._store.blocked_devices(host))

    async def delete_blocks(self, host: str) -> None:
        """Deletes all blocks of a host's device."""
        await self._run_in(self._writer, lambda: self._store.delete_blocks(host))

    async def delete_reports_and_blocks(self, reports_before: float, blocks_before: float) -> None:
        """Deletes the reports and blocks before this."""
        forget = self._store.delete_reports_and_blocks
        await self._run_in(self._writer, lambda: forget(reports_before, blocks_before))

    async def count_games_since(self, at: float) -> int:
        """How many games have ended since."""
        return await self._read(lambda: self._store.count_games_since(at))

    async def idle_tables(self, after: str, most: int) -> list[IdleTable]:
        """A batch of tables after this id."""
        return await self._read(lambda: self._store.idle_tables(after, most))

    async def save_idle_state(self, table: IdleTable, rest: IdleState) -> None:
        """Stores the state of an idle table."""
        await self._run_in(self._writer, lambda: self._store.save_idle_state(table, rest))

    async def delete_idle_table(self, table: IdleTable) -> bool:
        """Deletes a table, unless something has happened there since."""
        return await self._run_in(self._writer, lambda: self._store.delete_idle_table(table))

    async def redact_talk(self, table: IdleTable) -> None:
        """Redacts the chat of a table."""
        forget = self._store.redact_talk
        await self._run_in(self._writer, lambda: forget(table, CHAT_PREFIX, redact_chat))

    async def truncate_wal(self) -> None:
        """Removes deleted data from the write-ahead log of SQLite, too."""
        await self._run_in(self._writer, self._store.truncate_wal)

    async def vacuum(self, pages: int) -> bool:
        """Releases a little unused space to the disk; returns whether there is more."""
        return await self._run_in(self._writer, lambda: self._store.vacuum(pages))

    async def check_writable(self) -> None:
        """`StoreError` if nothing can be stored; concurrent callers share one check."""
        if self._check_task is None or self._check_task.done():
            self._check_task = asyncio.create_task(
                self._run_in(self._writer, self._store.check_writable)
            )
        await asyncio.shield(self._check_task)

    async def _read(self, work: Callable[[], T]) -> T:
        return await self._run_in(self._readers, work)

    async def _run_in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    async def close(self) -> None:
        """Finishes pending work, then closes the database."""
        if self._write_task is not None:
            with contextlib.suppress(Exception):
                await self._write_task
        self._writer.shutdown()
        self._readers.shutdown()
        self._store.close()
