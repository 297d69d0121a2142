"""The Fluent messages of one language: parsed by `fluent.syntax`, put together here.

Our messages are made of text, literals, variables and choices by a variable. Whatever else Fluent
has is refused when a file is read: `fluent.runtime` would know it, with 36 MB of `babel`.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast

from foolsgold.locales.plurals import plural_form


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


class Bundle:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._messages: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        """Reads a Fluent file; `ValueError` if it holds what cannot be said here."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            match entry:
                case ast.Message(value=ast.Pattern() as pattern, attributes=[]):
                    self._messages[entry.id.name] = _pattern(pattern)
                case ast.BaseComment():
                    pass
                case _:
                    raise ValueError(f"not a message of ours: {_told(entry)}")

    def say(self, message: str, values: Mapping[str, Value]) -> str:
        """A message with its values; `KeyError` if it, or a value it asks for, is not there."""
        return "".join(self._parts(self._messages[message], values))

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
