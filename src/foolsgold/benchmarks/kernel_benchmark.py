"""Kernel benchmark: whole rounds in one call, batches stepped from Python, scaling with cores.

Rates are per CPU second, so that other programs matter little. All candidates take short turns, so
that disturbances affect them alike; reported are medians, minimum and maximum.
"""

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from statistics import median
from typing import NamedTuple

import msgspec
import numpy as np

from foolsgold.base.extras import MissingExtraError
from foolsgold.benchmarks.bitmask_sampler import make_sampler, padded
from foolsgold.benchmarks.rules_benchmark import SEATS, peak_memory_mb
from foolsgold.games.catalogue import GAMES, find
from foolsgold.kernel.backend_interface import (
    GAME,
    OVER,
    RULE_BOT,
    TURN,
    UNIFORM,
    UInt64Array,
    backend_of,
)
from foolsgold.kernel.compilation import Notify, has_compiler
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.rng import random_streams
from foolsgold.kernel.rollout import run_rollouts

POLICIES = {"uniform": UNIFORM, "rules": RULE_BOT}
PLAYOUT_BATCH_GAMES = 2048
STEP_BATCH_GAMES = 512
STEP_BATCH_SIZES = (1, 16, 256, 1024, 4096, 65536)
SEAT_COUNTS = (3, 5, 10)
MIN_COMPARED_GAMES = 256
"""Smaller batches are not about speed: the time of a call is reported, but not compared."""
REPETITIONS = 5
MOVES_PER_REPETITION = 200_000
"""Moves timed in a turn, if games are spread: some 20 ms of Saboteur."""
GAMES_PER_REPETITION = 2
"""Games of this length timed in a turn, if they start together."""
CLOCK_SECONDS = 0.6
"""Seconds by the clock that one thread has to play: a second one needs a moment to begin."""
SPREAD_GAMES = 1024
"""Games that are spread once, and of which batches of all sizes are copies."""
RANDOM_GAME_MOVES = 201
"""Moves of a random game of Saboteur, over which the games of a batch are spread."""
SLOWDOWN_BY_POLICY = {UNIFORM: 1, RULE_BOT: 20}
"""How much fewer moves are enough for the policy that thinks."""

MinMax = tuple[float, float]


class SteppingSpeed(msgspec.Struct, frozen=True):
    """A batch stepped from Python, a call a move; ended games are dealt anew, and that counts."""

    games: int
    seats: int
    spread: bool
    """Whether games are at different points; else they begin together, as in a new batch."""
    inside_moves_per_cpu_second: float
    """The choice is made inside the kernel."""
    inside_range: MinMax
    words_moves_per_cpu_second: float | None = None
    """The legal words are handed out, and moves are handed in."""
    words_range: MinMax | None = None


class TwoThreadSpeed(msgspec.Struct, frozen=True):
    """Whole rounds in two threads."""

    speedup: float
    """Rounds a second by the clock, over those of one thread."""
    speedup_range: MinMax
    cores_used: float
    """CPU seconds a second meanwhile: below 1.9 others were at work, and the figure is theirs."""
    cpu_ratio: float
    """Rounds a CPU second, over those of one thread: what two threads cost each other."""
    clock_seconds: float
    """How long one thread had to play in each turn."""


class KernelSpeed(msgspec.Struct, frozen=True):
    """What one game does in a second of one CPU."""

    game: str
    edition: str
    rounds: int
    moves: int
    listed: int
    """Legal moves listed, over all moves."""
    cpu_seconds: float
    rounds_per_cpu_second: float
    moves_per_cpu_second: float
    bytes_per_game: int
    stepping: list[SteppingSpeed]
    """By the number of games at once, and by the number of seats."""
    growth: float
    """The longest time for a move over the shortest, among batches from 256 games on."""
    two_cores: TwoThreadSpeed


class KernelBenchmarkReport(msgspec.Struct, frozen=True):
    """All games, and what getting ready took."""

    seats: int
    policy: str
    seed: int
    turns: int
    """Turns; steps and cores are reported as medians."""
    ready_cpu_seconds: float
    games: list[KernelSpeed]
    peak_memory_mb: float | None


