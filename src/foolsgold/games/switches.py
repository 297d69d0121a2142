"""The values an edition sets: each written once, as a typed field that knows its rule's number.

Reading a file, checking, listing, comparing and the page on editions all start from the fields.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec

from foolsgold.games.edition_toml import EditionError, Expected, TomlTable, listed

NONE = "none"
"""How a file says that a number is not set: TOML has no word for it."""


class Value(msgspec.Struct, frozen=True):
    """A value of an edition: the numbers of its rules, and what a number may be."""

    rules: str
    low: int = 0
    high: int = 0
    among: tuple[int, ...] = ()


class Switch(Value, frozen=True):
    """A value in which editions differ: people see it listed and compared."""

    optional: bool = False
    """Whether an edition may leave it to the table."""


class Told(NamedTuple):
    """A field, what it may be, and how it is annotated."""

    name: str
    kind: Any
    value: Value


@cache
def values_of(edition: type[msgspec.Struct]) -> tuple[Told, ...]:
    """The fields of an edition that are values of rules, in the order people read them."""
    return tuple(_annotated(edition))


def _annotated(edition: type[msgspec.Struct]) -> Iterator[Told]:
    for field in msgspec.structs.fields(edition):
        if get_origin(field.type) is Annotated:
            kind, *notes = get_args(field.type)
            for note in notes:
                if isinstance(note, Value):
                    yield Told(field.name, kind, note)


def switches_of(edition: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of the switches."""
    return tuple(told.name for told in values_of(edition) if isinstance(told.value, Switch))


def options_of(edition: type[msgspec.Struct]) -> frozenset[str]:
    """The switches an edition may leave to the table."""
    return frozenset(
        told.name
        for told in values_of(edition)
        if isinstance(told.value, Switch) and told.value.optional
    )


def read_values(edition: type[msgspec.Struct], table: TomlTable) -> dict[str, Any]:
    """All values of plain kinds, as the table has them; `EditionError` names a wrong one."""
    return {told.name: _read(told, table) for told in values_of(edition) if _is_plain(told.kind)}


def _is_plain(kind: Any) -> bool:
    return isinstance(kind, type) or get_args(kind) == (int, NoneType)


def _read(told: Told, table: TomlTable) -> Any:
    name, kind, value = told
    if kind is bool:
        return table.yes_no(name)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return table.choice(name, kind)
    if kind is not int and table.value(name) == NONE:
        return None
    if not value.among:
        return table.number(name, value.low, value.high)
    number = table.number(name, min(value.among), max(value.among))
    if number not in value.among:
        raise EditionError(name, number, Expected.ONE_OF, choices=listed(value.among))
    return number


def choices_of(told: Told) -> tuple[Any, ...]:
    """All values it may have besides a number within bounds; nothing for whole tables."""
    if told.kind is bool:
        return (True, False)
    if isinstance(told.kind, type) and issubclass(told.kind, StrEnum):
        return tuple(told.kind)
    if told.value.among:
        return told.value.among
    return () if told.kind is int or not _is_plain(told.kind) else (None,)


def is_settable(told: Told) -> bool:
    """Whether a table can decide it with one choice: not a whole table, and more than one way."""
    return _is_plain(told.kind) and (told.value.high > told.value.low or len(choices_of(told)) > 1)


def toml_of(value: Any) -> str:
    """A value as a file sets it.

    >>> toml_of(True), toml_of(None), toml_of(3)
    ('true', '"none"', '3')
    """
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{NONE if value is None else value}"'


def allowed(told: Told) -> str:
    """What a file may set a value to, for the page on editions."""
    if not _is_plain(told.kind):
        return "a table"
    if told.kind is bool:
        return "`true`, `false`"
    if isinstance(told.kind, type) and issubclass(told.kind, StrEnum):
        return ", ".join(f"`{choice}`" for choice in told.kind)
    if told.value.among:
        return ", ".join(f"`{number}`" for number in told.value.among)
    numbers = f"{told.value.low} to {told.value.high}"
    return numbers if told.kind is int else f'{numbers}, or `"{NONE}"`'
