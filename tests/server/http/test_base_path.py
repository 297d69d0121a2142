"""A server below a path of its own: page, files, requests, sockets, links, cookies."""

import re
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from foolsgold.base.messages import UserError
from foolsgold.client.http_client import parse_link
from foolsgold.server.http.static_site import is_page_built, read_site
from foolsgold.server.security.network_addresses import normalise_base_path
from tests.support.error_matching import about
from tests.support.server_harness import ThreadServer

BASE = "/gold"
NEW = {
    "id": "a-request-of-this-test",
    "edition": "saboteur-lv",
    "seats": 3,
    "lang": "en",
    "name": "Anna",
}


@pytest.mark.parametrize("before", [BASE, ""], ids=["left", "taken away by the proxy"])
def test_all_that_is_served_is_below_it(tmp_path: Path, before: str) -> None:
    with ThreadServer(str(tmp_path / "tables.db"), base_path=BASE) as server:
        assert server.running is not None
        here = f"http://127.0.0.1:{server.running.port}"
        link = f"{here}{before}"
        page = httpx.get(f"{link}/", headers={"accept": "text/html"})
        if is_page_built():
            assert f'<meta name="base" content="{BASE}"' in page.text
            for path in re.findall(r'(?:src|href)="(/[^"]*)"', page.text):
                assert path.startswith(f"{BASE}/")
                assert httpx.get(f"{link}{path.removeprefix(BASE)}").status_code == 200
        seated = httpx.post(f"{link}/api/tables", json={**NEW, "keep": "cookie"})
        assert seated.status_code == 201, seated.text
        table = seated.json()
        assert parse_link(table["link"]) == (
            f"{here}{BASE}",
            table["code"],
        )
        assert f"Path={BASE}/api/tables/{table['code']}" in seated.headers["set-cookie"]
        invite = httpx.get(f"{link}/api/tables/{table['code']}/invite").json()
        assert invite["link"].endswith(f"{BASE}/t/{table['code']}")
        with connect(f"{link}/api/tables/{table['code']}/live".replace("http", "ws", 1)) as socket:
            socket.send('{"do":"hello"}')
            assert '"welcome"' in socket.recv()
        assert httpx.get(f"{link}/healthz").json() == {"status": "ok"}
        assert httpx.get(f"{here}/golden/healthz").status_code == 404


def test_a_path_is_written_as_people_write_it() -> None:
    assert {normalise_base_path(text) for text in ("/gold", "gold", "/gold/", "gold/")} == {BASE}
    assert normalise_base_path("/games/gold") == "/games/gold"
    for wrong in ("/..", "/a//b", '/"x', "/ä", "/a b", "/a?b"):
        with pytest.raises(UserError, check=about("base-path-wrong")):
            normalise_base_path(wrong)


def test_without_a_base_path_the_page_is_as_it_was_built() -> None:
    if not is_page_built():
        pytest.skip("the page is not built: just build-page")
    assert b'name="base"' not in read_site()["/index.html"].body
