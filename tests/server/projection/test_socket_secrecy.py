"""Nobody learns over a socket what their seat may not know: worlds that look alike sound alike.

A session is everything one reader receives: greetings, changes, views, errors of their own probing,
what they missed while away, HTTP answers. It is compared byte for byte between two worlds
that differ only in what the reader was not shown.
"""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.client import Ticket, open_table, sit_down, spectate
from foolsgold.games.api import AnyRules, Rules
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.play.fair_deal import Committer, commitment_of
from foolsgold.server.lobby.public_lobby import PublicLobby
from foolsgold.server.process import runner
from foolsgold.server.table.decisions.moves import decide_move_command
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from tests.server.virtual_time import Device, VirtualRoom, run_in_virtual_time
from tests.support import leaks
from tests.support.each_game import CASES
from tests.support.game_case import GameCase, shipped
from tests.support.profiles import IS_EXPLORE_PROFILE, scaled_examples
from tests.support.saboteur_case import SHORT_BOARD
from tests.support.server_harness import ThreadServer
from tests.support.timeouts import TIMEOUT_SECONDS
from tests.support.twin_worlds import twin_world

SEATS = 4


class World(NamedTuple):
    """A game that can be played again: what is played, its chance, its moves."""

    case: GameCase
    box: Ruleset
    chance: Any
    moves: list[Any]

    @property
    def rules(self) -> AnyRules:
        return self.case.rules


BOARDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "saboteur": (SHORT_BOARD, {}),
    "gobblings": ({"columns_between": 2}, {"columns_between": 8}),
}
"""Of each game a short board and the usual one."""


def two_worlds(
    edition: str, short: bool, deal: int, length: int, seat: Seat | None
) -> tuple[World, World] | None:
    """A random game, and the same in a world this seat cannot tell apart."""
    case = CASES[find(edition).rules.name]
    box = shipped(edition, **BOARDS[case.name][not short])
    chance = case.rules.chance_from(SEATS, deal, None)
    steps = case.play_random_game(box.edition, SEATS, chance, deal, length)
    moves = [move for _, move, _ in steps]
    rng = Rng(deal)
    for _ in range(8):
        other = twin_world(case, box.edition, SEATS, chance, moves, seat, rng)
        if other is not None:
            return World(case, box, chance, moves), World(case, box, *other)
    return None


