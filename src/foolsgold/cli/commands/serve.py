"""The commands of whoever runs a server: serve, doctor and reports.

What they need is imported when they run: a web server and a database would make every other
command start later, and not everybody has installed them.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click
import msgspec

from foolsgold.base.extras import requires
from foolsgold.cli.framework import (
    COUNT,
    DAYS,
    PORT,
    SECONDS,
    command,
    flag,
    language_option,
    option,
)
from foolsgold.locales.translator import Words

if TYPE_CHECKING:
    from foolsgold.server.settings import Settings
    from foolsgold.server.storage.store import ReportRow

MOST_SHOWN = 500
SHORT = 8
"""Letters a device is called by: enough to tell it from the others."""
RENAMED = {
    "origin": "origins",
    "allowed_host": "allowed_hosts",
    "trusted_proxy": "trusted_proxies",
}
"""Options that are given again and again, and the settings they fill."""


def hosting_commands(words: Words) -> list[click.Command]:
    """All of them."""
    return [_serve(words), _doctor(words), _reports(words)]


def _settings(given: dict[str, Any]) -> "Settings":
    """Settings of what was given; the rest is as it is."""
    from foolsgold.server.security.addresses import base_path_of
    from foolsgold.server.settings import Settings

    chosen = {RENAMED.get(name, name): value for name, value in given.items() if value is not None}
    chosen["base_path"] = base_path_of(chosen.get("base_path", ""))
    return msgspec.convert(chosen, Settings)


def _serve(words: Words) -> click.Command:
    @requires("server")
    def work(*, no_limits: bool, **given: Any) -> None:
        from foolsgold.server.process.runner import serve
        from foolsgold.server.process.supervisor import serve_workers
        from foolsgold.server.security.addresses import links

        settings = _settings(given)
        if no_limits:
            settings = settings.without_limits()

        def ready(port: int) -> None:
            for link in links(settings.host, port):
                click.echo(words("serve-ready", link=link + settings.base_path))
            sys.stdout.flush()

        (serve if settings.workers == 1 else serve_workers)(settings, ready)

    params = [
        *_place(words),
        option(words, "workers", COUNT, metavar="N"),
        option(words, "origin", multiple=True, metavar="URL"),
        option(words, "metrics-token", envvar="FOOLSGOLD_METRICS_TOKEN", metavar="TOKEN"),
        option(words, "metrics-port", PORT, metavar="N"),
        option(words, "connections", COUNT, metavar="N"),
        *(
            option(words, f"keep-{what}", DAYS, metavar="N")
            for what in ("lobbies", "running", "finished", "chat", "games")
        ),
        option(words, "bot-pace", SECONDS, metavar="N"),
        option(words, "absent-after", SECONDS, metavar="N"),
        flag(words, "no-limits"),
        language_option(words),
    ]
    return command(words, "serve", params, work)


def _place(words: Words) -> list[click.Parameter]:
    """Where a server is, where its tables are, and who stands before it."""
    return [
        option(words, "host", metavar="ADDRESS"),
        option(words, "port", PORT, metavar="N"),
        option(words, "database", metavar="FILE|URL"),
        option(words, "bus", metavar="URL"),
        option(words, "allowed-host", multiple=True, metavar="NAME"),
        option(words, "trusted-proxy", multiple=True, metavar="ADDRESS"),
        option(words, "base-path", metavar="PATH"),
        flag(words, "strangers"),
    ]


def _doctor(words: Words) -> click.Command:
    @requires("server")
    def work(*, public: str | None, **given: Any) -> None:
        from foolsgold.server.ops.doctor import Grade, examine

        grades: Counter[Grade] = Counter()
        for finding in examine(_settings(given), public):
            grades[finding.grade] += 1
            click.echo(words.line(f"{finding.grade.value} {words.say(finding.phrase)}"))
        ill, doubtful = grades[Grade.BAD], grades[Grade.DOUBTFUL]
        if ill:
            told = words("doctor-ill", count=ill)
        else:
            told = words("doctor-doubtful", count=doubtful) if doubtful else words("doctor-well")
        click.echo(words.line(told))
        if ill:
            click.get_current_context().exit(1)

    params = [*_place(words), option(words, "public", metavar="URL"), language_option(words)]
    return command(words, "doctor", params, work)


def _reports(words: Words) -> click.Command:
    @requires("server")
    def work(*, database: str | None, forget: str | None) -> None:
        from foolsgold.server.settings import default_database
        from foolsgold.server.storage.store import Store

        with closing(Store(database or default_database(), new=False)) as store:
            if forget is not None:
                click.echo(
                    words.line(words("reports-forgotten", count=store.forget_reports(forget)))
                )
                return
            reports = store.reports(MOST_SHOWN)
        for line in _report_lines(reports, words):
            click.echo(words.line(line))

    params = [
        option(words, "database", metavar="FILE|URL"),
        option(words, "forget", metavar="DEVICE"),
        language_option(words),
    ]
    return command(words, "reports", params, work)


def _report_lines(reports: "list[ReportRow]", words: Words) -> Iterator[str]:
    """Device by device, whoever was reported last first."""
    if not reports:
        yield words("reports-none")
    devices: dict[str, list[ReportRow]] = defaultdict(list)
    for report in reports:
        devices[report.device].append(report)
    for device, about in devices.items():
        homes = len({report.home for report in about})
        yield words("reports-device", device=device[:SHORT] or "?", homes=homes)
        for report in about:
            when = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
            why = words(f"report-why-{report.why}")
            yield "  " + words(
                "reports-line", when=when, name=report.name, why=why, code=report.code
            )
            yield from (f"    {line}" for line in report.words.splitlines())
