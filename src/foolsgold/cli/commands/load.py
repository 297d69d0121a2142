"""`foolsgold load`: a load test of a server, with bots at many tables."""

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import UserError
from foolsgold.cli.click_extensions import (
    COUNT,
    RATE,
    SECONDS,
    SeatCountParam,
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.cli.output.result_tables import load_lines
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import Translator


def load_command(words: Translator) -> click.Command:
    """Makes `load`; without `--url` it starts a server of its own."""

    @requires("server")
    def work(
        *,
        tables: int,
        seats: int,
        seconds: float,
        rate: float,
        workers: int,
        url: str | None,
        restart: bool,
        compare: bool,
        json: bool,
    ) -> None:
        from foolsgold.benchmarks.load_test import run_load_test
        from foolsgold.benchmarks.simulated_players import EDITION

        find(EDITION).check_seats(seats)
        if restart and url is not None:
            raise UserError("load-restart-own")
        if compare and url is not None:
            raise UserError("load-compare-own")
        if workers > 1 and url is not None:
            raise UserError("load-workers-own")
        result = run_load_test(
            tables, seats, seconds, rate, url, workers=workers, restart=restart, compare=compare
        )
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        else:
            for line in load_lines(result, words):
                click.echo(words.align_lines(line))

    params = [
        make_option(words, "tables", COUNT, default=20, metavar="N"),
        make_option(words, "seats", SeatCountParam(), default=5, metavar="N"),
        make_option(words, "seconds", SECONDS, default=10.0, metavar="N"),
        make_option(words, "rate", RATE, default=1.0, metavar="N"),
        make_option(words, "workers", COUNT, default=1, metavar="N"),
        make_option(words, "url", metavar="URL"),
        make_flag(words, "restart"),
        make_flag(words, "compare"),
        make_flag(words, "json"),
        language_option(words),
    ]
    return make_command(words, "load", params, work)
