"""Random numbers in compiled code: those of `base.rng` for deals, and faster streams for policies.

A policy draws from a stream: an array of one word, its SplitMix64 state. Each game has its own, by
its number (`random_streams`), so a game is played alike whatever else is in the batch.

A deal draws from a source: an array of `SOURCE_WORDS` words, made of a seed as `base.rng.rng_for`
reads it. A seed is four words, the highest first.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import KEY_BYTES, MASK_64, KeyedRng, Rng
from foolsgold.kernel.bit_ops import NO_BITS, bswap, mulhi
from foolsgold.kernel.blake2b import HASH_AT, HASH_STATE_WORDS, KEY_AT, hash_number
from foolsgold.kernel.compilation import inline, out_of_line

SPLITMIX_GAMMA = np.uint64(0x9E3779B97F4A7C15)
SPLITMIX_GAMMA_INVERSE = np.uint64(pow(int(SPLITMIX_GAMMA), -1, 1 << 64))
SPLITMIX_MULTIPLIER_1 = np.uint64(0xBF58476D1CE4E5B9)
SPLITMIX_MULTIPLIER_2 = np.uint64(0x94D049BB133111EB)
MAX_UINT64 = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
RECIPROCALS = np.concatenate(([MAX_UINT64], MAX_UINT64 // np.arange(1, 512, dtype=np.uint64)))
"""Division by a number that changes is the dearest thing a processor does: these multiply."""

SEED_WORDS = KEY_BYTES // 8
SOURCE_WORDS = HASH_STATE_WORDS
IS_WIDE_AT, HELD_BLOCK_AT = 1, 2
"""The first word of a source is its state, or the place in the stream of a wide seed. Then comes
whether the seed is wide (more than 64 bits), and which block of the stream is held, counted from
1; the rest is the hash's."""
STREAM_PURPOSE, SEED_PURPOSE = (
    np.frombuffer(purpose.ljust(16, b"\0"), "<u8").astype(np.uint64)
    for purpose in (b"foolsgold stream", b"foolsgold seed")
)
"""What the hash of a wide seed is for."""


@inline
def splitmix_mix(state: Any) -> Any:
    """The 64 random bits that a state of SplitMix64 gives."""
    z = np.uint64(state)
    z = (z ^ (z >> np.uint64(30))) * SPLITMIX_MULTIPLIER_1
    z = (z ^ (z >> np.uint64(27))) * SPLITMIX_MULTIPLIER_2
    return z ^ (z >> np.uint64(31))


@inline
def next64(stream: Any) -> Any:
    """The next 64 random bits of a stream, or of a source that is not wide."""
    stream[0] += SPLITMIX_GAMMA
    return splitmix_mix(stream[0])


@inline
def init_source(source: Any, seed: Any, place: Any) -> None:
    """Seeds this source, advanced by a number of draws."""
    source[IS_WIDE_AT] = np.uint64((seed[0] | seed[1] | seed[2]) != NO_BITS)
    if source[IS_WIDE_AT]:
        for at in range(SEED_WORDS):
            source[KEY_AT + at] = seed[at]
        source[0] = np.uint64(place)
        source[HELD_BLOCK_AT] = NO_BITS
    else:
        source[0] = seed[3] + np.uint64(place) * SPLITMIX_GAMMA


@inline
def spawn(source: Any) -> None:
    """Continues with the source that `Rng.spawn` would give."""
    if source[IS_WIDE_AT]:
        spawn_wide(source)
    else:
        source[0] = next64(source)


@out_of_line
def spawn_wide(source: Any) -> None:
    """The same for a wide seed: the hash is the next seed."""
    hash_number(source, SEED_PURPOSE, source[0], KEY_BYTES)
    for at in range(SEED_WORDS):
        source[KEY_AT + at] = bswap(source[HASH_AT + at])
    init_source(source, source[KEY_AT:], NO_BITS)


@out_of_line
def next64_wide(source: Any) -> Any:
    """The next 64 random bits of a wide source."""
    block, word = source[0] >> np.uint64(3), source[0] & np.uint64(7)
    if source[HELD_BLOCK_AT] != block + np.uint64(1):
        hash_number(source, STREAM_PURPOSE, block, 64)
        source[HELD_BLOCK_AT] = block + np.uint64(1)
    source[0] += np.uint64(1)
    return bswap(source[HASH_AT + np.int64(word)])


@inline
def below(source: Any, limit: Any) -> Any:
    """A number under `limit` (which is under 512), the one `Rng.below` gives."""
    bound = np.uint64(limit)
    inverse = RECIPROCALS[limit]
    while True:
        bits = next64_wide(source) if source[IS_WIDE_AT] else next64(source)
        whole = mulhi(bits, inverse)  # the quotient, or one less
        rest = bits - whole * bound
        if rest >= bound:
            rest -= bound
            whole += np.uint64(1)
        # The ragged end of the 64-bit range: drawn again, as `Rng.below` does.
        if whole != inverse or bound & (bound - np.uint64(1)) == 0:
            return np.int64(rest)


@inline
def shuffle(source: Any, items: Any, count: Any) -> None:
    """Shuffles the first `count` items where they are, as `Rng.shuffled` does."""
    for last in range(count - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


@inline
def biased_below(stream: Any, limit: Any) -> Any:
    """A number under `limit`, fair to one part in 2**58: for choices, not for deals."""
    return np.int64(mulhi(next64(stream), np.uint64(limit)))


@inline
def draws_between(first: Any, second: Any) -> Any:
    """How many numbers a source that is not wide has given between two of its states."""
    return (np.uint64(second) - np.uint64(first)) * SPLITMIX_GAMMA_INVERSE


def random_streams(chance: int, games: int, first: int = 0) -> npt.NDArray[np.uint64]:
    """The streams of so many games, numbered from `first` on.

    A stream follows from `chance` and the game's number alone. What plays games moves their streams
    on: whoever hands in the same array again goes on where they stopped.
    """
    key = np.uint64(Rng.derive(chance, "policies").next64())
    return splitmix_mix_array(
        key + (np.uint64(first) + np.arange(games, dtype=np.uint64)) * SPLITMIX_GAMMA
    )


def splitmix_mix_array(states: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """What `splitmix_mix` gives, for a whole array."""
    z = (states ^ (states >> np.uint64(30))) * SPLITMIX_MULTIPLIER_1
    z = (z ^ (z >> np.uint64(27))) * SPLITMIX_MULTIPLIER_2
    found: npt.NDArray[np.uint64] = z ^ (z >> np.uint64(31))
    return found


def draw_count(source: Rng, seed: int) -> int:
    """How many numbers the source of a seed has given."""
    if isinstance(source, KeyedRng):
        return source._word_number
    return (source._state - seed) * int(SPLITMIX_GAMMA_INVERSE) & MASK_64


def seed_to_words(seed: int) -> list[int]:
    """A seed as four words."""
    return [seed >> 64 * place & MASK_64 for place in reversed(range(SEED_WORDS))]


def seed_from_words(words: Any) -> int:
    """The seed that four words are."""
    return sum(int(word) << 64 * place for place, word in enumerate(reversed(words)))
