"""The speed of the kernel: whole rounds in one call, batches stepped from Python, growth, cores.

Rates are counted by CPU time, so that other programs matter little, in several short turns, so that
they matter alike to all that is compared; told are medians, and the least and the most.
"""

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from statistics import median
from typing import NamedTuple

import msgspec
import numpy as np

from foolsgold.base.extras import MissingExtraError
from foolsgold.benchmarks.move_sampler import picker, room_for
from foolsgold.benchmarks.rules_benchmark import SEATS, peak_memory_mb
from foolsgold.games.catalogue import GAMES, find
from foolsgold.kernel.backend import GAME, OVER, RULES, TURN, UNIFORM, Words
from foolsgold.kernel.backends import twin_of
from foolsgold.kernel.batch import Batch
from foolsgold.kernel.compilation import Tell, has_compiler
from foolsgold.kernel.rng import streams
from foolsgold.kernel.rollout import playout

POLICIES = {"uniform": UNIFORM, "rules": RULES}
IN_ONE_CALL = 2048
GAMES_AT_ONCE = 512
SIZES = (1, 16, 256, 1024, 4096, 65536)
TABLES = (3, 5, 10)
FROM = 256
"""Batches of fewer games are not for speed: the time of a call is told, but not compared."""
TURNS = 5
MOVES_A_TURN = 200_000
"""So many moves are timed in a turn, if games are spread: some 20 ms of Saboteur."""
WHOLE_GAMES = 2
"""And so many games of this length if they begin together."""
CLOCKED = 0.6
"""Seconds by the clock that one thread has to play: a second one needs a moment to begin."""
STOCK = 1024
"""Games that are spread once, and of which batches of all sizes are copies."""
LENGTH = 201
"""Moves of a random game of Saboteur, over which the games of a batch are spread."""
SLOWER = {UNIFORM: 1, RULES: 20}
"""How much fewer moves are enough for the policy that thinks."""

Range = tuple[float, float]


class Stepping(msgspec.Struct, frozen=True):
    """A batch stepped from Python, a call a move; ended games are dealt anew, and that counts."""

    games: int
    seats: int
    spread: bool
    """Whether games are at different points; else they begin together, as in a new batch."""
    inside_moves_per_cpu_second: float
    """The choice is made inside the kernel."""
    inside_range: Range
    words_moves_per_cpu_second: float | None = None
    """The legal words are handed out, and moves are handed in."""
    words_range: Range | None = None


class TwoCores(msgspec.Struct, frozen=True):
    """Whole rounds in two threads."""

    speedup: float
    """Rounds a second by the clock, over those of one thread."""
    speedup_range: Range
    cores_used: float
    """CPU seconds a second meanwhile: below 1.9 others were at work, and the figure is theirs."""
    cpu_ratio: float
    """Rounds a CPU second, over those of one thread: what two threads cost each other."""
    clock_seconds: float
    """How long one thread had to play in each turn."""


class FastSpeed(msgspec.Struct, frozen=True):
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
    stepping: list[Stepping]
    """By the number of games at once, and by the number of seats."""
    growth: float
    """The longest time for a move over the shortest, among batches from 256 games on."""
    two_cores: TwoCores


class FastBench(msgspec.Struct, frozen=True):
    """All games, and what getting ready took."""

    seats: int
    policy: str
    seed: int
    turns: int
    """Figures of steps and cores are medians of so many."""
    ready_cpu_seconds: float
    games: list[FastSpeed]
    peak_memory_mb: float | None


class Whole(msgspec.Struct, frozen=True):
    """Games played to their end, many in one call."""

    rounds: int
    moves: int
    listed: int
    cpu_seconds: float


def fast_bench(
    editions: tuple[str, ...], rounds: int, seed: int, policy: str, tell: Tell | None = None
) -> FastBench:
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
    speeds = [_speed(edition, rounds, seed, POLICIES[policy]) for edition in editions]
    return FastBench(SEATS, policy, seed, TURNS, ready, speeds, peak_memory_mb())


def classics() -> tuple[str, ...]:
    """One edition of each game: those whose moves must lead back to the start, where there are."""
    return tuple("saboteur-lv" if rules.name == "saboteur" else rules.classic for rules in GAMES)


def _speed(edition: str, rounds: int, seed: int, policy: int) -> FastSpeed:
    whole = whole_games(Batch(edition, SEATS, IN_ONE_CALL, seed), rounds, seed, policy)
    game = find(edition).rules.name
    spread = [Stepper(edition, SEATS, games, policy) for games in SIZES]
    fresh = [Stepper(edition, seats, GAMES_AT_ONCE, policy, spread=False) for seats in TABLES]
    stepping = stepped([*spread, *fresh])
    large = [step for step in stepping if step.spread and step.games >= FROM]
    rates = [step.inside_moves_per_cpu_second for step in large]
    return FastSpeed(
        game=game,
        edition=edition,
        rounds=whole.rounds,
        moves=whole.moves,
        listed=whole.listed,
        cpu_seconds=whole.cpu_seconds,
        rounds_per_cpu_second=whole.rounds / whole.cpu_seconds,
        moves_per_cpu_second=whole.moves / whole.cpu_seconds,
        bytes_per_game=twin_of(game).layout.itemsize,
        stepping=stepping,
        growth=max(rates) / min(rates),
        two_cores=two_cores(edition, policy, whole.rounds / whole.cpu_seconds),
    )


