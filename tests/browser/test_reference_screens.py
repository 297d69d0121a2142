"""What is read beside the table: the picture book, one rule, editions side by side, the keys."""

import pytest
from playwright.sync_api import expect

from foolsgold.games.catalogue import shipped_editions
from foolsgold.play.rules_presentation import EditionComparison
from foolsgold.server.http.edition_catalogue import edition_comparisons, edition_rules
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, pattern_with_marks, without_marks
from tests.support.server_harness import ThreadServer

WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_picture_book_has_every_card_of_every_edition(
    server: ThreadServer, person: PersonFactory, phone: bool
) -> None:
    anna = person("Anna", phone=phone)
    for edition in shipped_editions():
        anna.page.goto(f"{server.url}/cards/{edition}")
        cards = [card for part in edition_rules(edition, "en").sections for card in part.cards]
        shown = anna.page.locator(".book .card")
        expect(shown).to_have_count(len(cards))
        counts = anna.page.locator(".book .count").all_inner_texts()
        assert [int(count.removeprefix("×")) for count in counts] == [card.count for card in cards]
        assert shown.locator("svg").count() == len(cards)
        # No goal of a box has a number: it gets one where it is laid.
        assert shown.locator("svg text").count() == 0
        assert not anna.page.evaluate(WIDER)


@pytest.mark.parametrize("lang", ["en", "he"])
def test_a_card_of_the_book_leads_to_its_rule(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    anna = person("Anna", lang=lang)
    anna.page.goto(f"{server.url}/cards/gobblings")
    potion = anna.words("book-count", card=anna.words("card-potion"), count=3)
    anna.press(anna.page.get_by_role("button", name=pattern_with_marks(potion)))
    expect(anna.text("help-potion", "dialog[open]")).to_be_visible()
    anna.press(anna.button("help-rule-open", rule="G28"))
    anna.page.wait_for_url("**/rules/gobblings#G28")
    marks(anna, "G28")


def marks(anna: Person, rule: str) -> None:
    """The sheet has scrolled to this rule, and marks what tells it and nothing else."""
    told = anna.page.locator(f'[data-rules~="{rule}"]')
    expect(told.first).to_be_in_viewport()
    expect(anna.page.locator(f'.marked[data-rules~="{rule}"]')).to_have_count(told.count())
    expect(anna.page.locator(f'.marked:not([data-rules~="{rule}"])')).to_have_count(0)


def test_a_link_to_a_rule_shows_it(server: ThreadServer, person: PersonFactory) -> None:
    anna = person("Anna")
    anna.page.goto(f"{server.url}/rules/saboteur-uk#R47")
    marks(anna, "R47")
    # The numbers on the sheet are such links.
    anna.press(anna.page.get_by_role("link", name="R60", exact=True))
    anna.page.wait_for_url("**/rules/saboteur-uk#R60")
    marks(anna, "R62")
    anna.page.go_back()
    marks(anna, "R47")
    anna.page.goto(f"{server.url}/rules/saboteur-uk#R999")
    expect(anna.text("help-rule-missing", rule="R999")).to_be_visible()


def differing(game: EditionComparison, chosen: list[str]) -> list[str]:
    """The points in which these editions are not alike."""
    places = [place for place, edition in enumerate(game.editions) if edition.id in chosen]
    return [row.head for row in game.rows if len({row.values[place] for place in places}) > 1]


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_editions_stand_side_by_side_where_they_differ(
    server: ThreadServer, person: PersonFactory, phone: bool
) -> None:
    anna = person("Anna", phone=phone)
    page = anna.page
    classic, other = edition_comparisons("en")
    page.goto(f"{server.url}/rules/compare?with=saboteur-uk,saboteur-he")

    def compares(game: EditionComparison, *chosen: str) -> None:
        wanted = differing(game, list(chosen))
        assert 0 < len(wanted) < len(game.rows)
        heads = page.locator("tbody th")
        expect(heads).to_have_count(len(wanted))
        told = [without_marks(head.split("\n")[0]).strip() for head in heads.all_inner_texts()]
        assert told == [without_marks(head) for head in wanted]
        expect(page.locator("tbody td")).to_have_count(len(wanted) * len(chosen))
        assert not page.evaluate(WIDER)

    compares(classic, "saboteur-uk", "saboteur-he")
    title = anna.words("title-saboteur-lv")
    page.get_by_role("checkbox", name=pattern_with_marks(title)).check()
    compares(classic, "saboteur-uk", "saboteur-he", "saboteur-lv")
    assert page.url.endswith("with=saboteur-uk,saboteur-he,saboteur-lv")
    page.reload()
    compares(classic, "saboteur-uk", "saboteur-he", "saboteur-lv")
    anna.press(anna.button("home-game-gobblings"))
    compares(other, *(edition.id for edition in other.editions))
    page.goto(f"{server.url}/rules/compare?with=saboteur-uk,saboteur-he")
    anna.press(page.get_by_role("link", name="R77"))
    page.wait_for_url("**/rules/saboteur-uk#R77")
    marks(anna, "R77")


def test_editions_that_agree_or_are_too_few_are_said_to_be(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    page = anna.page
    page.goto(f"{server.url}/rules/compare?with=saboteur-uk,saboteur-ru")
    same = differing(edition_comparisons("en")[0], ["saboteur-uk", "saboteur-ru"])
    expect(page.locator("tbody tr")).to_have_count(len(same))
    page.get_by_role("checkbox", name=pattern_with_marks(anna.words("title-saboteur-ru"))).uncheck()
    expect(anna.text("compare-few")).to_be_visible()


@pytest.mark.parametrize("sign", ["?", "؟"])
def test_the_keys_are_listed(server: ThreadServer, person: PersonFactory, sign: str) -> None:
    anna = person("Anna", lang="fa")
    page = anna.page
    page.goto(server.url)
    anna.button("home-play").wait_for()
    name = page.get_by_label(anna.words("home-name"))
    name.focus()
    page.keyboard.insert_text(sign)
    name.dispatch_event("keydown", {"key": sign})
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("#main").focus()
    page.locator("#main").dispatch_event("keydown", {"key": sign})
    expect(page.locator("dialog[open] h2")).to_have_text(
        pattern_with_marks(anna.words("keys-title"))
    )
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    expect(anna.text("keys-about", "dialog[open]")).to_be_visible()
    expect(anna.text("keys-mark", "dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_keys_are_listed_in_the_menu_of_a_phone(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna", phone=True)
    anna.page.goto(server.url)
    anna.press(anna.button("page-menu"))
    anna.press(anna.button("keys-title"))
    expect(anna.page.locator("dialog[open] kbd").first).to_be_visible()
