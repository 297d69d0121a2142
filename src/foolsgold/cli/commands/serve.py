"""`foolsgold serve`: runs a server until it is stopped.

Server modules are imported when the command runs: all other commands start faster, and work
without the `server` extra.
"""

import sys
from typing import TYPE_CHECKING, Any

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.cli.click_extensions import (
    COUNT,
    DAYS,
    PORT,
    SECONDS,
    database_option,
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.locales.translator import Translator

if TYPE_CHECKING:
    from foolsgold.server.settings import Settings

SETTING_OF_OPTION = {
    "origin": "origins",
    "allowed_host": "allowed_hosts",
    "trusted_proxy": "trusted_proxies",
}
"""Options that may be repeated, and the settings they fill."""


def serve_command(words: Translator) -> click.Command:
    """Makes `serve`."""

    @requires("server")
    def work(*, no_limits: bool, **given: Any) -> None:
        from foolsgold.server.process.runner import serve
        from foolsgold.server.process.supervisor import serve_workers
        from foolsgold.server.security.network_addresses import server_urls

        settings = make_settings(given)
        if no_limits:
            settings = settings.without_limits()

        def ready(port: int) -> None:
            for link in server_urls(settings.host, port):
                click.echo(words("serve-ready", link=link + settings.base_path))
            sys.stdout.flush()

        (serve if settings.workers == 1 else serve_workers)(settings, ready)

    params = [
        *server_options(words),
        make_option(words, "workers", COUNT, metavar="N"),
        make_option(words, "origin", multiple=True, metavar="URL"),
        make_option(words, "metrics-token", envvar="FOOLSGOLD_METRICS_TOKEN", metavar="TOKEN"),
        make_option(words, "metrics-port", PORT, metavar="N"),
        make_option(words, "connections", COUNT, metavar="N"),
        *(
            make_option(words, f"keep-{what}", DAYS, metavar="N")
            for what in ("lobbies", "running", "finished", "chat", "games")
        ),
        make_option(words, "bot-pace", SECONDS, metavar="N"),
        make_option(words, "absent-after", SECONDS, metavar="N"),
        make_flag(words, "no-limits"),
        language_option(words),
    ]
    return make_command(words, "serve", params, work)


def server_options(words: Translator) -> list[click.Parameter]:
    """Options of `serve` and `doctor`: address, database, message bus and proxies."""
    return [
        make_option(words, "host", metavar="ADDRESS"),
        make_option(words, "port", PORT, metavar="N"),
        database_option(words),
        make_option(words, "bus", metavar="URL"),
        make_option(words, "allowed-host", multiple=True, metavar="NAME"),
        make_option(words, "trusted-proxy", multiple=True, metavar="ADDRESS"),
        make_option(words, "base-path", metavar="PATH"),
        make_flag(words, "strangers"),
    ]


def make_settings(given: dict[str, Any]) -> "Settings":
    """Settings from the given options; defaults for the rest."""
    from foolsgold.server.security.network_addresses import normalise_base_path
    from foolsgold.server.settings import Settings

    chosen = {
        SETTING_OF_OPTION.get(name, name): value
        for name, value in given.items()
        if value is not None
    }
    chosen["base_path"] = normalise_base_path(chosen.get("base_path", ""))
    return msgspec.convert(chosen, Settings)
