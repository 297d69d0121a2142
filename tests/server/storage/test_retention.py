"""What is kept, how long, and how much: nobody fills the disk, and old tables go by themselves."""

import asyncio
import time
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from foolsgold.base.rng import Rng
from foolsgold.client import Ticket, open_table, spectate
from foolsgold.server.lobby.room_loader import RoomLoader
from foolsgold.server.storage.store import ChangeRow, Store, TableRow, database_url
from foolsgold.server.table.decisions import checks
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.table_changes import Readied
from tests.server.http.test_hostile_clients import Plain, refusal
from tests.server.virtual_time import VirtualRoom, run_in_virtual_time
from tests.support.server_harness import (
    ThreadServer,
    close_all,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
)
from tests.support.timeouts import TIMEOUT_SECONDS

DAY = 86_400.0


# --- what is not stored ------------------------------------------------------------------------

SAME: tuple[Callable[[str], ask.Command], ...] = (
    lambda name: ask.Ready(id=name, ready=False),
    lambda name: ask.Lock(id=name, locked=False),
    lambda name: ask.SwitchChat(id=name, on=True),
    lambda name: ask.Mute(id=name, seat=1, muted=False),
    lambda name: ask.PassHost(id=name, seat=0),
    lambda name: ask.Configure(id=name),
)


@pytest.mark.parametrize("same", SAME, ids=[str(each("x").__class__.__name__) for each in SAME])
def test_what_changes_nothing_is_not_stored(same: Callable[[str], ask.Command]) -> None:
    async def work() -> None:
        stage = VirtualRoom()
        anna = await stage.enter(0)
        before = len(stage.journal.rows)
        for number in range(5):
            assert isinstance(await anna.do(same(f"c{number}")), frames.Ack)
        assert len(stage.journal.rows) == before
        assert stage.rebuilt_table().number == stage.table.number

    run_in_virtual_time(work())


def test_a_repeated_choice_of_face_or_pause_is_not_stored() -> None:
    async def work() -> None:
        stage = VirtualRoom()
        anna = await stage.enter(0)
        face = stage.table.faces[0]
        assert face is not None
        before = stage.table.number
        await anna.do(ask.ChooseAvatar(id="f", face=face))
        assert stage.table.number == before
        stage.start()
        await anna.do(ask.Pause(id="p1", paused=True))
        await anna.do(ask.Pause(id="p2", paused=True))
        assert stage.table.number == before + 2

    run_in_virtual_time(work())


def test_the_number_of_changes_in_a_lobby_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MAX_CHANGES_SINCE_GAME", 20)

    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3)
        anna = await stage.enter(0)
        toggles = [
            await anna.do(ask.Ready(id=f"r{number}", ready=number % 2 == 0)) for number in range(40)
        ]
        kinds = [type(each).__name__ for each in toggles]
        assert kinds == ["Ack"] * 17 + ["CommandRefused"] * 23  # three sat down before
        assert toggles[-1].why.id == "table-worn"  # type: ignore[union-attr]
        assert len(stage.journal.rows) == 21
        # Whoever wants to play or to go still can; and a game makes it as new.
        for seat in (1, 2):
            stage._replay(Readied(seat, ready=True))
        assert type(await anna.do(ask.Start(id="s"))).__name__ == "Ack"
        assert type(await anna.do(ask.Lock(id="l", locked=True))).__name__ == "Ack"

    run_in_virtual_time(work())


def test_changes_of_one_address_are_limited_over_all_its_seats(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, change_rate=(6, 0.0001)) as server:
        anna, bilal = seat_people(server.url, 2, seats=3)
        with Plain(anna) as one, Plain(bilal) as other:
            said = [each.say() for _ in range(4) for each in (one, other)]
            assert said == ["ack"] * 6 + ["slow-down"] * 2


# --- what goes ---------------------------------------------------------------------------------


def age(database: str, ticket: Ticket, days: float) -> None:
    """As if nothing had happened there for so long."""
    order(
        database,
        "UPDATE changes SET at = at - :days"
        " WHERE table_id = (SELECT id FROM tables WHERE code = :code)",
        days=days * DAY,
        code=ticket.code,
    )


