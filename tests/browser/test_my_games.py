"""The games of a device: listed with what they came to, taken along in a file or by a code."""

import re

import pytest

from foolsgold.play.record_parser import RecordTexts, read_record
from tests.browser.conftest import PersonFactory
from tests.browser.pages import cut_off_texts
from tests.browser.players import PHONE, Person
from tests.browser.test_accessibility import AXE, found
from tests.browser.tour import UNEQUAL_GOLD_EDITION, begin_game, play_until, seat_with_programs
from tests.support.server_harness import ThreadServer, close_all

CODE = re.compile(r"[2-9B-Z]{4}-[2-9B-Z]{4}")


def has_played(anna: Person, url: str) -> None:
    """A whole game, up to the podium."""
    tables = seat_with_programs(anna, url, UNEQUAL_GOLD_EDITION)
    anna.button("page-leave").wait_for()
    begin_game(tables)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    play_until(tables, lambda: tables[0].view.phase == "over")
    anna.press(anna.button("end-go-on"))
    anna.page.locator("dialog[open] .side table").wait_for()
    kept = "() => (localStorage.getItem('foolsgold.games') ?? '').includes('rounds')"
    anna.page.wait_for_function(kept)
    close_all(tables)


@pytest.mark.skipif(not AXE.exists(), reason="there is no axe-core: npm ci in web/ brings it")
def test_a_game_is_listed_counted_saved_and_taken_to_another_device(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    has_played(anna, server.url)
    anna.page.goto(server.url)
    anna.press(anna.page.get_by_role("link", name=anna.words("home-yours")))
    anna.page.locator("main li .told").wait_for()
    assert anna.page.locator("main li .told").count() == 1
    sides = anna.page.locator("tbody tr").all_inner_texts()
    assert [row.split() for row in sides] == [[anna.words("yours-as-digger"), "1", "1"]]
    assert found(anna) == []

    with anna.page.expect_download() as download:
        anna.press(anna.button("yours-export"))
    (record,) = RecordTexts(download.value.path().read_text(encoding="utf-8"))
    assert "Anna" in read_record(record).record.names

    anna.press(anna.button("yours-carry-go"))
    code = anna.page.locator("output").inner_text()
    assert CODE.fullmatch(code)
    phone = person("Anna's phone", lang="he", phone=True)
    phone.page.goto(f"{server.url}/games")
    field = phone.page.get_by_label(phone.words("yours-fetch"))
    field.fill(code.lower())
    phone.press(phone.button("yours-fetch-go"))
    phone.page.locator("main li .told").wait_for()
    assert phone.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert found(phone) == []
    assert cut_off_texts(phone) == []
    # What lets a game be hidden came along.
    keys = "JSON.parse(localStorage.getItem('foolsgold.games')).map((game) => game.key)"
    assert phone.page.evaluate(keys) == anna.page.evaluate(keys)

    phone.allowed_errors.append("404")
    field.fill(code)
    phone.press(phone.button("yours-fetch-go"))
    phone.page.get_by_text(phone.words("parcel-unknown")).wait_for()

    phone.press(phone.page.locator("main li .quiet"))
    phone.page.get_by_text(phone.words("yours-none")).wait_for()
