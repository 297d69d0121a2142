"""How large things are on the screens people have: the maze first of all."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.games.gobblings.moves import Place as GobblingsPlace
from foolsgold.games.saboteur.moves import Break, Place
from foolsgold.locales.translator import LANGUAGES
from tests.browser.conftest import PersonFactory
from tests.browser.pages import wait_for_game
from tests.browser.players import Person
from tests.browser.tour import begin_game, edition_of_shapes, seat_with_programs
from tests.support.server_harness import ThreadServer, close_all, start_game, wait_for

NAMES = ("Anna", "Bruna", "Ivo", "Runa", "Otto", "Gerda", "Kofi", "Zola", "Sven", "Mei")
SCREENS = {5: ((1366, 768, 66), (1280, 720, 60), (1920, 1080, 90)), 10: ((1366, 768, 58),)}
"""People at the table: width and height, and how wide a tile is at least."""
GAMES = {"saboteur-en": 10, "gobblings": 8}
"""How many can play."""
BOX = """(each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x, y, width, height };
}"""
COVERED = """(places) => places.filter((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
    return points.some(([right, down]) => {
        const there = document.elementFromPoint(x + right * width, y + down * height);
        return !there?.closest(".board") || there.closest("button");
    });
}).map((place) => place.dataset.anchor)"""
"""Places with something else than the board over them, or out of sight."""
CUT_OFF = """(line) => {
    const shown = line.clientHeight;
    line.style.webkitLineClamp = "none";
    const whole = line.clientHeight;
    line.style.webkitLineClamp = "";
    const paper = line.closest(".message").getBoundingClientRect();
    const rail = line.closest(".rail").getBoundingClientRect();
    return whole > shown || paper.top < rail.top - 1 || paper.bottom > rail.bottom + 1;
}"""
"""Whether some of a line is left out, or does not lie on the rail."""
COMFORTABLE = 42
"""Pixels of a place that a thumb can hit."""
BROKEN = edition_of_shapes("NESW").replace("NESW = 60", "NESW = 12", 1)
for tool in ("pick", "lamp", "cart"):
    BROKEN = BROKEN.replace(f"{tool} = 0", f"{tool} = 20", 1)


def box(person: Person, selector: str) -> dict[str, float]:
    """Where something is in the window."""
    found: dict[str, float] = person.page.locator(selector).first.evaluate(BOX)
    return found


def tile(person: Person) -> float:
    """How wide the start is."""
    person.wait_until_still("cell:0,0")
    return box(person, '[data-anchor="cell:0,0"] .hit')["width"]


@contextmanager
def beginning(server: ThreadServer, edition: str, seats: int) -> Iterator[list[RemoteTable]]:
    """A round that has begun, and nobody has moved."""
    host = open_table(server.url, NAMES[0], edition=edition, seats=seats)
    tables = start_game([host, *(sit_down(host.link, name) for name in NAMES[1:seats])])
    yield tables
    close_all(tables)


@pytest.fixture
def seated(server: ThreadServer, person: PersonFactory) -> Iterator[Callable[..., Person]]:
    """Somebody at the first of so many seats, at a screen of some size."""
    with_tables: list[Any] = []

    def sit(edition: str, seats: int, width: int, height: int, **settings: Any) -> Person:
        begun = beginning(server, edition, min(seats, GAMES[edition]))
        tables = begun.__enter__()
        with_tables.append(begun)
        anna = person("Anna", **settings)
        anna.page.set_viewport_size({"width": width, "height": height})
        # The seat is held by the page alone.
        tables[0].disconnect()
        anna.take_over(tables[0].ticket)
        wait_for_game(anna)
        return anna

    yield sit
    for begun in with_tables:
        begun.__exit__(None, None, None)


@pytest.mark.parametrize("edition", GAMES)
@pytest.mark.parametrize("seats", SCREENS)
def test_tiles_are_large_and_nothing_lies_over_what_may_be_pointed_at(
    seated: Callable[..., Person], edition: str, seats: int
) -> None:
    anna = seated(edition, seats, *SCREENS[seats][0][:2])
    for width, height, least in SCREENS[seats]:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert tile(anna) >= least, (width, height)
        places = anna.page.locator(".board [data-anchor]")
        assert places.count() == 4
        assert places.evaluate_all(COVERED) == []


@pytest.mark.parametrize("edition", GAMES)
def test_the_table_is_laid_out_in_rows_and_one_column_for_talk(
    seated: Callable[..., Person], edition: str
) -> None:
    anna = seated(edition, 10, 1366, 768)
    seats = anna.page.locator("[data-anchor^='seat:']")
    assert {round(each["y"]) for each in seats.evaluate_all(f"(all) => all.map({BOX})")} == {
        round(box(anna, "[data-anchor^='seat:']")["y"])
    }
    assert box(anna, "header.bar")["height"] == 42
    assert box(anna, ".people")["height"] == 92
    assert box(anna, ".rail")["height"] == 64
    assert box(anna, "aside.side")["width"] == 306
    assert box(anna, ".board")["height"] == 570
    # Message and piles share one line, and the hand reaches over the edge of the mine.
    message, piles, cards = box(anna, ".message"), box(anna, "section.piles"), box(anna, ".hand")
    assert abs(message["y"] + message["height"] / 2 - piles["y"] - piles["height"] / 2) < 8
    assert message["x"] + message["width"] < cards["x"]
    assert cards["x"] + cards["width"] < piles["x"]
    assert cards["y"] < box(anna, ".rail")["y"] - 40
    assert anna.page.evaluate("document.documentElement.scrollHeight") == 768


@pytest.mark.parametrize("lang", ["en", "he"])
def test_every_place_of_a_chosen_card_can_be_pointed_at(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    with beginning(server, "saboteur-en", 5) as tables:
        acting = next(table for table in tables if table.is_my_turn)
        move = next(m for m in acting.view.legal if isinstance(m, Place | GobblingsPlace))
        acting.disconnect()
        anna = person("Anna", lang=lang)
        anna.page.set_viewport_size({"width": 1366, "height": 768})
        anna.take_over(acting.ticket)
        wait_for_game(anna)
        anna.press(anna.anchor(f"hand:{move.card}"))
        anna.wait_until_still(f"cell:{move.cell}")
        lit = anna.page.locator(".place.lit")
        assert lit.count() > 0
        assert lit.evaluate_all(COVERED) == []
        # The buttons for the card lie over nothing either.
        buttons = anna.page.locator(".buttons button, .tools button")
        boxes = buttons.evaluate_all(f"(all) => all.map({BOX})")
        lefts = sorted((each["x"], each["x"] + each["width"]) for each in boxes)
        assert all(end <= begin + 0.5 for (_, end), (begin, _) in pairwise(lefts))


def test_a_screen_reader_finds_the_grid_and_no_picture_around_it(
    seated: Callable[..., Person],
) -> None:
    anna = seated("saboteur-en", 3, 1280, 800)
    said = anna.page.locator(".board").aria_snapshot()
    assert said.lstrip("- ").startswith("grid")


def test_a_persian_reader_has_their_own_digits_on_goals_and_cells(
    seated: Callable[..., Person],
) -> None:
    anna = seated("saboteur-en", 3, 1280, 800, lang="fa")
    assert anna.page.locator("[data-picture^='goal:'] text").all_text_contents() == ["۱", "۲", "۳"]
    labels = " ".join(
        each.get_attribute("aria-label") or "" for each in anna.page.locator(".place").all()
    )
    assert not any(digit in labels for digit in "0123456789")


def test_the_board_is_never_scrolled_away(seated: Callable[..., Person]) -> None:
    anna = seated("saboteur-en", 5, 1280, 720)
    board = anna.page.locator(".board")
    before = board.locator('[data-anchor="goal:1"]').bounding_box()
    # As a browser does for whatever has the focus, and lies at the edge.
    board.evaluate("(board) => board.scrollTo(300, 200)")
    assert board.locator('[data-anchor="goal:1"]').bounding_box() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_still_be_done_is_read_whole_beside_what_is_broken(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    """The tools lie beside the hand, and the line there is not cut off."""
    anna = person("Anna", lang=lang)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    tables = seat_with_programs(anna, server.url, BROKEN)
    begin_game(tables)
    anna.button("role-dismiss").wait_for()
    anna.dismiss()
    own = anna.page.locator(".message [data-tool]:visible")
    expect(own).to_have_count(0)
    for _ in range(12):
        acting = next(table for table in tables if table.is_my_turn)
        moves = acting.view.legal
        hits = (move for move in moves if isinstance(move, Break) and move.seat == 0)
        acting.play(next(hits, moves[-1]))
        wait_for(lambda: len({table.number for table in tables}) == 1, tables)
        if len(tables[0].view.broken[0]) == 3 and tables[0].is_my_turn:
            break
    expect(own).to_have_count(3)
    said = anna.page.locator(".message .said")
    for width, height in ((1366, 768), (1280, 720), (390, 844)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.wait_until_drawn()
        assert not said.evaluate(CUT_OFF), (width, said.inner_text())
    close_all(tables)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_does_is_read_whole(
    server: ThreadServer, person: PersonFactory, lang: str
) -> None:
    with beginning(server, "saboteur-en", 3) as tables:
        acting = next(table for table in tables if table.is_my_turn)
        acting.disconnect()
        anna = person("Anna", lang=lang)
        anna.page.set_viewport_size({"width": 1366, "height": 768})
        anna.take_over(acting.ticket)
        wait_for_game(anna)
        said = anna.page.locator(".message .said")
        before = said.inner_text()
        for held in acting.view.hand:
            anna.press(anna.anchor(f"hand:{held.card}"))
            anna.wait_until_drawn()
            assert said.inner_text() != before
            assert not said.evaluate(CUT_OFF), said.inner_text()


@contextmanager
def on_a_phone(server: ThreadServer, person: PersonFactory) -> Iterator[tuple[Person, RemoteTable]]:
    """Whoever's turn it is at first, on their phone; and the table as they see it."""
    with beginning(server, "saboteur-en", 5) as tables:
        acting = next(table for table in tables if table.is_my_turn)
        acting.disconnect()
        anna = person("Anna", phone=True)
        anna.take_over(acting.ticket)
        wait_for_game(anna)
        yield anna, acting


