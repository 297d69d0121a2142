"""Quotes the sentences of a rules sheet about one rule, by the numbers in brackets."""

import re
from collections.abc import Iterator
from functools import cache

from foolsgold.games.catalogue import Ruleset, shipped_ruleset
from foolsgold.locales.rules_sheets import is_aim_section, sheet_sections
from foolsgold.locales.translator import LEFT_TO_RIGHT_MARK, Translator, translator_for

_SENTENCES = re.compile(r"[^\]]*\]|[^\]]+$")
_NUMBERS = re.compile(r"\s*\u200e?\[([^\]]+)\]\u200e?$")
_NUMBER = re.compile(r"([A-Z]?)(\d+(?:\.\d+)?)(?:[–-][A-Z]?(\d+))?")


def quote_rule(ruleset: Ruleset, rule: str, words: Translator) -> tuple[str, ...]:
    """The sentences of an edition's sheet that tell a rule, without the numbers."""
    quotes = (
        _quotes_of_shipped(ruleset.id, words.lang)
        if ruleset.is_shipped
        else _quotes_by_rule(ruleset, words)
    )
    return quotes.get(rule, ())


@cache
def _quotes_of_shipped(edition: str, lang: str) -> dict[str, tuple[str, ...]]:
    return _quotes_by_rule(shipped_ruleset(edition), translator_for(lang))


def _quotes_by_rule(ruleset: Ruleset, words: Translator) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    first: dict[str, tuple[str, ...]] = {}
    for head, paragraphs in sheet_sections(ruleset, words, drawn=True):
        quotes = first if is_aim_section(head) else found
        for paragraph in paragraphs:
            for text, rules in split_sentences(paragraph):
                for rule in rules:
                    quotes[rule] = (*quotes.get(rule, ()), text)
    # The section about the aim is general; other sections are more precise.
    return first | found


def split_sentences(paragraph: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The sentences of a paragraph, each with the rules its brackets name.

    >>> [*split_sentences("One thing. [R1–R3] Another. [S4, 0.7]")]
    [('One thing.', ('R1', 'R2', 'R3')), ('Another.', ('S4', '0.7'))]
    """
    for line in paragraph.split("\n"):
        for piece in _SENTENCES.findall(line.removeprefix("- ")):
            text = piece.strip().removeprefix(LEFT_TO_RIGHT_MARK).strip()
            brackets = _NUMBERS.search(text)
            if brackets:
                rules = tuple(
                    rule for part in brackets[1].split(",") for rule in _expand_rule_range(part)
                )
                if rules:
                    yield _NUMBERS.sub("", text), rules


def _expand_rule_range(part: str) -> Iterator[str]:
    number = _NUMBER.fullmatch(part.strip())
    if number is None:
        return
    letter, first, last = number.groups()
    if last is None:
        yield f"{letter}{first}"
    else:
        yield from (f"{letter}{each}" for each in range(int(first), int(last) + 1))
