"""Reads the TOML of an edition; errors name the key, the value found and the one expected."""

import re
import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Any, TypeVar

from foolsgold.base.display_names import is_printable_text
from foolsgold.base.messages import Message, UserError
from foolsgold.tunnel.tiles import Tile

MAX_QUOTED_LETTERS = 60
MAX_DOTS_PER_LINE = 100


class ExpectedValue(StrEnum):
    """What a wrong value should have been; `locales` has the text."""

    NUMBER = "number"
    YES_NO = "yes-no"
    TEXT = "text"
    ONE_OF = "one-of"
    TABLE = "table"
    KNOWN_KEY = "known-key"
    SOMETHING = "something"
    TILE = "tile"
    TOML = "toml"
    SEATS = "seats"
    ENOUGH_ROLES = "enough-roles"
    ENOUGH_CARDS = "enough-cards"
    ID = "id"
    FREE_ID = "free-id"


class EditionError(UserError):
    """An edition that cannot be played: where it is wrong, what is there, what should be."""

    def __init__(
        self, key: str | Message, found: object, expected: ExpectedValue, **details: object
    ) -> None:
        super().__init__(
            "edition-wrong",
            file="edition",
            key=key,
            found=Message("found-nothing") if found is None else _quote_value(found),
            expected=Message(f"expected-{expected}", details),
        )

    def with_file(self, file: str) -> "EditionError":
        """The same error, naming the file or the edition it was found in."""
        self.message = Message(self.id, {**self.values, "file": file})
        self.args = tuple(self.message)
        return self


def _quote_value(value: object) -> str:
    """A value as written in the file, truncated."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**MAX_QUOTED_LETTERS:
        return "…"  # Python refuses to write numbers of thousands of digits
    try:
        text = f'"{value}"' if isinstance(value, str) else str(value)
    except (RecursionError, ValueError):
        return "…"  # nested too deep, or such a number somewhere inside
    return text if len(text) <= MAX_QUOTED_LETTERS else text[:MAX_QUOTED_LETTERS] + "…"


def check_at_most(key: str, found: int, high: int) -> None:
    """`EditionError` if a total exceeds its limit."""
    if found > high:
        raise EditionError(key, found, ExpectedValue.NUMBER, low=1, high=high)


Choice = TypeVar("Choice", bound=StrEnum)


class TomlTable:
    """A TOML table that knows its path, so that errors name the full key."""

    def __init__(self, values: object, at: str = "") -> None:
        self._path = at
        if not isinstance(values, Mapping):
            raise EditionError(at, values, ExpectedValue.TABLE)
        self._values: Mapping[str, Any] = values
        self._read_keys: set[str] = set()

    def full_key(self, name: str) -> str:
        """The full key of one of this table's values."""
        return f"{self._path}.{name}" if self._path else name

    def value(self, name: str) -> Any:
        """The value under `name`, whatever it is."""
        self._read_keys.add(name)
        if name not in self._values:
            raise EditionError(self.full_key(name), None, ExpectedValue.SOMETHING)
        return self._values[name]

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise EditionError(self.full_key(name), value, ExpectedValue.NUMBER, low=low, high=high)
        return value

    def yes_no(self, name: str) -> bool:
        """True or false."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise EditionError(self.full_key(name), value, ExpectedValue.YES_NO)
        return value

    def text(self, name: str) -> str:
        """A text that is not empty."""
        value = self.value(name)
        if not isinstance(value, str) or not value.strip() or not is_printable_text(value):
            raise EditionError(self.full_key(name), value, ExpectedValue.TEXT)
        return value

    def choice(self, name: str, kind: type[Choice]) -> Choice:
        """One of the values of an enum."""
        value = self.value(name)
        if value not in list(kind):
            raise EditionError(
                self.full_key(name), value, ExpectedValue.ONE_OF, choices=join_values(kind)
            )
        return kind(value)

    def choices(self, name: str, allowed: frozenset[str]) -> tuple[str, ...]:
        """A list of some of the allowed words."""
        value = self.value(name)
        if not isinstance(value, list) or not all(
            isinstance(item, str) and item in allowed for item in value
        ):
            names = join_values(sorted(allowed))
            raise EditionError(self.full_key(name), value, ExpectedValue.ONE_OF, choices=names)
        return tuple(value)

    def tile(self, name: str) -> Tile:
        """A passage, written as its open sides."""
        return parse_tile(self.full_key(name), self.value(name))

    def table(self, name: str) -> "TomlTable":
        """A table within this one."""
        return TomlTable(self.value(name), self.full_key(name))

    def counts(self, name: str, high: int) -> dict[str, int]:
        """A table of counts."""
        inner = self.table(name)
        return {key: inner.number(key, 0, high) for key in inner}

    def numbered(self, name: str, low: int, high: int) -> dict[int, "NumberedEntry"]:
        """A table whose keys are whole numbers within bounds."""
        inner = self.table(name)
        entries = {}
        for key in inner:
            if not re.fullmatch(r"[0-9]{1,4}", key) or not low <= int(key) <= high:
                raise EditionError(
                    inner.full_key(key), key, ExpectedValue.NUMBER, low=low, high=high
                )
            entries[int(key)] = NumberedEntry(inner, key)
        return entries

    def __iter__(self) -> Any:
        return iter(self._values)

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def reject_unknown_keys(self) -> None:
        """`EditionError` for a key that was never read: probably a typo."""
        for key in self._values:
            if key not in self._read_keys:
                known = join_values(sorted(self._read_keys))
                raise EditionError(
                    self.full_key(key), self._values[key], ExpectedValue.KNOWN_KEY, known=known
                )


class NumberedEntry:
    """One value of a table that is keyed by numbers."""

    def __init__(self, table: TomlTable, name: str) -> None:
        self._table = table
        self._name = name

    def number(self, low: int, high: int) -> int:
        """The value, a whole number within bounds."""
        return self._table.number(self._name, low, high)

    def table(self) -> TomlTable:
        """The value, a table."""
        return self._table.table(self._name)


def read_id(table: TomlTable) -> str:
    """Reads an edition's id: one word, because records and command lines contain it."""
    name = table.text("id")
    if not name.replace("-", "").replace("_", "").isalnum() or len(name) > MAX_QUOTED_LETTERS:
        raise EditionError("id", name, ExpectedValue.ID)
    return name


