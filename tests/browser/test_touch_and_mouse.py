"""Played with a thumb on a small phone, and with a mouse: taps, drags, pinches, refusals."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from foolsgold import locales
from foolsgold.client import RemoteTable
from foolsgold.games.saboteur.moves import Place
from foolsgold.locales.translator import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES
from tests.browser.conftest import PersonFactory
from tests.browser.pages import cut_off_texts
from tests.browser.players import PHONE, Person
from tests.browser.tour import TEES_EDITION, begin_game, play_until, seat_with_programs, tour
from tests.support.server_harness import ThreadServer, close_all

THUMB = 44
"""What a thumb can hit, in pixels."""
TARGETS = (
    "button, .button:not(.skip), select, summary, a.home, input:not([type=radio], [type=checkbox])"
)
RESTS = 100
SMALL = """([targets, thumb]) => [...document.querySelectorAll(targets)].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    const dialog = document.querySelector("dialog[open]");
    return width > 0 && (!dialog || dialog.contains(each)) && Math.min(width, height) < thumb - 0.5;
}).map((each) => each.outerHTML.slice(0, 200))"""
WORDS = """() => [document.body.innerText, document.title, ...[...document.querySelectorAll("*")]
    .flatMap((each) => ["aria-label", "title", "placeholder", "aria-valuetext"]
        .map((name) => each.getAttribute(name) ?? ""))].join("\\n")"""
CHOOSE = """(lang) => {
    const select = document.querySelector(".bar .language select");
    if (select) {
        select.value = lang;
        select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    return !!select;
}"""
"""Chooses a language in the bar; whether there is one."""
MESSAGES = Path(locales.__file__).parent / "ftl/en"
PREFIXES = {
    prefix
    for file in MESSAGES.rglob("*.ftl")
    for prefix in re.findall(r"^([a-z]+)-", file.read_text(encoding="utf-8"), re.MULTILINE)
}
RAW = re.compile(rf"(?<![\w/.-])(?:{'|'.join(sorted(PREFIXES))})-[a-z-]*[a-z](?![\w-])")
ENGLISH = {"face-up", "face-down"}
"""Words that only look like the ids of messages."""


Point = tuple[float, float]


class Fingers:
    """Fingers on the glass, as the browser's own tools can move them."""

    def __init__(self, person: Person) -> None:
        self._glass = person.context.new_cdp_session(person.page)

    def touch(self, kind: str, *points: Point) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def between(begin: Point, end: Point, part: float) -> Point:
    return begin[0] + part * (end[0] - begin[0]), begin[1] + part * (end[1] - begin[1])


def middle(person: Person, anchor: str) -> Point:
    """Where something is in the window."""
    box = person.wait_until_still(anchor).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def laid(person: Person) -> set[str]:
    """Where something lies in the maze, as the page was told."""
    return {f"cell:{each.cell}" for each in person.view.board}


@pytest.fixture(params=["finger", "mouse"])
def anna(request: pytest.FixtureRequest, person: PersonFactory) -> Person:
    """One who plays with a thumb, or with a mouse."""
    return person("Anna", phone=request.param == "finger")


@pytest.fixture
def tables(server: ThreadServer, anna: Person) -> Iterator[list[RemoteTable]]:
    """Her turn, with a hand of tees; two programs have the other seats."""
    tables = seat_with_programs(anna, server.url, TEES_EDITION)
    begin_game(tables)
    play_until(tables, lambda: tables[0].is_my_turn)
    anna.wait(lambda: anna.must_act)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    yield tables
    close_all(tables)


def lit(person: Person) -> str:
    """The anchor of a place that the chosen card fits in both ways."""
    person.page.locator(".place.lit").first.wait_for()
    ways = [str(move.cell) for move in person.view.legal if isinstance(move, Place)]
    return next(f"cell:{cell}" for cell in ways if ways.count(cell) > len(person.view.hand))


def beside_goal(person: Person) -> Point:
    """A cell in front of the middle goal, where no tunnel leads yet."""
    start, goal = middle(person, "cell:0,0"), middle(person, "goal:1")
    return between(goal, start, 1 / person.view.goals[1].cell.x)


def carry(person: Person, card: str, where: Callable[[], Point]) -> None:
    """Lifts a card, looks what lights up, carries it there and lets it go."""
    begin = middle(person, card)
    lifted = (begin[0], begin[1] - 30)
    if not person.phone:
        mouse = person.page.mouse
        mouse.move(*begin)
        mouse.down()
        mouse.move(*lifted)
        mouse.move(*where(), steps=4)
        mouse.up()
        return
    fingers = Fingers(person)
    fingers.touch("touchStart", begin)
    fingers.touch("touchMove", lifted)
    end = where()
    for part in (0.3, 0.7, 1.0):
        fingers.touch("touchMove", between(lifted, end, part))
    # A finger that does not come to rest flings, and a tap just after that only stops the fling.
    person.page.wait_for_timeout(RESTS)
    fingers.touch("touchMove", end)
    fingers.touch("touchEnd")


def refusal(person: Person, message: str) -> str:
    """A sentence of the rules, without its number."""
    return person.words(message, rule="").split("(")[0].strip()


@pytest.mark.usefixtures("tables")
class TestACard:
    """With a thumb as with a mouse."""

    @pytest.mark.parametrize("anna", ["finger"], indirect=True)
    def test_the_first_tap_aims_and_the_second_plays(self, anna: Person) -> None:
        page, turn = anna.page, anna.tracker.turn
        card = page.locator(".hand .card").first
        card.tap()
        assert card.get_attribute("aria-pressed") == "true"
        there = lit(anna)
        place = anna.anchor(there)
        place.tap()
        expect(page.locator(".ghost")).to_be_visible()
        expect(page.locator(".beside button")).to_have_count(2)
        expect(page.locator(".buttons").get_by_text(anna.words("hand-play-here"))).to_be_visible()
        label = card.get_attribute("aria-label")
        page.locator(".beside button").first.tap()
        assert card.get_attribute("aria-label") != label
        assert anna.tracker.turn == turn
        place.tap()
        anna.wait(lambda: anna.tracker.turn > turn)
        assert there in laid(anna)

    def test_a_card_is_dragged_from_the_hand_to_a_place_that_lights_up(self, anna: Person) -> None:
        turn = anna.tracker.turn
        card = anna.page.locator(".hand .card").first.get_attribute("data-anchor")
        assert card is not None
        places: list[str] = []

        def shown() -> Point:
            places.append(lit(anna))
            return middle(anna, places[0])

        carry(anna, card, shown)
        anna.wait(lambda: anna.tracker.turn > turn)
        assert places[0] in laid(anna)
        expect(anna.anchor(card)).to_have_count(0)

    def test_where_nothing_lights_up_the_rules_say_why(self, anna: Person) -> None:
        turn = anna.tracker.turn
        card = anna.page.locator(".hand .card").first.get_attribute("data-anchor")
        assert card is not None
        carry(anna, card, lambda: middle(anna, "cell:0,0"))
        toast = anna.page.locator(".toast")
        expect(toast).to_contain_text(refusal(anna, "refused-cell-taken"))
        # The card is still chosen: a tap or a click asks too.
        assert anna.anchor(card).get_attribute("aria-pressed") == "true"
        anna.press(anna.button("board-fit"))
        at = beside_goal(anna)
        if anna.phone:
            anna.page.touchscreen.tap(*at)
        else:
            anna.page.mouse.click(*at)
        expect(toast).to_contain_text(refusal(anna, "refused-no-contact"))
        assert anna.tracker.turn == turn

    def test_the_maze_is_made_larger_and_fitted_again(self, anna: Person) -> None:
        anna.press(anna.button("board-fit"))
        before = middle(anna, "cell:0,0"), middle(anna, "goal:1")
        x, y = between(*before, 0.5)
        if anna.phone:
            fingers = Fingers(anna)
            fingers.touch("touchStart", (x - 20, y), (x + 20, y))
            for spread in (40, 60, 80):
                fingers.touch("touchMove", (x - spread, y), (x + spread, y))
            fingers.touch("touchEnd")
        else:
            anna.page.mouse.move(x, y)
            anna.page.mouse.wheel(0, -400)
        anna.wait(lambda: width(anna) > 1.5 * (before[1][0] - before[0][0]))
        anna.press(anna.button("board-fit"))
        anna.wait(lambda: abs(width(anna) - (before[1][0] - before[0][0])) < 1)


def width(person: Person) -> float:
    """From the start to the goals, in pixels."""
    return middle(person, "goal:1")[0] - middle(person, "cell:0,0")[0]


def speaking(person: Person, lang: str) -> str:
    """All words of a screen in another language, once it has found them.

    The choice of languages stands in the bar; the big screen has none, and begins anew.
    """
    page = person.page
    if page.evaluate("() => document.documentElement.lang") != lang:
        if not page.evaluate(CHOOSE, lang):
            page.evaluate("lang => localStorage.setItem('foolsgold.language', lang)", lang)
            page.reload()
            page.locator("main").first.wait_for()
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    shown: list[str] = ["", page.evaluate(WORDS)]
    while shown[-1] != shown[-2]:
        person.wait_until_drawn()
        shown.append(page.evaluate(WORDS))
    return shown[-1]


def test_every_screen_fits_a_phone_and_speaks_every_language(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna", phone=True)
    wide, small, raw, cut = {}, {}, {}, {}
    # English comes last on every screen: those who walk on read it.
    languages = sorted(LANGUAGES, key=lambda lang: lang == "en")
    for screen in tour(anna, server.url):
        words = {}
        for lang in languages:
            words[lang] = speaking(anna, lang)
            page, at = anna.page, f"{screen}, {lang}"
            direction = page.evaluate("() => document.documentElement.dir")
            assert direction == ("rtl" if lang in RIGHT_TO_LEFT_LANGUAGES else "ltr"), at
            wide[at] = page.evaluate("() => document.documentElement.scrollWidth")
            small[at] = page.evaluate(SMALL, [TARGETS, THUMB]) if "tv" not in screen else []
            raw[at] = set(RAW.findall(words[lang])) - ENGLISH
            cut[at] = cut_off_texts(anna)
        assert len(set(words.values())) == len(LANGUAGES), screen
    assert {at for at, width in wide.items() if width > PHONE["width"]} == set()
    assert {at: each for at, each in small.items() if each} == {}
    assert {at: each for at, each in raw.items() if each} == {}
    assert {at: each for at, each in cut.items() if each} == {}
