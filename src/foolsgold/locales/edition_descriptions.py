"""Texts about editions: titles, differences, options, rules sheets."""

from enum import StrEnum
from typing import Any

from foolsgold.base.messages import UserError
from foolsgold.games.catalogue import GAMES, Ruleset, shipped_editions, shipped_ruleset
from foolsgold.games.edition_fields import choices_of, edition_fields, is_settable, to_toml
from foolsgold.locales.rules_sheets import edition_title, is_card_section, sheet_sections
from foolsgold.locales.rules_sheets.saboteur import first_exact_player_count
from foolsgold.locales.translator import Translator
from foolsgold.play.rules_presentation import (
    ComparisonRow,
    EditionComparison,
    EditionDifference,
    EditionInfo,
    EditionOption,
    EditionSwitch,
    EditionTitle,
    RulesSheet,
    SheetCard,
    SheetSection,
    SwitchChoice,
)


def describe_editions(words: Translator) -> tuple[EditionInfo, ...]:
    """All shipped editions."""
    rulesets = [shipped_ruleset(edition) for edition in shipped_editions()]
    return tuple(
        EditionInfo(
            id=ruleset.id,
            game=ruleset.rules.name,
            title=edition_title(ruleset, words),
            seats=ruleset.edition.seats,
            options=tuple(
                EditionOption(name, words(f"rule-{name}")) for name in ruleset.edition.options
            ),
            differences=_differences_from_classic(ruleset, words),
            switches=_describe_switches(ruleset, words),
        )
        for ruleset in rulesets
    )


def describe_rules(ruleset: Ruleset, words: Translator) -> RulesSheet:
    """The rules sheet of an edition, for a reader who sees its cards drawn."""
    title = words("sheet-title", edition=edition_title(ruleset, words))
    sections = [
        SheetSection(
            words(head), tuple(body), _card_counts(ruleset) if is_card_section(head) else ()
        )
        for head, body in sheet_sections(ruleset, words, drawn=True)
    ]
    if not ruleset.is_shipped:
        own = words("sheet-own", base=ruleset.base)
        first = sections[0]
        sections[0] = SheetSection(first.head, (own, *first.paragraphs), first.cards)
    return RulesSheet(title, tuple(sections), ruleset.rules.name)


def compare_editions(words: Translator) -> tuple[EditionComparison, ...]:
    """The shipped editions of each game side by side."""
    rulesets = [shipped_ruleset(edition) for edition in shipped_editions()]
    return tuple(
        _compare_rulesets(
            [ruleset for ruleset in rulesets if ruleset.rules.name == rules.name], words
        )
        for rules in GAMES
    )


def _compare_rulesets(rulesets: list[Ruleset], words: Translator) -> EditionComparison:
    rules = rulesets[0].rules
    numbers = rule_numbers(rulesets[0])
    return EditionComparison(
        rules.name,
        tuple(EditionTitle(ruleset.id, edition_title(ruleset, words)) for ruleset in rulesets),
        tuple(
            ComparisonRow(
                words(f"switch-{switch}"),
                numbers[switch],
                tuple(switch_value_text(ruleset.edition, switch, words) for ruleset in rulesets),
            )
            for switch in rules.switch_names
        ),
    )


def rule_numbers(ruleset: Ruleset) -> dict[str, str]:
    """For each value of an edition the numbers of its rules."""
    return {
        field.name: field.constraint.rules for field in edition_fields(ruleset.rules.edition_type)
    }


def _card_counts(ruleset: Ruleset) -> tuple[SheetCard, ...]:
    return tuple(SheetCard(*card) for card in ruleset.edition.cards)


def describe_shipped_rules(edition: str, words: Translator) -> RulesSheet:
    """The rules sheet of a shipped edition; `UserError` if there is none of that name."""
    # Not `find`: it would take the path of a file.
    if edition not in shipped_editions():
        raise UserError("edition-unknown", name=edition, known=", ".join(shipped_editions()))
    return describe_rules(shipped_ruleset(edition), words)


def switch_value_text(edition: Any, switch: str, words: Translator) -> str:
    """One switch of an edition, in words."""
    value = getattr(edition, switch)
    if switch == "broken_unpaid" and not value and switch in edition.options:
        return words("value-broken_unpaid-option")
    if switch == "roles":
        exact = first_exact_player_count(edition)
        return (
            words("value-roles-always") if exact is None else words("value-roles-from", seats=exact)
        )
    return _value_text(switch, value, words)


def _value_text(switch: str, value: Any, words: Translator) -> str:
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


def _differences_from_classic(ruleset: Ruleset, words: Translator) -> tuple[EditionDifference, ...]:
    classic = shipped_ruleset(ruleset.rules.reference_edition).edition
    found = []
    numbers = rule_numbers(ruleset)
    for switch in ruleset.rules.switch_names:
        value = switch_value_text(ruleset.edition, switch, words)
        if value != switch_value_text(classic, switch, words):
            found.append(EditionDifference(words(f"switch-{switch}"), value, numbers[switch]))
    return tuple(found)


def _describe_switches(ruleset: Ruleset, words: Translator) -> tuple[EditionSwitch, ...]:
    return tuple(
        EditionSwitch(
            id=field.name,
            title=words(f"switch-{field.name}"),
            rules=field.constraint.rules,
            value=to_toml(getattr(ruleset.edition, field.name)),
            choices=tuple(
                SwitchChoice(to_toml(value), _value_text(field.name, value, words))
                for value in choices_of(field)
            ),
            low=field.constraint.low,
            high=field.constraint.high,
        )
        for field in edition_fields(ruleset.rules.edition_type)
        if is_settable(field)
    )
