"""How large things are on the screens people have: the maze first of all."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest

from browser.conftest import Seat
from browser.looking import arrive
from browser.people import Person
from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.games.gobblings.moves import Place as GobblingsPlace
from foolsgold.games.saboteur.moves import Place
from server.harness import InThread, close_all, started

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


def box(person: Person, selector: str) -> dict[str, float]:
    """Where something is in the window."""
    found: dict[str, float] = person.page.locator(selector).first.evaluate(BOX)
    return found


def tile(person: Person) -> float:
    """How wide the start is."""
    person.still("cell:0,0")
    return box(person, '[data-anchor="cell:0,0"] .hit')["width"]


@contextmanager
def beginning(server: InThread, edition: str, seats: int) -> Iterator[list[RemoteTable]]:
    """A round that has begun, and nobody has moved."""
    host = open_table(server.url, NAMES[0], edition=edition, seats=seats)
    tables = started([host, *(sit_down(host.link, name) for name in NAMES[1:seats])])
    yield tables
    close_all(tables)


@pytest.fixture
def seated(server: InThread, person: Seat) -> Iterator[Callable[..., Person]]:
    """Somebody at the first of so many seats, at a screen of some size."""
    with_tables: list[Any] = []

    def sit(edition: str, seats: int, width: int, height: int, **settings: Any) -> Person:
        begun = beginning(server, edition, min(seats, GAMES[edition]))
        tables = begun.__enter__()
        with_tables.append(begun)
        anna = person("Anna", **settings)
        anna.page.set_viewport_size({"width": width, "height": height})
        # The seat is held by the page alone.
        tables[0].drop()
        anna.take_over(tables[0].ticket)
        arrive(anna)
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
    server: InThread, person: Seat, lang: str
) -> None:
    with beginning(server, "saboteur-en", 5) as tables:
        acting = next(table for table in tables if table.is_my_turn)
        move = next(m for m in acting.view.legal if isinstance(m, Place | GobblingsPlace))
        acting.drop()
        anna = person("Anna", lang=lang)
        anna.page.set_viewport_size({"width": 1366, "height": 768})
        anna.take_over(acting.ticket)
        arrive(anna)
        anna.press(anna.anchor(f"hand:{move.card}"))
        anna.still(f"cell:{move.cell}")
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
