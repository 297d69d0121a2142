"""Every number of the rules page has a test named by it, and no test names a number that is not."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "rules" / "saboteur.md"


def numbers(text: str) -> list[str]:
    return re.findall(r"^\| (R\d+|S\d+|0\.\d+) \|", text, flags=re.MULTILINE)


def with_tests() -> set[str]:
    found = set()
    for file in (ROOT / "tests" / "rules_saboteur").glob("test_*.py"):
        names = re.findall(r"^def test_(r\d+|s\d+|0_\d+)_", file.read_text("utf-8"), re.MULTILINE)
        found |= {name.upper().replace("_", ".") for name in names}
    return found


def test_the_page_has_all_numbers_once() -> None:
    expected = [f"0.{n}" for n in range(1, 17)]
    expected += [f"R{n}" for n in range(1, 103)] + [f"S{n}" for n in range(1, 35)]
    assert sorted(numbers(PAGE.read_text("utf-8"))) == sorted(expected)


def test_every_number_has_a_test() -> None:
    assert set(numbers(PAGE.read_text("utf-8"))) - with_tests() == set()


def test_no_test_names_a_number_that_is_not_there() -> None:
    assert with_tests() - set(numbers(PAGE.read_text("utf-8"))) == set()


@pytest.mark.parametrize("number", ["R103", "S35", "0.17"])
def test_a_number_without_a_test_would_be_noticed(number: str) -> None:
    assert numbers(f"| {number} | something new |") == [number]
    assert number not in with_tests()
