"""Seeded random numbers: the same seed gives the same shuffles on every machine and Python."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

from foolsgold.base.argument_checks import check_int

T = TypeVar("T")

MASK_64 = (1 << 64) - 1
SPLITMIX_LIMIT = 1 << 64
"""Smaller seeds are for SplitMix64: simulation, old records, worlds of a search."""
SEED_LIMIT = 1 << 256
"""Seeds from `SPLITMIX_LIMIT` up to this are hash keys: games of people."""
KEY_BYTES = 32


class Rng:
    """SplitMix64: simple enough that the compiled kernel has the same generator.

    >>> rng = Rng(7)
    >>> rng.shuffled("abcdef")
    ['b', 'f', 'a', 'c', 'e', 'd']
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = check_int("seed", seed) & MASK_64

    def next64(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK_64
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK_64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK_64
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number in `range(limit)`, each equally likely."""
        # Numbers from the ragged end of the 64-bit range would favour small results: draw again.
        # That end is shorter than the limit, so it is seldom worked out.
        while (
            bits := self.next64()
        ) >= SPLITMIX_LIMIT - limit and bits >= SPLITMIX_LIMIT - SPLITMIX_LIMIT % limit:
            pass
        return bits % limit

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely; `ValueError` if there are none."""
        try:
            return items[self.below(len(items))]
        except ZeroDivisionError:
            raise ValueError("there is nothing to choose from") from None

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """A new list of `items` in random order."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    @classmethod
    def derive(cls, seed: int, purpose: str) -> "Rng":
        """A generator for another purpose than dealing; the seed cannot be computed from it.

        >>> Rng.derive(7, "bots").below(100), Rng.derive(7, "bots").below(100)
        (70, 70)
        """
        digest = blake2b(f"{purpose} {seed}".encode(), digest_size=8).digest()
        return cls(int.from_bytes(digest))

    def spawn(self) -> "Rng":
        """An independent generator, so that one consumer does not affect another."""
        return rng_for(self.next_seed())

    def next_seed(self) -> int:
        """A seed for an independent generator of the same kind."""
        return self.next64()


class KeyedRng(Rng):
    """Random numbers from keyed BLAKE2b: its output reveals neither the key nor later output.

    Derived seeds are keys of the same width, hashed separately from the stream. So knowing every
    card of one round, or any 64-bit value, does not reveal another round.
    """

    __slots__ = ("_block", "_block_number", "_key", "_word_number")

    _WORDS_PER_BLOCK = 8

    def __init__(self, seed: int) -> None:
        self._key = seed.to_bytes(KEY_BYTES)
        self._word_number = 0
        self._block_number = -1
        self._block = b""

    def next64(self) -> int:
        """The next 64 random bits."""
        number, word = divmod(self._word_number, self._WORDS_PER_BLOCK)
        if number != self._block_number:
            self._block_number = number
            self._block = self._keyed_hash(b"foolsgold stream", number, 8 * self._WORDS_PER_BLOCK)
        self._word_number += 1
        return int.from_bytes(self._block[8 * word : 8 * word + 8])

    def next_seed(self) -> int:
        """A key for an independent generator; it consumes 64 bits of the stream."""
        digest = self._keyed_hash(b"foolsgold seed", self._word_number, KEY_BYTES)
        self._word_number += 1
        return int.from_bytes(digest)

    def _keyed_hash(self, purpose: bytes, number: int, size: int) -> bytes:
        place = number.to_bytes(8)
        return blake2b(place, digest_size=size, key=self._key, person=purpose).digest()


def rng_for(seed: int) -> Rng:
    """The generator for a seed, chosen by its size.

    A hash is below 2^64 once in 2^192 times; then it seeds SplitMix64.

    >>> type(rng_for(7)).__name__, type(rng_for(2**64)).__name__
    ('Rng', 'KeyedRng')
    >>> rng_for(2**255).shuffled("abcdef")
    ['a', 'c', 'b', 'd', 'f', 'e']
    """
    return Rng(seed) if seed < SPLITMIX_LIMIT else KeyedRng(seed)
