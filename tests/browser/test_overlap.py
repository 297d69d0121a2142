"""What stands side by side does not lie on top of each other, and no name is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from foolsgold.client import RemoteTable, open_table, sit_down
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person
from tests.browser.test_round_end_animation import before_the_end, last_move, watching
from tests.browser.tour import (
    TEES_EDITION,
    begin_game,
    edition_of_shapes,
    play_until,
    seat_with_programs,
)
from tests.support.server_harness import ThreadServer, close_all, start_game

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
LONG = ("Aleksandra", "Bernadette", "Konstantin", "Gwendolyn", "Maximilian")
FIVE = edition_of_shapes("NESW", columns=2).replace(
    "3 = { saboteurs = 0, diggers = 3 }", "5 = { saboteurs = 4, diggers = 1 }"
)
"""Liars sit beside each other, however the roles are dealt."""
STEP, MAX_STEPS = 60, 600
"""Milliseconds of the page's own time, and how often."""
OVERLAPS = """([one, other]) => {
    const seen = (selector) => [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const boxes = (all) => all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const all = each.matches("button") ? each : range;
        return [each.textContent.trim(), all.getBoundingClientRect()];
    });
    const [these, those] = [boxes(seen(one)), boxes(seen(other))];
    return these.flatMap(([name, a], place) => those
        .filter(([, b], index) => (one !== other || index > place)
            && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([next]) => `${name} / ${next}`));
}"""
"""Which of these lie over which of those, by their words."""
CUT = """(all) => all.filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => each.textContent)"""
OUTSIDE = """(cards) => cards.filter((card) => {
    const { left, right } = card.getBoundingClientRect();
    const seat = card.closest("li").getBoundingClientRect();
    return left < seat.left - 1 || right > seat.right + 1 || right > innerWidth;
}).length"""


def on_top(page: Page, one: str, other: str) -> list[str]:
    """What lies over what."""
    found: list[str] = page.evaluate(OVERLAPS, [one, other])
    return found


@pytest.fixture
def thumb(server: ThreadServer, person: PersonFactory) -> Iterator[Person]:
    """Somebody with a phone, whose turn it is."""
    anna = person("Anna", phone=True)
    tables = seat_with_programs(anna, server.url, TEES_EDITION)
    begin_game(tables)
    play_until(tables, lambda: tables[0].is_my_turn)
    anna.wait(lambda: anna.must_act)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    yield anna
    close_all(tables)


def test_phrases_make_way_for_the_buttons_of_a_chosen_card(thumb: Person) -> None:
    page = thumb.page
    phrases, buttons = ".doors .chip", ".rail .buttons button"
    expect(page.locator(phrases).first).to_be_visible()
    page.locator(".hand .card").first.tap()
    expect(page.locator(buttons).first).to_be_visible()
    assert page.locator(buttons).count() > 2
    assert on_top(page, phrases, buttons) == []
    expect(page.locator(".doors .door")).to_be_visible()


def big_screen(server: ThreadServer, person: PersonFactory) -> tuple[list[RemoteTable], Page]:
    """Five people with long names, and the screen on the wall."""
    host = open_table(server.url, LONG[0], edition="saboteur-en", seats=len(LONG))
    tables = start_game([host, *(sit_down(host.link, name) for name in LONG[1:])])
    screen = person("Anna").page
    screen.set_viewport_size(TELEVISION)
    screen.goto(f"{server.url}/tv/{host.code}")
    return tables, screen


def test_names_are_whole_on_the_big_screen(server: ThreadServer, person: PersonFactory) -> None:
    tables, screen = big_screen(server, person)
    names = screen.locator(".seat .name")
    expect(names).to_have_text(list(LONG))
    assert names.evaluate_all(CUT) == []
    close_all(tables)


def test_roles_and_gold_have_their_places_on_a_phone(
    server: ThreadServer, person: PersonFactory
) -> None:
    with before_the_end(server, FIVE, 3, LONG) as (tables, _):
        anna = person("Anna", phone=True, staged=True)
        page = watching(anna, tables)
        last_move(anna, tables)
        for words, count in ((".unmasking .turned ~ .role", len(LONG)), (".draft .offered", 2)):
            for _ in range(MAX_STEPS):
                if page.locator(words).count() >= count:
                    break
                page.clock.run_for(STEP)
            page.clock.run_for(STEP)
            assert page.locator(words).count() >= count
            if "role" in words:
                assert on_top(page, words, words) == []
            else:
                assert page.locator(words).evaluate_all(OUTSIDE) == 0
                assert page.locator(".draft > ul [data-face]").count() == len(LONG)


@pytest.mark.parametrize("lang", ["en", "ru", "he"])
def test_the_time_that_is_left_is_read_on_the_big_screen(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", lang=lang)
    anna.page.set_viewport_size(TELEVISION)
    host = open_table(server.url, LONG[0], seats=5, turn_seconds=60)
    tables = start_game([host, *(sit_down(host.link, name) for name in LONG[1:])])
    anna.page.goto(f"{server.url}/tv/{host.code}")
    time = anna.page.locator(".pill.turn .time")
    expect(time).to_have_count(1)
    assert time.evaluate(
        """(time) => {
            const { left, right } = time.getBoundingClientRect();
            const pill = time.closest(".pill").getBoundingClientRect();
            return left >= pill.left && right <= pill.right;
        }"""
    )
    close_all(tables)
