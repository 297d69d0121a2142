"""Seeded chance: the same seed gives the same shuffles on every machine and Python."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
SEED_LIMIT = 1 << 64


class Rng:
    """SplitMix64: ten lines, so that the fast twin of the rules can repeat them.

    >>> rng = Rng(7)
    >>> rng.shuffled("abcdef")
    ['b', 'f', 'a', 'c', 'e', 'd']
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & MASK

    def next64(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number in `range(limit)`, each equally likely."""
        # Numbers from the ragged end of the 64-bit range would favour small results: draw again.
        fair = SEED_LIMIT - SEED_LIMIT % limit
        while (bits := self.next64()) >= fair:
            pass
        return bits % limit

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """A new list of `items` in random order."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    @classmethod
    def apart(cls, seed: int, purpose: str) -> "Rng":
        """A source for others than the dealer: one way, so that nobody works back to the seed.

        >>> Rng.apart(7, "bots").below(100), Rng.apart(7, "bots").below(100)
        (70, 70)
        """
        digest = blake2b(f"{purpose} {seed}".encode(), digest_size=8).digest()
        return cls(int.from_bytes(digest))

    def spawn(self) -> "Rng":
        """An independent source, so that one reader does not disturb another."""
        return Rng(self.next64())
