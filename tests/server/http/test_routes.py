"""The HTTP side: opening and sitting down, what strangers may ask, and where keys are kept."""

import asyncio
import gc
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from websockets.sync.client import connect

from foolsgold import editions
from foolsgold.base.rng import Rng
from foolsgold.client import Ticket, open_table, sit_down, spectate
from foolsgold.client.http_client import new_request
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.server.http.app import MAX_BODY_BYTES
from foolsgold.server.security.tokens import CODE_ALPHABET, CODE_LETTERS, hash_token
from foolsgold.wire.commands import MAX_EDITION_LETTERS
from foolsgold.wire.http_bodies import Problem, SeatResponse
from tests.support.server_harness import (
    ThreadServer,
    close_all,
    drain,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
)
from tests.support.timeouts import TIMEOUT_SECONDS

QUICK_SECONDS = 0.25
"""Of work, not of waiting: nobody else should have to wait longer for somebody's request. What is
tried here takes 10 milliseconds at most; what it is about once took ten seconds."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path_factory.mktemp("http")) as running:
        yield running
        for line in running.log.getvalue().splitlines():
            assert json.loads(line)["level"] == "info", line


@pytest.fixture(scope="module")
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as client:
        yield client


def new_table(**more: Any) -> dict[str, Any]:
    return {"id": new_request(), "name": "Anna", **more}


def problem(answer: httpx.Response) -> str:
    """The message id of a refusal; fails if the answer is not a whole refusal."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    lang = answer.headers["content-language"]
    told = msgspec.json.decode(answer.content, type=Problem, strict=True)
    assert told.text == translator_for(lang).translate(told.why.to_message())
    return told.why.id


# --- refusals ----------------------------------------------------------------------------------

WRONG_BODIES: dict[str, bytes] = {
    "nothing": b"",
    "not JSON": b"{",
    "null": b"null",
    "a list": b"[]",
    "not UTF-8": b'{"id":"\xff"}',
    "not UTF-8 at all": b'"\xff"',
    "UTF-16": '{"id":1}'.encode("utf-16"),
    "a lone surrogate": rb'{"id":"0123456789abcdef","name":"\ud800"}',
    "a number as a name": b'{"id":"0123456789abcdef","name":7}',
    "no name": b'{"id":"0123456789abcdef"}',
    "an unknown field": b'{"id":"0123456789abcdef","name":"A","admin":true}',
    "a short id": b'{"id":"0","name":"A"}',
    "an id with a line break": b'{"id":"0123456789abcdef\\n","name":"A"}',
    "a long id": b'{"id":"%s","name":"A"}' % (b"x" * 65),
    "nested lists": b"[" * 30_000,
    "nested objects": b'{"id":' * 5_000,
    "a nested unknown field": b'{"x":' + b"[" * 2_000 + b"]" * 2_000 + b"}",
    "a huge number": b'{"id":"0123456789abcdef","name":"A","seat":' + b"9" * 400 + b"}",
    "a number too many": b'{"id":"0123456789abcdef","name":"A","seat":100}',
    "an unknown way to keep": b'{"id":"0123456789abcdef","name":"A","keep":"pocket"}',
}


@pytest.mark.parametrize("body", WRONG_BODIES.values(), ids=WRONG_BODIES.keys())
def test_a_wrong_body_is_refused(http: httpx.Client, server: ThreadServer, body: bytes) -> None:
    code = open_table(server.url, "Anna").code
    for path in ("/api/tables", f"/api/tables/{code}/seats"):
        json_type = {"content-type": "application/json"}
        assert problem(http.post(path, content=body, headers=json_type)) == "request-wrong"


def test_the_length_of_a_body_is_limited(http: httpx.Client) -> None:
    fits = json.dumps(new_table()).encode().ljust(MAX_BODY_BYTES)
    assert http.post("/api/tables", content=fits).status_code == 201
    answer = http.post("/api/tables", content=fits + b" ")
    assert problem(answer) == "request-wrong"
    assert answer.status_code == 413

    def in_pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 4096

    # Whoever does not say how long it will be is stopped on the way.
    answer = http.post("/api/tables", content=in_pieces())
    assert problem(answer) == "request-wrong"
    assert answer.status_code == 413


