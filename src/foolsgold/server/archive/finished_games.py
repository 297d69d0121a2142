"""Archive of finished games: each has an address of its own and can be replayed.

A replay is built in a worker thread beside the tables, and the result is cached.
"""

import asyncio
import gzip
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from foolsgold.base.messages import UserError
from foolsgold.locales.translator import Translator
from foolsgold.server.archive.analyses import Analyses
from foolsgold.server.archive.game_erasure import plan_erasure
from foolsgold.server.archive.preview_image import render_png
from foolsgold.server.logs import Log
from foolsgold.server.projection.replay import (
    anonymise_record,
    build_final_position,
    build_replay,
    encode_replay,
    position_after,
    result_text,
)
from foolsgold.server.security.rate_limits import RateLimiter
from foolsgold.server.security.tokens import derive_key, game_address
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import GameRow, OriginRow, Store, VisibilityChange
from foolsgold.server.table.stored_changes import (
    DEAL_PREFIXES,
    GameVisibilityChanged,
    encode_change,
)
from foolsgold.wire.finished_games import ReplayLink
from foolsgold.wire.frames import Visibility

MAX_CACHED_REPLAYS = 48
"""Replays kept per process: 50 kB each."""
MAX_CACHED_PICTURES = 32
"""Pictures kept per process: 150 kB each."""
MAX_QUEUED_JOBS = 12
"""Requests beyond these are refused."""
GZIP_LEVEL = 5
"""Compression level: the highest takes twice as long for a tenth less."""
ADDRESS_LETTERS = 26
"""Length of an address."""

KeyT = TypeVar("KeyT")


