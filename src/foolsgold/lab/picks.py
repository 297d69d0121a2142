"""A choice made outside the kernel: one of all legal moves of each game, in NumPy alone.

What a learner does between two steps, at its simplest. The legal moves of a game are bits in words
of 64; the n-th that is set is found by counting bits, word by word and then byte by byte.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from foolsgold.kernel.twin import Moves, Words

LANES = np.uint64(0x0101_0101_0101_0101)
"""Times this, the bytes of a word become the sums of all bytes up to them."""


def _places() -> npt.NDArray[np.int64]:
    """Where the n-th set bit of a byte is, at 8 * byte + n."""
    places = np.zeros((256, 8), np.int64)
    for byte in range(256):
        found = [place for place in range(8) if byte >> place & 1]
        places[byte, : len(found)] = found
    return places.ravel()


PLACES, FIRST = _places(), np.arange(256) * 8


def room_for(words: Words) -> Words:
    """The same words with empty ones behind them, until they come in eights."""
    room = np.zeros((len(words), -(-words.shape[1] // 8) * 8), np.uint64)
    room[:, : words.shape[1]] = words
    return room


def picker(words: Words, seed: int) -> Callable[[], Moves]:
    """Chooses for each row of `words` (from `room_for`) one of its moves, all alike; each has one.

    A word counts for 255 / its row's words at most, so that sums fit into bytes: with 16 words in a
    row that are 15 moves of one card, and more than that there seldom are.
    """
    count, each = words.shape
    raw = np.random.default_rng(seed).bit_generator.random_raw
    flat, lanes = words.reshape(-1), each // 8
    counts, limit = np.zeros(words.shape, np.uint8), np.full(words.shape, 255 // each, np.uint8)
    spread = np.zeros((count, lanes), np.uint64)
    row_at, byte_at = np.arange(count) * each, np.arange(count) * 8
    apart = row_at * 64 + byte_at * 8
    top, half = np.uint64(56), np.uint64(32)

    def pick() -> Moves:
        np.minimum(np.bitwise_count(words, counts), limit, out=counts)
        held = counts.view(np.uint64)
        upto = held * LANES
        for lane in range(1, lanes):
            upto[:, lane] += (upto[:, lane - 1] >> top) * LANES
        number = (upto[:, -1] >> top) * (raw(count) >> half) >> half
        spread[:] = (number * LANES)[:, None]
        passed = np.bitwise_count((upto.view(np.uint8) <= spread.view(np.uint8)).view(np.uint64))
        at = row_at + passed[:, 0]
        for lane in range(1, lanes):
            at += passed[:, lane]
        number -= (upto - held).view(np.uint8).reshape(-1).take(at)
        # The same once more, with the bytes of that word.
        parts = flat.take(at).view(np.uint8)
        held = np.bitwise_count(parts).view(np.uint64)
        upto = held * LANES
        byte = np.bitwise_count(
            (upto.view(np.uint8) <= (number * LANES).view(np.uint8)).view(np.uint64)
        )
        here = byte_at + byte
        number -= (upto - held).view(np.uint8).take(here)
        bit = PLACES.take(FIRST.take(parts.take(here)) + number.view(np.int64))
        moves: Moves = ((at << 3) + here << 3) - apart + bit
        return moves

    return pick
