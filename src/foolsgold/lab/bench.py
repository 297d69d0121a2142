"""The speed of the readable rules: uniformly random rounds, all legal moves listed each turn."""

import sys
import time
from contextlib import suppress

import msgspec

from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import find
from foolsgold.play.game import Game

SEATS = 5


class Speed(msgspec.Struct, frozen=True):
    """What one edition does in a second of one CPU."""

    edition: str
    rounds: int
    moves: int
    cpu_seconds: float
    rounds_per_cpu_second: float
    moves_per_cpu_second: float


class Bench(msgspec.Struct, frozen=True):
    """All editions, and the memory the whole run needed."""

    seats: int
    seed: int
    editions: list[Speed]
    peak_memory_mb: float | None


def bench(editions: tuple[str, ...], rounds: int, seed: int) -> Bench:
    """Plays at least `rounds` rounds of each edition, in whole games, one after the other."""
    speeds = [_speed(edition, rounds, seed) for edition in editions]
    return Bench(SEATS, seed, speeds, peak_memory_mb())


def _speed(edition: str, rounds: int, seed: int) -> Speed:
    box = find(edition)
    rng = Rng(seed)
    played = moves = 0
    began = time.process_time()
    while played < rounds:
        game = Game(box, SEATS, rng.next64())
        while choices := game.legal_moves:
            game.play(rng.choice(choices))
        played += len(game.state.past)
        moves += len(game.moves)
    spent = time.process_time() - began
    return Speed(edition, played, moves, spent, played / spent, moves / spent)


def peak_memory_mb() -> float | None:
    """The most memory this process has held so far; None where the system does not tell."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - there is none on Windows

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        # Linux counts kilobytes, macOS bytes.
        return peak / (1 << 20) if sys.platform == "darwin" else peak / (1 << 10)
    return None
