"""Benchmarks the kernel against a plain C program: `just benchmark-vs-c PATH/OF/limit.c`.

The C program plays random rounds of Saboteur (arguments: rounds, players) and prints the moves per
round. It is compiled here, and its CPU time is measured before and after every measurement of the
kernel, so that both run under the same conditions; a ratio is the kernel's rate over the mean of
the two. The table shows medians and ranges of all turns, and the targets.
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

from foolsgold.benchmarks.kernel_benchmark import (
    MIN_COMPARED_GAMES,
    PLAYOUT_BATCH_GAMES,
    STEP_BATCH_GAMES,
    STEP_BATCH_SIZES,
    BatchStepper,
    benchmark_editions,
    measure_two_threads,
    play_whole_games,
)
from foolsgold.benchmarks.rules_benchmark import SEATS
from foolsgold.kernel.backend_interface import RULE_BOT, UNIFORM
from foolsgold.kernel.game_batch import Batch

SABOTEUR, GOBBLINGS = benchmark_editions()
COMPILER = ("gcc", "-O3", "-march=native")
FIRST_USE = """
import time; began = time.process_time()
from foolsgold.kernel import Batch
Batch({!r}, 5, 1, tell=lambda phrase: None); print(time.process_time() - began)
"""


class Rate(NamedTuple):
    """Work per CPU second."""

    rounds: float
    moves: float


class CProgram:
    """The compiled C program."""

    def __init__(self, source: Path, folder: Path, rounds: int) -> None:
        self._command = (str(folder / "compare_with_c"), str(rounds), str(SEATS))
        self._rounds = rounds
        subprocess.run([*COMPILER, str(source), "-o", self._command[0]], check=True)

    def rate(self) -> Rate:
        """The rates of one run."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(self._command, capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        match = re.search(r"([\d.]+) moves/round", done.stdout)
        assert match is not None, done.stdout
        rounds = self._rounds / spent
        return Rate(rounds, rounds * float(match[1]))


def whole_game_rate(edition: str, rounds: int, policy: int = UNIFORM) -> Rate:
    """The rates of whole games played in one call."""
    done = play_whole_games(Batch(edition, SEATS, PLAYOUT_BATCH_GAMES), rounds, 1, policy)
    return Rate(done.rounds / done.cpu_seconds, done.moves / done.cpu_seconds)


class Measurement(NamedTuple):
    """A row of the table: what is measured, the target, and the number format."""

    name: str
    target: str
    form: str = "{:.2f}"


MOVES = Measurement("random rounds in one call, moves, times C", "1.8")
ROUNDS = Measurement("the same, rounds, times C", "1.8")
INSIDE = Measurement(f"{STEP_BATCH_GAMES} games stepped, choice inside, times C", "1.5")
WORDS = Measurement(f"{STEP_BATCH_GAMES} games stepped, masks returned, times C", "1.1")
SECOND = Measurement("Gobblings, random rounds in one call, times C's rounds", "0.4")
SPREAD_INSIDE = Measurement(f"{STEP_BATCH_GAMES} games at different points, choice inside", "")
SPREAD_WORDS = Measurement(f"{STEP_BATCH_GAMES} games at different points, masks returned", "")
GROWTH = Measurement(
    f"growth: time per move, batches of {MIN_COMPARED_GAMES} to {STEP_BATCH_SIZES[-1]:,} games",
    "at most 1.5",
)
RULED = Measurement("rounds of the rule policy per CPU second", "3,000, aim 10,000", "{:,.0f}")
C_MOVES = Measurement("C: moves per CPU second", "", "{:,.0f}")
CORES = Measurement("two threads, times one, by the clock", "1.7")
RULED_CORES = Measurement("the same with the rule policy", "1.7")
COLD = Measurement("compiling without a cache, both games, CPU seconds", "45 each", "{:.1f}")
CACHED = Measurement("loading from the cache, with all imports, CPU seconds", "1.0", "{:.2f}")


