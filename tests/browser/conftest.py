"""A real browser for each worker, and a server for each test."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from foolsgold.server.http.static_site import is_page_built
from tests.browser.players import Person
from tests.support.server_harness import ThreadServer, run_thread_server
from tests.support.timeouts import TIMEOUT_SECONDS

CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The best first: the shell opens no windows, and a new page costs a tenth of the time."""
expect.set_options(timeout=1000 * TIMEOUT_SECONDS)
CHROMIUM_FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")


def find_chromium() -> str:
    """Debian's Chromium; the test command installs it where it can."""
    found = next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("there is no Chromium: apt-get install chromium")
    return found


# Not for the whole session: while it is there, an event loop runs in the thread of the tests.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests here."""
    found = find_chromium()
    assert is_page_built(), "the page is not built: just page"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server with quick bots."""
    with run_thread_server(tmp_path) as running:
        yield running


PersonFactory = Callable[..., Person]


@pytest.fixture
def person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[PersonFactory]:
    """Makes people with a browser of their own; at the end none of them may have seen an error."""
    if "server" in request.fixturenames:
        # Whatever order a test names them in: a page that outlives its server sees a lost line.
        request.getfixturevalue("server")
    people: list[Person] = []

    def make(name: str = "Anna", **settings: Any) -> Person:
        people.append(Person(browser, name, **settings))
        return people[-1]

    yield make
    for made in people:
        made.close()
    for made in people:
        assert made.errors == [], made.name
