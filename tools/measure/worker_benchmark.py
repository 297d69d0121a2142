"""Compares the throughput of one and two worker processes: `just worker-bench --share 0.25`.

On two cores a plain measurement shows nothing, because the clients of `foolsgold load` need most of
one. Every worker is therefore limited to a share of a core, with SIGSTOP and SIGCONT, so that all
workers and the clients fit on the machine. The clients request more than two workers can handle.
Runs with one and with two workers alternate.
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
"""Seconds between two checks."""
MAX_CREDIT_SECONDS = 0.005
"""CPU seconds that an idle process may save up."""


def cpu_seconds(pid: int) -> float:
    """CPU seconds of a process, all threads: Linux has a clock for each process."""
    return time.clock_gettime((~pid << 3) | 2)


def throttle(pids: list[int], share: float) -> None:
    """Limits processes to a share of a core until they exit."""
    begun = time.monotonic()
    allowed = {pid: cpu_seconds(pid) - share * begun for pid in pids}
    stopped: set[int] = set()
    with suppress(ProcessLookupError, OSError):
        while True:
            now = time.monotonic()
            for pid in pids:
                due = cpu_seconds(pid) - share * now - allowed[pid]
                allowed[pid] += min(due + MAX_CREDIT_SECONDS, 0.0)
                if due > 0 and pid not in stopped:
                    os.kill(pid, signal.SIGSTOP)
                    stopped.add(pid)
                elif due <= 0 and pid in stopped:
                    os.kill(pid, signal.SIGCONT)
                    stopped.discard(pid)
            time.sleep(TICK_SECONDS)


@contextmanager
def throttled(server: FoolsgoldServerProcess, share: float) -> Iterator[list[int]]:
    """Limits the workers; their parent process, if there is one, is not limited."""
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
        "moves per second": found.moves_per_second,
        "errors": found.errors,
        "p95_ms": found.p95_ms,
        "share of a core each used": round(had, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=0.25, help="of a core, for each process")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seats", type=int, default=10)
    parser.add_argument("--rate", type=float, default=6.0, help="moves per second of each table")
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
        workers: [each["moves per second"] for each in found if each["workers"] == workers]
        for workers in (1, 2)
    }
    ratios = [two / one for one, two in zip(speeds[1], speeds[2], strict=True)]
    summary = {
        "two workers over one": [round(ratio, 2) for ratio in ratios],
        "median": round(statistics.median(ratios), 2),
    }
    print(json.dumps(summary))


if __name__ == "__main__":
    main()