def compare_with_c(c: CProgram, turns: int) -> dict[Measurement, list[float]]:
    """All ratios, one value for each turn."""
    found: dict[Measurement, list[float]] = defaultdict(list)
    took: dict[int, list[float]] = defaultdict(list)
    steppers = {
        size: BatchStepper(SABOTEUR, SEATS, size, UNIFORM)
        for size in STEP_BATCH_SIZES
        if size >= MIN_COMPARED_GAMES
    }
    spread = BatchStepper(SABOTEUR, SEATS, STEP_BATCH_GAMES, UNIFORM)
    fresh = BatchStepper(SABOTEUR, SEATS, STEP_BATCH_GAMES, UNIFORM, spread=False)
    for stepper in (*steppers.values(), spread, fresh):
        stepper.measure_once()

    last = c.rate()
    found[C_MOVES].append(last.moves)

    def after_and_before(measure: Callable[[], Sequence[float]]) -> tuple[Sequence[float], Rate]:
        nonlocal last
        rates, before, last = measure(), last, c.rate()
        found[C_MOVES].append(last.moves)
        return rates, Rate(*(fmean(pair) for pair in zip(before, last, strict=True)))

    for _ in range(turns):
        rate, beside_it = after_and_before(lambda: whole_game_rate(SABOTEUR, 60_000))
        found[MOVES].append(rate[1] / beside_it.moves)
        found[ROUNDS].append(rate[0] / beside_it.rounds)
        several, beside_it = after_and_before(lambda: stepping_rates(fresh))
        found[INSIDE].append(several[0] / beside_it.moves)
        found[WORDS].append(several[1] / beside_it.moves)
        several, beside_it = after_and_before(lambda: stepping_rates(spread))
        found[SPREAD_INSIDE].append(several[0] / beside_it.moves)
        found[SPREAD_WORDS].append(several[1] / beside_it.moves)
        rate, beside_it = after_and_before(lambda: whole_game_rate(GOBBLINGS, 30_000))
        found[SECOND].append(rate[0] / beside_it.rounds)
        for games, stepper in steppers.items():
            took[games].append(1 / stepping_rates(stepper, 1)[0])
        found[RULED].append(whole_game_rate(SABOTEUR, 6_000, RULE_BOT).rounds)
    # Of the medians: in a single turn, the slowest is usually one that was disturbed.
    middle = [median(times) for times in took.values()]
    found[GROWTH].append(max(middle) / min(middle))
    return found


def stepping_rates(stepper: BatchStepper, turns: int = 7) -> tuple[float, float]:
    """Median rates of some turns: moves chosen inside, and legal masks returned."""
    summary = stepper.summarise([stepper.measure_once() for _ in range(turns)])
    assert summary.words_moves_per_cpu_second is not None
    return summary.inside_moves_per_cpu_second, summary.words_moves_per_cpu_second


def compile_times(folder: Path) -> dict[Measurement, list[float]]:
    """Seconds to compile without a cache, then to load from it, each in its own process."""
    environment = {**os.environ, "FOOLSGOLD_CACHE": str(folder / "cache")}
    found: dict[Measurement, list[float]] = defaultdict(list)
    for line in (COLD, CACHED, CACHED, CACHED):
        for edition in (SABOTEUR, GOBBLINGS):
            command = [sys.executable, "-c", FIRST_USE.format(edition)]
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=True
            )
            found[line].append(float(done.stdout))
    return found


def report_line(line: Measurement, values: Sequence[float]) -> str:
    """A row of the table."""
    middle, least, most = (line.form.format(of(values)) for of in (median, min, max))
    return f"| {line.name} | {middle} ({least}-{most}) | {line.target} |"


def main() -> None:
    """Measures everything and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="the C program")
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=60_000, help="rounds of C in each turn")
    parser.add_argument(
        "--cores", action="store_true", help="also two threads; needs an otherwise idle machine"
    )
    parser.add_argument("--compiling", action="store_true", help="time the compiler, too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        found = compare_with_c(CProgram(asked.source, folder, asked.rounds), asked.turns)
        if asked.compiling:
            found.update(compile_times(folder))
    print(f"| median of {asked.turns} turns (range) | measured | target |\n|---|---|---|")
    for line, values in found.items():
        print(report_line(line, values))
    if not asked.cores:
        return
    for line, policy in ((CORES, UNIFORM), (RULED_CORES, RULE_BOT)):
        cores = measure_two_threads(
            SABOTEUR, policy, whole_game_rate(SABOTEUR, 6_000, policy).rounds
        )
        middle, (least, most) = cores.speedup, cores.speedup_range
        used = f"{cores.cores_used:.2f} cores used, {cores.cpu_ratio:.2f} of one thread's CPU rate"
        print(f"| {line.name} | {middle:.2f} ({least:.2f}-{most:.2f}), {used} | {line.target} |")


if __name__ == "__main__":
    main()