WRONG_VALUES: dict[str, dict[str, Any]] = {
    "name-wrong": {"name": "\u202eAnna"},
    "edition-unknown": {"edition": "../../../etc/passwd.toml"},
    "option-unknown": {"options": ["godmode"]},
    "seats-wrong": {"seats": 99},
    "bot-unknown": {"bots": [{"bot": "../digger"}]},
    "seat-wrong": {"seats": 3, "bots": [{}] * 3},
    "name-taken": {"bots": [{"name": "ANNA"}]},
    "lang-unknown": {"lang": "../en"},
    "edition-wrong": {"edition_text": "rounds = "},
    "request-wrong": {"turn_seconds": 4},
}


@pytest.mark.parametrize("why", WRONG_VALUES)
def test_a_table_nobody_could_play_is_refused(http: httpx.Client, why: str) -> None:
    assert problem(http.post("/api/tables", json=new_table(**WRONG_VALUES[why]))) == why


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "POST"])
@pytest.mark.parametrize(
    "path",
    [
        "/nope",
        "/api/nope",
        "/api/tables/XXXXXX/nope",
        "/api/openapi.exe",
        "/%2e%2e/etc",
        "/api/tables/",
    ],
)
def test_what_is_not_there_is_refused(http: httpx.Client, method: str, path: str) -> None:
    tables = {"POST": "request-wrong", "GET": "strangers-off"} if path == "/api/tables/" else {}
    assert problem(http.request(method, path)) == tables.get(method, "page-unknown")


@pytest.mark.parametrize(
    "code", ["XXXXXX", "%00", "%F0%9F%A7%99", "%ff", "x" * 2000, "..%2f..", "%0a"]
)
def test_an_unknown_table_is_refused(http: httpx.Client, code: str) -> None:
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/record", f"/t/{code}"):
        assert problem(http.get(path)) in ("table-unknown", "page-unknown")
    answer = http.post(f"/api/tables/{code}/seats", json=new_table())
    assert problem(answer) in ("table-unknown", "page-unknown")


def test_a_refusal_is_told_in_the_language_of_its_reader(http: httpx.Client) -> None:
    def told(*wanted: str) -> str:
        answer = http.get("/api/tables/XXXXXX", headers={"accept-language": ", ".join(wanted)})
        assert problem(answer) == "table-unknown"
        return answer.headers["content-language"]

    for lang in LANGUAGES:
        assert told(lang) == lang
        assert told(f"{lang}-XX;q=0.8", "*;q=0.1") == lang
        assert told("tlh", lang) == lang
    assert told("tlh") == told("") == told(";;;,,,q=") == "en"
    assert told("xx" * 1000) == "en"


