"""The speed of the kernel: whole rounds in one call, batches stepped from Python, growth."""

import time
from collections.abc import Callable

import msgspec

from foolsgold.games.catalogue import GAMES, find
from foolsgold.kernel.batch import Batch
from foolsgold.kernel.compiling import Tell, has_compiler
from foolsgold.kernel.playing import playout
from foolsgold.kernel.twin import GAME, OVER, RULES, TURN, UNIFORM, Words
from foolsgold.kernel.twins import twin_of
from foolsgold.lab.bench import SEATS, peak_memory_mb
from foolsgold.lab.picks import picker, room_for

POLICIES = {"uniform": UNIFORM, "rules": RULES}
IN_ONE_CALL = 2048
GAMES_AT_ONCE = 512
SIZES = (1, 16, 256, 1024, 4096, 65536)
TABLES = (3, 5, 10)
CLOCKED = 0.7
"""Seconds for which one thread and two are timed by the clock."""
MOVES_A_SIZE = 400_000
"""So many moves are timed for each size of a batch: enough for a tenth of a second."""

Step = Callable[[int], object]


class Stepping(msgspec.Struct, frozen=True):
    """A batch stepped from Python, a call a move."""

    games: int
    seats: int
    inside_moves_per_cpu_second: float
    """The choice is made inside the kernel."""
    words_moves_per_cpu_second: float | None = None
    """The legal words are handed out, and moves are handed in."""


class TwoCores(msgspec.Struct, frozen=True):
    """Whole rounds in two threads."""

    speedup: float
    """Rounds a second by the clock, over those of one thread."""
    cores_used: float
    """CPU seconds a second meanwhile: below 1.9 others were at work, and the figure is theirs."""


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
    two_cores: TwoCores


class FastBench(msgspec.Struct, frozen=True):
    """All games, and what getting ready took."""

    seats: int
    policy: str
    seed: int
    compiled: bool
    """False if there is no compiler here: then the readable rules were measured."""
    ready_cpu_seconds: float
    games: list[FastSpeed]
    peak_memory_mb: float | None


def fast_bench(
    editions: tuple[str, ...], rounds: int, seed: int, policy: str, tell: Tell | None = None
) -> FastBench:
    """Plays at least `rounds` rounds of each edition by a policy in all seats, on one core."""
    began = time.process_time()
    for edition in editions:
        Batch(edition, SEATS, 1, tell=tell)
    ready = time.process_time() - began
    speeds = [_speed(edition, rounds, seed, policy) for edition in editions]
    return FastBench(SEATS, policy, seed, has_compiler(), ready, speeds, peak_memory_mb())


def classics() -> tuple[str, ...]:
    """One edition of each game: those whose moves must lead back to the start, where there are."""
    return tuple("saboteur-lv" if rules.name == "saboteur" else rules.classic for rules in GAMES)


def _speed(edition: str, rounds: int, seed: int, policy: str) -> FastSpeed:
    batch = Batch(edition, SEATS, IN_ONE_CALL, seed)
    chosen = POLICIES[policy]
    played = moves = listed = 0
    began = time.process_time()
    while played < rounds:
        done = playout(batch, [chosen], seed + played, until=GAME, threads=1)
        played, moves, listed = played + done.rounds, moves + done.moves, listed + done.listed
        batch.reset()
    spent = time.process_time() - began
    game = find(edition).rules.name
    stepping = [_stepped(edition, SEATS, games, chosen) for games in SIZES]
    stepping += [_stepped(edition, seats, GAMES_AT_ONCE, chosen) for seats in TABLES]
    return FastSpeed(
        game=game,
        edition=edition,
        rounds=played,
        moves=moves,
        listed=listed,
        cpu_seconds=spent,
        rounds_per_cpu_second=played / spent,
        moves_per_cpu_second=moves / spent,
        bytes_per_game=twin_of(game).layout.itemsize,
        stepping=stepping,
        two_cores=_two_cores(batch, chosen),
    )


def _two_cores(batch: Batch, policy: int) -> TwoCores:
    """The same games in one thread and in two, in turns."""
    rounds, clock, used = [0, 0], [0.0, 0.0], 0.0
    while min(clock) < CLOCKED:
        for threads in (1, 2):
            batch.reset()
            began, worked = time.perf_counter(), time.process_time()
            rounds[threads - 1] += playout(batch, [policy], 1, until=GAME, threads=threads).rounds
            clock[threads - 1] += time.perf_counter() - began
            used += (time.process_time() - worked) * (threads - 1)
    one, two = (played / spent for played, spent in zip(rounds, clock, strict=True))
    return TwoCores(two / one, used / clock[1])


def _stepped(edition: str, seats: int, games: int, policy: int) -> Stepping:
    most = find(edition).edition.seats[1]
    batch = Batch(edition, min(seats, most), games)
    calls = max(30, min(4000, MOVES_A_SIZE // games // (1 if policy == UNIFORM else 20)))
    # Some moves first, unmeasured: then all memory is there, and games are at different points.
    for call in range(10):
        batch.play([policy], call, TURN)
    inside = _timed(batch, calls, lambda call: batch.play([policy], call, TURN))
    if policy != UNIFORM:
        return Stepping(games, batch.seats, inside)
    words = _timed(batch, calls, *_by_words(batch))
    return Stepping(games, batch.seats, inside, words)


def _timed(batch: Batch, calls: int, step: Step, words: Words | None = None) -> float:
    """Moves a CPU second; games that end are dealt anew, and that counts."""
    phase = batch.games["phase"]
    began = time.process_time()
    for call in range(calls):
        step(call)
        if not phase.all():
            batch.reset(phase == OVER, words)
    return calls * len(batch) / (time.process_time() - began)


def _by_words(batch: Batch) -> tuple[Step, Words]:
    """Legal words out, a choice in NumPy, moves in; the words that follow come with the step."""
    words = room_for(batch.words())
    pick = picker(words, len(batch))
    return (lambda _call: batch.step(pick(), words)), words
