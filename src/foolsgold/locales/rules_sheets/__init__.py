"""The rules sheet for players, put together from an edition's data, in any language."""

from pkgutil import resolve_name

from foolsgold.games.catalogue import Ruleset, plugin_for
from foolsgold.locales.rules_sheets.sentences import Sections
from foolsgold.locales.translator import Translator


def sheet_sections(ruleset: Ruleset, words: Translator, *, drawn: bool = False) -> Sections:
    """The headings of an edition's sheet, as ids, and their paragraphs.

    Who sees the cards `drawn` is not told their shapes in signs.
    """
    sheet = resolve_name(plugin_for(ruleset.rules.name).rules_sheet)(
        ruleset.edition, words, drawn=drawn
    )
    sections: Sections = sheet.sections()
    return sections


def is_card_section(head: str) -> bool:
    """Whether this heading stands above what is in the box: there the cards are drawn."""
    return head.endswith("-head-box")


def is_aim_section(head: str) -> bool:
    """Whether this heading stands above what the game is about."""
    return head.endswith("-head-aim")


def edition_title(ruleset: Ruleset, words: Translator) -> str:
    """What people call an edition: shipped ones are named in every language."""
    if ruleset.is_shipped:
        return words(f"title-{ruleset.id}")
    return str(ruleset.edition.title) or ruleset.id


def rules_sheet(ruleset: Ruleset, words: Translator) -> str:
    """Title, sections, paragraphs, as Markdown."""
    lines = ["# " + words("sheet-title", edition=edition_title(ruleset, words))]
    if not ruleset.is_shipped:
        lines.append(words("sheet-own", base=ruleset.base))
    for head, body in sheet_sections(ruleset, words):
        lines += ["## " + words(head), *body]
    return "\n\n".join(lines) + "\n"
