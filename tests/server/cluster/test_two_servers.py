"""Two servers on one PostgreSQL and one Redis: one table, wherever its players come in."""

import asyncio
import io
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Barrier, Timer
from typing import Any, NamedTuple

import httpx
import pytest

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down, spectate
from foolsgold.client.fair_deal import FairDealParticipant
from foolsgold.client.remote_table import new_id
from foolsgold.play.fair_deal import ContributionFailure, DealTranscript, verify_deal
from foolsgold.play.game import Game
from foolsgold.play.record_parser import read_record
from foolsgold.server.cluster.bus import BusMessage, LocalBus
from foolsgold.server.cluster.redis_bus import RedisBus
from foolsgold.server.lobby.room_registry import RoomRegistry
from foolsgold.server.logs import open_log
from foolsgold.server.process import runner
from foolsgold.server.rooms import turn_clock
from foolsgold.server.security.tokens import hash_token
from foolsgold.server.storage.store import ChangeRow, Store
from foolsgold.server.table import stored_changes
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from tests.server.rooms.test_sealed_deal import committed, opened
from tests.support import services
from tests.support.server_harness import (
    ProcessServer,
    ThreadServer,
    close_all,
    drain,
    frames_until_now,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
    wait_for,
)
from tests.support.services import PostgreSQL, RunningRedis, ServiceMissing
from tests.support.timeouts import GAME_TIMEOUT_SECONDS, TIMEOUT_SECONDS

NEVER = 3600.0
SHORT = 'extends = "saboteur-en"\nid = "short"\nrounds = 2\n'


class Pair(NamedTuple):
    """Two servers that share a database."""

    one: str
    other: str
    database: str
    bus: str = ""


@pytest.fixture(scope="module")
def pair(postgresql: PostgreSQL) -> Iterator[Pair]:
    """Two processes, for all tests that let them live."""
    try:
        with (
            services.redis() as redis,
            postgresql.database() as database,
            _process(database, redis.url) as one,
            _process(database, redis.url) as other,
        ):
            yield Pair(one.url, other.url, database, redis.url)
    except ServiceMissing as missing:
        pytest.skip(str(missing))


def _process(database: str, bus: str) -> ProcessServer:
    return ProcessServer(database, "--bus", bus, "--no-limits")


@contextmanager
def in_threads(database: str, **settings: Any) -> Iterator[Pair]:
    """Two servers in this process."""
    with ThreadServer(database, **settings) as one, ThreadServer(database, **settings) as other:
        yield Pair(one.url, other.url, database)


def across(tickets: Sequence[Ticket], pair: Pair) -> list[Ticket]:
    """Every second player comes in at the other server."""
    return [
        ticket.at(pair.other if number % 2 else pair.one) for number, ticket in enumerate(tickets)
    ]


def choice(table: RemoteTable, rng: Rng) -> Any:
    assert table.ruleset is not None
    game = table.ruleset.rules.name
    return rule_bot(game).choose(table.view, table.round_history, rng)


def one_move(tables: Sequence[RemoteTable], rng: Rng) -> tuple[RemoteTable, int]:
    """Whoever's turn it is moves; their table and the number of the change."""
    for table in tables:
        table.dismiss_summary()
    wait_for(lambda: any(table.is_my_turn for table in tables), tables)
    mover = next(table for table in tables if table.is_my_turn)
    return mover, mover.play(choice(mover, rng))


def has(tables: Sequence[RemoteTable], number: int) -> Callable[[], bool]:
    return lambda: all((table.number or 0) >= number for table in tables)


def stored(database: str, code: str) -> list[ChangeRow]:
    with closing(Store(database)) as store:
        table = store.table_with_all_changes(code)[0]
        assert table is not None
        return store.changes_after(table.id, 0)


def all_stored(database: str, tables: Sequence[RemoteTable]) -> list[ChangeRow]:
    """What is stored of a game that is over, once everybody has heard of all of it: a bot may have
    a last word."""
    code = tables[0].ticket.code
    rows = stored(database, code)
    while {table.number for table in tables} != {len(rows)}:
        wait_for(has(tables, len(rows)), tables)
        rows = stored(database, code)
    return rows


