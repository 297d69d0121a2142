"""The shelf: boxes to choose from, their rules sheets, and the way to a table, as HTTP tells them.

The same for everybody: nothing here has seen a game.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache

import segno
from msgspec.structs import replace

from foolsgold.bots.catalogue import bot_names
from foolsgold.locales.editions import comparisons_told, editions_told, shipped_sheet
from foolsgold.locales.translator import words_for
from foolsgold.play.presentation import Comparison, EditionShown, RulesShown
from foolsgold.wire.http_bodies import Invite

_artist = ThreadPoolExecutor(1, "foolsgold-artist")
"""One at a time: many at once would take the tables' turns."""


@cache
def editions_shown(lang: str) -> tuple[EditionShown, ...]:
    """All shipped editions, in a language."""
    told = editions_told(words_for(lang))
    return tuple(replace(edition, bots=bot_names(edition.game)) for edition in told)


@cache
def shipped_rules(edition: str, lang: str) -> RulesShown:
    """The rules sheet of a shipped edition; `Complaint` if there is none of that name."""
    return shipped_sheet(edition, words_for(lang))


@cache
def comparisons_shown(lang: str) -> tuple[Comparison, ...]:
    """The shipped editions of each game side by side, in a language."""
    return comparisons_told(words_for(lang))


async def invite(link: str) -> Invite:
    """A link and its QR code; drawing one takes a while, so it is done beside the tables."""
    return await asyncio.get_running_loop().run_in_executor(_artist, _drawn, link)


async def qr_of(link: str) -> tuple[str, ...]:
    """The QR code of a link that is a secret: nothing of it is kept."""
    return await asyncio.get_running_loop().run_in_executor(_artist, _rows, link)


@lru_cache(maxsize=1024)
def _drawn(link: str) -> Invite:
    return Invite(link, _rows(link))


def _rows(link: str) -> tuple[str, ...]:
    return tuple("".join(map(str, row)) for row in segno.make(link, micro=False).matrix)
