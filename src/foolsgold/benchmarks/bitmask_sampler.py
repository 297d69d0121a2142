"""Draws a uniformly random legal move of each game from its bitmask, in NumPy alone.

It is the least a learner does between two steps. The legal moves of a game are bits in words of 64.
Which of them is the n-th is found by counting: in which pair of words it is, in which of the pair's
eight parts of 16 bits, and then in a table. A NumPy call costs as much as its work on hundreds of
numbers does, so there are few of them, and none allocates.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from foolsgold.kernel.backend_interface import Moves, UInt64Array

ByteArray: TypeAlias = npt.NDArray[np.uint8]
IndexArray: TypeAlias = npt.NDArray[np.int64]

BYTES_PER_WORD = 8
PADDED_WORDS = 2 * BYTES_PER_WORD
MAX_USED_WORDS = PADDED_WORDS - 2
"""The last pair of words stays empty: what is counted before it is all there is."""
PART_BITS = 16
STEPS_DRAWN_AHEAD = 64
"""Steps whose random numbers are drawn at once."""

# Eight numbers lie as bytes in one word. Times the first, the word holds for each of them the sum
# of all before it; a single number times the second is that number eight times.
PREFIX_SUM_FACTOR, BROADCAST_FACTOR = (
    np.array(factor, np.uint64) for factor in (0x0101_0101_0101_0100, 0x0101_0101_0101_0101)
)
LAST_BYTE_SHIFT, THREE_BYTES_SHIFT = np.array(56, np.uint64), np.array(24, np.uint64)
"""An array without axes is a quicker factor than a number: it needs not be made one."""
TIMES_8_SHIFT, TIMES_16_SHIFT = np.array(3, np.int32), np.array(4, np.int32)


@cache
def _nth_bit_table() -> npt.NDArray[np.int32]:
    """What the n-th bit set in a part adds to its move, at n * 2 ** 16 + part.

    Pairs and parts are counted from 1 (`ByteSums`), so one of each is too much.
    """
    rest = np.arange(1 << PART_BITS)
    places = np.zeros((PART_BITS, 1 << PART_BITS), np.int32)
    for row in places:
        lowest = rest & -rest
        row[:] = np.bitwise_count(lowest - (lowest > 0))
        rest -= lowest
    places -= PART_BITS * BYTES_PER_WORD + PART_BITS
    return places.ravel()


def padded(words: UInt64Array) -> UInt64Array:
    """The same words, with empty ones behind them if they are few: then choices are quick."""
    each = words.shape[1]
    room = np.zeros(
        (len(words), PADDED_WORDS if each <= MAX_USED_WORDS else each + each % 2), np.uint64
    )
    room[:, :each] = words
    return room


class ByteSums:
    """Eight counts for each game, and which of the eight has the n-th of what was counted."""

    def __init__(self, games: int) -> None:
        self.counts = np.zeros(games * BYTES_PER_WORD, np.uint8)
        self._counts = self.counts.view(np.uint64)
        self.prefix_sums = np.zeros(games, np.uint64)
        """In its bytes, what is counted before each of the eight."""
        self._prefix_bytes = self.prefix_sums.view(np.uint8)
        self._broadcast_numbers, self._passed = (
            np.zeros(games, np.uint64),
            np.zeros(games * BYTES_PER_WORD, np.bool_),
        )
        self._broadcast_bytes = self._broadcast_numbers.view(np.uint8)
        self._passed_words = self._passed.view(np.uint64)
        self.found = np.zeros(games, np.int64)
        """Which of the eight, counted from 1."""
        self._found_bytes = self.found.view(np.uint8)[::BYTES_PER_WORD]
        self._game_offsets = np.arange(games) * BYTES_PER_WORD - 1
        self.flat_index = np.zeros(games, np.int64)
        """The same among the eights of all games, counted from 0."""
        self._taken = np.zeros(games, np.uint8)
        self._sums, self._added = self._prefix_bytes[1:], self.counts[:-1]
        self._too_large = np.zeros(len(self._added), np.bool_)

    def sum_prefixes(self) -> None:
        """Sums up the counts of each game."""
        np.multiply(self._counts, PREFIX_SUM_FACTOR, self.prefix_sums)

    def fits_in_bytes(self) -> bool:
        """Whether no sum outgrew its byte: the first that did is less than what was added."""
        np.less(self._sums, self._added, self._too_large)
        return not np.count_nonzero(self._too_large)

    def find(self, number: UInt64Array, low: ByteArray, left: ByteArray) -> None:
        """Finds the one with this number (and `low`, its byte); `left` is the number it has there.

        It and all in front of it have no more before them than the number says.
        """
        np.multiply(number, BROADCAST_FACTOR, self._broadcast_numbers)
        np.less_equal(self._prefix_bytes, self._broadcast_bytes, self._passed)
        np.bitwise_count(self._passed_words, self._found_bytes)
        np.add(self._game_offsets, self.found, self.flat_index)
        self._prefix_bytes.take(self.flat_index, 0, self._taken, "clip")
        np.subtract(low, self._taken, left)


def make_sampler(words: UInt64Array, seed: int) -> Callable[[], Moves]:
    """Draws one move, uniformly, from each row of a padded legal bitmask; each row must have one.

    The moves handed out lie where the last ones lay: whoever keeps them copies them.
    """
    games, each = words.shape
    chances, places = _random_words(seed, games), _nth_bit_table()
    all_pairs = words.reshape(-1).view(np.complex128)
    by_word = np.zeros(words.size, np.uint8)
    by_word_too, even, odd = by_word.reshape(words.shape), by_word[0::2], by_word[1::2]
    pairs, parts = ByteSums(games), ByteSums(games)
    number, chosen = np.zeros(games, np.uint64), np.zeros(games, np.complex128)
    low, halves = number.view(np.uint8)[::BYTES_PER_WORD], chosen.view(np.uint16)
    pair, part = pairs.found.view(np.int32)[::2], parts.found.view(np.int32)[::2]
    # Where to look in the table, put together out of its bytes.
    look, bits = np.zeros(games, np.int64), np.zeros(games, np.uint16)
    look_part, look_left = look.view(np.uint16)[::4], look.view(np.uint8)[2::BYTES_PER_WORD]
    moves, place = np.zeros(games, np.int32), np.zeros(games, np.int32)

    def find_pair(chance: UInt64Array) -> bool:
        """Finds pairs of words by their counts, if no game has more moves than a byte can tell."""
        np.bitwise_count(words, by_word_too)
        np.add(even, odd, pairs.counts)
        pairs.sum_prefixes()
        if not pairs.fits_in_bytes():
            return False
        np.right_shift(pairs.prefix_sums, LAST_BYTE_SHIFT, number)
        np.multiply(number, chance, number)
        np.right_shift(number, LAST_BYTE_SHIFT, number)
        pairs.find(number, low, low)
        all_pairs.take(pairs.flat_index, 0, chosen, "clip")
        return True

    def pick() -> Moves:
        chance = next(chances)
        if each != PADDED_WORDS or not find_pair(chance):
            word, number[:] = _find_words(words, chance)
            pairs.found[:] = word % each // 2 + 1
            chosen[:] = 0
            chosen.view(np.uint64)[np.arange(games) * 2 + word % 2] = words.reshape(-1)[word]
        np.bitwise_count(halves, parts.counts)
        parts.sum_prefixes()
        parts.find(number, low, look_left)
        halves.take(parts.flat_index, 0, bits, "clip")
        np.copyto(look_part, bits)
        places.take(look, 0, place, "clip")
        np.left_shift(pair, TIMES_8_SHIFT, moves)
        np.add(moves, part, moves)
        np.left_shift(moves, TIMES_16_SHIFT, moves)
        np.add(moves, place, moves)
        return moves

    return pick


def _find_words(words: UInt64Array, chance: UInt64Array) -> tuple[IndexArray, IndexArray]:
    """Words by chance, and which of its moves, for any number of words and moves; not so quick."""
    flat, each = words.reshape(-1), words.shape[1]
    # Through truth values: most words are empty, and only there NumPy is quick to find the others.
    some = np.flatnonzero(flat != 0)
    sums = np.zeros(len(some) + 1, np.int64)
    np.cumsum(np.bitwise_count(flat[some]), out=sums[1:])
    ends = sums[np.searchsorted(some, np.arange(len(words) + 1) * each)]
    wanted = ends[:-1] + (np.diff(ends) * (chance >> THREE_BYTES_SHIFT).view(np.int64) >> 32)
    found = np.searchsorted(sums, wanted, side="right") - 1
    return some[found], wanted - sums[found]


def _random_words(seed: int, games: int) -> Iterator[UInt64Array]:
    """Random numbers of seven bytes, one a game, step after step.

    Times a number below 256 they fit into a word, and its last byte is a number below that one.
    """
    draw = np.random.default_rng(seed).bit_generator.random_raw
    while True:
        yield from draw(STEPS_DRAWN_AHEAD * games).reshape(STEPS_DRAWN_AHEAD, games) >> np.uint64(8)
