"""Pads frames so that their length does not reveal a role or a goal to a network observer.

Secret values differ in length. So a frame ends with as many spaces as it would be longer if each
of them were the longest of its kind; JSON ignores them.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache

SecretEnums = tuple[type[StrEnum], ...]


@cache
def _padding_of_words(kinds: SecretEnums) -> tuple[tuple[bytes, int], ...]:
    """For each secret value, how much shorter it is than the longest of its kind."""
    return tuple(
        (f'"{word}"'.encode(), longest - len(word))
        for kind in kinds
        for longest in (_longest(kind),)
        for word in kind
        if len(word) < longest
    )


def _longest(words: Iterable[str]) -> int:
    return max(map(len, words))


def pad(text: bytes, kinds: SecretEnums) -> bytes:
    """The frame, padded to the length it has with any other secret values.

    >>> from foolsgold.games.saboteur.cards import Role
    >>> pad(b'["digger"]', (Role,)), pad(b'["saboteur"]', (Role,))
    (b'["digger"]  ', b'["saboteur"]')
    """
    blanks = sum(text.count(word) * missing for word, missing in _padding_of_words(kinds))
    return text + b" " * blanks if blanks else text
