"""Diffs between successive views of one reader, because most of a view does not change."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import astuple

MIN_SPLICE_LENGTH = 8
"""Shorter lists are sent whole: a splice would be as long."""

DiffCache = dict[tuple[int, int], Any]
"""Splices that several readers share, by the ids of the old and the new list."""


class ViewDiff(msgspec.Struct, frozen=True):
    """How a view differs from the one before it; all other fields are as they were."""

    set: dict[str, Any]
    """Fields that are others now."""
    splice: dict[str, tuple[int, int, tuple[Any, ...]]]
    """Lists that changed in one place: from where on, how many items go, which ones come."""


def diff_views(before: Any, after: Any, shared: DiffCache) -> ViewDiff | None:
    """The diff between two views; None if they are of different games or editions."""
    if type(before) is not type(after) or before.edition is not after.edition:
        return None
    whole: dict[str, Any] = {}
    spliced: dict[str, Any] = {}
    pairs = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
    for name, old, new in pairs:
        if old is new or old == new:
            continue
        if (
            isinstance(new, tuple)
            and isinstance(old, tuple)
            and max(len(old), len(new)) >= MIN_SPLICE_LENGTH
        ):
            key = id(old), id(new)
            if key not in shared:
                shared[key] = _splice(old, new)
            spliced[name] = shared[key]
        else:
            whole[name] = new
    return ViewDiff(whole, spliced)


def _splice(old: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[int, int, tuple[Any, ...]]:
    """The splice between two lists: start, number of items removed, items added.

    >>> _splice((1, 2, 3, 4), (1, 2, 9, 8, 4))
    (2, 1, (9, 8))
    """
    short = min(len(old), len(new))
    head = next((n for n in range(short) if old[n] != new[n]), short)
    tail = next((n for n in range(short - head) if old[-1 - n] != new[-1 - n]), short - head)
    return head, len(old) - head - tail, new[head : len(new) - tail]


def apply_diff(view: Mapping[str, Any], diff: ViewDiff) -> dict[str, Any]:
    """The view after a diff, as it would have been sent whole.

    >>> diff = ViewDiff({"deck": 2}, {"board": (1, 0, ("c",))})
    >>> apply_diff({"deck": 3, "board": ["a", "b"]}, diff)
    {'deck': 2, 'board': ['a', 'c', 'b']}
    """
    after = {**view, **diff.set}
    for name, (at, removed, items) in diff.splice.items():
        old = view[name]
        after[name] = [*old[:at], *items, *old[at + removed :]]
    return after
