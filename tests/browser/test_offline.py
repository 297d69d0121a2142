"""Lost lines, restarted servers, closed doors: the page says what is wrong, and goes on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.games.saboteur.moves import Discard
from foolsgold.wire import commands as ask
from tests.browser.conftest import PersonFactory
from tests.browser.pages import assert_game_goes_on, settled_contents, wait_for_game
from tests.browser.players import Person, pattern_with_marks, play_to_end, without_marks
from tests.support.ports import lasting_port
from tests.support.profiles import choice_combinations
from tests.support.server_harness import (
    ProcessServer,
    ThreadServer,
    close_all,
    drain,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
    wait_for,
)

LINE_LOST = (r"WebSocket connection to .* failed", r"Failed to load resource: net::ERR_")
"""What Chromium itself writes when a line or a server is gone."""
REFUSED = (r"Failed to load resource: the server responded with a status of (404|409) ",)
BLOCKED = """
Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); },
});
"""
NO_COOKIES = """
Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
"""


@pytest.fixture
def tables(server: ThreadServer) -> Iterator[list[RemoteTable]]:
    """Three programs in a game; pages take their seats."""
    tables = start_game(seat_people(server.url, 3, seats=3))
    yield tables
    close_all(tables)


def acting(tables: list[RemoteTable]) -> RemoteTable:
    """Whose turn it is."""
    wait_for(lambda: any(table.is_my_turn for table in tables), tables)
    return next(table for table in tables if table.is_my_turn)


def at_seat(person: Person, table: RemoteTable, *, alone: bool = True) -> list[str]:
    """Somebody comes to the seat of a program, which goes unless both are to stay."""
    person.allowed_errors.extend(LINE_LOST)
    person.take_over(table.ticket)
    wait_for_game(person)
    if alone:
        table.disconnect()
    log: list[str] = settled_contents(person)["log"]
    return log


def discarding(table: RemoteTable, place: int) -> Discard:
    """A move that every hand allows."""
    return Discard(table.view.hand[place].card)


# --- the line ------------------------------------------------------------------------------------


def test_who_was_offline_has_missed_nothing(
    person: PersonFactory, tables: list[RemoteTable]
) -> None:
    away, stayed = person("Anna"), person("Anna")
    before = at_seat(away, tables[0], alone=False)
    at_seat(stayed, tables[0], alone=False)
    turn = away.tracker.turn
    away.context.set_offline(True)
    away.text("page-lost", ".banners").wait_for()
    play_out(tables, Rng(2), most=8)
    stayed.wait(lambda: stayed.tracker.turn == turn + 8)
    assert settled_contents(away)["log"] == before
    away.context.set_offline(False)
    away.text("page-lost", ".banners").wait_for(state="detached")
    away.wait(lambda: away.tracker.turn == turn + 8)
    assert settled_contents(away) == settled_contents(stayed)
    assert len(settled_contents(away)["log"]) >= len(before) + 8


def test_a_move_made_offline_is_sent_when_the_line_is_back(
    person: PersonFactory, tables: list[RemoteTable]
) -> None:
    mine = acting(tables)
    others = [table for table in tables if table is not mine]
    move, turn = discarding(mine, 0), mine.turn
    anna = person("Anna")
    at_seat(anna, mine)
    anna.context.set_offline(True)
    anna.text("page-lost", ".banners").wait_for()
    anna.attempt(move)
    anna.text("hand-sending", ".said").wait_for()
    drain(others[0], 0.1)
    assert others[0].turn == turn
    anna.context.set_offline(False)
    anna.anchor(f"hand:{move.card}").wait_for(state="detached")
    anna.text("hand-sending", ".said").wait_for(state="detached")
    wait_for(lambda: others[0].turn == turn + 1, others)
    assert anna.page.locator(".toast").count() == 0
    assert_game_goes_on(anna, others)


def test_a_move_made_offline_that_comes_too_late_is_refused_in_words(
    person: PersonFactory, tables: list[RemoteTable]
) -> None:
    mine = acting(tables)
    others = [table for table in tables if table is not mine]
    made, wanted, turn = discarding(mine, 0), discarding(mine, 1), mine.turn
    anna = person("Anna")
    at_seat(anna, mine, alone=False)
    anna.context.set_offline(True)
    anna.text("page-lost", ".banners").wait_for()
    anna.attempt(wanted)
    mine.play(made)
    mine.disconnect()
    anna.context.set_offline(False)
    anna.text("turn-passed", ".toast").wait_for()
    anna.anchor(f"hand:{made.card}").wait_for(state="detached")
    assert anna.anchor(f"hand:{wanted.card}").count() == 1
    wait_for(lambda: others[0].turn == turn + 1, others)
    assert_game_goes_on(anna, others)


def test_a_move_whose_answer_was_lost_is_not_made_twice(
    person: PersonFactory, tables: list[RemoteTable]
) -> None:
    mine = acting(tables)
    other = next(table for table in tables if table is not mine)
    move, turn = discarding(mine, 0), mine.turn
    swallowed: list[str | bytes] = []
    sent: list[str | bytes] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def up(text: str | bytes) -> None:
            if '"do":"move"' in str(text):
                sent.append(text)
            server.send(text)

        def down(text: str | bytes) -> None:
            # Neither the news nor the answer gets through the first time.
            if not swallowed and '"is":"change"' in str(text):
                swallowed.append(text)
                page.close(code=1012)
                server.close(code=1012)
            else:
                page.send(text)

        page.on_message(up)
        server.on_message(down)

    anna = person("Anna")
    anna.allowed_errors.extend(LINE_LOST)
    anna.page.route_web_socket(re.compile("/live"), between)
    anna.take_over(mine.ticket)
    wait_for_game(anna)
    mine.disconnect()
    anna.attempt(move)
    anna.wait(lambda: len(sent) == 2)
    anna.anchor(f"hand:{move.card}").wait_for(state="detached")
    anna.text("hand-sending", ".said").wait_for(state="detached")
    assert sent[0] == sent[1]
    wait_for(lambda: other.turn == turn + 1, [other])
    assert anna.page.locator(".toast").count() == 0


def test_a_killed_server_that_comes_back_goes_on_by_itself(
    person: PersonFactory, tmp_path: Path
) -> None:
    database, port = str(tmp_path / "tables.db"), str(lasting_port())
    anna = person("Anna")
    anna.allowed_errors.extend(LINE_LOST)
    with ProcessServer(database, "--port", port) as first:
        anna.open(first.url, "saboteur-en", 3, bots=2)
        anna.press(anna.button("lobby-start"))
        play_to_end([anna], seed=1, most=1)
        anna.wait(lambda: anna.must_act)
        before, turn = settled_contents(anna), anna.tracker.turn
        first.kill()
        anna.text("page-lost", ".banners").wait_for()
        with ProcessServer(database, "--port", port):
            anna.text("page-lost", ".banners").wait_for(state="detached")
            assert settled_contents(anna) == before
            assert play_to_end([anna], seed=1, most=2) == 2
            assert anna.tracker.turn >= turn + 2


# --- doors ---------------------------------------------------------------------------------------


def test_who_is_shown_out_is_told_and_has_ways_on(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    anna.open(server.url, "saboteur-en", 3)
    bilal.sit(server.url, anna.code)
    anna.press(anna.button("lobby-kick-long", name="Bilal"))
    anna.press(anna.button("lobby-kick-sure-long", name="Bilal"))
    bilal.text("bye-kicked", "h1").wait_for()
    for way in ("page-home", "page-watch"):
        assert bilal.page.locator("main").get_by_role("link", name=said(bilal, way)).count() == 1


def test_who_is_shown_out_of_a_game_can_watch_it(
    person: PersonFactory, tables: list[RemoteTable]
) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    at_seat(anna, tables[0])
    at_seat(bilal, tables[1])
    anna.press(anna.anchor("seat:1"))
    anna.press(anna.button("seats-kick"))
    anna.press(anna.button("seats-kick-sure"))
    bilal.text("bye-kicked", "h1").wait_for()
    bilal.press(bilal.page.get_by_role("link", name=said(bilal, "page-watch")))
    bilal.page.locator(".board").wait_for()
    assert bilal.page.locator(".hand").count() == 0
    told = anna.words("join-plays-on", name="Bilal")
    anna.wait(
        lambda: without_marks(told) in without_marks(anna.page.locator(".log").first.inner_text())
    )


def said(person: Person, message: str) -> re.Pattern[str]:
    """A message as the page shows it."""
    return pattern_with_marks(person.words(message))


def door(server: ThreadServer, kind: str) -> Ticket:
    """A table where nobody can sit down."""
    if kind == "seats-closed":
        # Where bots play one could take over from them.
        tickets = seat_people(server.url, 3, seats=3)
        close_all(start_game(tickets))
        return tickets[0]
    host = open_table(server.url, "Anna", seats=3, bots=[{}] * (1 if kind != "table-full" else 2))
    table = RemoteTable(host)
    if kind == "table-locked":
        table.send_and_wait(ask.Lock(id=new_id(), locked=True))
    table.disconnect()
    return host


@pytest.mark.parametrize("kind", ["table-full", "table-locked", "seats-closed"])
def test_a_closed_door_says_why_and_offers_to_watch(
    server: ThreadServer, person: PersonFactory, kind: str
) -> None:
    host = door(server, kind)
    bilal = person("Bilal", phone=kind == "table-full")
    bilal.page.goto(host.link)
    bilal.text(kind, "[role=alert]").wait_for()
    assert bilal.button("home-sit-go").count() == 0
    bilal.press(bilal.button("page-watch"))
    shown = ".board" if kind == "seats-closed" else "main ol"
    bilal.page.locator(shown).wait_for()
    assert bilal.tracker.seat is None


def test_a_door_that_opens_lets_in_who_waits(server: ThreadServer, person: PersonFactory) -> None:
    host = door(server, "table-locked")
    bilal = person("Bilal")
    bilal.page.goto(host.link)
    bilal.text("table-locked", "[role=alert]").wait_for()
    table = RemoteTable(host)
    table.send_and_wait(ask.Lock(id=new_id(), locked=False))
    bilal.page.get_by_label(bilal.words("home-name")).fill("Bilal")
    bilal.press(bilal.button("home-sit-go"))
    bilal.button("lobby-ready").wait_for()
    table.disconnect()


def test_wrong_codes_and_old_links(server: ThreadServer, person: PersonFactory) -> None:
    anna = person("Anna")
    anna.allowed_errors.extend(REFUSED)
    anna.page.goto(server.url)
    code = anna.page.get_by_label(anna.words("home-code"))
    code.fill("what?")
    anna.press(anna.button("home-join-go"))
    anna.text("home-code-wrong", "[role=alert]").wait_for()
    code.fill("zzz999")
    anna.press(anna.button("home-join-go"))
    anna.text("table-unknown", "[role=alert]", code="ZZZ999").wait_for()
    anna.page.goto(f"{server.url}/t/ZZZ999")
    anna.text("table-unknown", "h1", code="ZZZ999").wait_for()
    assert anna.button("page-sit-again").count() == 0
    anna.page.locator("main").get_by_role("link", name=said(anna, "page-home")).click()
    anna.button("home-play").wait_for()


def test_two_people_of_one_name(server: ThreadServer, person: PersonFactory) -> None:
    host = open_table(server.url, "Anna", seats=3)
    other = person("Anna")
    other.allowed_errors.extend(REFUSED)
    other.page.goto(host.link)
    name = other.page.get_by_label(other.words("home-name"))
    name.fill("Anna")
    other.press(other.button("home-sit-go"))
    other.text("name-taken", "[role=alert]", name="Anna").wait_for()
    name.fill("Anna B.")
    other.press(other.button("home-sit-go"))
    other.button("lobby-ready").wait_for()


def test_a_key_that_opens_nothing_any_more(server: ThreadServer, person: PersonFactory) -> None:
    host = open_table(server.url, "Anna", seats=3)
    lost = sit_down(host.link, "Bilal")
    table = RemoteTable(lost)
    table.send_and_wait(ask.LeaveTable(id=new_id()))
    table.close()
    bilal = person("Bilal")
    bilal.take_over(lost)
    bilal.text("seat-lost", "h1").wait_for()
    bilal.press(bilal.button("page-sit-again"))
    bilal.page.get_by_label(bilal.words("home-name")).fill("Bilal")
    bilal.press(bilal.button("home-sit-go"))
    bilal.button("lobby-ready").wait_for()
    bilal.page.reload()
    bilal.button("lobby-ready").wait_for()


# --- a browser that keeps nothing ----------------------------------------------------------------


def test_blocked_storage_is_told_and_one_can_play(
    server: ThreadServer, person: PersonFactory
) -> None:
    anna = person("Anna")
    anna.context.add_init_script(BLOCKED)
    anna.page.goto(server.url)
    anna.text("page-forgets", "main").wait_for()
    anna.press(anna.button("home-play"))
    anna.text("page-forgets", ".banners").wait_for()
    anna.wait(lambda: anna.view is not None)
    assert play_to_end([anna], seed=1, most=2) == 2


def test_blocked_cookies_are_told_and_one_can_watch(
    server: ThreadServer, person: PersonFactory
) -> None:
    host = open_table(server.url, "Anna", seats=3)
    bilal = person("Bilal")
    bilal.context.add_init_script(NO_COOKIES)
    bilal.page.goto(host.link)
    bilal.text("page-no-storage", ".banners").wait_for()
    bilal.press(bilal.button("page-watch"))
    bilal.page.locator("main ol").wait_for()


# --- a screen that breaks ------------------------------------------------------------------------


LESSON = re.compile(r"/api/lesson\b")


def impossible_board(route: Route) -> None:
    """A lesson whose first step cannot be drawn."""
    lesson = route.fetch().json()
    # Two tiles on one cell: the board keeps them apart by their cells.
    lesson["steps"][0]["view"]["board"] *= 2
    route.fulfill(json=lesson)


@pytest.mark.parametrize(("lang", "phone"), choice_combinations(("en", "he"), (False, True)))
def test_a_screen_that_cannot_be_drawn_is_logged_and_has_ways_on(
    server: ThreadServer, person: PersonFactory, lang: str, phone: bool
) -> None:
    anna = person("Anna", lang=lang, phone=phone)
    anna.page.route(LESSON, impossible_board)
    anna.page.goto(f"{server.url}/learn")
    anna.text("page-broken", "[role=alert] h1").wait_for()
    (logged,) = anna.errors
    assert "A screen could not be drawn." in logged
    # With the place in the program where it happened.
    assert re.search(r"Error: .*\n\s+at .*\.js:\d+", logged)
    anna.press(anna.button("page-again"))
    anna.wait(lambda: len(anna.errors) == 2)
    anna.text("page-broken", "[role=alert] h1").wait_for()
    anna.page.unroute(LESSON)
    anna.press(anna.button("page-again"))
    expect(anna.page.locator("section.speech")).to_be_visible()
    anna.page.route(LESSON, impossible_board)
    anna.page.reload()
    anna.press(anna.page.get_by_role("link", name=said(anna, "page-back-home")))
    anna.button("home-play").wait_for()
    anna.errors.clear()


# --- several at one seat, and the house ----------------------------------------------------------


def test_two_tabs_of_one_seat_show_the_same(
    person: PersonFactory, tables: list[RemoteTable]
) -> None:
    mine = acting(tables)
    others = [table for table in tables if table is not mine]
    anna, second = person("Anna"), person("Anna")
    move, wanted = discarding(mine, 0), discarding(mine, 1)
    at_seat(anna, mine)
    at_seat(second, mine)
    assert settled_contents(anna) == settled_contents(second)
    second.press(second.anchor(f"hand:{wanted.card}"))
    second.press(second.button("hand-discard"))
    second.text("hand-discard-sure", ".said").wait_for()
    anna.attempt(move)
    # What was about to be done there is not asked any more, and whose turn it is instead is said.
    second.anchor(f"hand:{move.card}").wait_for(state="detached")
    assert second.text("hand-discard-sure", ".said").count() == 0
    assert second.button("hand-sure").count() == 0
    name = name_of(acting(others))
    second.text("hand-turn-of", ".said", name=name).wait_for()
    assert settled_contents(second)["log"] == settled_contents(anna)["log"]
    play_out(others, Rng(1), most=2)
    # The card may still be the right one, but to put it away is asked about anew.
    second.wait(lambda: second.must_act)
    second.button("hand-discard").wait_for()
    assert second.anchor(f"hand:{wanted.card}").get_attribute("aria-pressed") == "true"
    assert second.button("hand-sure").count() == 0
    second.press(second.button("hand-cancel"))
    assert settled_contents(second) == settled_contents(anna)
    assert_game_goes_on(second, others)


def name_of(table: RemoteTable) -> str | None:
    """What a program's sitter is called."""
    assert table.table is not None
    assert table.seat is not None
    return table.table.seats[table.seat].name


