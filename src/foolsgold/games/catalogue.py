"""Finds the ruleset of an edition: a shipped one by id, a custom one by the path of its file."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, TypeAlias

import msgspec

from foolsgold.base.argument_checks import check_int, check_text, check_type
from foolsgold.base.messages import Message, UserError
from foolsgold.base.text_file_reader import read_text
from foolsgold.games import gobblings, saboteur
from foolsgold.games.api import AnyRules, GamePlugin
from foolsgold.games.toml_reader import (
    EditionError,
    ExpectedValue,
    deep_merged,
    join_values,
    read_toml,
)

PLUGINS = (saboteur.PLUGIN, gobblings.PLUGIN)
"""All games; a new one registers here."""
GAMES: tuple[AnyRules, ...] = tuple(resolve_name(plugin.rules) for plugin in PLUGINS)
COMMON_EDITION = "common"
EditionId: TypeAlias = saboteur.EditionId | gobblings.EditionId
"""The ids of the shipped editions."""
MAX_EDITION_MEGABYTES = 1
"""Size limit of an edition file; the shipped ones are a thousandth of it."""


class Ruleset(msgspec.Struct, frozen=True):
    """A game in one of its editions, perhaps with overrides."""

    rules: AnyRules
    edition: Any
    base: str
    """The shipped edition this one starts from: itself, or what its file extends."""
    values: dict[str, Any]
    """The edition's TOML values, including inherited ones."""

    @property
    def id(self) -> str:
        """The edition's id."""
        return str(self.edition.id)

    @property
    def is_shipped(self) -> bool:
        """Whether this is a shipped edition, possibly with options set."""
        return self.id == self.base

    def check_seats(self, seats: int) -> None:
        """`UserError` if this edition does not support that many players."""
        seats = check_int("seats", seats)
        low, high = self.edition.seats
        if not low <= seats <= high:
            raise UserError("seats-wrong", found=str(seats), low=low, high=high)

    def with_overrides(self, changes: Mapping[str, Any]) -> "Ruleset":
        """The same ruleset with some values changed; `EditionError` names a wrong one."""
        check_type("changes", changes, Mapping, "a mapping of an edition's keys to values")
        values = deep_merged(self.values, changes)
        try:
            edition = self.rules.edition_from(values)
        except EditionError as error:
            raise error.with_file(self.id) from None
        return msgspec.structs.replace(self, edition=edition, values=values)

    def with_options(self, options: tuple[str, ...]) -> "Ruleset":
        """The same ruleset with some of its optional rules switched on."""
        offered = self.edition.options
        for option in options:
            if not offered:
                raise UserError("option-none")
            if option not in offered:
                raise UserError("option-unknown", name=option, known=", ".join(offered))
        return self.with_overrides(dict.fromkeys(options, True)) if options else self

    def overrides(self) -> Iterator[str]:
        """The differences from the shipped base, as lines of TOML."""
        base = _base_values(self.rules, self.base)
        for key, value in _changed_values(base, self.values):
            if key not in ("id", "extends"):
                yield f"{key} = {json.dumps(value, ensure_ascii=False)}"

    def __repr__(self) -> str:
        return f"<Ruleset {self.id}>"


def plugin_for(game: str) -> GamePlugin:
    """The descriptor of the game with this name."""
    return next(plugin for plugin, rules in zip(PLUGINS, GAMES, strict=True) if rules.name == game)


def default_edition(lang: str) -> str:
    """The edition suggested to readers of this language: its own booklet, where there is one.

    >>> default_edition("uk"), default_edition("eo")
    ('saboteur-uk', 'saboteur-en')
    """
    return PLUGINS[0].edition_by_language.get(lang, GAMES[0].reference_edition)


def shipped_editions() -> tuple[EditionId, ...]:
    """The ids of all shipped editions."""
    ids: tuple[Any, ...] = tuple(edition for rules in GAMES for edition in rules.edition_ids)
    return ids


def to_ruleset(edition: "str | Path | Ruleset") -> Ruleset:
    """A ruleset, given itself or as what `find` takes."""
    return edition if isinstance(edition, Ruleset) else find(edition)


