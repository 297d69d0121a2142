"""What the sheets call left open: computed from the rules on which each booklet is silent."""

import re

import pytest

from foolsgold.games.catalogue import find
from foolsgold.games.saboteur.edition import RULES_LEFT_OPEN
from foolsgold.locales.rules_sheets import rules_sheet
from foolsgold.locales.rules_sheets.saboteur import SaboteurSheet
from foolsgold.locales.translator import LANGUAGES, Translator
from tests.support.paths import ROOT

BOOKLETS = ("uk", "ru", "fa", "lv", "he", "en")
PAGE = ROOT / "docs" / "reference" / "rules" / "saboteur.md"
NOT_OPEN = {
    "R70": "no word of a shortest tunnel means that there is none",
    "R75": "cannot happen with the stones of the box",
    "R87": "no word of the option means that there is none",
}
"""Rules that are nothing to play where a booklet does not tell them."""
ALWAYS = {"R5", "R41", "R42", "R63", "R102", "0.15", "0.11"}
"""What none of the booklets tells."""
OWN = {
    "uk": {"R38", "R43", "R47", "R77", "R86", "R92", "0.7", "0.9"},
    "ru": {"R38", "R61", "R69", "R76", "R77", "R86", "R92", "S16", "0.9"},
    "fa": {"R56", "R61", "R76", "R77", "R86", "R90", "0.9"},
    "lv": {"R86"},
    "he": {"R61", "R69", "R76", "R90", "S16", "0.9"},
    "en": {"R38", "R61", "R69", "R76", "R77", "R86", "R90", "S16", "0.9"},
}


def page_rows() -> dict[str, dict[str, str]]:
    """The matrix of the rules page: what each booklet says, by rule."""
    cells = (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.read_text(encoding="utf-8").splitlines()
    )
    return {
        row[0]: dict(zip(BOOKLETS, row[2:8], strict=True))
        for row in cells
        if re.fullmatch(r"[RS]\d+", row[0]) and len(row) == 9
    }


def sheet_of(edition: str, language: str = "en", /, **changes: object) -> SaboteurSheet:
    box = find(f"saboteur-{edition}")
    box = box.with_overrides(changes) if changes else box
    return SaboteurSheet(box.edition, Translator(language))


def numbers(texts: list[str]) -> set[str]:
    """The rules and decisions that sentences cite."""
    cited = (number for text in texts for number in re.findall(r"\[([^\]]*\d)\]", text))
    return {part for number in cited for part in re.split(r", ", number)}


def open_numbers(edition: str, **changes: object) -> set[str]:
    return numbers(sheet_of(edition, "en", **changes).left_open())


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_editions_know_on_which_rules_their_booklets_are_silent(booklet: str) -> None:
    """A dash on the page means silence; S16 and S22 say where the words may mean something else."""
    rows = page_rows()
    assert len(rows) > 100
    silent = {
        rule
        for rule, cells in rows.items()
        if rule.startswith("R") and re.match(r"\**-", cells[booklet]) and rule not in NOT_OPEN
    }
    if "(?)" in rows["S22"][booklet]:
        silent.add("R77")
    if "(?)" in rows["S16"][booklet]:
        silent.add("S16")
    left_open = find(f"saboteur-{booklet}").edition.left_open
    assert set(left_open) == silent
    assert silent <= RULES_LEFT_OPEN


@pytest.mark.parametrize("edition", OWN)
def test_each_booklet_has_its_own_list(edition: str) -> None:
    notes = {"R78", "S22"}
    found = sheet_of(edition).left_open()
    assert numbers(found) - notes == ALWAYS | OWN[edition]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", OWN)
def test_what_the_booklet_leaves_open_is_told_there_and_nowhere_else(
    language: str, edition: str
) -> None:
    sheet = sheet_of(edition, language)
    plain = {head: texts for head, texts in sheet.sections() if head != "sheet-head-open"}
    told = "\n".join(text for texts in plain.values() for text in texts)
    for sentence in sheet.left_open():
        assert sentence not in told
    silent = set(sheet.edition.left_open) - {"R77", "R78"}
    assert numbers([told]) & silent == set()


EITHER_WAY = (
    "break-else", "map-secret", "end-roles", "secret", "pay-drawn", "dead-ends", "reach-any",
)  # fmt: skip
"""Sentences that stand in their places or among the open points."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_stands_somewhere_in_every_edition(language: str) -> None:
    """What is not among the open points is told in its place: no booklet makes a rule vanish."""
    words = Translator(language)
    for edition in OWN:
        sheet = rules_sheet(find(f"saboteur-{edition}"), words)
        for message in EITHER_WAY:
            assert sheet.count(words(f"sheet-{message}")) == 1


def test_silent_booklets_do_not_tell_what_they_do_not_say() -> None:
    for edition, message in (
        *((edition, "sheet-map-secret") for edition in ("ru", "fa", "he", "en")),
        ("fa", "sheet-end-roles"),
        ("uk", "sheet-break-else"),
    ):
        sheet = sheet_of(edition)
        assert Translator("en")(message) in sheet.left_open()


@pytest.mark.parametrize("edition", BOOKLETS)
def test_passing_with_an_empty_hand_is_stated_where_the_booklet_states_it(edition: str) -> None:
    sentence = Translator("en")("sheet-pass-empty")
    stated = "\n".join(text for _, texts in sheet_of(edition).sections() for text in texts)
    assert (sentence in stated) is (edition in {"ru", "fa", "he", "en"})
    assert sentence not in sheet_of(edition).left_open()


@pytest.mark.parametrize("edition", BOOKLETS)
def test_any_pass_counts_though_the_booklet_speaks_of_nothing_to_play(edition: str) -> None:
    note = Translator("en")("sheet-passes")
    assert (note in sheet_of(edition).left_open()) is (edition in {"uk", "ru", "fa", "en"})


def test_a_switch_makes_points_void_or_changes_them() -> None:
    assert "R38" not in open_numbers("uk", contact="touch")
    assert "R77" not in open_numbers("uk", round_end="forced-pass-circle")
    assert "0.9" not in open_numbers("uk", round_end="hands-empty")
    assert "0.7" in open_numbers("ru", goals_together="one")
    assert "0.7" not in open_numbers("uk", goals_together="all")


def test_an_edition_of_ones_own_may_say_what_its_booklet_tells() -> None:
    """Nothing is written by hand: a rule that is stated moves to its place."""
    assert "R92" in open_numbers("ru")
    stated = sheet_of("ru", left_open=["R5"])
    assert numbers(stated.left_open()) & RULES_LEFT_OPEN == {"R5", "R78"}
    plain = (texts for head, texts in stated.sections() if head != "sheet-head-open")
    told = [text for texts in plain for text in texts]
    assert numbers(told) >= {"R38", "R41", "R42", "R61", "R63", "R76", "R86", "R92", "R102"}


TOLD = {"G6", "G12", "G15", "G20", "G21", "G28", "G30", "G34", "O29", "O30", "O39", "O42", "O53"}
TOLD |= {"O55", "O58", "O65", "O68"}
"""What players of the second game argue about and must find on its sheet."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_gobblings_tells_what_players_argue_about(language: str) -> None:
    sheet = rules_sheet(find("gobblings-advanced"), Translator(language))
    told = set(re.findall(r"[GO]\d+", sheet))
    assert told >= TOLD