# --- the documents -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def openapi(http: httpx.Client) -> dict[str, Any]:
    document: dict[str, Any] = http.get("/api/openapi.json").json()
    return document


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_nothing_the_document_allows_or_forbids_breaks_the_server(
    server: ThreadServer, openapi: dict[str, Any], mode: GenerationMode
) -> None:
    """schemathesis: requests as the document describes them, and with something wrong in them."""
    document = json.loads(json.dumps(openapi))
    positive = mode is GenerationMode.POSITIVE
    if positive:
        # Good ids are rare among texts: searching for them would be most of the work.
        for name in ("NewTable", "SitDown", "SeatTransferRequest", "SeatRequestBody"):
            document["components"]["schemas"][name]["properties"]["id"] = {"const": "fresh"}
    schema = schemathesis.openapi.from_dict(document)
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not operation.body:
            continue  # any text is a code: nothing can be wrong about it
        tried += 1

        @settings(max_examples=settings.default.max_examples // 3)  # type: ignore[union-attr]
        @given(case=operation.as_strategy(generation_mode=mode))
        def no_request_breaks_it(case: schemathesis.Case[Any]) -> None:
            if positive and isinstance(case.body, dict):
                case.body["id"] = new_request()
            answer = case.call(base_url=server.url)
            if answer.status_code >= 400:
                told = msgspec.json.decode(answer.content, type=Problem)
                translator_for("en").translate(told.why.to_message())
            assert answer.status_code < 500

        no_request_breaks_it()
    assert tried >= 2


def _schema_of(openapi: dict[str, Any], path: str, method: str, status: str) -> dict[str, Any]:
    answer = openapi["paths"][path][method]["responses"][status]
    schema: dict[str, Any] = answer["content"]["application/json"]["schema"]
    return {**schema, "components": openapi["components"]}


def test_the_document_describes_our_refusals_and_the_bounds_of_bodies(
    openapi: dict[str, Any],
) -> None:
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    operations = [one for path in openapi["paths"].values() for one in path.values()]
    for operation in operations:
        refused = {s: r["content"] for s, r in operation["responses"].items() if s >= "400"}
        assert refused.keys() >= {"400", "429", "503"}
        assert all(content == problem for content in refused.values())
        assert any(status < "300" for status in operation["responses"])
    assert len({one["operationId"] for one in operations}) == len(operations) >= 35
    body = openapi["components"]["schemas"]["NewTable"]
    assert body["additionalProperties"] is False
    assert body["properties"]["bots"]["items"] == {"$ref": "#/components/schemas/BotSeat"}
    assert body["properties"]["seats"]["minimum"] == 1


def test_answers_are_as_the_document_says(
    server: ThreadServer, http: httpx.Client, openapi: dict[str, Any]
) -> None:
    body = new_table(options=["broken_unpaid"], bots=[{"name": "Rex"}], keep="bearer")
    request = openapi["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]
    wanted = {**request["schema"], "components": openapi["components"]}
    jsonschema_rs.validate(wanted, body)
    answer = http.post("/api/tables", json=body)
    jsonschema_rs.validate(_schema_of(openapi, "/api/tables", "post", "201"), answer.json())
    table = http.get(f"/api/tables/{answer.json()['code']}").json()
    jsonschema_rs.validate(_schema_of(openapi, "/api/tables/{code}", "get", "200"), table)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("post", "/api/tables", "400"),
        ("post", "/api/tables/{code}/seats", "400"),
        ("post", "/api/tables/{code}/seats", "404"),
        ("get", "/api/tables/{code}", "404"),
    ],
)
def test_refusals_are_as_the_document_says(
    http: httpx.Client, openapi: dict[str, Any], method: str, path: str, status: str
) -> None:
    body = b"{}" if status == "400" else json.dumps(new_table()).encode()
    content = body if method == "post" else None
    answer = http.request(method.upper(), path.replace("{code}", "XXXXXX"), content=content)
    assert str(answer.status_code) == status
    jsonschema_rs.validate(_schema_of(openapi, path, method, status), answer.json())


def test_no_page_makes_a_browser_ask_a_stranger(http: httpx.Client) -> None:
    """Whoever looks at the document of this server tells nobody else about it."""
    for path in ("/api", "/api/", "/api/elements", "/api/swagger", "/api/redoc", "/t/XXXXXX"):
        answer = http.get(path)
        assert not re.search(r"""(src|href)\s*=\s*["']https?://""", answer.text), path


def _part(document: dict[str, Any], name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}", "$defs": document["$defs"], "$schema": document["$schema"]}


