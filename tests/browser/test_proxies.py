"""People come through Caddy or nginx: encrypted, by name, to one of two servers behind it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import CHROMIUM_FLAGS, find_chromium
from tests.browser.players import Person, play_to_end
from tests.browser.test_offline import LINE_LOST
from tests.support import proxies, services
from tests.support.proxies import NAME, Authority
from tests.support.server_harness import ThreadServer, run_thread_server
from tests.support.services import ServiceMissing

Proxy: TypeAlias = Callable[[Authority, Sequence[str]], AbstractContextManager[int]]
BEHIND: dict[str, Any] = {"allowed_hosts": (NAME,), "trusted_proxies": ("127.0.0.1",)}
GATEWAY = r"Failed to load resource: the server responded with a status of 50[234] "
"""What Chromium writes when the proxy has not noticed yet that a server is gone."""
MANY = 30


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture(scope="module")
def trusting(browser: Browser, authority: Authority) -> Iterator[Browser]:
    """A browser that knows where the name leads, and whose key to trust there."""
    launched = browser.browser_type.launch(
        executable_path=find_chromium(),
        args=[
            *CHROMIUM_FLAGS,
            f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
            f"--ignore-certificate-errors-spki-list={authority.key_hash}",
        ],
    )
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def shared() -> Iterator[dict[str, Any]]:
    """What two servers have in common."""
    try:
        with (
            services.postgresql() as running,
            running.database() as database,
            services.redis() as redis,
        ):
            yield {"database": database, "bus": redis.url}
    except ServiceMissing as missing:
        pytest.skip(str(missing))


@pytest.fixture(params=["caddy", "nginx"])
def proxy(request: pytest.FixtureRequest) -> Proxy:
    try:
        proxies.find_program(request.param)
    except ServiceMissing as missing:
        pytest.skip(str(missing))
    found: Proxy = getattr(proxies, request.param)
    return found


def place(server: ThreadServer) -> str:
    return server.url.removeprefix("http://")


def has_lines(server: ThreadServer) -> bool:
    """Whether somebody's socket is there."""
    assert server.running is not None
    metrics = server.running.metrics
    return "foolsgold_connections 0.0" not in server.call_in_loop(metrics.render).decode()


def test_a_game_goes_on_through_the_proxy_when_one_of_two_servers_stops(
    proxy: Proxy, shared: dict[str, Any], authority: Authority, trusting: Browser
) -> None:
    base = "/gold" if proxy is proxies.caddy else ""
    with ExitStack() as home:
        servers = [ThreadServer(**shared, **BEHIND, base_path=base) for _ in range(2)]
        running = {server: home.enter_context(ExitStack()) for server in servers}
        for server, stack in running.items():
            stack.enter_context(server)
        port = home.enter_context(proxy(authority, [place(server) for server in servers]))
        link = f"https://{NAME}:{port}{base}"
        anna = Person(trusting, "Anna")
        home.callback(anna.close)
        anna.open(link, "saboteur-en", 3, bots=2)
        (cookie,) = [each for each in anna.context.cookies() if each["name"] == "seat"]
        assert cookie["secure"]
        assert cookie["path"].startswith(f"{base}/api/tables/")
        invite = f"{link}/api/tables/{anna.code}/invite"
        told = anna.page.evaluate("async (url) => (await fetch(url)).json()", invite)
        assert told["link"] == f"{link}/t/{anna.code}"
        anna.press(anna.button("lobby-start"))
        anna.wait_for_cards()
        assert play_to_end([anna], seed=1, most=2) == 2
        assert anna.errors == []
        anna.allowed_errors.extend((*LINE_LOST, GATEWAY))
        # Now the server she is at stops, and the page finds the way to the other by itself.
        first, second = sorted(servers, key=has_lines, reverse=True)
        assert not has_lines(second)
        running[first].close()
        anna.wait(lambda: has_lines(second) and anna.view is not None)
        assert play_to_end([anna], seed=2, most=2) == 2
        assert anna.errors == []


def test_the_proxy_is_believed_about_where_people_come_from_and_nobody_else(
    proxy: Proxy, authority: Authority, tmp_path: Path
) -> None:
    limits = {"address_rate": (MANY, 0.0001)}
    with (
        run_thread_server(tmp_path, **BEHIND, **limits) as server,
        proxy(authority, [place(server)]) as port,
    ):

        def ask(source: str, path: str = "/healthz", **headers: str) -> int:
            way = httpx.HTTPTransport(verify=authority.context, local_address=source)
            with httpx.Client(transport=way, headers={"host": NAME, **headers}) as client:
                url = f"https://127.0.0.1:{port}{path}"
                return client.get(url, extensions={"sni_hostname": NAME}).status_code

        assert [ask("127.0.0.2") for _ in range(MANY)] == [200] * MANY
        assert ask("127.0.0.2") == 429
        # What somebody says of themselves changes nothing, and their neighbours have their own.
        assert ask("127.0.0.2", **{"x-forwarded-for": "192.0.2.7"}) == 429
        assert ask("127.0.0.3", **{"x-forwarded-for": "127.0.0.2"}) == 200
        assert ask("127.0.0.3", "/metrics") == 404
