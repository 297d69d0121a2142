"""The first screens: play at once, open a table, join, go on, watch; languages, rules, colours."""

import pytest
from playwright.sync_api import expect

from foolsgold.client import open_table, sit_down
from foolsgold.games.catalogue import shipped_editions
from foolsgold.locales.translator import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES, translator_for
from foolsgold.server.http.edition_catalogue import edition_rules
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks
from tests.support.server_harness import ThreadServer

WAYS = """() => {
    const rows = new Map();
    for (const way of document.querySelectorAll("main > .ways > section")) {
        const top = Math.round(way.getBoundingClientRect().top);
        rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
}"""
"""How many ways on stand in each row of the first screen."""
BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"


def home(server: ThreadServer, anna: Person) -> None:
    anna.page.goto(server.url)
    anna.button("home-play").wait_for()


def speak(anna: Person, lang: str) -> None:
    """Chooses another language."""
    anna.page.locator("select").first.select_option(lang)
    anna.words = translator_for(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_way_on_stands_alone_in_its_row(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", lang=lang)
    home(server, anna)
    for width in (768, 820, 1024, 1366, 1920):
        anna.page.set_viewport_size({"width": width, "height": 768})
        assert anna.page.evaluate(WAYS) == [3], width


def test_one_click_leads_to_a_dealt_hand(server: ThreadServer, person: PersonFactory) -> None:
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


@pytest.mark.parametrize("way", ["code", "sloppy code", "link"])
def test_somebody_joins_by_code_or_by_the_link_that_was_sent(
    server: ThreadServer, person: PersonFactory, way: str
) -> None:
    ticket = open_table(server.url, "Bilal")
    anna = person("Anna")
    home(server, anna)
    sloppy = f" {ticket.code[:3].lower()}-{ticket.code[3:].lower()} "
    typed = {"code": ticket.code, "sloppy code": sloppy, "link": f"Come! {ticket.link}"}[way]
    anna.page.get_by_label(anna.words("home-code")).fill(typed)
    anna.press(anna.button("home-join-go"))
    # The first screen asks for a name too.
    anna.page.wait_for_url("**/t/*")
    anna.page.get_by_label(anna.words("home-name")).fill("Anna")
    anna.press(anna.button("home-sit-go"))
    anna.button("page-leave").wait_for()
    assert anna.code == ticket.code
    assert anna.tracker.seat == 1


def test_what_is_no_code_is_said_to_be_none(server: ThreadServer, person: PersonFactory) -> None:
    anna = person("Anna")
    home(server, anna)
    anna.page.get_by_label(anna.words("home-code")).fill("?!")
    anna.press(anna.button("home-join-go"))
    expect(anna.page.get_by_role("alert").last).to_contain_text("BCD234")
    assert anna.page.url == f"{server.url}/"


def test_a_running_game_is_gone_on_with(server: ThreadServer, person: PersonFactory) -> None:
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


def test_a_game_is_watched_without_a_hand(server: ThreadServer, person: PersonFactory) -> None:
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


def test_a_full_table_offers_to_watch(server: ThreadServer, person: PersonFactory) -> None:
    ticket = open_table(server.url, "Bilal", seats=3)
    for name in ("Chaya", "Dmytro"):
        sit_down(ticket.link, name)
    anna = person("Anna")
    anna.page.goto(ticket.link)
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.words("table-full"))
    anna.press(anna.button("page-watch"))
    expect(anna.page.locator("main ol li")).to_have_count(3)


def test_another_language_is_there_at_once_and_remembered(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna", lang="lv")
    home(server, anna)
    for lang in LANGUAGES:
        speak(anna, lang)
        anna.button("home-play").wait_for()
        expect(anna.page.locator("#create")).to_have_text(
            pattern_with_marks(anna.words("home-create"))
        )
        expect(anna.page).to_have_title(anna.words("page-title"))
        html = anna.page.locator("html")
        expect(html).to_have_attribute("lang", lang)
        expect(html).to_have_attribute("dir", "rtl" if lang in RIGHT_TO_LEFT_LANGUAGES else "ltr")
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
    expect(
        anna.page.get_by_role("heading", name=pattern_with_marks(anna.words("talk-title")))
    ).to_be_visible()


def test_the_rules_of_every_edition_are_shown_in_every_language(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = anna.page
    for number, edition in enumerate(shipped_editions()):
        page.goto(f"{server.url}/rules/{edition}")
        for lang in {LANGUAGES[number % 6], LANGUAGES[(number + 3) % 6]}:
            speak(anna, lang)
            rules = edition_rules(edition, lang)
            expect(page.locator("article h1")).to_have_text(pattern_with_marks(rules.title))
            expect(page.locator("article h2")).to_have_text(
                [pattern_with_marks(section.head) for section in rules.sections]
            )


def test_colours_and_sounds_are_chosen_and_remembered(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    home(server, anna)
    page = anna.page
    light = page.evaluate(BACKGROUND)
    anna.press(anna.button("page-theme-now", theme="system"))
    anna.press(anna.button("page-theme-now", theme="light"))
    anna.button("page-theme-now", theme="dark").wait_for()
    anna.wait(lambda: page.evaluate(BACKGROUND) != light)
    dark = page.evaluate(BACKGROUND)
    sound = page.get_by_role(
        "button", name=pattern_with_marks(anna.words("page-sound-now", on=True))
    )
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


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT_LANGUAGES)
def test_what_stands_in_for_a_name_reads_from_the_right(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", lang=lang)
    home(server, anna)
    field = anna.page.get_by_label(anna.words("home-name"))
    assert field.evaluate("(field) => getComputedStyle(field).direction") == "rtl"
    field.fill("Anna")
    assert field.evaluate("(field) => getComputedStyle(field).direction") == "ltr"


WITHOUT = """(name) => {
    const style = new CSSStyleSheet();
    // A font of this name that has a single letter, and that none of ours.
    style.insertRule(
        `@font-face {
            font-family: "${name}"; unicode-range: U+24EA;
            src: local("NotoSans-Regular"), local("Noto Sans Regular");
        }`
    );
    document.adoptedStyleSheets = [style];
}"""


@pytest.mark.parametrize(
    ("lang", "first"), [("he", "Noto Serif Hebrew"), ("fa", "Noto Naskh Arabic")]
)
def test_headings_have_letters_people_read_where_the_usual_serif_is_missing(
    server: ThreadServer, person: PersonFactory, lang: str, first: str
) -> None:
    anna = person("Anna", lang=lang)
    home(server, anna)
    anna.page.evaluate(WITHOUT, first)
    anna.wait_until_drawn()
    session = anna.context.new_cdp_session(anna.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    heading = session.send("DOM.querySelector", {"nodeId": root, "selector": "#create"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": heading})["fonts"]
    used = {font["familyName"] for font in fonts if font["glyphCount"] > 3}
    assert first not in used
    named = anna.page.evaluate("() => getComputedStyle(document.body).getPropertyValue('--title')")
    assert all(font in named for font in used), used


OUTSIDE = """() => {
    const hero = document.querySelector(".hero").getBoundingClientRect();
    return [...document.querySelectorAll(".hero svg g > *")].filter((drawn) => {
        const { left, right, top, bottom } = drawn.getBoundingClientRect();
        return left < hero.left - 1 || right > hero.right + 1
            || top < hero.top - 1 || bottom > hero.bottom + 1;
    }).length;
}"""


def test_the_whole_tunnel_is_seen_on_every_screen(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    home(server, anna)
    for width in (360, 600, 768, 820, 1024, 1366):
        anna.page.set_viewport_size({"width": width, "height": 1000})
        anna.wait_until_drawn()
        assert anna.page.evaluate(OUTSIDE) == 0, width


def test_many_tables_do_not_push_the_other_ways_out_of_sight(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    home(server, anna)
    for _ in range(4):
        anna.open(server.url, "saboteur-en", seats=5)
        kept = {"code": anna.code, "edition": "saboteur-en", "name": "Anna", "when": 1}
        anna.page.evaluate(
            """(kept) => {
                const before = JSON.parse(localStorage.getItem("foolsgold.tables") ?? "[]");
                localStorage.setItem("foolsgold.tables", JSON.stringify([kept, ...before]));
            }""",
            kept,
        )
    home(server, anna)
    more = anna.words("home-continue-more", count=3)
    expect(anna.page.get_by_text(pattern_with_marks(more))).to_be_visible()
    way = anna.page.get_by_role("link", name=anna.words("home-create-go"))
    box = way.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 768