def _overheard(command: Callable[[Any], str], heard: list[str]) -> Callable[[Any], str]:
    def overheard(asked: Any) -> str:
        heard.append(command(asked))
        return heard[-1]

    return overheard


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])
def test_the_frames_of_a_game_are_as_the_schema_says(
    server: ThreadServer, http: httpx.Client, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = http.get("/api/messages.json").json()
    jsonschema_rs.meta.validate(document)
    assert edition in editions()
    game = "gobblings" if edition == "gobblings" else "saboteur"
    server_frame = jsonschema_rs.validator_for(_part(document, "server"))
    client_frame = jsonschema_rs.validator_for(_part(document, "client"))
    view = jsonschema_rs.validator_for(_part(document, f"{game}-view"))
    event = jsonschema_rs.validator_for(_part(document, f"{game}-event"))
    move = jsonschema_rs.validator_for(_part(document, f"{game}-move"))

    received: list[str] = []
    sent: list[str] = []
    tickets = seat_people(server.url, 3, seats=3, edition=edition)
    with connect(
        tickets[0].socket_url, additional_headers=tickets[0].headers, max_queue=None
    ) as ear:
        ear.send('{"do":"hello"}')
        tables = start_game(tickets, spectate(tickets[0].link))
        for table in tables:
            monkeypatch.setattr(table, "encode_command", _overheard(table.encode_command, sent))
        play_out(tables, Rng(1), most=60)
        ear.send('{"do":"say","id":"x","text":"hm"}')
        ear.send('{"do":"rob"}')
        ear.send('{"do":"ping"}')
        while '"pong"' not in (text := str(ear.recv(10))):
            received.append(text)
        received.append(text)
        close_all(tables)

    kinds = set()
    assert len(sent) > 10
    for text in sent:
        frame = json.loads(text)
        client_frame.validate(frame)
        if frame["do"] == "move":
            move.validate(frame["move"])
    for text in received:
        frame = json.loads(text)
        kinds.add(frame["is"])
        server_frame.validate(frame)
        if frame.get("view") is not None:
            view.validate(frame["view"])
        for each in frame.get("events", []):
            event.validate(each)
    assert kinds >= {"welcome", "change", "here", "ack", "refused", "pong"}
    # The test of the test: the schema is not content with anything.
    assert not server_frame.is_valid({"is": "welcome"})
    assert not client_frame.is_valid({"do": "rob"})
    assert not client_frame.is_valid({"do": "ping", "extra": 1})
    assert not view.is_valid({})


# --- editions of one's own ---------------------------------------------------------------------

BASE = 'extends = "saboteur-en"\nid = "own"\n'
HOSTILE_EDITIONS = {
    "empty": "",
    "not TOML": "rounds = ",
    "null": "\0",
    "deep lists": BASE + "rounds = " + "[" * 8000,
    "closed deep lists": BASE + "rounds = " + "[" * 200 + "]" * 200,
    "deep tables": BASE + "rounds = " + "{a=" * 90 + "1" + "}" * 90,
    "deep keys": BASE + "a." * 8000 + "a = 1",
    "deep keys in a table": BASE + "[deck.passages]\n" + "a." * 8000 + "a = 1",
    "a deep table": BASE + "[" + "a." * 8000 + "a]\nb = 1",
    "16 kB of keys": BASE + "\n".join(f"k{number} = 1" for number in range(1700)),
    "16 kB of tables": BASE + "\n".join(f"[deck.passages.t{number}]" for number in range(600)),
    "a huge number": BASE + "rounds = " + "9" * 4000,
    "a number Python will not write": BASE + "rounds = 0x" + "f" * 8000,
    "such a number in a list": BASE + "rounds = [0x" + "f" * 8000 + "]",
    "such a number in a table": BASE + "rounds = {a = 0x" + "f" * 8000 + "}",
    "such a number as a tile": BASE + "start = [0x" + "f" * 8000 + "]",
    "not a number": BASE + "rounds = nan",
    "a date": BASE + "rounds = 1979-05-27T07:32:00Z",
    "a list as a word": BASE + 'misfit = ["engine"]',
    "a table as a list": BASE + "options = {}",
    "a list as a base": 'extends = ["saboteur-en"]',
    "a path as a base": 'extends = "../../saboteur-en"',
    "an override in the id": BASE.replace("own", "\u202eown"),
    "an override in the title": BASE + 'title = "\u202eevil"',
    "a shipped id": 'id = "saboteur-en"\nextends = "saboteur-en"',
    "too many seats": BASE + "[roles]\n99 = { saboteurs = 1, diggers = 98 }",
    "too many cards": BASE + "[deck.passages]\nNESW = 201",
    "more cards than there are": BASE.replace("saboteur-en", "gobblings") + "hand = 10",
    "another game": BASE + 'game = "gobblings"',
}


@pytest.mark.parametrize("kind", HOSTILE_EDITIONS)
def test_a_hostile_edition_is_refused_and_delays_nobody(
    server: ThreadServer, http: httpx.Client, kind: str
) -> None:
    text = HOSTILE_EDITIONS[kind]
    assert len(text) <= MAX_EDITION_LETTERS
    with stretches() as worked:
        answer = http.post("/api/tables", json=new_table(edition_text=text))
    assert problem(answer) == "edition-wrong"
    assert 0 < max(worked) < QUICK_SECONDS


def test_the_length_of_an_edition_is_limited(http: httpx.Client) -> None:
    fits = BASE + "#" * (MAX_EDITION_LETTERS - len(BASE))
    assert http.post("/api/tables", json=new_table(edition_text=fits)).status_code == 201
    answer = http.post("/api/tables", json=new_table(edition_text=fits + "#"))
    assert problem(answer) == "request-wrong"


@contextmanager
def stretches() -> Iterator[list[float]]:
    """How long the server worked on one thing without looking at others, each time it did."""
    worked: list[float] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        worked.append(time.thread_time() - began)

    # A search for garbage among all that other tests have left is nothing the server did.
    gc.disable()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", timed)
            yield worked
    finally:
        gc.enable()


def _largest() -> str:
    """As many of everything as an edition may have."""
    sizes = range(2, 13)
    tables = {
        "hand": [f"{seats} = 20" for seats in sizes],
        "roles": [f"{seats} = {{ saboteurs = 12, diggers = 12 }}" for seats in sizes],
        "gold": [f"{nuggets} = 100" for nuggets in range(1, 21)],
        "pay": [f"{count} = 20" for count in range(1, 13)],
        "deck.passages": [f"{sides} = 14" for sides in ("NESW", "NES", "NEW", "NS", "EW", "NE")],
        "deck.dead_ends": [f"{sides} = 14" for sides in ("NESW", "NES", "NEW", "NS", "N", "E")],
        "deck.actions": ["map = 14", "rockfall = 14"],
        "deck.breaks": [f"{tool} = 14" for tool in ("pick", "lamp", "cart")],
        "deck.mends": [f'"{tools}" = 14' for tools in ("pick", "lamp", "pick+lamp+cart")],
    }
    values = ["rounds = 20", "columns_between = 20", "rows_between_goals = 10"]
    parts = [f"[{name}]\n" + "\n".join(lines) for name, lines in tables.items()]
    return BASE + "\n".join([*values, *parts])


def test_the_largest_edition_delays_nobody(server: ThreadServer) -> None:
    for lang in LANGUAGES:
        translator_for(lang)  # read once, whoever asks first
    with stretches() as worked:
        tickets = seat_people(server.url, 10, seats=12, edition_text=_largest())
        tables = start_game(tickets)
        play_out(tables, Rng(1), most=12)
        for table in tables:
            drain(table)
        for lang in LANGUAGES:
            sheet = f"{server.url}/api/tables/{tickets[0].code}/rules"
            assert httpx.get(sheet, headers={"accept-language": lang}).status_code == 200
        close_all(tables)
    assert 0 < max(worked) < QUICK_SECONDS


# --- keys --------------------------------------------------------------------------------------


def _cookie(answer: httpx.Response) -> dict[str, str]:
    """The attributes of the only cookie, by small letters."""
    (header,) = answer.headers.get_list("set-cookie")
    first, *rest = (part.strip() for part in header.split(";"))
    attributes = {name.lower(): value for name, _, value in (part.partition("=") for part in rest)}
    return {"name": first.partition("=")[0], "value": first.partition("=")[2], **attributes}


def test_a_browser_keeps_its_key_in_a_cookie_no_script_can_read(http: httpx.Client) -> None:
    opened = http.post("/api/tables", json=new_table(keep="cookie"))
    code = opened.json()["code"]
    http.cookies.clear()
    sat = http.post(f"/api/tables/{code.lower()}/seats", json=new_table(name="Bilal"))
    for answer in (opened, sat):
        cookie = _cookie(answer)
        assert re.fullmatch("[0-9a-f]{32}", cookie["value"])
        assert "httponly" in cookie
        assert cookie["samesite"].lower() == "strict"
        assert cookie["path"] == f"/api/tables/{code}"
        assert "domain" not in cookie
        assert "secure" not in cookie  # on this machine there is no https
        assert answer.json()["key"] is None
        assert cookie["value"] not in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert _cookie(opened)["value"] != _cookie(sat)["value"]
    http.cookies.clear()


def test_behind_https_the_cookie_stays_there(http: httpx.Client, tmp_path: Path) -> None:
    behind = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    with run_thread_server(tmp_path, trusted_proxies=("127.0.0.1",)) as proxied:
        answer = httpx.post(f"{proxied.url}/api/tables", json=new_table(), headers=behind)
    assert "secure" in _cookie(answer)
    assert answer.json()["link"].startswith("https://")
    http.cookies.clear()


def test_a_program_keeps_its_key_itself(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json=new_table(keep="bearer"))
    seated = msgspec.json.decode(answer.content, type=SeatResponse)
    assert "set-cookie" not in answer.headers
    assert seated.key is not None
    assert re.fullmatch("[0-9a-f]{32}", seated.key)
    assert seated.key not in seated.link
    assert seated.link.endswith(f"/t/{seated.code}")


def test_cookie_and_header_open_the_seat(server: ThreadServer, http: httpx.Client) -> None:
    answer = http.post("/api/tables", json=new_table(keep="cookie"))
    http.cookies.clear()
    ticket = Ticket(server.url, answer.json()["code"])
    key = _cookie(answer)["value"]
    for headers in ({"Cookie": f"seat={key}"}, {"Authorization": f"Bearer {key}"}):
        with connect(ticket.socket_url, additional_headers=headers) as socket:
            socket.send('{"do":"hello"}')
            assert json.loads(socket.recv(10))["seat"] == 0


def test_a_code_finds_a_table_and_opens_no_seat(server: ThreadServer) -> None:
    ticket = open_table(server.url, "Anna")
    assert re.fullmatch(f"[{CODE_ALPHABET}]{{{CODE_LETTERS}}}", ticket.code)
    for headers in ({"Cookie": f"seat={ticket.code}"}, {"Authorization": f"Bearer {ticket.code}"}):
        with connect(ticket.socket_url, additional_headers=headers) as socket:
            assert json.loads(socket.recv(10))["why"]["id"] == "seat-lost"
    with connect(ticket.socket_url) as socket:
        socket.send('{"do":"hello"}')
        assert json.loads(socket.recv(10))["seat"] is None


def test_a_key_is_nowhere_but_with_its_owner(server: ThreadServer, http: httpx.Client) -> None:
    tickets = seat_people(server.url, 3, seats=3)
    keys = [str(ticket.key) for ticket in tickets]
    secrets_of_keys = [*keys, *(hash_token(key) for key in keys)]
    everything = []
    with connect(
        tickets[1].socket_url, additional_headers=tickets[1].headers, max_queue=None
    ) as ear:
        ear.send('{"do":"hello"}')
        tables = start_game(tickets, spectate(tickets[0].link))
        play_out(tables, Rng(2), most=6)
        ear.send('{"do":"ping"}')
        while '"pong"' not in (text := str(ear.recv(10))):
            everything.append(text)
        close_all(tables)
    code = tickets[0].code
    paths = (f"/api/tables/{code}", f"/t/{code}", "/metrics", f"/api/tables/{code}/record")
    everything += [http.get(path).text for path in paths]
    everything += [server.log.getvalue(), *(ticket.link for ticket in tickets)]
    for text in everything:
        assert not any(secret in text for secret in secrets_of_keys)


def test_the_same_request_is_the_same_seat_and_another_is_another(
    server: ThreadServer, http: httpx.Client
) -> None:
    first, second, third = (new_request() for _ in range(3))
    opened = open_table(server.url, "Anna", request=first)
    assert open_table(server.url, "Anna", request=first) == opened
    other = open_table(server.url, "Anna", request=second)
    assert other.code != opened.code
    assert other.key != opened.key
    sat = sit_down(opened.link, "Bilal", request=second)
    assert sit_down(opened.link, "Bilal", request=second) == sat
    # Two copies on their way at once seat nobody twice.
    found: list[Ticket] = []
    threads = [
        threading.Thread(target=lambda: found.append(sit_down(opened.link, "Chaya", request=third)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(found)) == 1
    assert len({opened.key, other.key, sat.key, found[0].key}) == 4
    assert [opened.seat, sat.seat, found[0].seat] == [0, 1, 2]
    table = http.get(f"/api/tables/{opened.code}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bilal", "Chaya", None, None]


# --- for whoever watches over the server -------------------------------------------------------


def test_a_server_that_is_well_says_so(http: httpx.Client) -> None:
    answer = http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_record_is_a_secret_until_the_game_is_over(
    server: ThreadServer, http: httpx.Client
) -> None:
    tickets = seat_people(server.url, 3, seats=3)
    path = f"/api/tables/{tickets[0].code}/record"
    assert problem(http.get(path)) == "record-early"
    tables = start_game(tickets)
    assert problem(http.get(path)) == "record-early"
    assert problem(http.get(path, headers=tickets[0].headers)) == "record-early"
    close_all(tables)


def test_an_ending_is_a_secret_until_the_game_is_over(
    server: ThreadServer, http: httpx.Client
) -> None:
    tickets = seat_people(server.url, 3, seats=3, edition="gobblings")
    path = f"/api/tables/{tickets[0].code}/ending"
    assert problem(http.get(path)) == "ending-early"
    tables = start_game(tickets)
    answer = http.get(path, headers=tickets[0].headers)
    assert (answer.status_code, problem(answer)) == (409, "ending-early")
    play_out(tables, Rng(5))
    told = http.get(path).json()
    final = tables[0].view
    assert told["scores"] == list(final.points)
    assert told["winners"] == [final.winner]
    assert len(told["rounds"]) == final.round
    for round_told in told["rounds"]:
        assert len(round_told["roles"]) == len(round_told["points"]) == 3
    assert http.get(path).json() == told
    close_all(tables)
