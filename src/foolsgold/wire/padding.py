"""Frames of equal length: who watches a network sees no words, but how long they are.

Words that only their reader may know, such as their role, are not equally long. So a frame ends
with as many blanks as it would be longer if each of them were the longest of its kind; to JSON
they are nothing.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache

SecretEnums = tuple[type[StrEnum], ...]


@cache
def _padding_of_words(kinds: SecretEnums) -> tuple[tuple[bytes, int], ...]:
    """How much shorter each word is than the longest of its kind."""
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
    """The same frame, as long as with any other words of these kinds in their places.

    >>> from foolsgold.games.saboteur.cards import Role
    >>> pad(b'["digger"]', (Role,)), pad(b'["saboteur"]', (Role,))
    (b'["digger"]  ', b'["saboteur"]')
    """
    blanks = sum(text.count(word) * missing for word, missing in _padding_of_words(kinds))
    return text + b" " * blanks if blanks else text
