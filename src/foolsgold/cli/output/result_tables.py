"""Formats editions, simulations and benchmarks as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from foolsgold.base.confidence_intervals import Mean, Proportion
from foolsgold.benchmarks.rules_benchmark import BenchmarkReport
from foolsgold.games.api import NO_WINNER
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.locales.edition_descriptions import switch_value_text
from foolsgold.locales.rules_sheets import edition_title
from foolsgold.locales.translator import Translator
from foolsgold.study.calibration import CalibrationReport
from foolsgold.study.game_adapter import sides_of
from foolsgold.study.matchups import MatchupReport, MatchupResult, PairedComparison
from foolsgold.study.simulation import SimulationReport

if TYPE_CHECKING:
    from foolsgold.benchmarks.load_test import LoadReport

MIN_TABLE_WIDTH = 130
"""From this width on, editions are compared in a table."""


def edition_lines(rulesets: list[Ruleset], words: Translator, width: int) -> Iterator[str | Table]:
    """The editions, and for each switch of their game which edition has which value."""
    for ruleset in rulesets:
        yield f"{ruleset.id}  {edition_title(ruleset, words)}"
    for game in dict.fromkeys(ruleset.rules.name for ruleset in rulesets):
        same = [ruleset for ruleset in rulesets if ruleset.rules.name == game]
        yield ""
        if width >= MIN_TABLE_WIDTH:
            yield _edition_table(same, words)
        else:
            yield from _edition_list(same, words)


def _edition_table(rulesets: list[Ruleset], words: Translator) -> Table:
    table = Table("", *(_short_id(ruleset) for ruleset in rulesets), show_lines=True)
    for switch in rulesets[0].rules.switch_names:
        values = (switch_value_text(ruleset.edition, switch, words) for ruleset in rulesets)
        table.add_row(words(f"switch-{switch}"), *values)
    return table


def _edition_list(rulesets: list[Ruleset], words: Translator) -> Iterator[str]:
    for switch in rulesets[0].rules.switch_names:
        yield words(f"switch-{switch}")
        grouped: dict[str, list[str]] = {}
        for ruleset in rulesets:
            value = switch_value_text(ruleset.edition, switch, words)
            grouped.setdefault(value, []).append(_short_id(ruleset))
        for value, names in grouped.items():
            yield f"  {', '.join(names)}: {value}"


def _short_id(ruleset: Ruleset) -> str:
    return ruleset.id.removeprefix("saboteur-")


def editions_json(rulesets: list[Ruleset]) -> bytes:
    """All values of all editions as JSON."""
    return msgspec.json.encode({ruleset.id: ruleset.values for ruleset in rulesets})


def simulation_lines(
    report: SimulationReport, ruleset: Ruleset, words: Translator
) -> Iterator[str]:
    """The results of a simulation."""
    unit = ruleset.rules.score_unit
    yield words(
        "simulate-title",
        edition=edition_title(ruleset, words),
        seats=report.seats,
        games=report.games,
        seed=str(report.seed),
    )
    for side, share in report.rounds_won.items():
        if side == NO_WINNER and not share.count:
            continue
        yield f"{words(f'simulate-{side}')}: {share_text(share, words)}"
    for side, mean in report.points_per_round.items():
        yield f"{words(f'simulate-{unit}-side', side=side)}: {mean_text(mean, words)}"
    for bot, mean in report.points_per_game.items():
        yield f"{words(f'simulate-{unit}-bot', bot=bot)}: {mean_text(mean, words)}"
    yield f"{words('simulate-length')}: {mean_text(report.moves_per_round, words)}"


def share_text(share: Proportion, words: Translator) -> str:
    """A proportion with its interval."""
    low, high = words.format_decimal(100 * share.low, 1), words.format_decimal(100 * share.high, 1)
    counted = f"{words.format_integer(share.count)}/{words.format_integer(share.of)}"
    value = f"{counted} = {words.format_decimal(100 * share.share, 1)} %"
    return f"{value} ({words('simulate-interval')}: {low}–{high} %)"


def matchup_lines(report: MatchupReport, words: Translator) -> Iterator[str]:
    """The results of matchups, one line-up after the other."""
    yield words(
        "simulate-cell-title",
        edition=report.edition,
        cell=report.cell,
        rounds=report.rounds,
        seed=str(report.seed),
    )
    for line_up in report.line_ups:
        yield _matchup_text(report.edition, line_up, words)
        won = find(report.edition).rules.sides[0]
        yield f"  {words(f'simulate-{won}')}: {share_text(line_up.found, words)}"
        if line_up.beside_first is not None:
            yield f"  {words('simulate-paired')}: {paired_text(line_up.beside_first, words)}"


def _matchup_text(edition: str, who: MatchupResult | CalibrationReport, words: Translator) -> str:
    """Who plays for whom, in the words of the game."""
    sides = sides_of(find(edition))
    bots = dict(zip(sides.line_up_names, (who.saboteurs, who.diggers), strict=True))
    return words(sides.line_up_message, **bots)


def paired_text(paired: PairedComparison, words: Translator) -> str:
    """A difference of two players or line-ups on the same deals, with its interval."""
    difference, low, high = (
        words.format_decimal(100 * value, 1)
        for value in (paired.difference, paired.low, paired.high)
    )
    counts = f"+{words.format_integer(paired.gained)} −{words.format_integer(paired.lost)}"
    return f"{difference} % ({counts}; {words('simulate-interval')}: {low} … {high} %)"


def calibration_lines(reports: list[CalibrationReport], words: Translator) -> Iterator[str]:
    """The calibration of beliefs, one line-up after the other."""
    for report in reports:
        yield words(
            "simulate-cell-title",
            edition=report.edition,
            cell=report.cell,
            rounds=report.rounds,
            seed=str(report.seed),
        )
        yield _matchup_text(report.edition, report, words)
        for believer in report.believers:
            error = words.format_decimal(believer.error, 3)
            brier = " · ".join(words.format_decimal(value, 3) for value in believer.brier)
            yield f"  {words(f'believer-{believer.believer}')}"
            yield f"    {words('simulate-calibration')}: {error}"
            yield f"    {words('simulate-brier')}: {brier}"


def mean_text(mean: Mean, words: Translator) -> str:
    """A mean with its interval, if that can be said."""
    text = f"{words('simulate-mean')} {words.format_decimal(mean.mean, 2)}"
    if mean.low is None or mean.high is None:
        return text
    low, high = words.format_decimal(mean.low, 2), words.format_decimal(mean.high, 2)
    return f"{text} ({words('simulate-interval')}: {low}–{high})"


def bench_lines(result: BenchmarkReport, words: Translator) -> Iterator[str]:
    """The speed of each edition, and the memory."""
    yield words("bench-bot-title", bot=result.bot) if result.bot else words("bench-title")
    for speed in result.editions:
        rounds = f"{words.format_decimal(speed.rounds_per_cpu_second, 0)} {words('bench-rounds')}"
        moves = f"{words.format_decimal(speed.moves_per_cpu_second, 0)} {words('bench-moves')}"
        views = f"{words.format_decimal(speed.views_per_cpu_second, 0)} {words('bench-views')}"
        yield f"  {speed.edition}: {rounds} · {moves} · {views}"
        if speed.pace is not None:
            text = words(
                "bench-pace",
                median=words.format_decimal(speed.pace.median_ms, 1),
                nearly_all=words.format_decimal(speed.pace.nearly_all_ms, 1),
                work=words.format_decimal(speed.pace.nearly_all_cpu_ms, 1),
            )
            yield f"    {text}"
    if result.peak_memory_mb is not None:
        yield words("bench-memory", megabytes=round(result.peak_memory_mb))


def load_lines(result: "LoadReport", words: Translator) -> Iterator[str]:
    """The results of a load test."""
    yield words("load-title", tables=result.tables, seats=result.seats)
    speed = words.format_decimal(result.moves_per_second, 1)
    yield words("load-moves", moves=result.moves, speed=speed, errors=result.errors)
    if result.p50_ms is not None and result.p95_ms is not None and result.p99_ms is not None:
        yield words(
            "load-times",
            median=words.format_decimal(result.p50_ms, 1),
            most=words.format_decimal(result.p95_ms, 1),
            nearly_all=words.format_decimal(result.p99_ms, 1),
        )
    if result.stored_p95_ms is not None:
        yield words("load-stored", most=words.format_decimal(result.stored_p95_ms, 1))
    if result.memory_mb is not None:
        yield words("load-memory", megabytes=round(result.memory_mb))
    if result.restart_ready_seconds is not None and result.restart_all_seconds is not None:
        yield words(
            "load-restart",
            ready=words.format_decimal(result.restart_ready_seconds, 1),
            everyone=words.format_decimal(result.restart_all_seconds, 1),
        )
    if result.cpu_ms_per_move is not None:
        yield words("load-cpu", work=words.format_decimal(result.cpu_ms_per_move, 2))
    if result.bare_cpu_ms_per_move is not None and result.ratio_cpu_per_move is not None:
        yield words(
            "load-compare",
            work=words.format_decimal(result.bare_cpu_ms_per_move, 2),
            ratio=words.format_decimal(result.ratio_cpu_per_move, 2),
        )
