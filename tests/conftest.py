"""Shared settings of the tests."""

import gc
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

TESTS = Path(__file__).parent

# No deadlines: the machine is shared, and slowness is for the benchmark to tell.
NO_DEADLINE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("check", NO_DEADLINE, derandomize=True, max_examples=60)
settings.register_profile("explore", NO_DEADLINE, max_examples=1000)
settings.load_profile("check")

# Where Python is told to keep no bytecode, each of the many programs the tests start would compile
# all it imports: a server takes four seconds of the processor to start, not one.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# A shell's background job ignores Ctrl-C, and so would every program the tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

LONG_TESTS = ("browser/test_whole_games.py", "browser", "repo", "server", "cli", "tui")
"""Where the long tests are."""
SAME_WORKER_TESTS = (
    "secrecy", "locales", "browser/test_analysis.py", "browser/test_proxies.py",
    "browser/test_replay.py", "server/archive/test_preview_image.py",
    "server/cluster/test_two_servers.py", "server/http/test_referee.py",
    "server/http/test_routes.py", "server/http/test_static_site.py",
    "server/http/test_websocket_fuzz.py", "server/process/test_worker_processes.py",
    "server/projection/test_replay.py", "study/test_bot_policies.py", "study/test_solver.py",
)  # fmt: skip
"""Whose tests share what takes long to make: worlds, words, games, servers. One process has all of
a file, or each would make it for itself."""


# What it comes from has no types. Marks would do (`xdist_group`), but they do not group under the
# pytest that is pinned: pytest-dev/pytest-xdist#1386.
class FileGroupScheduling(LoadScopeScheduling):  # type: ignore[misc]
    """Tests go to whoever is free, one by one, and those of some files together."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        together = any(file.startswith(f"tests/{part}") for part in SAME_WORKER_TESTS)
        return file if together else nodeid


@pytest.hookimpl(trylast=True)
def pytest_configure() -> None:
    """Examples follow from the test alone, but for `explore`.

    Hypothesis also tries numbers and words it finds in the sources of all that was imported by
    then: so a test dealt other cards in each process, by what that process had run before.
    """
    if settings.get_current_profile_name() != "explore":
        # Private, for no setting of Hypothesis 6.170 turns this off: `derandomize` would have to
        # leave out what depends on imports (it came with HypothesisWorks/hypothesis#4356).
        none, name = Constants(), "_get_local_constants"
        assert name in vars(providers), "Hypothesis has changed: are examples still the same?"
        vars(providers)[name] = lambda: none


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Of the package only files with an example in them: each process imports all it collects."""
    if collection_path.suffix != ".py" or collection_path.is_relative_to(TESTS):
        return None
    return None if ">>>" in collection_path.read_text("utf-8") else True


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> FileGroupScheduling:
    """Who gets which tests."""
    return FileGroupScheduling(config, log)


def pytest_xdist_auto_num_workers() -> int:
    """One more than processors: some wait, and each collects all tests for itself."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much tests have seen of what they count, over all processes."""
    counts: Counter[tuple[str, str]] = Counter()
    for report in terminalreporter.getreports("passed"):
        for name, count in report.user_properties:
            counts[Path(report.fspath).stem, name] += count
    for (file, name), count in sorted(counts.items()):
        terminalreporter.write_line(f"{file}: {count:,} {name}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: then no worker is left alone with them at the end."""

    def place(item: pytest.Item) -> int:
        path = item.path.as_posix()
        return next(
            (n for n, part in enumerate(LONG_TESTS) if f"/tests/{part}" in path), len(LONG_TESTS)
        )

    items.sort(key=place)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Thousands of tests live to the end: nobody has to look through them for garbage."""
    gc.collect()
    gc.freeze()
