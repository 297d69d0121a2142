"""`kill -9` at random moments: what was acknowledged is there once, nothing is half there."""

import socket
import threading
import time

from depth import EXPLORES
from foolsgold.base.phrases import Complaint
from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, Ticket
from foolsgold.client.remote import new_id
from foolsgold.server import changes
from foolsgold.server.store import ChangeRow, Store
from foolsgold.server.table import Table
from foolsgold.wire import commands as ask
from patience import HUNG
from server.harness import AsProcess, party, started

KILLS = {"sqlite": 200 if EXPLORES else 4, "postgresql": 50 if EXPLORES else 2}
"""The database of PostgreSQL is not killed with the server, so it has less to prove."""


class Busy(threading.Thread):
    """A player who moves when they may and talks when they may not, and remembers every promise."""

    def __init__(self, table: RemoteTable, seed: int) -> None:
        super().__init__(daemon=True)
        self._table = table
        self._rng = Rng(seed)
        self.promised: dict[str, int] = {}
        self.ending = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.ending.is_set():
                self._act()
                self.ending.wait(0.01)
        except BaseException as error:
            self.failure = error
        finally:
            self._table.close()

    def _act(self) -> None:
        table = self._table
        while table.receive(0.005) is not None:
            pass
        name = new_id()
        command: ask.Command = ask.Say(id=name, text=f"line {self._rng.below(1000)}")
        if table.is_my_turn:
            command = table.move(name, self._rng.choice(table.view.legal))
        elif table.looked_at is not None:
            command = ask.GoOn(id=name, round=table.looked_at)
        elif table.table is not None and table.table.stage == "over" and table.seat == 0:
            command = ask.Start(id=name)
        try:
            self.promised[name] = table.do(command)
        except Complaint as complaint:
            # A bot may have moved meanwhile, or somebody else may have begun the next game.
            late = ("turn-passed", "turn-not-yours", "game-running", "summary-open", "summary-over")
            if complaint.phrase.id not in late:
                raise


def check(store: Store, tickets: list[Ticket], players: list[Busy]) -> int:
    """Reads the database as the dead server left it."""
    total = 0
    for code in {ticket.code for ticket in tickets}:
        row = store.whole_table(code)[0]
        assert row is not None
        rows = store.changes_after(row.id, 0)
        assert [each.number for each in rows] == list(range(1, len(rows) + 1))
        first, *rest = (each.body for each in rows)
        table = Table(code, changes.opening(first))
        for body in rest:
            table.apply(table.recall(body))
        total += len(rows)
        kept(rows, [p for p, t in zip(players, tickets, strict=True) if t.code == code])
    return total


def kept(rows: list[ChangeRow], players: list[Busy]) -> None:
    """Every promise is there, once, under its number."""
    stored: dict[str, list[int]] = {}
    for row in rows:
        stored.setdefault(row.command, []).append(row.number)
    for player in players:
        for name, number in list(player.promised.items()):
            assert stored.get(name) == [number]


def test_every_acknowledged_command_survives_any_kill(database: str) -> None:
    kills = KILLS["postgresql" if database.startswith("postgresql") else "sqlite"]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
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
        grown = [0]
        for _ in range(kills):
            time.sleep(rng.below(500) / 1000)
            server.kill()
            store = Store(database)
            grown.append(check(store, tickets, players))
            store.close()
            server = AsProcess(database, "--port", port, "--no-limits")
            # Somebody has to have come back before the next kill proves anything.
            before = sum(len(player.promised) for player in players)
            end = time.monotonic() + HUNG
            while sum(len(player.promised) for player in players) == before:
                assert time.monotonic() < end, [player.failure for player in players]
                time.sleep(0.01)
        for player in players:
            player.ending.set()
            player.join(HUNG)
        assert [player.failure for player in players] == [None] * len(players)
        assert grown == sorted(grown)
        assert len(set(grown)) == len(grown), "a restart after which nothing happened"
        code, _log = server.stop()
        assert code == 0
        store = Store(database)
        check(store, tickets, players)
        store.close()
    finally:
        for player in players:
            player.ending.set()
        if server.process.poll() is None:
            server.kill()
