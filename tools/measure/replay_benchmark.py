"""Benchmarks replays of finished games: the page, the database, the analysis, the preview image.

`page`: opens a game of three rounds and five seats in ten browsers with empty caches, then steps
through it with the CPU slowed down four times. `year`: fills a database with a hundred finished
games a day for a year, their analyses, and the tables that are not deleted yet. `analysis`:
analyses a round on the only core while a table is played on it. `preview`: renders preview images
of links.
"""

import argparse
import json
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser

from demo_games import launch_chromium
from foolsgold.base.rng import Rng
from foolsgold.benchmarks.load_test import run_load_test
from foolsgold.bots.catalogue import rule_bot
from foolsgold.games.catalogue import find
from foolsgold.locales.translator import translator_for
from foolsgold.play.game import Game
from foolsgold.server.archive.analysis_worker import analyse_record
from foolsgold.server.archive.preview_image import render_png
from foolsgold.server.projection.replay import build_final_position, result_text
from foolsgold.server.settings import Settings
from foolsgold.server.storage.store import AnyRow, ChangeRow, GameRow, Store, TableRow
from foolsgold.wire.analysis import ANALYSIS_VERSION
from input_latency import MEASURE_SCRIPT, SlowedPage, percentile
from tests.browser.players import LAPTOP, PHONE, Person
from tests.support.server_harness import (
    ProcessServer,
    ThreadServer,
    close_all,
    play_out,
    seat_people,
    start_game,
)

SEATS = 5
OPENED_GAMES = 10
MAX_STEP_MS = 50.0
"""Target in milliseconds for a step, and for a move during an analysis."""
GAMES_PER_DAY = 100
DAYS = 365
TABLE_DAYS = round(Settings().keep_finished)
DISTINCT_GAMES = 3
"""Games that are played; the year consists of copies."""
SAMPLED_GAMES = 200


def make_record(seed: int, **changes: Any) -> str:
    """The record of a game of five rule bots."""
    game = Game(find("saboteur-en"), SEATS, seed, names=tuple("ABCDE"), changes=changes)
    bot, rng = rule_bot("saboteur"), Rng(seed)
    while (seat := game.to_act) is not None:
        game.play(bot.choose(game.view(seat), game.round_history_for(seat), rng))
    return str(game.record())


def address(number: int, kind: str = "g") -> str:
    """An identifier of the usual length."""
    return f"{kind}{number:025}"


def summary(times: list[float]) -> dict[str, float]:
    """Statistics of times in milliseconds."""
    return {
        "count": len(times),
        "median": round(percentile(times, 0.5), 1),
        "p95": round(percentile(times, 0.95), 1),
        "max": round(max(times), 1),
    }


# --- the page ------------------------------------------------------------------------------------