def order(database: str, statement: str, **values: Any) -> list[Any]:
    """What a hand in the database does."""
    engine = sa.create_engine(database_url(database))
    with engine.begin() as connection:
        found = connection.execute(sa.text(statement), values)
        rows = [tuple(row) for row in found] if found.returns_rows else []
    engine.dispose()
    return rows


def sweep(server: ThreadServer) -> None:
    assert server.running is not None
    assert server._loop is not None
    hall = server.running.registry
    asyncio.run_coroutine_threadsafe(hall.retention_job.run_once(), server._loop).result(60)


def is_there(server: ThreadServer, ticket: Ticket) -> bool:
    return httpx.get(f"{server.url}/api/tables/{ticket.code}").status_code == 200


KEPT: dict[str, Any] = {"keep_lobbies": 2, "keep_running": 10, "keep_finished": 20, "keep_chat": 5}


def test_each_kind_of_table_is_kept_as_long_as_it_should(database: str) -> None:
    with ThreadServer(database, **KEPT) as server:
        lobby, fresh = (open_table(server.url, "Anna", seats=3) for _ in range(2))
        running = seat_people(server.url, 3, seats=3, edition="gobblings")
        close_all(start_game(running))
        finished = seat_people(server.url, 3, seats=3, edition="gobblings")
        tables = start_game(finished)
        play_out(tables, Rng(3))
        close_all(tables)
        all_four = {"lobby": lobby, "fresh": fresh, "running": running[0], "over": finished[0]}
    seen = []
    for days in (1, 2, 8, 10):  # 1, 3, 11 and 21 days of rest
        for name, ticket in all_four.items():
            if name != "fresh":
                age(database, ticket, days)
        with ThreadServer(database, **KEPT) as server:
            sweep(server)
            seen.append([name for name, ticket in all_four.items() if is_there(server, ticket)])
    assert seen == [
        ["lobby", "fresh", "running", "over"],
        ["fresh", "running", "over"],
        ["fresh", "over"],
        ["fresh"],
    ]
    assert order(database, "SELECT count(*) FROM tables") == [(1,)]
    assert order(database, "SELECT count(DISTINCT table_id) FROM changes") == [(1,)]


def test_zero_keeps_rows_for_ever(sqlite_database: str) -> None:
    with ThreadServer(sqlite_database, keep_lobbies=0) as server:
        ticket = open_table(server.url, "Anna")
        age(sqlite_database, ticket, 10_000)
        sweep(server)
        assert is_there(server, ticket)


def test_a_table_in_use_is_not_deleted(sqlite_database: str) -> None:
    with ThreadServer(sqlite_database, **KEPT) as server:
        ticket = open_table(server.url, "Anna")
        with Plain(ticket) as anna:
            assert anna.is_alive()
            age(sqlite_database, ticket, 100)
            sweep(server)
            assert anna.say() == "ack"
        # What has happened since counts, even if it happened while the broom was on its way.
        sweep(server)
        assert is_there(server, ticket)


def test_people_at_a_table_deleted_elsewhere_are_told(sqlite_database: str) -> None:
    with ThreadServer(sqlite_database, look_every=0.05) as server:
        ticket = open_table(server.url, "Anna")
        with Plain(spectate(ticket.link)) as watcher:
            assert watcher.is_alive()
            for table in ("changes", "tables"):
                order(sqlite_database, f"DELETE FROM {table}")  # noqa: S608 - our own names
            assert watcher.goodbye() == ("table-unknown", 1012)
        assert refusal(spectate(ticket.link)) == ("table-unknown", 4404)


def test_chat_is_deleted_while_its_table_stays(database: str) -> None:
    with ThreadServer(database, **{**KEPT, "keep_lobbies": 100}) as server:
        ticket = open_table(server.url, "Anna")
        with Plain(ticket) as anna:
            assert anna.say("a word among friends") == "ack"
    age(database, ticket, 6)
    with ThreadServer(database, **{**KEPT, "keep_lobbies": 100}) as server:
        for _ in range(2):
            sweep(server)
        with Plain(Ticket(server.url, ticket.code, 0, ticket.key)) as anna:
            assert anna.say("another one") == "ack"
    bodies = "".join(str(row[0]) for row in order(database, "SELECT body FROM changes"))
    assert "among friends" not in bodies
    assert "another one" in bodies


