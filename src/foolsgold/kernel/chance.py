"""Seeded chance, number for number that of `base.rng`; and a quicker one for choosing moves.

A source is an array of one word, its state.
"""

from typing import Any

import numpy as np

from foolsgold.kernel.bits import high_product
from foolsgold.kernel.compiling import inlined

STEP = np.uint64(0x9E3779B97F4A7C15)
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
MOST = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
INVERSES = np.concatenate(([MOST], MOST // np.arange(1, 512, dtype=np.uint64)))
"""Division by a number that changes is the dearest thing a processor does: these multiply."""


@inlined
def mixed(state: Any) -> Any:
    """The 64 random bits that a state of SplitMix64 gives."""
    z = np.uint64(state)
    z = (z ^ (z >> np.uint64(30))) * FIRST
    z = (z ^ (z >> np.uint64(27))) * SECOND
    return z ^ (z >> np.uint64(31))


@inlined
def next64(source: Any) -> Any:
    """The next 64 random bits of a source."""
    source[0] += STEP
    return mixed(source[0])


@inlined
def below(source: Any, limit: Any) -> Any:
    """A number under `limit` (which is under 512), the one `Rng.below` gives."""
    bound = np.uint64(limit)
    inverse = INVERSES[limit]
    while True:
        bits = next64(source)
        whole = high_product(bits, inverse)  # the quotient, or one less
        rest = bits - whole * bound
        if rest >= bound:
            rest -= bound
            whole += np.uint64(1)
        # The ragged end of the 64-bit range: drawn again, as `Rng.below` does.
        if whole != inverse or bound & (bound - np.uint64(1)) == 0:
            return np.int64(rest)


@inlined
def shuffle(source: Any, items: Any, count: Any) -> None:
    """Shuffles the first `count` items where they are, as `Rng.shuffled` does."""
    for last in range(count - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


@inlined
def quick(source: Any, limit: Any) -> Any:
    """A number under `limit`, fair to one part in 2**58: for choices, not for deals."""
    return np.int64(high_product(next64(source), np.uint64(limit)))
