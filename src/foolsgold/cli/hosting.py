"""The commands of whoever runs a server: serve and doctor.

What they need is imported when they run: a web server and a database would make every other
command start later, and not everybody has installed them.
"""

import sys
from typing import TYPE_CHECKING, Any

import click
import msgspec

from foolsgold.cli.extras import needs
from foolsgold.cli.parts import (
    AtLeastOne,
    Days,
    Port,
    Seconds,
    command,
    flag,
    language_option,
    option,
)
from foolsgold.locales.words import Words

if TYPE_CHECKING:
    from foolsgold.server.settings import Settings

RENAMED = {
    "origin": "origins",
    "allowed_host": "allowed_hosts",
    "trusted_proxy": "trusted_proxies",
}
"""Options that are given again and again, and the settings they fill."""


def hosting_commands(words: Words) -> list[click.Command]:
    """Both of them."""
    return [_serve(words), _doctor(words)]


def _settings(given: dict[str, Any]) -> "Settings":
    """Settings of what was given; the rest is as it is."""
    from foolsgold.server.settings import Settings

    chosen = {RENAMED.get(name, name): value for name, value in given.items() if value is not None}
    return msgspec.convert(chosen, Settings)


def _serve(words: Words) -> click.Command:
    @needs("server")
    def work(*, no_limits: bool, **given: Any) -> None:
        from foolsgold.server.addresses import links
        from foolsgold.server.serve import serve

        settings = _settings(given)
        if no_limits:
            settings = settings.without_limits()

        def ready(port: int) -> None:
            for link in links(settings.host, port):
                click.echo(words("serve-ready", link=link))
            sys.stdout.flush()

        serve(settings, ready)

    params = [
        *_place(words),
        option(words, "origin", multiple=True, metavar="URL"),
        option(words, "metrics-token", envvar="FOOLSGOLD_METRICS_TOKEN", metavar="TOKEN"),
        option(words, "metrics-port", Port(), metavar="N"),
        option(words, "connections", AtLeastOne(), metavar="N"),
        *(
            option(words, f"keep-{what}", Days(), metavar="N")
            for what in ("lobbies", "running", "finished", "chat", "games")
        ),
        option(words, "bot-pace", Seconds(), metavar="N"),
        option(words, "absent-after", Seconds(), metavar="N"),
        flag(words, "no-limits"),
        language_option(words),
    ]
    return command(words, "serve", params, work)


def _place(words: Words) -> list[click.Parameter]:
    """Where a server is, where its tables are, and who stands before it."""
    return [
        option(words, "host", metavar="ADDRESS"),
        option(words, "port", Port(), metavar="N"),
        option(words, "database", metavar="FILE|URL"),
        option(words, "bus", metavar="URL"),
        option(words, "allowed-host", multiple=True, metavar="NAME"),
        option(words, "trusted-proxy", multiple=True, metavar="ADDRESS"),
    ]


def _doctor(words: Words) -> click.Command:
    @needs("server")
    def work(*, public: str | None, **given: Any) -> None:
        from foolsgold.server.doctor import Grade, examine

        ill = 0
        for finding in examine(_settings(given), public):
            ill += finding.grade is Grade.BAD
            click.echo(words.line(f"{finding.grade.value} {words.say(finding.phrase)}"))
        click.echo(words.line(words("doctor-ill", count=ill) if ill else words("doctor-well")))
        if ill:
            click.get_current_context().exit(1)

    params = [*_place(words), option(words, "public", metavar="URL"), language_option(words)]
    return command(words, "doctor", params, work)