class PlayoutTotals(msgspec.Struct, frozen=True):
    """Games played to their end, many in one call."""

    rounds: int
    moves: int
    listed: int
    cpu_seconds: float


def run_kernel_benchmark(
    editions: tuple[str, ...], rounds: int, seed: int, policy: str, tell: Notify | None = None
) -> KernelBenchmarkReport:
    """Plays at least `rounds` rounds of each edition by a policy in all seats, on one core.

    `MissingExtraError` where there is none.
    """
    if not has_compiler():
        # The readable rules would play for hours, and have a bench of their own.
        raise MissingExtraError("kernel")
    began = time.process_time()
    for edition in editions:
        Batch(edition, SEATS, 1, tell=tell)
    ready = time.process_time() - began
    speeds = [_measure_edition(edition, rounds, seed, POLICIES[policy]) for edition in editions]
    return KernelBenchmarkReport(SEATS, policy, seed, REPETITIONS, ready, speeds, peak_memory_mb())


def benchmark_editions() -> tuple[str, ...]:
    """One edition of each game: those whose moves must lead back to the start, where there are."""
    return tuple(
        "saboteur-lv" if rules.name == "saboteur" else rules.reference_edition for rules in GAMES
    )


def _measure_edition(edition: str, rounds: int, seed: int, policy: int) -> KernelSpeed:
    whole = play_whole_games(Batch(edition, SEATS, PLAYOUT_BATCH_GAMES, seed), rounds, seed, policy)
    game = find(edition).rules.name
    spread = [BatchStepper(edition, SEATS, games, policy) for games in STEP_BATCH_SIZES]
    fresh = [
        BatchStepper(edition, seats, STEP_BATCH_GAMES, policy, spread=False)
        for seats in SEAT_COUNTS
    ]
    stepping = measure_steppers([*spread, *fresh])
    large = [step for step in stepping if step.spread and step.games >= MIN_COMPARED_GAMES]
    rates = [step.inside_moves_per_cpu_second for step in large]
    return KernelSpeed(
        game=game,
        edition=edition,
        rounds=whole.rounds,
        moves=whole.moves,
        listed=whole.listed,
        cpu_seconds=whole.cpu_seconds,
        rounds_per_cpu_second=whole.rounds / whole.cpu_seconds,
        moves_per_cpu_second=whole.moves / whole.cpu_seconds,
        bytes_per_game=backend_of(game).record_dtype.itemsize,
        stepping=stepping,
        growth=max(rates) / min(rates),
        two_cores=measure_two_threads(edition, policy, whole.rounds / whole.cpu_seconds),
    )


def play_whole_games(batch: Batch, rounds: int, seed: int, policy: int) -> PlayoutTotals:
    """Plays at least `rounds` rounds, on one core."""
    games = played = moves = listed = 0
    began = time.process_time()
    while played < rounds:
        mine = random_streams(seed, len(batch), games)
        done = run_rollouts(batch, [policy], mine, until=GAME, threads=1)
        games += len(batch)
        played, moves, listed = (
            played + done.rounds,
            moves + done.moves,
            listed + done.legal_moves_listed,
        )
        batch.reset()
    return PlayoutTotals(played, moves, listed, time.process_time() - began)


def measure_two_threads(edition: str, policy: int, rounds_per_second: float) -> TwoThreadSpeed:
    """The same games in one thread and in two, in turns, each long enough to be told by a clock."""
    few = Batch(edition, SEATS, PLAYOUT_BATCH_GAMES)
    rounds_a_game = run_rollouts(few, [policy], 1, until=GAME).rounds / len(few)
    batch = Batch(
        edition,
        SEATS,
        max(PLAYOUT_BATCH_GAMES, int(CLOCK_SECONDS * rounds_per_second / rounds_a_game)),
    )
    turns = [
        [_time_playout(batch, policy, threads) for threads in (1, 2)] for _ in range(REPETITIONS)
    ]
    speedups = [two.rounds / two.clock * one.clock / one.rounds for one, two in turns]
    return TwoThreadSpeed(
        speedup=median(speedups),
        speedup_range=_min_max(speedups),
        cores_used=median(two.cpu / two.clock for _, two in turns),
        cpu_ratio=median(two.rounds / two.cpu * one.cpu / one.rounds for one, two in turns),
        clock_seconds=median(one.clock for one, _ in turns),
    )


