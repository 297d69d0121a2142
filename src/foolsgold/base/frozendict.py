"""An immutable, hashable dict, for fields of frozen structs."""

from collections.abc import Hashable
from typing import NoReturn, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class FrozenDict(dict[K, V]):
    """A dict that cannot be changed and has a hash.

    >>> hash(FrozenDict({1: "a", 2: "b"})) == hash(FrozenDict({2: "b", 1: "a"}))
    True
    >>> FrozenDict({1: "a"})[2] = "b"
    Traceback (most recent call last):
    TypeError: a frozen mapping cannot be changed
    """

    def __hash__(self) -> int:  # type: ignore[override]  # dict says None: that is the point
        return hash(frozenset(self.items()))

    def _raise_immutable(self, *_args: object, **_more: object) -> NoReturn:
        raise TypeError("a frozen mapping cannot be changed")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = __ior__ = (
        _raise_immutable
    )

    def __repr__(self) -> str:
        return f"FrozenDict({super().__repr__()})"

    def __reduce__(self) -> tuple[type["FrozenDict[K, V]"], tuple[dict[K, V]]]:
        # Pickle would fill an empty one item by item.
        return FrozenDict, (dict(self),)
