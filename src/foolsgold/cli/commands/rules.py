"""`foolsgold rules`: prints the rules of an edition."""

import click

from foolsgold.cli.click_extensions import language_option, make_command
from foolsgold.games.catalogue import find
from foolsgold.locales.rules_sheets import rules_sheet
from foolsgold.locales.translator import Translator


def rules_command(words: Translator) -> click.Command:
    """Makes `rules`."""

    def work(edition: str) -> None:
        click.echo(rules_sheet(find(edition), words), nl=False)

    return make_command(
        words, "rules", [click.Argument(["edition"], metavar="ID"), language_option(words)], work
    )
