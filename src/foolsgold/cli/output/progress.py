"""Progress of long commands on a terminal, and their reports for people or programs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from foolsgold.locales.translator import Translator


@contextmanager
def progress_bar(words: Translator, total: int) -> Iterator[Callable[[], None]]:
    """Shows on a terminal how many games are over; gives what to call after each."""
    with Progress(
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(words("simulate-progress"), total=total)
        yield lambda: bar.advance(task)


def print_report(words: Translator, report: Any, lines: Iterator[str], *, json: bool) -> None:
    """Prints a report for people, or as JSON."""
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    for line in lines:
        click.echo(words.align_lines(line))
