"""Helpers for tuples, which frozen states consist of."""

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The tuple with one item changed.

    >>> with_item((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    return (*items[:place], item, *items[place + 1 :])