class Archive:
    """Stores finished games and builds their replays."""

    def __init__(self, settings: Settings, journal: Journal, log: Log) -> None:
        self._journal = journal
        self._analyses = Analyses(settings, journal, log)
        self._replay_limiter = RateLimiter(settings.replay_rate, time.monotonic)
        self._worker_thread = ThreadPoolExecutor(1, "foolsgold-archive")
        self._replays: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._waiting = 0

    async def keep_and_link(
        self, row: GameRow, origin: OriginRow | None = None, *, played: bool
    ) -> ReplayLink:
        """Stores a game if it is new; returns its addresses, with its key if somebody `played`."""
        await self._journal.write(Store.save_game, row, origin)
        known = await self._journal.read(Store.find_game, row.id) or row
        key = self._owner_key(row.id) if played else None
        return ReplayLink(known.id, known.plain, Visibility(known.showing), key)

    async def replay(self, address: str, perspective: str, requester: str) -> bytes:
        """The replay of the game at an address from this perspective, compressed."""
        row = await self._find_visible(address)
        named = _is_named(row, address)
        at_hand = (row.id if named else row.plain, perspective)
        found = self._replays.get(at_hand)
        if found is None:
            self._replay_limiter.require(requester)
            found = await self._in_worker_thread(
                lambda: _gzip(
                    encode_replay(
                        build_replay(row.record, perspective, row.faces, named=named, ended=row.at)
                    )
                )
            )
            _cache(self._replays, at_hand, found, MAX_CACHED_REPLAYS)
        return found

    async def picture(self, address: str, requester: str) -> bytes:
        """The preview image of a game; without names, so both its addresses share it."""
        row = await self._find_visible(address)
        found = self._pictures.get(row.id)
        if found is None:
            self._replay_limiter.require(requester)
            found = await self._in_worker_thread(
                lambda: render_png(build_final_position(row.record, row.faces))
            )
            _cache(self._pictures, row.id, found, MAX_CACHED_PICTURES)
        return found

    async def summary(self, address: str, translate: Translator) -> tuple[str, str]:
        """Title and result of the game at an address, a line each."""
        row = await self._find_visible(address)
        return result_text(row.record, translate, named=_is_named(row, address))

    async def analysis(self, address: str, requester: str) -> bytes:
        """The analysis of the game at an address, or its progress, compressed.

        It has no names: it is the same at both addresses.
        """
        return await self._analyses.analysis_or_progress(
            await self._find_visible(address), requester
        )

    async def row_for_table(self, row: GameRow, *, played: bool) -> GameRow:
        """The row of a finished game that its table may link to; `UserError` if hidden or deleted.

        Somebody who `played` gets a hidden one, too: they can share it again.
        """
        kept = await self._journal.read(Store.find_game, row.id)
        visibility = row.showing if kept is None else kept.showing
        if visibility == Visibility.GONE or (visibility == Visibility.HIDDEN and not played):
            raise UserError(f"lookback-{visibility}")
        named = played or visibility != Visibility.PLAIN
        return row if named else row._replace(record=anonymise_record(row.record))

    async def record(self, address: str) -> str:
        """The record of the game at an address."""
        row = await self._find_visible(address)
        return row.record if _is_named(row, address) else anonymise_record(row.record)

    async def position(self, address: str, move: int, requester: str) -> str:
        """The position after this many moves of the game at an address, as a referee question."""
        row = await self._find_visible(address)
        self._replay_limiter.require(requester)
        found = await self._in_worker_thread(lambda: position_after(row.record, move).encode())
        return found.decode()

    async def replay_upload(self, text: str, perspective: str, requester: str) -> bytes:
        """The replay of an uploaded record from this perspective, compressed; nothing is stored."""
        self._replay_limiter.require(requester)
        return await self._in_worker_thread(
            lambda: _gzip(encode_replay(build_replay(text, perspective)))
        )

    async def set_visibility(
        self, address: str, key: str | None, visibility: Visibility, requester: str
    ) -> tuple[ReplayLink, tuple[str, int] | None]:
        """Sets who may see the game; `UserError` for anybody who did not play.

        Also returns the table it was played at, and the number of the change stored there.
        """
        row = await self._find(address)
        if not hmac.compare_digest((key or "").encode(), self._owner_key(row.id).encode()):
            raise UserError("lookback-not-yours")
        if row.showing == Visibility.GONE:
            raise UserError("lookback-gone")
        link = ReplayLink(row.id, row.plain, visibility, key)
        if row.showing == visibility:
            return link, None
        self._replay_limiter.require(requester)
        gone = visibility is Visibility.GONE
        change = await self._visibility_row(row, visibility)
        number = await self._journal.write(
            Store.set_game_visibility, row.id, visibility, change, forget=gone
        )
        if gone:
            self._drop_cached(row)
        return link, None if change is None or number is None else (change.table_id, number)

    async def _visibility_row(
        self, row: GameRow, visibility: Visibility
    ) -> VisibilityChange | None:
        """What is to be stored at the table of a game, if the table still exists."""
        origin = await self._journal.write(
            Store.origin_of, row.id, DEAL_PREFIXES, partial(game_address, self._journal.secret)
        )
        if origin is None:
            return None
        change = GameVisibilityChanged(origin.game, visibility)
        erased: dict[int, str] = {}
        if visibility is Visibility.GONE:
            rows = await self._journal.read(Store.changes_after, origin.table_id, 0)
            found = await asyncio.to_thread(plan_erasure, rows, origin.game)
            if found is not None:
                change = GameVisibilityChanged(origin.game, visibility, found.first, found.last)
                erased = found.bodies
        return VisibilityChange(origin.table_id, encode_change(change), time.time(), erased)

    def _drop_cached(self, row: GameRow) -> None:
        """Drops what is cached of a deleted game."""
        self._pictures.pop(row.id, None)
        for at_hand in [each for each in self._replays if each[0] in (row.id, row.plain)]:
            del self._replays[at_hand]

    def close(self) -> None:
        """Finishes the running job, then closes."""
        self._analyses.close()
        self._worker_thread.shutdown(cancel_futures=True)

    def _owner_key(self, address: str) -> str:
        return derive_key(self._journal.secret, address, "keep")

    async def _find(self, address: str) -> GameRow:
        row = (
            await self._journal.read(Store.find_game, address)
            if len(address) == ADDRESS_LETTERS
            else None
        )
        if row is None:
            raise UserError("lookback-unknown")
        return row

    async def _find_visible(self, address: str) -> GameRow:
        row = await self._find(address)
        if row.showing in (Visibility.HIDDEN, Visibility.GONE):
            raise UserError(f"lookback-{row.showing}")
        return row

    async def _in_worker_thread(self, work: Callable[[], bytes]) -> bytes:
        """Runs work in the archive's thread, in order."""
        if self._waiting >= MAX_QUEUED_JOBS:
            raise UserError("slow-down")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker_thread, work)
        finally:
            self._waiting -= 1


def _is_named(row: GameRow, address: str) -> bool:
    return address == row.id and row.showing == Visibility.OPEN


def _cache(kept: OrderedDict[KeyT, bytes], key: KeyT, found: bytes, most: int) -> None:
    kept[key] = found
    if len(kept) > most:
        kept.popitem(last=False)


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, GZIP_LEVEL, mtime=0)
