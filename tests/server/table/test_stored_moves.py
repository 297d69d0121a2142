"""A move from the socket to the journal and back: the rules are asked once, each time.

What is stored was decided by an earlier server or by another one, so the rules are asked again
when it is read: what they do not allow makes the table unreadable, and nothing of it is applied.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from foolsgold.base.messages import UserError
from foolsgold.client import Ticket, spectate
from foolsgold.games.api import BadNotation, Refused
from foolsgold.server.storage.store import ChangeRow, Store, TableRow
from foolsgold.server.table import stored_changes
from foolsgold.server.table.stored_changes import BotSat, Started
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from tests.server.virtual_time import Device, VirtualRoom, run_in_virtual_time
from tests.support.error_matching import about
from tests.support.server_harness import run_thread_server, seat_people

OPENED = """\
{"change":"opened","edition":"EDITION","seats":4,"lang":"en","own_edition":null,"options":[],"turn_seconds":60,"chat":true,"locked":false}
{"change":"sat","seat":0,"name":"Anna","key_hash":"key 0"}
{"change":"sat","seat":1,"name":"Bilal","key_hash":"key 1"}
{"change":"bot-sat","seat":2,"name":"Robbie","bot":"random"}
{"change":"vacated","seat":2,"why":"freed"}
{"change":"readied","seat":1,"ready":true}
{"change":"started","seed":11,"filled":[{"change":"bot-sat","seat":2,"name":"Brokk","bot":"BOT"},{"change":"bot-sat","seat":3,"name":"Durin","bot":"BOT"}]}
"""
SABOTEUR = """\
{"change":"moved","seat":1,"move":"place 7 1,0 turned","by":"person"}
{"change":"moved","seat":2,"move":"break 14 4","by":"bot"}
{"change":"moved","seat":3,"move":"discard 21","by":"bot"}
{"change":"moved","seat":0,"move":"place 5 1,1 turned","by":"person"}
{"change":"moved","seat":1,"move":"peek 10 1","by":"person"}
{"change":"moved","seat":2,"move":"place 13 1,-1","by":"bot"}
{"change":"moved","seat":3,"move":"discard 18","by":"bot"}
{"change":"moved","seat":0,"move":"place 3 1,2","by":"person"}
{"change":"moved","seat":1,"move":"mend 11 4 cart","by":"person"}
"""
GOBBLINGS = """\
{"change":"moved","seat":1,"move":"place 3 1,0 90","by":"person"}
{"change":"moved","seat":2,"move":"peek 8 3","by":"bot"}
{"change":"moved","seat":3,"move":"replace 9","by":"bot"}
{"change":"moved","seat":0,"move":"explode 2 1,0","by":"person"}
{"change":"moved","seat":1,"move":"place 4 0,1 270","by":"person"}
{"change":"moved","seat":1,"move":"serve 3","by":"person"}
{"change":"moved","seat":3,"move":"place 11 1,0 180","by":"bot"}
{"change":"moved","seat":0,"move":"swap 1 3","by":"person"}
{"change":"moved","seat":1,"move":"place 16 -1,0 90","by":"stand-in"}
"""
SAID = """\
{"change":"chatted","seat":0,"text":"hello"}
{"change":"claimed","seat":1,"claim":{"claim":"suspect","seat":2}}
{"change":"paused","paused":true}
{"change":"paused","paused":false}
{"change":"muted","seat":1,"muted":true}
{"change":"chat-switched","on":false}
{"change":"locked","locked":true}
{"change":"host-passed","seat":1}
{"change":"vacated","seat":0,"why":"left"}
"""
STORED = {
    "saboteur": OPENED.replace("EDITION", "saboteur-en").replace("BOT", "digger") + SABOTEUR + SAID,
    "gobblings": OPENED.replace("EDITION", "gobblings").replace("BOT", "goblin") + GOBBLINGS + SAID,
}
"""Written by the first server there was. A database may be as old as that: it has to open."""


def lines_of(game: str) -> list[str]:
    return STORED[game].splitlines()


def folded(lines: list[str]) -> Table:
    table = Table("BCD234", stored_changes.decode_opening(lines[0]))
    for line in lines[1:]:
        table.apply(table.decode_stored(line))
    return table


# --- old databases -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", STORED)
def test_old_stored_changes_are_read_and_would_be_written_alike(game: str) -> None:
    first, *rest = lines_of(game)
    table = Table("BCD234", stored_changes.decode_opening(first))
    # Fields that came later stand behind those of old, with their defaults.
    assert stored_changes.encode_change(stored_changes.decode_opening(first)).startswith(
        first.removesuffix("}")
    )
    for line in rest:
        change = table.decode_stored(line)
        assert stored_changes.encode_change(change) == line
        table.apply(change)
    assert (table.number, table.turn, table.host, table.to_act) == (25, 10, 1, 2)
    assert [held.name for held in table.seat_states] == ["Anna", "Bilal", "Brokk", "Durin"]
    assert [held.is_person for held in table.seat_states] == [False, True, False, False]
    assert table.locked
    assert not table.chat
    assert len(table.talk) == 2


def test_a_stored_move_may_lack_what_came_later() -> None:
    table = folded(lines_of("saboteur")[:7])
    moved = table.decode_stored('{"change":"moved","seat":1,"move":"place 7 1,0 turned"}')
    assert isinstance(moved, stored_changes.Moved)
    assert moved.by is frames.MovedBy.PERSON


# --- asked once --------------------------------------------------------------------------------


class Asked:
    """The rules of a game, and how often they were asked whether a move is legal."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self.count = 0

    def __getattr__(self, name: str) -> Any:
        if name in ("refusal", "step"):  # a step asks, too
            self.count += 1
        return getattr(self._rules, name)


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])
def test_the_rules_are_asked_once_for_each_move_of_people_and_bots(edition: str) -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=4, edition=edition, bot_pace=1.0)
        asked = Asked(stage.table.ruleset.rules)
        stage.table.ruleset = msgspec.structs.replace(stage.table.ruleset, rules=asked)
        stage.start()
        devices = [await stage.enter(seat) for seat in range(2)]
        game = stage.table.game
        assert game is not None
        movers = set()
        while len(game.moves) < 12:
            seat = stage.table.to_act
            assert seat is not None
            movers.add(seat)
            if seat < 2:
                assert isinstance(await play(stage, devices[seat]), frames.Ack)
            else:
                await asyncio.sleep(1.5)
            assert asked.count == len(game.moves)
        assert len(movers) == 4

    run_in_virtual_time(work())


