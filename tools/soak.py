"""A server under play for as long as one likes: does it grow?

People open tables, play to the end, go in the middle, talk, watch, look back and are never seen
again, and the server keeps all that for minutes instead of months: so as much has to go as comes.
Memory (the server's, and that of its bots in their processes), open files and the size of the
database are noted all the time; the last quarter of the run is held against the second, and
whatever has grown by more than a tenth ends it with 1.

`just soak --minutes 30 --json figures.json`
"""

import argparse
import json
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.benchmarks.server_process import ServerProcess, resident_kilobytes
from foolsgold.client import RemoteTable, open_table, spectate
from foolsgold.client.remote_table import new_id
from foolsgold.server.process.runner import serve
from foolsgold.server.settings import Settings
from foolsgold.server.storage.retention import DAY_SECONDS
from foolsgold.wire import commands as ask
from tests.support.server_harness import close_all, drain, seat_people, start_game

RETENTION_SECONDS = 60.0
"""Seconds that everything is kept, once it rests."""
EDITIONS = ("saboteur-en", "gobblings", "saboteur-he")
SAMPLE_SECONDS = 15.0
"""Seconds between two looks at the server."""
MAX_GROWTH_RATIO = 1.10
NOISE = {"server_mb": 5.0, "bots_mb": 8.0, "files": 6.0, "database_mb": 2.0}
"""What is no growth, however small the whole is."""
PAUSE_SECONDS = 0.02


def run_server(database: str) -> None:
    """The server to be watched: no limits on its people, and a broom that comes often."""
    days = RETENTION_SECONDS / DAY_SECONDS
    settings = Settings(
        host="127.0.0.1",
        port=0,
        database=database,
        bot_pace=0.05,
        idle_seconds=10.0,
        tidy_every=10.0,
        keep_lobbies=days,
        keep_running=days,
        keep_finished=days,
        keep_chat=days / 2,
        keep_games=days,
    ).without_limits()
    serve(settings, lambda port: print(f"http://127.0.0.1:{port}", flush=True))


class ResourceSample(NamedTuple):
    """What the server takes at one moment."""

    seconds: float
    server_mb: float
    bots_mb: float
    files: int
    database_mb: float


class PlayerGroup(threading.Thread):
    """People who sit down, play as it comes, and leave: table after table."""

    def __init__(self, server: str, seed: int, until: float) -> None:
        super().__init__(daemon=True)
        self._server = server
        self._rng = Rng(seed)
        self._until = until
        self.counts: Counter[str] = Counter()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while time.monotonic() < self._until:
                self._table()
        except BaseException as error:
            self.failure = error

    def _table(self) -> None:
        edition = EDITIONS[self._rng.below(len(EDITIONS))]
        tickets = seat_people(self._server, 3, seats=4, edition=edition)
        self.counts["tables"] += 1
        if self._rng.below(5) == 0:
            # Nobody ever begins; and somebody else opens one and does not even look.
            open_table(self._server, "Anna")
            self.counts["tables"] += 1
            return
        tables = start_game(tickets, spectate(tickets[0].link))
        # Every third table is left in the middle of the game.
        most = self._rng.below(60) if self._rng.below(3) == 0 else 100_000
        try:
            over = self._play(tables, most)
            if over:
                self.counts["games"] += 1
                self._look_back(tickets[0].code)
        finally:
            close_all(tables)

    def _play(self, tables: list[RemoteTable], most: int) -> bool:
        """Whether the game came to its end."""
        people = tables[:3]
        while time.monotonic() < self._until and most > 0:
            for table in tables:
                drain(table, 0.001)
            if any(table.table is not None and table.table.stage == "over" for table in people):
                return True
            for table in people:
                table.dismiss_summary()
                if table.is_my_turn:
                    with suppress(UserError):
                        table.play(self._rng.choice(table.view.legal))
                        self.counts["moves"] += 1
                        most -= 1
                elif self._rng.below(40) == 0:
                    with suppress(UserError):
                        table.send_and_wait(
                            ask.SendChat(id=new_id(), text="Hm, let me think about that.")
                        )
                        self.counts["lines"] += 1
                if self._rng.below(200) == 0:
                    table.disconnect()
                    self.counts["lost lines"] += 1
            time.sleep(PAUSE_SECONDS)
        return False

    def _look_back(self, code: str) -> None:
        with httpx.Client(base_url=self._server, timeout=60) as http:
            for path in ("record", "ending", "rules", "invite"):
                http.get(f"/api/tables/{code}/{path}")
            http.get("/")


def sample_resources(server: ServerProcess, database: Path, since: float) -> ResourceSample:
    """What it takes now."""
    pids = list(server.process_ids())
    files = sum(len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in pids)
    size = sum(file.stat().st_size for file in database.parent.glob("tables.db*"))
    own, *bots = (round(resident_kilobytes(pid) / 1024, 1) for pid in pids)
    seconds = round(time.monotonic() - since, 1)
    return ResourceSample(seconds, own, round(sum(bots), 1), files, round(size / 1e6, 2))


def growth(looks: list[ResourceSample]) -> dict[str, tuple[float, float]]:
    """Of each thing the second quarter's middle value and the last one's."""
    quarter = len(looks) // 4
    before, after = looks[quarter : 2 * quarter], looks[-quarter:]
    return {
        name: (
            statistics.median(getattr(look, name) for look in before),
            statistics.median(getattr(look, name) for look in after),
        )
        for name in NOISE
    }


def has_grown(name: str, before: float, after: float) -> bool:
    return after > max(before * MAX_GROWTH_RATIO, before + NOISE[name])


def run_soak(minutes: float, crowds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="foolsgold-soak-") as folder:
        database = Path(folder) / "tables.db"
        paths = {"PYTHONPATH": ":".join([str(Path(__file__).parent), *sys.path])}
        server = ServerProcess(["soak", "--serve", str(database)], **paths)
        began = time.monotonic()
        until = began + 60 * minutes
        evenings = [PlayerGroup(server.url, seed, until) for seed in range(crowds)]
        looks: list[ResourceSample] = []
        try:
            for evening in evenings:
                evening.start()
            while time.monotonic() + SAMPLE_SECONDS < until:
                time.sleep(SAMPLE_SECONDS)
                with suppress(OSError):  # a process of a bot has just ended
                    looks.append(sample_resources(server, database, began))
                    print(looks[-1], flush=True)
            for evening in evenings:
                evening.join()
        finally:
            server.stop()
        counts = sum((evening.counts for evening in evenings), Counter())
    failures = [str(each.failure) for each in evenings if each.failure is not None]
    found = growth(looks)
    return {
        "minutes": minutes,
        **counts,
        **{name: {"second quarter": a, "last quarter": b} for name, (a, b) in found.items()},
        "most": {name: max(getattr(look, name) for look in looks) for name in NOISE},
        "grown": [name for name, (a, b) in found.items() if has_grown(name, a, b)],
        "failures": failures,
        "looks": [look._asdict() for look in looks],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--crowds", type=int, default=4, help="tables that are played at once")
    parser.add_argument("--json", type=Path, help="where the figures go, every look with them")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        run_server(options.serve)
        return
    figures = run_soak(options.minutes, options.crowds)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(json.dumps({name: told for name, told in figures.items() if name != "looks"}, indent=1))
    sys.exit(bool(figures["grown"] or figures["failures"]))


if __name__ == "__main__":
    main()
