"""`foolsgold referee`: whether a move is allowed in each edition, why, and what follows."""

from collections.abc import Iterator

import click
import msgspec
from rich.table import Table

from foolsgold.base.messages import UserError
from foolsgold.cli.click_extensions import (
    language_option,
    make_command,
    make_console,
    make_flag,
    make_option,
)
from foolsgold.games.catalogue import find
from foolsgold.locales.rulings import make_ruling
from foolsgold.locales.translator import Translator
from foolsgold.play.dispute_gallery import disputes
from foolsgold.play.referee import RefereeQuestion, parse_question, rulesets_of_game
from foolsgold.play.rules_presentation import EditionTitle, Ruling, VerdictGroup

MIN_TABLE_WIDTH = 100
"""In a narrower terminal the answers are listed below each other."""
VERDICT_SIGNS = {True: "✓", False: "✗", None: "–"}


def referee_command(words: Translator) -> click.Command:
    """Makes `referee`."""

    def work(position: str, move: str | None, edition: tuple[str, ...], *, json: bool) -> None:
        question = _parse_question(position, move)
        rulesets = [find(name) for name in edition] or rulesets_of_game(question.ruleset)
        ruling = make_ruling(question, rulesets, words)
        if json:
            click.echo(msgspec.json.format(msgspec.json.encode(ruling)).decode())
            return
        console = make_console()
        click.echo(question.ruleset.rules.table_to_ascii(question.state))
        click.echo(f"\n{ruling.move}\n")
        if console.width >= MIN_TABLE_WIDTH and console.is_terminal:
            console.print(_verdict_table(ruling, words), markup=False, highlight=False)
        else:
            for line in _verdict_list(ruling, words):
                click.echo(words.align_lines(line))

    params = [
        click.Argument(["position"], metavar="POSITION"),
        click.Argument(["move"], metavar="MOVE", required=False),
        make_option(words, "edition", multiple=True, metavar="ID"),
        make_flag(words, "json"),
        language_option(words),
    ]
    return make_command(words, "referee", params, work)


def _parse_question(position: str, move: str | None) -> RefereeQuestion:
    """The question; the id of a dispute from the gallery stands for its position and move."""
    for dispute in disputes():
        if dispute.id == position:
            return parse_question(dispute.position, move or dispute.move)
    question = parse_question(position, move)
    if question.move is None:
        raise UserError("referee-no-move")
    return question


def _verdict_table(ruling: Ruling, words: Translator) -> Table:
    """A column for each answer, and below why they differ."""
    table = Table(
        *(_edition_ids(verdict.editions, words) for verdict in ruling.verdicts), show_lines=True
    )
    columns = [[*_verdict_lines(verdict, words)] for verdict in ruling.verdicts]
    for row in zip(*(_head_and_rest(lines) for lines in columns), strict=True):
        table.add_row(*row)
    differences = [*_difference_lines(ruling, words)]
    if differences:
        table.caption = "\n".join(words.align_lines(line) for line in differences)
        table.caption_justify = "right" if words.is_right_to_left else "left"
    return table


def _head_and_rest(lines: list[str]) -> tuple[str, str]:
    return lines[0], "\n".join(lines[1:])


def _verdict_list(ruling: Ruling, words: Translator) -> Iterator[str]:
    for verdict in ruling.verdicts:
        first, *rest = _verdict_lines(verdict, words)
        yield f"{first}: {_edition_ids(verdict.editions, words)}"
        yield from (f"  {line}" for line in rest)
        yield ""
    yield from _difference_lines(ruling, words)


def _verdict_lines(verdict: VerdictGroup, words: Translator) -> Iterator[str]:
    key = {True: "referee-allowed", False: "referee-refused", None: "referee-nowhere"}
    yield f"{VERDICT_SIGNS[verdict.allowed]} {words(key[verdict.allowed])}"
    if verdict.why:
        yield verdict.why
    for rule in verdict.rules:
        yield f"[{rule.rule}] {' '.join(rule.sentences)}".rstrip()
    if verdict.then:
        yield words("referee-then") + ":"
        yield from (f"- {sentence}" for sentence in verdict.then)


def _difference_lines(ruling: Ruling, words: Translator) -> Iterator[str]:
    if not ruling.differences:
        if len(ruling.editions) > 1 and len(ruling.verdicts) == 1:
            yield words("referee-agree")
        return
    yield words("referee-differ") + ":"
    for point in ruling.differences:
        yield f"{point.head} [{point.rules}]"
        by_value: dict[str, list[EditionTitle]] = {}
        for edition, value in zip(ruling.editions, point.values, strict=True):
            by_value.setdefault(value, []).append(edition)
        for value, editions in by_value.items():
            yield f"  {value}: {_edition_ids(editions, words)}"


def _edition_ids(editions: list[EditionTitle] | tuple[EditionTitle, ...], words: Translator) -> str:
    return words.join_list(edition.id for edition in editions)
