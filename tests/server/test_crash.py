"""`kill -9` at random moments: what was acknowledged is there once, nothing is half there."""

import time
from collections.abc import Iterator

import pytest

from depth import EVENINGS, kills, people
from foolsgold.base.rng import Rng
from foolsgold.client import Ticket
from patience import HUNG
from ports import lasting_port
from server.harness import DEAL, AsProcess, Nursery, party, started
from server.promises import Busy, Count, Kept

KILLS = {"sqlite": kills(4), "postgresql": kills(2)}
"""The database of PostgreSQL is not killed with the server, so it has less to prove each time."""


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """Hundreds are started here."""
    with Nursery() as running:
        yield running


@pytest.mark.parametrize("evening", range(EVENINGS))
def test_every_acknowledged_command_survives_any_kill(
    nursery: Nursery, database: str, evening: int, record_property: Count
) -> None:
    kind = "postgresql" if database.startswith("postgresql") else "sqlite"
    times, deal = KILLS[kind], DEAL + 1000 * evening
    port = str(lasting_port())
    rng = Rng(7 + evening)

    def start() -> AsProcess:
        wishes = "--port", port, "--no-limits"
        return AsProcess(database, *wishes, deal=deal, nursery=nursery)

    server = start()
    players: list[Busy] = []
    try:
        tickets: list[Ticket] = []
        for edition in ("saboteur-lv", "gobblings"):
            sitting = party(server.url, people(evening), edition=edition, seats=3)
            tickets += sitting
            tables = started(sitting)
            players += [Busy(table, seed) for seed, table in enumerate(tables, len(players))]
        for player in players:
            player.start()
        kept, grown = Kept(database, tickets, players), [0]
        for _ in range(times):
            time.sleep(rng.below(500) / 1000)
            server.kill()
            grown.append(kept.read())
            server = start()
            # Something new has to have happened before the next kill proves anything.
            end = time.monotonic() + HUNG
            while not kept.is_surpassed:
                assert time.monotonic() < end, [player.failure for player in players]
                time.sleep(0.01)
        for player in players:
            player.end()
        assert grown == sorted(grown)
        assert len(set(grown)) == len(grown), "a restart after which nothing happened"
        code, _log = server.stop()
        assert code == 0
        assert kept.read() >= grown[-1]
        record_property(f"kills survived on {kind}", times)
        record_property(f"promises kept on {kind}", sum(len(each.promised) for each in players))
    finally:
        for player in players:
            player.ending.set()
        if server.process.poll() is None:
            server.kill()
