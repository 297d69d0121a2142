"""Messages are put together exactly as Fluent's own library does it; numbers bend as CLDR says."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

import foolsgold
from foolsgold.base.rng import Rng
from foolsgold.locales.bundle import MessageBundle, MessageValue, Pattern, Selection
from foolsgold.locales.plural_rules import plural_form
from foolsgold.locales.translator import LANGUAGES, MESSAGE_FILES

FTL = Path(foolsgold.__file__).parent / "locales" / "ftl"
FORMS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 11, 21, 102)
"""In each language, one for each form at least."""
MOST = 50
"""Combinations of values tried in one message."""


class JudgedNumber(FluentInt):
    """A number with a look of its own, for the judge."""

    def format(self, _locale: object) -> str:
        return f"<{int(self)}>"


class JudgedText(FluentType, str):
    """A text with a look of its own, for the judge."""

    def format(self, _locale: object) -> str:  # type: ignore[override]  # `str` has another of that name
        return f"<{self!s}>"


@cache
def texts(lang: str) -> tuple[str, ...]:
    return tuple((FTL / lang / f"{name}.ftl").read_text("utf-8") for name in MESSAGE_FILES)


def ours(lang: str) -> MessageBundle:
    bundle = MessageBundle(lang)
    for text in texts(lang):
        bundle.add_file(text)
    return bundle


def judge(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts(lang):
        bundle.add_resource(FluentResource(text))
    return bundle


def judged(bundle: FluentBundle, message: str, args: dict[str, int | str]) -> str:
    values = {
        name: JudgedNumber(value) if isinstance(value, int) else JudgedText(value)
        for name, value in args.items()
    }
    errors: list[Exception] = []
    here = ResolverEnvironment(bundle, errors=errors, current=CurrentEnvironment(args=values))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text = str(pattern(here))
    assert not errors
    return text


def keys(pattern: Pattern) -> dict[str, set[int | str]]:
    """The variables of a message, and what is asked about them."""
    found: dict[str, set[int | str]] = defaultdict(set)
    for part in pattern:
        if isinstance(part, Selection):
            found[part.variable] |= {key for key, _ in part.variants}
            for inner in (inner for _, inner in part.variants):
                for variable, more in keys(inner).items():
                    found[variable] |= more
        elif not isinstance(part, str):
            found[part.variable] |= set()
    return found


def arguments(pattern: Pattern) -> Iterator[dict[str, int | str]]:
    """All that matters in a message, in all combinations; of very many, the same few each time."""
    choices: dict[str, tuple[int | str, ...]] = {}
    for variable, asked in keys(pattern).items():
        is_count = any(key in FORMS or isinstance(key, int) for key in asked)
        choices[variable] = NUMBERS if is_count else (*sorted(map(str, asked)), "Anna")
    for values in Rng(0).shuffled(product(*choices.values()))[:MOST]:
        yield dict(zip(choices, values, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_what_fluent_makes_of_it(lang: str) -> None:
    bundle, fluent = ours(lang), judge(lang)
    compared = 0
    for message, pattern in bundle.parse_all().items():
        for args in arguments(pattern):
            values = {name: MessageValue(value, f"<{value}>") for name, value in args.items()}
            assert bundle.format_message(message, values) == judged(fluent, message, args), (
                message,
                args,
            )
            compared += 1
    assert len(bundle.parse_all()) == len(fluent._messages)
    # Each at least once, and those that choose once for each choice.
    assert compared > 1.5 * len(bundle.parse_all())


ODD = """
# a comment
lines = first
    second { $name }
      indented
quoted = { "{ " }{ "\\u05D0" }{ "\\\\" }
nested = { $who ->
    [you] { $count ->
        [0] none
        [one] one of { $count }
       *[other] many
      }
   *[other] { $name }
}
first = { $count ->
    [one] form
    [1] number
   *[other] { "" }
}
"""


@pytest.mark.parametrize("count", [-21, -1, 0, 1, 2, 21])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_no_message_has_yet_is_what_fluent_makes_of_it(lang: str, count: int) -> None:
    bundle, fluent = MessageBundle(lang), FluentBundle([lang], use_isolating=False)
    bundle.add_file(ODD)
    fluent.add_resource(FluentResource(ODD))
    for who, message in product(("you", "other"), ("lines", "quoted", "nested", "first")):
        args: dict[str, int | str] = {"who": who, "count": count, "name": "Anna"}
        values = {name: MessageValue(value, f"<{value}>") for name, value in args.items()}
        assert bundle.format_message(message, values) == judged(fluent, message, args)


def test_a_message_is_read_only_when_it_is_said() -> None:
    bundle = MessageBundle("en")
    bundle.add_file("# of two\na = one\n# of another\nbroken = { -b }\n")
    assert bundle.format_message("a", {}) == "one"
    with pytest.raises(ValueError, match="not a part"):
        bundle.format_message("broken", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_cldr(lang: str) -> None:
    rule = Locale(lang).plural_form
    for number in (*range(-130, 1300), 10**6, 10**9 + 1):
        assert plural_form(lang, number) == rule(number), number


@pytest.mark.parametrize(
    "text",
    [
        "a = { b }",
        "a = { -b }",
        "a = { B() }",
        "a = { 1 }",
        "-a = term",
        "a = b\n    .c = attribute",
        "a = { NUMBER($b) ->\n   *[other] c\n }",
        "a = { $b ->\n    [1.5] c\n   *[other] d\n }",
        "a { broken",
    ],
)
def test_unsupported_syntax_is_refused_when_it_is_parsed(text: str) -> None:
    bundle = MessageBundle("en")
    bundle.add_file(f"first = one\n{text}")
    with pytest.raises(ValueError, match=r"not a |invalid literal"):
        bundle.parse_all()


def test_a_value_that_is_not_given_is_an_error() -> None:
    bundle = MessageBundle("en")
    bundle.add_file("a = { $b }")
    with pytest.raises(KeyError, match="b"):
        bundle.format_message("a", {})
