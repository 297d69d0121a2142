"""The database seen from the event loop: nothing waits for the disk, and commits go in groups."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from foolsgold.server.metrics import Metrics
from foolsgold.server.security.tokens import address_for
from foolsgold.server.storage.store import (
    BlockRow,
    ChangeRow,
    GameRow,
    NoticeRow,
    OriginRow,
    ReportRow,
    Rest,
    Resting,
    ShownRow,
    SnapshotRow,
    Store,
    StoreError,
    TableRow,
)
from foolsgold.server.table.changes import DEALT, SHOWN, TALK, silenced

T = TypeVar("T")

READERS = 4
MOST_REPORTS = 5_000
"""Kept in all; the oldest go."""
MOST_BLOCKS = 200
"""Of one host's device."""


class Journal:
    """Stores changes and reads them back, in threads."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._writer = ThreadPoolExecutor(1, "foolsgold-writer")
        self._readers = ThreadPoolExecutor(READERS, "foolsgold-reader")
        self._waiting: list[tuple[ChangeRow, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None

    @property
    def secret(self) -> bytes:
        """The secret that seat keys are made from."""
        return self._store.secret

    async def append(self, row: ChangeRow) -> bool:
        """Whether the change went in; when this returns it is on the disk.

        Everything that asks while a commit is under way goes into the next one together.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await asyncio.shield(stored)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
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
            self._writing = None

    async def open_table(self, table: TableRow, rows: Sequence[ChangeRow]) -> bool:
        """Stores a new table; False if its id or code is taken."""
        return await self._in(self._writer, lambda: self._store.open_table(table, rows))

    async def whole_table(self, code: str) -> tuple[TableRow | None, list[ChangeRow]]:
        """The table with this code, and all its changes."""
        return await self._read(lambda: self._store.whole_table(code))

    async def table_since(
        self, code: str
    ) -> tuple[TableRow | None, SnapshotRow | None, list[ChangeRow]]:
        """The table with this code, its snapshot, and the changes after it."""
        return await self._read(lambda: self._store.table_since(code))

    async def bodies(self, table_id: str, numbers: Sequence[int]) -> list[str]:
        """The bodies of these changes, in order."""
        return await self._read(lambda: self._store.bodies(table_id, numbers))

    async def keep_snapshot(self, snapshot: SnapshotRow) -> None:
        """Keeps where a table stands; if that cannot be, its changes tell it too."""
        with contextlib.suppress(StoreError):
            await self._in(self._writer, lambda: self._store.keep_snapshot(snapshot, SHOWN))

    async def table_by_id(self, table_id: str) -> TableRow | None:
        """The table with this id."""
        return await self._read(lambda: self._store.table_by_id(table_id))

    async def changes_after(self, table_id: str, number: int) -> list[ChangeRow]:
        """A table's changes from the one after `number` on."""
        return await self._read(lambda: self._store.changes_after(table_id, number))

    async def number_of(self, table_id: str, author: str, command: str) -> int | None:
        """The number of the change a command has already led to."""
        return await self._read(lambda: self._store.number_of(table_id, author, command))

    async def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far each of these tables is."""
        return await self._read(lambda: self._store.last_numbers(table_ids))

    async def keep_game(self, game: GameRow, origin: OriginRow | None = None) -> None:
        """Keeps a game that is over; one that is known already stays as it is."""
        await self._in(self._writer, lambda: self._store.keep_game(game, origin))

    async def origin_of(self, address: str) -> OriginRow | None:
        """At which table a finished game was played; None if that is gone."""
        origin_of = self._store.origin_of
        address_of = partial(address_for, self.secret)
        return await self._in(self._writer, lambda: origin_of(address, DEALT, address_of))

    async def game_at(self, address: str) -> GameRow | None:
        """The game with this address, with names or without."""
        return await self._read(lambda: self._store.game_at(address))

    async def show_game(
        self, address: str, showing: str, shown: ShownRow | None = None, *, forget: bool
    ) -> int | None:
        """Sets to whom a game is shown, here and at its table; `forget` leaves nothing of it.

        The number of the change at its table, if there is one.
        """
        show = self._store.show_game
        return await self._in(self._writer, lambda: show(address, showing, shown, forget=forget))

    async def analysis_of(self, game: str, version: int) -> bytes | None:
        """What this version found out about a game."""
        return await self._read(lambda: self._store.analysis_of(game, version))

    async def keep_analysis(self, game: str, version: int, body: bytes) -> None:
        """Keeps what was found out about a game."""
        await self._in(self._writer, lambda: self._store.keep_analysis(game, version, body))

    async def forget_games(self, before: float) -> int:
        """Takes away the games that were over before this; how many they were."""
        return await self._in(self._writer, lambda: self._store.forget_games(before))

    async def keep_parcel(
        self, code_hash: str, body: str, now: float, until: float, most: int
    ) -> bool:
        """Keeps what a device gives to another one; False if the code is taken, or all places."""
        keep = self._store.keep_parcel
        return await self._in(self._writer, lambda: keep(code_hash, body, now, until, most))

    async def forget_parcels(self, now: float) -> None:
        """Throws away what nobody has fetched in time."""
        await self._in(self._writer, lambda: self._store.forget_parcels(now))

    async def take_parcel(self, code_hash: str, now: float) -> str | None:
        """Gives it out, once."""
        return await self._in(self._writer, lambda: self._store.take_parcel(code_hash, now))

    async def post(self, notices: Sequence[NoticeRow], gone: Sequence[str], server: str) -> None:
        """Renews what a server tells the others, and takes down what is gone."""
        await self._in(self._writer, lambda: self._store.post(notices, gone, server))

    async def notices(self, after: float, most: int) -> list[NoticeRow]:
        """What the servers of this database tell, as far as it was renewed since."""
        return await self._read(lambda: self._store.notices(after, most))

    async def report(self, report: ReportRow) -> None:
        """Keeps a report, once."""
        await self._in(self._writer, lambda: self._store.report(report, MOST_REPORTS))

    async def shunned(self, devices: Sequence[str], after: float, least: int) -> set[str]:
        """Those of these devices that were reported from so many parts of the network since."""
        return await self._read(lambda: self._store.shunned(devices, after, least))

    async def block(self, block: BlockRow) -> None:
        """Keeps a device from the tables of another one."""
        await self._in(self._writer, lambda: self._store.block(block, MOST_BLOCKS))

    async def blocked(self, host: str) -> set[str]:
        """The devices a host's own does not want at its tables."""
        return await self._read(lambda: self._store.blocked(host))

    async def unblock(self, host: str) -> None:
        """All of them may come again."""
        await self._in(self._writer, lambda: self._store.unblock(host))

    async def forget_strangers(self, reports_before: float, blocks_before: float) -> None:
        """Takes away what was reported or blocked before this."""
        forget = self._store.forget_strangers
        await self._in(self._writer, lambda: forget(reports_before, blocks_before))

    async def games_since(self, at: float) -> int:
        """How many games have ended since."""
        return await self._read(lambda: self._store.games_since(at))

    async def resting(self, after: str, most: int) -> list[Resting]:
        """So many tables from the one after this id on."""
        return await self._read(lambda: self._store.resting(after, most))

    async def note(self, table: Resting, rest: Rest) -> None:
        """Keeps what was found out about a table."""
        await self._in(self._writer, lambda: self._store.note(table, rest))

    async def remove(self, table: Resting) -> bool:
        """Takes a table away, unless something has happened there since."""
        return await self._in(self._writer, lambda: self._store.remove(table))

    async def forget_talk(self, table: Resting) -> None:
        """Takes the words out of what was said there."""
        forget = self._store.forget_talk
        await self._in(self._writer, lambda: forget(table, TALK, silenced))

    async def empty_log(self) -> None:
        """What was deleted is gone from the log of SQLite, too."""
        await self._in(self._writer, self._store.empty_log)

    async def shrink(self, pages: int) -> bool:
        """Gives a little unused room back to the disk; whether there is more."""
        return await self._in(self._writer, lambda: self._store.shrink(pages))

    async def check(self) -> None:
        """`StoreError` if nothing can be stored; all who ask meanwhile share the answer."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._in(self._writer, self._store.check))
        await asyncio.shield(self._checking)

    async def _read(self, work: Callable[[], T]) -> T:
        return await self._in(self._readers, work)

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    async def close(self) -> None:
        """Finishes what was asked for, then lets go of the database."""
        if self._writing is not None:
            with contextlib.suppress(Exception):
                await self._writing
        self._writer.shutdown()
        self._readers.shutdown()
        self._store.close()
