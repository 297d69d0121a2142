"""`MessageBundle`: the Fluent messages of one language, parsed with `fluent.syntax`.

Messages may contain text, literals, variables and selections by a variable; other Fluent syntax is
refused. `fluent.runtime` would support it, but needs 36 MB of `babel`.

Messages are parsed on first use: parsing all of them would take half of the start-up time of a
server.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast

from foolsgold.locales.plural_rules import plural_form


class MessageValue(NamedTuple):
    """A message argument: `value` selects variants, `text` is displayed."""

    value: int | str
    text: str


class Placeholder(msgspec.Struct, frozen=True):
    """The place of a variable."""

    variable: str


class Selection(msgspec.Struct, frozen=True):
    """A part that depends on a variable; the first variant that matches is taken."""

    variable: str
    variants: tuple[tuple[int | str, "Pattern"], ...]
    """Keys are numbers, plural forms or words."""
    default: "Pattern"


Pattern = tuple[str | Placeholder | Selection, ...]
_MESSAGE_START = re.compile(r"^([A-Za-z][\w-]*)[ ]*=", re.ASCII | re.MULTILINE)
"""Matches the first line of a message; all its other lines are indented."""


class MessageBundle:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._unparsed: dict[str, str] = {}
        self._parsed: dict[str, Pattern] = {}

    def add_file(self, text: str) -> None:
        """Adds the messages of a Fluent file."""
        found = list(_MESSAGE_START.finditer(text))
        ends = (*(beginning.start() for beginning in found), len(text))
        for beginning, (start, end) in zip(found, pairwise(ends), strict=True):
            self._unparsed[beginning[1]] = text[start:end]
        self._parse(text[: ends[0]])

    def parse_all(self) -> Mapping[str, Pattern]:
        """All messages, parsed; `ValueError` for unsupported syntax."""
        for name in list(self._unparsed):
            self._message(name)
        return self._parsed

    def _message(self, name: str) -> Pattern:
        text = self._unparsed.get(name)
        if text is not None:
            self._parse(text)
            self._unparsed.pop(name, None)
        return self._parsed[name]

    def _parse(self, text: str) -> None:
        for entry in FluentParser(with_spans=False).parse(text).body:
            match entry:
                case ast.Message(value=ast.Pattern() as pattern, attributes=[]):
                    self._parsed[entry.id.name] = _parse_pattern(pattern)
                case ast.BaseComment():
                    pass
                case _:
                    raise ValueError(f"not a message of ours: {_node_text(entry)}")

    def format_message(self, message: str, values: Mapping[str, MessageValue]) -> str:
        """A message with its values; `KeyError` if it, or a value it asks for, is not there."""
        return "".join(self._render_parts(self._message(message), values))

    def _render_parts(self, pattern: Pattern, values: Mapping[str, MessageValue]) -> Iterator[str]:
        for part in pattern:
            match part:
                case str():
                    yield part
                case Placeholder():
                    yield values[part.variable].text
                case Selection():
                    yield from self._render_parts(
                        self._select_variant(part, values[part.variable].value), values
                    )

    def _select_variant(self, choice: Selection, value: int | str) -> Pattern:
        form = plural_form(self._lang, value) if isinstance(value, int) else value
        for key, pattern in choice.variants:
            if key in (value, form):
                return pattern
        return choice.default


def _parse_pattern(pattern: ast.Pattern) -> Pattern:
    return tuple(_parse_element(element) for element in pattern.elements)


def _parse_element(element: ast.TextElement | ast.Placeable) -> str | Placeholder | Selection:
    match element:
        case ast.TextElement():
            return element.value
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return literal.parse()["value"]
        case ast.Placeable(expression=ast.VariableReference() as variable):
            return Placeholder(variable.id.name)
        case ast.Placeable(
            expression=ast.SelectExpression(selector=ast.VariableReference() as variable) as select
        ):
            variants = tuple(
                (_variant_key(found.key), _parse_pattern(found.value)) for found in select.variants
            )
            # Fluent's parser guarantees exactly one default.
            otherwise = next(found for found in select.variants if found.default)
            return Selection(variable.id.name, variants, _parse_pattern(otherwise.value))
        case _:
            raise ValueError(f"not a part of our messages: {_node_text(element)}")


def _variant_key(key: ast.Identifier | ast.NumberLiteral) -> int | str:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def _node_text(node: ast.BaseNode) -> str:
    return str(node.to_json())
