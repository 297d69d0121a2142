"""Gold nobody has seen, dealt out so that the sums people know of come true."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from typing import TypeAlias

from foolsgold.base.rng import Rng

Hoard: TypeAlias = tuple[int, int | None]
"""How many cards somebody has, and what they are worth together, if that is known."""
Sure: TypeAlias = tuple[tuple[int, int], ...]
"""The hoards whose worth is known."""
Counts: TypeAlias = tuple[int, ...]
"""How many cards there are of each value."""


def shared_out(
    cards: Sequence[int], hoards: Sequence[Hoard], rng: Rng
) -> tuple[tuple[tuple[int, ...], ...], list[int]]:
    """The hoards and the shuffled rest: every way to deal the cards is equally likely.

    Known sums are met by counting the ways, not by trying until they come true.

    >>> shared_out((1, 1, 2, 3), [(2, 5), (1, None)], Rng(1))
    (((2, 3), (1,)), [1])
    """
    have = Counter(cards)
    values = tuple(sorted(have))
    counts = tuple(have[value] for value in values)
    sure: Sure = tuple((size, worth) for size, worth in hoards if size and worth is not None)
    if not _ways(values, counts, sure):
        # The rules pay less than is due if the deck cannot give it: then no sum is sure.
        sure = ()
        hoards = [(size, None) for size, _ in hoards]
    dealt: list[tuple[int, ...]] = []
    for place in range(len(sure)):
        taken = _split(values, counts, sure[place:], rng)
        counts = tuple(had - gone for had, gone in zip(counts, taken, strict=True))
        dealt.append(tuple(rng.shuffled(_listed(values, taken))))
    rest = rng.shuffled(_listed(values, counts))
    known = iter(dealt)
    found: list[tuple[int, ...]] = []
    for size, worth in hoards:
        if size and worth is not None:
            found.append(next(known))
        else:
            found.append(tuple(rest[:size]))
            rest = rest[size:]
    return tuple(found), rest


def _listed(values: Counts, counts: Counts) -> list[int]:
    return [value for value, count in zip(values, counts, strict=True) for _ in range(count)]


def _ways(values: Counts, counts: Counts, sure: Sure) -> int:
    """In how many ways these cards can make up the hoards of known worth."""
    return sum(weight for weight, _ in _splits(values, counts, sure)) if sure else 1


@lru_cache(maxsize=10_000)
def _splits(values: Counts, counts: Counts, sure: Sure) -> tuple[tuple[int, Counts], ...]:
    """What the first hoard may be made of, and how many ways lead there and on."""
    (size, worth), *others = sure
    found: list[tuple[int, Counts]] = []
    for taken in _made_of(values, counts, size, worth):
        left = tuple(had - gone for had, gone in zip(counts, taken, strict=True))
        weight = prod(map(comb, counts, taken)) * _ways(values, left, tuple(others))
        if weight:
            found.append((weight, taken))
    return tuple(found)


def _made_of(values: Counts, counts: Counts, size: int, worth: int) -> Iterator[Counts]:
    """All choices of `size` cards that are worth exactly so much."""
    if not values:
        if not size and not worth:
            yield ()
        return
    for taken in range(min(size, counts[0], worth // values[0]) + 1):
        for more in _made_of(values[1:], counts[1:], size - taken, worth - taken * values[0]):
            yield (taken, *more)


def _split(values: Counts, counts: Counts, sure: Sure, rng: Rng) -> Counts:
    """What the first hoard is made of: each choice as likely as it has ways."""
    splits = _splits(values, counts, sure)
    lot = _below(sum(weight for weight, _ in splits), rng)
    for weight, taken in splits:
        lot -= weight
        if lot < 0:
            return taken
    raise AssertionError(lot)


def _below(limit: int, rng: Rng) -> int:
    """A number in `range(limit)`, each equally likely, for limits beyond 64 bits too."""
    bits = limit.bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 64):
            number = number << 64 | rng.next64()
        number >>= -bits % 64
        if number < limit:
            return number
