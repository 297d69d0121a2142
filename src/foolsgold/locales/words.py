"""Turns message ids into words: one Fluent bundle a language, plurals and digits done right."""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from importlib import resources
from unicodedata import bidirectional

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from foolsgold.base.phrases import Complaint, Phrase

LANGUAGES = ("en", "uk", "ru", "fa", "lv", "he")
RIGHT_TO_LEFT = ("fa", "he")
RIGHT_TO_LEFT_MARK = "\u200f"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
OUR_MARKS = "\u200c\u200d\u200e\u200f\u2068\u2069"
"""What is not printable and yet belongs in sentences: joiners and our own direction marks."""
NO_MARKS = {ord(mark): None for mark in (ISOLATE, END_ISOLATE, RIGHT_TO_LEFT_MARK)}
MOST_SHOWN = 900
"""Fluent takes no longer pieces, and nobody reads them."""
DECIMAL_COMMA = ("uk", "ru", "lv")
FILES = ("app", "saboteur", "sheet", "gobblings", "sheet-gobblings")
PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


class Number(FluentInt):
    """A whole number as this language writes it: no grouping, and a Persian reader's own digits."""

    def format(self, locale: object) -> str:
        """The number in digits."""
        digits = str(int(self))
        return digits.translate(PERSIAN_DIGITS) if str(locale) == "fa" else digits


class Words:
    """All the words of one language: `words("id", count=3)`."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Complaint("lang-unknown", name=lang, known=", ".join(LANGUAGES))
        self.lang = lang
        self.right_to_left = lang in RIGHT_TO_LEFT
        # Isolation marks keep a Latin name from upsetting a Hebrew sentence; in a language
        # written left to right they would only be noise on the terminal.
        self._bundle = FluentBundle([lang], use_isolating=self.right_to_left)
        for name in FILES:
            file = resources.files(__package__) / "ftl" / lang / f"{name}.ftl"
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, message: str, **args: object) -> str:
        """The message in this language."""
        return self.say(Phrase(message, args))

    def say(self, phrase: Phrase) -> str:
        """A phrase in this language; phrases inside it are said first."""
        pattern = self._bundle.get_message(phrase.id).value
        assert pattern is not None, phrase.id
        args = {name: self._spoken(arg) for name, arg in phrase.args.items()}
        # Not `format_pattern`: it would turn our numbers into ones that know only Latin digits.
        errors: list[Exception] = []
        here = CurrentEnvironment(args=args)
        text = pattern(ResolverEnvironment(context=self._bundle, current=here, errors=errors))
        assert not errors, (phrase.id, errors)
        return str(text)

    def unmarked(self, message: str, **args: object) -> str:
        """The message without direction marks: for names that are kept, not shown at once."""
        return self(message, **args).translate(NO_MARKS)

    def listed(self, items: Iterable[object]) -> str:
        """Items side by side, read in this language's direction even if they are all numbers."""
        texts = (
            self.digits(item) if isinstance(item, int) else str(self._spoken(item))
            for item in items
        )
        return self.line(self("list-separator").join(texts))

    def line(self, text: str) -> str:
        """A text whose lines all begin at this language's side, even those that begin in Latin."""
        if not self.right_to_left:
            return text
        return "\n".join(RIGHT_TO_LEFT_MARK + line if line else "" for line in text.split("\n"))

    def digits(self, number: int) -> str:
        """A whole number as this language writes it."""
        return Number(number).format(self.lang)

    def decimal(self, number: float, places: int) -> str:
        """A number with decimals as this language writes it."""
        text = f"{number:.{places}f}"
        if self.lang == "fa":
            return text.replace(".", "٫").translate(PERSIAN_DIGITS)
        return text.replace(".", ",") if self.lang in DECIMAL_COMMA else text

    def _spoken(self, arg: object) -> object:
        if isinstance(arg, Phrase):
            return self.say(arg)
        if isinstance(arg, bool):
            return yes_no(arg)
        if isinstance(arg, int):
            return Number(arg)
        if isinstance(arg, StrEnum):
            return arg.value
        return self._harmless(str(arg))

    def _harmless(self, text: str) -> str:
        """Text from outside: nothing that steers a terminal, and no direction that spills over."""
        text = text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"
        shown = "".join(c if c.isprintable() or c in OUR_MARKS else "\ufffd" for c in text)
        spills = not self.right_to_left and any(bidirectional(c) in ("R", "AL") for c in shown)
        return f"{ISOLATE}{shown}{END_ISOLATE}" if spills else shown


def yes_no(value: bool) -> str:  # noqa: FBT001 - the value itself is what is asked about
    """How a message asks about a truth: [yes] or [no]."""
    return "yes" if value else "no"


@cache
def words_for(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)


def language_of(setting: str | None) -> str:
    """The language of an environment setting such as `uk_UA.UTF-8`; English if it is none of ours.

    >>> language_of("uk_UA.UTF-8"), language_of("iw_IL"), language_of("C")
    ('uk', 'he', 'en')
    """
    code = (setting or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    code = {"iw": "he"}.get(code, code)
    return code if code in LANGUAGES else "en"
