"""The end of a round is staged: in order, and nothing on the page tells it before its moment."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page

from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.play import table_talk
from foolsgold.wire import commands as ask
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person, without_marks
from tests.browser.tour import begin_game, edition_of_shapes, play_until
from tests.support.server_harness import ThreadServer, close_all, frames_until_now

SABOTEUR = edition_of_shapes("NESW", columns=3).replace(
    "saboteurs = 0, diggers = 3", "saboteurs = 1, diggers = 2"
)
"""Every card fits everywhere, and one of the three is a saboteur."""
GOBBLINGS = """
extends = "gobblings"
columns_between = 1
"""
NAMES = ("Anna", "Bilal", "Chen")
FILM = ["hush", "turn", "way", "banner", "masks", "role", "masks", "role", "lie"]
STEP = 40
"""Milliseconds of the page's own time: shorter than any beat."""
LISTEN = """() => {
    const beat = () => document.querySelector("[data-beat]")?.dataset.beat ?? "table";
    window.heard = [];
    const note = (text) => text?.trim() && window.heard.push([beat(), text]);
    const labels = (node) => {
        note(node.textContent);
        for (const each of node.querySelectorAll?.("[aria-label], [title], [alt]") ?? []) {
            for (const name of ["aria-label", "title", "alt"]) note(each.getAttribute(name));
        }
    };
    new MutationObserver((all) => {
        for (const { type, target, addedNodes, attributeName } of all) {
            if (type === "attributes") note(target.getAttribute(attributeName));
            if (type === "characterData") note(target.data);
            for (const node of addedNodes) {
                labels(node);
                if (node.getAttribute) note(node.getAttribute("aria-label"));
            }
        }
    }).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true,
        attributeFilter: ["aria-label", "title", "alt"],
    });
}"""


def party(url: str, edition: str, names: tuple[str, ...]) -> list[RemoteTable]:
    """Programs at a table."""
    tickets = [open_table(url, names[0], edition_text=edition, seats=len(names))]
    tickets += [sit_down(tickets[0].link, name) for name in names[1:]]
    return [RemoteTable(ticket) for ticket in tickets]


def ended(table: RemoteTable) -> Any:
    """How a round has ended, as one of them heard it; the next one begins anew."""
    return next(
        (event for event in table.round_history if type(event).__name__ == "RoundEnded"), None
    )


@contextmanager
def before_the_end(
    server: ThreadServer, edition: str, deal: int, names: tuple[str, ...] = NAMES
) -> Iterator[tuple[list[RemoteTable], Any]]:
    """A table at which the next move ends the round, and how it will end: another table was
    played before with the same deal."""
    server.set_seeds(deal)
    tables = party(server.url, edition, names)
    begin_game(tables)
    play_until(tables, lambda: ended(tables[0]) or tables[0].view.round > 1)
    end, last = ended(tables[0]), tables[0].turn
    close_all(tables)
    server.set_seeds(deal)
    tables = party(server.url, edition, names)
    begin_game(tables)
    play_until(tables, lambda: tables[0].turn == last - 1)
    yield tables, end
    close_all(tables)


def lied(tables: list[RemoteTable], seat: int, goal: int) -> None:
    """Somebody says that a goal is a stone."""
    tables[seat].send_and_wait(ask.MakeClaim(id=new_id(), claim=table_talk.Looked(goal, "stone")))


def beat(page: Page) -> str:
    """What is on stage; nothing is "table"."""
    found: str = page.evaluate(
        """() => document.querySelector("[data-beat]")?.dataset.beat
            ?? (document.querySelector("dialog[open]") ? "dialog" : "table")"""
    )
    return found


def film(person: Person, page: Page, most: int = 1000) -> list[str]:
    """The beats in their order, from now until there is something to read or to decide."""
    beats: list[str] = []
    for _ in range(most):
        now = beat(page)
        if not beats or beats[-1] != now:
            beats.append(now)
        if now == "dialog":
            return beats
        person.page.clock.run_for(STEP)
    raise AssertionError(beats)


def last_move(person: Person, tables: list[RemoteTable]) -> None:
    """The move that ends the round, taken in by the page, whose time stands still."""
    number = tables[0].number or 0
    play_until(tables, lambda: (tables[0].number or 0) > number)
    person.wait_for_change(tables[0].number or 0)


def watching(person: Person, tables: list[RemoteTable], seat: int = 0) -> Page:
    """At the page with somebody's key, in the middle of the game."""
    person.stop_time()
    person.take_over(tables[seat].ticket)
    person.page.clock.run_for(500)
    person.page.locator(".board [role=gridcell]").first.wait_for()
    if person.button("role-dismiss").count():
        person.press(person.button("role-dismiss"))
        person.page.clock.run_for(500)
    return person.page


@pytest.mark.parametrize("moving", [True, False])
def test_the_end_of_a_round_is_told_in_order_and_not_before(
    server: ThreadServer, person: PersonFactory, moving: bool
) -> None:
    with before_the_end(server, SABOTEUR, 7) as (tables, end):
        anna = person("Anna", staged=True, moving=moving)
        page = watching(anna, tables)
        screen = anna.watch_errors(anna.context.new_page())
        screen.goto(f"{server.url}/tv/{anna.code}")
        screen.locator(".board [role=gridcell]").first.wait_for()
        for each in (page, screen):
            each.evaluate(LISTEN)
        last_move(anna, tables)
        assert film(anna, page) == ["table", *FILM, "dialog"]
        for each in (page, screen):
            check(each, anna, end)


