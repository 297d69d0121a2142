"""The rules sheet for players, put together from an edition's data, in any language."""

from pkgutil import resolve_name

from foolsgold.games.catalogue import Box, offer_of
from foolsgold.locales.rules_sheets.sentences import Sections
from foolsgold.locales.translator import Words


def sections_of(box: Box, words: Words, *, drawn: bool = False) -> Sections:
    """The headings of an edition's sheet, as ids, and their paragraphs.

    Who sees the cards `drawn` is not told their shapes in signs.
    """
    sheet = resolve_name(offer_of(box.rules.name).sheet)(box.edition, words, drawn=drawn)
    sections: Sections = sheet.sections()
    return sections


def is_of_cards(head: str) -> bool:
    """Whether this heading stands above what is in the box: there the cards are drawn."""
    return head.endswith("-head-box")


def is_first(head: str) -> bool:
    """Whether this heading stands above what the game is about."""
    return head.endswith("-head-aim")


def edition_title(box: Box, words: Words) -> str:
    """What people call an edition: shipped ones are named in every language."""
    if box.is_shipped:
        return words(f"title-{box.id}")
    return str(box.edition.title) or box.id


def rules_sheet(box: Box, words: Words) -> str:
    """Title, sections, paragraphs, as Markdown."""
    lines = ["# " + words("sheet-title", edition=edition_title(box, words))]
    if not box.is_shipped:
        lines.append(words("sheet-own", base=box.base))
    for head, body in sections_of(box, words):
        lines += ["## " + words(head), *body]
    return "\n\n".join(lines) + "\n"
