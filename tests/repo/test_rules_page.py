"""Every number of a rules page has a test named by it, and no test names a number that is not."""

import re

import pytest

from tests.support.paths import ROOT

GAMES = {"saboteur": ("0.", "R", "S"), "gobblings": ("G", "O")}
"""How the numbers of each page begin; how far they go is for the page to say."""


def numbers(text: str) -> list[str]:
    return re.findall(r"^\| ([RSGO]\d+|0\.\d+) \|", text, flags=re.MULTILINE)


def page(game: str) -> list[str]:
    return numbers((ROOT / "docs" / "reference" / "rules" / f"{game}.md").read_text("utf-8"))


def with_tests(game: str) -> set[str]:
    found = set()
    for file in (ROOT / "tests" / "games" / game / "rules").glob("test_*.py"):
        text = file.read_text("utf-8")
        names = re.findall(r"^def test_([rsgo]\d+|0_\d+)_", text, re.MULTILINE)
        found |= {name.upper().replace("_", ".") for name in names}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_all_numbers_once(game: str) -> None:
    expected = [f"{letter}{n}" for letter in GAMES[game] for n in range(1, following(game, letter))]
    assert sorted(page(game)) == sorted(expected)


def following(game: str, letter: str) -> int:
    """The number a new rule would get."""
    found = [number for number in page(game) if number.startswith(letter)]
    assert found, letter
    return len(found) + 1


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_test(game: str) -> None:
    assert set(page(game)) - with_tests(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_number_that_is_not_there(game: str) -> None:
    assert with_tests(game) - set(page(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_number_without_a_test_would_be_noticed(game: str) -> None:
    for letter in GAMES[game]:
        number = f"{letter}{following(game, letter)}"
        assert numbers(f"| {number} | something new |") == [number]
        assert number not in with_tests(game)
