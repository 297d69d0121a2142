"""`foolsgold backup` and `restore`: copies the database of a server to a file and back."""

from contextlib import closing
from pathlib import Path

import click

from foolsgold.base.extras import requires
from foolsgold.cli.click_extensions import database_option, language_option, make_command
from foolsgold.locales.translator import Translator


def backup_command(words: Translator) -> click.Command:
    """Makes `backup`; the server may be running."""

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


def restore_command(words: Translator) -> click.Command:
    """Makes `restore`."""

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


def _file_params(words: Translator) -> list[click.Parameter]:
    return [
        click.Argument(["file"], metavar="FILE"),
        database_option(words),
        language_option(words),
    ]
