"""Strangers find a table, sit down with a tap, and can be reported and blocked; the figures."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from foolsgold.locales.translator import LANGUAGES
from tests.browser.conftest import PersonFactory
from tests.browser.pages import cut_off_texts
from tests.browser.players import PHONE, Person, pattern_with_marks
from tests.browser.test_accessibility import AXE, found, in_light
from tests.browser.test_home_screens import WAYS
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.server_harness import ThreadServer, run_thread_server

PICTURES = os.environ.get("PICTURES")
"""A folder, for whoever wants to look."""


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadServer]:
    """A server where strangers meet, and nobody waits a second for what is new."""
    monkeypatch.setattr("foolsgold.server.lobby.room_registry.PUBLISH_SECONDS", 0.05)
    monkeypatch.setattr("foolsgold.server.lobby.public_lobby.CACHE_SECONDS", 0.0)
    with run_thread_server(tmp_path, strangers=True) as running:
        yield running


def looked_at(each: Person, name: str) -> None:
    """Nothing is cut off or closed to anybody, by day or by night."""
    each.wait_until_drawn()
    if PICTURES:
        each.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)
    if each.phone:
        assert each.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert cut_off_texts(each) == []
    if AXE.exists():
        assert found(each) == []
        in_light(each, "dark")
        assert found(each, ["color-contrast"]) == []
        in_light(each, "light")


def switch(host: Person) -> Locator:
    return host.page.get_by_role("switch", name=pattern_with_marks(host.words("open-switch")))


@pytest.mark.parametrize("lang", ["en", "fa", "he"] if IS_EXPLORE_PROFILE else ["he"])
def test_a_stranger_finds_a_table_and_sits_down_with_a_tap(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna, bilal = person("Anna", lang=lang), person("Bilal", lang=lang, phone=True)
    anna.open(server.url, "saboteur-en", 4, bots=1)
    anna.press(switch(anna))
    anna.page.locator(
        '[role="switch"][aria-checked="true"]', has_text=anna.words("open-switch")
    ).wait_for()
    looked_at(anna, f"lobby-{lang}")
    bilal.page.goto(server.url)
    bilal.page.get_by_label(bilal.words("home-name")).fill(bilal.name)
    way = bilal.page.get_by_role("link", name=pattern_with_marks(bilal.words("open-go")))
    way.wait_for()
    looked_at(bilal, f"home-{lang}")
    bilal.press(way)
    join = bilal.button("open-join-long", name="Anna")
    while join.count() == 0:
        bilal.press(bilal.button("open-again"))
        bilal.wait_until_drawn()
    looked_at(bilal, f"open-{lang}")
    bilal.press(join)
    bilal.button("lobby-ready").wait_for()
    assert bilal.tracker.seat == 2
    # The host sees no more of them than of anybody else, and they see that strangers may come.
    bilal.page.get_by_text(pattern_with_marks(bilal.words("join-listed", on=True))).first.wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_four_ways_on_stand_in_full_rows(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", lang=lang)
    anna.page.goto(server.url)
    anna.page.locator("#open").wait_for()
    for width, rows in ((768, [2, 2]), (820, [2, 2]), (1024, [4]), (1366, [4]), (1920, [4])):
        anna.page.set_viewport_size({"width": width, "height": 768})
        assert anna.page.evaluate(WAYS) == rows, width
        assert anna.page.evaluate("document.documentElement.scrollWidth") == width


def test_who_behaves_badly_is_reported_and_blocked(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, eve = person("Anna", lang="he", phone=True), person("Eve")
    anna.open(server.url, "saboteur-en", 3)
    eve.sit(server.url, anna.code)
    about = anna.button("report-open-long", name="Eve")
    anna.press(about)
    looked_at(anna, "report-he")
    anna.press(anna.button("report-why-words"))
    anna.page.get_by_text(pattern_with_marks(anna.words("report-done"))).wait_for()
    anna.press(anna.button("block-go"))
    anna.press(anna.button("block-sure"))
    eve.page.get_by_role("heading", name=eve.words("bye-kicked")).wait_for()
    anna.open(server.url, "saboteur-en", 3)
    eve.allowed_errors.append("403")
    eve.page.goto(f"{server.url}/t/{anna.code}")
    eve.press(eve.button("home-sit-go"))
    eve.page.get_by_text(pattern_with_marks(eve.words("seat-blocked"))).wait_for()
    anna.page.goto(f"{server.url}/open")
    anna.page.get_by_text(pattern_with_marks(anna.words("blocks-count", count=1))).wait_for()
    looked_at(anna, "open-blocked-he")
    anna.press(anna.button("blocks-forget"))
    anna.button("blocks-forget").wait_for(state="detached")
    eve.page.goto(f"{server.url}/t/{anna.code}" if "/t/" in anna.page.url else eve.page.url)
    eve.press(eve.button("home-sit-go"))
    eve.button("lobby-ready").wait_for()


def test_a_guest_reports_at_the_table_too(server: ThreadServer, person: PersonFactory) -> None:
    anna, bilal = person("Anna"), person("Bilal", lang="fa")
    anna.open(server.url, "saboteur-en", 3)
    bilal.sit(server.url, anna.code)
    bilal.press(bilal.button("lobby-ready"))
    anna.press(anna.button("lobby-start-filled", bots=1))
    for each in (anna, bilal):
        each.wait_for_cards()
        each.dismiss()
    bilal.press(bilal.anchor("seat:0"))
    bilal.press(bilal.button("report-open-long", name="Anna"))
    looked_at(bilal, "report-table-fa")
    assert bilal.button("block-go").count() == 0, "only the host blocks"
    bilal.press(bilal.button("report-why-play"))
    bilal.page.get_by_text(pattern_with_marks(bilal.words("report-done"))).wait_for()


@pytest.mark.parametrize("lang", ["lv", "fa", "he"] if IS_EXPLORE_PROFILE else ["fa"])
def test_the_figures_are_on_a_page(server: ThreadServer, person: PersonFactory, lang: str) -> None:
    anna = person("Anna", lang=lang, phone=True)
    anna.page.goto(f"{server.url}/status")
    anna.page.locator("dd").first.wait_for()
    assert anna.page.locator("dt").count() == 6
    looked_at(anna, f"status-{lang}")


def test_where_strangers_do_not_meet_nothing_of_it_is_seen(
    tmp_path: Path, person: PersonFactory
) -> None:
    with run_thread_server(tmp_path / "friends") as server:
        anna = person("Anna")
        anna.page.goto(server.url)
        anna.button("home-play").wait_for()
        anna.open(server.url, "saboteur-en", 3)
        anna.button("page-leave").wait_for()
        assert switch(anna).count() == 0
        anna.allowed_errors.append("404")
        for path in ("open", "status"):
            anna.page.goto(f"{server.url}/{path}")
            anna.page.get_by_text(anna.words("page-unknown")).first.wait_for()
