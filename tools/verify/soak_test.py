"""Soak test: plays against a server for a long time and fails if its resources grow.

Players open tables, finish games, leave in the middle, chat, watch and look back. The server
deletes data after a minute instead of months, so that in a steady state as much goes as comes.
Memory of the server and its bot workers, open files and the size of the database are sampled; if
the median of the last quarter exceeds that of the second by more than a tenth, the exit status is
1.

    just soak --minutes 30 --json figures.json
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
"""Seconds until inactive data is deleted."""
EDITIONS = ("saboteur-en", "gobblings", "saboteur-he")
SAMPLE_SECONDS = 15.0
"""Seconds between two samples."""
MAX_GROWTH_RATIO = 1.10
NOISE = {"server_mb": 5.0, "bots_mb": 8.0, "files": 6.0, "database_mb": 2.0}
"""Differences that do not count as growth, however small the total is."""
PAUSE_SECONDS = 0.02


def run_server(database: str) -> None:
    """The server under test: no rate limits, short retention."""
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
    """Resources of the server at one moment."""

    seconds: float
    server_mb: float
    bots_mb: float
    files: int
    database_mb: float


class PlayerGroup(threading.Thread):
    """A thread of players who play at random, at table after table."""

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
            # These players never start their game, and somebody opens another table and leaves.
            open_table(self._server, "Anna")
            self.counts["tables"] += 1
            return
        tables = start_game(tickets, spectate(tickets[0].link))
        # A third of the tables is abandoned in the middle of the game.
        max_moves = self._rng.below(60) if self._rng.below(3) == 0 else 100_000
        try:
            over = self._play(tables, max_moves)
            if over:
                self.counts["games"] += 1
                self._look_back(tickets[0].code)
        finally:
            close_all(tables)

    def _play(self, tables: list[RemoteTable], max_moves: int) -> bool:
        """Whether the game was finished."""
        people = tables[:3]
        while time.monotonic() < self._until and max_moves > 0:
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
                        max_moves -= 1
                elif self._rng.below(40) == 0:
                    with suppress(UserError):
                        table.send_and_wait(
                            ask.SendChat(id=new_id(), text="Hm, let me think about that.")
                        )
                        self.counts["chat lines"] += 1
                if self._rng.below(200) == 0:
                    table.disconnect()
                    self.counts["lost connections"] += 1
            time.sleep(PAUSE_SECONDS)
        return False

    def _look_back(self, code: str) -> None:
        with httpx.Client(base_url=self._server, timeout=60) as http:
            for path in ("record", "ending", "rules", "invite"):
                http.get(f"/api/tables/{code}/{path}")
            http.get("/")


def sample_resources(server: ServerProcess, database: Path, since: float) -> ResourceSample:
    """Samples the resources of the server."""
    pids = list(server.process_ids())
    files = sum(len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in pids)
    size = sum(file.stat().st_size for file in database.parent.glob("tables.db*"))
    own, *bots = (round(resident_kilobytes(pid) / 1024, 1) for pid in pids)
    seconds = round(time.monotonic() - since, 1)
    return ResourceSample(seconds, own, round(sum(bots), 1), files, round(size / 1e6, 2))


def growth(samples: list[ResourceSample]) -> dict[str, tuple[float, float]]:
    """Medians of the second and of the last quarter, by resource."""
    quarter = len(samples) // 4
    before, after = samples[quarter : 2 * quarter], samples[-quarter:]
    return {
        name: (
            statistics.median(getattr(sample, name) for sample in before),
            statistics.median(getattr(sample, name) for sample in after),
        )
        for name in NOISE
    }


def has_grown(name: str, before: float, after: float) -> bool:
    return after > max(before * MAX_GROWTH_RATIO, before + NOISE[name])


def run_soak(minutes: float, groups: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="foolsgold-soak-") as folder:
        database = Path(folder) / "tables.db"
        paths = {"PYTHONPATH": ":".join([str(Path(__file__).parent), *sys.path])}
        server = ServerProcess(["soak_test", "--serve", str(database)], **paths)
        began = time.monotonic()
        until = began + 60 * minutes
        players = [PlayerGroup(server.url, seed, until) for seed in range(groups)]
        samples: list[ResourceSample] = []
        try:
            for group in players:
                group.start()
            while time.monotonic() + SAMPLE_SECONDS < until:
                time.sleep(SAMPLE_SECONDS)
                with suppress(OSError):  # a bot worker has just exited
                    samples.append(sample_resources(server, database, began))
                    print(samples[-1], flush=True)
            for group in players:
                group.join()
        finally:
            server.stop()
        counts = sum((group.counts for group in players), Counter())
    failures = [str(each.failure) for each in players if each.failure is not None]
    found = growth(samples)
    return {
        "minutes": minutes,
        **counts,
        **{name: {"second quarter": a, "last quarter": b} for name, (a, b) in found.items()},
        "max": {name: max(getattr(sample, name) for sample in samples) for name in NOISE},
        "grown": [name for name, (a, b) in found.items() if has_grown(name, a, b)],
        "failures": failures,
        "samples": [sample._asdict() for sample in samples],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--groups", type=int, default=4, help="tables played at the same time")
    parser.add_argument("--json", type=Path, help="file for the figures, with all samples")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        run_server(options.serve)
        return
    figures = run_soak(options.minutes, options.groups)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    summary = {name: value for name, value in figures.items() if name != "samples"}
    print(json.dumps(summary, indent=1))
    sys.exit(bool(figures["grown"] or figures["failures"]))


if __name__ == "__main__":
    main()
