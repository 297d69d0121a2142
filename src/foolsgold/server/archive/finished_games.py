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

from foolsgold.base.messages import Complaint
from foolsgold.locales.translator import Words
from foolsgold.server.archive.analyses import Analyses
from foolsgold.server.archive.preview_image import drawn
from foolsgold.server.logs import Log
from foolsgold.server.projection.replay import (
    encoded,
    keepsake,
    moment,
    nameless,
    result_told,
    retold,
)
from foolsgold.server.security.rate_limits import Limit
from foolsgold.server.security.tokens import key_for
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import GameRow, OriginRow, ShownRow
from foolsgold.server.table.changes import GameShown, written
from foolsgold.server.table.erasure import erasure
from foolsgold.wire.finished_games import PastLink
from foolsgold.wire.frames import Showing

AT_HAND = 48
"""Games, as somebody saw them, that need not be played through again: 50 kB each."""
PICTURES = 32
"""Pictures that need not be drawn again: 150 kB each."""
MOST_WAITING = 12
"""Who comes later than these had better come again."""
LEVEL = 5
"""How hard they are compressed: harder takes twice as long for a tenth less."""
ADDRESS = 26
"""Letters of one."""

Key = TypeVar("Key")


class Archive:
    """Where finished games are."""

    def __init__(self, settings: Settings, journal: Journal, log: Log) -> None:
        self._journal = journal
        self._analyses = Analyses(settings, journal, log)
        self._limit = Limit(settings.replay_rate, time.monotonic)
        self._thread = ThreadPoolExecutor(1, "foolsgold-archive")
        self._at_hand: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._waiting = 0

    async def link(
        self, row: GameRow, origin: OriginRow | None = None, *, played: bool
    ) -> PastLink:
        """The addresses of a game, which is kept if it was not yet; the key for who `played`."""
        await self._journal.keep_game(row, origin)
        known = await self._journal.game_at(row.id) or row
        key = self._key(row.id) if played else None
        return PastLink(known.id, known.plain, Showing(known.showing), key)

    async def look(self, address: str, eyes: str, asker: str) -> bytes:
        """The game at an address, as these eyes saw it, compressed."""
        row = await self._open(address)
        named = _is_named(row, address)
        at_hand = (row.id if named else row.plain, eyes)
        found = self._at_hand.get(at_hand)
        if found is None:
            self._limit.take(asker)
            found = await self._beside(
                lambda: _packed(
                    encoded(retold(row.record, eyes, row.faces, named=named, ended=row.at))
                )
            )
            _keep(self._at_hand, at_hand, found, AT_HAND)
        return found

    async def picture(self, address: str, asker: str) -> bytes:
        """The picture of the game at an address, which has no names: the same at both."""
        row = await self._open(address)
        found = self._pictures.get(row.id)
        if found is None:
            self._limit.take(asker)
            found = await self._beside(lambda: drawn(keepsake(row.record, row.faces)))
            _keep(self._pictures, row.id, found, PICTURES)
        return found

    async def told(self, address: str, words: Words) -> tuple[str, str]:
        """What the game at an address was and how it ended, in a line each."""
        row = await self._open(address)
        return result_told(row.record, words, named=_is_named(row, address))

    async def analysis(self, address: str, asker: str) -> bytes:
        """What was found out about the game at an address, or how far it is, compressed.

        No names are in it: it is the same at both addresses.
        """
        return await self._analyses.look(await self._open(address), asker)

    async def at_table(self, row: GameRow, *, played: bool) -> GameRow:
        """A finished game as its table may tell it; `Complaint` if it is hidden or deleted.

        Who `played` sees what is hidden: they can show it again.
        """
        kept = await self._journal.game_at(row.id)
        showing = row.showing if kept is None else kept.showing
        if showing == Showing.GONE or (showing == Showing.HIDDEN and not played):
            raise Complaint(f"lookback-{showing}")
        named = played or showing != Showing.PLAIN
        return row if named else row._replace(record=nameless(row.record))

    async def record(self, address: str) -> str:
        """The record of the game at an address."""
        row = await self._open(address)
        return row.record if _is_named(row, address) else nameless(row.record)

    async def position(self, address: str, move: int, asker: str) -> str:
        """The position of the game at an address after so many moves, to be asked about."""
        row = await self._open(address)
        self._limit.take(asker)
        found = await self._beside(lambda: moment(row.record, move).encode())
        return found.decode()

    async def bring(self, text: str, eyes: str, asker: str) -> bytes:
        """A record somebody brings, as these eyes saw it, compressed; nothing of it is kept."""
        self._limit.take(asker)
        return await self._beside(lambda: _packed(encoded(retold(text, eyes))))

    async def show(
        self, address: str, key: str | None, showing: Showing, asker: str
    ) -> tuple[PastLink, tuple[str, int] | None]:
        """Who played sets to whom the game is shown; `Complaint` for anybody else.

        With the table it was played at, and the number of the change that was stored there.
        """
        row = await self._known(address)
        if not hmac.compare_digest((key or "").encode(), self._key(row.id).encode()):
            raise Complaint("lookback-not-yours")
        if row.showing == Showing.GONE:
            raise Complaint("lookback-gone")
        link = PastLink(row.id, row.plain, showing, key)
        if row.showing == showing:
            return link, None
        self._limit.take(asker)
        gone = showing is Showing.GONE
        shown = await self._shown_at_table(row, showing)
        number = await self._journal.show_game(row.id, showing, shown, forget=gone)
        if gone:
            self._forget(row)
        return link, None if shown is None or number is None else (shown.table_id, number)

    async def _shown_at_table(self, row: GameRow, showing: Showing) -> ShownRow | None:
        """What is to be stored at the table a game was played at, if that is still there."""
        origin = await self._journal.origin_of(row.id)
        if origin is None:
            return None
        change = GameShown(origin.game, showing)
        erased: dict[int, str] = {}
        if showing is Showing.GONE:
            rows = await self._journal.changes_after(origin.table_id, 0)
            found = await asyncio.to_thread(erasure, rows, origin.game)
            if found is not None:
                change = GameShown(origin.game, showing, found.first, found.last)
                erased = found.bodies
        return ShownRow(origin.table_id, written(change), time.time(), erased)

    def _forget(self, row: GameRow) -> None:
        """What is at hand of a game that was deleted."""
        self._pictures.pop(row.id, None)
        for at_hand in [each for each in self._at_hand if each[0] in (row.id, row.plain)]:
            del self._at_hand[at_hand]

    def close(self) -> None:
        """Finishes the game it is at."""
        self._analyses.close()
        self._thread.shutdown(cancel_futures=True)

    def _key(self, address: str) -> str:
        return key_for(self._journal.secret, address, "keep")

    async def _known(self, address: str) -> GameRow:
        row = await self._journal.game_at(address) if len(address) == ADDRESS else None
        if row is None:
            raise Complaint("lookback-unknown")
        return row

    async def _open(self, address: str) -> GameRow:
        row = await self._known(address)
        if row.showing in (Showing.HIDDEN, Showing.GONE):
            raise Complaint(f"lookback-{row.showing}")
        return row

    async def _beside(self, work: Callable[[], bytes]) -> bytes:
        """In a thread of its own, in turn."""
        if self._waiting >= MOST_WAITING:
            raise Complaint("slow-down")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


def _is_named(row: GameRow, address: str) -> bool:
    return address == row.id and row.showing == Showing.OPEN


def _keep(kept: OrderedDict[Key, bytes], key: Key, found: bytes, most: int) -> None:
    kept[key] = found
    if len(kept) > most:
        kept.popitem(last=False)


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
