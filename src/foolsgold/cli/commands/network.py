"""The commands that have to do with other machines: join, load, backup, restore.

What they need is imported when they run: a web server and a database would make every other
command start later, and not everybody has installed them.
"""

from contextlib import closing
from pathlib import Path

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import UserError
from foolsgold.cli.commands.join import join_command
from foolsgold.cli.framework import (
    COUNT,
    RATE,
    SECONDS,
    SeatCountParam,
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.cli.output.reports import load_lines
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import Translator


def network_commands(words: Translator) -> list[click.Command]:
    """All of them."""
    return [join_command(words), _backup(words), _restore(words), _load(words)]


def _database_option(words: Translator) -> click.Option:
    return make_option(words, "database", metavar="FILE|URL")


def _backup(words: Translator) -> click.Command:
    @requires("server")
    def work(*, file: str, database: str | None) -> None:
        from foolsgold.server.ops.backup import back_up
        from foolsgold.server.settings import default_database
        from foolsgold.server.storage.store import Store

        with closing(Store(database or default_database(), new=False)) as store:
            contents = back_up(store, Path(file))
        done = words("backup-done", file=file, tables=contents.tables, changes=contents.changes)
        click.echo(words.align_lines(done))

    return make_command(words, "backup", _file_params(words), work)


def _restore(words: Translator) -> click.Command:
    @requires("server")
    def work(*, file: str, database: str | None) -> None:
        from foolsgold.server.ops.backup import restore
        from foolsgold.server.settings import default_database
        from foolsgold.server.storage.store import Store

        with closing(Store(database or default_database())) as store:
            contents = restore(store, Path(file))
        done = words("restore-done", tables=contents.tables, changes=contents.changes)
        click.echo(words.align_lines(done))

    return make_command(words, "restore", _file_params(words), work)


def _load(words: Translator) -> click.Command:
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
        from foolsgold.benchmarks.load_test import EDITION, run_load_test

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


def _file_params(words: Translator) -> list[click.Parameter]:
    return [
        click.Argument(["file"], metavar="FILE"),
        _database_option(words),
        language_option(words),
    ]
