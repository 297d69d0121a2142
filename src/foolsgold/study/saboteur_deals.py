"""All deals of a tiny edition: roles, goals, and hands as multisets of cards."""

from collections.abc import Iterator
from itertools import product
from math import comb
from operator import add
from typing import Any, NamedTuple

from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.kernel.saboteur.record_layout import GOALS, TREASURE

SEATS = 3


class TreeTooLarge(Exception):
    """The tree has more histories than allowed."""


class TreeDeal(NamedTuple):
    """What chance does before the first move."""

    saboteur: int
    goals: tuple[int, ...]
    """What lies under each goal, in codes of the kernel."""
    hands: tuple[tuple[int, ...], ...]
    """The kinds of cards each seat holds, sorted."""
    rest: tuple[int, ...]
    """The kinds of cards in the draw pile, sorted."""
    chance: float


def _hand_choices(counts: tuple[int, ...], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """All multisets of `size` cards, as counts by kind, and in how many ways each is dealt."""
    if len(counts) == 1:
        if size <= counts[0]:
            yield (size,), comb(counts[0], size)
        return
    for taken in range(min(counts[0], size) + 1):
        for others, ways in _hand_choices(counts[1:], size - taken):
            yield (taken, *others), ways * comb(counts[0], taken)


def _goal_orders(edition: Any) -> list[tuple[int, ...]]:
    """Where the treasure and the stones lie: stones of one shape are alike."""
    faces = list(GoalFace)
    a, b = (number for number in range(GOALS) if number != TREASURE)
    orders = []
    for treasure in range(GOALS):
        others = [goal for goal in range(GOALS) if goal != treasure]
        for stones in ((a, b), (b, a)):
            order = [TREASURE] * GOALS
            for goal, stone in zip(others, stones, strict=True):
                order[goal] = stone
            orders.append(tuple(order))
    return orders[::2] if edition.goals[faces[a]] == edition.goals[faces[b]] else orders


def deal_count(counts: tuple[int, ...], size: int) -> int:
    """In how many different ways three hands of that size are dealt from cards of some kinds."""
    ways = {(0,) * SEATS: 1}
    for count in counts:
        after: dict[tuple[int, ...], int] = {}
        for taken in product(range(min(count, size) + 1), repeat=SEATS):
            if sum(taken) > count:
                continue
            for held, before in ways.items():
                now = tuple(map(add, held, taken))
                if max(now) <= size:
                    after[now] = after.get(now, 0) + before
        ways = after
    return ways.get((size,) * SEATS, 0)


def deals_of(edition: Any, kinds: list[int], most: int) -> list[TreeDeal]:
    """All deals of an edition for three seats; `TreeTooLarge` if there are more than `most`."""
    names = sorted(set(kinds))
    counts = tuple(kinds.count(kind) for kind in names)
    size = edition.hand[SEATS]
    orders = _goal_orders(edition)
    if deal_count(counts, size) * SEATS * len(orders) > most:
        raise TreeTooLarge
    found: list[TreeDeal] = []

    def cards(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(kind for kind, n in zip(names, numbers, strict=True) for _ in range(n))

    def deal(left: tuple[int, ...], hands: tuple[tuple[int, ...], ...], chance: float) -> None:
        if len(hands) == SEATS:
            share = chance / SEATS / len(orders)
            found.extend(
                TreeDeal(saboteur, order, hands, cards(left), share)
                for saboteur in range(SEATS)
                for order in orders
            )
            return
        ways_in_all = comb(sum(left), size)
        for taken, ways in _hand_choices(left, size):
            rest = tuple(n - t for n, t in zip(left, taken, strict=True))
            deal(rest, (*hands, cards(taken)), chance * ways / ways_in_all)

    deal(counts, (), 1.0)
    return found