def find(name: str | Path) -> Ruleset:
    """The edition with this id, or in this file; `UserError` if there is none or it is wrong."""
    if isinstance(name, Path):
        return ruleset_from_file(name)
    check_type("edition", name, str, "an edition's id, the path of its file or a Ruleset")
    if name in shipped_editions():
        return shipped_ruleset(name)
    if not name.endswith(".toml"):
        raise UserError("edition-unknown", name=name, known=join_values(shipped_editions()))
    return ruleset_from_file(Path(name))


def shipped_ruleset(base: object, changes: Mapping[str, Any] | None = None) -> Ruleset:
    """A shipped edition, or one that starts from it."""
    changes = changes or {}
    for rules in GAMES:
        if base in rules.edition_ids or (
            base == COMMON_EDITION and changes.get("game") == rules.name
        ):
            if changes.get("game", rules.name) != rules.name:
                raise EditionError(
                    "game", changes["game"], ExpectedValue.ONE_OF, choices=rules.name
                )
            values = deep_merged(_base_values(rules, str(base)), changes)
            return Ruleset(rules, rules.edition_from(values), str(base), values)
    if base == COMMON_EDITION:
        names = join_values(rules.name for rules in GAMES)
        raise EditionError("game", changes.get("game"), ExpectedValue.ONE_OF, choices=names)
    raise EditionError(
        "extends",
        base,
        ExpectedValue.ONE_OF,
        choices=join_values((COMMON_EDITION, *shipped_editions())),
    )


def ruleset_from_values(game: str, base: str, values: Mapping[str, Any]) -> Ruleset:
    """The ruleset with these values, as a server sends them."""
    rules = next(rules for rules in GAMES if rules.name == game)
    return Ruleset(rules, rules.edition_from(values), base, dict(values))


def ruleset_from_file(path: str | Path) -> Ruleset:
    """A custom edition from a file; every error names the file."""
    check_type("path", path, (str, Path), "a str or a Path")
    path = Path(path)
    text = read_text(str(path), MAX_EDITION_MEGABYTES)
    try:
        return ruleset_from_text(text, path.stem)
    except EditionError as error:
        raise error.with_file(str(path)) from None


def ruleset_from_text(text: str, name: str) -> Ruleset:
    """A custom edition from TOML text; `name` is its id if the text has none."""
    check_text("text", text)
    check_text("name", name)
    try:
        return _parse_ruleset(text, name)
    except EditionError as error:
        raise error.with_file(name) from None


def _parse_ruleset(text: str, name: str) -> Ruleset:
    try:
        values = read_toml(text)
    except ValueError as error:
        raise _toml_error(text, str(error)) from None
    values = {"id": name, **values}
    if values["id"] in (COMMON_EDITION, *shipped_editions()):
        raise EditionError("id", values["id"], ExpectedValue.FREE_ID)
    return shipped_ruleset(values.get("extends", COMMON_EDITION), values)


def _toml_error(text: str, message: str) -> EditionError:
    """The error for invalid TOML, with the line and column from the library's message."""
    lines = text.split("\n")
    position = re.search(r"line (\d+), column (\d+)", message)
    line, column = (
        (int(position[1]), int(position[2])) if position else (len(lines), len(lines[-1]) + 1)
    )
    place = Message("file-position", {"line": line, "column": column})
    return EditionError(place, lines[line - 1], ExpectedValue.TOML)


def _base_values(rules: AnyRules, base: str) -> dict[str, Any]:
    """The values of a shipped edition, including inherited ones."""
    common = rules.edition_table(COMMON_EDITION)
    return common if base == COMMON_EDITION else deep_merged(common, rules.edition_table(base))


def _changed_values(
    below: Mapping[str, Any], above: Mapping[str, Any], at: str = ""
) -> Iterator[tuple[str, Any]]:
    for name, value in above.items():
        key = at + (name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name))
        old = below.get(name)
        if isinstance(value, Mapping):
            yield from _changed_values(old if isinstance(old, Mapping) else {}, value, f"{key}.")
        elif value != old:
            yield key, value
