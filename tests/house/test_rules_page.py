"""Every number of a rules page has a test named by it, and no test names a number that is not."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAMES = {
    "saboteur": [("0.", 16), ("R", 102), ("S", 34)],
    "gobblings": [("G", 55), ("O", 70)],
}


def numbers(text: str) -> list[str]:
    return re.findall(r"^\| ([RSGO]\d+|0\.\d+) \|", text, flags=re.MULTILINE)


def page(game: str) -> list[str]:
    return numbers((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"))


def with_tests(game: str) -> set[str]:
    found = set()
    for file in (ROOT / "tests" / f"rules_{game}").glob("test_*.py"):
        text = file.read_text("utf-8")
        names = re.findall(r"^def test_([rsgo]\d+|0_\d+)_", text, re.MULTILINE)
        found |= {name.upper().replace("_", ".") for name in names}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_all_numbers_once(game: str) -> None:
    expected = [f"{letter}{n}" for letter, last in GAMES[game] for n in range(1, last + 1)]
    assert sorted(page(game)) == sorted(expected)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_test(game: str) -> None:
    assert set(page(game)) - with_tests(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_number_that_is_not_there(game: str) -> None:
    assert with_tests(game) - set(page(game)) == set()


@pytest.mark.parametrize("number", ["R103", "S35", "0.17", "G56", "O71"])
def test_a_number_without_a_test_would_be_noticed(number: str) -> None:
    assert numbers(f"| {number} | something new |") == [number]
    assert all(number not in with_tests(game) for game in GAMES)
