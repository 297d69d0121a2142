"""The page over HTTP: what browsers and programs get, and what the page asks for."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
import segno

from foolsgold import editions
from foolsgold.client import open_table
from foolsgold.games.catalogue import shipped_ruleset
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.rules_presentation import EditionComparison, EditionInfo, RulesSheet
from foolsgold.server.http import app, static_site
from foolsgold.server.http.static_site import CONTENT_SECURITY_POLICY, read_site
from foolsgold.server.security import network_addresses
from foolsgold.server.security.network_addresses import WILDCARD_HOSTS, shareable_host
from foolsgold.tunnel.ascii import GLYPH_OF_TILE
from foolsgold.wire.http_bodies import Invite, Problem
from tests.support.server_harness import ThreadServer, run_thread_server
from tests.support.timeouts import TIMEOUT_SECONDS

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "console.log('gold')\n" * 50
BUILT = {
    "index.html": "<!doctype html><title>Fool’s Gold</title>",
    "favicon.svg": "<svg/>",
    "assets/index-abc123.js": SCRIPT,
    "assets/fonts/deep.woff2": "font",
    ".built-from": "secret",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as it is built, and a file beside it that is nobody's business."""
    home = tmp_path_factory.mktemp("built")
    (home / "beside.txt").write_text("not for you")
    for name, text in BUILT.items():
        file = home / "static" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return home / "static"


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    site = read_site(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "read_site", lambda **_: site)
        # A few requests and no more: what is free of the limit shows.
        with run_thread_server(
            tmp_path_factory.mktemp("pages"), address_rate=(150, 0.0)
        ) as running:
            yield running


@pytest.fixture(scope="module")
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as client:
        yield client


@pytest.fixture(scope="module")
def code(server: ThreadServer) -> str:
    return open_table(server.url, "Anna").code


def problem(answer: httpx.Response) -> str:
    return msgspec.json.decode(answer.content, type=Problem).why.id


