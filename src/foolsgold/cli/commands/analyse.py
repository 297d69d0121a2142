"""`foolsgold analyse`: analyses a finished game: win probability, claims, better moves."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from foolsgold.base.messages import Message, UserError
from foolsgold.cli.click_extensions import language_option, make_command, make_flag
from foolsgold.cli.files import read_record_file, seat_names
from foolsgold.locales.translator import Translator


def analyse_command(words: Translator) -> click.Command:
    """Makes `analyse`."""

    def work(*, file: str, json: bool) -> None:
        from foolsgold.analysis.analysis import analyse
        from foolsgold.cli.output.analysis import analysis_lines

        parsed = read_record_file(file)
        positions = list(parsed.positions())
        if len(positions) == 1:
            raise UserError("analysis-empty")

        def notify(message: Message) -> None:
            click.echo(words.align_lines(words.translate(message)), err=True)

        with _progress_bar(words) as advance:
            found = analyse(positions, on_progress=advance, tell=notify)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
            return
        names = seat_names(parsed.record, words)
        for line in analysis_lines(found, parsed.record.ruleset, names, words):
            click.echo(words.align_lines(line))

    params = [
        click.Argument(["file"], metavar="FILE"),
        make_flag(words, "json"),
        language_option(words),
    ]
    return make_command(words, "analyse", params, work)


@contextmanager
def _progress_bar(words: Translator) -> Iterator[Callable[[float], None]]:
    with Progress(
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(words("analysis-title"), total=1.0)
        yield lambda done: bar.update(task, completed=done)
