"""Plural forms of integers by the CLDR rules, for our six languages.

A test compares these few lines with the full CLDR data.
"""

from collections.abc import Callable

PluralForm = Callable[[int], str]


def _english(number: int) -> str:
    return "one" if number == 1 else "other"


def _slavic(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        return "few"
    return "many"


def _persian(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _latvian(number: int) -> str:
    if number % 10 == 0 or 11 <= number % 100 <= 19:
        return "zero"
    return "one" if number % 10 == 1 else "other"


def _hebrew(number: int) -> str:
    return {1: "one", 2: "two"}.get(number, "other")


_FORMS: dict[str, PluralForm] = {
    "en": _english,
    "uk": _slavic,
    "ru": _slavic,
    "fa": _persian,
    "lv": _latvian,
    "he": _hebrew,
}


def plural_form(lang: str, number: int) -> str:
    """The form's name in CLDR and so in Fluent; a number below zero takes that of the one above.

    >>> [plural_form("uk", number) for number in (1, 3, 11, -21)]
    ['one', 'few', 'many', 'one']
    """
    return _FORMS[lang](abs(number))
