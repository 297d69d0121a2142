"""For the tools that look at the page: a server, a browser, and games that are always the same."""

import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, sync_playwright

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable
from foolsgold.server.process import runner
from foolsgold.wire.frames import TableStage
from tests.browser.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from tests.support.server_harness import ThreadServer, drain, wait_for

CODE = "GBD427"
Choose = Callable[[RemoteTable, Rng], Any]
"""What a seat does in its turn."""


@contextmanager
def launch_chromium(*flags: str) -> Iterator[Browser]:
    """The browser of the tests."""
    found = next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("There is no Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*CHROMIUM_FLAGS, *flags])
        yield browser
        browser.close()


@contextmanager
def seeded_server(seed: int, **settings: Any) -> Iterator[ThreadServer]:
    """A server whose tables all have the same code and the same deal: one table at a time."""
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(runner, "new_code", return_value=CODE),
        ThreadServer(str(Path(folder) / "tables.db"), deal=seed, apart=0, **settings) as server,
    ):
        yield server


def play_on(
    tables: Sequence[RemoteTable], choose: Choose, rng: Rng, is_there: Callable[[RemoteTable], bool]
) -> RemoteTable:
    """Plays until whoever must act is where we want to be; that seat."""
    while True:
        for table in tables:
            drain(table, 0.001)
            table.dismiss_summary()
        acting = next((table for table in tables if table.is_my_turn), None)
        if acting is None:
            if any(table.table.stage is TableStage.OVER for table in tables if table.table):
                raise SystemExit("The game ended before the moment that was wanted: another seed?")
            continue
        if is_there(acting):
            return acting
        turn = acting.turn
        acting.play(choose(acting, rng))
        wait_for(lambda a=acting, t=turn: a.turn != t, tables)  # type: ignore[misc]
