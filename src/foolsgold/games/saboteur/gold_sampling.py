"""Samples unseen gold cards consistent with the known sums of players."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from typing import TypeAlias

from foolsgold.base.rng import Rng

KnownGold: TypeAlias = tuple[int, int | None]
"""How many cards somebody has, and what they are worth together, if that is known."""
ExactGold: TypeAlias = tuple[tuple[int, int], ...]
"""Size and worth of the players' gold whose worth is known."""
CardCounts: TypeAlias = tuple[int, ...]
"""How many cards there are of each value."""


def deal_gold(
    cards: Sequence[int], players: Sequence[KnownGold], rng: Rng
) -> tuple[tuple[tuple[int, ...], ...], list[int]]:
    """The gold of each player and the shuffled rest, every consistent deal equally likely.

    It counts the deals with the known sums instead of rejection sampling.

    >>> deal_gold((1, 1, 2, 3), [(2, 5), (1, None)], Rng(1))
    (((2, 3), (1,)), [1])
    """
    have = Counter(cards)
    values = tuple(sorted(have))
    counts = tuple(have[value] for value in values)
    exact: ExactGold = tuple((size, worth) for size, worth in players if size and worth is not None)
    if not _count_deals(values, counts, exact):
        # The rules pay less than is due if the deck cannot give it: then no sum is known.
        exact = ()
        players = [(size, None) for size, _ in players]
    dealt: list[tuple[int, ...]] = []
    for place in range(len(exact)):
        taken = _sample_first_hand(values, counts, exact[place:], rng)
        counts = tuple(had - gone for had, gone in zip(counts, taken, strict=True))
        dealt.append(tuple(rng.shuffled(_expand_counts(values, taken))))
    rest = rng.shuffled(_expand_counts(values, counts))
    known = iter(dealt)
    found: list[tuple[int, ...]] = []
    for size, worth in players:
        if size and worth is not None:
            found.append(next(known))
        else:
            found.append(tuple(rest[:size]))
            rest = rest[size:]
    return tuple(found), rest


def _expand_counts(values: CardCounts, counts: CardCounts) -> list[int]:
    return [value for value, count in zip(values, counts, strict=True) for _ in range(count)]


def _count_deals(values: CardCounts, counts: CardCounts, exact: ExactGold) -> int:
    """The number of deals with the known sums."""
    return sum(weight for weight, _ in _first_hands(values, counts, exact)) if exact else 1


@lru_cache(maxsize=10_000)
def _first_hands(
    values: CardCounts, counts: CardCounts, exact: ExactGold
) -> tuple[tuple[int, CardCounts], ...]:
    """The possible cards of the first player, each weighted by its number of deals."""
    (size, worth), *others = exact
    found: list[tuple[int, CardCounts]] = []
    for taken in _combinations(values, counts, size, worth):
        left = tuple(had - gone for had, gone in zip(counts, taken, strict=True))
        weight = prod(map(comb, counts, taken)) * _count_deals(values, left, tuple(others))
        if weight:
            found.append((weight, taken))
    return tuple(found)


def _combinations(
    values: CardCounts, counts: CardCounts, size: int, worth: int
) -> Iterator[CardCounts]:
    """All choices of `size` cards that are worth exactly `worth`."""
    if not values:
        if not size and not worth:
            yield ()
        return
    for taken in range(min(size, counts[0], worth // values[0]) + 1):
        for more in _combinations(values[1:], counts[1:], size - taken, worth - taken * values[0]):
            yield (taken, *more)


def _sample_first_hand(
    values: CardCounts, counts: CardCounts, exact: ExactGold, rng: Rng
) -> CardCounts:
    """Samples the cards of the first player by weight."""
    splits = _first_hands(values, counts, exact)
    lot = _random_below(sum(weight for weight, _ in splits), rng)
    for weight, taken in splits:
        lot -= weight
        if lot < 0:
            return taken
    raise AssertionError(lot)


def _random_below(limit: int, rng: Rng) -> int:
    """A number in `range(limit)`, each equally likely, for limits beyond 64 bits too."""
    bits = limit.bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 64):
            number = number << 64 | rng.next64()
        number >>= -bits % 64
        if number < limit:
            return number