def folded(code: str, rows: Sequence[ChangeRow]) -> Table:
    """The table the stored changes lead to; none is missing, and the rules allow each."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    first, *rest = (row.body for row in rows)
    table = Table(code, stored_changes.decode_opening(first))
    for body in rest:
        table.apply(table.decode_stored(body))
    return table


# --- both alive --------------------------------------------------------------------------------


def test_a_move_at_one_server_is_told_to_the_other(
    postgresql_database: str, redis: RunningRedis
) -> None:
    rng = Rng(1)
    # By looks into the database alone nobody would learn of it.
    with in_threads(postgresql_database, bus=redis.url, look_every=NEVER) as pair:
        tables = start_game(across(seat_people(pair.one, 3, seats=3), pair))
        for _ in range(12):
            _, number = one_move(tables, rng)
            wait_for(has(tables, number), tables)
        close_all(tables)


def test_everybody_sees_who_is_here_at_either_server(pair: Pair) -> None:
    tickets = seat_people(pair.one, 3, seats=3)
    tables = [RemoteTable(ticket) for ticket in across(tickets, pair)]
    screen = RemoteTable(spectate(tickets[0].at(pair.other).link))
    second_device = RemoteTable(tickets[0].at(pair.other))
    everyone = [*tables, screen, second_device]

    def all_see(devices: tuple[int, ...], watchers: int) -> Callable[[], bool]:
        wanted = frames.Presence(devices=devices, watchers=watchers)
        return lambda: all(table.presence == wanted for table in everyone)

    wait_for(all_see((2, 1, 1), 1), everyone)
    for gone in (screen, second_device):
        everyone.remove(gone)
        gone.close()
    wait_for(all_see((1, 1, 1), 0), everyone)
    close_all(tables)


def test_a_whole_game_with_bots_across_two_servers(pair: Pair) -> None:
    tickets = seat_people(pair.one, 3, seats=5)
    screen = spectate(tickets[0].at(pair.other).link)
    tables = start_game(across(tickets, pair), screen)
    play_out(tables, Rng(2))
    rows = all_stored(pair.database, tables)
    assert folded(tickets[0].code, rows).stage == "over"
    records = {
        httpx.get(f"{server}/api/tables/{tickets[0].code}/record").text
        for server in (pair.one, pair.other)
    }
    assert len(records) == 1
    assert Game.from_record(records.pop()).is_over
    close_all(tables)


def test_of_two_moves_for_one_turn_at_two_servers_one_is_stored(pair: Pair) -> None:
    tickets = seat_people(pair.one, 3, seats=3)
    here = start_game(across(tickets, pair))
    there = [RemoteTable(ticket.at(pair.other)) for ticket in across(tickets, pair)[::2]]
    there.insert(1, RemoteTable(tickets[1].at(pair.one)))
    races = 0
    with ThreadPoolExecutor(2) as threads:
        while races < 25 and here[0].table is not None and here[0].table.stage == "playing":
            wait_for(lambda: len({table.number for table in (*here, *there)}) == 1, [*here, *there])
            for table in here:
                table.dismiss_summary()
            wait_for(lambda: any(table.is_my_turn for table in here), here)
            seat = next(seat for seat, table in enumerate(here) if table.is_my_turn)
            number = here[seat].number
            legal = here[seat].view.legal
            if len(legal) < 2:
                here[seat].play(legal[0])
                continue
            barrier = Barrier(2)

            def play(table: RemoteTable, move: Any, barrier: Barrier = barrier) -> str | int:
                barrier.wait()
                try:
                    return table.play(move)
                except UserError as complaint:
                    return complaint.message.id

            moves = (legal[0], legal[-1])
            answers = list(threads.map(play, (here[seat], there[seat]), moves))
            assert sorted(answers, key=str) == [(number or 0) + 1, "turn-passed"]
            races += 1
    assert races == 25
    rows = stored(pair.database, tickets[0].code)
    moved = [
        row
        for row in rows
        if isinstance(stored_changes.decode_change(row.body, str), stored_changes.Moved)
    ]
    assert folded(tickets[0].code, rows).turn == len(moved) + 1
    close_all([*here, *there])


# --- a server that has heard nothing -----------------------------------------------------------
# Without a bus, and with a look into the database once an hour, whatever is not looked up when it
# is needed is never known.


@pytest.fixture
def deaf(postgresql_database: str) -> Iterator[Pair]:
    """Two servers that do not tell each other anything."""
    with in_threads(postgresql_database, look_every=NEVER, absent_after=NEVER) as pair:
        yield pair


def test_who_sat_down_at_one_server_can_come_in_at_the_other(deaf: Pair) -> None:
    host = open_table(deaf.one, "Anna", seats=3)
    there = RemoteTable(host.at(deaf.other))
    bilal = RemoteTable(sit_down(host.link, "Bilal").at(deaf.other))
    assert bilal.send_and_wait(ask.Ready(id=new_id())) == 4
    close_all([there, bilal])


def test_who_comes_from_another_server_sees_nothing_twice(deaf: Pair) -> None:
    host = open_table(deaf.one, "Anna", seats=3, bot_talk=False)
    there = RemoteTable(host.at(deaf.other))
    wait_for(lambda: there.number, [there])
    moving = RemoteTable(host, host.at(deaf.other))
    moving.send_and_wait(ask.Start(id=new_id(), fill=True))
    wait_for(lambda: moving.is_my_turn, [moving])
    frames_until_now(moving)
    known = moving.number
    assert known is not None
    moving._tickets.rotate(-1)
    moving.disconnect()
    news = [moving.receive(TIMEOUT_SECONDS), *frames_until_now(moving)]
    assert isinstance(news[0], frames.Resumed)
    assert not any(isinstance(frame, frames.Change) for frame in news)
    assert moving.number == known
    # And the server knows that it is their turn.
    assert moving.play(moving.view.legal[0]) == known + 1
    wait_for(has([there], known + 1), [there])
    close_all([there, moving])


def test_a_table_nobody_looked_at_is_up_to_date_when_somebody_comes(deaf: Pair) -> None:
    host = open_table(deaf.one, "Anna", seats=3)
    page = f"{deaf.other}/api/tables/{host.code}"
    assert httpx.get(page).json()["stage"] == "lobby"
    table = RemoteTable(host)
    number = table.send_and_wait(ask.Start(id=new_id(), fill=True))
    assert httpx.get(page).json()["stage"] == "playing"
    later = RemoteTable(host.at(deaf.other))
    wait_for(lambda: later.number, [later])
    assert (later.number or 0) >= number
    close_all([table, later])


# --- who moves the bots ------------------------------------------------------------------------


def test_bots_are_not_late_at_a_table_whose_people_are_all_at_one_server(
    postgresql_database: str, redis: RunningRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever is not the keeper of a table would leave its bots to somebody else for ever.
    monkeypatch.setattr(turn_clock, "LEADER_GRACE_SECONDS", NEVER)
    with in_threads(postgresql_database, bus=redis.url) as pair:
        # Half of all tables fall to the other server's lot: with eight, hardly none.
        hosts = [open_table(pair.one, "Anna", seats=3) for _ in range(8)]
        tables = start_game(hosts[:1])
        tables += [start_game([host])[0] for host in hosts[1:]]
        for table in tables:
            wait_for(lambda t=table: t.is_my_turn, tables)  # type: ignore[misc]
            table.play(table.view.legal[-1])
        for table in tables:
            # Both bots have moved.
            wait_for(lambda t=table: t.is_my_turn, tables)  # type: ignore[misc]
        close_all(tables)


# --- without Redis -----------------------------------------------------------------------------


def test_when_redis_goes_the_game_goes_on_and_when_it_comes_back_it_is_fast_again(
    postgresql_database: str, redis: RunningRedis
) -> None:
    rng = Rng(3)
    settings: dict[str, Any] = {"bus": redis.url, "look_every": 0.5}
    with (
        ThreadServer(postgresql_database, **settings) as one,
        ThreadServer(postgresql_database, **settings) as other,
    ):
        pair = Pair(one.url, other.url, postgresql_database)
        tables = start_game(across(seat_people(pair.one, 3, seats=3), pair))
        everybody = frames.Presence(devices=(1, 1, 1), watchers=0)
        wait_for(lambda: all(table.presence == everybody for table in tables), tables)
        redis.stop()
        # Longer than it takes to forget a server.
        end = time.monotonic() + 5
        while time.monotonic() < end:
            _, number = one_move(tables, rng)
            wait_for(has(tables, number), tables)
        # Nobody has gone, so nobody is shown as gone, and no bot plays for anybody.
        assert all(table.presence == everybody for table in tables)
        assert all(table.clock is None for table in tables)
        redis.restart()
        for server in (one, other):
            # The first time may be the new connection itself, the second is somebody's voice.
            for _ in range(2):
                wait_for(partial(hears_others, server, server.call_in_loop(now)), tables)
            # What is seen from now on was told.
            server.call_in_loop(partial(stop_looking, server))
        for _ in range(10):
            _, number = one_move(tables, rng)
            wait_for(has(tables, number), tables)
        close_all(tables)


def now() -> float:
    return asyncio.get_running_loop().time()


def hears_others(server: ThreadServer, since: float) -> bool:
    """Whether another server was heard of on the bus lately."""

    def heard() -> bool:
        assert server.running is not None
        bus: Any = server.running.registry._bus
        return any(at > since for name, at in bus._last_heard_at.items() if name != bus.server_id)

    return bool(server.call_in_loop(heard))


def stop_looking(server: ThreadServer) -> None:
    """The server does not look into the database by itself any more."""
    assert server.running is not None
    _sweeping, looking, _tidying = server.running.registry._tasks
    looking.cancel()


@pytest.mark.parametrize("meant_at", ["before", "after"])
def test_a_closed_bus_leaves_no_connection_open(redis: RunningRedis, meant_at: str) -> None:
    """People leave while their server says goodbye, and after it, and the others would be told."""

    async def hear(_: BusMessage) -> None:
        raise AssertionError("nobody else is there")

    async def work(steps: int) -> None:
        bus = RedisBus(redis.url, open_log(io.StringIO()))
        await bus.start(hear)
        telling: list[Awaitable[None]] = []
        if meant_at == "before":
            telling = [asyncio.create_task(bus.publish_change("t1", number)) for number in range(3)]
        # However far they have come.
        for _ in range(steps):
            await asyncio.sleep(0)
        await bus.close()
        await asyncio.gather(*telling)
        await bus.publish_change("t1", 4)
        await bus.publish_presence("t1", {}, 0)
        pool: Any = bus._redis.connection_pool
        lines = {*pool._available_connections, *pool._in_use_connections}
        assert not any(line.is_connected for line in lines)

    for steps in range(20):
        asyncio.run(work(steps))


# --- deals that devices have a part in ---------------------------------------------------------


class Liar(FairDealParticipant):
    """A device that reveals another secret than it has committed to."""

    def next_command(self, *shown: Any) -> ask.Commit | ask.Reveal | None:
        found = super().next_command(*shown)
        return ask.Reveal(id=found.id, secret="8" * 64) if isinstance(found, ask.Reveal) else found


class Late(FairDealParticipant):
    """A device that reveals its secret when it is allowed to."""

    may = False

    def next_command(self, *shown: Any) -> ask.Commit | ask.Reveal | None:
        sealed = shown[0] is not None and shown[0].seal and shown[0].seal.commitment
        return super().next_command(*shown) if self.may or not sealed else None


def sealed_party(
    tickets: Sequence[Sequence[Ticket]], **parts: FairDealParticipant
) -> list[RemoteTable]:
    """Everybody is there and has committed to a secret; `seat1` and so on have their own ways."""
    tables = [RemoteTable(*ways, patience=TIMEOUT_SECONDS) for ways in tickets]
    for name, part in parts.items():
        tables[int(name.removeprefix("seat"))]._deal_participant = part
    everybody = set(range(len(tables)))
    wait_for(lambda: all(committed(table) == everybody for table in tables), tables)
    # The journal tells of secrets and the bus of people: one may know of the one before the other.
    wait_for(
        lambda: all(table.presence and all(table.presence.devices) for table in tables), tables
    )
    return tables


def settled(remote: RemoteTable) -> set[Seat]:
    """Whose secret the table knows, or knows to be wrong."""
    seal = remote.table and remote.table.seal
    return {part.seat for part in seal.parts if part.is_settled} if seal else set()


def out_of_time(server: ThreadServer) -> None:
    """The deal waits for nobody any more, as if its time had passed."""
    assert server.running is not None
    (room,) = server.running.registry._rooms.values()
    server.call_in_loop(room._sealed_deal.on_timeout)


def begin(tables: Sequence[RemoteTable]) -> None:
    for table in tables[1:]:
        table.send_and_wait(ask.Ready(id=new_id()))
    tables[0].send_and_wait(ask.Start(id=new_id()))


def dealt(database: str, code: str) -> DealTranscript:
    """What the one deal of a table followed from, and that it did."""
    rows = stored(database, code)
    deals = [
        row
        for row in rows
        if isinstance(stored_changes.decode_change(row.body, str), stored_changes.Started)
    ]
    assert len(deals) == 1
    game = folded(code, rows).game
    assert game is not None
    assert game.seal is not None
    assert game.seed == game.seal.seed
    assert verify_deal(game.seal, game.seed).is_fair
    return game.seal


def test_devices_at_two_servers_have_a_part_in_one_deal(
    postgresql_database: str, redis: RunningRedis
) -> None:
    settings: dict[str, Any] = {"bus": redis.url, "look_every": NEVER, "sealed": True}
    with in_threads(postgresql_database, **settings) as pair:
        tickets = across(seat_people(pair.one, 3, seats=3, edition_text=SHORT), pair)
        tables = sealed_party([[ticket] for ticket in tickets])
        begin(tables)
        wait_for(lambda: all(table.view is not None for table in tables), tables)
        seal = dealt(pair.database, tickets[0].code)
        assert [part.is_settled and part.fault is None for part in seal.parts] == [True] * 3
        for table in tables:
            assert table.table is not None
            assert table.table.seal is not None
            assert table.table.seal.commitment == seal.commitment
        play_out(tables, Rng(9))
        for server in (pair.one, pair.other):
            text = httpx.get(f"{server}/api/tables/{tickets[0].code}/record").text
            record = read_record(text).record
            assert record.seal == seal
            assert verify_deal(record.seal, record.seed).is_fair
        close_all(tables)


def test_wrong_and_missing_secrets_at_one_server_are_told_at_the_other(
    postgresql_database: str, redis: RunningRedis
) -> None:
    settings: dict[str, Any] = {"bus": redis.url, "sealed": True}
    with (
        ThreadServer(postgresql_database, **settings) as one,
        ThreadServer(postgresql_database, **settings) as other,
    ):
        pair = Pair(one.url, other.url, postgresql_database)
        tickets = across(seat_people(pair.one, 4, seats=4), pair)
        tables = sealed_party([[ticket] for ticket in tickets], seat1=Liar(), seat2=Late())
        begin(tables)
        wait_for(lambda: all(settled(table) == {0, 1, 3} for table in tables), tables)
        out_of_time(one)
        wait_for(lambda: all(table.view is not None for table in tables), tables)
        seal = dealt(pair.database, tickets[0].code)
        assert [part.fault for part in seal.parts] == [
            None,
            ContributionFailure.WRONG,
            ContributionFailure.MISSING,
            None,
        ]
        for table in tables:
            assert table.table is not None
            assert table.table.seal is not None
            assert [part.fault for part in table.table.seal.parts] == [
                None, ContributionFailure.WRONG, ContributionFailure.MISSING, None
            ]  # fmt: skip
        for server in (one, other):
            assert '"level": "error"' not in server.log.getvalue()
        close_all(tables)


def test_the_other_server_deals_what_was_sealed_at_one_that_has_gone(
    postgresql_database: str, redis: RunningRedis
) -> None:
    """Its secret is in the journal, so it need not come back; `kill -9` is another test's."""
    settings: dict[str, Any] = {"bus": redis.url, "sealed": True}
    with (
        ThreadServer(postgresql_database, deal=1, **settings) as other,
        ExitStack() as life,
    ):
        doomed = life.enter_context(ThreadServer(postgresql_database, **settings))
        anna, boris, chaya = seat_people(doomed.url, 3, seats=3)
        late = Late()
        ways = [[anna, anna.at(other.url)], [boris.at(other.url)], [chaya.at(other.url)]]
        tables = sealed_party(ways, seat1=late)
        begin(tables)
        wait_for(lambda: all(opened(table) == {0, 2} for table in tables), tables)
        assert tables[0].table is not None
        before = tables[0].table.seal
        assert before is not None
        life.close()
        late.may = True
        wait_for(lambda: all(table.view is not None for table in tables), tables)
        seal = dealt(postgresql_database, anna.code)
        assert seal.commitment == before.commitment
        assert [part.secret is not None for part in seal.parts] == [True] * 3
        close_all(tables)


