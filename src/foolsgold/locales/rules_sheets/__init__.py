"""Rules sheets for players, generated from an edition's values, in any language."""

from pkgutil import resolve_name

from foolsgold.games.catalogue import Ruleset, plugin_for
from foolsgold.locales.rules_sheets.sentences import Sections
from foolsgold.locales.translator import Translator


def sheet_sections(ruleset: Ruleset, words: Translator, *, drawn: bool = False) -> Sections:
    """The sections of an edition's sheet: heading ids and paragraphs.

    With `drawn`, cards are drawn and the text does not show their shapes.
    """
    sheet = resolve_name(plugin_for(ruleset.rules.name).rules_sheet)(
        ruleset.edition, words, drawn=drawn
    )
    sections: Sections = sheet.sections()
    return sections


def is_card_section(head: str) -> bool:
    """Whether this is the heading of the section about cards, where they are drawn."""
    return head.endswith("-head-box")


def is_aim_section(head: str) -> bool:
    """Whether this is the heading of the section about the aim of the game."""
    return head.endswith("-head-aim")


def edition_title(ruleset: Ruleset, words: Translator) -> str:
    """The title of an edition; shipped ones are translated."""
    if ruleset.is_shipped:
        return words(f"title-{ruleset.id}")
    return str(ruleset.edition.title) or ruleset.id


def rules_sheet(ruleset: Ruleset, words: Translator) -> str:
    """The whole sheet as Markdown."""
    lines = ["# " + words("sheet-title", edition=edition_title(ruleset, words))]
    if not ruleset.is_shipped:
        lines.append(words("sheet-own", base=ruleset.base))
    for head, body in sheet_sections(ruleset, words):
        lines += ["## " + words(head), *body]
    return "\n\n".join(lines) + "\n"
