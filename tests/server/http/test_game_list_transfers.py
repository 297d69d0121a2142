"""A list of games goes from one device to another by a code: once, soon, and to nobody else."""

from contextlib import closing
from pathlib import Path

import httpx

from foolsgold.server.http.routes.game_list_transfers import TRANSFER_CODE_LETTERS
from foolsgold.server.security.tokens import hash_token
from foolsgold.server.storage.store import Store
from tests.server.storage.test_retention import sweep
from tests.support.server_harness import ThreadServer, run_thread_server

BODY = '[{"id":"a","plain":"b","key":"c"}]'
WRONG = "23456789"


def handed(url: str, body: str = BODY) -> httpx.Response:
    return httpx.post(f"{url}/api/parcels", json={"body": body})


def fetched(url: str, code: str) -> httpx.Response:
    return httpx.post(f"{url}/api/parcels/fetch", json={"code": code})


def test_a_code_brings_the_list_to_one_device_and_no_other(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server:
        code = handed(server.url).json()["code"]
        assert len(code) == TRANSFER_CODE_LETTERS
        typed = f" {code[:4].lower()}-{code[4:]} "
        assert fetched(server.url, typed).text == BODY
        used, wrong = fetched(server.url, code), fetched(server.url, WRONG)
        assert used.status_code == wrong.status_code == 404
        assert used.content == wrong.content, "nobody learns that there was such a code"
        assert used.json()["why"]["id"] == "parcel-unknown"


def test_guesses_are_limited_without_saying_so(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, miss_rate=(2, 0.0)) as server:
        code = handed(server.url).json()["code"]
        answers = [fetched(server.url, each).status_code for each in (WRONG, WRONG, WRONG, code)]
        assert answers == [404, 404, 429, 429], "the right code is not tried any more"


def test_a_list_nobody_fetches_expires(tmp_path: Path) -> None:
    with closing(Store(str(tmp_path / "tables.db"))) as store:
        assert store.save_transfer(hash_token("OLD"), BODY, 0.0, 900.0, 9)
        assert not store.save_transfer(hash_token("OLD"), BODY, 1.0, 900.0, 9), "taken"
        assert store.take_transfer(hash_token("OLD"), now=901.0) is None
        assert store.save_transfer(hash_token("NEW"), BODY, 901.0, 1800.0, 9)
        assert store.take_transfer(hash_token("OLD"), now=10.0) is None, "it was thrown away"
        assert store.take_transfer(hash_token("NEW"), now=1000.0) == BODY


def test_a_list_nobody_fetches_expires_even_if_no_other_comes(database: str) -> None:
    """It holds the addresses of somebody's games."""
    with ThreadServer(database) as server, closing(Store(database)) as store:
        code = handed(server.url).json()["code"]
        assert store.save_transfer(hash_token("OLD"), BODY, 0.0, 900.0, 9)
        sweep(server)
        assert store.take_transfer(hash_token("OLD"), now=10.0) is None
        assert fetched(server.url, code).text == BODY


def test_nobody_fills_the_disk_with_them(database: str) -> None:
    with ThreadServer(database, parcels=3) as server:
        codes = [handed(server.url) for _ in range(4)]
        assert [each.status_code for each in codes] == [201, 201, 201, 429]
        assert fetched(server.url, codes[0].json()["code"]).status_code == 200
        assert handed(server.url).status_code == 201


def test_transfers_of_one_address_are_limited(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, parcel_rate=(2, 0.0)) as server:
        assert [handed(server.url).status_code for _ in range(3)] == [201, 201, 429]


def test_what_no_database_keeps_is_refused(database: str) -> None:
    with ThreadServer(database) as server:
        assert handed(server.url, '["\0"]').status_code == 400
        assert fetched(server.url, "\0").status_code == 404
        assert "error" not in server.log.getvalue()


def test_no_other_site_fetches_and_nothing_too_large_is_kept(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server:
        other = httpx.post(
            f"{server.url}/api/parcels/fetch",
            json={"code": WRONG},
            headers={"origin": "https://elsewhere.example"},
        )
        assert other.json()["why"]["id"] == "origin-wrong"
        assert handed(server.url, "x" * 200_001).status_code == 400
