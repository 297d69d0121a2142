"""Annotated fields of editions: each value's type, limits and rule numbers are declared once.

Reading, checking, listing and comparing editions, and their documentation, use the fields.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec

from foolsgold.games.toml_reader import EditionError, ExpectedValue, TomlTable, join_values

NONE_TEXT = "none"
"""How a file writes None, which TOML does not have."""


class RuleValue(msgspec.Struct, frozen=True):
    """A value of an edition: its rule numbers, and the limits of a number."""

    rules: str
    low: int = 0
    high: int = 0
    choices: tuple[int, ...] = ()


class Switch(RuleValue, frozen=True):
    """A value in which editions differ; it is listed and compared for users."""

    optional: bool = False
    """Whether an edition may leave it to the table."""


class EditionField(NamedTuple):
    """A field of an edition: its name, type and annotation."""

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
        field.name for field in edition_fields(edition) if isinstance(field.constraint, Switch)
    )


def option_names_of(edition: type[msgspec.Struct]) -> frozenset[str]:
    """The switches an edition may leave to the table."""
    return frozenset(
        field.name
        for field in edition_fields(edition)
        if isinstance(field.constraint, Switch) and field.constraint.optional
    )


def read_fields(edition: type[msgspec.Struct], table: TomlTable) -> dict[str, Any]:
    """All values of plain kinds, as the table has them; `EditionError` names a wrong one."""
    return {
        field.name: _read_field(field, table)
        for field in edition_fields(edition)
        if _is_simple(field.kind)
    }


def _is_simple(kind: Any) -> bool:
    return isinstance(kind, type) or get_args(kind) == (int, NoneType)


def _read_field(field: EditionField, table: TomlTable) -> Any:
    name, kind, value = field
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


def choices_of(field: EditionField) -> tuple[Any, ...]:
    """All values it may have other than numbers in a range; empty for tables."""
    if field.kind is bool:
        return (True, False)
    if isinstance(field.kind, type) and issubclass(field.kind, StrEnum):
        return tuple(field.kind)
    if field.constraint.choices:
        return field.constraint.choices
    return () if field.kind is int or not _is_simple(field.kind) else (None,)


def is_settable(field: EditionField) -> bool:
    """Whether a host can set it: not a whole table, and more than one possible value."""
    return _is_simple(field.kind) and (
        field.constraint.high > field.constraint.low or len(choices_of(field)) > 1
    )


def to_toml(value: Any) -> str:
    """A value as TOML.

    >>> to_toml(True), to_toml(None), to_toml(3)
    ('true', '"none"', '3')
    """
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{NONE_TEXT if value is None else value}"'


def allowed_text(field: EditionField) -> str:
    """The allowed values, for the documentation of editions."""
    if not _is_simple(field.kind):
        return "a table"
    if field.kind is bool:
        return "`true`, `false`"
    if isinstance(field.kind, type) and issubclass(field.kind, StrEnum):
        return ", ".join(f"`{choice}`" for choice in field.kind)
    if field.constraint.choices:
        return ", ".join(f"`{number}`" for number in field.constraint.choices)
    numbers = f"{field.constraint.low} to {field.constraint.high}"
    return numbers if field.kind is int else f'{numbers}, or `"{NONE_TEXT}"`'
