"""Load test: many tables of simulated players against one server; latency until all have a move.

The latency of a move runs from the moment its player sends it until the last seat of the table has
it.
"""

import asyncio
import gc
import tempfile
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from foolsgold.base.messages import UserError
from foolsgold.benchmarks.server_process import TIMEOUT_SECONDS, FoolsgoldServerProcess
from foolsgold.benchmarks.simulated_players import LoadMeasurements, SimulatedTable
from foolsgold.benchmarks.traffic_replay import TrafficRecorder, run_baseline
from foolsgold.client.http_client import parse_link

MAX_LATE_SECONDS = 0.5
"""How long after the end of a measurement a move may still be on its way."""
MAX_CONCURRENT_TABLES = 50
"""Tables that are set up side by side."""


class LoadReport(msgspec.Struct, frozen=True):
    """Results of a run; latencies are from sending a move until the last seat has it."""

    tables: int
    seats: int
    seconds: float
    rate: float
    """Moves a second and table that were asked for."""
    moves: int
    moves_per_second: float
    p50_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    stored_p95_ms: float | None
    """How long storing took, 95 % of it at most; None if the server runs elsewhere. A disk that is
    slow for a while makes all moves slow, and no server can help it."""
    memory_mb: float | None
    """Of the server and its processes; None if it runs elsewhere."""
    errors: int
    workers: int | None = None
    """Processes of the server; None if it runs elsewhere."""
    restart_ready_seconds: float | None = None
    """From `kill -9` and a new start until the server answers."""
    restart_all_seconds: float | None = None
    """Until every table has greeted a returning player."""
    cpu_ms_per_move: float | None = None
    """Of the server; with it how many frames and bytes it sent for a move. None: runs elsewhere."""
    frames_per_move: float | None = None
    bytes_per_move: float | None = None
    bare_cpu_ms_per_move: float | None = None
    """Of a bare uvicorn and websockets with the same commits and frames, in the same run."""
    bare_frames_per_move: float | None = None
    bare_bytes_per_move: float | None = None
    ratio_cpu_per_move: float | None = None


def run_load_test(
    tables: int,
    seats: int,
    seconds: float,
    rate: float,
    url: str | None,
    *,
    workers: int = 1,
    restart: bool,
    compare: bool = False,
) -> LoadReport:
    """Loads a server for `seconds`; without an address it starts one, with `workers` processes."""
    counts = LoadMeasurements()
    if url is not None:
        server, _ = parse_link(url)
        return _run_measurement(
            _measure_load(tables, seats, seconds, rate, server, counts=counts), server
        )
    with tempfile.TemporaryDirectory(prefix="foolsgold-load-") as folder:
        own = FoolsgoldServerProcess(Path(folder) / "tables.db", workers)
        try:
            run = _measure_load(
                tables, seats, seconds, rate, own.url, counts=counts, own=own, restart=restart
            )
            measured = _run_measurement(run, own.url)
        finally:
            own.stop()
        if compare and measured.moves:
            return _compare_with_baseline(measured, counts.traffic, Path(folder))
        return measured


def _compare_with_baseline(load: LoadReport, heard: TrafficRecorder, folder: Path) -> LoadReport:
    """The same run compared with a bare server, which has no moves: its commands are counted."""
    bare = run_baseline(heard, folder, load.tables, load.seats, load.seconds)
    moves = bare.commands / len(heard.command_sizes) * load.moves
    cost = None if bare.cpu_seconds is None else 1000 * bare.cpu_seconds / moves
    ours = load.cpu_ms_per_move
    return msgspec.structs.replace(
        load,
        bare_cpu_ms_per_move=None if cost is None else round(cost, 3),
        bare_frames_per_move=round(bare.frames / moves, 2),
        bare_bytes_per_move=round(bare.bytes / moves, 1),
        ratio_cpu_per_move=round(ours / cost, 2) if cost and ours is not None else None,
    )


