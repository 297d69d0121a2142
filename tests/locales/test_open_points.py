"""What the sheets call left open: a list for each booklet, without what a switch makes void."""

import re

import pytest

from foolsgold.games.catalogue import find
from foolsgold.locales.sheets import rules_sheet
from foolsgold.locales.sheets.saboteur import SaboteurSheet
from foolsgold.locales.words import LANGUAGES, Words

ALWAYS = {"talk", "turning", "facedown", "map", "goals", "pay-order", "deck"}
"""What none of the booklets tells."""
OWN = {
    "uk": {"contact", "together-one", "empty", "passes", "finisher", "secret"},
    "ru": {"contact", "together-all", "empty", "passes", "finisher", "secret"},
    "fa": {"spared", "together-all", "empty", "passes", "finisher", "drawing"},
    "lv": {"finisher"},
    "he": {"together-all", "empty", "drawing"},
    "en": {"contact", "together-all", "empty", "passes", "finisher", "drawing"},
}


def points(edition: str, **changes: object) -> list[str]:
    box = find(f"saboteur-{edition}")
    box = box.changed(changes) if changes else box
    return list(SaboteurSheet(box.edition, Words("en")).open_points())


@pytest.mark.parametrize("edition", OWN)
def test_each_booklet_has_its_own_list(edition: str) -> None:
    found = points(edition)
    assert set(found) == ALWAYS | OWN[edition]
    assert len(found) == len(set(found))


def test_a_switch_makes_points_void_or_changes_them() -> None:
    assert "contact" not in points("uk", contact="touch")
    assert "passes" not in points("uk", round_end="forced-pass-circle")
    assert "empty" not in points("uk", round_end="hands-empty")
    assert "together-one" in points("ru", goals_together="one")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", OWN)
def test_every_point_stands_on_the_sheet_in_every_language(language: str, edition: str) -> None:
    words = Words(language)
    sheet = rules_sheet(find(f"saboteur-{edition}"), words)
    for point in points(edition):
        assert f"- {words(f'sheet-open-{point}')}" in sheet


TOLD = {"G12", "G15", "G21", "O29", "O30", "O39", "O53", "O55", "O58", "O68"}
"""What players of the second game argue about and must find on its sheet."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_the_second_game_tells_what_players_argue_about(language: str) -> None:
    sheet = rules_sheet(find("gobblings-advanced"), Words(language))
    told = set(re.findall(r"[GO]\d+", sheet))
    assert told >= TOLD