def measure_page(_: argparse.Namespace) -> dict[str, Any]:
    """Time until the board appears, and from a key press to the paint of the next moment."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        with closing(Store(database)) as store:
            for number in range(2 * OPENED_GAMES):
                # Under addresses of their own, so that the server has none of them cached.
                text = make_record(number % OPENED_GAMES)
                row = GameRow(address(number), address(number, "p"), text, "", "open", time.time())
                store.save_game(row)
        with ProcessServer(database) as server, launch_chromium() as browser:
            found = {}
            for phone in (False, True):
                links = [
                    f"{server.url}/g/{address(n + OPENED_GAMES * phone)}"
                    for n in range(OPENED_GAMES)
                ]
                size = PHONE if phone else LAPTOP
                found[f"{size['width']}x{size['height']}"] = {
                    "opens": summary([open_ms(browser, link, phone=phone) for link in links]),
                    **measure_stepping(browser, links[0], phone=phone),
                }
    return {"target": {"opens": 1000, "steps p95": MAX_STEP_MS}, **found}


def open_ms(browser: Browser, link: str, *, phone: bool) -> float:
    """Milliseconds from the request to the board, in a browser with an empty cache."""
    person = Person(browser, "Anna", phone=phone, moving=True)
    begun = time.perf_counter()
    person.page.goto(link, wait_until="commit")
    person.page.locator(".viewing .board svg").first.wait_for()
    taken = 1000 * (time.perf_counter() - begun)
    person.close()
    return taken


def measure_stepping(browser: Browser, link: str, *, phone: bool) -> dict[str, Any]:
    """Times of 60 steps on a slowed-down device."""
    person = Person(browser, "Anna", phone=phone, moving=True)
    person.page.add_init_script(MEASURE_SCRIPT)
    person.page.goto(link)
    person.page.locator(".viewing .board svg").first.wait_for()
    person.page.wait_for_timeout(1000)
    stage = SlowedPage(person, [])
    times = [
        stage.timed(("keydown", "event"), person.page.keyboard.press, "ArrowRight")
        for _ in range(60)
    ]
    busy = stage.busy
    person.close()
    return {"steps": summary(times), "busy": summary(busy)}


# --- a year --------------------------------------------------------------------------------------


def play_table(folder: Path) -> tuple[list[TableRow], list[ChangeRow], list[GameRow], list[Any]]:
    """The rows that a server stores for a few games of five silent players."""
    database = str(folder / "played.db")
    with ThreadServer(database) as server:
        for number in range(DISTINCT_GAMES):
            tables = start_game(seat_people(server.url, SEATS, seats=SEATS, edition="saboteur-en"))
            play_out(tables, Rng(number))
            close_all(tables)
    with closing(Store(database)) as store:
        rows = list(store.all_rows())
    with closing(sqlite3.connect(database)) as plain:
        snapshots = plain.execute("SELECT table_id, number, body FROM snapshots").fetchall()
    return (
        [row for row in rows if isinstance(row, TableRow)],
        [row for row in rows if isinstance(row, ChangeRow)],
        [row for row in rows if isinstance(row, GameRow)],
        snapshots,
    )


def copies(
    tables: list[TableRow], changes: list[ChangeRow], games: list[GameRow], days: int
) -> Iterator[AnyRow]:
    """Copies of these rows under other ids, for a year."""
    by_table = {row.id: [each for each in changes if each.table_id == row.id] for row in tables}
    for number in range(GAMES_PER_DAY * min(days, TABLE_DAYS)):
        yield TableRow(f"{number:032}", f"{number:06}")
    for number in range(GAMES_PER_DAY * min(days, TABLE_DAYS)):
        for row in by_table[tables[number % len(tables)].id]:
            yield row._replace(table_id=f"{number:032}")
    for number in range(GAMES_PER_DAY * days):
        game = games[number % len(games)]
        at = time.time() - number * 86_400 / GAMES_PER_DAY
        yield game._replace(id=address(number), plain=address(number, "p"), at=at)


def measure_year(options: argparse.Namespace) -> dict[str, Any]:
    """Size of the database, and response times for random games."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables, changes, games, snapshots = play_table(folder)
        analysis = analyse_record(make_record(1))
        database = folder / "year.db"
        with closing(Store(str(database))) as store:
            counts = store.restore_rows(b"0" * 32, copies(tables, changes, games, options.days))
        with closing(sqlite3.connect(database)) as plain, plain:
            plain.executemany(
                "INSERT INTO analyses VALUES (?, ?, ?)",
                (
                    (address(number), ANALYSIS_VERSION, analysis)
                    for number in range(GAMES_PER_DAY * options.days)
                ),
            )
            known = {row.id: number for number, row in enumerate(tables)}
            for table, last, body in snapshots:
                numbers = range(
                    known[table], GAMES_PER_DAY * min(options.days, TABLE_DAYS), len(tables)
                )
                rows = ((f"{number:032}", last, body) for number in numbers)
                plain.executemany("INSERT INTO snapshots VALUES (?, ?, ?)", rows)
        with closing(sqlite3.connect(database)) as plain:
            plain.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            parts = dict(plain.execute("SELECT name, SUM(pgsize) FROM dbstat GROUP BY name"))
        size = database.stat().st_size
        rng = Rng(3)
        with ProcessServer(str(database)) as server, httpx.Client(base_url=server.url) as http:
            times = [
                answer_ms(http, address(rng.below(GAMES_PER_DAY * options.days)))
                for _ in range(SAMPLED_GAMES)
            ]
            cached = [answer_ms(http, address(number)) for number in range(3)]
    return {
        "target": {"megabytes": 1000},
        "days": options.days,
        "tables, changes, games": counts,
        "megabytes": round(size / 1e6, 1),
        "parts": {name: round(part / 1e6, 1) for name, part in parts.items() if part > 1e6},
        "response, ms": summary(times),
        "response when cached, ms": summary(cached),
    }


