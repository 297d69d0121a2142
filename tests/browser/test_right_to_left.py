"""In Persian and Hebrew the page reads from the right, and the maze is never mirrored."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, without_marks
from tests.browser.tour import TEES_EDITION, begin_game, play_until, seat_with_programs
from tests.support.profiles import choice_combinations
from tests.support.server_harness import ThreadServer, close_all

DIRECTION = "(element) => getComputedStyle(element).direction"
PLACES = """() => {
    const cells = [...document.querySelectorAll('.board [role=gridcell][data-anchor^="cell:"]')];
    const corner = (cell) => cell.querySelector(".hit").getBoundingClientRect();
    const start = corner(document.querySelector('[role=gridcell][data-anchor="cell:0,0"]'));
    return Object.fromEntries(cells.map((cell) => [
        cell.dataset.anchor.slice(5), [corner(cell).x - start.x, corner(cell).y - start.y],
    ]));
}"""
"""How far each cell lies right of the start and below it: all in one look, for the maze glides."""
PERSIAN = "۰۱۲۳۴۵۶۷۸۹"


def left(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["x"]


def top(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


def along_the_rim(anna: Person) -> tuple[list[int], list[int]]:
    """The numbers of the columns from left to right, and of the rows from the top."""
    marks = [
        (left(mark), top(mark), int(without_marks(mark.text_content() or "").replace("−", "-")))
        for mark in anna.page.locator(".board > svg > g[aria-hidden] text").all()
    ]
    highest, leftmost = min(y for _, y, _ in marks), min(x for x, _, _ in marks)
    columns = sorted((x, number) for x, y, number in marks if y < highest + 4)
    rows = sorted((y, number) for x, y, number in marks if y >= highest + 4 and x < leftmost + 20)
    return [number for _, number in columns], [number for _, number in rows]


@pytest.mark.parametrize(("lang", "phone"), choice_combinations(("fa", "he", "en"), (False, True)))
def test_the_maze_is_drawn_the_same_way_in_every_language(
    server: ThreadServer, person: PersonFactory, lang: str, phone: bool
) -> None:
    anna = person("Anna", lang=lang, phone=phone)
    page = anna.page
    tables = seat_with_programs(anna, server.url, TEES_EDITION)
    begin_game(tables)
    play_until(tables, lambda: tables[0].is_my_turn)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    rtl = lang != "en"
    # What is read.
    html = page.locator("html")
    expect(html).to_have_attribute("lang", lang)
    expect(html).to_have_attribute("dir", "rtl" if rtl else "ltr")
    for text in (".said", ".piles", ".hand", '[data-anchor="seat:1"]'):
        assert page.locator(text).first.evaluate(DIRECTION) == ("rtl" if rtl else "ltr"), text
    cards = page.locator(".hand .card")
    assert (left(cards.first) > left(cards.last)) == rtl
    assert (left(anna.anchor("seat:0")) > left(anna.anchor("seat:1"))) == rtl or not phone
    assert (left(page.locator("a.home")) > 180) == rtl
    names = page.locator('[data-anchor^="seat:"] bdi').all_inner_texts()
    assert names == ["Anna", "Ólafur", "דנה"]
    digits = page.locator('[data-anchor="seat:0"] .count').first.inner_text()
    assert digits == (PERSIAN[6] if lang == "fa" else "6")
    assert not re.search("[0-9]", page.locator(".piles").inner_text()) or lang != "fa"
    # What is drawn.
    assert page.locator(".board").evaluate(DIRECTION) == "ltr"
    start = anna.anchor("cell:0,0")
    goals = [anna.anchor(f"goal:{goal}") for goal in range(3)]
    assert all(left(goal) > left(start) for goal in goals)
    assert sorted(goals, key=top) == goals
    anna.press(cards.first)
    page.locator(".place.lit").first.wait_for()
    places = page.evaluate(PLACES)
    assert len(places) > 3
    for cell, (across, down) in places.items():
        x, y = map(int, cell.split(","))
        assert (across > 1) == (x > 0), cell
        assert (down > 1) == (y > 0), cell
    # Only for those who ask.
    anna.press(anna.button("board-numbers"))
    anna.wait_until_drawn()
    columns, rows = along_the_rim(anna)
    assert len(columns) > 2
    assert columns == list(range(columns[0], columns[-1] + 1))
    assert rows == list(range(rows[0], rows[-1] + 1))
    close_all(tables)


@pytest.mark.parametrize("lang", ["fa", "he"])
def test_home_and_new_tables_begin_at_the_right(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", lang=lang)
    page = anna.page
    page.goto(server.url)
    anna.button("home-play").wait_for()
    assert left(page.locator("a.home")) > left(page.locator("select").first)
    assert page.locator("h1").evaluate(DIRECTION) == "rtl"
    # What is Latin stays as it is typed.
    assert page.get_by_label(anna.words("home-code")).evaluate(DIRECTION) == "ltr"
    page.goto(f"{server.url}/?new")
    seats = page.get_by_role("spinbutton").first
    seats.wait_for()
    assert (PERSIAN[5] in seats.inner_text()) == (lang == "fa")
    legend = page.locator("legend").first
    assert legend.evaluate(DIRECTION) == "rtl"
    assert left(legend) > left(page.get_by_role("radio").last)
