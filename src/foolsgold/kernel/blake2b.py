"""Keyed BLAKE2b in compiled code: the random stream of a seed of more than 64 bits.

It gives the numbers of `base.rng.KeyedRng`. All memory is in the source, an array of words: the
key, the hash, and room to work in.
"""

from typing import Any

import numpy as np

from foolsgold.base.rng import KEY_BYTES
from foolsgold.kernel.bit_ops import NO_BITS, bswap
from foolsgold.kernel.compilation import inline, out_of_line

KEY_AT, HASH_AT, MESSAGE_AT, WORK_VECTOR_AT = 4, 8, 16, 32
"""Where a source has its key (a number, its highest word first), the last hash, the block that is
hashed, and the sixteen words that are mixed."""
HASH_STATE_WORDS = 48
"""Words of a source."""

BLOCK_BYTES = 128
"""Bytes that are hashed at a time; the key takes a whole block."""
BLAKE2B_PARAMETERS = np.uint64(1 << 24 | 1 << 16 | KEY_BYTES << 8)
"""The parameters: neither tree nor salt, and a key of so many bytes. The digest's size is added."""
BLAKE2B_IV = np.array([
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
], np.uint64)  # fmt: skip
BLAKE2B_SIGMA = np.array([
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
], np.int64)  # fmt: skip
"""In which order the words of a block are mixed in; the last two rounds begin again."""
BLAKE2B_ROUNDS = 12


@inline
def rotate_right(word: Any, places: Any) -> Any:
    """A word turned to the right."""
    return word >> np.uint64(places) | word << np.uint64(64 - places)


@inline
def mix_g(source: Any, a: Any, b: Any, c: Any, d: Any, x: Any, y: Any) -> None:
    """Mixes two words of the block into four of the sixteen."""
    a, b, c, d = WORK_VECTOR_AT + a, WORK_VECTOR_AT + b, WORK_VECTOR_AT + c, WORK_VECTOR_AT + d
    source[a] += source[b] + source[MESSAGE_AT + x]
    source[d] = rotate_right(source[d] ^ source[a], 32)
    source[c] += source[d]
    source[b] = rotate_right(source[b] ^ source[c], 24)
    source[a] += source[b] + source[MESSAGE_AT + y]
    source[d] = rotate_right(source[d] ^ source[a], 16)
    source[c] += source[d]
    source[b] = rotate_right(source[b] ^ source[c], 63)


@out_of_line
def compress(source: Any, count: Any, last: Any) -> None:
    """Takes the block into the hash; `count` bytes were hashed with it, and it may be the last."""
    for at in range(8):
        source[WORK_VECTOR_AT + at] = source[HASH_AT + at]
        source[WORK_VECTOR_AT + 8 + at] = BLAKE2B_IV[at]
    source[WORK_VECTOR_AT + 12] ^= np.uint64(count)
    if last:
        source[WORK_VECTOR_AT + 14] = ~source[WORK_VECTOR_AT + 14]
    for number in range(BLAKE2B_ROUNDS):
        order = BLAKE2B_SIGMA[number % len(BLAKE2B_SIGMA)]
        for column in range(4):
            place = 2 * column
            mix_g(
                source, column, 4 + column, 8 + column, 12 + column, order[place], order[place + 1]
            )
        for column in range(4):
            place = 8 + 2 * column
            others = 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4
            mix_g(source, column, *others, order[place], order[place + 1])
    for at in range(8):
        source[HASH_AT + at] ^= source[WORK_VECTOR_AT + at] ^ source[WORK_VECTOR_AT + 8 + at]


@out_of_line
def hash_number(source: Any, purpose: Any, number: Any, size: Any) -> None:
    """Hashes a number of eight bytes with the source's key; `size` is that of the digest."""
    for at in range(8):
        source[HASH_AT + at] = BLAKE2B_IV[at]
    source[HASH_AT] ^= BLAKE2B_PARAMETERS + np.uint64(size)
    source[HASH_AT + 6] ^= purpose[0]
    source[HASH_AT + 7] ^= purpose[1]
    for at in range(16):
        source[MESSAGE_AT + at] = bswap(source[KEY_AT + at]) if at < KEY_BYTES // 8 else NO_BITS
    compress(source, BLOCK_BYTES, last=False)
    for at in range(16):
        source[MESSAGE_AT + at] = NO_BITS
    source[MESSAGE_AT] = bswap(np.uint64(number))
    compress(source, BLOCK_BYTES + 8, last=True)