def whole_games(batch: Batch, rounds: int, seed: int, policy: int) -> Whole:
    """Plays at least so many rounds, on one core."""
    games = played = moves = listed = 0
    began = time.process_time()
    while played < rounds:
        mine = streams(seed, len(batch), games)
        done = playout(batch, [policy], mine, until=GAME, threads=1)
        games += len(batch)
        played, moves, listed = played + done.rounds, moves + done.moves, listed + done.listed
        batch.reset()
    return Whole(played, moves, listed, time.process_time() - began)


def two_cores(edition: str, policy: int, rounds_per_second: float) -> TwoCores:
    """The same games in one thread and in two, in turns, each long enough to be told by a clock."""
    few = Batch(edition, SEATS, IN_ONE_CALL)
    rounds_a_game = playout(few, [policy], 1, until=GAME).rounds / len(few)
    batch = Batch(
        edition, SEATS, max(IN_ONE_CALL, int(CLOCKED * rounds_per_second / rounds_a_game))
    )
    turns = [[_clocked(batch, policy, threads) for threads in (1, 2)] for _ in range(TURNS)]
    speedups = [two.rounds / two.clock * one.clock / one.rounds for one, two in turns]
    return TwoCores(
        speedup=median(speedups),
        speedup_range=_range(speedups),
        cores_used=median(two.cpu / two.clock for _, two in turns),
        cpu_ratio=median(two.rounds / two.cpu * one.cpu / one.rounds for one, two in turns),
        clock_seconds=median(one.clock for one, _ in turns),
    )


class _Clocked(NamedTuple):
    rounds: int
    clock: float
    cpu: float


def _clocked(batch: Batch, policy: int, threads: int) -> _Clocked:
    batch.reset()
    clock, cpu = time.perf_counter(), time.process_time()
    rounds = playout(batch, [policy], 1, until=GAME, threads=threads).rounds
    return _Clocked(rounds, time.perf_counter() - clock, time.process_time() - cpu)


def stepped(steppers: Sequence["Stepper"]) -> list[Stepping]:
    """All of them, each for a moment, in turns."""
    turns = [[stepper.turn() for stepper in steppers] for _ in range(TURNS)]
    return [stepper.told([turn[place] for turn in turns]) for place, stepper in enumerate(steppers)]


class Stepper:
    """A batch that is stepped from Python."""

    def __init__(
        self, edition: str, seats: int, games: int, policy: int, *, spread: bool = True
    ) -> None:
        seats = min(seats, find(edition).edition.seats[1])
        self._policy, self._spread = policy, spread
        if spread:
            stock = _spread(edition, seats, policy)
            self._batch = stock.copy(np.arange(games) * STOCK // games % STOCK)
            calls = min(4000, MOVES_A_TURN // games)
        else:
            self._batch = Batch(edition, seats, games)
            calls = WHOLE_GAMES * LENGTH
        self._calls = max(1, calls // SLOWER[policy])
        self._words = room_for(self._batch.words())
        self._pick = picker(self._words, games)
        self._streams = streams(games, games)

    def turn(self) -> tuple[float, float | None]:
        """Moves a CPU second, with the choice inside and with words handed out."""
        inside = self._timed(lambda: self._batch.play([self._policy], self._streams, TURN))
        if self._policy != UNIFORM:
            return inside, None
        self._batch.words(self._words)
        # Legal words out, a choice in NumPy, moves in; what follows comes with the step.
        by_words = self._timed(lambda: self._batch.step(self._pick(), self._words), self._words)
        return inside, by_words

    def _timed(self, step: Callable[[], object], words: Words | None = None) -> float:
        batch, phase = self._batch, self._batch.games["phase"]
        began = time.process_time()
        for _ in range(self._calls):
            step()
            # The phase of a game that is over is 0, and this is the quickest to ask.
            if np.count_nonzero(phase) < len(batch):
                batch.reset(phase == OVER, words)
        return self._calls * len(batch) / (time.process_time() - began)

    def told(self, turns: Sequence[tuple[float, float | None]]) -> Stepping:
        """What its turns say."""
        inside = [rate for rate, _ in turns]
        words = [rate for _, rate in turns if rate is not None]
        return Stepping(
            games=len(self._batch),
            seats=self._batch.seats,
            spread=self._spread,
            inside_moves_per_cpu_second=median(inside),
            inside_range=_range(inside),
            words_moves_per_cpu_second=median(words) if words else None,
            words_range=_range(words) if words else None,
        )


@lru_cache
def _spread(edition: str, seats: int, policy: int) -> Batch:
    """Games at all points: each is dealt anew once, one after the other, while all play.

    Random games of Saboteur have the same length. Begun together they would end together, and a
    batch so large that few moves of it are timed would show what their beginnings cost.
    """
    batch = Batch(edition, seats, STOCK)
    anew_at = np.arange(STOCK) * LENGTH // STOCK
    np.random.default_rng(1).shuffle(anew_at)
    mine = streams(1, STOCK)
    for call in range(LENGTH):
        batch.play([policy], mine, TURN)
        batch.reset((anew_at == call) | batch.is_over)
    return batch


def _range(rates: Sequence[float]) -> Range:
    return min(rates), max(rates)
