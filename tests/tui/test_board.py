"""The drawing for terminals, compared character by character."""

import re

import pytest

from foolsgold.games.saboteur.visibility import view_of
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.tui.board import render_board
from foolsgold.tui.gobblings_screen import GobblingsScreen
from foolsgold.tui.saboteur_screen import SaboteurScreen
from foolsgold.tunnel.tiles import Cell
from tests.support.gobblings_positions import RULES as GOBBLINGS
from tests.support.gobblings_positions import table as gobblings_table
from tests.support.saboteur_positions import table

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve")


def test_a_maze_is_drawn_with_marks_goals_and_what_is_known() -> None:
    state = table("S┬║", peeked=(frozenset({0, 1}), *[frozenset()] * 4))
    screen = SaboteurScreen(translator_for("en"), NAMES, 0, state.edition)
    lines = render_board(screen.board_art(view_of(state, 0)), {Cell(1, 1): "3/4"})
    assert [line.plain.rstrip() for line in lines] == [
        "      0    1    2    3    4    5    6    7    8",
        "                                            ╭───╮",
        " -2                                         │1 ●│",
        "                                            ╰───╯",
        "",
        " -1",
        "",
        "    · ┃ ··   ·· ┃ ·                         ╭───╮",
        "  0 ━━S━━━━┳━━  ✕                           │2 ★│",
        "    · ┃ ·· ┃ ·· ┃ ·                         ╰───╯",
        "",
        "  1       3/4",
        "",
        "                                            ╭───╮",
        "  2                                         │3  │",
        "                                            ╰───╯",
    ]


def test_doors_keys_and_icons_differ_in_shape_too() -> None:
    state = gobblings_table("S─rb┼", keys={(4, 0): "red"}, kinds={(1, 0): "ale"})
    view = GOBBLINGS.view_of(state, 0)
    screen = GobblingsScreen(translator_for("en"), NAMES, 0, state.edition)
    rows = [line.plain for line in render_board(screen.board_art(view), {})]
    middle = next(row for row in rows if "S" in row)
    assert middle.split()[1].startswith("━━S━━━━u━━━━R━━━━B━━━━♦━━")
    opened = gobblings_table("S┼r", keys={(1, 0): "red"})
    rows = [line.plain for line in render_board(screen.board_art(GOBBLINGS.view_of(opened, 0)), {})]
    assert any("━━S━━━━♦━━━━r━━" in row for row in rows)
    assert any("R ┃ ·" in row for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_an_empty_deck_nothing_is_offered_that_is_not_allowed(language: str) -> None:
    """[G17] The sentence that asks for a card no longer tells how to replace one."""
    words = translator_for(language)

    def asked(pile: int) -> str:
        state = gobblings_table("S─", hand=["passage NS", "map"], pile=pile)
        screen = GobblingsScreen(words, NAMES, 0, state.edition)
        return words(screen.card_prompt(GOBBLINGS.view_of(state, 0)), count=2)

    key = re.compile(r"\bd\b")
    assert key.search(asked(30))
    assert not key.search(asked(0))
