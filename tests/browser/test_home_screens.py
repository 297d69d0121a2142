"""The first screens: play at once, open a table, join, go on, watch; languages, rules, colours."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Seat
from browser.people import Person, marked, unmarked
from foolsgold.client import open_table, sit_down
from foolsgold.games.catalogue import shipped
from foolsgold.locales.words import LANGUAGES, RIGHT_TO_LEFT, words_for
from foolsgold.server.shelf import editions_shown, shipped_rules
from server.harness import InThread

BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"


def home(server: InThread, anna: Person) -> None:
    anna.page.goto(server.url)
    anna.button("home-play").wait_for()


def speak(anna: Person, lang: str) -> None:
    """Chooses another language."""
    anna.page.locator("select").first.select_option(lang)
    anna.words = words_for(lang)


def test_one_click_leads_to_a_dealt_hand(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    home(server, anna)
    anna.page.get_by_label(anna.words("home-name")).fill("Anna")
    anna.press(anna.button("home-play"))
    expect(anna.page.locator(".hand .card")).to_have_count(6)
    table = anna.tracker.table
    assert table is not None
    assert (table.edition, table.stage) == ("saboteur-en", "playing")
    assert [seat.bot is None for seat in table.seats] == [True, False, False, False, False]
    assert table.seats[0].name == "Anna"


def test_a_new_table_is_opened_as_it_was_chosen(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    home(server, anna)
    page = anna.page
    page.get_by_role("link", name=anna.words("home-create-go")).click()
    shelf = {edition.id: edition for edition in editions_shown("en")}
    for edition in ("saboteur-en", "saboteur-lv", "saboteur-he"):
        page.locator(f"input[value={edition}]").check()
        told = [unmarked(each) for each in page.locator(".card.chosen dd").all_inner_texts()]
        assert told == [unmarked(row.value) for row in shelf[edition].differences]
    page.locator("input[value=saboteur-en]").check()
    page.locator("input[type=range]").first.fill("4")
    page.locator("input[type=range]").last.fill("2")
    expect(page.get_by_text(marked(anna.words("home-friends", count=1)))).to_be_visible()
    (option,) = shelf["saboteur-en"].options
    page.get_by_role("switch", name=marked(option.title)).click()
    page.get_by_role("switch", name=marked(anna.words("home-chat"))).click()
    limit = marked(anna.words("home-limit-seconds", seconds=60))
    page.get_by_role("radio", name=limit).check()
    anna.press(anna.button("home-new-go"))
    anna.button("page-leave").wait_for()
    table = anna.tracker.table
    assert table is not None
    assert (table.extends, len(table.seats), table.turn_seconds) == ("saboteur-en", 4, 60)
    assert [seat.bot is not None for seat in table.seats] == [False, True, True, False]
    assert table.chat is False
    assert table.changes == ("broken_unpaid = true",)
    # The lobby says it in the same words.
    main = page.locator("main")
    expect(
        main.get_by_text(marked(anna.words("lobby-changed", change=option.title)))
    ).to_be_visible()
    expect(main.get_by_text(marked(anna.words("lobby-limit", seconds=60)))).to_be_visible()


def test_the_other_game_has_other_numbers_of_players(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    anna.page.goto(f"{server.url}/?new")
    anna.page.locator("input[type=range]").first.fill("9")
    anna.page.get_by_label(anna.words("home-game-gobblings")).check()
    most = next(each.seats[1] for each in editions_shown("en") if each.game == "gobblings")
    assert most < 9
    expect(anna.page.locator("input[type=range]").first).to_have_value(str(most))
    anna.press(anna.button("home-new-go"))
    anna.button("page-leave").wait_for()
    assert anna.tracker.table is not None
    assert anna.tracker.table.game == "gobblings"


@pytest.mark.parametrize("way", ["code", "sloppy code", "link"])
def test_somebody_joins_by_code_or_by_the_link_that_was_sent(
    server: InThread, person: Seat, way: str
) -> None:
    ticket = open_table(server.url, "Bilal")
    anna = person("Anna")
    home(server, anna)
    sloppy = f" {ticket.code[:3].lower()}-{ticket.code[3:].lower()} "
    typed = {"code": ticket.code, "sloppy code": sloppy, "link": f"Come! {ticket.link}"}[way]
    anna.page.get_by_label(anna.words("home-code")).fill(typed)
    anna.press(anna.button("home-join-go"))
    anna.page.get_by_label(anna.words("home-name")).fill("Anna")
    anna.press(anna.button("home-sit-go"))
    anna.button("page-leave").wait_for()
    assert anna.code == ticket.code
    assert anna.tracker.seat == 1


def test_what_is_no_code_is_said_to_be_none(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    home(server, anna)
    anna.page.get_by_label(anna.words("home-code")).fill("?!")
    anna.press(anna.button("home-join-go"))
    expect(anna.page.get_by_role("alert").last).to_contain_text("BCD234")
    assert anna.page.url == f"{server.url}/"


def test_a_running_game_is_gone_on_with(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    home(server, anna)
    anna.press(anna.button("home-play"))
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    code = anna.code
    anna.page.locator("a.home").click()
    anna.page.get_by_role("link", name=anna.words("home-continue-go")).click()
    expect(anna.page.locator(".hand .card")).to_have_count(6)
    assert anna.code == code
    assert anna.tracker.seat == 0


def test_a_game_is_watched_without_a_hand(server: InThread, person: Seat) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    home(server, bilal)
    bilal.press(bilal.button("home-play"))
    bilal.wait(lambda: bilal.view is not None)
    home(server, anna)
    anna.page.get_by_label(anna.words("home-code")).fill(bilal.code)
    anna.press(anna.button("page-watch"))
    anna.page.locator(".board [role=gridcell]").first.wait_for()
    assert anna.tracker.seat is None
    assert anna.page.locator(".hand, .hold").count() == 0
    expect(anna.page.locator('[data-anchor^="seat:"]')).to_have_count(5)


def test_a_full_table_offers_to_watch(server: InThread, person: Seat) -> None:
    ticket = open_table(server.url, "Bilal", seats=3)
    for name in ("Chaya", "Dmytro"):
        sit_down(ticket.link, name)
    anna = person("Anna")
    anna.page.goto(ticket.link)
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.words("table-full"))
    anna.press(anna.button("page-watch"))
    expect(anna.page.locator("main ol li")).to_have_count(3)


def test_another_language_is_there_at_once_and_remembered(server: InThread, person: Seat) -> None:
    anna = person("Anna", lang="lv")
    home(server, anna)
    for lang in LANGUAGES:
        speak(anna, lang)
        anna.button("home-play").wait_for()
        expect(anna.page.locator("#create")).to_have_text(marked(anna.words("home-create")))
        expect(anna.page).to_have_title(anna.words("page-title"))
        html = anna.page.locator("html")
        expect(html).to_have_attribute("lang", lang)
        expect(html).to_have_attribute("dir", "rtl" if lang in RIGHT_TO_LEFT else "ltr")
    speak(anna, "uk")
    anna.button("home-play").wait_for()
    anna.page.reload()
    anna.button("home-play").wait_for()
    anna.press(anna.button("home-play"))
    anna.press(anna.button("role-dismiss"))
    assert anna.tracker.table is not None
    assert anna.tracker.table.edition == "saboteur-uk"
    # In the middle of a game too.
    speak(anna, "ru")
    expect(anna.page.locator(".hand")).to_have_attribute("aria-label", anna.words("hand-name"))
    expect(anna.page.get_by_role("heading", name=marked(anna.words("talk-title")))).to_be_visible()


def test_the_rules_of_every_edition_are_shown_in_every_language(
    server: InThread, person: Seat
) -> None:
    anna = person("Anna")
    page = anna.page
    for number, edition in enumerate(shipped()):
        page.goto(f"{server.url}/rules/{edition}")
        for lang in {LANGUAGES[number % 6], LANGUAGES[(number + 3) % 6]}:
            speak(anna, lang)
            rules = shipped_rules(edition, lang)
            expect(page.locator("article h1")).to_have_text(marked(rules.title))
            expect(page.locator("article h2")).to_have_text(
                [marked(section.head) for section in rules.sections]
            )


def test_colours_and_sounds_are_chosen_and_remembered(server: InThread, person: Seat) -> None:
    anna = person("Anna")
    home(server, anna)
    page = anna.page
    light = page.evaluate(BACKGROUND)
    anna.press(anna.button("page-theme-now", theme="system"))
    anna.press(anna.button("page-theme-now", theme="light"))
    anna.button("page-theme-now", theme="dark").wait_for()
    anna.wait(lambda: page.evaluate(BACKGROUND) != light)
    dark = page.evaluate(BACKGROUND)
    sound = page.get_by_role("button", name=marked(anna.words("page-sound-now", on=True)))
    was_on = sound.count() == 1
    anna.press(anna.button("page-sound-now", on=was_on))
    anna.button("page-sound-now", on=not was_on).wait_for()
    page.reload()
    anna.button("page-theme-now", theme="dark").wait_for()
    anna.button("page-sound-now", on=not was_on).wait_for()
    assert page.evaluate(BACKGROUND) == dark
    page.emulate_media(color_scheme="dark")
    anna.press(anna.button("page-theme-now", theme="dark"))
    anna.button("page-theme-now", theme="system").wait_for()
    assert page.evaluate(BACKGROUND) == dark