def check(page: Page, person: Person, end: Any) -> None:
    """Nothing that was added to the page told of it too early."""
    heard = [(at, without_marks(text)) for at, text in page.evaluate("window.heard")]
    order = [at for at, _ in heard]
    assert "lie" in order
    first = {name: order.index(name) for name in ("way", "role", "lie") if name in order}
    goal = re.compile("treasure|stone|win the round|found", re.I)
    for at, text in heard[: first["way"]]:
        assert not goal.search(text), (at, text)
    role = re.compile(r"saboteur\b", re.I)
    liar = [str(each) for each in end.roles].index("saboteur")
    for place, (at, text) in enumerate(heard):
        if role.search(text):
            assert at in ("role", "lie", "table"), (at, text)
            # The honest are shown before.
            assert place > first["role"], (at, text)
            break
    else:
        raise AssertionError("nobody was unmasked")
    told = without_marks(person.words("event-saboteurs", count=1, names=NAMES[liar]))
    places = [place for place, (_, text) in enumerate(heard) if told in text]
    assert places
    assert min(places) >= first["lie"]


def test_a_key_or_a_click_jumps_to_the_next_beat_and_escape_over_all(
    server: ThreadServer, person: PersonFactory
) -> None:
    with before_the_end(server, SABOTEUR, 7) as (tables, _):
        anna = person("Anna", staged=True, moving=True)
        page = watching(anna, tables)
        last_move(anna, tables)
        while beat(page) == "table":
            page.clock.run_for(STEP)
        assert beat(page) == "hush"
        page.keyboard.press("Space")
        assert beat(page) == "turn"
        page.locator(".stage").click(position={"x": 60, "y": 60})
        assert beat(page) == "way"
        page.keyboard.press("Enter")
        assert beat(page) == "banner"
        page.keyboard.press("Escape")
        assert beat(page) in ("dialog", "table")
        assert page.locator("[data-beat]").count() == 0


def test_a_lie_is_quoted_when_the_liar_is_unmasked(
    server: ThreadServer, person: PersonFactory
) -> None:
    with before_the_end(server, SABOTEUR, 7) as (tables, end):
        liar = [str(each) for each in end.roles].index("saboteur")
        goal = [str(each) for each in end.goals].index("treasure")
        anna = person("Anna", staged=True, moving=True)
        page = watching(anna, tables)
        lied(tables, liar, goal)
        frames_until_now(tables[0])
        last_move(anna, tables)
        said = anna.words(
            "stage-lie", name=NAMES[liar], goal=goal + 1,
            found=anna.words("found-stone"), truth=anna.words("found-treasure"),
        )  # fmt: skip
        while beat(page) != "lie":
            assert without_marks(said) not in without_marks(page.locator("body").inner_text())
            page.clock.run_for(STEP)
        assert without_marks(page.locator(".lie").inner_text()) == without_marks(said)


def test_the_maze_stays_until_the_summary_is_put_away(
    server: ThreadServer, person: PersonFactory
) -> None:
    with before_the_end(server, GOBBLINGS, 3) as (tables, _):
        anna = person("Anna", staged=True, moving=True)
        page = watching(anna, tables)
        laid = page.locator('.board [data-anchor^="cell:"]').count()
        last_move(anna, tables)
        beats = film(anna, page)
        assert beats.index("banner") < beats.index("role") < beats.index("lie"), beats
        assert page.locator('.board [data-anchor^="cell:"]').count() >= laid
        assert anna.text("end-round", "dialog[open] h2", round=1).count() == 1
        anna.press(anna.button("people-look"))
        assert page.locator("dialog[open]").count() == 0
        anna.press(anna.button("people-back"))
        anna.press(anna.button("end-go-on"))
        page.clock.run_for(1000)
        assert anna.text("end-round", "dialog[open] h2", round=1).count() == 0
        assert page.locator('.board [data-anchor^="cell:"]').count() == 1


def is_night(red: int, green: int, blue: int) -> bool:
    """The ground of a goal's back, which no face of a goal has."""
    return blue > red + 25 and green > red + 15


def nights(page: Page, milliseconds: int) -> int:
    """How much of a goal's back is to be seen at this moment of its turning."""
    page.evaluate(
        """(at) => document.querySelector(".turning .card").getAnimations().forEach((each) => {
            each.pause();
            each.currentTime = at;
        })""",
        milliseconds,
    )
    box = page.locator(".turning").bounding_box()
    assert box is not None
    bare = Image.open(BytesIO(page.screenshot(clip=box))).convert("RGB").tobytes()
    return sum(map(is_night, bare[::3], bare[1::3], bare[2::3]))


def test_a_goal_shows_its_face_once_it_has_turned_past_its_edge(
    server: ThreadServer, person: PersonFactory
) -> None:
    """Its back was seen through it, mirrored, until it lay."""
    with before_the_end(server, SABOTEUR, 7) as (tables, _):
        anna = person("Anna", staged=True, moving=True)
        page = watching(anna, tables)
        last_move(anna, tables)
        while beat(page) != "turn":
            page.clock.run_for(STEP)
        before, after = nights(page, 100), nights(page, 800)
        assert before > 200
        assert after < before / 20