def test_an_idle_table_is_read_once(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadServer(sqlite_database, **KEPT) as server:
        running = seat_people(server.url, 3, seats=3)
        close_all(start_game(running))
    age(sqlite_database, running[0], 5)
    read: list[str] = []
    stage_of = RoomLoader.stage_of

    async def noting(loader: RoomLoader, code: str) -> frames.TableStage:
        read.append(code)
        return await stage_of(loader, code)

    monkeypatch.setattr(RoomLoader, "stage_of", noting)
    for _ in range(2):  # nor again by the next server
        with ThreadServer(sqlite_database, **KEPT) as server:
            for _ in range(3):
                sweep(server)
    assert len(read) == 1


def test_retention_runs_by_itself(sqlite_database: str) -> None:
    with ThreadServer(sqlite_database, tidy_every=0.05, **KEPT) as server:
        ticket = open_table(server.url, "Anna")
        age(sqlite_database, ticket, 3)
        end = time.monotonic() + TIMEOUT_SECONDS
        # Looked for in the database: a table somebody asks for is in use.
        while order(sqlite_database, "SELECT id FROM tables WHERE code = :code", code=ticket.code):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_players_wait_for_one_batch_of_a_deletion_only(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much goes: the broom works in pieces, and lets the others in after each."""
    done: list[str] = []
    """What the only thread that writes has begun, in its order."""

    def noted(name: str) -> None:
        work = getattr(Store, name)

        def piece(store: Store, *arguments: Any) -> Any:
            done.append(name)
            return work(store, *arguments)

        monkeypatch.setattr(Store, name, piece)

    def line(number: int) -> ChangeRow:
        return ChangeRow("beside", number, "a", str(number), "", time.time())

    with ThreadServer(sqlite_database, **KEPT) as server:
        with closing(Store(sqlite_database)) as store:
            for number in range(4):
                name = f"old {number}"
                rows = [ChangeRow(name, n, "a", str(n), "x" * 4000, 0.0) for n in range(1, 201)]
                store.open_table(TableRow(name, f"BCDFG{number + 2}"), rows)
            store.open_table(TableRow("beside", "BCDFGH"), [line(1)])
        for name in ("save_idle_state", "delete_idle_table", "vacuum", "append"):
            noted(name)
        assert server.running is not None
        assert server._loop is not None
        hall, waited = server.running.registry, []

        async def play() -> None:
            sweeping = asyncio.create_task(hall.retention_job.run_once())
            for number in count(2):
                asked = len(done)
                assert await hall.journal.append(line(number))
                waited.append(done[asked:].index("append"))
                if sweeping.done():
                    break
                await asyncio.sleep(0.005)
            await sweeping

        asyncio.run_coroutine_threadsafe(play(), server._loop).result(TIMEOUT_SECONDS)
    assert done.count("delete_idle_table") == 4
    assert done.count("vacuum") > 10
    # One that had not begun yet, and one that was asked for in the same moment.
    assert max(waited) <= 2
    # Of 3.2 MB nearly all was given back; how much was played meanwhile, the machine says.
    assert Path(sqlite_database).stat().st_size < 400_000 + 1_000 * len(waited)


# --- the clock of the host ---------------------------------------------------------------------


def test_a_pause_does_not_restart_the_turn_limit() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3, turn_seconds=60)
        stage.start()
        host, *_ = [await stage.enter(seat) for seat in range(3)]
        turn = stage.table.turn
        began = asyncio.get_running_loop().time()
        rested = 0.0
        for number in range(4):
            await asyncio.sleep(10)
            await host.do(ask.Pause(id=f"p{number}", paused=True))
            await asyncio.sleep(7)
            rested += 7
            await host.do(ask.Pause(id=f"q{number}", paused=False))
        while stage.table.turn == turn:
            await asyncio.sleep(0.5)
        took = asyncio.get_running_loop().time() - began - rested
        assert 59 <= took <= 62

    run_in_virtual_time(work())
