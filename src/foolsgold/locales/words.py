"""Turns message ids into words: one Fluent bundle a language, plurals and digits done right."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from unicodedata import bidirectional

from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.locales.bundle import Bundle, Value
from foolsgold.tunnel.tiles import Cell

LANGUAGES = ("en", "uk", "ru", "fa", "lv", "he")
RIGHT_TO_LEFT = ("fa", "he")
RIGHT_TO_LEFT_MARK = "\u200f"
LEFT_TO_RIGHT_MARK = "\u200e"
OUR_MARKS = "\u200c\u200d" + LEFT_TO_RIGHT_MARK + RIGHT_TO_LEFT_MARK
"""What is not printable and yet belongs in sentences: joiners and our own direction marks."""
NO_MARKS = {ord(mark): None for mark in (LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK)}
MOST_SHOWN = 900
"""Nobody reads longer pieces."""
DECIMAL_COMMA = ("uk", "ru", "lv")
FOLDERS = ("", "screens", "server", "terminal")
"""What the page always has, what it fetches with a screen, and what only Python says."""
FILES = tuple(
    f"{folder}/{name}".lstrip("/")
    for folder in FOLDERS
    for name in sorted(
        file.name.removesuffix(".ftl")
        for file in (resources.files(__package__) / "ftl" / LANGUAGES[0] / folder).iterdir()
        if file.name.endswith(".ftl")
    )
)
LATIN_LITERAL = re.compile(r'\{ "([^"\\]*[A-Za-z][^"\\]*)" \}')
"""Words of the program in a message, such as { "--database" }."""
RULE_NUMBERS = re.compile(r"\[(?:[GORS]|0\.)[\d…][^\]\n]*\]")
"""Where a sentence names its rules, such as [R79, R88]."""
PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


class Words:
    """All the words of one language: `words("id", count=3)`."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Complaint("lang-unknown", name=lang, known=", ".join(LANGUAGES))
        self.lang = lang
        self.right_to_left = lang in RIGHT_TO_LEFT
        self._bundle = Bundle(lang)
        for name in FILES:
            file = resources.files(__package__) / "ftl" / lang / f"{name}.ftl"
            text = file.read_text(encoding="utf-8")
            if self.right_to_left:
                text = RULE_NUMBERS.sub(_bracketed, LATIN_LITERAL.sub(_held_apart, text))
            self._bundle.add(text)

    def __call__(self, message: str, **args: object) -> str:
        """The message in this language."""
        return self.say(Phrase(message, args))

    def say(self, phrase: Phrase) -> str:
        """A phrase in this language; phrases inside it are said first."""
        values = {name: self._value(arg) for name, arg in phrase.args.items()}
        return self._bundle.say(phrase.id, values)

    def unmarked(self, message: str, **args: object) -> str:
        """The message without direction marks: for names that are kept, not shown at once."""
        return self(message, **args).translate(NO_MARKS)

    def listed(self, items: Iterable[object]) -> str:
        """Items side by side, read in this language's direction even if they are all numbers."""
        texts = (
            self.digits(item) if isinstance(item, int) else self._harmless(str(item))
            for item in items
        )
        separator = self("list-separator")
        if self.right_to_left:
            # Between two Latin items it would belong to them, and the list run from the left.
            separator = RIGHT_TO_LEFT_MARK + separator
        return self.line(separator.join(texts))

    def line(self, text: str) -> str:
        """A text whose lines all begin at this language's side, even those that begin in Latin."""
        if not self.right_to_left:
            return text
        return "\n".join(RIGHT_TO_LEFT_MARK + line if line else "" for line in text.split("\n"))

    def digits(self, number: int) -> str:
        """A whole number as this language writes it: no grouping, a Persian reader's own digits."""
        digits = str(int(number))
        return digits.translate(PERSIAN_DIGITS) if self.lang == "fa" else digits

    def decimal(self, number: float, places: int) -> str:
        """A number with decimals as this language writes it."""
        text = f"{number:.{places}f}"
        if self.lang == "fa":
            return text.replace(".", "٫").translate(PERSIAN_DIGITS)
        return text.replace(".", ",") if self.lang in DECIMAL_COMMA else text

    def _value(self, arg: object) -> Value:
        if isinstance(arg, Phrase | bool):
            text = self.say(arg) if isinstance(arg, Phrase) else yes_no(arg)
            return Value(text, text)
        if isinstance(arg, int):
            return Value(int(arg), self.digits(arg))
        text = str(arg)
        if isinstance(arg, Cell) and self.lang == "fa":
            text = text.translate(PERSIAN_DIGITS)
        return Value(text, self._harmless(text))

    def _harmless(self, text: str) -> str:
        """Text from outside: nothing that steers a terminal, nothing endless."""
        text = text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"
        return self.apart(
            "".join(c if c.isprintable() or c in OUR_MARKS else "\ufffd" for c in text)
        )

    def apart(self, text: str) -> str:
        """A text of the other direction, held apart so that its neighbours do not change places.

        Not by Fluent's isolation marks: many terminals draw boxes for them.
        In a right-to-left sentence that goes for cells such as -1,0 too: without marks the
        signs between the numbers would move.
        """
        if self.right_to_left and text.startswith(RIGHT_TO_LEFT_MARK):
            return text
        kinds = {bidirectional(letter) for letter in text}
        if self.right_to_left:
            other = "L" in kinds or ("EN" in kinds and kinds & {"ES", "CS", "ON", "WS"})
        else:
            other = kinds & {"R", "AL"}
        return f"{LEFT_TO_RIGHT_MARK}{text}{LEFT_TO_RIGHT_MARK}" if other else text


def _held_apart(literal: re.Match[str]) -> str:
    """Without marks, the signs in front of such a word would move behind it."""
    return f'{{ "{LEFT_TO_RIGHT_MARK}{literal[1]}{LEFT_TO_RIGHT_MARK}" }}'


def _bracketed(rules: re.Match[str]) -> str:
    """Without marks, a line that ends between two numbers would turn its bracket round."""
    return f"{LEFT_TO_RIGHT_MARK}{rules[0]}{LEFT_TO_RIGHT_MARK}"


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
