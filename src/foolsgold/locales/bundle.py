"""The Fluent messages of one language: parsed by `fluent.syntax`, put together here.

Our messages are made of text, literals, variables and choices by a variable. Whatever else Fluent
has is refused: `fluent.runtime` would know it, with 36 MB of `babel`.

A message is parsed when it is first said: nobody says all of them, and parsing them would take
half of the time until a server has started.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast

from foolsgold.locales.plural_rules import plural_form


class Value(NamedTuple):
    """What is put into a message: chosen by what it is, shown as its reader needs it."""

    value: int | str
    shown: str


class Slot(msgspec.Struct, frozen=True):
    """The place of a variable."""

    variable: str


class Choice(msgspec.Struct, frozen=True):
    """A part that depends on a variable; the first variant that matches is taken."""

    variable: str
    variants: tuple[tuple[int | str, "Pattern"], ...]
    """Keys are numbers, plural forms or words."""
    otherwise: "Pattern"


Pattern = tuple[str | Slot | Choice, ...]
_BEGINNING = re.compile(r"^([A-Za-z][\w-]*)[ ]*=", re.ASCII | re.MULTILINE)
"""Of a message: all its other lines are indented."""


class Bundle:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._unread: dict[str, str] = {}
        self._read: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        """Takes the messages of a Fluent file."""
        found = list(_BEGINNING.finditer(text))
        ends = (*(beginning.start() for beginning in found), len(text))
        for beginning, (start, end) in zip(found, pairwise(ends), strict=True):
            self._unread[beginning[1]] = text[start:end]
        self._take(text[: ends[0]])

    def read_all(self) -> Mapping[str, Pattern]:
        """Every message; `ValueError` if there is what cannot be said here."""
        for name in list(self._unread):
            self._message(name)
        return self._read

    def _message(self, name: str) -> Pattern:
        text = self._unread.get(name)
        if text is not None:
            self._take(text)
            self._unread.pop(name, None)
        return self._read[name]

    def _take(self, text: str) -> None:
        for entry in FluentParser(with_spans=False).parse(text).body:
            match entry:
                case ast.Message(value=ast.Pattern() as pattern, attributes=[]):
                    self._read[entry.id.name] = _pattern(pattern)
                case ast.BaseComment():
                    pass
                case _:
                    raise ValueError(f"not a message of ours: {_told(entry)}")

    def say(self, message: str, values: Mapping[str, Value]) -> str:
        """A message with its values; `KeyError` if it, or a value it asks for, is not there."""
        return "".join(self._parts(self._message(message), values))

    def _parts(self, pattern: Pattern, values: Mapping[str, Value]) -> Iterator[str]:
        for part in pattern:
            match part:
                case str():
                    yield part
                case Slot():
                    yield values[part.variable].shown
                case Choice():
                    yield from self._parts(self._chosen(part, values[part.variable].value), values)

    def _chosen(self, choice: Choice, value: int | str) -> Pattern:
        form = plural_form(self._lang, value) if isinstance(value, int) else value
        for key, pattern in choice.variants:
            if key in (value, form):
                return pattern
        return choice.otherwise


def _pattern(pattern: ast.Pattern) -> Pattern:
    return tuple(_part(element) for element in pattern.elements)


def _part(element: ast.TextElement | ast.Placeable) -> str | Slot | Choice:
    match element:
        case ast.TextElement():
            return element.value
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return literal.parse()["value"]
        case ast.Placeable(expression=ast.VariableReference() as variable):
            return Slot(variable.id.name)
        case ast.Placeable(
            expression=ast.SelectExpression(selector=ast.VariableReference() as variable) as select
        ):
            variants = tuple((_key(found.key), _pattern(found.value)) for found in select.variants)
            # Fluent's parser sees to it that there is one, and only one.
            otherwise = next(found for found in select.variants if found.default)
            return Choice(variable.id.name, variants, _pattern(otherwise.value))
        case _:
            raise ValueError(f"not a part of our messages: {_told(element)}")


def _key(key: ast.Identifier | ast.NumberLiteral) -> int | str:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def _told(node: ast.BaseNode) -> str:
    return str(node.to_json())