def _run_measurement(run: Coroutine[Any, Any, LoadReport], server: str) -> LoadReport:
    try:
        return asyncio.run(run)
    except (httpx.HTTPError, OSError, WebSocketException):
        raise UserError("server-unreachable", server=server) from None


async def _wait_for_moves(tables: Sequence[SimulatedTable]) -> None:
    """Until all that was done is at everybody; whatever is not by then counts as lost."""
    end = time.perf_counter() + MAX_LATE_SECONDS
    while any(table.lost_moves for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


async def _measure_load(
    tables: int,
    seats: int,
    seconds: float,
    rate: float,
    server: str,
    *,
    counts: LoadMeasurements,
    own: "FoolsgoldServerProcess | None" = None,
    restart: bool = False,
) -> LoadReport:
    all_tables = [SimulatedTable(number, counts) for number in range(tables)]
    limits = httpx.Limits(max_connections=MAX_CONCURRENT_TABLES)
    async with httpx.AsyncClient(base_url=server, timeout=TIMEOUT_SECONDS, limits=limits) as http:
        for start in range(0, tables, MAX_CONCURRENT_TABLES):
            some = all_tables[start : start + MAX_CONCURRENT_TABLES]
            await asyncio.gather(*(table.set_up(http, server, seats) for table in some))
    memory = own.memory_mb() if own else None
    # Or our own search for garbage would be measured.
    gc.collect()
    gc.freeze()
    counts.is_measuring = True
    worked = own.cpu_seconds() if own else None
    began = time.perf_counter()
    if rate:
        until = began + seconds
        await asyncio.gather(*(table.play(rate, until) for table in all_tables))
        await _wait_for_moves(all_tables)
        memory = own.memory_mb() if own else None
    else:
        await asyncio.sleep(seconds)
    counts.errors += sum(table.lost_moves for table in all_tables)
    took = time.perf_counter() - began
    counts.is_measuring = False
    by_now = own.cpu_seconds() if own else None
    work = None if worked is None or by_now is None else by_now - worked
    stored = await asyncio.to_thread(own.stored_p95_ms) if own else None
    ready = everyone = None
    if restart and own is not None:
        ready, everyone = await _measure_restart(all_tables, own)
    await asyncio.gather(*(player.close() for table in all_tables for player in table.players))
    times = sorted(counts.move_seconds)
    moves = len(times)
    return LoadReport(
        tables=tables,
        seats=seats,
        seconds=seconds,
        rate=rate,
        moves=moves,
        moves_per_second=round(moves / took, 1),
        p50_ms=_percentile(times, 50),
        p95_ms=_percentile(times, 95),
        p99_ms=_percentile(times, 99),
        stored_p95_ms=stored,
        memory_mb=memory,
        errors=counts.errors,
        workers=own.workers if own else None,
        restart_ready_seconds=ready,
        restart_all_seconds=everyone,
        cpu_ms_per_move=round(1000 * work / moves, 3) if moves and work is not None else None,
        frames_per_move=round(counts.traffic.frame_count / moves, 2) if moves else None,
        bytes_per_move=round(counts.traffic.byte_count / moves, 1) if moves else None,
    )


async def _measure_restart(
    tables: list[SimulatedTable], own: "FoolsgoldServerProcess"
) -> tuple[float, float]:
    """Kills the server, starts it again, and lets one player of each table come back."""
    for table in tables:
        for player in table.players:
            await player.close()
    own.kill()
    began = time.perf_counter()
    await asyncio.to_thread(own.start)
    ready = time.perf_counter() - began
    for start in range(0, len(tables), MAX_CONCURRENT_TABLES):
        some = tables[start : start + MAX_CONCURRENT_TABLES]
        await asyncio.gather(*(table.players[0].connect(own.url) for table in some))
    return round(ready, 2), round(time.perf_counter() - began, 2)


def _percentile(times: list[float], percent: int) -> float | None:
    if not times:
        return None
    return round(1000 * times[min(len(times) * percent // 100, len(times) - 1)], 1)
