"""What tables take at which nobody is: a server that has thousands of them at hand.

At each people sat down, dealt, played, talked, left; a thousand evenings are different, then they
come again. They are put into a database; then every one of them is asked for, at a server that lets
none of them go meanwhile, which is harder than what happens: one that nobody is at leaves the
memory after a minute. In the end the server is killed and started again.

`just resting --tables 10000`
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from foolsgold.benchmarks.server_process import TIMEOUT_SECONDS, ServerProcess
from foolsgold.server.process.runner import serve
from foolsgold.server.security.tokens import new_code
from foolsgold.server.settings import Settings
from foolsgold.server.storage.store import ChangeRow, Store, TableRow
from tests.server.table.test_snapshots import evening

CONCURRENT_REQUESTS = 20
OK = 200
DISTINCT_EVENINGS = 1000
IDLE_SECONDS = 3600.0
"""Seconds that no table is let go in."""


def run_server(database: str) -> None:
    settings = Settings(host="127.0.0.1", port=0, database=database, idle_seconds=IDLE_SECONDS)
    serve(settings.without_limits(), lambda port: print(f"http://127.0.0.1:{port}", flush=True))


def fill_database(database: Path, tables: int, changes: int) -> list[str]:
    """The codes of so many tables, each with so many changes."""
    codes: set[str] = set()
    while len(codes) < tables:
        codes.add(new_code())
    now = time.time()
    evenings = [evening(seed, changes) for seed in range(min(tables, DISTINCT_EVENINGS))]
    with closing(Store(str(database))) as store:
        for place, code in enumerate(sorted(codes)):
            name = f"{place:032}"
            rows = [
                ChangeRow(name, number, "a", str(number), body, now)
                for number, body in enumerate(evenings[place % DISTINCT_EVENINGS], start=1)
            ]
            assert store.open_table(TableRow(name, code), rows)
    return sorted(codes)


async def request_tables(url: str, codes: list[str]) -> float:
    """Every table is asked for once; how many seconds that took."""
    waiting, began = iter(codes), time.monotonic()
    async with httpx.AsyncClient(base_url=url, timeout=TIMEOUT_SECONDS) as http:

        async def some() -> None:
            for code in waiting:
                answer = await http.get(f"/api/tables/{code}")
                assert answer.status_code == OK, answer.text

        await asyncio.gather(*(some() for _ in range(CONCURRENT_REQUESTS)))
    return time.monotonic() - began


def start_seconds(server: ServerProcess) -> tuple[float, float | None]:
    """Seconds until it answers again, and can store; by the clock, and of the processor."""
    began = time.monotonic()
    server.start()
    assert httpx.get(f"{server.url}/healthz", timeout=TIMEOUT_SECONDS).status_code == OK
    return time.monotonic() - began, server.cpu_seconds()


def measure_idle_tables(tables: int, changes: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="foolsgold-resting-") as folder:
        database = Path(folder) / "tables.db"
        codes = fill_database(database, tables, changes)
        paths = {"PYTHONPATH": ":".join([str(Path(__file__).parent), *sys.path])}
        server = ServerProcess(["resting", "--serve", str(database)], **paths)
        try:
            empty = server.memory_mb()
            seconds = asyncio.run(request_tables(server.url, codes))
            full = server.memory_mb()
            server.kill()
            ready, worked = start_seconds(server)
            some = asyncio.run(request_tables(server.url, codes[: tables // 100]))
        finally:
            server.stop()
        size = sum(file.stat().st_size for file in database.parent.glob("tables.db*"))
    return {
        "tables": tables,
        "changes each": changes,
        "database_mb": round(size / 1e6),
        "memory_mb with none at hand": empty,
        "memory_mb with all at hand": full,
        "seconds to ask for all": round(seconds, 1),
        "seconds until ready after kill -9": round(ready, 2),
        "of the processor": worked,
        "seconds to ask for a hundredth of them then": round(some, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--changes", type=int, default=60, help="stored at each of them")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        run_server(options.serve)
        return
    print(json.dumps(measure_idle_tables(options.tables, options.changes), indent=1))


if __name__ == "__main__":
    main()
