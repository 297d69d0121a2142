"""Asynchronous access to the database: worker threads, and group commits."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from foolsgold.server.metrics import Metrics
from foolsgold.server.storage.store import ChangeRow, SnapshotRow, Store, StoreError
from foolsgold.server.table.stored_changes import VISIBILITY_PREFIX

P = ParamSpec("P")
T = TypeVar("T")

READER_THREADS = 4


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

    async def read(
        self, query: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a query, beside others: `journal.read(Store.find_game, address)`."""
        work = partial(query, self._store, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def write(
        self, change: Callable[Concatenate[Store, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a method that stores something; one at a time, durable once it returns."""
        work = partial(change, self._store, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    async def save_snapshot(self, snapshot: SnapshotRow) -> None:
        """Stores a snapshot; a failure is only logged, because the changes suffice."""
        with contextlib.suppress(StoreError):
            await self.write(Store.save_snapshot, snapshot, VISIBILITY_PREFIX)

    async def check_writable(self) -> None:
        """`StoreError` if nothing can be stored; concurrent callers share one check."""
        if self._check_task is None or self._check_task.done():
            self._check_task = asyncio.create_task(self.write(Store.check_writable))
        await asyncio.shield(self._check_task)

    async def close(self) -> None:
        """Finishes pending work, then closes the database."""
        if self._write_task is not None:
            with contextlib.suppress(Exception):
                await self._write_task
        self._writer.shutdown()
        self._readers.shutdown()
        self._store.close()
