"""`kill -9` at random moments: what was acknowledged is there once, nothing is half there."""

import time

from depth import kills
from foolsgold.base.rng import Rng
from foolsgold.client import Ticket
from patience import HUNG
from ports import lasting_port
from server.harness import AsProcess, party, started
from server.promises import Busy, Kept

KILLS = {"sqlite": kills(4), "postgresql": kills(2)}
"""The database of PostgreSQL is not killed with the server, so it has less to prove each time."""


def test_every_acknowledged_command_survives_any_kill(database: str) -> None:
    times = KILLS["postgresql" if database.startswith("postgresql") else "sqlite"]
    port = str(lasting_port())
    rng = Rng(7)
    server = AsProcess(database, "--port", port, "--no-limits")
    players: list[Busy] = []
    try:
        tickets: list[Ticket] = []
        for edition in ("saboteur-lv", "gobblings"):
            sitting = party(server.url, 2, edition=edition, seats=3)
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
            server = AsProcess(database, "--port", port, "--no-limits")
            # Somebody has to have come back before the next kill proves anything.
            before = sum(len(player.promised) for player in players)
            end = time.monotonic() + HUNG
            while sum(len(player.promised) for player in players) == before:
                assert time.monotonic() < end, [player.failure for player in players]
                time.sleep(0.01)
        for player in players:
            player.end()
        assert grown == sorted(grown)
        assert len(set(grown)) == len(grown), "a restart after which nothing happened"
        code, _log = server.stop()
        assert code == 0
        assert kept.read() >= grown[-1]
    finally:
        for player in players:
            player.ending.set()
        if server.process.poll() is None:
            server.kill()
