"""Shared settings of the tests."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))

# No deadlines: the machine is shared, and slowness is for the benchmark to tell.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("check", PATIENT, derandomize=True, max_examples=60)
settings.register_profile("explore", PATIENT, max_examples=1000)
settings.load_profile("check")

LONG = ("browser/test_whole_games.py", "browser", "house", "server", "cli")
"""Where the long tests are."""


def pytest_xdist_auto_num_workers() -> int:
    """Two for each processor: a test waits for its server or browser half of the time."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: then no worker is left alone with them at the end."""

    def place(item: pytest.Item) -> int:
        path = item.path.as_posix()
        return next((n for n, part in enumerate(LONG) if f"/tests/{part}" in path), len(LONG))

    items.sort(key=place)
