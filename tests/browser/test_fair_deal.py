"""Two people in two browsers: their devices seal the deal, and check it at the end."""

import asyncio
from pathlib import Path

from playwright.sync_api import Route

from foolsgold.server.rooms.room import Room
from foolsgold.server.table.decisions.moves import decide_move
from foolsgold.server.table.stored_changes import Change
from foolsgold.wire.frames import MovedBy
from foolsgold.wire.table_changes import SummaryDismissed
from tests.browser.conftest import PersonFactory
from tests.browser.players import Person
from tests.support.server_harness import ThreadServer, run_thread_server
from tests.support.timeouts import GAME_TIMEOUT_SECONDS


def test_devices_seal_a_deal_and_check_it_after_the_game(
    tmp_path: Path, person: PersonFactory
) -> None:
    with run_thread_server(tmp_path, sealed=True) as server:
        anna, boris = person("Anna"), person("Boris", phone=True)
        anna.open(server.url, "saboteur-en", 3)
        boris.sit(server.url, anna.code)
        boris.press(boris.button("lobby-ready"))
        anna.press(anna.button("lobby-start-filled", bots=1))
        for each in (anna, boris):
            each.wait_for_cards()
        assert server.running is not None
        (room,) = server.running.registry._rooms.values()
        game = server.call_in_loop(lambda: room.table.game)
        assert [part.seat for part in game.seal.parts if part.secret is not None] == [0, 1]
        for each in (anna, boris):
            look_behind_the_seal(each, game.seal.short_id)
        boris.page.route("**/record", tampered)
        finish(server, room)
        ends(anna, "fair-checked")
        ends(boris, "fair-broken")
        # Before the server: a page that looks for it would complain.
        for each in (anna, boris):
            each.close()


def look_behind_the_seal(each: Person, name: str) -> None:
    each.button("fair-seal").wait_for()
    each.dismiss()
    each.press(each.button("fair-seal"))
    for message in ("fair-how", "fair-so", "fair-trust"):
        each.text(message, "dialog[open]").wait_for()
    each.text("fair-name", "dialog[open]", seal=name).wait_for()
    each.page.keyboard.press("Escape")


def tampered(route: Route) -> None:
    """A server that tells of other cards than were sealed."""
    text = route.fetch().text()
    route.fulfill(body=text.replace("\nseed ", "\nseed 1"))


def finish(server: ThreadServer, room: Room) -> None:
    """The game is played to its end by the server: it is not what this test is about."""
    table, ledger = room.table, room._commit_log

    def decide() -> Change:
        if table.summary is not None:
            return SummaryDismissed(None)
        assert table.game is not None
        assert table.to_act is not None
        return decide_move(table, table.to_act, table.game.legal_moves[-1], MovedBy.PERSON)

    async def play() -> None:
        number = 0
        while table.to_act is not None:
            number += 1
            await ledger.commit("test", f"move {number}", decide)

    assert server._loop is not None
    asyncio.run_coroutine_threadsafe(play(), server._loop).result(GAME_TIMEOUT_SECONDS)


def ends(each: Person, message: str) -> None:
    each.wait_for_end()
    found = each.text(message, "dialog[open]")

    def is_told() -> bool:
        each.dismiss()
        return found.count() > 0

    each.wait(is_told)