async def play(stage: VirtualRoom, device: Device) -> frames.ServerFrame:
    assert stage.table.game is not None
    move = msgspec.Raw(msgspec.json.encode(stage.table.game.legal_moves[0]))
    turn = stage.table.turn
    return await device.do(ask.PlayMove(id=f"m{turn}", turn=turn, move=move))


@pytest.mark.parametrize("game", STORED)
def test_the_rules_are_asked_once_for_each_stored_move(game: str) -> None:
    first, *rest = lines_of(game)
    table = Table("BCD234", stored_changes.decode_opening(first))
    asked = Asked(table.ruleset.rules)
    table.ruleset = msgspec.structs.replace(table.ruleset, rules=asked)
    for line in rest:
        table.apply(table.decode_stored(line))
    assert asked.count == 9


# --- what no rule explains ---------------------------------------------------------------------

ILLEGAL = '{"change":"moved","seat":2,"move":"discard 99","by":"bot"}'
UNEXPLAINED: dict[str, tuple[str, type[Exception]]] = {
    "a card nobody has there": (ILLEGAL, Refused),
    "a cell that is taken": (ILLEGAL.replace("discard 99", "place 15 1,0"), Refused),
    "a move of another game": (ILLEGAL.replace("discard 99", "serve 3"), BadNotation),
    "no move at all": (ILLEGAL.replace('"discard 99"', "null"), TypeError),
    "an unknown change": ('{"change":"burnt"}', msgspec.ValidationError),
    "a seat that is not there": ('{"change":"vacated","seat":7,"why":"left"}', IndexError),
    "a deal that cannot be": ('{"change":"started","seed":-1}', UserError),
    "a second opening": (lines_of("saboteur")[0], ValueError),
}


