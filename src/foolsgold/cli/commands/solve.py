"""`foolsgold solve`: solves one round of a tiny edition, and compares bots with best responses."""

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import Message
from foolsgold.bots.api import make_deterministic
from foolsgold.bots.catalogue import find_bot
from foolsgold.cli.click_extensions import (
    FloatParam,
    IntegerParam,
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.locales.translator import Translator

MAX_HISTORIES = 5_000_000
HISTORIES_LIMIT = 20_000_000
"""As many as fit into 4 GB."""
NASH_CONV = 5e-4


def solve_command(words: Translator) -> click.Command:
    """Makes `solve`."""

    def work(
        *,
        edition: str,
        policies: str | None,
        nash_conv: float,
        max_histories: int,
        silent: bool,
        json: bool,
    ) -> None:
        with requires("kernel"):
            from foolsgold.cli.output.solution import solution_lines
            from foolsgold.study.solver import find_edition, solve

        def notify(message: Message) -> None:
            click.echo(words.align_lines(words.translate(message)), err=True)

        ruleset = find_edition(edition)
        names = policies.split(",") if policies else ()
        bots = tuple(make_deterministic(find_bot("saboteur", name.strip())) for name in names)
        found = solve(
            ruleset,
            talk=not silent,
            nash_conv=nash_conv,
            max_histories=max_histories,
            bots=bots,
            tell=notify,
        )
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
            return
        for line in solution_lines(found, ruleset, words):
            click.echo(words.align_lines(line))

    params = [
        click.Argument(["edition"], metavar="ID"),
        make_option(words, "policies", metavar="A,B"),
        make_option(words, "nash-conv", FloatParam(1e-9, 10), default=NASH_CONV, metavar="X"),
        make_option(
            words,
            "max-histories",
            IntegerParam(1, HISTORIES_LIMIT),
            default=MAX_HISTORIES,
            metavar="N",
        ),
        make_flag(words, "silent"),
        make_flag(words, "json"),
        language_option(words),
    ]
    return make_command(words, "solve", params, work)
