"""Rejects JSON objects with duplicate keys, which two parsers may resolve differently."""

import json
from typing import Any

import msgspec


def reject_duplicate_keys(data: bytes | str) -> None:
    """`msgspec.ValidationError` if an object has a duplicate key; invalid JSON is ignored.

    >>> reject_duplicate_keys('{"text": "a", "more": {"text": "b"}}')
    >>> reject_duplicate_keys('{"text": "a", "text": "b"}')
    Traceback (most recent call last):
    msgspec.ValidationError: a key stands twice
    """
    try:
        json.loads(data, object_pairs_hook=_check_pairs)
    except ValueError as error:
        # msgspec's own error is a ValueError too; other errors are left to the next parser.
        if isinstance(error, msgspec.ValidationError):
            raise


def _check_pairs(pairs: list[tuple[str, Any]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        raise msgspec.ValidationError("a key stands twice")
