"""Games that are over: kept by an address of their own, and played through for who looks back.

A game is played through in one thread beside the tables, and what came of it is kept at hand.
"""

import asyncio
import gzip
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from foolsgold.base.messages import UserError
from foolsgold.locales.translator import Translator
from foolsgold.server.archive.analyses import Analyses
from foolsgold.server.archive.erasure import plan_erasure
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
from foolsgold.server.security.tokens import derive_key
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import GameRow, OriginRow, VisibilityChange
from foolsgold.server.table.changes import GameVisibilityChanged, encode_change
from foolsgold.wire.finished_games import ReplayLink
from foolsgold.wire.frames import Visibility

MAX_CACHED_REPLAYS = 48
"""Games, as somebody saw them, that need not be played through again: 50 kB each."""
MAX_CACHED_PICTURES = 32
"""Pictures that need not be drawn again: 150 kB each."""
MAX_QUEUED_JOBS = 12
"""Who comes later than these had better come again."""
GZIP_LEVEL = 5
"""How hard they are compressed: harder takes twice as long for a tenth less."""
ADDRESS_LETTERS = 26
"""Letters of one."""

KeyT = TypeVar("KeyT")


class Archive:
    """Where finished games are."""

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
        """The addresses of a game, which is kept if it was not yet; the key for who `played`."""
        await self._journal.save_game(row, origin)
        known = await self._journal.find_game(row.id) or row
        key = self._owner_key(row.id) if played else None
        return ReplayLink(known.id, known.plain, Visibility(known.showing), key)

    async def replay(self, address: str, eyes: str, asker: str) -> bytes:
        """The game at an address, as these eyes saw it, compressed."""
        row = await self._find_visible(address)
        named = _is_named(row, address)
        at_hand = (row.id if named else row.plain, eyes)
        found = self._replays.get(at_hand)
        if found is None:
            self._replay_limiter.require(asker)
            found = await self._in_worker_thread(
                lambda: _gzip(
                    encode_replay(
                        build_replay(row.record, eyes, row.faces, named=named, ended=row.at)
                    )
                )
            )
            _cache(self._replays, at_hand, found, MAX_CACHED_REPLAYS)
        return found

    async def picture(self, address: str, asker: str) -> bytes:
        """The picture of the game at an address, which has no names: the same at both."""
        row = await self._find_visible(address)
        found = self._pictures.get(row.id)
        if found is None:
            self._replay_limiter.require(asker)
            found = await self._in_worker_thread(
                lambda: render_png(build_final_position(row.record, row.faces))
            )
            _cache(self._pictures, row.id, found, MAX_CACHED_PICTURES)
        return found

    async def summary(self, address: str, words: Translator) -> tuple[str, str]:
        """What the game at an address was and how it ended, in a line each."""
        row = await self._find_visible(address)
        return result_text(row.record, words, named=_is_named(row, address))

    async def analysis(self, address: str, asker: str) -> bytes:
        """What was found out about the game at an address, or how far it is, compressed.

        No names are in it: it is the same at both addresses.
        """
        return await self._analyses.analysis_or_progress(await self._find_visible(address), asker)

    async def row_for_table(self, row: GameRow, *, played: bool) -> GameRow:
        """A finished game as its table may tell it; `UserError` if it is hidden or deleted.

        Who `played` sees what is hidden: they can show it again.
        """
        kept = await self._journal.find_game(row.id)
        showing = row.showing if kept is None else kept.showing
        if showing == Visibility.GONE or (showing == Visibility.HIDDEN and not played):
            raise UserError(f"lookback-{showing}")
        named = played or showing != Visibility.PLAIN
        return row if named else row._replace(record=anonymise_record(row.record))

    async def record(self, address: str) -> str:
        """The record of the game at an address."""
        row = await self._find_visible(address)
        return row.record if _is_named(row, address) else anonymise_record(row.record)

    async def position(self, address: str, move: int, asker: str) -> str:
        """The position of the game at an address after so many moves, to be asked about."""
        row = await self._find_visible(address)
        self._replay_limiter.require(asker)
        found = await self._in_worker_thread(lambda: position_after(row.record, move).encode())
        return found.decode()

    async def replay_upload(self, text: str, eyes: str, asker: str) -> bytes:
        """A record somebody brings, as these eyes saw it, compressed; nothing of it is kept."""
        self._replay_limiter.require(asker)
        return await self._in_worker_thread(lambda: _gzip(encode_replay(build_replay(text, eyes))))

    async def set_visibility(
        self, address: str, key: str | None, showing: Visibility, asker: str
    ) -> tuple[ReplayLink, tuple[str, int] | None]:
        """Who played sets to whom the game is shown; `UserError` for anybody else.

        With the table it was played at, and the number of the change that was stored there.
        """
        row = await self._find(address)
        if not hmac.compare_digest((key or "").encode(), self._owner_key(row.id).encode()):
            raise UserError("lookback-not-yours")
        if row.showing == Visibility.GONE:
            raise UserError("lookback-gone")
        link = ReplayLink(row.id, row.plain, showing, key)
        if row.showing == showing:
            return link, None
        self._replay_limiter.require(asker)
        gone = showing is Visibility.GONE
        shown = await self._visibility_row(row, showing)
        number = await self._journal.set_game_visibility(row.id, showing, shown, forget=gone)
        if gone:
            self._drop_cached(row)
        return link, None if shown is None or number is None else (shown.table_id, number)

    async def _visibility_row(self, row: GameRow, showing: Visibility) -> VisibilityChange | None:
        """What is to be stored at the table a game was played at, if that is still there."""
        origin = await self._journal.origin_of(row.id)
        if origin is None:
            return None
        change = GameVisibilityChanged(origin.game, showing)
        erased: dict[int, str] = {}
        if showing is Visibility.GONE:
            rows = await self._journal.changes_after(origin.table_id, 0)
            found = await asyncio.to_thread(plan_erasure, rows, origin.game)
            if found is not None:
                change = GameVisibilityChanged(origin.game, showing, found.first, found.last)
                erased = found.bodies
        return VisibilityChange(origin.table_id, encode_change(change), time.time(), erased)

    def _drop_cached(self, row: GameRow) -> None:
        """What is at hand of a game that was deleted."""
        self._pictures.pop(row.id, None)
        for at_hand in [each for each in self._replays if each[0] in (row.id, row.plain)]:
            del self._replays[at_hand]

    def close(self) -> None:
        """Finishes the game it is at."""
        self._analyses.close()
        self._worker_thread.shutdown(cancel_futures=True)

    def _owner_key(self, address: str) -> str:
        return derive_key(self._journal.secret, address, "keep")

    async def _find(self, address: str) -> GameRow:
        row = await self._journal.find_game(address) if len(address) == ADDRESS_LETTERS else None
        if row is None:
            raise UserError("lookback-unknown")
        return row

    async def _find_visible(self, address: str) -> GameRow:
        row = await self._find(address)
        if row.showing in (Visibility.HIDDEN, Visibility.GONE):
            raise UserError(f"lookback-{row.showing}")
        return row

    async def _in_worker_thread(self, work: Callable[[], bytes]) -> bytes:
        """In a thread of its own, in turn."""
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
