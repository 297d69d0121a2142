"""Successive elimination with common random numbers: the best-arm search of flat Monte Carlo.

All moves are evaluated in the same sampled worlds, so their differences have little variance.
A move that is two standard errors behind the best is dropped, and the others share its rollouts.
The value of a move in a world is any number, the larger the better.
"""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.kernel.rng import SPLITMIX_GAMMA, splitmix_mix_array
from foolsgold.kernel.search_result import MoveEstimate, ShouldContinue

GOLDEN_RATIO_CONJUGATE = 0.6180339887498949
"""Steps of this length spread over a circle as evenly as can be, however many there are."""
MAX_ELIMINATION_STAGES = 10
"""How often the moves that are left are compared, if none falls behind."""
ELIMINATION_STANDARD_ERRORS = 2.0
"""A move this many standard errors behind the best is eliminated."""
MIN_WORLDS = 16
"""Fewer worlds than this say nothing about how sure a difference is."""
EQUAL_AFTER_WORLDS = 48
"""Moves with equal results in this many worlds count as equal."""

ValueArray = npt.NDArray[np.float64]
IndexArray = npt.NDArray[np.int64]


class SampledWorlds(Protocol):
    """The sampled worlds in which moves are evaluated."""

    def evaluate(self, which: IndexArray, left: IndexArray, rng: Rng) -> ValueArray:
        """Rolls these moves out in worlds of these hypotheses: one row of values for each world."""


def systematic_sample(likely: list[float], count: int, rng: Rng) -> IndexArray:
    """Draws the hypothesis of each world in proportion to likelihood, evenly spread."""
    edges = np.cumsum(likely)
    begin = rng.below(1 << 32) / (1 << 32)
    points = (begin + GOLDEN_RATIO_CONJUGATE * np.arange(count)) % 1.0 * edges[-1]
    found = np.searchsorted(edges, points, side="right")
    last: IndexArray = np.minimum(found, len(edges) - 1).astype(np.int64)
    return last


def uniform_by_world(seeds: npt.NDArray[np.uint64], seat: int) -> ValueArray:
    """A number from 0 to 1 for a seat in each world, by the world's seed.

    Those of two seats have nothing to do with each other. The first cards of a world are dealt by
    the same numbers, but from a pool that stays as the world before has left it.
    """
    states = seeds + np.uint64(int(SPLITMIX_GAMMA) * (seat + 1) % (1 << 64))
    found: ValueArray = (splitmix_mix_array(states) >> np.uint64(11)) / (1 << 53)
    return found


def run_elimination(
    course: SampledWorlds,
    likely: list[float],
    moves: int,
    playouts: int,
    goes_on: ShouldContinue,
    rng: Rng,
    *,
    paced: bool = False,
) -> list[MoveEstimate]:
    """Estimates each move by this many rollouts in all, or fewer once `goes_on` returns False.

    If `paced`, the first move is never eliminated: the others are compared with it, and worlds in
    which it was not tried would not tell how much better they are.
    """
    worlds = max(playouts // 2, MIN_WORLDS)
    which = systematic_sample(likely, worlds, rng)
    out = np.full((worlds, moves), np.nan)
    left = np.arange(moves)
    step = max(playouts // (MAX_ELIMINATION_STAGES * moves), MIN_WORLDS // 2)
    done = spent = 0
    while spent < playouts and done < worlds and len(left) > 1 and (not done or goes_on()):
        # The remaining moves share the budget of the eliminated ones.
        count = min(step * moves // len(left), worlds - done)
        span = slice(done, done + count)
        out[span, left] = course.evaluate(which[span], left, rng)
        done, spent = done + count, spent + count * len(left)
        if done >= MIN_WORLDS:
            if done >= EQUAL_AFTER_WORLDS and not np.ptp(out[:done, left], axis=1).any():
                break  # nothing they do makes a difference
            left = survivors(out[:done], left)
            if paced and len(left) > 1 and left[0] != 0:
                left = np.insert(left, 0, 0)
    return [_estimate(out[:done, place], out[:done, 0]) for place in range(moves)]


def survivors(out: ValueArray, left: IndexArray) -> IndexArray:
    """The moves that are not significantly worse than the best."""
    found = out[:, left]
    behind = found[:, np.argmax(found.mean(axis=0))][:, None] - found
    # A world more in which they differ keeps a lucky start from being taken for certainty.
    error = np.sqrt((behind**2).sum(axis=0) + 1) / len(out)
    kept: IndexArray = left[behind.mean(axis=0) <= ELIMINATION_STANDARD_ERRORS * error]
    return kept


def _estimate(mine: ValueArray, first: ValueArray) -> MoveEstimate:
    played = mine[~np.isnan(mine)]
    both = ~(np.isnan(mine) | np.isnan(first))
    more = mine[both] - first[both]
    count = max(len(more), 1)
    error = float(np.sqrt((more**2).sum() + 1) / count)
    worth = float(played.mean()) if len(played) else 0.0
    return MoveEstimate(len(played), worth, float(more.sum()) / count, error)
