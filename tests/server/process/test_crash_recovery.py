"""`kill -9` at random moments: what was acknowledged is there once, nothing is half there."""

import time
from collections.abc import Iterator

import pytest

from foolsgold.base.rng import Rng
from foolsgold.client import Ticket
from tests.server.ack_tracker import AckChecker, BusyPlayer, CountFixture
from tests.support.ports import lasting_port
from tests.support.profiles import EVENING_COUNT, kills_per_evening, people_at_table
from tests.support.server_harness import (
    FIRST_SEED,
    ForkServer,
    ProcessServer,
    seat_people,
    start_game,
)
from tests.support.timeouts import TIMEOUT_SECONDS

KILLS = {"sqlite": kills_per_evening(4), "postgresql": kills_per_evening(2)}
"""The database of PostgreSQL is not killed with the server, so it has less to prove each time."""


@pytest.fixture(scope="module")
def nursery() -> Iterator[ForkServer]:
    """Hundreds are started here."""
    with ForkServer() as running:
        yield running


@pytest.mark.parametrize("evening", range(EVENING_COUNT))
def test_every_acknowledged_command_survives_any_kill(
    nursery: ForkServer, database: str, evening: int, record_property: CountFixture
) -> None:
    kind = "postgresql" if database.startswith("postgresql") else "sqlite"
    times, deal = KILLS[kind], FIRST_SEED + 1000 * evening
    port = str(lasting_port())
    rng = Rng(7 + evening)

    def start() -> ProcessServer:
        wishes = "--port", port, "--no-limits"
        return ProcessServer(database, *wishes, deal=deal, nursery=nursery)

    server = start()
    players: list[BusyPlayer] = []
    try:
        tickets: list[Ticket] = []
        for edition in ("saboteur-lv", "gobblings"):
            sitting = seat_people(server.url, people_at_table(evening), edition=edition, seats=3)
            tickets += sitting
            tables = start_game(sitting)
            players += [BusyPlayer(table, seed) for seed, table in enumerate(tables, len(players))]
        for player in players:
            player.start()
        kept, grown = AckChecker(database, tickets, players), [0]
        for _ in range(times):
            time.sleep(rng.below(500) / 1000)
            server.kill()
            grown.append(kept.check())
            server = start()
            # Something new has to have happened before the next kill proves anything.
            end = time.monotonic() + TIMEOUT_SECONDS
            while not kept.has_newer_acks:
                assert time.monotonic() < end, [player.failure for player in players]
                time.sleep(0.01)
        for player in players:
            player.stop()
        assert grown == sorted(grown)
        assert len(set(grown)) == len(grown), "a restart after which nothing happened"
        code, _log = server.stop()
        assert code == 0
        assert kept.check() >= grown[-1]
        record_property(f"kills survived on {kind}", times)
        record_property(f"promises kept on {kind}", sum(len(each.acknowledged) for each in players))
    finally:
        for player in players:
            player.ending.set()
        if server.process.poll() is None:
            server.kill()
