"""`foolsgold editions`: lists the shipped editions and compares their rule switches."""

import click
import msgspec

from foolsgold.cli.click_extensions import language_option, make_command, make_console, make_flag
from foolsgold.cli.output.result_tables import edition_lines, editions_json
from foolsgold.games.catalogue import find, shipped_editions
from foolsgold.locales.translator import Translator


def editions_command(words: Translator) -> click.Command:
    """Makes `editions`."""

    def work(*, json: bool) -> None:
        rulesets = [find(edition) for edition in shipped_editions()]
        if json:
            click.echo(msgspec.json.format(editions_json(rulesets)).decode())
        else:
            console = make_console()
            for line in edition_lines(rulesets, words, console.width):
                text = words.align_lines(line) if isinstance(line, str) else line
                console.print(text, markup=False, highlight=False, soft_wrap=text is not line)

    return make_command(words, "editions", [language_option(words), make_flag(words, "json")], work)
