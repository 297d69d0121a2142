"""A walk through every screen and dialog of the page, and short editions to get there soon."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.wire import commands as ask
from tests.browser.players import Person
from tests.support.server_harness import close_all, wait_for


def edition_of_shapes(*cards: str, columns: int = 7) -> str:
    """An edition whose deck has passages of these shapes only, and no saboteurs."""
    shapes = ("NS", "EW", "NW", "NE", "NES", "NEW", "NESW")
    passages = "\n".join(f"{shape} = {60 if shape in cards else 0}" for shape in shapes)
    dead_ends = "\n".join(f"{shape} = 0" for shape in (*shapes, "N", "E"))
    return f"""
extends = "saboteur-en"
id = "short"
rounds = 1
columns_between = {columns}
min_path_cards = 0

[roles]
3 = {{ saboteurs = 0, diggers = 3 }}

[deck.passages]
{passages}

[deck.dead_ends]
{dead_ends}

[deck.actions]
map = 0
rockfall = 0

[deck.breaks]
pick = 0
lamp = 0
cart = 0

[deck.mends]
pick = 0
lamp = 0
cart = 0
"pick+lamp" = 0
"pick+cart" = 0
"lamp+cart" = 0
"""


TEES_EDITION = edition_of_shapes("NES")
"""Every card fits beside the start, and in two ways above and below it."""
CROSSROADS_EDITION = edition_of_shapes("NESW", columns=3)
"""Every card fits everywhere: all have a turn before the first goal, and everybody gets gold."""
UNEQUAL_GOLD_EDITION = edition_of_shapes("NESW", columns=4) + "\n[gold]\n1 = 1\n2 = 1\n3 = 1\n"
"""The same, but who begins comes to the goal, and first has to choose from gold that differs:
where there is nothing to choose, nobody is asked."""


def seat_with_programs(
    person: Person, url: str, edition_text: str, **settings: Any
) -> list[RemoteTable]:
    """A person in the first of three seats; programs hold the others, and a second key to the
    first."""
    tickets = [open_table(url, person.name, edition_text=edition_text, seats=3, **settings)]
    tickets += [sit_down(tickets[0].link, name) for name in ("Ólafur", "דנה")]
    person.take_over(tickets[0])
    return [RemoteTable(ticket) for ticket in tickets]


def begin_game(tables: list[RemoteTable]) -> None:
    """The game begins."""
    for table in tables[1:]:
        table.send_and_wait(ask.Ready(id=new_id()))
    tables[0].send_and_wait(ask.Start(id=new_id()))
    for table in tables:
        wait_for(partial(_has_cards, table), [table])


def play_until(tables: list[RemoteTable], happened: Callable[[], object]) -> None:
    """All seats play as bots do, until something is so for the first of them."""
    rng = Rng(3)
    for _ in range(400):
        number = max(table.number or 0 for table in tables)
        wait_for(partial(_are_at, tables, number), tables)
        if happened():
            return
        acting = next(table for table in tables if table.is_my_turn)
        assert acting.ruleset is not None
        game = acting.ruleset.rules.name
        acting.play(rule_bot(game).choose(acting.view, acting.round_history, rng))
    raise AssertionError("it did not happen")


def _has_cards(table: RemoteTable) -> bool:
    return table.view is not None


def _are_at(tables: list[RemoteTable], number: int) -> bool:
    return all(table.number == number for table in tables)


def press_in_menu(person: Person, message: str) -> None:
    """Presses something of the bar on top, which is a menu on a phone."""
    if person.phone:
        person.press(person.button("page-menu"))
    person.press(person.button(message))


def tour(person: Person, url: str) -> Iterator[str]:
    """Every screen in turn, by its name, when it is there to be looked at."""
    page = person.page
    page.goto(url)
    person.button("home-play").wait_for()
    yield "home"
    page.goto(f"{url}/?new")
    person.button("home-new-go").wait_for()
    yield "new table"
    person.press(page.locator(".fold > summary"))
    page.locator("input[name=pace]").first.wait_for()
    for fold in page.locator("details details > summary").all():
        person.press(fold)
    page.locator("textarea").wait_for()
    yield "new table, unfolded"
    page.goto(f"{url}/rules/gobblings-advanced")
    page.locator("article h1").wait_for()
    page.locator(".book").wait_for()
    yield "rules"
    page.goto(f"{url}/cards/saboteur-en")
    page.locator(".book").wait_for()
    yield "cards"
    page.goto(f"{url}/rules/compare?with=saboteur-uk,saboteur-he")
    page.locator("tbody").wait_for()
    yield "editions side by side"
    press_in_menu(person, "keys-title")
    page.locator("dialog[open] kbd").first.wait_for()
    yield "keys"
    page.goto(f"{url}/learn/gobblings")
    page.locator("section.speech").wait_for()
    yield "learn"
    page.goto(open_table(url, "Bilal").link)
    person.button("home-sit-go").wait_for()
    yield "sit down"
    tables = seat_with_programs(person, url, UNEQUAL_GOLD_EDITION)
    person.button("page-leave").wait_for()
    yield "lobby"
    person.press(person.button("face-change"))
    person.press(page.locator("details > summary").first)
    page.locator("input[name=pace]").first.wait_for()
    yield "lobby, unfolded"
    page.goto(f"{url}/tv/{tables[0].ticket.code}")
    page.locator(".sign svg").wait_for()
    yield "tv before the game"
    page.goto(tables[0].ticket.link)
    person.button("page-leave").wait_for()
    begin_game(tables)
    yield from _game(person, tables)
    tables[0].send_and_wait(ask.LeaveTable(id=new_id()))
    page.locator("h1").get_by_text(person.words("bye-left")).wait_for()
    yield "ended"
    close_all(tables)


def _game(person: Person, tables: list[RemoteTable]) -> Iterator[str]:
    page, ticket = person.page, tables[0].ticket
    person.button("role-dismiss").wait_for()
    yield "role"
    person.press(person.button("role-always"))
    person.button("role-never").wait_for()
    yield "role, open"
    person.press(person.button("role-never"))
    person.dismiss()
    play_until(tables, lambda: tables[0].is_my_turn)
    person.wait(lambda: person.must_act)
    yield "my turn"
    person.press(page.locator(".hand .card").first)
    page.locator(".place.lit").first.wait_for()
    yield "card chosen"
    person.press(person.button("help-about"))
    page.locator("dialog[open] .facts").wait_for()
    yield "card sheet"
    person.press(person.button("people-close"))
    press_in_menu(person, "page-rules")
    page.locator("dialog[open] article").wait_for()
    yield "rules above the table"
    person.press(person.button("people-close"))
    press_in_menu(person, "page-table")
    page.locator("dialog[open] .invite svg").first.wait_for()
    yield "table menu"
    person.press(person.button("people-close"))
    page.goto(f"{ticket.server}/tv/{ticket.code}")
    page.locator(".board.quiet").wait_for()
    yield "tv"
    page.goto(ticket.link)
    person.button("role-dismiss").wait_for()
    person.dismiss()
    play_until(tables, lambda: tables[0].is_my_turn and tables[0].view.phase == "draft")
    page.locator("dialog[open] .choice").first.wait_for()
    yield "round end"
    play_until(tables, lambda: tables[0].view.phase == "over")
    person.press(person.button("end-go-on"))
    page.locator("dialog[open] .side table").wait_for()
    yield "game end"
    person.press(person.button("end-rules"))
    page.locator("dialog[open] input[name=pace]").first.wait_for()
    yield "other rules"
