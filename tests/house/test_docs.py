"""Docs that are run: they cannot lie."""

import doctest
import re
from enum import StrEnum
from pathlib import Path
from typing import get_type_hints

import pytest

from foolsgold import Game, editions
from foolsgold.games.catalogue import GAMES, AnyRules, find, from_text

ROOT = Path(__file__).parent.parent.parent


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/editions.md"])
def test_python_in_the_docs_does_what_it_says(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried
    assert not failed


def test_records_in_the_docs_are_records() -> None:
    examples = [block for block in blocks("docs/record.md", "text") if "foolsgold record" in block]
    assert examples
    for example in examples:
        Game.from_record(example)


def test_editions_in_the_docs_can_be_played() -> None:
    examples = blocks("docs/editions.md", "toml")
    assert examples
    for example in examples:
        game = Game(from_text(example, "example"), 4, 1)
        assert game.legal_moves


def rows(rules: AnyRules) -> dict[str, str]:
    """What the page on editions says of each key of a game, by key."""
    _, *games = re.split(
        r"^Of ", (ROOT / "docs/editions.md").read_text("utf-8"), flags=re.MULTILINE
    )
    found: dict[str, str] = {}
    for keys, values in re.findall(
        r"^\| (`.+?) \| (.+) \|$", games[GAMES.index(rules)], re.MULTILINE
    ):
        found |= dict.fromkeys(re.findall(r"`\[?([a-z_]+)", keys), values)
    return found


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_page_on_editions_knows_every_key_and_every_value(rules: AnyRules) -> None:
    told = rows(rules)
    boxes = [find(edition) for edition in rules.shipped()]
    keys = {key for box in boxes for key in box.values} - {"game"}
    # Shipped editions have their titles in six languages, and the page tells of `extends` once.
    assert told.keys() - {"extends", "id", "title"} == keys - {"extends", "id"}
    kinds = get_type_hints(type(boxes[0].edition))
    for key, values in told.items():
        kind = kinds.get(key)
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            assert {value for value in kind if f"`{value}`" not in values} == set(), key


def test_the_readme_names_every_edition() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for edition in editions():
        assert f"`{edition}`" in text
