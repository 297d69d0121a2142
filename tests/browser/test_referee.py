"""The referee's board: a table is laid by hand, the link holds the question, editions answer."""

import pytest
from playwright.sync_api import Locator, expect

from foolsgold.locales.translator import LANGUAGES
from foolsgold.server.http.edition_catalogue import edition_comparisons
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks
from tests.browser.test_accessibility import AXE, PAINTED, found
from tests.support.server_harness import ThreadServer

WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"

TOPS = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().top))"


def verdicts(anna: Person, answer: str) -> Locator:
    """The editions that answer so."""
    return anna.page.locator(f".verdict.{answer} .editions li")


def cell(anna: Person, at: str) -> Locator:
    return anna.page.locator(f'[data-cell="{at}"]')


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("he", True)], ids=["en", "he-phone"])
def test_a_dispute_is_shown_with_every_editions_answer(
    server: ThreadServer, person: PersonFactory, lang: str, phone: bool
) -> None:
    anna = person("Anna", lang=lang, phone=phone)
    anna.page.goto(f"{server.url}/referee/island")
    titles = {each.id: each.title for each in edition_comparisons(lang)[0].editions}
    expect(verdicts(anna, "false")).to_have_text(
        [pattern_with_marks(titles["saboteur-lv"]), pattern_with_marks(titles["saboteur-he"])]
    )
    expect(verdicts(anna, "true")).to_have_count(4)
    expect(anna.page.locator("h2.argued")).to_have_text(
        pattern_with_marks(anna.words("dispute-island"))
    )
    assert not anna.page.evaluate(WIDER)
    if AXE.exists():
        anna.page.evaluate(PAINTED)
        assert found(anna) == []


def test_a_table_is_laid_and_asked_about_and_the_link_holds_it(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = anna.page
    page.goto(f"{server.url}/referee")
    cards = page.locator(".cards .card")
    expect(cards.first).to_be_visible()
    # The second card of the box runs across: laid twice, and asked about behind a gap.
    cards.nth(1).click()
    cell(anna, "1,0").click()
    expect(cell(anna, "1,0").locator("svg > *").first).to_be_attached()
    cell(anna, "3,0").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/referee#*3,0:EW*")
    anna.press(anna.button("referee-ask"))
    cell(anna, "3,0").focus()
    page.keyboard.press("ArrowRight")
    expect(cell(anna, "4,0")).to_be_focused()
    page.keyboard.press("Enter")
    expect(verdicts(anna, "false")).to_have_count(2)
    expect(verdicts(anna, "true")).to_have_count(4)
    page.wait_for_url("**~place.0.4,0")
    page.reload()
    expect(verdicts(anna, "false")).to_have_count(2)
    # A gap that is filled makes them agree.
    anna.press(anna.button("referee-lay"))
    cards.nth(1).click()
    cell(anna, "2,0").click()
    expect(anna.text("referee-agree")).to_be_visible()
    page.wait_for_url("**/referee#*2,0:EW*~place.0.4,0")


@pytest.mark.parametrize("width", [360, 1366])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tools_of_a_seat_stand_in_one_row(
    server: ThreadServer, person: PersonFactory, lang: str, width: int
) -> None:
    """None of them drops alone under the name, where it looks like the next seat's."""
    anna = person("Anna", lang=lang, phone=width == 360)
    anna.page.set_viewport_size({"width": width, "height": 768})
    anna.page.goto(f"{server.url}/referee")
    seats = anna.page.locator("fieldset [role=group]")
    expect(seats).to_have_count(3)
    for seat in seats.all():
        tops = seat.locator("label").evaluate_all(TOPS)
        assert len(tops) == 3
        assert len(set(tops)) == 1
    assert not anna.page.evaluate(WIDER)


def test_what_no_box_can_lay_is_said_and_the_table_stays(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = anna.page
    page.goto(f"{server.url}/referee#saboteur-en.seats=3.board=(1,0:EW.2,0:EW.3,0:EW)~")
    expect(cell(anna, "3,0").locator("svg > *").first).to_be_attached()
    page.locator(".cards .card").nth(1).click()
    cell(anna, "4,0").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(cell(anna, "4,0").locator("svg > *")).to_have_count(0)
    # Taking one away makes room for it.
    anna.press(anna.button("referee-take-away"))
    cell(anna, "3,0").click()
    page.wait_for_url("**/referee#*(1,0:EW.2,0:EW)*")
    expect(page.get_by_role("alert")).to_have_count(0)
    # The browser itself notes the refusal.
    assert all("400" in error for error in anna.errors)
    anna.errors.clear()


def test_a_rule_leads_to_what_people_argue_about_it(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = anna.page
    page.goto(f"{server.url}/rules/saboteur-lv#R37")
    anna.press(page.locator('.marked[data-rules~="R37"] .dispute'))
    page.wait_for_url("**/referee?rule=R37")
    expect(page.locator(".gallery li")).to_have_count(2)
    anna.press(page.get_by_role("link", name=anna.words("dispute-island"), exact=True))
    page.wait_for_url("**/referee/island")
    expect(verdicts(anna, "false")).to_have_count(2)