def answer_ms(http: httpx.Client, game: str) -> float:
    """Milliseconds of the response for a game, which is usually replayed for it."""
    begun = time.perf_counter()
    answer = http.get(f"/api/games/{game}")
    while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
        time.sleep(2)
        begun = time.perf_counter()
        answer = http.get(f"/api/games/{game}")
    answer.raise_for_status()
    return 1000 * (time.perf_counter() - begun)


# --- analysis during play -------------------------------------------------------------------------


def measure_analysis(options: argparse.Namespace) -> dict[str, Any]:
    """Analyses a round while a table plays; the server and its processes share one core."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        with closing(Store(database)) as store:
            for number in range(2):
                row = GameRow(
                    address(number), address(number, "p"), make_record(number, rounds=1), "",
                    "open",
                    time.time(),
                )  # fmt: skip
                store.save_game(row)
        with ProcessServer(database, "--no-limits") as server:
            for task in Path(f"/proc/{server.process.pid}/task").iterdir():
                os.sched_setaffinity(int(task.name), {0})
            analysis_seconds(server.url, 0)  # warm-up: compiles the kernel
            taken: list[float] = []
            work = threading.Thread(target=lambda: taken.append(analysis_seconds(server.url, 1)))
            work.start()
            busy = run_load_test(1, SEATS, options.seconds, 4, server.url, restart=False)
            work.join()
            idle = run_load_test(1, SEATS, options.seconds, 4, server.url, restart=False)
    return {
        "target": {"seconds": 60, "p95_ms": MAX_STEP_MS},
        "analysis, seconds": round(taken[0], 1),
        "moves during analysis, ms": [busy.p50_ms, busy.p95_ms, busy.p99_ms, busy.errors],
        "moves without analysis, ms": [idle.p50_ms, idle.p95_ms, idle.p99_ms, idle.errors],
    }


def analysis_seconds(url: str, game: int) -> float:
    """Seconds until the analysis is ready."""
    begun = time.perf_counter()
    with httpx.Client(base_url=url, timeout=60) as http:
        while http.get(f"/api/games/{address(game)}/analysis").json()["progress"] != "ready":
            time.sleep(0.2)
    return time.perf_counter() - begun


# --- preview image --------------------------------------------------------------------------------


def measure_preview(_: argparse.Namespace) -> dict[str, Any]:
    """CPU and memory of rendering images, and of reading records for their captions."""
    words = translator_for("en")
    records = [make_record(seed) for seed in range(OPENED_GAMES)]
    before = memory_megabytes()
    drawing: list[float] = []
    reading: list[float] = []
    sizes: list[int] = []
    for text in records:
        begun = _cpu_seconds()
        sizes.append(len(render_png(build_final_position(text, ""))))
        drawn_at = _cpu_seconds()
        result_text(text, words, named=True)
        drawing.append(1000 * (drawn_at - begun))
        reading.append(1000 * (_cpu_seconds() - drawn_at))
    return {
        "rendering, ms of CPU": summary(drawing),
        "reading the record, ms of CPU": summary(reading),
        "kilobytes": [min(sizes) // 1000, max(sizes) // 1000],
        "megabytes after rendering": round(memory_megabytes() - before, 1),
        "importing": subprocess.run(
            [sys.executable, "-c", IMPORT_SCRIPT], check=True, capture_output=True, text=True
        ).stdout.strip(),
    }


def _cpu_seconds() -> float:
    """CPU time of this thread and of the processes that it waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.thread_time() + children.ru_utime + children.ru_stime


IMPORT_SCRIPT = """
import time
from pathlib import Path
import foolsgold.server.projection.replay
held = lambda: int(Path("/proc/self/statm").read_text().split()[1]) * 4 / 1024
before, begun = held(), time.process_time()
import foolsgold.server.archive.preview_image
print(f"{held() - before:.1f} MB, {1000 * (time.process_time() - begun):.0f} ms of CPU")
"""
"""Measures what importing the renderer costs a server."""


def memory_megabytes() -> float:
    """Resident memory of this process."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


MEASURES = {
    "page": measure_page,
    "year": measure_year,
    "analysis": measure_analysis,
    "preview": measure_preview,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("--days", type=int, default=DAYS, help="days of finished games, for `year`")
    parser.add_argument("--seconds", type=float, default=20, help="seconds of play, for `analysis`")
    options = parser.parse_args()
    load = os.getloadavg()[0]
    found = MEASURES[options.what](options)
    found["machine"] = f"{os.cpu_count()} processors, load average {load:.1f} at the start"
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
