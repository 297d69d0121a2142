"""Editions in words: what they are called, where they differ, what a table may switch on."""

from enum import StrEnum
from typing import Any, NamedTuple

from foolsgold.base.phrases import Complaint
from foolsgold.games.catalogue import Box, box_of, shipped
from foolsgold.locales.sheets import edition_title, sections_of
from foolsgold.locales.sheets.saboteur import exact_from
from foolsgold.locales.words import Words


class EditionTold(NamedTuple):
    """An edition for somebody who chooses one."""

    id: str
    game: str
    title: str
    seats: tuple[int, int]
    options: tuple[tuple[str, str], ...]
    """Ids, and what they are called."""
    differences: tuple[tuple[str, str], ...]
    """Where it decides otherwise than the classic edition of its game: on what, and how."""


class SheetTold(NamedTuple):
    """A rules sheet in parts."""

    title: str
    sections: tuple[tuple[str, tuple[str, ...]], ...]


def editions_told(words: Words) -> tuple[EditionTold, ...]:
    """All shipped editions."""
    boxes = [box_of(edition) for edition in shipped()]
    return tuple(
        EditionTold(
            box.id,
            box.rules.name,
            edition_title(box, words),
            box.edition.seats,
            tuple((option, words(f"rule-{option}")) for option in box.edition.options),
            _differences(box, words),
        )
        for box in boxes
    )


def sheet_told(box: Box, words: Words) -> SheetTold:
    """The rules sheet of an edition."""
    title = words("sheet-title", edition=edition_title(box, words))
    sections = [(words(head), tuple(body)) for head, body in sections_of(box, words)]
    if not box.is_shipped:
        head, body = sections[0]
        sections[0] = head, (words("sheet-own", base=box.base), *body)
    return SheetTold(title, tuple(sections))


def shipped_sheet(edition: str, words: Words) -> SheetTold:
    """The rules sheet of a shipped edition; `Complaint` if there is none of that name."""
    # Not `find`: it would take the path of a file.
    if edition not in shipped():
        raise Complaint("edition-unknown", name=edition, known=", ".join(shipped()))
    return sheet_told(box_of(edition), words)


def switch_value(edition: Any, switch: str, words: Words) -> str:
    """One switch of an edition, in words."""
    value = getattr(edition, switch)
    if switch == "broken_unpaid":
        kind = "on" if value else "option" if switch in edition.options else "off"
        return words(f"value-broken_unpaid-{kind}")
    if switch == "roles":
        exact = exact_from(edition)
        return (
            words("value-roles-always") if exact is None else words("value-roles-from", seats=exact)
        )
    if switch == "min_path_cards":
        return words("value-min_path_cards", number=value)
    if isinstance(value, bool):
        return words("value-yes" if value else "value-no")
    if value is None:
        return words("value-none")
    if isinstance(value, int):
        return words("value-number", number=value)
    assert isinstance(value, StrEnum)
    return words(f"value-{switch}-{value}")


def _differences(box: Box, words: Words) -> tuple[tuple[str, str], ...]:
    classic = box_of(box.rules.classic).edition
    found = []
    for switch in box.rules.switches:
        value = switch_value(box.edition, switch, words)
        if value != switch_value(classic, switch, words):
            found.append((words(f"switch-{switch}"), value))
    return tuple(found)