# --- one of the two is killed ------------------------------------------------------------------


class Witness:
    """A player who keeps account of what they were told."""

    def __init__(self, *tickets: Ticket) -> None:
        self.table = RemoteTable(*tickets, patience=TIMEOUT_SECONDS)
        self.author = hash_token(str(tickets[0].key))
        self.acknowledged: dict[str, int] = {}
        self.seen: list[int] = []

    def read(self) -> None:
        for frame in drain(self.table, 0.001):
            match frame:
                case frames.Welcome(number=number):
                    # Afresh, but never back to what they knew already.
                    assert not self.seen or number >= self.seen[-1]
                    self.seen.append(number)
                case frames.Change(number=number):
                    assert number == self.seen[-1] + 1
                    self.seen.append(number)
                case _:
                    pass

    def play(self, rng: Rng) -> None:
        command = self.table.move_command(new_id(), choice(self.table, rng))
        self.acknowledged[command.id] = self.table.send_and_wait(command)


@pytest.mark.parametrize(("delay", "bots"), [(0.0, 1), (0.005, 0)])
def test_a_game_goes_on_when_one_of_two_servers_is_killed(
    pair: Pair, delay: float, bots: int
) -> None:
    rng = Rng(4)
    with _process(pair.database, pair.bus) as doomed:
        both = pair._replace(one=doomed.url)
        tickets = seat_people(doomed.url, 4, seats=4 + bots, edition_text=SHORT)
        players = [Witness(ticket, ticket.at(both.other)) for ticket in across(tickets, both)]
        for player in players[1:]:
            player.table.send_and_wait(ask.Ready(id=new_id()))
        players[0].table.send_and_wait(ask.Start(id=new_id(), fill=True))
        killing = Timer(delay, doomed.kill)
        end = time.monotonic() + GAME_TIMEOUT_SECONDS
        while any(p.table.table is None or p.table.table.stage != "over" for p in players):
            assert time.monotonic() < end, "the game is stuck"
            for player in players:
                player.read()
                player.table.dismiss_summary()
                if player.table.is_my_turn:
                    moves = sum(len(each.acknowledged) for each in players)
                    if killing.ident is None and moves > 3 and player in players[::2]:
                        # While their move is under way.
                        killing.start()
                    player.play(rng)
        killing.join()
        assert doomed.process.returncode == -9
        assert {player.table.ticket.server for player in players} == {both.other}
        rows: list[ChangeRow] = []
        # Everybody hears of everything, a bot's last word too.
        while {player.seen[-1] for player in players} != {len(rows)}:
            assert time.monotonic() < end, "somebody was not told all"
            for player in players:
                player.read()
            rows = stored(pair.database, tickets[0].code)
        assert folded(tickets[0].code, rows).stage == "over"
        kept = [(row.author, row.command, row.number) for row in rows]
        told = [
            (player.author, command, number)
            for player in players
            for command, number in player.acknowledged.items()
        ]
        assert len(told) > 4
        assert set(told) <= set(kept)
        assert len({(author, command) for author, command, _ in kept}) == len(kept)
        close_all([player.table for player in players])


def test_a_shutdown_that_runs_out_of_time_still_closes_the_bus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the database hangs, or the machine is busy."""
    closed: list[str] = []

    async def hanging(_: RoomRegistry) -> None:
        await asyncio.sleep(TIMEOUT_SECONDS)

    async def noting(_: LocalBus) -> None:
        closed.append("bus")

    monkeypatch.setattr(runner, "GRACE_SECONDS", 0.1)
    monkeypatch.setattr(RoomRegistry, "close", hanging)
    monkeypatch.setattr(LocalBus, "close", noting)
    with run_thread_server(tmp_path) as server:
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert closed == ["bus"]