@contextmanager
def dealt(world: World) -> Iterator[pytest.MonkeyPatch]:
    """Every game begun meanwhile is dealt as in this world."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Rules,
            "deal",
            lambda rules, edition, seats, _seed, _first: rules.start(edition, seats, world.chance),
        )
        yield patch


PROBES: tuple[dict[str, Any], ...] = (
    {"do": "move", "move": {"move": "discard", "card": 3}},
    {"do": "move", "move": {"move": "place", "card": 17, "cell": [1, 0]}},
    {"do": "move", "move": {"move": "peek", "card": 5, "goal": 1}},
    {"do": "move", "move": {"move": "nonsense"}},
    {"do": "move", "move": {"move": "take", "nuggets": 3}},
    {"do": "start"},
    {"do": "commit", "game": 1, "commitment": "0" * 64},
    {"do": "commit", "game": 2, "commitment": "0" * 64},
    {"do": "reveal", "secret": "0" * 64},
    {"do": "ready"},
    {"do": "kick", "seat": 1},
    {"do": "go-on", "round": 9},
    {"do": "react", "change": 9999, "face": "gasp"},
    {"do": "configure", "edition": "saboteur-lv"},
    {"do": "configure", "edition_text": "deck ="},
    {"do": "say", "text": "\u202e"},
    {"do": "claim", "claim": {"claim": "looked", "goal": 9, "found": "stone"}},
)
"""What a curious player may try; none of it is carried out, but for moves they may make anyway."""


# --- in virtual time: many worlds --------------------------------------------------------------


async def seal(stage: VirtualRoom, players: list[Device]) -> None:
    """A game begins, and every device has a part in its deal."""
    for each, device in enumerate(players):
        commitment = commitment_of(Committer.PLAYER, 1, f"{each:064x}")
        await device.send(ask.Commit(id=f"c{each}", game=1, commitment=commitment))
        await device.send(ask.Ready(id=f"r{each}"))
    await players[0].send(ask.Start(id="start"))
    for each, device in enumerate(players):
        await device.send(ask.Reveal(id=f"o{each}", secret=f"{each:064x}"))
    while stage.table.game is None:
        await asyncio.sleep(0)


def session(world: World, seat: Seat | None, choices: int) -> list[str]:
    """All texts one reader gets while a world is played, with probing and coming back."""
    heard: list[str] = []

    async def work() -> None:
        stage = VirtualRoom(people=SEATS, seats=SEATS, edition=world.box.base, sealed=True)
        stage.table.ruleset = world.box
        stage.table.listed = True
        square = PublicLobby(
            stage.desk.settings,
            stage.desk.journal,
            stage.desk.bus,
            stage.desk.log,
            lambda: [stage.room],
        )
        rng = Rng(choices)
        players = [await stage.enter(each) for each in range(SEATS)]
        differences = choices % 2 == 1
        reader = await stage.enter(seat, differences=differences)
        await seal(stage, players)
        known = stage.table.number
        for number, move in enumerate(world.moves):
            acting = stage.table.to_act
            assert acting is not None
            what = rng.below(6)
            if what == 0:
                await probe(stage, reader, rng, number, acting)
            elif what == 1:
                heard.extend(reader.texts)
                reader.leave()
                last = rng.choice((None, known, stage.table.number))
                reader = await stage.enter(seat, last, differences=differences)
            elif what == 2:
                await players[rng.below(SEATS)].send(ask.SendChat(id=f"s{number}", text="hm"))
            raw = msgspec.Raw(msgspec.json.encode(move))
            command = ask.PlayMove(id=f"m{number}", turn=stage.table.turn, move=raw)
            await players[acting].send(command)
            await gone_on(stage, players, f"g{number}")
            known = stage.table.number
            # What is told to those who are not even at the table.
            heard.append(f"{stage.room.public_listing} {square._own_stats()}")
        await asyncio.sleep(0.1)
        heard.extend(reader.texts)

    with dealt(world):
        run_in_virtual_time(work())
    return heard


async def gone_on(stage: VirtualRoom, players: list[Device], command: str) -> None:
    """Everybody has seen how the round ended."""
    while (summary := stage.table.summary) is not None:
        await players[summary.waiting[0]].send(ask.DismissSummary(id=command, round=summary.round))


async def probe(stage: VirtualRoom, reader: Device, rng: Rng, number: int, acting: Seat) -> None:
    """A curious player tries something they may not do."""
    wanted = dict(rng.choice(PROBES))
    move = wanted.get("move")
    if move is not None:
        if acting == reader.connection.reader.seat:
            return  # in their own turn it could be a legal move
        wanted["turn"] = stage.table.turn
    wanted["id"] = f"p{number}"
    await reader.send(ask.decode_client_frame(msgspec.json.encode(wanted)))  # type: ignore[arg-type]


SITUATIONS = st.tuples(
    st.sampled_from(
        ["saboteur-en", "saboteur-uk", "saboteur-he", "gobblings", "gobblings-advanced"]
    ),
    st.booleans(),
    st.integers(0, 2**32),
    st.integers(1, 60),
    st.sampled_from([None, *range(SEATS)]),
)


@given(SITUATIONS, st.integers(0, 2**32))
@settings(max_examples=scaled_examples(40))
def test_worlds_a_reader_cannot_tell_apart_send_them_the_same_bytes(
    situation: tuple[str, bool, int, int, Seat | None], choices: int
) -> None:
    pair = two_worlds(*situation)
    assume(pair is not None)
    assert pair is not None
    one, two = (session(world, situation[-1], choices) for world in pair)
    assert one == two
    assert one


# --- the test of the test ----------------------------------------------------------------------


DEALS = 25 if IS_EXPLORE_PROFILE else 12
"""The eighth shows the last of the planted holes."""


def is_caught(
    plant: Callable[[pytest.MonkeyPatch, Any], None], edition: str = "saboteur-en"
) -> bool:
    """Whether some pair of worlds shows a planted hole."""
    for deal in range(DEALS):
        seat = deal % SEATS
        pair = two_worlds(edition, deal % 2 == 0, deal, 5 + deal * 2, seat)
        if pair is None:
            continue
        with pytest.MonkeyPatch.context() as patch:
            plant(patch, pair[0].rules)
            if len({tuple(session(world, seat, deal)) for world in pair}) > 1:
                return True
    return False


def nothing(_patch: pytest.MonkeyPatch, _rules: Any) -> None:
    """No hole."""


def loose_event(kind: str) -> Callable[[pytest.MonkeyPatch, Any], None]:
    def plant(patch: pytest.MonkeyPatch, rules: Any) -> None:
        patch.setitem(vars(rules), "redact_event", leaks.leak_event(rules.redact_event, kind))

    return plant


def loose_roles(patch: pytest.MonkeyPatch, rules: Any) -> None:
    public_view, seat_view = rules.public_view, rules.seat_view
    leaky: dict[str, Callable[..., Any]] = {
        "public_view": lambda state: replace(public_view(state), roles=state.roles),
        "seat_view": lambda state, *rest: replace(seat_view(state, *rest), roles=state.roles),
    }
    for name, function in leaky.items():
        patch.setitem(vars(rules), name, function)


def loose_error(patch: pytest.MonkeyPatch, _rules: Any) -> None:
    """An error that depends on the role of somebody else."""

    def moving(table: Table, seat: Seat, command: ask.PlayMove) -> Any:
        assert table.game is not None
        if table.game.to_act != seat:
            wolf = "sab" in str(table.game.state.roles[table.game.to_act or 0])
            raise UserError("turn-passed" if wolf else "turn-not-yours")
        return decide_move_command(table, seat, command)

    patch.setattr("foolsgold.server.table.table_aggregate.decide_move_command", moving)


HOLES = {
    "drawn cards": loose_event("Drew"),
    "looks at goals": loose_event("Peeked"),
    "roles": loose_roles,
    "an error": loose_error,
}


@pytest.mark.parametrize("hole", HOLES)
def test_a_planted_leak_is_caught(hole: str) -> None:
    assert is_caught(HOLES[hole])


def test_a_planted_leak_of_gobblings_is_caught() -> None:
    assert is_caught(loose_event("Drew"), "gobblings-advanced")


def test_nothing_is_caught_where_nothing_leaks() -> None:
    assert not is_caught(nothing)


# --- over real sockets -------------------------------------------------------------------------


def real_session(folder: Path, world: World, seat: Seat | None) -> tuple[list[str], str]:
    """The same over HTTP and WebSocket: all one reader gets, and what the server logged."""
    heard: list[str] = []
    with dealt(world) as patch:
        patch.setattr(runner, "new_code", lambda: "BCD234")
        folder.mkdir()
        with ThreadServer(str(folder / "tables.db")) as server:
            tickets = [open_table(server.url, "P0", edition=world.box.base, seats=SEATS)]
            tickets += [sit_down(tickets[0].link, f"P{n}") for n in range(1, SEATS)]
            room = the_room(server)
            room.table.ruleset = world.box
            players = [greet(ticket) for ticket in tickets]
            noticed(server, room, SEATS)
            reader = greet(tickets[seat] if seat is not None else spectate(tickets[0].link))
            noticed(server, room, SEATS + 1)
            for each in players[1:]:
                say(each, {"do": "ready", "id": "r"})
            say(players[0], {"do": "start", "id": "s"})
            for number, move in enumerate(world.moves):
                acting, turn = server.call_in_loop(lambda: (room.table.to_act, room.table.turn))
                if number % 5 == 1 and acting != seat:
                    frame = {**PROBES[number % len(PROBES)], "id": f"p{number}", "turn": turn}
                    if "move" not in frame:
                        del frame["turn"]
                    reader.send(json.dumps(frame))
                    heard += settled(reader)
                command = {"do": "move", "id": f"m{number}", "turn": turn, "move": move}
                say(players[acting], command)
                while summary := server.call_in_loop(lambda: room.table.summary):
                    seat_here = summary.waiting[0]
                    go_on = {"do": "go-on", "id": f"g{number}", "round": summary.round}
                    say(players[seat_here], go_on)
                if number % 7 == 3:
                    heard += settled(reader)
                    reader.close()
                    noticed(server, room, SEATS)
                    back = tickets[seat] if seat is not None else spectate(tickets[0].link)
                    reader = greet(back, last=server.call_in_loop(lambda: room.table.number) - 2)
                    noticed(server, room, SEATS + 1)
            heard += settled(reader)
            for path in ("", "/record"):
                answer = httpx.get(f"{server.url}/api/tables/BCD234{path}")
                heard.append(f"{answer.status_code} {answer.text}")
            for socket in (*players, reader):
                socket.close()
        return heard, plain_log(server.log.getvalue())


def the_room(server: ThreadServer) -> Any:
    """The one table of a server, from inside."""
    assert server.running is not None
    (room,) = server.running.registry._rooms.values()
    return room


def noticed(server: ThreadServer, room: Any, devices: int) -> None:
    """Until the server knows of so many devices: who comes and goes is told to everybody, and in
    which order it notices is not the world's doing."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while server.call_in_loop(lambda: len(room._connections._connections)) != devices:
        assert time.monotonic() < end, "somebody is missing"
        time.sleep(0.001)