@cache
def read_shipped(package: str, edition: str) -> dict[str, Any]:
    """The TOML table of a shipped edition, from the package of its game."""
    file = resources.files(package) / "editions" / f"{edition}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def read_toml(text: str) -> dict[str, Any]:
    """Parses TOML; `ValueError` if it is invalid or far too large."""
    for number, line in enumerate(text.split("\n"), start=1):
        # `tomllib` takes a second for a key of thousands of parts.
        if line.count(".") > MAX_DOTS_PER_LINE:
            raise ValueError(f"line {number}, column 1")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError(text[:MAX_QUOTED_LETTERS]) from None


def parse_tile(key: str, value: object, least: int = 2) -> Tile:
    """A tile, written as its open sides in capitals, in the order N, E, S, W.

    A passage leads from somewhere to somewhere: it has two open sides at `least`.
    """
    try:
        tile = Tile.read(value if isinstance(value, str) else "")
    except ValueError:
        tile = None
    if tile is None or not tile.joined or tile.sides.bit_count() < least:
        raise EditionError(key, value, ExpectedValue.TILE)
    return tile


def deep_merged(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """`below` with the values of `above` laid over it, table by table.

    >>> deep_merged({"a": {"b": 1, "c": 2}}, {"a": {"b": 3}})
    {'a': {'b': 3, 'c': 2}}
    """
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            merged[key] = deep_merged(old, value)
        else:
            merged[key] = value
    return merged


def join_values(values: Any) -> str:
    """Values as a list in an error message."""
    return ", ".join(str(value) for value in values)
