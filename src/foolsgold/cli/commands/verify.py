"""`foolsgold verify`: checks that the cards of a recorded game were dealt fairly."""

import click

from foolsgold.cli.click_extensions import language_option, make_command
from foolsgold.cli.files import read_record_file
from foolsgold.locales.translator import Translator
from foolsgold.play.fair_deal import verify_deal


def verify_command(words: Translator) -> click.Command:
    """Makes `verify`; exit code 1 if the deal was not fair."""

    def work(*, file: str) -> None:
        parsed = read_record_file(file)
        for _ in parsed.positions():
            pass  # raises at the first line whose move or score is wrong
        verdict = verify_deal(parsed.record.seal, parsed.record.seed)
        click.echo(words.align_lines(words.translate(verdict.message)))
        if not verdict.is_fair:
            click.get_current_context().exit(1)

    params = [click.Argument(["file"], metavar="FILE"), language_option(words)]
    return make_command(words, "verify", params, work)
