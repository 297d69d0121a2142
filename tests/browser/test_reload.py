"""The page loaded again in the middle of anything shows the same, and the game goes on."""

from collections.abc import Iterator
from typing import Any

import pytest

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable
from foolsgold.client.remote_table import new_id
from foolsgold.wire import commands as ask
from tests.browser.conftest import PersonFactory
from tests.browser.pages import assert_game_goes_on, settled_contents, wait_for_game
from tests.browser.players import Person
from tests.support.server_harness import (
    ThreadServer,
    close_all,
    drain,
    play_out,
    seat_people,
    start_game,
)

SABOTEUR = """
extends = "saboteur-en"
columns_between = 1
rows_between_goals = 0
min_path_cards = 0
misfit = "layer"
goals_together = "one"
rounds = 1

[goals]
stone-a = "NES"
stone-b = "NS"
"""
"""Goals side by side, one of which never fits: soon something is to be decided."""
GOBBLINGS = """
extends = "gobblings-advanced"
columns_between = 1
rows_between_goals = 0
"""
MAX_GAMES = 60


def reload(person: Person, *, reads: bool = True) -> dict[str, Any]:
    """Loads the page again; what it shows when what is only to be read has been read."""
    person.page.reload()
    wait_for_game(person, reads=reads)
    return settled_contents(person)


def until(tables: list[RemoteTable], phase: str) -> RemoteTable:
    """Plays game after game until somebody has this to decide; whoever it is."""
    rng = Rng(3)
    for _ in range(MAX_GAMES):
        while tables[0].table is None or tables[0].table.stage != "over":
            for table in tables:
                drain(table, 0.001)
            for table in tables:
                if table.is_my_turn and table.view.phase == phase and len(table.view.legal) > 1:
                    return table
            play_out(tables, rng, most=1)
        tables[0].send_and_wait(ask.Start(id=new_id(), fill=True))
    raise AssertionError(f"{phase} never came")


@pytest.mark.parametrize(
    ("edition", "phase", "question"),
    [
        (SABOTEUR, "open", "play-ask-open"),
        (SABOTEUR, "turn", "play-ask-turn"),
        (SABOTEUR, "draft", "play-ask-take"),
        (GOBBLINGS, "open", "gob-ask-open"),
        (GOBBLINGS, "serve", "gob-ask-name"),
        (GOBBLINGS, "steal", "gob-ask-steal"),
    ],
    ids=["open", "turn", "draft", "gobblings-open", "serve", "steal"],
)
def test_what_is_to_be_decided_is_asked_again(
    server: ThreadServer, person: PersonFactory, edition: str, phase: str, question: str
) -> None:
    tables = start_game(seat_people(server.url, 3, seats=3, edition_text=edition))
    asked = until(tables, phase)
    others = [table for table in tables if table is not asked]
    anna = person("Anna")
    anna.take_over(asked.ticket)
    asked.close()
    # Once roles lie open nobody is told their own; then it is asked where the round is told.
    reads = phase not in ("draft", "steal")
    wait_for_game(anna, reads=reads)
    before = settled_contents(anna)
    assert anna.text(question, "dialog[open] :is(h2, h3)").count() == 1
    assert anna.page.locator(".draft").count() == (0 if reads else 1)
    assert anna.page.locator("dialog[open] .choice").count() == len(anna.view.legal) > 1
    assert reload(anna, reads=reads) == before
    turn = anna.tracker.turn
    anna.play(anna.view.legal[-1])
    assert anna.tracker.turn == turn + 1
    assert_game_goes_on(anna, others)
    close_all(others)


@pytest.fixture
def others(server: ThreadServer) -> Iterator[list[RemoteTable]]:
    """Three programs in a game; the page takes the seat of one."""
    tables = start_game(seat_people(server.url, 3, seats=3))
    yield tables
    close_all(tables)


def test_a_chosen_card_lies_in_the_hand_again(
    person: PersonFactory, others: list[RemoteTable]
) -> None:
    mine = next(table for table in others if drain(table) is not None and table.is_my_turn)
    anna = person("Anna")
    anna.take_over(mine.ticket)
    wait_for_game(anna, reads=True)
    before = settled_contents(anna)
    anna.page.locator(".hand .card").first.click()
    anna.page.locator(".hand .card[aria-pressed=true]").wait_for()
    assert settled_contents(anna) != before
    assert reload(anna) == before
    anna.play(anna.advised_move(Rng(1)))
    assert_game_goes_on(anna, [table for table in others if table is not mine])


def test_somebody_elses_turn_is_still_theirs(
    person: PersonFactory, others: list[RemoteTable]
) -> None:
    acting = next(table for table in others if table.is_my_turn)
    mine = next(table for table in others if not table.is_my_turn)
    anna = person("Anna")
    anna.take_over(mine.ticket)
    wait_for_game(anna, reads=True)
    before = settled_contents(anna)
    assert acting.table is not None
    assert acting.seat is not None
    name = acting.table.seats[acting.seat].name
    assert anna.text("hand-turn-of", ".said", name=name).count() == 1
    assert reload(anna) == before
    assert_game_goes_on(anna, [table for table in others if table is not mine])


def test_the_lobby_is_as_it_was(server: ThreadServer, person: PersonFactory) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    anna.open(server.url, "saboteur-lv", 4, bots=1)
    bilal.sit(server.url, anna.code)
    bilal.press(bilal.button("lobby-ready"))
    for each, button in ((anna, "lobby-start-filled"), (bilal, "lobby-not-ready")):
        args = {"bots": 1} if button == "lobby-start-filled" else {}
        each.button(button, **args).wait_for()
        before = settled_contents(each)
        each.page.reload()
        each.button(button, **args).wait_for()
        after = settled_contents(each)
        assert len(after["lobby"]) == 4
        assert after == before
    anna.press(anna.button("lobby-start-filled", bots=1))
    for each in (anna, bilal):
        each.button("role-dismiss").wait_for()


def test_the_standings_stay_and_lead_to_another_game(
    server: ThreadServer, person: PersonFactory
) -> None:
    tables = start_game(seat_people(server.url, 3, seats=3, edition_text=SABOTEUR))
    anna = person("Anna")
    anna.take_over(tables[0].ticket)
    wait_for_game(anna, reads=True)
    play_out(tables, Rng(5))
    # The browser has seen the game end; it reads how, and what it says then stays.
    anna.button("end-go-on").click()
    anna.button("end-again").wait_for()
    before = settled_contents(anna)
    assert len(anna.page.locator("dialog[open] .podium bdi").all()) == 3
    assert reload(anna, reads=False) == before
    anna.press(anna.button("end-again"))
    anna.button("role-dismiss").wait_for()
    close_all(tables)
