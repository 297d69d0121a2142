"""JSON that says everything once: of a key that stands twice two readers may believe two halves."""

import json
from typing import Any

import msgspec


def reject_duplicate_keys(data: bytes | str) -> None:
    """`msgspec.ValidationError` if an object has a key twice; what is no JSON is not our business.

    >>> reject_duplicate_keys('{"text": "a", "more": {"text": "b"}}')
    >>> reject_duplicate_keys('{"text": "a", "text": "b"}')
    Traceback (most recent call last):
    msgspec.ValidationError: a key stands twice
    """
    try:
        json.loads(data, object_pairs_hook=_check_pairs)
    except ValueError as error:
        # msgspec's own error is a ValueError too, and whoever reads next finds the others.
        if isinstance(error, msgspec.ValidationError):
            raise


def _check_pairs(pairs: list[tuple[str, Any]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        raise msgspec.ValidationError("a key stands twice")
