"""The database seen from the event loop: nothing waits for the disk, and commits go in groups."""

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
"""Kept in all; the oldest go."""
MAX_BLOCKS_PER_HOST = 200
"""Of one host's device."""


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
        """The secret that seat keys are made from."""
        return self._store.secret

    async def append(self, row: ChangeRow) -> bool:
        """Whether the change went in; when this returns it is on the disk.

        Everything that asks while a commit is under way goes into the next one together.
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
                        went_in = await loop.run_in_executor(self._writer, self._store.append, rows)
                except Exception as error:
                    for _, stored in batch:
                        if not stored.done():
                            stored.set_exception(error)
                else:
                    for (_, stored), did in zip(batch, went_in, strict=True):
                        if not stored.done():
                            stored.set_result(did)
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
        """Keeps where a table stands; if that cannot be, its changes tell it too."""
        with contextlib.suppress(StoreError):
            await self._run_in(
                self._writer, lambda: self._store.save_snapshot(snapshot, VISIBILITY_PREFIX)
            )

    async def table_by_id(self, table_id: str) -> TableRow | None:
        """The table with this id."""
        return await self._read(lambda: self._store.table_by_id(table_id))

    async def changes_after(self, table_id: str, number: int) -> list[ChangeRow]:
        """A table's changes from the one after `number` on."""
        return await self._read(lambda: self._store.changes_after(table_id, number))

    async def number_of_command(self, table_id: str, author: str, command: str) -> int | None:
        """The number of the change a command has already led to."""
        return await self._read(lambda: self._store.number_of_command(table_id, author, command))

    async def last_change_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far each of these tables is."""
        return await self._read(lambda: self._store.last_change_numbers(table_ids))

    async def save_game(self, game: GameRow, origin: OriginRow | None = None) -> None:
        """Keeps a game that is over; one that is known already stays as it is."""
        await self._run_in(self._writer, lambda: self._store.save_game(game, origin))

    async def origin_of(self, address: str) -> OriginRow | None:
        """At which table a finished game was played; None if that is gone."""
        origin_of = self._store.origin_of
        address_of = partial(game_address, self.secret)
        return await self._run_in(
            self._writer, lambda: origin_of(address, DEAL_PREFIXES, address_of)
        )

    async def find_game(self, address: str) -> GameRow | None:
        """The game with this address, with names or without."""
        return await self._read(lambda: self._store.find_game(address))

    async def set_game_visibility(
        self, address: str, showing: str, shown: VisibilityChange | None = None, *, forget: bool
    ) -> int | None:
        """Sets to whom a game is shown, here and at its table; `forget` leaves nothing of it.

        The number of the change at its table, if there is one.
        """
        show = self._store.set_game_visibility
        return await self._run_in(
            self._writer, lambda: show(address, showing, shown, forget=forget)
        )

    async def find_analysis(self, game: str, version: int) -> bytes | None:
        """What this version found out about a game."""
        return await self._read(lambda: self._store.find_analysis(game, version))

    async def save_analysis(self, game: str, version: int, body: bytes) -> None:
        """Keeps what was found out about a game."""
        await self._run_in(self._writer, lambda: self._store.save_analysis(game, version, body))

    async def delete_games(self, before: float) -> int:
        """Takes away the games that were over before this; how many they were."""
        return await self._run_in(self._writer, lambda: self._store.delete_games(before))

    async def save_transfer(
        self, code_hash: str, body: str, now: float, until: float, most: int
    ) -> bool:
        """Keeps what a device gives to another one; False if the code is taken, or all places."""
        keep = self._store.save_transfer
        return await self._run_in(self._writer, lambda: keep(code_hash, body, now, until, most))

    async def delete_expired_transfers(self, now: float) -> None:
        """Throws away what nobody has fetched in time."""
        await self._run_in(self._writer, lambda: self._store.delete_expired_transfers(now))

    async def take_transfer(self, code_hash: str, now: float) -> str | None:
        """Gives it out, once."""
        return await self._run_in(self._writer, lambda: self._store.take_transfer(code_hash, now))

    async def publish_announcements(
        self, notices: Sequence[AnnouncementRow], gone: Sequence[str], server: str
    ) -> None:
        """Renews what a server tells the others, and takes down what is gone."""
        await self._run_in(
            self._writer, lambda: self._store.publish_announcements(notices, gone, server)
        )

    async def announcements(self, after: float, most: int) -> list[AnnouncementRow]:
        """What the servers of this database tell, as far as it was renewed since."""
        return await self._read(lambda: self._store.announcements(after, most))

    async def add_report(self, report: ReportRow) -> None:
        """Keeps a report, once."""
        await self._run_in(self._writer, lambda: self._store.add_report(report, MAX_REPORTS))

    async def suspended_devices(self, devices: Sequence[str], after: float, least: int) -> set[str]:
        """Those of these devices that were reported from so many parts of the network since."""
        return await self._read(lambda: self._store.suspended_devices(devices, after, least))

    async def add_block(self, block: BlockRow) -> None:
        """Keeps a device from the tables of another one."""
        await self._run_in(self._writer, lambda: self._store.add_block(block, MAX_BLOCKS_PER_HOST))

    async def blocked_devices(self, host: str) -> set[str]:
        """The devices a host's own does not want at its tables."""
        return await self._read(lambda: self._store.blocked_devices(host))

    async def delete_blocks(self, host: str) -> None:
        """All of them may come again."""
        await self._run_in(self._writer, lambda: self._store.delete_blocks(host))

    async def delete_reports_and_blocks(self, reports_before: float, blocks_before: float) -> None:
        """Takes away what was reported or blocked before this."""
        forget = self._store.delete_reports_and_blocks
        await self._run_in(self._writer, lambda: forget(reports_before, blocks_before))

    async def count_games_since(self, at: float) -> int:
        """How many games have ended since."""
        return await self._read(lambda: self._store.count_games_since(at))

    async def idle_tables(self, after: str, most: int) -> list[IdleTable]:
        """So many tables from the one after this id on."""
        return await self._read(lambda: self._store.idle_tables(after, most))

    async def save_idle_state(self, table: IdleTable, rest: IdleState) -> None:
        """Keeps what was found out about a table."""
        await self._run_in(self._writer, lambda: self._store.save_idle_state(table, rest))

    async def delete_idle_table(self, table: IdleTable) -> bool:
        """Takes a table away, unless something has happened there since."""
        return await self._run_in(self._writer, lambda: self._store.delete_idle_table(table))

    async def redact_talk(self, table: IdleTable) -> None:
        """Takes the words out of what was said there."""
        forget = self._store.redact_talk
        await self._run_in(self._writer, lambda: forget(table, CHAT_PREFIX, redact_chat))

    async def truncate_wal(self) -> None:
        """What was deleted is gone from the log of SQLite, too."""
        await self._run_in(self._writer, self._store.truncate_wal)

    async def vacuum(self, pages: int) -> bool:
        """Gives a little unused room back to the disk; whether there is more."""
        return await self._run_in(self._writer, lambda: self._store.vacuum(pages))

    async def check_writable(self) -> None:
        """`StoreError` if nothing can be stored; all who ask meanwhile share the answer."""
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
        """Finishes what was asked for, then lets go of the database."""
        if self._write_task is not None:
            with contextlib.suppress(Exception):
                await self._write_task
        self._writer.shutdown()
        self._readers.shutdown()
        self._store.close()
