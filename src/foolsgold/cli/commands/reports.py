"""`foolsgold reports`: shows or deletes players' reports about other players."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from foolsgold.base.extras import requires
from foolsgold.cli.click_extensions import (
    database_option,
    language_option,
    make_command,
    make_option,
)
from foolsgold.locales.translator import Translator

if TYPE_CHECKING:
    from foolsgold.server.storage.store import ReportRow

MAX_REPORTS_SHOWN = 500
DEVICE_ID_LETTERS = 8
"""Letters of a device id that are shown: enough to tell devices apart."""


def reports_command(words: Translator) -> click.Command:
    """Makes `reports`."""

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
        database_option(words),
        make_option(words, "forget", metavar="DEVICE"),
        language_option(words),
    ]
    return make_command(words, "reports", params, work)


def _report_lines(reports: "list[ReportRow]", words: Translator) -> Iterator[str]:
    """Reports grouped by device, most recently reported device first."""
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
