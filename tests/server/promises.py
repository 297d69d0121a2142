"""Players who remember every promise of a server, and whether it was kept."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import TypeAlias

from foolsgold.base.messages import Complaint
from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, Ticket
from foolsgold.client.remote_table import new_id
from foolsgold.server.storage.store import ChangeRow, Store
from foolsgold.server.table import changes
from foolsgold.server.table.decisions import Table
from foolsgold.wire import commands as ask
from patience import HUNG

Count: TypeAlias = Callable[[str, object], None]
"""Notes how much of something a test has seen; all tests' are added up at the end."""


PAUSE = 0.06
"""Seconds between two commands: a server listens to twenty a second, also where nothing is limited
(`live.FRAME_RATE`); on a machine with nothing else to do players would be faster."""


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
                self.ending.wait(PAUSE)
        except BaseException as error:
            self.failure = error
        finally:
            self._table.close()

    def end(self) -> None:
        """Stops, and what went wrong is told."""
        self.ending.set()
        self.join(HUNG)
        assert self.failure is None

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


class Kept:
    """What the tables of these players are in the database, read again after each kill."""

    def __init__(self, database: str, tickets: Sequence[Ticket], players: Sequence[Busy]) -> None:
        self._database = database
        self._players: dict[str, list[Busy]] = {}
        for ticket, player in zip(tickets, players, strict=True):
            self._players.setdefault(ticket.code, []).append(player)
        self._rows: dict[str, list[ChangeRow]] = {code: [] for code in self._players}
        self._tables: dict[str, Table] = {}

    def read(self) -> int:
        """How many changes there are: none is missing, none is another, the rules allow each.

        The server may be dead or alive: what is promised meanwhile is not asked for.
        """
        promised = {
            code: [dict(player.promised) for player in players]
            for code, players in self._players.items()
        }
        with closing(Store(self._database)) as store:
            return sum(self._read(store, code, each) for code, each in promised.items())

    def _read(self, store: Store, code: str, promised: list[dict[str, int]]) -> int:
        row = store.whole_table(code)[0]
        assert row is not None
        rows, before = store.changes_after(row.id, 0), self._rows[code]
        assert [each.number for each in rows] == list(range(1, len(rows) + 1))
        assert rows[: len(before)] == before
        for each in rows[len(before) :]:
            if code not in self._tables:
                self._tables[code] = Table(code, changes.opening(each.body))
            else:
                table = self._tables[code]
                table.apply(table.recall(each.body))
        self._rows[code] = rows
        _kept(rows, promised)
        return len(rows)

    @property
    def is_surpassed(self) -> bool:
        """Whether something was promised that was not there when it was read.

        A promise alone does not say so: what was stored just before a kill is promised after it.
        """
        return any(
            max(dict(player.promised).values(), default=0) > len(self._rows[code])
            for code, players in self._players.items()
            for player in players
        )


def _kept(rows: list[ChangeRow], promised: list[dict[str, int]]) -> None:
    """Every promise is there, once, under its number."""
    stored: dict[str, list[int]] = {}
    for row in rows:
        stored.setdefault(row.command, []).append(row.number)
    for each in promised:
        for name, number in each.items():
            assert stored.get(name) == [number]


def wait_for_promises(players: Sequence[Busy]) -> None:
    """Each of them gets one more."""
    before = [len(player.promised) for player in players]
    end = time.monotonic() + HUNG
    while any(len(p.promised) == n for p, n in zip(players, before, strict=True)):
        assert time.monotonic() < end, [player.failure for player in players]
        time.sleep(0.01)
