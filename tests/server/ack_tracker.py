"""Players who remember every promise of a server, and whether it was kept."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import TypeAlias

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, Ticket
from foolsgold.client.remote_table import new_id
from foolsgold.server.storage.store import ChangeRow, Store
from foolsgold.server.table import stored_changes
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from tests.support.timeouts import TIMEOUT_SECONDS

CountFixture: TypeAlias = Callable[[str, object], None]
"""Notes how much of something a test has seen; all tests' are added up at the end."""


PAUSE = 0.06
"""Seconds between two commands: a server listens to twenty a second, also where nothing is limited
(`live.FRAME_RATE`); on a machine with nothing else to do players would be faster."""


class BusyPlayer(threading.Thread):
    """A player who moves when they may and talks when they may not, and remembers every promise."""

    def __init__(self, table: RemoteTable, seed: int) -> None:
        super().__init__(daemon=True)
        self._table = table
        self._rng = Rng(seed)
        self.acknowledged: dict[str, int] = {}
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

    def stop(self) -> None:
        """Stops, and what went wrong is told."""
        self.ending.set()
        self.join(TIMEOUT_SECONDS)
        assert self.failure is None

    def _act(self) -> None:
        table = self._table
        while table.receive(0.005) is not None:
            pass
        name = new_id()
        command: ask.Command = ask.SendChat(id=name, text=f"line {self._rng.below(1000)}")
        if table.is_my_turn:
            command = table.move_command(name, self._rng.choice(table.view.legal))
        elif table.round_in_summary is not None:
            command = ask.DismissSummary(id=name, round=table.round_in_summary)
        elif table.table is not None and table.table.stage == "over" and table.seat == 0:
            command = ask.Start(id=name)
        try:
            self.acknowledged[name] = table.send_and_wait(command)
        except UserError as complaint:
            # A bot may have moved meanwhile, or somebody else may have begun the next game.
            late = ("turn-passed", "turn-not-yours", "game-running", "summary-open", "summary-over")
            if complaint.message.id not in late:
                raise


class AckChecker:
    """What the tables of these players are in the database, read again after each kill."""

    def __init__(
        self, database: str, tickets: Sequence[Ticket], players: Sequence[BusyPlayer]
    ) -> None:
        self._database = database
        self._players: dict[str, list[BusyPlayer]] = {}
        for ticket, player in zip(tickets, players, strict=True):
            self._players.setdefault(ticket.code, []).append(player)
        self._rows: dict[str, list[ChangeRow]] = {code: [] for code in self._players}
        self._tables: dict[str, Table] = {}

    def check(self) -> int:
        """How many changes there are: none is missing, none is another, the rules allow each.

        The server may be dead or alive: what is promised meanwhile is not asked for.
        """
        promised = {
            code: [dict(player.acknowledged) for player in players]
            for code, players in self._players.items()
        }
        with closing(Store(self._database)) as store:
            return sum(self._check_table(store, code, each) for code, each in promised.items())

    def _check_table(self, store: Store, code: str, promised: list[dict[str, int]]) -> int:
        row = store.table_with_all_changes(code)[0]
        assert row is not None
        rows, before = store.changes_after(row.id, 0), self._rows[code]
        assert [each.number for each in rows] == list(range(1, len(rows) + 1))
        assert rows[: len(before)] == before
        for each in rows[len(before) :]:
            if code not in self._tables:
                self._tables[code] = Table(code, stored_changes.decode_opening(each.body))
            else:
                table = self._tables[code]
                table.apply(table.decode_stored(each.body))
        self._rows[code] = rows
        _assert_acks_stored(rows, promised)
        return len(rows)

    @property
    def has_newer_acks(self) -> bool:
        """Whether something was promised that was not there when it was read.

        A promise alone does not say so: what was stored just before a kill is promised after it.
        """
        return any(
            max(dict(player.acknowledged).values(), default=0) > len(self._rows[code])
            for code, players in self._players.items()
            for player in players
        )


def _assert_acks_stored(rows: list[ChangeRow], promised: list[dict[str, int]]) -> None:
    """Every promise is there, once, under its number."""
    stored: dict[str, list[int]] = {}
    for row in rows:
        stored.setdefault(row.command, []).append(row.number)
    for each in promised:
        for name, number in each.items():
            assert stored.get(name) == [number]


def wait_for_acks(players: Sequence[BusyPlayer]) -> None:
    """Each of them gets one more."""
    before = [len(player.acknowledged) for player in players]
    end = time.monotonic() + TIMEOUT_SECONDS
    while any(len(p.acknowledged) == n for p, n in zip(players, before, strict=True)):
        assert time.monotonic() < end, [player.failure for player in players]
        time.sleep(0.01)
