"""The commands that have to do with other machines: serve, join, load, backup, restore.

What they need is imported when they run: a web server and a database would make every other
command start later.
"""

import sys
from pathlib import Path

import click
import msgspec

from foolsgold.cli.parts import Port, Seconds, command, language_option, option
from foolsgold.locales.words import Words


def network_commands(words: Words) -> list[click.Command]:
    """All of them."""
    return [_serve(words), _backup(words), _restore(words)]


def _database(words: Words) -> click.Option:
    return option(words, "database", metavar="FILE|URL")


def _serve(words: Words) -> click.Command:
    def work(
        *,
        host: str | None,
        port: int | None,
        database: str | None,
        bus: str | None,
        origin: tuple[str, ...],
        bot_pace: float | None,
        absent_after: float | None,
    ) -> None:
        from foolsgold.server.serve import links, serve  # noqa: PLC0415 - see above
        from foolsgold.server.settings import Settings  # noqa: PLC0415

        given = {
            "host": host,
            "port": port,
            "database": database,
            "bus": bus,
            "origins": origin,
            "bot_pace": bot_pace,
            "absent_after": absent_after,
        }
        chosen = {name: value for name, value in given.items() if value is not None}
        settings = msgspec.convert(chosen, Settings)

        def ready(port: int) -> None:
            for link in links(settings.host, port):
                click.echo(words("serve-ready", link=link))
            sys.stdout.flush()

        serve(settings, ready)

    params = [
        option(words, "host", metavar="ADDRESS"),
        option(words, "port", Port(), metavar="N"),
        _database(words),
        option(words, "bus", metavar="URL"),
        option(words, "origin", multiple=True, metavar="URL"),
        option(words, "bot-pace", Seconds(), metavar="N"),
        option(words, "absent-after", Seconds(), metavar="N"),
        language_option(words),
    ]
    return command(words, "serve", params, work)


def _backup(words: Words) -> click.Command:
    def work(*, file: str, database: str | None) -> None:
        from foolsgold.server.backup import back_up  # noqa: PLC0415 - see above
        from foolsgold.server.settings import default_database  # noqa: PLC0415
        from foolsgold.server.store import Store  # noqa: PLC0415

        contents = back_up(Store(database or default_database()), Path(file))
        done = words("backup-done", file=file, tables=contents.tables, changes=contents.changes)
        click.echo(words.line(done))

    return command(words, "backup", _file_params(words), work)


def _restore(words: Words) -> click.Command:
    def work(*, file: str, database: str | None) -> None:
        from foolsgold.server.backup import restore  # noqa: PLC0415 - see above
        from foolsgold.server.settings import default_database  # noqa: PLC0415
        from foolsgold.server.store import Store  # noqa: PLC0415

        contents = restore(Store(database or default_database()), Path(file))
        done = words("restore-done", tables=contents.tables, changes=contents.changes)
        click.echo(words.line(done))

    return command(words, "restore", _file_params(words), work)


def _file_params(words: Words) -> list[click.Parameter]:
    return [
        click.Argument(["file"], metavar="FILE"),
        _database(words),
        language_option(words),
    ]
