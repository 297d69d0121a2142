"""The values an edition sets: each written once, as a typed field that knows its rule's number.

Reading a file, checking, listing, comparing and the page on editions all start from the fields.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec

from foolsgold.games.edition_toml import EditionError, ExpectedValue, TomlTable, join_values

NONE_TEXT = "none"
"""How a file says that a number is not set: TOML has no word for it."""


class RuleValue(msgspec.Struct, frozen=True):
    """A value of an edition: the numbers of its rules, and what a number may be."""

    rules: str
    low: int = 0
    high: int = 0
    choices: tuple[int, ...] = ()


class Switch(RuleValue, frozen=True):
    """A value in which editions differ: people see it listed and compared."""

    optional: bool = False
    """Whether an edition may leave it to the table."""


class EditionField(NamedTuple):
    """A field, what it may be, and how it is annotated."""

    name: str
    kind: Any
    constraint: RuleValue


@cache
def edition_fields(edition: type[msgspec.Struct]) -> tuple[EditionField, ...]:
    """The fields of an edition that are values of rules, in the order people read them."""
    return tuple(_annotated_fields(edition))


def _annotated_fields(edition: type[msgspec.Struct]) -> Iterator[EditionField]:
    for field in msgspec.structs.fields(edition):
        if get_origin(field.type) is Annotated:
            kind, *notes = get_args(field.type)
            for note in notes:
                if isinstance(note, RuleValue):
                    yield EditionField(field.name, kind, note)


def switch_names_of(edition: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of the switches."""
    return tuple(
        told.name for told in edition_fields(edition) if isinstance(told.constraint, Switch)
    )


def option_names_of(edition: type[msgspec.Struct]) -> frozenset[str]:
    """The switches an edition may leave to the table."""
    return frozenset(
        told.name
        for told in edition_fields(edition)
        if isinstance(told.constraint, Switch) and told.constraint.optional
    )


def read_fields(edition: type[msgspec.Struct], table: TomlTable) -> dict[str, Any]:
    """All values of plain kinds, as the table has them; `EditionError` names a wrong one."""
    return {
        told.name: _read_field(told, table)
        for told in edition_fields(edition)
        if _is_simple(told.kind)
    }


def _is_simple(kind: Any) -> bool:
    return isinstance(kind, type) or get_args(kind) == (int, NoneType)


def _read_field(told: EditionField, table: TomlTable) -> Any:
    name, kind, value = told
    if kind is bool:
        return table.yes_no(name)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return table.choice(name, kind)
    if kind is not int and table.value(name) == NONE_TEXT:
        return None
    if not value.choices:
        return table.number(name, value.low, value.high)
    number = table.number(name, min(value.choices), max(value.choices))
    if number not in value.choices:
        raise EditionError(name, number, ExpectedValue.ONE_OF, choices=join_values(value.choices))
    return number


def choices_of(told: EditionField) -> tuple[Any, ...]:
    """All values it may have besides a number within bounds; nothing for whole tables."""
    if told.kind is bool:
        return (True, False)
    if isinstance(told.kind, type) and issubclass(told.kind, StrEnum):
        return tuple(told.kind)
    if told.constraint.choices:
        return told.constraint.choices
    return () if told.kind is int or not _is_simple(told.kind) else (None,)


def is_settable(told: EditionField) -> bool:
    """Whether a table can decide it with one choice: not a whole table, and more than one way."""
    return _is_simple(told.kind) and (
        told.constraint.high > told.constraint.low or len(choices_of(told)) > 1
    )


def to_toml(value: Any) -> str:
    """A value as a file sets it.

    >>> to_toml(True), to_toml(None), to_toml(3)
    ('true', '"none"', '3')
    """
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{NONE_TEXT if value is None else value}"'


def allowed_text(told: EditionField) -> str:
    """What a file may set a value to, for the page on editions."""
    if not _is_simple(told.kind):
        return "a table"
    if told.kind is bool:
        return "`true`, `false`"
    if isinstance(told.kind, type) and issubclass(told.kind, StrEnum):
        return ", ".join(f"`{choice}`" for choice in told.kind)
    if told.constraint.choices:
        return ", ".join(f"`{number}`" for number in told.constraint.choices)
    numbers = f"{told.constraint.low} to {told.constraint.high}"
    return numbers if told.kind is int else f'{numbers}, or `"{NONE_TEXT}"`'
