"""Numbers on the sheets: one row each, read in words, in the direction of the language."""

import re

import pytest

from foolsgold.games.catalogue import find
from foolsgold.locales.rules_sheets import rules_sheet, sheet_sections
from foolsgold.locales.translator import (
    LANGUAGES,
    LEFT_TO_RIGHT_MARK,
    RIGHT_TO_LEFT_LANGUAGES,
    RIGHT_TO_LEFT_MARK,
    Translator,
)

SHIPPED = ("saboteur-uk", "saboteur-fa", "saboteur-he", "gobblings-advanced")


def list_after(head: str, heading: str, edition: str, words: Translator) -> list[str]:
    """The rows of the list that follows its heading."""
    body = dict(sheet_sections(find(edition), words))[head]
    place = body.index(words(heading)) + 1
    return [row.removeprefix("- ") for row in body[place].split("\n")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pay_hands_and_gold_are_rows_that_say_what_they_count(language: str) -> None:
    words = Translator(language)
    assert list_after("sheet-head-gold", "sheet-pay", "saboteur-fa", words) == [
        words("sheet-pay-row", saboteurs=saboteurs, nuggets=nuggets)
        for saboteurs, nuggets in ((1, 4), (2, 3), (3, 3), (4, 2))
    ]
    assert list_after("sheet-head-setup", "sheet-hands", "saboteur-fa", words) == [
        words("sheet-hands-row", **{"from": least, "to": most}, cards=cards)
        for least, most, cards in ((3, 5, 6), (6, 7, 5), (8, 10, 4))
    ]
    assert list_after("sheet-head-box", "sheet-gold-cards", "saboteur-fa", words) == [
        words("sheet-gold-row", count=count, nuggets=nuggets)
        for count, nuggets in ((16, 1), (8, 2), (4, 3))
    ]


def test_rows_in_the_languages_that_read_from_the_right() -> None:
    persian, hebrew = Translator("fa"), Translator("he")
    assert persian("sheet-pay-row", saboteurs=2, nuggets=3) == "۲ خرابکار: هر نفر ۳ قطعه طلا"
    assert persian("sheet-pay-row", saboteurs=1, nuggets=4) == "۱ خرابکار: ۴ قطعه طلا"
    assert persian("sheet-gold-row", count=16, nuggets=1) == "۱۶ کارتِ ۱ قطعه‌ای"
    assert hebrew("sheet-pay-row", saboteurs=1, nuggets=4) == "סבאטור אחד: 4 גושי זהב"
    assert hebrew("sheet-pay-row", saboteurs=2, nuggets=3) == "שני סבאטורים: 3 גושי זהב לכל אחד"


@pytest.mark.parametrize(
    ("language", "alone", "each"),
    [
        ("en", "one saboteur: 4 nuggets", "2 saboteurs: 3 nuggets each"),
        ("uk", "1 саботер: 4 самородки", "2 саботери: по 3 самородки"),
        ("ru", "1 саботёр: 4 самородка", "2 саботёра: по 3 самородка"),
        ("lv", "1 sabotieris: 4 zelta gabali", "2 sabotieri: katram 3 zelta gabali"),
    ],
)
def test_a_saboteur_alone_is_not_paid_each(language: str, alone: str, each: str) -> None:
    words = Translator(language)
    assert words("sheet-pay-row", saboteurs=1, nuggets=4) == alone
    assert words("sheet-pay-row", saboteurs=2, nuggets=3) == each


def test_a_hand_for_one_number_of_players_is_not_written_as_a_range() -> None:
    edition = {"hand": {"3": 7, "4": 6, "5": 6}}
    box = find("saboteur-en").with_overrides(edition)
    rows = dict(sheet_sections(box, Translator("en")))["sheet-head-setup"]
    assert "- 3 players: 7 cards each\n- 4 to 5 players: 6 cards each" in "\n".join(rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", SHIPPED)
def test_no_sheet_lists_numbers_without_words(edition: str, language: str) -> None:
    """Such as "1: 4, 2: 3": in right-to-left text it would be read from the wrong end."""
    sheet = rules_sheet(find(edition), Translator(language))
    assert not re.search(r"\d+(–\d+)?: \d", sheet)
    assert not re.search(r"\d × \d", sheet)


@pytest.mark.parametrize("language", RIGHT_TO_LEFT_LANGUAGES)
@pytest.mark.parametrize("edition", SHIPPED)
def test_shapes_run_in_the_direction_of_the_language(edition: str, language: str) -> None:
    sheet = rules_sheet(find(edition), Translator(language))
    shapes = re.findall(r"(.)[│─┘└├┴┼║═╝╚╠╩╬╵╶] ×", sheet)
    assert len(shapes) > 10
    assert set(shapes) == {RIGHT_TO_LEFT_MARK}


@pytest.mark.parametrize("language", RIGHT_TO_LEFT_LANGUAGES)
@pytest.mark.parametrize("edition", SHIPPED)
def test_brackets_with_rules_are_held_together(edition: str, language: str) -> None:
    """Else a line that ends inside them would turn a bracket round."""
    sheet = rules_sheet(find(edition), Translator(language))
    mark = LEFT_TO_RIGHT_MARK
    brackets = re.findall(r"(.?)(\[[^\]]*\])(.?)", sheet)
    assert len(brackets) > 30
    assert [each for each in brackets if (each[0], each[2]) != (mark, mark)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", SHIPPED)
def test_every_sheet_explains_its_numbers_and_draws_the_table(edition: str, language: str) -> None:
    words = Translator(language)
    sheet = rules_sheet(find(edition), words)
    legend = "gobsheet-legend" if edition.startswith("gobblings") else "sheet-legend"
    assert words(legend) in sheet
    drawing = [line for line in sheet.split("\n") if line.startswith("    ")]
    assert len(drawing) == 5
    assert drawing[2].startswith("    S ·")
    assert [line.endswith("?") for line in drawing] == [True, False, True, False, True]
