"""`TextProgram`: a program that is asked in text and answers in lines, with a time limit.

Its answers come in the order of the questions, one line each; an answer that comes too late is
dropped when it comes. It may write what it likes to its standard error.
"""

import shlex
import subprocess
import tempfile
import time
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO

from foolsgold.base.messages import UserError

MAX_LINE_LETTERS = 4_000
"""The rest of a longer line counts as the next one."""
MAX_UNREAD_LINES = 1_000
END_SECONDS = 5.0
"""How long a program may take to end when its input has ended."""


class ProgramEndedError(Exception):
    """The program has ended; `code` is its exit code and `last_line` the last line it logged."""

    def __init__(self, code: int, last_line: str) -> None:
        super().__init__(f"exit code {code}: {last_line}")
        self.code = code
        self.last_line = last_line


class TextProgram:
    """A running program; two threads read and write, so that nobody waits for ever."""

    def __init__(self, name: str, command: str) -> None:
        self._log = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - closed with the program
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._log,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError):
            self._log.close()
            raise UserError("arena-command-wrong", name=name) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions: Queue[str | None] = Queue()
        self._answers: Queue[str | None] = Queue(MAX_UNREAD_LINES)
        self._overdue = 0
        """Answers that will come too late."""
        self._threads = (
            Thread(target=_write, args=(self._process.stdin, self._questions), daemon=True),
            Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def tell(self, text: str) -> None:
        """Sends lines that need no answer."""
        self._questions.put(text + "\n")

    def ask(self, text: str, seconds: float) -> str | None:
        """The answer to a question; None if it takes too long."""
        self.tell(text)
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._answers.get(timeout=max(end - time.monotonic(), 0.0))
            except Empty:
                self._overdue += 1
                return None
            if line is None:
                raise self._ended()
            if self._overdue == 0:
                return line
            self._overdue -= 1

    def close(self) -> None:
        """Ends the program: politely at first."""
        self._questions.put(None)
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        while self._threads[1].is_alive():
            # Its reader may wait for room.
            with suppress(Empty):
                self._answers.get(timeout=0.05)
        for thread in self._threads:
            thread.join()
        self._log.close()

    def _ended(self) -> ProgramEndedError:
        self._answers.put(None)  # whoever asks again learns the same
        try:
            code = self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:  # it has only closed its output
            self._process.kill()
            code = self._process.wait()
        self._log.seek(0)
        lines = self._log.read().decode("utf-8", "replace").split("\n")
        return ProgramEndedError(code, next((ln for ln in reversed(lines) if ln.strip()), "–"))


def _write(stream: IO[str], questions: "Queue[str | None]") -> None:
    with suppress(OSError):  # the program has ended, as its reader will notice
        while (text := questions.get()) is not None:
            stream.write(text)
            stream.flush()
    with suppress(OSError):
        stream.close()


def _read(stream: IO[str], answers: "Queue[str | None]") -> None:
    with suppress(OSError, ValueError):
        while line := stream.readline(MAX_LINE_LETTERS):
            answers.put(line.rstrip("\r\n"))
    stream.close()
    answers.put(None)
