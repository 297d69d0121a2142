"""A race of moves: all are tried in the same worlds, and who falls clearly behind is out.

What a move is worth in a world is any number, the larger the better.
"""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.kernel.rng import STEP, scrambled
from foolsgold.kernel.search_result import GoesOn, Tried

GOLDEN = 0.6180339887498949
"""Steps of this length spread over a circle as evenly as can be, however many there are."""
STAGES = 10
"""So many times all moves that are left are compared, if none falls behind."""
BEHIND = 2.0
"""So many standard errors behind the best, a move is out of the race."""
FEW = 16
"""Fewer worlds than this say nothing about how sure a difference is."""
MANY = 48
"""Moves that fare the same in so many worlds are the same."""

Worths = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


class Course(Protocol):
    """The worlds moves race in."""

    def tried(self, which: Places, left: Places, rng: Rng) -> Worths:
        """Plays these moves out in worlds made of these guesses: a row a world."""


def guessed(likely: list[float], count: int, rng: Rng) -> Places:
    """Which guess each world is made of: as often as it is likely, evenly spread."""
    edges = np.cumsum(likely)
    begin = rng.below(1 << 32) / (1 << 32)
    points = (begin + GOLDEN * np.arange(count)) % 1.0 * edges[-1]
    found = np.searchsorted(edges, points, side="right")
    last: Places = np.minimum(found, len(edges) - 1).astype(np.int64)
    return last


def drawn(seeds: npt.NDArray[np.uint64], seat: int) -> Worths:
    """A number from 0 to 1 for a seat in each world, by the world's seed.

    Those of two seats have nothing to do with each other. The first cards of a world are dealt by
    the same numbers, but from a pool that stays as the world before has left it.
    """
    states = seeds + np.uint64(int(STEP) * (seat + 1) % (1 << 64))
    found: Worths = (scrambled(states) >> np.uint64(11)) / (1 << 53)
    return found


def raced(
    course: Course,
    likely: list[float],
    moves: int,
    playouts: int,
    goes_on: GoesOn,
    rng: Rng,
    *,
    paced: bool = False,
) -> list[Tried]:
    """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

    If it is `paced` the first move runs along to the end, however far behind: the others are
    compared with it, and worlds it was not tried in would tell nothing of how much better they are.
    """
    worlds = max(playouts // 2, FEW)
    which = guessed(likely, worlds, rng)
    out = np.full((worlds, moves), np.nan)
    left = np.arange(moves)
    step = max(playouts // (STAGES * moves), FEW // 2)
    done = spent = 0
    while spent < playouts and done < worlds and len(left) > 1 and (not done or goes_on()):
        # Whoever is left shares what the others no longer use.
        count = min(step * moves // len(left), worlds - done)
        span = slice(done, done + count)
        out[span, left] = course.tried(which[span], left, rng)
        done, spent = done + count, spent + count * len(left)
        if done >= FEW:
            if done >= MANY and not np.ptp(out[:done, left], axis=1).any():
                break  # nothing they do makes a difference
            left = ahead(out[:done], left)
            if paced and len(left) > 1 and left[0] != 0:
                left = np.insert(left, 0, 0)
    return [_tried(out[:done, place], out[:done, 0]) for place in range(moves)]


def ahead(out: Worths, left: Places) -> Places:
    """The moves that may still be the best."""
    found = out[:, left]
    behind = found[:, np.argmax(found.mean(axis=0))][:, None] - found
    # A world more in which they differ keeps a lucky start from being taken for certainty.
    error = np.sqrt((behind**2).sum(axis=0) + 1) / len(out)
    kept: Places = left[behind.mean(axis=0) <= BEHIND * error]
    return kept


def _tried(mine: Worths, first: Worths) -> Tried:
    played = mine[~np.isnan(mine)]
    both = ~(np.isnan(mine) | np.isnan(first))
    more = mine[both] - first[both]
    count = max(len(more), 1)
    error = float(np.sqrt((more**2).sum() + 1) / count)
    worth = float(played.mean()) if len(played) else 0.0
    return Tried(len(played), worth, float(more.sum()) / count, error)
