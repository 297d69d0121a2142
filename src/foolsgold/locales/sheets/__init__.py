"""The rules sheet for players, put together from an edition's data, in any language."""

from typing import Any

from foolsgold.games.catalogue import Box
from foolsgold.locales.sheets.gobblings import GobblingsSheet
from foolsgold.locales.sheets.saboteur import SaboteurSheet
from foolsgold.locales.words import Words

SHEETS: dict[str, Any] = {"saboteur": SaboteurSheet, "gobblings": GobblingsSheet}


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
    for head, body in SHEETS[box.rules.name](box.edition, words).sections():
        lines += ["## " + words(head), *body]
    return "\n\n".join(lines) + "\n"
