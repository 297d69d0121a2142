"""How many moves two processes of a server carry beside one, each with the same part of a core.

Two cores cannot show it by themselves: the people of `foolsgold load` need most of one. So every
process that serves is held to a part of a core, by stopping it for a moment whenever it has had
more; then all of them together fit into the machine, and there is enough left for the people, who
ask for more than even two can do. One and two take turns.

`just workers --share 0.25`
"""

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from foolsgold.benchmarks.load_test import LoadReport, run_load_test
from foolsgold.benchmarks.server_process import FoolsgoldServerProcess

TICK_SECONDS = 0.002
"""Seconds between two looks."""
MAX_CREDIT_SECONDS = 0.005
"""Seconds of work somebody who had nothing to do may catch up with."""


def cpu_seconds(pid: int) -> float:
    """Seconds a process has worked, all its threads: Linux has a clock for each."""
    return time.clock_gettime((~pid << 3) | 2)


def throttle(pids: list[int], share: float) -> None:
    """Until they are gone."""
    begun = time.monotonic()
    allowed = {pid: cpu_seconds(pid) - share * begun for pid in pids}
    resting: set[int] = set()
    with suppress(ProcessLookupError, OSError):
        while True:
            now = time.monotonic()
            for pid in pids:
                due = cpu_seconds(pid) - share * now - allowed[pid]
                allowed[pid] += min(due + MAX_CREDIT_SECONDS, 0.0)
                if due > 0 and pid not in resting:
                    os.kill(pid, signal.SIGSTOP)
                    resting.add(pid)
                elif due <= 0 and pid in resting:
                    os.kill(pid, signal.SIGCONT)
                    resting.discard(pid)
            time.sleep(TICK_SECONDS)


@contextmanager
def throttled(server: FoolsgoldServerProcess, share: float) -> Iterator[list[int]]:
    """The processes that serve are held; their parent, where there is one, only looks on."""
    family = list(server.process_ids())
    pids = family[1 : 1 + server.workers] if server.workers > 1 else family[:1]
    command = [sys.executable, __file__, "--hold", *map(str, pids), "--share", str(share)]
    holder = subprocess.Popen(command)
    try:
        yield pids
    finally:
        holder.kill()
        holder.wait()
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def run_load(url: str, options: argparse.Namespace) -> LoadReport:
    tables, seats, seconds = options.tables, options.seats, options.seconds
    return run_load_test(tables, seats, seconds, options.rate, url, restart=False)


def measure_workers(workers: int, options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="foolsgold-workers-") as folder:
        server = FoolsgoldServerProcess(Path(folder) / "tables.db", workers)
        try:
            with throttled(server, options.share) as pids:
                before, began = sum(map(cpu_seconds, pids)), time.monotonic()
                found = run_load(server.url, options)
                had = (sum(map(cpu_seconds, pids)) - before) / (time.monotonic() - began) / workers
        finally:
            server.stop()
    return {
        "workers": workers,
        "moves a second": found.moves_per_second,
        "errors": found.errors,
        "p95_ms": found.p95_ms,
        "part of a core each had": round(had, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=0.25, help="of a core, for each process")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seats", type=int, default=10)
    parser.add_argument("--rate", type=float, default=6.0, help="moves a second each table wants")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--hold", type=int, nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.hold:
        throttle(options.hold, options.share)
        return
    found = []
    for _ in range(options.turns):
        for workers in (1, 2):
            found.append(measure_workers(workers, options))
            print(json.dumps(found[-1]), flush=True)
    speeds = {
        workers: [each["moves a second"] for each in found if each["workers"] == workers]
        for workers in (1, 2)
    }
    ratios = [two / one for one, two in zip(speeds[1], speeds[2], strict=True)]
    told = {"two for one": [round(ratio, 2) for ratio in ratios]}
    print(json.dumps({**told, "median": round(statistics.median(ratios), 2)}))


if __name__ == "__main__":
    main()