def test_places_stay_large_on_a_phone_when_the_line_above_the_hand_grows(
    server: ThreadServer, person: PersonFactory
) -> None:
    """What a card does may take a line more than whose turn it is: the board gets lower."""
    with on_a_phone(server, person) as (anna, acting):
        places = [move for move in acting.view.legal if isinstance(move, Place)]
        heights = set()
        for card in {move.card for move in places}:
            anna.press(anna.anchor(f"hand:{card}"))
            cell = next(move.cell for move in places if move.card == card)
            anna.wait_until_still(f"cell:{cell}")
            heights.add(round(box(anna, ".board")["height"]))
            assert box(anna, ".place.lit .hit")["width"] >= COMFORTABLE
            anna.press(anna.button("hand-cancel"))
        assert len(heights | {round(box(anna, ".board")["height"])}) > 1, "nothing was proved"


def test_who_wants_to_see_everything_keeps_it_while_aiming_on_a_phone(
    server: ThreadServer, person: PersonFactory
) -> None:
    """The board gets lower when one aims; a board that moved then would be tapped elsewhere."""
    with on_a_phone(server, person) as (anna, acting):
        place = next(move for move in acting.view.legal if isinstance(move, Place))
        anna.press(anna.anchor(f"hand:{place.card}"))
        anna.wait_until_still(f"cell:{place.cell}")
        large = box(anna, ".place.lit .hit")["width"]
        anna.press(anna.button("board-fit"))
        anna.wait_until_still(f"cell:{place.cell}")
        small = box(anna, ".place.lit .hit")["width"]
        assert small < large
        anna.press(anna.anchor(f"cell:{place.cell}"))
        anna.wait_until_still(f"cell:{place.cell}")
        assert box(anna, ".place.lit .hit")["width"] == pytest.approx(small, rel=0.05)
