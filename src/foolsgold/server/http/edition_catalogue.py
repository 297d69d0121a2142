"""Catalogue of editions over HTTP: editions to choose from, rule sheets, invitation texts.

The same for everybody: nothing here has seen a game.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache

import segno
from msgspec.structs import replace

from foolsgold.bots.catalogue import bot_names
from foolsgold.locales.edition_descriptions import (
    compare_editions,
    describe_editions,
    describe_shipped_rules,
)
from foolsgold.locales.translator import translator_for
from foolsgold.play.rules_presentation import EditionComparison, EditionInfo, RulesSheet
from foolsgold.wire.http_bodies import Invite

_qr_executor = ThreadPoolExecutor(1, "foolsgold-artist")
"""One at a time: several at once would slow the tables down."""


@cache
def list_editions(lang: str) -> tuple[EditionInfo, ...]:
    """All shipped editions, in a language."""
    editions = describe_editions(translator_for(lang))
    return tuple(replace(edition, bots=bot_names(edition.game)) for edition in editions)


@cache
def edition_rules(edition: str, lang: str) -> RulesSheet:
    """The rule sheet of a shipped edition; `UserError` if there is none of that name."""
    return describe_shipped_rules(edition, translator_for(lang))


@cache
def edition_comparisons(lang: str) -> tuple[EditionComparison, ...]:
    """The shipped editions of each game side by side, in a language."""
    return compare_editions(translator_for(lang))


async def make_invite(link: str) -> Invite:
    """A link and its QR code; drawing one takes a while, so a thread does it."""
    return await asyncio.get_running_loop().run_in_executor(_qr_executor, _cached_invite, link)


async def make_qr_code(link: str) -> tuple[str, ...]:
    """The QR code of a secret link: nothing of it is cached."""
    return await asyncio.get_running_loop().run_in_executor(_qr_executor, _qr_rows, link)


@lru_cache(maxsize=1024)
def _cached_invite(link: str) -> Invite:
    return Invite(link, _qr_rows(link))


def _qr_rows(link: str) -> tuple[str, ...]:
    return tuple("".join(map(str, row)) for row in segno.make(link, micro=False).matrix)