class _TimedPlayout(NamedTuple):
    rounds: int
    clock: float
    cpu: float


def _time_playout(batch: Batch, policy: int, threads: int) -> _TimedPlayout:
    batch.reset()
    clock, cpu = time.perf_counter(), time.process_time()
    rounds = run_rollouts(batch, [policy], 1, until=GAME, threads=threads).rounds
    return _TimedPlayout(rounds, time.perf_counter() - clock, time.process_time() - cpu)


def measure_steppers(steppers: Sequence["BatchStepper"]) -> list[SteppingSpeed]:
    """All of them, each for a moment, in turns."""
    turns = [[stepper.measure_once() for stepper in steppers] for _ in range(REPETITIONS)]
    return [
        stepper.summarise([turn[place] for turn in turns]) for place, stepper in enumerate(steppers)
    ]


class BatchStepper:
    """A batch that is stepped from Python."""

    def __init__(
        self, edition: str, seats: int, games: int, policy: int, *, spread: bool = True
    ) -> None:
        seats = min(seats, find(edition).edition.seats[1])
        self._policy, self._is_spread = policy, spread
        if spread:
            stock = _spread_batch(edition, seats, policy)
            self._batch = stock.copy(np.arange(games) * SPREAD_GAMES // games % SPREAD_GAMES)
            calls = min(4000, MOVES_PER_REPETITION // games)
        else:
            self._batch = Batch(edition, seats, games)
            calls = GAMES_PER_REPETITION * RANDOM_GAME_MOVES
        self._calls_per_repetition = max(1, calls // SLOWDOWN_BY_POLICY[policy])
        self._words = padded(self._batch.legal_bitmask())
        self._sample_moves = make_sampler(self._words, games)
        self._streams = random_streams(games, games)

    def measure_once(self) -> tuple[float, float | None]:
        """Moves a CPU second, with the choice inside and with words handed out."""
        inside = self._time_steps(lambda: self._batch.play([self._policy], self._streams, TURN))
        if self._policy != UNIFORM:
            return inside, None
        self._batch.legal_bitmask(self._words)
        # Legal words out, a choice in NumPy, moves in; what follows comes with the step.
        by_words = self._time_steps(
            lambda: self._batch.step(self._sample_moves(), self._words), self._words
        )
        return inside, by_words

    def _time_steps(self, step: Callable[[], object], words: UInt64Array | None = None) -> float:
        batch, phase = self._batch, self._batch.games["phase"]
        began = time.process_time()
        for _ in range(self._calls_per_repetition):
            step()
            # The phase of a game that is over is 0, and this is the quickest to ask.
            if np.count_nonzero(phase) < len(batch):
                batch.reset(phase == OVER, words)
        return self._calls_per_repetition * len(batch) / (time.process_time() - began)

    def summarise(self, turns: Sequence[tuple[float, float | None]]) -> SteppingSpeed:
        """What its turns say."""
        inside = [rate for rate, _ in turns]
        words = [rate for _, rate in turns if rate is not None]
        return SteppingSpeed(
            games=len(self._batch),
            seats=self._batch.seats,
            spread=self._is_spread,
            inside_moves_per_cpu_second=median(inside),
            inside_range=_min_max(inside),
            words_moves_per_cpu_second=median(words) if words else None,
            words_range=_min_max(words) if words else None,
        )


@lru_cache
def _spread_batch(edition: str, seats: int, policy: int) -> Batch:
    """Games at all points: each is dealt anew once, one after the other, while all play.

    Random games of Saboteur have the same length. Begun together they would end together, and a
    batch so large that few moves of it are timed would show what their beginnings cost.
    """
    batch = Batch(edition, seats, SPREAD_GAMES)
    anew_at = np.arange(SPREAD_GAMES) * RANDOM_GAME_MOVES // SPREAD_GAMES
    np.random.default_rng(1).shuffle(anew_at)
    mine = random_streams(1, SPREAD_GAMES)
    for call in range(RANDOM_GAME_MOVES):
        batch.play([policy], mine, TURN)
        batch.reset((anew_at == call) | batch.is_over)
    return batch


def _min_max(rates: Sequence[float]) -> MinMax:
    return min(rates), max(rates)
