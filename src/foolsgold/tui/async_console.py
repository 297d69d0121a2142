"""A front that never stands still: lines are read in a thread, and news is told between."""

import codecs
import queue
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, TextIO

from rich.console import Console
from rich.text import Text

from foolsgold.locales.translator import Words
from foolsgold.tui.console import Front, Leave

LOOK_SECONDS = 0.05
"""How long news is waited for before the keyboard is looked at again."""


class Stale(Exception):  # noqa: N818 - not an error: the table has moved on
    """What was asked about is not to be decided any more."""


class Lines:
    """What is typed, line by line, without ever waiting for it."""

    def __init__(self, stream: TextIO) -> None:
        self.is_terminal = stream.isatty()
        self.ended = False
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        # Below the buffer, whose lock a thread that still reads would take along when Python ends.
        self._raw: Any = stream.buffer.raw  # type: ignore[attr-defined]
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        text = ""
        try:
            while chunk := self._raw.read(4096):
                *lines, text = (text + decoder.decode(chunk)).split("\n")
                for line in lines:
                    self._typed.put(line)
        except OSError:
            pass  # the terminal is gone
        if text:
            self._typed.put(text)
        self._typed.put(None)

    def next(self) -> str | None:
        """The next line, if there is one."""
        try:
            line = None if self.ended else self._typed.get_nowait()
        except queue.Empty:
            return None
        self.ended = line is None
        return None if line is None else line.strip()


class JoinFront(Front):
    """Asks without standing still: news is told between, and the question asked again."""

    def __init__(
        self, words: Words, console: Console, *, plain: bool, lines: Lines | None = None
    ) -> None:
        super().__init__(words, console, plain=plain)
        self.lines = lines or Lines(sys.stdin)
        self.meanwhile: Callable[[], object] = lambda: time.sleep(LOOK_SECONDS)
        """Takes in news, for a moment."""
        self.is_stale: Callable[[], bool] = lambda: False
        """Whether the question needs no answer any more."""
        self.overhears: Callable[[str], bool] = lambda _line: False
        """Whether a line was no answer, but something else, and is dealt with."""
        self._asked = False

    def _new_line(self) -> None:
        if self._asked:
            self._asked = False
            self.console.print()

    def say(self, text: str | Text = "", style: str = "") -> None:
        """One line or paragraph, never behind a question that still waits."""
        self._new_line()
        super().say(text, style)

    def draw(self, line: Text) -> None:
        """Likewise."""
        self._new_line()
        super().draw(line)

    def ask(self, prompt: str) -> str:
        """The person's answer; `Stale` if it came to nothing, `Leave` if there will be none."""
        try:
            while True:
                if self.is_stale():
                    raise Stale
                if not self._asked:
                    self.console.print(Text(f"{self.words.line(prompt)} "), end="", soft_wrap=True)
                    self._asked = True
                line = self.lines.next()
                if line is not None:
                    # On a terminal the person's own Enter has ended the line.
                    self._asked = not self.lines.is_terminal
                    if not self.overhears(line):
                        self._asked = False
                        return line
                elif self.lines.ended:
                    raise Leave
                else:
                    self.meanwhile()
        finally:
            self._new_line()
