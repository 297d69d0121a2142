"""The commands that have to do with other machines: join, load, backup, restore.

What they need is imported when they run: a web server and a database would make every other
command start later, and not everybody has installed them.
"""

from contextlib import closing
from pathlib import Path

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.base.messages import Complaint
from foolsgold.cli.commands.join import join_command
from foolsgold.cli.framework import (
    COUNT,
    RATE,
    SECONDS,
    SeatCount,
    command,
    flag,
    language_option,
    option,
)
from foolsgold.cli.output.reports import load_lines
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import Words


def network_commands(words: Words) -> list[click.Command]:
    """All of them."""
    return [join_command(words), _backup(words), _restore(words), _load(words)]


def _database(words: Words) -> click.Option:
    return option(words, "database", metavar="FILE|URL")


def _backup(words: Words) -> click.Command:
    @requires("server")
    def work(*, file: str, database: str | None) -> None:
        from foolsgold.server.ops.backup import back_up
        from foolsgold.server.settings import default_database
        from foolsgold.server.storage.store import Store

        with closing(Store(database or default_database(), new=False)) as store:
            contents = back_up(store, Path(file))
        done = words("backup-done", file=file, tables=contents.tables, changes=contents.changes)
        click.echo(words.line(done))

    return command(words, "backup", _file_params(words), work)


def _restore(words: Words) -> click.Command:
    @requires("server")
    def work(*, file: str, database: str | None) -> None:
        from foolsgold.server.ops.backup import restore
        from foolsgold.server.settings import default_database
        from foolsgold.server.storage.store import Store

        with closing(Store(database or default_database())) as store:
            contents = restore(store, Path(file))
        done = words("restore-done", tables=contents.tables, changes=contents.changes)
        click.echo(words.line(done))

    return command(words, "restore", _file_params(words), work)


def _load(words: Words) -> click.Command:
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
        from foolsgold.benchmarks.load_test import EDITION, load

        find(EDITION).check_seats(seats)
        if restart and url is not None:
            raise Complaint("load-restart-own")
        if compare and url is not None:
            raise Complaint("load-compare-own")
        if workers > 1 and url is not None:
            raise Complaint("load-workers-own")
        result = load(
            tables, seats, seconds, rate, url, workers=workers, restart=restart, compare=compare
        )
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
        else:
            for line in load_lines(result, words):
                click.echo(words.line(line))

    params = [
        option(words, "tables", COUNT, default=20, metavar="N"),
        option(words, "seats", SeatCount(), default=5, metavar="N"),
        option(words, "seconds", SECONDS, default=10.0, metavar="N"),
        option(words, "rate", RATE, default=1.0, metavar="N"),
        option(words, "workers", COUNT, default=1, metavar="N"),
        option(words, "url", metavar="URL"),
        flag(words, "restart"),
        flag(words, "compare"),
        flag(words, "json"),
        language_option(words),
    ]
    return command(words, "load", params, work)


def _file_params(words: Words) -> list[click.Parameter]:
    return [
        click.Argument(["file"], metavar="FILE"),
        _database(words),
        language_option(words),
    ]
