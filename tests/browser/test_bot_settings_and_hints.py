"""Bots as company on the page: their level and talk in the lobby, and hints for who plays alone."""

from playwright.sync_api import expect

from foolsgold.client import sit_down
from foolsgold.play.table_talk import Claimed
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks
from tests.support.server_harness import ThreadServer


def switch(anna: Person, message: str) -> None:
    anna.page.get_by_role("switch", name=pattern_with_marks(anna.words(message))).click()


def test_the_host_chooses_how_well_bots_play_and_whether_they_talk(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, bilal = person("Anna"), person("Bilal", lang="fa")
    anna.open(server.url, "saboteur-en", seats=4, bots=2)
    bilal.sit(server.url, anna.code)
    levels = anna.page.locator("fieldset", has=anna.page.locator("input[name=level]"))
    expect(levels).to_contain_text(anna.words("bot-told-thinker"))
    table = anna.tracker.table
    assert table is not None
    seats = bilal.page.locator("main ol > li")
    for number in (1, 2):
        expect(seats.nth(number)).to_contain_text(bilal.words("bot-title-thinker"))
        expect(seats.nth(number)).to_contain_text(
            bilal.words(f"temper-{table.seats[number].temper}")
        )
    levels.locator("input[value=novice]").check()
    expect(levels).to_contain_text(anna.words("bot-told-novice"))
    expect(seats.nth(1)).to_contain_text(bilal.words("bot-title-novice"))
    now = anna.tracker.table
    assert now is not None
    assert [seat.bot for seat in now.seats] == [None, "novice", "novice", None]
    switch(anna, "form-bot-talk")
    bilal.page.locator("main").get_by_text(
        pattern_with_marks(bilal.words("join-bot-talk", on=False))
    ).wait_for()
    assert bilal.page.locator("input[name=level]").count() == 0, "only the host chooses"


def test_who_plays_alone_may_ask_for_a_hint_until_somebody_comes(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.open(server.url, "saboteur-en", seats=3, bots=2)
    anna.press(anna.button("lobby-start"))
    anna.wait(lambda: anna.must_act)
    anna.dismiss()
    hint = anna.button("hints-ask")
    assert hint.count() == 0, "nobody is helped before they wish it"
    anna.press(anna.button("page-table"))
    switch(anna, "hints-switch")
    anna.page.keyboard.press("Escape")
    with anna.page.expect_response("**/hint") as answered:
        anna.press(hint)
    found = answered.value.json()
    why = anna.words(found["why"]["id"], **found["why"]["args"])
    anna.page.get_by_text(pattern_with_marks(why)).first.wait_for()
    card = found["move"]["card"]
    expect(anna.page.locator(f"[data-anchor='hand:{card}']")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert anna.must_act, "it is shown, not played"
    sit_down(f"{server.url}/t/{anna.code}", "Bilal")
    anna.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_bots_greet_and_their_words_stand_in_the_talk(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna", lang="he")
    anna.open(server.url, "saboteur-he", seats=5, bots=4)
    anna.press(anna.button("lobby-start"))
    anna.wait(lambda: any(isinstance(said, Claimed) for said in anna.tracker.round_history))
    said = next(said for said in anna.tracker.round_history if isinstance(said, Claimed))
    assert anna.tracker.table is not None
    name = anna.tracker.table.seats[said.seat].name
    expect(anna.page.locator("li.claim").first).to_contain_text(str(name))
