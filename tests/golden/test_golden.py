"""Whole games, written out: a change of any rule, view or event shows. Rewrite: `just golden`."""

from pathlib import Path

import pytest

from foolsgold import editions
from foolsgold.play.record_parser import read_record
from foolsgold.study.playthrough_text import render_playthrough

HERE = Path(__file__).parent


def test_every_edition_has_a_golden_game() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(editions())


@pytest.mark.parametrize("edition", editions())
def test_the_game_is_rendered_as_it_was(edition: str) -> None:
    text = (HERE / f"{edition}.txt").read_text(encoding="utf-8")
    head = text[: text.index("\n", text.index("\nend ") + 1) + 1]
    assert render_playthrough(read_record(head).record).splitlines() == text.splitlines()
