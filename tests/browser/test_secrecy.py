"""Nobody learns from the page what their seat may not know: worlds that look alike are drawn alike.

The same game is played in two worlds that differ only in what one reader was not shown. All their
browser receives, draws and keeps is compared letter by letter.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from foolsgold.base.ids import Seat
from foolsgold.client import open_table, sit_down
from foolsgold.server.process import runner
from tests.browser.players import Person, browser_storage
from tests.server.projection.test_socket_secrecy import (
    SEATS,
    World,
    dealt,
    greet,
    loose_event,
    loose_roles,
    nothing,
    say,
    the_room,
    two_worlds,
)
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.server_harness import ThreadServer

CODE = "BCD234"
KEPT = {
    f"foolsgold.{name}"
    for name in (
        "language", "name", "face", "theme", "sound", "notices", "tables", "staging", "learned",
        "coordinates", "marks", "role",
    )
}  # fmt: skip
"""All that `settings.ts` lists."""
OWN_ID = re.compile(r'(?<="is":"ack","id":")[0-9a-f]{32}')
"""The page itself thinks of an id for what it asks, such as to go on: by chance."""
ANCHORS = re.compile("<!---->")
"""Where Svelte may put something: there are more once a part is there that is fetched later."""
MOVES, FEW = 14 if IS_EXPLORE_PROFILE else 8, 5
"""How long worlds are played that must look alike, and how soon a leak is seen."""
TOLD_AFTER = 400
"""Milliseconds until the announcer has said what it gathers; on a page whose time stands still."""

Plant = Callable[[pytest.MonkeyPatch, Any], None]


def seen(browser: Browser, folder: Path, world: World, seat: Seat | None, plant: Plant) -> str:
    """All that one reader's browser gets, shows and keeps while a world is played."""
    person = Person(browser, "Anna")
    # What is gathered does not depend on how fast the machine is.
    person.stop_time()
    shown: list[str] = []
    folder.mkdir()
    with dealt(world) as patch:
        patch.setattr(runner, "new_code", lambda: CODE)
        plant(patch, world.rules)
        with ThreadServer(str(folder / "tables.db")) as server:
            tickets = [open_table(server.url, "P0", edition=world.box.base, seats=SEATS)]
            tickets += [sit_down(tickets[0].link, f"P{n}") for n in range(1, SEATS)]
            room = the_room(server)
            room.table.ruleset = world.box
            if seat is not None:
                key = tickets[seat].key
                assert key is not None
                path = f"{server.url}/api/tables/{CODE}"
                person.context.add_cookies([{"name": "seat", "value": key, "url": path}])
            players = [greet(ticket) for ticket in tickets]
            person.page.goto(f"{server.url}/t/{CODE}" + "?watch" * (seat is None))
            person.wait_for_change(server.call_in_loop(lambda: room.table.number))
            person.wait_for_faces()
            person.page.clock.run_for(TOLD_AFTER)
            for each in players[1:]:
                say(each, {"do": "ready", "id": "r"})
            say(players[0], {"do": "start", "id": "s"})
            for number, move in enumerate(world.moves):
                acting, turn = server.call_in_loop(lambda: (room.table.to_act, room.table.turn))
                say(players[acting], {"do": "move", "id": f"m{number}", "turn": turn, "move": move})
                # Whatever is said and privately thought is the same in both worlds.
                say(
                    players[number % SEATS],
                    {"do": "claim", "id": f"c{number}", "claim": said(number, world)},
                )
                person.wait_for_change(server.call_in_loop(lambda: room.table.number))
                person.page.clock.run_for(TOLD_AFTER)
                shown.append(person.page.evaluate("document.documentElement.outerHTML"))
                # The new role, the end of a round: what lies behind them is looked at too.
                person.dismiss()
                if seat is not None:
                    person.anchor(f"seat:{(seat + 1) % SEATS}").press("m")
                shown.append(person.page.evaluate("document.documentElement.outerHTML"))
            shown += [browser_storage(person.page), *person.frames]
            for socket in players:
                socket.close()
            person.close()
            assert person.errors == []
            text = "\n".join(shown).replace(server.url, "")
            return ANCHORS.sub("", OWN_ID.sub("", text))


def said(number: int, world: World) -> dict[str, Any]:
    """Something that somebody claims, true or not."""
    finds = ("treasure", "stone") if world.rules.name == "saboteur" else ("gold", "dragon")
    goal = {"claim": "looked", "goal": number % 3, "found": finds[number % 2]}
    return goal if number % 4 else {"claim": "suspect", "seat": number % SEATS}


def difference(
    browser: Browser, folder: Path, plant: Plant, seat: Seat | None, game: str, moves: int = MOVES
) -> str:
    """Where two worlds are drawn differently, if they are."""
    edition = "en" if game == "saboteur" else "gobblings-advanced"
    for deal in range(20):
        pair = two_worlds(game, edition, True, deal, moves, seat)
        if pair is None:
            continue
        one, two = (
            seen(browser, folder / f"{deal}{n}", world, seat, plant) for n, world in enumerate(pair)
        )
        assert CODE in one
        if one == two:
            return ""
        at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
        return " <> ".join(each[max(at - 200, 0) : at + 200] for each in (one, two))
    raise AssertionError("no two worlds look alike")


@pytest.mark.parametrize("game", ["saboteur", "gobblings"])
@pytest.mark.parametrize("seat", [1, None])
def test_worlds_a_reader_cannot_tell_apart_look_the_same_in_their_browser(
    browser: Browser, tmp_path: Path, seat: Seat | None, game: str
) -> None:
    assert difference(browser, tmp_path, nothing, seat, game) == ""


@pytest.mark.parametrize("plant", [loose_roles, loose_event("Drew")])
def test_a_planted_leak_is_seen_in_the_browser(
    browser: Browser, tmp_path: Path, plant: Plant
) -> None:
    assert difference(browser, tmp_path, plant, 1, "saboteur", FEW)


def test_the_browser_keeps_only_what_the_settings_list(browser: Browser, tmp_path: Path) -> None:
    person = Person(browser, "Anna")
    with ThreadServer(str(tmp_path / "tables.db")) as server:
        person.page.goto(server.url)
        person.press(person.button("home-play"))
        person.wait(lambda: person.view is not None)
        kept = person.page.evaluate("() => Object.keys(localStorage)")
        assert set(kept) <= KEPT
        assert person.page.evaluate("() => [document.cookie, sessionStorage.length]") == ["", 0]
        (cookie,) = person.context.cookies(f"{server.url}/api/tables/{person.code}/live")
        assert cookie["httpOnly"]
        assert cookie["sameSite"] == "Strict"
        assert cookie["value"] not in browser_storage(person.page) + "".join(person.frames)
        person.close()
