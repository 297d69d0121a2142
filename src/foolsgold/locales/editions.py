"""Editions in words: what they are called, where they differ, what a table may switch on."""

from enum import StrEnum
from typing import Any

from foolsgold.base.messages import Complaint
from foolsgold.games.catalogue import GAMES, Box, box_of, shipped
from foolsgold.games.switches import choices_of, is_settable, toml_of, values_of
from foolsgold.locales.rules_sheets import edition_title, is_of_cards, sections_of
from foolsgold.locales.rules_sheets.saboteur import exact_from
from foolsgold.locales.translator import Words
from foolsgold.play.presentation import (
    CardShown,
    ChoiceShown,
    Compared,
    Comparison,
    EditionShown,
    OptionShown,
    Row,
    RulesShown,
    Section,
    SwitchShown,
    Titled,
)


def editions_told(words: Words) -> tuple[EditionShown, ...]:
    """All shipped editions."""
    boxes = [box_of(edition) for edition in shipped()]
    return tuple(
        EditionShown(
            id=box.id,
            game=box.rules.name,
            title=edition_title(box, words),
            seats=box.edition.seats,
            options=tuple(OptionShown(name, words(f"rule-{name}")) for name in box.edition.options),
            differences=_differences(box, words),
            switches=_switches(box, words),
        )
        for box in boxes
    )


def sheet_told(box: Box, words: Words) -> RulesShown:
    """The rules sheet of an edition, for a reader who sees its cards drawn."""
    title = words("sheet-title", edition=edition_title(box, words))
    sections = [
        Section(words(head), tuple(body), _cards(box) if is_of_cards(head) else ())
        for head, body in sections_of(box, words, drawn=True)
    ]
    if not box.is_shipped:
        own = words("sheet-own", base=box.base)
        first = sections[0]
        sections[0] = Section(first.head, (own, *first.paragraphs), first.cards)
    return RulesShown(title, tuple(sections), box.rules.name)


def comparisons_told(words: Words) -> tuple[Comparison, ...]:
    """The shipped editions of each game side by side."""
    boxes = [box_of(edition) for edition in shipped()]
    return tuple(
        _comparison([box for box in boxes if box.rules.name == rules.name], words)
        for rules in GAMES
    )


def _comparison(boxes: list[Box], words: Words) -> Comparison:
    rules = boxes[0].rules
    numbers = rule_numbers(boxes[0])
    return Comparison(
        rules.name,
        tuple(Titled(box.id, edition_title(box, words)) for box in boxes),
        tuple(
            Compared(
                words(f"switch-{switch}"),
                numbers[switch],
                tuple(switch_value(box.edition, switch, words) for box in boxes),
            )
            for switch in rules.switches
        ),
    )


def rule_numbers(box: Box) -> dict[str, str]:
    """For each value of an edition the numbers of its rules."""
    return {told.name: told.value.rules for told in values_of(box.rules.edition_type)}


def _cards(box: Box) -> tuple[CardShown, ...]:
    return tuple(CardShown(*card) for card in box.edition.cards)


def shipped_sheet(edition: str, words: Words) -> RulesShown:
    """The rules sheet of a shipped edition; `Complaint` if there is none of that name."""
    # Not `find`: it would take the path of a file.
    if edition not in shipped():
        raise Complaint("edition-unknown", name=edition, known=", ".join(shipped()))
    return sheet_told(box_of(edition), words)


def switch_value(edition: Any, switch: str, words: Words) -> str:
    """One switch of an edition, in words."""
    value = getattr(edition, switch)
    if switch == "broken_unpaid" and not value and switch in edition.options:
        return words("value-broken_unpaid-option")
    if switch == "roles":
        exact = exact_from(edition)
        return (
            words("value-roles-always") if exact is None else words("value-roles-from", seats=exact)
        )
    return _value_told(switch, value, words)


def _value_told(switch: str, value: Any, words: Words) -> str:
    """What a switch may be set to, in words."""
    if switch == "broken_unpaid":
        return words(f"value-broken_unpaid-{'on' if value else 'off'}")
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


def _differences(box: Box, words: Words) -> tuple[Row, ...]:
    classic = box_of(box.rules.classic).edition
    found = []
    numbers = rule_numbers(box)
    for switch in box.rules.switches:
        value = switch_value(box.edition, switch, words)
        if value != switch_value(classic, switch, words):
            found.append(Row(words(f"switch-{switch}"), value, numbers[switch]))
    return tuple(found)


def _switches(box: Box, words: Words) -> tuple[SwitchShown, ...]:
    return tuple(
        SwitchShown(
            id=told.name,
            title=words(f"switch-{told.name}"),
            rules=told.value.rules,
            value=toml_of(getattr(box.edition, told.name)),
            choices=tuple(
                ChoiceShown(toml_of(value), _value_told(told.name, value, words))
                for value in choices_of(told)
            ),
            low=told.value.low,
            high=told.value.high,
        )
        for told in values_of(box.rules.edition_type)
        if is_settable(told)
    )