def test_the_host_pauses_and_passes_on(person: PersonFactory, tables: list[RemoteTable]) -> None:
    anna, bilal = person("Anna"), person("Bilal")
    at_seat(anna, tables[0])
    at_seat(bilal, tables[1])
    anna.press(anna.button("page-table"))
    anna.press(anna.page.get_by_role("switch", name=said(anna, "page-pause")))
    bilal.text("page-paused", ".banners", who="other").wait_for()
    bilal.text("table-paused", ".said").wait_for()
    assert bilal.button("page-go-on").count() == 0
    anna.press(
        anna.page.locator("dialog[open]").get_by_role("button", name=said(anna, "people-close"))
    )
    anna.text("page-paused", ".banners", who="you").wait_for()
    anna.press(anna.button("page-go-on"))
    for each in (anna, bilal):
        each.page.locator(".banners p").wait_for(state="detached")
    anna.press(anna.anchor("seat:1"))
    anna.press(anna.button("seats-pass-host"))
    bilal.text("join-host-passed", "[role=log]", who="you", name="Bilal").wait_for()
    anna.text("join-host-passed", "[role=log]", who="other", name="Bilal").wait_for()
    bilal.press(bilal.button("page-table"))
    bilal.page.get_by_role("switch", name=said(bilal, "page-pause")).wait_for()
    anna.press(anna.button("page-table"))
    anna.button("page-leave").wait_for()
    assert anna.page.get_by_role("switch").count() == 0


def test_a_bot_stands_in_for_who_is_away_and_hands_back(
    person: PersonFactory, tmp_path: Path
) -> None:
    with run_thread_server(tmp_path, absent_after=1.2, host_after=0.5) as server:
        tables = start_game(seat_people(server.url, 2, seats=3))
        anna, bilal = person("Anna"), person("Bilal")
        at_seat(anna, tables[0])
        at_seat(bilal, tables[1])
        anna.page.goto("about:blank")
        bilal.text("join-host-passed", "[role=log]", who="you", name="Bilal").wait_for()
        rng = Rng(1)

        def has_stood_in() -> bool:
            if bilal.must_act:
                bilal.play(bilal.advised_move(rng))
            return bilal.text("join-stand-in", "[role=log]", who="other", name="Anna").count() > 0

        bilal.wait(has_stood_in)
        anna.page.goto(tables[0].ticket.link)
        wait_for_game(anna)
        assert play_to_end([anna, bilal], seed=2, most=4) == 4
        bilal.text("join-returned", "[role=log]", name="Anna").wait_for()
        close_all(tables)
