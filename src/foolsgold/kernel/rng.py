"""Seeded chance, number for number that of `base.rng`; and a quicker one for choosing moves.

What chooses moves is a stream: an array of one word, its state. Each game has one, by its number
(`streams`), so that it is played alike with however many others.

What deals is a source: an array of `SOURCE` words, of a seed as `base.rng.source` reads it. A seed
is four words, the highest first.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import KEY_BYTES, MASK, Rng, WideRng
from foolsgold.kernel.bit_ops import NONE, byteswapped, high_product
from foolsgold.kernel.blake2b import HASH, KEY, SIZE, hash_number
from foolsgold.kernel.compilation import apart, inlined

STEP = np.uint64(0x9E3779B97F4A7C15)
UNSTEP = np.uint64(pow(int(STEP), -1, 1 << 64))
FIRST = np.uint64(0xBF58476D1CE4E5B9)
SECOND = np.uint64(0x94D049BB133111EB)
MOST = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
INVERSES = np.concatenate(([MOST], MOST // np.arange(1, 512, dtype=np.uint64)))
"""Division by a number that changes is the dearest thing a processor does: these multiply."""

SEED_WORDS = KEY_BYTES // 8
SOURCE = SIZE
WIDE, HELD = 1, 2
"""The first word of a source is its state, or the place in the stream of a wide seed. Then comes
whether the seed is wide (more than 64 bits), and which block of the stream is held, counted from
1; the rest is the hash's."""
STREAM, SEED = (
    np.frombuffer(purpose.ljust(16, b"\0"), "<u8").astype(np.uint64)
    for purpose in (b"foolsgold stream", b"foolsgold seed")
)
"""What the hash of a wide seed is for."""


@inlined
def mixed(state: Any) -> Any:
    """The 64 random bits that a state of SplitMix64 gives."""
    z = np.uint64(state)
    z = (z ^ (z >> np.uint64(30))) * FIRST
    z = (z ^ (z >> np.uint64(27))) * SECOND
    return z ^ (z >> np.uint64(31))


@inlined
def next64(stream: Any) -> Any:
    """The next 64 random bits of a stream, or of a source that is not wide."""
    stream[0] += STEP
    return mixed(stream[0])


@inlined
def open_source(source: Any, seed: Any, place: Any) -> None:
    """Makes this the source of a seed, so many numbers after its beginning."""
    source[WIDE] = np.uint64((seed[0] | seed[1] | seed[2]) != NONE)
    if source[WIDE]:
        for at in range(SEED_WORDS):
            source[KEY + at] = seed[at]
        source[0] = np.uint64(place)
        source[HELD] = NONE
    else:
        source[0] = seed[3] + np.uint64(place) * STEP


@inlined
def spawn(source: Any) -> None:
    """Goes on with the source that `Rng.spawn` would give."""
    if source[WIDE]:
        spawn_wide(source)
    else:
        source[0] = next64(source)


@apart
def spawn_wide(source: Any) -> None:
    """The same for a wide seed: the hash is the next seed."""
    hash_number(source, SEED, source[0], KEY_BYTES)
    for at in range(SEED_WORDS):
        source[KEY + at] = byteswapped(source[HASH + at])
    open_source(source, source[KEY:], NONE)


@apart
def wide64(source: Any) -> Any:
    """The next 64 random bits of a wide source."""
    block, word = source[0] >> np.uint64(3), source[0] & np.uint64(7)
    if source[HELD] != block + np.uint64(1):
        hash_number(source, STREAM, block, 64)
        source[HELD] = block + np.uint64(1)
    source[0] += np.uint64(1)
    return byteswapped(source[HASH + np.int64(word)])


@inlined
def below(source: Any, limit: Any) -> Any:
    """A number under `limit` (which is under 512), the one `Rng.below` gives."""
    bound = np.uint64(limit)
    inverse = INVERSES[limit]
    while True:
        bits = wide64(source) if source[WIDE] else next64(source)
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
def quick(stream: Any, limit: Any) -> Any:
    """A number under `limit`, fair to one part in 2**58: for choices, not for deals."""
    return np.int64(high_product(next64(stream), np.uint64(limit)))


@inlined
def steps_between(first: Any, second: Any) -> Any:
    """How many numbers a source that is not wide has given between two of its states."""
    return (np.uint64(second) - np.uint64(first)) * UNSTEP


def streams(chance: int, games: int, first: int = 0) -> npt.NDArray[np.uint64]:
    """The streams of so many games, numbered from `first` on.

    A stream follows from `chance` and the game's number alone. What plays games moves their streams
    on: whoever hands in the same array again goes on where they stopped.
    """
    key = np.uint64(Rng.apart(chance, "policies").next64())
    return scrambled(key + (np.uint64(first) + np.arange(games, dtype=np.uint64)) * STEP)


def scrambled(states: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """What `mixed` gives, for a whole array."""
    z = (states ^ (states >> np.uint64(30))) * FIRST
    z = (z ^ (z >> np.uint64(27))) * SECOND
    found: npt.NDArray[np.uint64] = z ^ (z >> np.uint64(31))
    return found


def place_of(source: Rng, seed: int) -> int:
    """How many numbers the source of a seed has given."""
    if isinstance(source, WideRng):
        return source._place
    return (source._state - seed) * int(UNSTEP) & MASK


def seed_words(seed: int) -> list[int]:
    """A seed as four words."""
    return [seed >> 64 * place & MASK for place in reversed(range(SEED_WORDS))]


def seed_of(words: Any) -> int:
    """The seed that four words are."""
    return sum(int(word) << 64 * place for place, word in enumerate(reversed(words)))
