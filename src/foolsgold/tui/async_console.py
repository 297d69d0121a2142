"""Console that prints events while it waits for input, which is read in a thread."""

import codecs
import queue
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, TextIO

from rich.console import Console
from rich.text import Text

from foolsgold.locales.translator import Translator
from foolsgold.tui.console import ConsoleFront, Quit

POLL_SECONDS = 0.05
"""How long to wait for news before checking the keyboard again."""


class OutdatedPrompt(Exception):
    """The question is out of date: the turn is over or was taken elsewhere."""


class LineReader:
    """Reads input lines in a thread, so that the caller never blocks."""

    def __init__(self, stream: TextIO) -> None:
        self.is_terminal = stream.isatty()
        self.is_at_end = False
        self._queue: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        # Not the buffer: a thread that still reads would hold its lock when Python exits.
        self._raw: Any = stream.buffer.raw  # type: ignore[attr-defined]
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        text = ""
        try:
            while chunk := self._raw.read(4096):
                *lines, text = (text + decoder.decode(chunk)).split("\n")
                for line in lines:
                    self._queue.put(line)
        except OSError:
            pass  # the terminal is gone
        if text:
            self._queue.put(text)
        self._queue.put(None)

    def read_nowait(self) -> str | None:
        """The next line, if there is one."""
        try:
            line = None if self.is_at_end else self._queue.get_nowait()
        except queue.Empty:
            return None
        self.is_at_end = line is None
        return None if line is None else line.strip()


class AsyncConsoleFront(ConsoleFront):
    """Prints news while a question is open, and then repeats the question."""

    def __init__(
        self, words: Translator, console: Console, *, plain: bool, lines: LineReader | None = None
    ) -> None:
        super().__init__(words, console, plain=plain)
        self.line_reader = lines or LineReader(sys.stdin)
        self.while_waiting: Callable[[], object] = lambda: time.sleep(POLL_SECONDS)
        """Called while waiting: receives news for a moment."""
        self.is_outdated: Callable[[], bool] = lambda: False
        """Whether the question needs no answer now."""
        self.handle_talk: Callable[[str], bool] = lambda _line: False
        """Handles a line that is talk, not an answer; False if it is an answer."""
        self._is_prompt_open = False

    def _close_prompt_line(self) -> None:
        if self._is_prompt_open:
            self._is_prompt_open = False
            self.console.print()

    def say(self, text: str | Text = "", style: str = "") -> None:
        """One line or paragraph, on a new line if a prompt is open."""
        self._close_prompt_line()
        super().say(text, style)

    def draw_line(self, line: Text) -> None:
        """A line of a drawing, on a new line if a prompt is open."""
        self._close_prompt_line()
        super().draw_line(line)

    def ask(self, prompt: str) -> str:
        """The person's answer; `OutdatedPrompt` if none is needed, `Quit` at the end of input."""
        try:
            while True:
                if self.is_outdated():
                    raise OutdatedPrompt
                if not self._is_prompt_open:
                    self.console.print(
                        Text(f"{self.words.align_lines(prompt)} "), end="", soft_wrap=True
                    )
                    self._is_prompt_open = True
                line = self.line_reader.read_nowait()
                if line is not None:
                    # On a terminal the person's own Enter has ended the line.
                    self._is_prompt_open = not self.line_reader.is_terminal
                    if not self.handle_talk(line):
                        self._is_prompt_open = False
                        return line
                elif self.line_reader.is_at_end:
                    raise Quit
                else:
                    self.while_waiting()
        finally:
            self._close_prompt_line()