# --- the page ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/t/XXXXXX", "/tv/XXXXXX", "/rules/nope", "/rules/saboteur-en", "/learn"]
)
def test_a_browser_gets_the_page_whatever_its_address_is_about(
    http: httpx.Client, path: str
) -> None:
    answer = http.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (200, BUILT["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_wrong_address_too_is_the_page_which_says_so(http: httpx.Client) -> None:
    for path in ("/nowhere", "/tv/", "/t/A/B"):
        answer = http.get(path, headers=BROWSER)
        assert (answer.status_code, answer.headers["content-type"][:9]) == (404, "text/html")
        assert answer.text == BUILT["index.html"]
    assert http.get("/api/nowhere", headers=BROWSER).json()["why"]["id"] == "page-unknown"
    assert http.get("/nowhere").json()["why"]["id"] == "page-unknown"


def test_who_asks_for_the_head_alone_gets_it(http: httpx.Client) -> None:
    for path in ("/", "/learn", "/t/BCD234", "/assets/index-abc123.js"):
        answer = http.head(path, headers=BROWSER)
        assert (answer.status_code, answer.content) == (200, b"")


def test_a_program_gets_a_sentence_at_a_tables_link(http: httpx.Client, code: str) -> None:
    answer = http.get(f"/t/{code}", headers={"accept": "*/*", "accept-language": "lv"})
    link = f"{http.base_url}/t/{code}".replace("//t", "/t")
    assert answer.text == translator_for("lv")("link-page", link=link)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert problem(http.get("/t/XXXXXX")) == "table-unknown"


def test_files_with_a_hash_in_their_name_are_kept_for_good(http: httpx.Client) -> None:
    answer = http.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert http.get("/assets/fonts/deep.woff2").headers["content-type"] == "font/woff2"
    icon = http.get("/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert "immutable" not in icon.headers["cache-control"]


def test_files_are_compressed_for_those_who_understand_it(http: httpx.Client) -> None:
    with http.stream("GET", "/assets/index-abc123.js", headers={"accept-encoding": "gzip"}) as sent:
        raw = b"".join(sent.iter_raw())
        assert sent.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in sent.headers["vary"]
    assert gzip.decompress(raw).decode() == SCRIPT
    assert len(raw) < len(SCRIPT) / 5
    plain = http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../beside.txt", "/assets/..%2f..%2fbeside.txt", "/%2e%2e/beside.txt",
        "/assets/%2e%2e/%2e%2e/beside.txt", "/.built-from", "/assets/", "/assets", "/index.html",
        "/assets/nope.js", "//etc/passwd", "/assets/%00", "/tv/", "/learn/a/b",
    ],
)  # fmt: skip
def test_nothing_but_the_page_can_be_had(server: ThreadServer, path: str) -> None:
    """As it stands in the request: a client would tidy up the path itself."""
    host, port = urlsplit(server.url).hostname, urlsplit(server.url).port
    assert host is not None
    from http.client import HTTPConnection

    connection = HTTPConnection(host, port)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status == 404, body
    assert msgspec.json.decode(body, type=Problem).why.id in ("page-unknown", "table-unknown")


def test_a_family_that_loads_the_page_is_not_slowed_down(http: httpx.Client) -> None:
    for _ in range(200):
        assert http.get("/", headers=BROWSER).status_code == 200
        assert http.get("/assets/index-abc123.js").status_code == 200


def test_without_a_page_the_server_runs_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = read_site(tmp_path / "static")
    assert empty == {}
    monkeypatch.setattr(app, "read_site", lambda **_: empty)
    with run_thread_server(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        answer = http.get("/", headers={**BROWSER, "accept-language": "he"})
        assert (answer.status_code, answer.text) == (503, translator_for("he")("page-not-built"))
        assert answer.headers["content-type"].startswith("text/plain")
        assert http.get("/healthz").status_code == 200
        assert http.get("/api/editions").status_code == 200


# --- what the page asks for ----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_editions_are_told_in_the_language_asked_for(http: httpx.Client, lang: str) -> None:
    answer = http.get("/api/editions", params={"lang": lang}, headers={"accept-language": "uk"})
    shown = msgspec.json.decode(answer.content, type=list[EditionInfo])
    words = translator_for(lang)
    assert [edition.id for edition in shown] == list(editions())
    for edition in shown:
        assert edition.title == words(f"title-{edition.id}")
        assert edition.seats[0] == 3
        assert edition.bots[-1] == "random"
    by_id = {edition.id: edition for edition in shown}
    assert by_id["saboteur-en"].differences == by_id["gobblings"].differences == ()
    (bonus,) = by_id["gobblings-advanced"].differences
    assert (bonus.head, bonus.value) == (words("switch-bonuses"), words("value-yes"))
    own = [(row.head, row.value) for row in by_id["saboteur-lv"].differences]
    assert (words("switch-round_end"), words("value-round_end-hands-empty")) in own
    assert words("switch-discard_pile") not in dict(own)
    (option,) = by_id["saboteur-en"].options
    assert (option.id, option.title) == ("broken_unpaid", words("rule-broken_unpaid"))


@pytest.mark.parametrize(
    ("asked", "accepted", "lang"),
    [("he", "uk", "he"), (None, "uk-UA,en;q=0.5", "uk"), ("tlh", "fa", "fa"), ("", "", "en")],
)
def test_which_language_it_is(
    http: httpx.Client, asked: str | None, accepted: str, lang: str
) -> None:
    params = {} if asked is None else {"lang": asked}
    answer = http.get(
        "/api/rules/saboteur-en", params=params, headers={"accept-language": accepted}
    )
    shown = msgspec.json.decode(answer.content, type=RulesSheet)
    title = translator_for(lang)("title-saboteur-en")
    assert shown.title == translator_for(lang)("sheet-title", edition=title)
    refused = http.get("/api/rules/x", params=params, headers={"accept-language": accepted})
    assert refused.headers["content-language"] == lang


@pytest.mark.parametrize("edition", editions())
def test_every_edition_has_its_rules(http: httpx.Client, edition: str) -> None:
    answer = http.get(f"/api/rules/{edition}")
    shown = msgspec.json.decode(answer.content, type=RulesSheet)
    assert len(shown.sections) == (13 if edition.startswith("saboteur") else 11)
    assert all(section.head and section.paragraphs for section in shown.sections)


@pytest.mark.parametrize("edition", editions())
def test_the_cards_of_an_edition_are_there_to_be_drawn(http: httpx.Client, edition: str) -> None:
    answer = http.get(f"/api/rules/{edition}")
    shown = msgspec.json.decode(answer.content, type=RulesSheet)
    (cards,) = (section.cards for section in shown.sections if section.cards)
    deck = [card for card in cards if card.pile == "deck"]
    assert sum(card.count for card in deck) == len(shipped_ruleset(edition).edition.deck)
    assert {card.face["card"] for card in deck} >= {"path", "map"}
    assert sum(card.count for card in cards if card.pile == "goal") == 3
    # Drawn, and not in signs.
    told = "".join(text for section in shown.sections for text in section.paragraphs)
    assert not set(GLYPH_OF_TILE.values()) & set(told)


def test_editions_stand_side_by_side_with_the_numbers_of_their_rules(http: httpx.Client) -> None:
    answer = http.get("/api/comparison", params={"lang": "en"})
    shown = msgspec.json.decode(answer.content, type=tuple[EditionComparison, ...])
    assert [edition.id for game in shown for edition in game.editions] == list(editions())
    by_head = {row.head: row for game in shown for row in game.rows}
    words = translator_for("en")
    row = by_head[words("switch-round_end")]
    names = [edition.id for edition in shown[0].editions]
    assert row.rules == "R77, S21"
    assert row.values[names.index("saboteur-lv")] == words("value-round_end-hands-empty")
    assert all(len(row.values) == len(game.editions) for game in shown for row in game.rows)
    assert all(row.rules for row in by_head.values())


def test_each_game_has_its_lesson(http: httpx.Client) -> None:
    assert http.get("/api/lesson").json()["game"] == "saboteur"
    assert http.get("/api/lesson/gobblings").json()["game"] == "gobblings"
    assert problem(http.get("/api/lesson/chess")) == "page-unknown"


@pytest.mark.parametrize("edition", ["nope", "common", "saboteur-en.toml", "..%2fcommon", "%00"])
def test_an_unknown_edition_is_refused_and_reads_no_file(http: httpx.Client, edition: str) -> None:
    answer = http.get(f"/api/rules/{edition}")
    assert answer.status_code in (400, 404)
    assert problem(answer) in ("edition-unknown", "page-unknown")


def test_a_table_has_the_rules_of_its_own_edition(server: ThreadServer, http: httpx.Client) -> None:
    text = 'extends = "saboteur-lv"\ntitle = "Our mine"\nrounds = 7\n'
    code = open_table(server.url, "Anna", edition_text=text).code
    answer = http.get(f"/api/tables/{code}/rules", params={"lang": "en"})
    shown = msgspec.json.decode(answer.content, type=RulesSheet)
    words = translator_for("en")
    assert shown.title == words("sheet-title", edition="Our mine")
    assert shown.sections[0].paragraphs[0] == words("sheet-own", base="saboteur-lv")
    everything = [paragraph for section in shown.sections for paragraph in section.paragraphs]
    assert words("sheet-win", rounds=7) in everything
    assert problem(http.get("/api/tables/XXXXXX/rules")) == "table-unknown"


def test_an_invitation_is_a_link_and_its_code(http: httpx.Client, code: str) -> None:
    answer = http.get(f"/api/tables/{code}/invite", headers={"host": "mine.local:81"})
    shown = msgspec.json.decode(answer.content, type=Invite)
    assert shown.link == f"http://mine.local:81/t/{code}"
    drawn = segno.make(shown.link, micro=False).matrix
    assert [list(map(int, row)) for row in shown.qr] == [list(row) for row in drawn]
    assert len(shown.qr) == len(shown.qr[0]) >= 21
    # This server listens on this machine only: no other address would do.
    here = http.get(f"/api/tables/{code}/invite").json()["link"]
    assert here.startswith(str(http.base_url).rstrip("/"))
    assert problem(http.get("/api/tables/XXXXXX/invite")) == "table-unknown"


@pytest.mark.parametrize(
    ("asked", "listening", "network", "found"),
    [
        ("localhost:8765", WILDCARD_HOSTS[0], "192.0.2.7", "192.0.2.7:8765"),
        ("127.0.0.1:80", WILDCARD_HOSTS[0], "192.0.2.7", "192.0.2.7:80"),
        ("LOCALHOST", "::", "192.0.2.7", "192.0.2.7"),
        ("[::1]:8765", "::", "192.0.2.7", "192.0.2.7:8765"),
        ("localhost:8765", "127.0.0.1", "192.0.2.7", "localhost:8765"),
        ("localhost:8765", WILDCARD_HOSTS[0], None, "localhost:8765"),
        ("play.example", WILDCARD_HOSTS[0], "192.0.2.7", "play.example"),
        ("192.0.2.9:8765", WILDCARD_HOSTS[0], "192.0.2.7", "192.0.2.9:8765"),
        ("[::1:x", WILDCARD_HOSTS[0], "192.0.2.7", "[::1:x"),
        ("localhost:none", WILDCARD_HOSTS[0], "192.0.2.7", "localhost:none"),
        ("", WILDCARD_HOSTS[0], "192.0.2.7", ""),
    ],
)
def test_friends_are_not_sent_to_their_own_machine(
    asked: str, listening: str, network: str | None, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_addresses, "lan_address", lambda: network)
    assert shareable_host(asked, listening) == found


def test_what_the_page_asks_for_is_limited_too(folder: Path, tmp_path: Path) -> None:
    with run_thread_server(tmp_path, address_rate=(3, 0.0)) as server:
        codes = [httpx.get(f"{server.url}/api/editions").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_new_answers_are_as_the_document_says(http: httpx.Client, code: str) -> None:
    import jsonschema_rs

    document: dict[str, Any] = json.loads(http.get("/api/openapi.json").text)
    for path, asked in {
        "/api/editions": "/api/editions",
        "/api/rules/{edition}": "/api/rules/gobblings",
        "/api/tables/{code}/rules": f"/api/tables/{code}/rules",
        "/api/tables/{code}/invite": f"/api/tables/{code}/invite",
    }.items():
        content = document["paths"][path]["get"]["responses"]["200"]["content"]
        schema = {**content["application/json"]["schema"], "components": document["components"]}
        jsonschema_rs.validate(schema, http.get(asked).json())


def test_the_page_in_the_package_is_whole_if_it_is_there() -> None:
    site = read_site()
    if not site:
        pytest.skip("the page was not built")
    index = site[static_site.INDEX].body.decode()
    for path in ("/assets/", "<script"):
        assert path in index
    assert "http:" not in index