def greet(ticket: Ticket, last: int | None = None) -> ClientConnection:
    socket = connect(
        ticket.socket_url, additional_headers=ticket.headers, compression=None, legacy=True
    )
    socket.send(json.dumps({"do": "hello", "last": last}))
    return socket


def say(socket: ClientConnection, frame: dict[str, Any]) -> None:
    """Sends a frame and waits for its answer."""
    socket.send(msgspec.json.encode(frame), text=True)
    for _ in range(1000):
        answer = json.loads(socket.recv(20))
        if answer["is"] in ("ack", "refused") and answer["id"] == frame["id"]:
            assert answer["is"] == "ack", answer
            return


def settled(socket: ClientConnection) -> list[str]:
    """All that comes until the server answers a ping."""
    socket.send('{"do":"ping"}')
    found: list[str] = []
    while True:
        text = str(socket.recv(20))
        if json.loads(text)["is"] == "pong":
            return found
        found.append(text)


def plain_log(text: str) -> str:
    """The log without times and names of tables."""
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        for key in ("timestamp", "table", "port"):
            line.pop(key, None)
    return json.dumps(lines)


REAL = (
    ("saboteur-en", True, 0),
    ("saboteur-uk", False, 2),
    ("gobblings-advanced", True, 1),
    ("saboteur-he", True, None),
)


@pytest.mark.parametrize(("edition", "short", "seat"), REAL)
def test_the_same_over_real_sockets(
    tmp_path: Path, edition: str, short: bool, seat: Seat | None
) -> None:
    pair = next(
        found
        for deal in range(50)
        if (found := two_worlds(edition, short, deal, 40, seat)) is not None
        and found[0].chance != found[1].chance
    )
    one = real_session(tmp_path / "one", pair[0], seat)
    two = real_session(tmp_path / "two", pair[1], seat)
    assert one == two
    assert len(one[0]) > 30
