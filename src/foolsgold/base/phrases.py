"""A message for a person, not yet in any language: an id and what it is about."""

from collections.abc import Mapping
from typing import NamedTuple


class Phrase(NamedTuple):
    """A message id and its arguments; an argument may be a phrase itself."""

    id: str
    args: Mapping[str, object] = {}


class Complaint(Exception):  # noqa: N818 - not an error of the program: a person is told, kindly
    """Something a person asked for that cannot be done, with the phrase that says why."""

    def __init__(self, message: str, /, **args: object) -> None:
        super().__init__(message, args)
        self.phrase = Phrase(message, args)

    def __str__(self) -> str:
        shown = ", ".join(f"{key}={value}" for key, value in self.phrase.args.items())
        return f"{self.phrase.id} ({shown})" if shown else self.phrase.id
