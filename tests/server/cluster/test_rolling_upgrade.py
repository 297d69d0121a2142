"""Servers of neighbouring versions on one database: it goes forward while people play."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.client import Ticket
from foolsgold.client.remote_table import new_id
from foolsgold.server.storage import schema
from foolsgold.server.storage.store import SchemaVersion, Store
from foolsgold.wire import commands as ask
from tests.server.cluster.test_two_servers import Witness, folded, stored
from tests.support.previous_version import previous_revision
from tests.support.server_harness import ProcessServer, close_all, seat_people
from tests.support.services import RunningRedis
from tests.support.timeouts import TIMEOUT_SECONDS

MOVES = 8
"""In each part of the evening."""


def layout_of(database: str) -> SchemaVersion:
    with closing(Store(database, forward=False)) as store:
        return store.schema_version


def begun(tickets: Sequence[Ticket]) -> list[Witness]:
    players = [Witness(ticket) for ticket in tickets]
    for player in players[1:]:
        player.table.send_and_wait(ask.Ready(id=new_id()))
    players[0].table.send_and_wait(ask.Start(id=new_id(), fill=True))
    return players


def playing(players: Sequence[Witness], rng: Rng) -> Iterator[int]:
    """Plays on and on, move by move and game by game; how many moves there were."""
    moves = 0
    end = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < end:
        for player in players:
            player.read()
            player.table.dismiss_summary()
            table = player.table.table
            if player is players[0] and table is not None and table.stage == "over":
                # It may have begun already, and nobody has been told yet.
                with suppress(UserError):
                    player.table.send_and_wait(ask.Start(id=new_id(), fill=True))
            if player.table.is_my_turn:
                player.play(rng)
                moves += 1
                yield moves
                end = time.monotonic() + TIMEOUT_SECONDS
    raise AssertionError("the game is stuck")


def some(game: Iterator[int]) -> None:
    for _, _ in zip(range(MOVES), game, strict=False):
        pass


def go_to(player: Witness, server: str) -> None:
    """The next connection is to another server."""
    player.table._tickets.appendleft(player.table.ticket.at(server))
    player.table.disconnect()


def nothing_is_lost(database: str, code: str, players: Sequence[Witness]) -> None:
    """Every promise is in the database once, and what is there is a game by the rules."""
    rows = stored(database, code)
    folded(code, rows)
    kept = [(row.author, row.command, row.number) for row in rows]
    assert len({(author, command) for author, command, _ in kept}) == len(kept)
    for player in players:
        told = {(player.author, name, number) for name, number in player.acknowledged.items()}
        assert told <= set(kept)


def test_two_servers_are_renewed_one_after_the_other_while_people_play(
    postgresql_database: str, redis: RunningRedis
) -> None:
    def server(*, before: bool) -> ProcessServer:
        options = ("--bus", redis.url, "--no-limits")
        return ProcessServer(postgresql_database, *options, before=before)

    with ThreadPoolExecutor(1) as threads, server(before=True) as old:
        assert layout_of(postgresql_database).revision == previous_revision()
        tickets = seat_people(old.url, 4, seats=4)
        players = begun(tickets)
        game = playing(players, Rng(5))
        some(game)
        # It brings the layout forward and starts, and nobody waits for it.
        starting: Future[ProcessServer] = threads.submit(server, before=False)
        moves = next(game)
        for moves in game:  # noqa: B007 - counted when it is over
            if starting.done():
                break
        with starting.result() as new:
            assert layout_of(postgresql_database) == (schema.COMPATIBILITY_LEVEL, schema.REVISION)
            assert moves > MOVES + 1, "they did not play while it started"
            for player in players[1::2]:
                go_to(player, new.url)
            some(game)
            for player in players[::2]:
                go_to(player, new.url)
            assert old.stop()[0] == 0
            some(game)
            assert {player.table.ticket.server for player in players} == {new.url}
            nothing_is_lost(postgresql_database, tickets[0].code, players)
            close_all([player.table for player in players])


def test_a_game_goes_on_when_a_new_version_takes_the_place_of_a_killed_one(
    sqlite_database: str,
) -> None:
    """With SQLite there is one server at a time: it goes in the middle of a game."""
    with ProcessServer(sqlite_database, "--no-limits", before=True) as old:
        tickets = seat_people(old.url, 3, seats=3)
        players = begun(tickets)
        game = playing(players, Rng(6))
        some(game)
        old.kill()
    assert layout_of(sqlite_database).revision == previous_revision()
    with ProcessServer(sqlite_database, "--no-limits") as new:
        assert layout_of(sqlite_database) == (schema.COMPATIBILITY_LEVEL, schema.REVISION)
        for player in players:
            go_to(player, new.url)
        some(game)
        nothing_is_lost(sqlite_database, tickets[0].code, players)
        close_all([player.table for player in players])
