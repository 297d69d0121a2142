"""The command `simulate`: whole games of bots, or one round with a bot for each side."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from foolsgold.bots.api import unhurried
from foolsgold.bots.catalogue import rule_bot, seated
from foolsgold.cli.framework import COUNT, Seed, command, flag, option
from foolsgold.cli.output.reports import calibration_lines, cell_lines, report_lines
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import Words
from foolsgold.study.calibration import calibrate
from foolsgold.study.matchups import Asked, Counts, Sides, measure
from foolsgold.study.sides import camps_of
from foolsgold.study.simulation import simulate


def simulate_command(words: Words, table_options: list[click.Parameter]) -> click.Command:
    """Games with bots in all seats, counted."""

    def work(
        *,
        edition: str,
        seats: int,
        option: tuple[str, ...],
        games: int,
        bots: str | None,
        seed: int,
        talk: bool,
        cell: str | None,
        saboteurs: str | None,
        diggers: str | None,
        calibration: bool,
        json: bool,
    ) -> None:
        if cell is not None:
            counts, line_ups = Counts.read(cell), _line_ups(edition, saboteurs, diggers)
            with _progress(words, games * len(line_ups)) as advance:
                asked = Asked(counts, games, seed, edition, talk=talk)
                if calibration:
                    judged = [calibrate(asked, sides, on_round=advance) for sides in line_ups]
                    _told(words, judged, calibration_lines(judged, words), json=json)
                else:
                    measured = measure(asked, line_ups, on_round=advance)
                    _told(words, measured, cell_lines(measured, words), json=json)
            return
        box = find(edition).with_options(option)
        box.check_seats(seats)
        named = seated(box.rules.name, bots or rule_bot(box.rules.name).name, seats)
        crew = tuple(map(unhurried, named))
        with _progress(words, games) as advance:
            report = simulate(box, seats, games, crew, seed, talk=talk, on_game=advance)
        _told(words, report, report_lines(report, box, words), json=json)

    params = [
        *table_options,
        option(words, "games", COUNT, default=100, metavar="N"),
        option(words, "bots", metavar="A,B"),
        option(words, "seed", Seed(), default=0, metavar="N"),
        flag(words, "talk"),
        option(words, "cell", metavar="S/D"),
        option(words, "saboteurs", metavar="A,B"),
        option(words, "diggers", metavar="A,B"),
        flag(words, "calibration"),
        flag(words, "json"),
    ]
    return command(words, "simulate", params, work)


def _line_ups(edition: str, saboteurs: str | None, diggers: str | None) -> list[Sides]:
    """Every pairing of the bots named for each side; the rule bot where nobody is named."""
    box = find(edition)
    contender, usual = camps_of(box).contender, rule_bot(box.rules.name).name
    return [
        Sides(contender(one.strip()), contender(two.strip()))
        for one in (saboteurs or usual).split(",")
        for two in (diggers or usual).split(",")
    ]


@contextmanager
def _progress(words: Words, total: int) -> Iterator[Callable[[], None]]:
    with Progress(
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(words("simulate-progress"), total=total)
        yield lambda: bar.advance(task)


def _told(words: Words, report: Any, lines: Iterator[str], *, json: bool) -> None:
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    for line in lines:
        click.echo(words.line(line))
