"""The big screen: the public table for everybody in the room, and nobody's secrets."""

import re
from urllib.parse import urlsplit

import segno
from playwright.sync_api import Page, expect

from foolsgold.client import RemoteTable
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, without_marks
from tests.browser.tour import CROSSROADS_EDITION, begin_game, play_until, seat_with_programs
from tests.support.server_harness import ThreadServer, close_all

RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-\d+z")


def modules(page: Page, inside: str) -> set[tuple[int, int]]:
    """The dark modules of the QR code that is drawn."""
    path = page.locator(f"{inside} svg[role=img] path").get_attribute("d")
    assert path is not None
    assert RUN.sub("", path) == ""
    return {(int(x) + step, int(y)) for x, y, run in RUN.findall(path) for step in range(int(run))}


def expected(link: str) -> set[tuple[int, int]]:
    rows = segno.make(link, micro=False).matrix
    return {(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module}


def at_the_table(server: ThreadServer, anna: Person) -> tuple[list[RemoteTable], Page]:
    """Anna with a hand of her own, and the big screen in another tab of her browser."""
    tables = seat_with_programs(anna, server.url, CROSSROADS_EDITION)
    anna.button("page-leave").wait_for()
    screen = anna.watch_errors(anna.context.new_page())
    screen.goto(f"{server.url}/tv/{anna.code}")
    return tables, screen


def test_the_big_screen_invites_and_follows_the_game(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables, screen = at_the_table(server, anna)
    link = tables[0].ticket.link
    sign = screen.locator(".sign")
    expect(sign).to_contain_text(anna.code)
    expect(sign).to_contain_text(urlsplit(link).netloc)
    assert modules(screen, ".sign") == expected(link)
    begin_game(tables)
    cells = screen.locator('.board [role=gridcell][data-anchor^="cell:"]')
    expect(cells).to_have_count(1)
    assert modules(screen, ".side") == expected(link)
    play_until(tables, lambda: len(tables[0].view.board) == 3)
    expect(cells).to_have_count(3)
    expect(screen.locator("[role=log]")).to_contain_text(re.compile("Ólafur|דנה"))
    play_until(tables, lambda: tables[0].view.phase == "over")
    screen.locator("dialog[open]").first.wait_for()
    close_all(tables)


def test_the_big_screen_shows_nobodys_hand_or_role_though_the_browser_has_a_seat(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    tables, screen = at_the_table(server, anna)
    begin_game(tables)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    anna.page.locator(".hand .card").first.wait_for()
    screen.locator(".board.quiet").wait_for()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    assert screen.locator('.hand, [data-anchor^="hand:"], .mine .hold').count() == 0
    shown = without_marks(screen.locator("body").inner_text())
    assert "Anna" in shown
    for secret in ("role-mine", "role-digger", "role-saboteur", "hand-discard", "hand-choose-card"):
        # As a word of its own: the pile of discards may be spoken of.
        assert not re.search(rf"\b{re.escape(anna.words(secret))}(?!\w)", shown)
    assert screen.locator("[role=gridcell][tabindex]").count() == 0
    close_all(tables)
