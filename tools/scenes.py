"""For the tools that look at the page: a server, a browser, and games that are always the same."""

import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, NAMES
from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable
from foolsgold.server.process import runner
from foolsgold.wire.frames import Stage
from server.harness import InThread, drain, wait_for

CODE = "GBD427"
Choose = Callable[[RemoteTable, Rng], Any]
"""What a seat does in its turn."""


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """The browser of the tests."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("There is no Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS, *flags])
        yield browser
        browser.close()


@contextmanager
def dealt(seed: int, **settings: Any) -> Iterator[InThread]:
    """A server whose tables all have the same code and the same deal: one table at a time."""
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(runner, "new_code", return_value=CODE),
        InThread(str(Path(folder) / "tables.db"), deal=seed, apart=0, **settings) as server,
    ):
        yield server


def play_on(
    tables: Sequence[RemoteTable], choose: Choose, rng: Rng, is_there: Callable[[RemoteTable], bool]
) -> RemoteTable:
    """Plays until whoever must act is where we want to be; that seat."""
    while True:
        for table in tables:
            drain(table, 0.001)
            table.go_on()
        acting = next((table for table in tables if table.is_my_turn), None)
        if acting is None:
            if any(table.table.stage is Stage.OVER for table in tables if table.table):
                raise SystemExit("The game ended before the moment that was wanted: another seed?")
            continue
        if is_there(acting):
            return acting
        turn = acting.turn
        acting.play(choose(acting, rng))
        wait_for(lambda a=acting, t=turn: a.turn != t, tables)  # type: ignore[misc]
