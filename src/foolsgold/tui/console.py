"""Console input and output: a colour terminal, a pipe, or plain text for screen readers."""

from rich.console import Console
from rich.text import Text

from foolsgold.locales.translator import LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK, Translator

MAX_DIGITS = 4


class Quit(Exception):
    """The person leaves, or the input has ended."""


class ConsoleFront:
    """Prints lines and asks questions; `is_plain` means text only, no drawings."""

    def __init__(self, words: Translator, console: Console, *, plain: bool) -> None:
        self.words = words
        self.console = console
        self.is_plain = plain

    def say(self, text: str | Text = "", style: str = "") -> None:
        """One line or paragraph."""
        if isinstance(text, Text):
            text = Text(RIGHT_TO_LEFT_MARK * self.words.is_right_to_left) + text
        else:
            text = self.words.align_lines(text)
        self.console.print(
            text, style=style, markup=False, highlight=False, soft_wrap=self.is_plain, emoji=False
        )

    def draw_line(self, line: Text) -> None:
        """A line of a drawing: never wrapped, never mirrored."""
        if self.words.is_right_to_left and line.plain.strip():
            line = Text(LEFT_TO_RIGHT_MARK) + line
        self.console.print(line, soft_wrap=True, markup=False, highlight=False)

    def ask(self, prompt: str) -> str:
        """The person's answer, trimmed; `Quit` when there are no more answers."""
        try:
            answer = self.console.input(
                Text(f"{self.words.align_lines(prompt)} "), markup=False, emoji=False
            )
        except (EOFError, UnicodeDecodeError):
            self.say()
            raise Quit from None
        return answer.strip()

    def parse_number(self, text: str, high: int) -> int | None:
        """A number typed from 1 to `high`, in any language's digits; None if it is none."""
        # int() alone would also take signs, underscores and spaces.
        plain = text.isdecimal() and len(text) <= MAX_DIGITS
        return int(text) if plain and 1 <= int(text) <= high else None
