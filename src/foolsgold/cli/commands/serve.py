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
    language_option,
    make_command,
    make_flag,
    make_option,
)
from foolsgold.locales.translator import Translator

if TYPE_CHECKING:
    from foolsgold.server.settings import Settings
    from foolsgold.server.storage.store import ReportRow

MAX_REPORTS_SHOWN = 500
DEVICE_ID_LETTERS = 8
"""Letters a device is called by: enough to tell it from the others."""
SETTING_OF_OPTION = {
    "origin": "origins",
    "allowed_host": "allowed_hosts",
    "trusted_proxy": "trusted_proxies",
}
"""Options that are given again and again, and the settings they fill."""


def hosting_commands(words: Translator) -> list[click.Command]:
    """All of them."""
    return [_serve(words), _doctor(words), _reports(words)]


def _make_settings(given: dict[str, Any]) -> "Settings":
    """Settings of what was given; the rest is as it is."""
    from foolsgold.server.security.addresses import normalise_base_path
    from foolsgold.server.settings import Settings

    chosen = {
        SETTING_OF_OPTION.get(name, name): value
        for name, value in given.items()
        if value is not None
    }
    chosen["base_path"] = normalise_base_path(chosen.get("base_path", ""))
    return msgspec.convert(chosen, Settings)


def _serve(words: Translator) -> click.Command:
    @requires("server")
    def work(*, no_limits: bool, **given: Any) -> None:
        from foolsgold.server.process.runner import serve
        from foolsgold.server.process.supervisor import serve_workers
        from foolsgold.server.security.addresses import server_urls

        settings = _make_settings(given)
        if no_limits:
            settings = settings.without_limits()

        def ready(port: int) -> None:
            for link in server_urls(settings.host, port):
                click.echo(words("serve-ready", link=link + settings.base_path))
            sys.stdout.flush()

        (serve if settings.workers == 1 else serve_workers)(settings, ready)

    params = [
        *_server_options(words),
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


def _server_options(words: Translator) -> list[click.Parameter]:
    """Where a server is, where its tables are, and who stands before it."""
    return [
        make_option(words, "host", metavar="ADDRESS"),
        make_option(words, "port", PORT, metavar="N"),
        make_option(words, "database", metavar="FILE|URL"),
        make_option(words, "bus", metavar="URL"),
        make_option(words, "allowed-host", multiple=True, metavar="NAME"),
        make_option(words, "trusted-proxy", multiple=True, metavar="ADDRESS"),
        make_option(words, "base-path", metavar="PATH"),
        make_flag(words, "strangers"),
    ]


def _doctor(words: Translator) -> click.Command:
    @requires("server")
    def work(*, public: str | None, **given: Any) -> None:
        from foolsgold.server.ops.doctor import Severity, run_checks

        grades: Counter[Severity] = Counter()
        for finding in run_checks(_make_settings(given), public):
            grades[finding.severity] += 1
            click.echo(
                words.align_lines(f"{finding.severity.value} {words.translate(finding.phrase)}")
            )
        ill, doubtful = grades[Severity.ERROR], grades[Severity.WARNING]
        if ill:
            told = words("doctor-ill", count=ill)
        else:
            told = words("doctor-doubtful", count=doubtful) if doubtful else words("doctor-well")
        click.echo(words.align_lines(told))
        if ill:
            click.get_current_context().exit(1)

    params = [
        *_server_options(words),
        make_option(words, "public", metavar="URL"),
        language_option(words),
    ]
    return make_command(words, "doctor", params, work)


def _reports(words: Translator) -> click.Command:
    @requires("server")
    def work(*, database: str | None, forget: str | None) -> None:
        from foolsgold.server.settings import default_database
        from foolsgold.server.storage.store import Store

        with closing(Store(database or default_database(), new=False)) as store:
            if forget is not None:
                click.echo(
                    words.align_lines(
                        words("reports-forgotten", count=store.delete_reports(forget))
                    )
                )
                return
            reports = store.newest_reports(MAX_REPORTS_SHOWN)
        for line in _report_lines(reports, words):
            click.echo(words.align_lines(line))

    params = [
        make_option(words, "database", metavar="FILE|URL"),
        make_option(words, "forget", metavar="DEVICE"),
        language_option(words),
    ]
    return make_command(words, "reports", params, work)


def _report_lines(reports: "list[ReportRow]", words: Translator) -> Iterator[str]:
    """Device by device, whoever was reported last first."""
    if not reports:
        yield words("reports-none")
    devices: dict[str, list[ReportRow]] = defaultdict(list)
    for report in reports:
        devices[report.device].append(report)
    for device, about in devices.items():
        homes = len({report.home for report in about})
        yield words("reports-device", device=device[:DEVICE_ID_LETTERS] or "?", homes=homes)
        for report in about:
            when = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
            why = words(f"report-why-{report.why}")
            yield "  " + words(
                "reports-line", when=when, name=report.name, why=why, code=report.code
            )
            yield from (f"    {line}" for line in report.words.splitlines())
