"""The shelf: boxes to choose from, their rules sheets, and the way to a table, as HTTP tells them.

The same for everybody: nothing here has seen a game.
"""

from functools import cache

import segno

from foolsgold.base.phrases import Complaint
from foolsgold.bots.catalogue import bot_names
from foolsgold.locales.editions import SheetTold, editions_told, shipped_sheet
from foolsgold.locales.words import words_for
from foolsgold.wire.http import EditionShown, Invite, OptionShown, Row, RulesShown, Section


@cache
def editions_shown(lang: str) -> tuple[EditionShown, ...]:
    """All shipped editions, in a language."""
    return tuple(
        EditionShown(
            id=told.id,
            game=told.game,
            title=told.title,
            seats=told.seats,
            options=tuple(OptionShown(*option) for option in told.options),
            differences=tuple(Row(*difference) for difference in told.differences),
            bots=bot_names(told.game),
        )
        for told in editions_told(words_for(lang))
    )


@cache
def shipped_rules(edition: str, lang: str) -> RulesShown:
    """The rules sheet of a shipped edition; `Complaint` if there is none of that name."""
    return rules_shown(shipped_sheet(edition, words_for(lang)))


def rules_shown(sheet: SheetTold) -> RulesShown:
    """A rules sheet."""
    return RulesShown(sheet.title, tuple(Section(*section) for section in sheet.sections))


def invite(link: str) -> Invite:
    """A link and its QR code."""
    try:
        code = segno.make(link, micro=False)
    except segno.DataOverflowError:
        # A host of some thousand letters: nobody asks for that by accident.
        raise Complaint("request-wrong") from None
    return Invite(link, tuple("".join(map(str, row)) for row in code.matrix))
