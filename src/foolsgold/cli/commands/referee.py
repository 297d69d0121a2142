"""The command `referee`: whether a move is allowed, in which edition, and what happens then."""

from collections.abc import Iterator

import click
import msgspec
from rich.table import Table

from foolsgold.base.messages import Complaint
from foolsgold.cli.framework import command, console, flag, language_option, option
from foolsgold.games.catalogue import find
from foolsgold.locales.rulings import ruling
from foolsgold.locales.translator import Words
from foolsgold.play.disputes import disputes
from foolsgold.play.presentation import Ruling, Titled, Verdict
from foolsgold.play.referee import Question, editions_of, question

NARROW = 100
"""In a narrower terminal the answers stand below each other."""
SIGNS = {True: "✓", False: "✗", None: "–"}


def referee_command(words: Words) -> click.Command:
    """The command that asks the referee."""

    def work(position: str, move: str | None, edition: tuple[str, ...], *, json: bool) -> None:
        asked = _asked(position, move)
        boxes = [find(name) for name in edition] or editions_of(asked.box)
        told = ruling(asked, boxes, words)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(told)).decode())
            return
        screen = console()
        click.echo(asked.box.rules.drawn(asked.state))
        click.echo(f"\n{told.move}\n")
        if screen.width >= NARROW and screen.is_terminal:
            screen.print(_side_by_side(told, words), markup=False, highlight=False)
        else:
            for line in _below_each_other(told, words):
                click.echo(words.line(line))

    params = [
        click.Argument(["position"], metavar="POSITION"),
        click.Argument(["move"], metavar="MOVE", required=False),
        option(words, "edition", multiple=True, metavar="ID"),
        flag(words, "json"),
        language_option(words),
    ]
    return command(words, "referee", params, work)


def _asked(position: str, move: str | None) -> Question:
    """What is asked: a dispute of the gallery has a name and a move of its own."""
    for dispute in disputes():
        if dispute.id == position:
            return question(dispute.position, move or dispute.move)
    asked = question(position, move)
    if asked.move is None:
        raise Complaint("referee-no-move")
    return asked


def _side_by_side(told: Ruling, words: Words) -> Table:
    """A column for each answer, and below why they differ."""
    table = Table(*(_names(verdict.editions, words) for verdict in told.verdicts), show_lines=True)
    columns = [[*_lines(verdict, words)] for verdict in told.verdicts]
    for row in zip(*(_parts(lines) for lines in columns), strict=True):
        table.add_row(*row)
    differences = [*_differences(told, words)]
    if differences:
        table.caption = "\n".join(words.line(line) for line in differences)
        table.caption_justify = "right" if words.right_to_left else "left"
    return table


def _parts(lines: list[str]) -> tuple[str, str]:
    return lines[0], "\n".join(lines[1:])


def _below_each_other(told: Ruling, words: Words) -> Iterator[str]:
    for verdict in told.verdicts:
        first, *rest = _lines(verdict, words)
        yield f"{first}: {_names(verdict.editions, words)}"
        yield from (f"  {line}" for line in rest)
        yield ""
    yield from _differences(told, words)


def _lines(verdict: Verdict, words: Words) -> Iterator[str]:
    key = {True: "referee-allowed", False: "referee-refused", None: "referee-nowhere"}
    yield f"{SIGNS[verdict.allowed]} {words(key[verdict.allowed])}"
    if verdict.why:
        yield verdict.why
    for rule in verdict.rules:
        yield f"[{rule.rule}] {' '.join(rule.sentences)}".rstrip()
    if verdict.then:
        yield words("referee-then") + ":"
        yield from (f"- {sentence}" for sentence in verdict.then)


def _differences(told: Ruling, words: Words) -> Iterator[str]:
    if not told.differences:
        if len(told.editions) > 1 and len(told.verdicts) == 1:
            yield words("referee-agree")
        return
    yield words("referee-differ") + ":"
    for point in told.differences:
        yield f"{point.head} [{point.rules}]"
        by_value: dict[str, list[Titled]] = {}
        for edition, value in zip(told.editions, point.values, strict=True):
            by_value.setdefault(value, []).append(edition)
        for value, editions in by_value.items():
            yield f"  {value}: {_names(editions, words)}"


def _names(editions: list[Titled] | tuple[Titled, ...], words: Words) -> str:
    return words.listed(edition.id for edition in editions)