@pytest.mark.parametrize("what", UNEXPLAINED)
def test_a_stored_move_the_rules_refuse_changes_nothing(what: str) -> None:
    body, error = UNEXPLAINED[what]
    table, untouched = folded(lines_of("saboteur")), folded(lines_of("saboteur"))
    with pytest.raises(error):
        table.apply(table.decode_stored(body))
    assert told(table) == told(untouched)


def told(table: Table) -> dict[str, Any]:
    """All a table holds, but for the game's own insides."""
    held = dict(vars(table))
    game = held.pop("game")
    return {**held, "state": game and game.state, "moves": game and game.moves}


def test_a_game_that_cannot_begin_fills_no_seats() -> None:
    table = folded(lines_of("saboteur")[:6])
    bots = (BotSat(2, "Brokk", "digger"), BotSat(3, "Durin", "digger"))
    with pytest.raises(UserError, check=about("seed-wrong")):
        table.apply(table.decode_stored(stored_changes.encode_change(Started(-1, bots))))
    assert table.seat_states[2].is_open
    assert table.game is None


@pytest.mark.parametrize("what", ["all good", *UNEXPLAINED])
def test_a_table_with_a_refused_stored_move_is_reported_unreadable(
    tmp_path: Path, what: str
) -> None:
    lines = lines_of("saboteur")
    if what != "all good":
        lines.append(UNEXPLAINED[what][0])
    with closing(Store(str(tmp_path / "tables.db"))) as store:
        rows = [ChangeRow("t", n, "x", str(n), line, 0.0) for n, line in enumerate(lines, start=1)]
        assert store.open_table(TableRow("t", "BCD234"), rows)
    with run_thread_server(tmp_path) as server:
        answer = httpx.get(f"{server.url}/api/tables/BCD234")
    if what == "all good":
        assert answer.json()["stage"] == "playing"
    else:
        assert answer.status_code == 500
        assert answer.json()["why"]["id"] == "table-unreadable"
        assert "table unreadable" in server.log.getvalue()


def test_people_are_told_when_another_server_stored_a_refused_move() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3)
        stage.start()
        device = await stage.enter(0)
        number = stage.table.number
        good = '{"change":"chatted","seat":1,"text":"hello from afar"}'
        bad = '{"change":"moved","seat":0,"move":"discard 99","by":"person"}'
        for body in (good, bad):
            place = len(stage.journal.rows) + 1
            stage.journal.rows.append(ChangeRow("table", place, "other", str(place), body, 0.0))
        for name in ("a", "b"):
            answer = await device.do(ask.SendChat(id=name, text="hi"))
            assert isinstance(answer, frames.CommandRefused)
            assert answer.why.id == "table-unreadable"
        with pytest.raises(UserError, check=about("table-unreadable")):
            await stage.room.sync()
        # All that could be read is there and was told once; the rest was not begun.
        assert stage.table.number == number + 1
        assert [change.what.text for change in device.frames_of(frames.Change)] == [
            "hello from afar"
        ]
        assert stage.table.game is not None
        assert not stage.table.game.moves
        assert "table unreadable" in stage.log.getvalue()

    run_in_virtual_time(work())


def test_everybody_is_disconnected_from_an_unreadable_table(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, look_every=0.05) as server:
        (host,) = seat_people(server.url, 1, seats=3)
        watcher = spectate(host.link)
        with listening(watcher) as socket:
            assert json.loads(socket.recv(30))["is"] == "welcome"
            with closing(Store(str(tmp_path / "tables.db"))) as store:
                table, rows = store.table_with_all_changes(host.code)
                assert table is not None
                bad = ChangeRow(table.id, len(rows) + 1, "other", "x", ILLEGAL, 0.0)
                assert store.append([bad]) == [True]
            assert goodbye(socket) == ("table-unreadable", True)
        with listening(watcher) as socket:
            assert goodbye(socket) == ("table-unreadable", False)


@contextmanager
def listening(ticket: Ticket) -> Iterator[ClientConnection]:
    with connect(ticket.socket_url) as socket:
        # It may have said goodbye already.
        with suppress(ConnectionClosed):
            socket.send('{"do":"hello"}')
        yield socket


def goodbye(socket: ClientConnection) -> tuple[str, bool]:
    """Why the server ends the connection, and whether one may come back."""
    while (frame := json.loads(socket.recv(30)))["is"] != "bye":
        pass
    return frame["why"]["id"], frame["again"]
