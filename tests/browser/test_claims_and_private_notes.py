"""What people say and think stays where it belongs: at goals, at seats, or with one reader."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.play import table_talk
from foolsgold.wire import commands as ask
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, browser_storage
from tests.browser.test_accessibility import AXE, found, in_light
from tests.browser.tour import (
    CROSSROADS_EDITION,
    TEES_EDITION,
    begin_game,
    play_until,
    seat_with_programs,
)
from tests.support.server_harness import ThreadServer, close_all

TAIL = """(bubble) => {
    const tail = parseFloat(getComputedStyle(bubble).getPropertyValue("--tail"));
    const isShown = getComputedStyle(bubble, "::before").opacity === "1";
    return isShown ? bubble.getBoundingClientRect().left + tail : null;
}"""
TWO_ROUNDS = CROSSROADS_EDITION.replace("rounds = 1", "rounds = 2")


def says(table: RemoteTable, claim: Any) -> None:
    table.send_and_wait(ask.MakeClaim(id=new_id(), claim=claim))


def at_table(anna: Person, url: str, edition: str) -> list[RemoteTable]:
    """She has read her role, at a table with two programs."""
    tables = seat_with_programs(anna, url, edition)
    begin_game(tables)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    return tables


@pytest.fixture
def tables(
    server: ThreadServer, person: PersonFactory
) -> Iterator[tuple[Person, list[RemoteTable]]]:
    anna = person("Anna")
    tables = at_table(anna, server.url, TEES_EDITION)
    yield anna, tables
    close_all(tables)


def test_claims_are_pinned_to_their_goal_until_the_round_is_over(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = at_table(anna, server.url, TWO_ROUNDS)
    pins = anna.page.locator(".pin")
    says(tables[1], table_talk.Looked(goal=1, found="treasure"))
    says(tables[2], table_talk.Looked(goal=1, found="stone"))
    expect(anna.page.locator("[data-goal='1'] .pin")).to_have_count(2)
    expect(pins).to_have_count(2)
    expect(pins.first).to_have_attribute("data-by", "2")
    expect(pins.first).to_have_attribute("data-found", "stone")
    expect(anna.page.locator("[data-goal='1'] .spark")).to_have_count(1)
    # A reader who comes later finds the same.
    anna.page.reload()
    expect(pins).to_have_count(2)
    anna.dismiss()
    play_until(tables, lambda: tables[0].view.round == 2)
    anna.wait(lambda: anna.view.round == 2)
    anna.dismiss()
    expect(pins).to_have_count(0)
    says(tables[1], table_talk.Looked(goal=1, found="treasure"))
    expect(pins).to_have_count(1)
    # The talk has both, a round apart.
    claims = anna.page.locator(".side ol").filter(has=anna.page.locator("li.claim"))
    expect(claims).to_have_count(2)
    close_all(tables)


def test_what_is_said_of_a_seat_stands_at_that_seat(
    tables: tuple[Person, list[RemoteTable]],
) -> None:
    anna, (_, two, three) = tables
    says(two, table_talk.Suspect(seat=2))
    says(three, table_talk.Trust(seat=0))
    expect(anna.page.locator("[data-anchor='seat:2'] [data-by='1']")).to_have_attribute(
        "data-trusts", "false"
    )
    expect(anna.page.locator("[data-anchor='seat:0'] [data-by='2']")).to_have_attribute(
        "data-trusts", "true"
    )
    anna.anchor("seat:2").click()
    expect(anna.page.locator(".menu .said")).to_contain_text("Ólafur")


def test_marks_are_kept_over_a_reload_and_leave_the_browser_nowhere(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    sent: list[str] = []
    anna.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data)))
    )
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    tables = at_table(anna, server.url, TEES_EDITION)
    bilal.page.goto(f"{tables[0].ticket.link}?watch")
    bilal.page.locator(".play").wait_for()
    one, two = anna.anchor("seat:1"), anna.anchor("seat:2")
    one.focus()
    for _ in range(3):
        anna.page.keyboard.press("m")
    two.click()
    anna.button("mark-trust").click()
    anna.page.keyboard.press("Escape")
    for seat, mark in ((one, "suspect"), (two, "trust")):
        expect(seat.locator("[data-mark]")).to_have_attribute("data-mark", mark)
    anna.page.reload()
    for seat, mark in ((one, "suspect"), (two, "trust")):
        expect(seat.locator(".face [data-mark]")).to_have_attribute("data-mark", mark)
    assert sent
    assert not [text for text in sent + asked if "suspect" in text or "mark" in text]
    assert "suspect" in browser_storage(anna.page)
    expect(bilal.page.locator("[data-mark]")).to_have_count(0)
    assert not [text for text in bilal.frames if "suspect" in text]
    close_all(tables)


def test_the_own_role_lies_open_among_bots_and_is_held_among_people(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.page.goto(server.url)
    anna.press(anna.button("home-play"))
    anna.button("role-dismiss").wait_for()
    mine = anna.words(f"role-{anna.view.roles[0].value}")
    expect(anna.page.locator("dialog[open] .words")).to_contain_text(
        re.compile(mine, re.IGNORECASE)
    )
    anna.dismiss()
    expect(anna.page.locator(".mine .words")).to_contain_text(mine)
    tables = at_table(anna, server.url, TEES_EDITION)
    expect(anna.page.locator(".mine .words")).to_contain_text(anna.words("role-hold"))
    assert anna.page.locator(".mine").get_by_text(anna.words("role-digger")).count() == 0
    close_all(tables)


def test_at_the_end_the_own_seat_shows_the_own_role_too(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables = at_table(anna, server.url, CROSSROADS_EDITION)
    seats = anna.page.locator("[data-anchor^='seat:'] > .heard")
    digger = re.compile(anna.words("role-digger"))
    expect(seats.first).not_to_contain_text(digger)
    play_until(tables, lambda: tables[0].view.phase == "over")
    for number in range(3):
        expect(seats.nth(number)).to_contain_text(digger)
    close_all(tables)


@pytest.mark.parametrize("lang", ["en", "he"])
def test_with_ten_seats_on_a_phone_every_bubble_points_at_its_speaker(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", phone=True, lang=lang)
    tickets = [open_table(server.url, "Anna", seats=10)]
    tickets += [sit_down(tickets[0].link, f"P{number}") for number in range(1, 10)]
    anna.take_over(tickets[0])
    tables = [RemoteTable(ticket) for ticket in tickets]
    begin_game(tables)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    width = anna.page.evaluate("() => innerWidth")
    for number in range(10):
        says(tables[number], table_talk.Honest())
        bubble = anna.page.locator(f".bubble[data-by='{number}']").first
        bubble.wait_for()
        tail = bubble.evaluate(TAIL)
        box = anna.anchor(f"seat:{number}").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"], "seats are in one row, in sight"
        assert tail is not None
        assert box["x"] <= tail <= box["x"] + box["width"], number
    close_all(tables)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_ready_phrases_lie_in_one_row_that_scrolls(
    server: ThreadServer, person: PersonFactory, phone: bool
) -> None:
    anna = person("Anna", phone=phone)
    tables = at_table(anna, server.url, TEES_EDITION)
    row = anna.page.locator(".chips").first
    tops = row.locator(".chip").evaluate_all("all => all.map((each) => each.offsetTop)")
    assert len(tops) > 5
    assert len(set(tops)) == 1
    assert row.evaluate("(row) => row.scrollWidth > row.clientWidth + 50")
    anna.press(row.locator(".chip").first)
    anna.press(row.locator(".chip").nth(2))
    anna.press(row.locator(".chip").nth(1))
    expect(anna.page.locator("[data-goal='1'] .pin[data-by='0']")).to_have_count(1)
    close_all(tables)


def test_on_a_phone_talk_takes_half_of_the_screen_and_tells_the_turn(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna", phone=True)
    tables = at_table(anna, server.url, TEES_EDITION)
    play_until(tables, lambda: tables[1].is_my_turn)
    anna.press(anna.page.get_by_role("button", name=re.compile(f"^{anna.words('page-talk')}")))
    sheet = anna.page.locator(".sheet")
    box = sheet.bounding_box()
    assert box is not None
    assert box["height"] < 0.6 * anna.page.evaluate("() => innerHeight")
    expect(sheet.locator(".turn")).to_have_count(0)
    play_until(tables, lambda: tables[0].is_my_turn)
    expect(sheet.locator(".turn")).to_be_visible()
    anna.press(sheet.locator(".turn"))
    # It waits below the edge of the screen, and neither a key nor a reader of screens comes there.
    expect(sheet).not_to_be_in_viewport()
    assert sheet.evaluate("(sheet) => sheet.inert && sheet.ariaHidden === 'true'")
    close_all(tables)


def test_the_newest_line_is_in_sight_until_the_reader_scrolls_up(
    tables: tuple[Person, list[RemoteTable]],
) -> None:
    anna, others = tables
    # So low that a few lines are more than fit.
    anna.page.set_viewport_size({"width": 1280, "height": 560})
    claims = anna.page.locator(".log li.claim")
    for line in range(12):
        says(others[1 + line % 2], table_talk.Looked(goal=line % 3, found="stone"))
        expect(claims).to_have_count(line + 1)
    expect(claims.first).not_to_be_in_viewport()
    expect(claims.last).to_be_in_viewport(ratio=1)
    anna.page.locator(".log").evaluate("(log) => log.scrollTo(0, 0)")
    expect(anna.button("talk-newest")).to_be_visible()
    says(others[1], table_talk.Honest())
    expect(claims).to_have_count(13)
    anna.wait_until_drawn()
    expect(claims.last).not_to_be_in_viewport()
    anna.press(anna.button("talk-newest"))
    expect(claims.last).to_be_in_viewport(ratio=1)


@pytest.mark.skipif(not AXE.exists(), reason="there is no axe-core: npm ci in web/ brings it")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_at_a_table_full_of_talk(
    server: ThreadServer, person: PersonFactory, phone: bool
) -> None:
    anna = person("Anna", phone=phone)
    tables = at_table(anna, server.url, TEES_EDITION)
    for seat, claim in (
        (1, table_talk.Looked(goal=0, found="stone")),
        (2, table_talk.Looked(goal=0, found="treasure")),
        (1, table_talk.Suspect(seat=0)),
    ):
        says(tables[seat], claim)
    expect(anna.page.locator(".pin")).to_have_count(2)
    anna.anchor("seat:1").press("m")
    problems = {}
    for scheme in ("light", "dark"):
        in_light(anna, scheme)
        problems[scheme] = found(anna)
        anna.press(anna.anchor("seat:1"))
        problems[f"{scheme}, menu"] = found(anna)
        anna.page.keyboard.press("Escape")
        if phone:
            anna.press(
                anna.page.get_by_role("button", name=re.compile(f"^{anna.words('page-talk')}"))
            )
            problems[f"{scheme}, sheet"] = found(anna)
            anna.page.keyboard.press("Escape")
    assert {screen: said for screen, said in problems.items() if said} == {}
    close_all(tables)
