"""`foolsgold doctor`: checks the set-up of a server, and says how to fix what is wrong."""

from collections import Counter
from typing import Any

import click

from foolsgold.base.extras import requires
from foolsgold.cli.click_extensions import language_option, make_command, make_option
from foolsgold.cli.commands.serve import make_settings, server_options
from foolsgold.locales.translator import Translator


def doctor_command(words: Translator) -> click.Command:
    """Makes `doctor`; exit code 1 if it finds an error."""

    @requires("server")
    def work(*, public: str | None, **given: Any) -> None:
        from foolsgold.server.ops.doctor import Severity, run_checks

        findings: Counter[Severity] = Counter()
        for finding in run_checks(make_settings(given), public):
            findings[finding.severity] += 1
            click.echo(
                words.align_lines(f"{finding.severity.value} {words.translate(finding.phrase)}")
            )
        errors, warnings = findings[Severity.ERROR], findings[Severity.WARNING]
        if errors:
            summary = words("doctor-ill", count=errors)
        else:
            summary = words("doctor-doubtful", count=warnings) if warnings else words("doctor-well")
        click.echo(words.align_lines(summary))
        if errors:
            click.get_current_context().exit(1)

    params = [
        *server_options(words),
        make_option(words, "public", metavar="URL"),
        language_option(words),
    ]
    return make_command(words, "doctor", params, work)
