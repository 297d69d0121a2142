"""`analyse`: what a finished game can teach, as text for people or JSON for programs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from foolsgold.base.messages import Complaint, Phrase
from foolsgold.cli.files import names_in, record_in
from foolsgold.cli.framework import command, flag, language_option
from foolsgold.locales.translator import Words


def analyse_command(words: Words) -> click.Command:
    """The command."""

    def work(*, file: str, json: bool) -> None:
        from foolsgold.analysis.analysis import analyse
        from foolsgold.cli.output.analysis import analysis_lines

        parsed = record_in(file)
        positions = list(parsed.positions())
        if len(positions) == 1:
            raise Complaint("analysis-empty")

        def tell(phrase: Phrase) -> None:
            click.echo(words.line(words.say(phrase)), err=True)

        with _progress(words) as advance:
            found = analyse(positions, on_progress=advance, tell=tell)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
            return
        names = names_in(parsed.record, words)
        for line in analysis_lines(found, parsed.record.box, names, words):
            click.echo(words.line(line))

    params = [
        click.Argument(["file"], metavar="FILE"),
        flag(words, "json"),
        language_option(words),
    ]
    return command(words, "analyse", params, work)


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[float], None]]:
    with Progress(
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(words("analysis-title"), total=1.0)
        yield lambda done: bar.update(task, completed=done)
