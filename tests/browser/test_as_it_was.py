"""Looking back shows what the live table showed: whole games, by what a reader can read of them."""

from typing import Any

import pytest

from browser.conftest import Seat
from browser.people import Person
from browser.test_look_back import look_back
from depth import EXPLORES
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable
from server.harness import InThread, caught_up, close_all, party, started

NEARER = "" if EXPLORES else "columns_between = 4\n"
"""Goals nearer by make whole games with fewer moments: each is looked at three times."""
SHORT = {
    "saboteur-en": f'extends = "saboteur-en"\nrounds = {2 if EXPLORES else 1}\n{NEARER}',
    "gobblings": f'extends = "gobblings"\npoints_to_win = 4\n{NEARER}',
}
"""Whole games, and not long ones."""
SHOWN = """(host) => {
    if (document.querySelector("[aria-busy=true]") !== null) return null;
    const all = (places) => [...document.querySelectorAll(places)];
    const text = (one) => one.innerText.replaceAll(/\\s+/g, " ").trim();
    return {
        board: all(".board [aria-label]").map((one) => one.getAttribute("aria-label")),
        // Which was drawn first is nothing anybody sees.
        tiles: all(".board svg path").map((one) => one.getAttribute("d")).sort().join(" "),
        // Whose table it was is nothing of the game.
        seats: all("[data-anchor^='seat:']").map((one) => text(one).replace(host, "")),
        log: all("[role=log] li:not(.table)").map(text).slice(-8),
    };
}"""
"""The maze, the seats and the newest of the log; nothing while some of it is still to come."""


def shown(who: Person, before: dict[str, Any]) -> dict[str, Any]:
    """What stands there once it is not what was there before, and nothing changes any more.

    Each moment looks unlike the one before it, so nobody takes an old one for a new one.
    """
    found: list[dict[str, Any] | None] = [None]
    host = who.words("list-separator") + who.words("seats-host")

    def is_still() -> bool:
        who.drawn()
        found.append(who.page.evaluate(SHOWN, host))
        return found[-1] not in (None, before) and found[-1] == found[-2]

    who.wait(is_still)
    assert found[-1] is not None
    return found[-1]


def played(who: Person, tables: list[RemoteTable]) -> dict[str, dict[str, Any]]:
    """A whole game by programs; what somebody saw after each move, by the name of the moment."""
    seen: dict[str, dict[str, Any]] = {}
    rng, moves, number = Rng(5), 0, 1
    last: dict[str, Any] = {}
    while any(table.table is None or table.table.stage != "over" for table in tables):
        for table in tables:
            caught_up(table)
            table.go_on()
        acting = next((table for table in tables if table.is_my_turn), None)
        if acting is None:
            continue
        view = acting.view
        if view.round != number:
            number, moves = view.round, 0
        assert acting.box is not None
        acting.play(rule_bot(acting.box.rules.name).choose(view, acting.heard, rng))
        caught_up(acting)
        moves += 1
        # How a round ended is a summary at the table, and a moment of its own afterwards.
        if acting.view.round == number and acting.table and acting.table.summary is None:
            who.wait(lambda a=acting: who.tracker.turn == a.turn)  # type: ignore[misc]
            last = seen[f"r{number}m{moves}"] = shown(who, last)
    return seen


@pytest.mark.parametrize(("edition", "lang"), [("saboteur-en", "en"), ("gobblings", "he")])
def test_every_moment_shows_what_a_watcher_was_shown(
    server: InThread, person: Seat, edition: str, lang: str
) -> None:
    tickets = party(server.url, 3, seats=3, edition_text=SHORT[edition])
    tables = started(tickets)
    anna = person("Anna", lang=lang)
    anna.page.goto(f"{tickets[0].link}?watch")
    anna.page.locator(".play .board svg").first.wait_for()
    live = played(anna, tables)
    assert len(live) > 20
    link = anna.page.evaluate(
        "code => fetch(`/api/tables/${code}/past`).then((answer) => answer.json())",
        tickets[0].code,
    )
    close_all(tables)
    anna.page.goto(f"{server.url}/g/{link['id']}?eyes=watcher")
    look_back(anna)
    names = list(live)
    last: dict[str, Any] = {}
    for name in [*names, *reversed(names[:-1])]:
        anna.page.evaluate("name => (location.hash = name)", name)
        last = shown(anna, last)
        assert last == live[name], name
