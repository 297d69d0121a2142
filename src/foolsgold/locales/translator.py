"""Translates messages: one Fluent bundle per language, with plurals, digits and text direction."""

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from unicodedata import bidirectional

from foolsgold.base.messages import Message, UserError
from foolsgold.locales.bundle import MessageBundle, MessageValue
from foolsgold.tunnel.tiles import Cell

LANGUAGES = ("en", "uk", "ru", "fa", "lv", "he")
RIGHT_TO_LEFT_LANGUAGES = ("fa", "he")
RIGHT_TO_LEFT_MARK = "\u200f"
LEFT_TO_RIGHT_MARK = "\u200e"
ALLOWED_MARKS = "\u200c\u200d" + LEFT_TO_RIGHT_MARK + RIGHT_TO_LEFT_MARK
"""Invisible characters that sentences need: joiners and direction marks."""
WITHOUT_MARKS = {ord(mark): None for mark in (LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK)}
MAX_ARGUMENT_LETTERS = 900
"""Longer arguments are cut."""
DECIMAL_COMMA_LANGUAGES = ("uk", "ru", "lv")
MESSAGE_FOLDERS = ("", "screens", "server", "terminal")
"""Messages the page always loads, loads with a screen, and those used by Python alone."""
MESSAGE_FILES = tuple(
    f"{folder}/{name}".lstrip("/")
    for folder in MESSAGE_FOLDERS
    for name in sorted(
        file.name.removesuffix(".ftl")
        for file in (resources.files(__package__) / "ftl" / LANGUAGES[0] / folder).iterdir()
        if file.name.endswith(".ftl")
    )
)
LATIN_LITERAL = re.compile(r'\{ "([^"\\]*[A-Za-z][^"\\]*)" \}')
"""Literals in a message, such as { "--database" }."""
RULE_NUMBERS = re.compile(r"\[(?:[GORS]|0\.)[\d…][^\]\n]*\]")
"""Where a sentence names its rules, such as [R79, R88]."""
PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


class Translator:
    """The messages of one language: `words("id", count=3)`."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UserError("lang-unknown", name=lang, known=", ".join(LANGUAGES))
        self.lang = lang
        self.is_right_to_left = lang in RIGHT_TO_LEFT_LANGUAGES
        self._bundle = MessageBundle(lang)
        for name in MESSAGE_FILES:
            file = resources.files(__package__) / "ftl" / lang / f"{name}.ftl"
            text = file.read_text(encoding="utf-8")
            if self.is_right_to_left:
                text = RULE_NUMBERS.sub(
                    _isolate_rule_numbers, LATIN_LITERAL.sub(_isolate_literal, text)
                )
            self._bundle.add_file(text)

    def __call__(self, message: str, **args: object) -> str:
        """The message in this language."""
        return self.translate(Message(message, args))

    def translate(self, message: Message) -> str:
        """A message in this language; arguments that are messages are translated too."""
        values = {name: self._message_value(arg) for name, arg in message.args.items()}
        return self._bundle.format_message(message.id, values)

    def without_marks(self, message: str, **args: object) -> str:
        """The message without direction marks, for names that are stored."""
        return self(message, **args).translate(WITHOUT_MARKS)

    def join_list(self, items: Iterable[object]) -> str:
        """Items side by side, read in this language's direction even if they are all numbers."""
        texts = (
            self.format_integer(item) if isinstance(item, int) else self._sanitise(str(item))
            for item in items
        )
        separator = self("list-separator")
        if self.is_right_to_left:
            # Between two Latin items it would take their direction, and reverse the list.
            separator = RIGHT_TO_LEFT_MARK + separator
        return self.align_lines(separator.join(texts))

    def align_lines(self, text: str) -> str:
        """Makes each line start on this language's side, even if it begins with Latin letters."""
        if not self.is_right_to_left:
            return text
        return "\n".join(RIGHT_TO_LEFT_MARK + line if line else "" for line in text.split("\n"))

    def format_integer(self, number: int) -> str:
        """An integer in this language's digits (Persian has its own), without grouping."""
        digits = str(int(number))
        return digits.translate(PERSIAN_DIGITS) if self.lang == "fa" else digits

    def format_decimal(self, number: float, places: int) -> str:
        """A number with decimals as this language writes it."""
        text = f"{number:.{places}f}"
        if self.lang == "fa":
            return text.replace(".", "٫").translate(PERSIAN_DIGITS)
        return text.replace(".", ",") if self.lang in DECIMAL_COMMA_LANGUAGES else text

    def _message_value(self, arg: object) -> MessageValue:
        if isinstance(arg, Message | bool):
            text = self.translate(arg) if isinstance(arg, Message) else yes_no(arg)
            return MessageValue(text, text)
        if isinstance(arg, int):
            return MessageValue(int(arg), self.format_integer(arg))
        text = str(arg)
        if isinstance(arg, Cell) and self.lang == "fa":
            text = text.translate(PERSIAN_DIGITS)
        return MessageValue(text, self._sanitise(text))

    def _sanitise(self, text: str) -> str:
        """Removes control characters from untrusted text, and cuts it."""
        text = text if len(text) <= MAX_ARGUMENT_LETTERS else text[:MAX_ARGUMENT_LETTERS] + "…"
        return self.isolate(
            "".join(c if c.isprintable() or c in ALLOWED_MARKS else "\ufffd" for c in text)
        )

    def isolate(self, text: str) -> str:
        """Isolates a text of the opposite direction, so that its neighbours keep their order.

        Fluent's isolation marks are not used, because many terminals draw boxes for them. In a
        right-to-left sentence cells such as -1,0 are isolated too, or their signs would move.
        """
        if self.is_right_to_left and text.startswith(RIGHT_TO_LEFT_MARK):
            return text
        kinds = {bidirectional(letter) for letter in text}
        if self.is_right_to_left:
            other = "L" in kinds or ("EN" in kinds and kinds & {"ES", "CS", "ON", "WS"})
        else:
            other = kinds & {"R", "AL"}
        return f"{LEFT_TO_RIGHT_MARK}{text}{LEFT_TO_RIGHT_MARK}" if other else text


def _isolate_literal(literal: re.Match[str]) -> str:
    """Without marks, the signs in front of such a word would move behind it."""
    return f'{{ "{LEFT_TO_RIGHT_MARK}{literal[1]}{LEFT_TO_RIGHT_MARK}" }}'


def _isolate_rule_numbers(rules: re.Match[str]) -> str:
    """Without marks, a line that ends between two numbers would turn its bracket round."""
    return f"{LEFT_TO_RIGHT_MARK}{rules[0]}{LEFT_TO_RIGHT_MARK}"


def yes_no(value: bool) -> str:  # noqa: FBT001 - the value itself is what is asked about
    """A bool as messages select by it: [yes] or [no]."""
    return "yes" if value else "no"


@cache
def translator_for(lang: str) -> Translator:
    """The translator of a language, cached."""
    return Translator(lang)


def language_from_setting(setting: str | None) -> str:
    """The language of an environment setting such as `uk_UA.UTF-8`; English if it is not supported.

    >>> [language_from_setting(setting) for setting in ("uk_UA.UTF-8", "iw_IL", "C")]
    ['uk', 'he', 'en']
    """
    code = (setting or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    code = {"iw": "he"}.get(code, code)
    return code if code in LANGUAGES else "en"
