"""What strangers, careless clients and bad lines do to a server: nothing, and nobody else notices.

Each test talks over a real socket, frame by frame.
"""

import base64
import json
import os
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import Event
from websockets.sync.client import ClientConnection, connect

from foolsgold.base.display_names import MAX_NAME_LETTERS
from foolsgold.base.messages import UserError
from foolsgold.client import RemoteTable, Ticket, open_table, sit_down, spectate
from foolsgold.client.remote_table import new_id
from foolsgold.play import table_talk
from foolsgold.server.http import websocket
from foolsgold.server.lobby import room_registry
from foolsgold.server.settings import Settings
from foolsgold.server.transport import uvicorn_protocols
from foolsgold.wire import commands as ask
from foolsgold.wire.commands import MAX_CHAT_LETTERS, MAX_CLIENT_FRAME_BYTES
from tests.support.error_matching import about
from tests.support.server_harness import (
    FAST_SETTINGS,
    UNLIMITED_RATE,
    ThreadServer,
    close_all,
    drain,
    frames_until_now,
    run_thread_server,
    seat_people,
    start_game,
    wait_for,
)
from tests.support.timeouts import TIMEOUT_SECONDS

MAX_FRAME_BYTES = 65_536
DEFAULTS = Settings(database="")
HOUSE_LIMITS = {
    name: getattr(DEFAULTS, name)
    for name in ("command_rate", "talk_rate", "address_rate", "open_rate", "miss_rate")
}
"""The limits as they are set for people; other tests are impatient."""


class Plain:
    """A socket without a client around it: what is sent and received is what the test says."""

    def __init__(self, ticket: Ticket, *, hello: bool = True, **options: Any) -> None:
        self._open = ExitStack()
        headers = {**ticket.headers, **options.pop("headers", {})}
        # A full queue would keep the client from seeing that the other side has closed.
        options = {"compression": None, "max_size": None, "max_queue": None, **options}
        self.socket: ClientConnection = self._open.enter_context(
            connect(ticket.socket_url, additional_headers=headers, **options)
        )
        if hello:
            # Whoever is not wanted may be told so before they have opened their mouth.
            with suppress(ConnectionClosed):
                self.socket.send('{"do":"hello"}')

    def __enter__(self) -> "Plain":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, frame: dict[str, Any] | str | bytes) -> None:
        self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    def read(self, *kinds: str) -> Any:
        """The next frame that is one of these."""
        while True:
            frame = json.loads(self.socket.recv(TIMEOUT_SECONDS))
            if frame["is"] in kinds:
                return frame

    def ask(self, frame: dict[str, Any] | str | bytes) -> tuple[str, str | None]:
        """What a frame leads to: ("ack" or "pong" or the reason it is refused, its id)."""
        self.send(frame)
        answer = self.read("ack", "refused", "pong")
        why = answer["why"]["id"] if answer["is"] == "refused" else answer["is"]
        return why, answer.get("id")

    def say(self, text: str = "hm") -> str:
        return self.ask({"do": "say", "id": new_id(), "text": text})[0]

    def is_alive(self) -> bool:
        return self.ask({"do": "ping"}) == ("pong", None)

    def goodbye(self) -> tuple[str | None, int]:
        """Why the server ends it: the message of its goodbye, and the code."""
        why = None
        while True:
            try:
                frame = json.loads(self.socket.recv(TIMEOUT_SECONDS))
            except ConnectionClosed as closed:
                return why, closed.rcvd.code if closed.rcvd else 1006
            if frame["is"] == "bye":
                why = frame["why"]["id"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path) as running:
        yield running


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server as people run it."""
    with run_thread_server(tmp_path, **HOUSE_LIMITS) as running:
        yield running


def host_of(server: ThreadServer) -> str:
    return urlsplit(server.url).netloc


def refusal(ticket: Ticket, **options: Any) -> tuple[str | None, int]:
    """How the server turns a connection away."""
    with Plain(ticket, **options) as plain:
        return plain.goodbye()


# --- which page asks ---------------------------------------------------------------------------

FOREIGN = (
    "http://evil.example", "null", "https://evil.example:8765", "http://127.0.0.1", "file://",
    "http://127.0.0.1:1", "http://[", "", "http://127.0.0.1.evil.example",
)  # fmt: skip


def test_a_page_of_this_server_may_open_sockets_and_post(server: ThreadServer) -> None:
    for scheme in ("http", "https"):
        own = {"Origin": f"{scheme}://{host_of(server).upper()}"}
        body = {"id": new_id() * 2, "name": "Anna", "keep": "bearer"}
        answer = httpx.post(f"{server.url}/api/tables", json=body, headers=own)
        assert answer.status_code == 201
        ticket = Ticket(server.url, answer.json()["code"], 0, answer.json()["key"])
        with Plain(ticket, headers=own) as plain:
            assert plain.is_alive()


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_may_not(server: ThreadServer, origin: str) -> None:
    foreign = {"Origin": origin}
    ticket = open_table(server.url, "Anna")
    for path in ("/api/tables", f"/api/tables/{ticket.code}/seats"):
        body = {"id": new_id() * 2, "name": "Eve"}
        answer = httpx.post(f"{server.url}{path}", json=body, headers=foreign)
        assert answer.status_code == 403
        assert answer.json()["why"]["id"] == "origin-wrong"
        assert "set-cookie" not in answer.headers
    with pytest.raises(InvalidStatus) as refused, Plain(ticket, headers=foreign):
        pass
    assert refused.value.response.status_code == 403


def test_other_pages_can_be_let_in_by_name(tmp_path: Path) -> None:
    friend = "https://play.example"
    with run_thread_server(tmp_path, origins=(friend,)) as server:
        ticket = open_table(server.url, "Anna")
        with Plain(ticket, headers={"Origin": friend}) as plain:
            assert plain.is_alive()
        with pytest.raises(InvalidStatus), Plain(ticket, headers={"Origin": f"{friend}.evil"}):
            pass


# --- frames ------------------------------------------------------------------------------------


def test_a_frame_too_long_is_refused_and_the_connection_survives(server: ThreadServer) -> None:
    with Plain(open_table(server.url, "Anna")) as plain:
        ping = '{"do":"ping"}'
        assert plain.ask(ping.ljust(MAX_CLIENT_FRAME_BYTES)) == ("pong", None)
        assert plain.ask(ping.ljust(MAX_CLIENT_FRAME_BYTES + 1)) == ("frame-long", None)
        assert plain.ask("ы" * (MAX_CLIENT_FRAME_BYTES // 2 + 1)) == ("frame-long", None)
        assert plain.ask(b"x" * (MAX_FRAME_BYTES - 1)) == ("frame-long", None)
        assert plain.is_alive()


def test_a_frame_far_too_long_ends_the_connection_cleanly(server: ThreadServer) -> None:
    ticket = open_table(server.url, "Anna")
    with Plain(ticket) as plain:
        plain.send("x" * (MAX_FRAME_BYTES + 1))
        assert plain.goodbye() == (None, 1009)
    with Plain(ticket) as plain:
        assert plain.is_alive()


WRONG_FRAMES: tuple[tuple[str, str | None], ...] = (
    ('{"do":"say","id":"a","text":"hm","extra":1}', "a"),
    ('{"do":"say","id":"a","text":7}', "a"),
    ('{"do":"say","id":"a"}', "a"),
    ('{"do":"lock","id":"a","locked":"yes"}', "a"),
    ('{"do":"lock","id":"a","locked":1}', "a"),
    ('{"do":"kick","id":"a","seat":-1}', "a"),
    ('{"do":"kick","id":"a","seat":100}', "a"),
    ('{"do":"kick","id":"a","seat":0.5}', "a"),
    ('{"do":"move","id":"a","turn":-1,"move":{}}', "a"),
    ('{"do":"move","id":"a","turn":9007199254740993,"move":{}}', "a"),
    ('{"do":"claim","id":"a","claim":{"claim":"honest","extra":1}}', "a"),
    ('{"do":"claim","id":"a","claim":{"claim":"rude"}}', "a"),
    ('{"do":"rob","id":"a"}', "a"),
    ('{"id":"a"}', "a"),
    ('{"do":"say","id":"a b","text":"hm"}', "a b"),
    ('{"do":"say","id":"","text":"hm"}', ""),
    ('{"do":"say","id":"%s","text":"hm"}' % ("x" * 65), None),
    ('{"do":"say","id":7,"text":"hm"}', None),
    ('{"do":"say","text":"hm"}', None),
    ('{"do":"ping","id":"a"}', "a"),
    ('{"do":"hello"}', None),
    ('{"do":"say","id":"a","text":"hm"', None),
    ("", None),
    ("null", None),
    ('["say"]', None),
    ("[" * 8000, None),
)


@pytest.fixture(scope="module")
def a_seat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plain]:
    with run_thread_server(tmp_path_factory.mktemp("seat")) as running:
        with Plain(open_table(running.url, "Anna")) as plain:
            yield plain
        assert "error" not in running.log.getvalue()


@pytest.mark.parametrize(("frame", "name"), WRONG_FRAMES, ids=[w[0][:50] for w in WRONG_FRAMES])
def test_a_wrong_frame_is_refused_by_its_id(a_seat: Plain, frame: str, name: str | None) -> None:
    assert a_seat.ask(frame) == ("frame-wrong", name)
    assert a_seat.ask(frame.encode()) == ("frame-wrong", name)
    assert a_seat.is_alive()


def test_an_id_is_one_line(a_seat: Plain) -> None:
    """`$` of a regular expression lets a line break pass; a column of 64 letters would not."""
    for name in ("a\n", "x" * 64 + "\n"):
        assert a_seat.ask({"do": "ready", "id": name})[0] == "frame-wrong"


def playing(server: ThreadServer) -> tuple[Ticket, int, Any]:
    """The seat that has to move in a game of two, the turn, and a move it may make."""
    tables = start_game(seat_people(server.url, 3, seats=3))
    acting = next(table for table in tables if table.is_my_turn)
    found = acting.ticket, acting.turn, msgspec.to_builtins(acting.view.legal[0])
    close_all(tables)
    return found


def test_a_move_with_an_unknown_field_is_refused(server: ThreadServer) -> None:
    ticket, turn, move = playing(server)
    with Plain(ticket) as plain:
        frame = {"do": "move", "id": "m", "turn": turn, "move": {**move, "nonsense": 1}}
        assert plain.ask(frame) == ("move-unreadable", "m")
        assert plain.ask({**frame, "move": move}) == ("ack", "m")


def test_a_move_nested_to_any_depth_is_refused_and_the_connection_survives(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is read deeper in the program than its frame, so less depth is left for it there."""
    monkeypatch.setattr(websocket, "FRAME_RATE_LIMIT", UNLIMITED_RATE)
    ticket, turn, _ = playing(server)
    with Plain(ticket) as plain:
        for depth in range(940, 1010):
            nest = "[" * depth + "]" * depth
            move = f'{{"move":"discard","card":9999,"x":{nest}}}'
            why, _ = plain.ask(f'{{"do":"move","id":"m{depth}","turn":{turn},"move":{move}}}')
            assert why in ("frame-wrong", "move-unreadable", "refused-not-your-card"), depth
    assert "error" not in server.log.getvalue()


# --- hello -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "first",
    ['{"do":"ping"}', '{"do":"say","id":"a","text":"hm"}', "", "hi", '{"do":"hello","x":1}'],
)
def test_a_connection_begins_with_hello(server: ThreadServer, first: str) -> None:
    with Plain(open_table(server.url, "Anna"), hello=False) as plain:
        plain.send(first)
        assert plain.goodbye() == ("hello-missing", 4400)


def test_a_connection_without_hello_is_closed_and_never_shown(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = open_table(server.url, "Anna")
    with Plain(spectate(ticket.link)) as watcher:
        assert watcher.read("here")["devices"][0] == 0
        # Only now: on a busy machine the watcher's own hello may take as long.
        monkeypatch.setattr(websocket, "HELLO_SECONDS", 0.3)
        with Plain(ticket, hello=False) as plain:
            assert plain.goodbye() == ("hello-missing", 4400)
        watcher.send({"do": "ping"})
        assert watcher.read("here", "pong")["is"] == "pong", "nobody came"


def test_a_hello_ahead_of_the_table_gets_a_full_welcome(server: ThreadServer) -> None:
    with Plain(open_table(server.url, "Anna"), hello=False) as plain:
        plain.send({"do": "hello", "last": 2**53})
        assert plain.read("welcome", "resumed")["is"] == "welcome"


# --- limits ------------------------------------------------------------------------------------


class HandClock:
    """A clock for limits that goes on when the test says so: no machine is too slow for it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return time.time()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    clock = HandClock()
    monkeypatch.setattr(room_registry, "time", clock)
    return clock


def test_a_seat_that_talks_too_fast_is_slowed_down_and_heard_again(
    tmp_path: Path, clock: HandClock
) -> None:
    with run_thread_server(tmp_path, talk_rate=(3, 5)) as server:
        anna, bilal = seat_people(server.url, 2, seats=3)
        with Plain(anna) as one, Plain(anna) as other, Plain(bilal) as friend:
            # Both devices drink from one glass.
            said = [each.say() for _ in range(3) for each in (one, other)]
            assert said == ["ack"] * 3 + ["slow-down"] * 3
            assert friend.say() == "ack"
            claim = {"do": "claim", "id": new_id(), "claim": {"claim": "honest"}}
            assert one.ask(claim)[0] == "slow-down"
            assert one.ask({"do": "ready", "id": new_id()})[0] == "ack"
            clock.now += 1
            assert other.say() == "ack"


def test_a_seat_that_commands_too_fast_is_slowed_down_and_obeyed_again(
    tmp_path: Path, clock: HandClock
) -> None:
    with run_thread_server(tmp_path, command_rate=(5, 5)) as server:
        anna, bilal = seat_people(server.url, 2, seats=3)
        with Plain(anna) as one, Plain(anna) as other, Plain(bilal) as friend:
            ready = [
                each.ask({"do": "ready", "id": new_id()})[0]
                for _ in range(5)
                for each in (one, other)
            ]
            assert ready == ["ack"] * 5 + ["slow-down"] * 5
            assert friend.ask({"do": "ready", "id": new_id()})[0] == "ack"
            assert one.is_alive()
            clock.now += 1
            assert other.ask({"do": "ready", "id": new_id()})[0] == "ack"


def test_frames_that_come_too_fast_are_refused_and_then_ended(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "FRAME_RATE_LIMIT", (5.0, 0.001))
    monkeypatch.setattr(websocket, "MAX_IGNORED_FRAMES", 5)
    ticket = open_table(server.url, "Anna")
    with Plain(ticket) as plain:
        answers = [plain.ask({"do": "ping"}) for _ in range(10)]
        assert answers == [("pong", None)] * 5 + [("slow-down", None)] * 5
        plain.send({"do": "ping"})
        assert plain.goodbye() == ("slow-down", 4429)
    with Plain(ticket) as plain:
        assert plain.is_alive()


def test_who_was_too_fast_is_told_to_come_back(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A limit bans nobody: a client that believes `again` would stay away for good."""
    monkeypatch.setattr(websocket, "FRAME_RATE_LIMIT", (1.0, 0.001))
    monkeypatch.setattr(websocket, "MAX_IGNORED_FRAMES", 0)
    with Plain(open_table(server.url, "Anna")) as plain:
        for _ in range(2):
            plain.send({"do": "ping"})
        assert plain.read("bye")["again"] is True


def test_ten_people_behind_one_address_are_not_limited(strict: ThreadServer) -> None:
    """A whole evening's beginning at once: they sit down, lose the line twice, get ready, talk."""
    tickets = seat_people(strict.url, 10, seats=10)
    for _ in range(2):
        with ExitStack() as line:
            for ticket in tickets:
                assert line.enter_context(Plain(ticket)).is_alive()
    tables = start_game(tickets)
    for table in tables:
        table.send_and_wait(ask.SendChat(id=new_id(), text="hello everybody"))
        table.send_and_wait(ask.MakeClaim(id=new_id(), claim=table_talk.Honest()))
    with httpx.Client() as browser:
        codes = [browser.get(f"{strict.url}/t/{tickets[0].code}").status_code for _ in range(50)]
    assert set(codes) == {200}
    for table in tables:
        drain(table)
    close_all(tables)


def test_too_many_connections_from_one_address_have_to_wait(
    tmp_path: Path, clock: HandClock
) -> None:
    with run_thread_server(tmp_path, address_rate=(5, 4)) as server:
        ticket = open_table(server.url, "Anna")
        with httpx.Client(base_url=server.url) as client:
            codes = [client.get("/healthz").status_code for _ in range(8)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert refusal(ticket) == ("slow-down", 4429)
        clock.now += 1
        with Plain(ticket) as plain:
            assert plain.is_alive()


def test_a_seat_has_so_many_devices_and_the_others_stay(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, devices=2, watchers=1) as server:
        ticket = open_table(server.url, "Anna")
        with Plain(ticket) as one, Plain(ticket) as other:
            assert one.is_alive()
            assert other.is_alive()
            assert refusal(ticket) == ("too-many-devices", 4429)
            with Plain(spectate(ticket.link)) as watcher:
                assert watcher.is_alive()
                assert refusal(spectate(ticket.link)) == ("too-many-devices", 4429)
            assert one.is_alive()
            assert other.is_alive()
        with Plain(ticket) as again:
            assert again.is_alive()


# --- names and lines ---------------------------------------------------------------------------

HOSTILE = {
    "line break": "An\nna", "null": "An\0na", "escape": "\x1b[31mAnna", "delete": "Anna\x7f",
    "C1 control": "An\x9bna", "override": "\u202eannA", "embedding": "\u202bAnna",
    "isolate": "\u2067Anna\u2069", "mark": "\u200fAnna", "zero width": "An\u200bna",
    "byte order mark": "\ufeffAnna", "line separator": "An\u2028na", "soft hyphen": "An\u00adna",
    "tag": "Anna\U000e0041", "private": "An\ue000na", "no character": "An\ufffena",
    "empty": "", "spaces": " \u3000 ", "joiners only": "\u200d\u200c",
}  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_names_are_visible_text(server: ThreadServer, text: str) -> None:
    with pytest.raises(UserError, check=about("name-wrong")):
        open_table(server.url, text)
    ticket = open_table(server.url, "Chaya")
    with pytest.raises(UserError, check=about("name-wrong")):
        sit_down(ticket.link, text)
    with Plain(ticket) as plain:
        frame = {"do": "bot", "id": new_id(), "seat": 1, "name": text}
        assert plain.ask(frame)[0] == "name-wrong"


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_lines_of_chat_are_visible_text(a_seat: Plain, text: str) -> None:
    assert a_seat.say(text) == "chat-wrong"


def test_the_length_of_names_and_lines_is_limited(server: ThreadServer) -> None:
    ticket = open_table(server.url, "ы" * MAX_NAME_LETTERS)
    with pytest.raises(UserError, check=about("name-wrong")):
        sit_down(ticket.link, "ы" * (MAX_NAME_LETTERS + 1))
    with Plain(ticket) as plain:
        assert plain.say("ы" * MAX_CHAT_LETTERS) == "ack"
        assert plain.say("ы" * (MAX_CHAT_LETTERS + 1)) == "chat-wrong"


@pytest.mark.parametrize("text", ["Олена", "می\u200cروم", "דנה", "Jānis O'Neil", "🧙"])
def test_names_and_lines_of_every_language_are_welcome(server: ThreadServer, text: str) -> None:
    ticket = open_table(server.url, text)
    with Plain(ticket) as plain:
        assert plain.read("welcome")["table"]["seats"][0]["name"] == text
        assert plain.say(text) == "ack"


@pytest.mark.parametrize("other", ["Anna", "ANNA", " anna ", "An\u200dna", "Ａｎｎａ"])
def test_nobody_takes_a_name_that_looks_like_another(server: ThreadServer, other: str) -> None:
    ticket = open_table(server.url, "Anna")
    with pytest.raises(UserError, check=about("name-taken")):
        sit_down(ticket.link, other)


def test_what_people_write_is_not_in_the_log(server: ThreadServer) -> None:
    own = 'extends = "saboteur-en"\nid = "mine"\n'
    settings = {"edition": "line one\u202e\x9b line two", "edition_text": own}
    ticket = open_table(server.url, "Annabella", **settings)
    with Plain(ticket) as plain:
        assert plain.say("a secret of mine") == "ack"
    log = server.log.getvalue()
    for text in ("Annabella", "a secret", "line one", "\u202e", str(ticket.key)):
        assert text not in log


# --- talk --------------------------------------------------------------------------------------


def test_who_is_muted_may_not_talk_until_he_may_again(server: ThreadServer) -> None:
    anna, bilal = start_game(seat_people(server.url, 3, seats=3))[:2]
    with Plain(bilal.ticket) as muted, Plain(anna.ticket) as host:

        def mute(on: bool) -> None:
            frame = {"do": "mute", "id": new_id(), "seat": 1, "muted": on}
            assert host.ask(frame)[0] == "ack"

        claim: dict[str, Any] = {"do": "claim", "claim": {"claim": "sorry"}}
        mute(True)
        assert muted.say() == "seat-muted"
        assert muted.ask({**claim, "id": new_id()})[0] == "seat-muted"
        assert host.say() == "ack"
        assert muted.ask({"do": "mute", "id": "m", "seat": 1, "muted": False})[0] == "only-host"
        mute(False)
        assert muted.say() == "ack"
        assert muted.ask({**claim, "id": new_id()})[0] == "ack"
    close_all([anna, bilal])


def test_chat_can_be_off_while_claims_stay(server: ThreadServer) -> None:
    tables = start_game(seat_people(server.url, 3, seats=3, chat=False))
    with Plain(tables[1].ticket) as plain, Plain(tables[0].ticket) as host:
        assert plain.say() == "chat-off"
        assert host.say() == "chat-off"
        claim: dict[str, Any] = {"do": "claim", "id": "c", "claim": {"claim": "honest"}}
        assert plain.ask(claim) == ("ack", "c")
        assert host.ask({"do": "chat", "id": "on", "on": True})[0] == "ack"
        assert plain.say() == "ack"
    close_all(tables)


# --- who may do what ---------------------------------------------------------------------------

EVERY_COMMAND: tuple[dict[str, Any], ...] = (
    {"do": "ready"}, {"do": "start", "fill": True}, {"do": "say", "text": "hm"},
    {"do": "move", "turn": 1, "move": {"move": "discard", "card": 1}},
    {"do": "claim", "claim": {"claim": "honest"}}, {"do": "leave"}, {"do": "lock", "locked": True},
    {"do": "commit", "game": 1, "commitment": "0" * 64}, {"do": "reveal", "secret": "0" * 64},
    {"do": "bot-talk", "on": False},
    {"do": "chat", "on": False}, {"do": "pause", "paused": True}, {"do": "kick", "seat": 1},
    {"do": "mute", "seat": 1, "muted": True}, {"do": "host", "seat": 1}, {"do": "bot", "seat": 1},
    {"do": "free", "seat": 1}, {"do": "go-on", "round": 1}, {"do": "face", "face": "bun"},
    {"do": "react", "change": 1, "face": "clap"}, {"do": "configure", "pace": "calm"},
    {"do": "list", "listed": True}, {"do": "grant", "sign": "1234", "yes": True},
)  # fmt: skip


def test_every_command_is_tried_in_this_file() -> None:
    kinds = {kind.__struct_config__.tag for kind in ask.Command.__args__}
    assert {command["do"] for command in EVERY_COMMAND} == kinds


def test_a_watcher_can_do_nothing(server: ThreadServer) -> None:
    tickets = seat_people(server.url, 3, seats=3)
    tables = start_game(tickets)
    before = tables[0].number
    for query in ("", "&watch"):
        # Who holds a key may still choose to watch only: a screen on the wall.
        ticket = spectate(tickets[0].link) if not query else tickets[0]
        with ExitStack() as line:
            socket_url = ticket.socket_url + query
            plain = line.enter_context(_at(socket_url, ticket.headers))
            assert plain.read("welcome")["seat"] is None
            for command in EVERY_COMMAND:
                assert plain.ask({**command, "id": new_id()})[0] == "watchers-watch"
    frames_until_now(tables[0])
    assert tables[0].number == before
    close_all(tables)


def _at(url: str, headers: dict[str, str]) -> Plain:
    """A plain socket at another address than the ticket's."""

    class There(Ticket, frozen=True):
        @property
        def socket_url(self) -> str:
            return url

        @property
        def headers(self) -> dict[str, str]:
            return headers

    return Plain(There("", ""))


def test_only_the_host_hosts(server: ThreadServer) -> None:
    tickets = seat_people(server.url, 3, seats=3)
    with Plain(tickets[1]) as plain:
        hosts = (
            "start",
            "lock",
            "chat",
            "pause",
            "kick",
            "mute",
            "host",
            "bot",
            "free",
            "configure",
        )
        for do in hosts:
            command = next(each for each in EVERY_COMMAND if each["do"] == do)
            assert plain.ask({**command, "id": new_id()})[0] == "only-host"


def test_a_wrong_key_opens_nothing(server: ThreadServer) -> None:
    ticket = open_table(server.url, "Anna")
    other = open_table(server.url, "Bilal")
    for key in (ticket.code, "0" * 32, other.key, "ü", "x" * 4000):
        wrong = Ticket(server.url, ticket.code, 0, key)
        assert refusal(wrong) == ("seat-lost", 4409)


def test_who_is_kicked_loses_his_key_and_his_devices(server: ThreadServer) -> None:
    tickets = seat_people(server.url, 3, seats=3)
    with Plain(tickets[0]) as host, Plain(tickets[1]) as one, Plain(tickets[1]) as other:
        assert one.is_alive()
        assert other.is_alive()
        assert host.ask({"do": "kick", "id": "k", "seat": 1}) == ("ack", "k")
        assert one.goodbye() == ("bye-kicked", 4403)
        assert other.goodbye() == ("bye-kicked", 4403)
        assert refusal(tickets[1]) == ("seat-lost", 4409)
        # The seat is open for somebody else, with another key.
        newcomer = sit_down(tickets[0].link, "Elza")
        assert newcomer.seat == 1
        assert newcomer.key != tickets[1].key
        assert refusal(tickets[1]) == ("seat-lost", 4409)


def test_a_command_on_its_way_while_its_seat_is_lost_does_nothing(server: ThreadServer) -> None:
    tickets = seat_people(server.url, 3, seats=3)
    with Plain(tickets[0]) as host, Plain(tickets[1]) as kicked:
        assert kicked.is_alive()
        host.send({"do": "kick", "id": "k", "seat": 1})
        for number in range(20):
            kicked.send({"do": "say", "id": str(number), "text": "still here"})
        assert kicked.goodbye() == ("bye-kicked", 4403)
        assert host.ask({"do": "ping"})
        table = httpx.get(f"{server.url}/api/tables/{tickets[0].code}").json()
        assert table["seats"][1]["name"] is None


# --- lines that fail ---------------------------------------------------------------------------


def test_who_still_sends_a_frame_that_is_too_long_is_told_so(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reset would keep some clients from reading the reason."""
    monkeypatch.setattr(uvicorn_protocols, "DISCARD_SECONDS", TIMEOUT_SECONDS)
    with closing(dead_reader(open_table(server.url, "Anna"), buffer=2**20)) as raw:
        raw.sendall(bytes([0x81, 0xFF]) + (2**20).to_bytes(8) + bytes(4) + b"{")
        found = b""
        while not found.endswith(b"\x03\xf1frame with 1048576 bytes exceeds limit of 65536 bytes"):
            more = raw.recv(65_536)
            assert more, found
            found += more
        for _ in range(64):
            raw.sendall(bytes(2**14))
        assert raw.recv(1) == b""
        raw.shutdown(socket.SHUT_WR)
        wait_for(lambda: not connections(server), [])


LINES = 200
"""More than fits into a narrow line, the 64 kB Python keeps for it, and a short queue."""


def dead_reader(ticket: Ticket, *, buffer: int = 2048) -> socket.socket:
    """Connects, says hello, and never reads again: its line fills up, and no pong comes."""
    parts = urlsplit(ticket.socket_url)
    raw = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.connect((str(parts.hostname), int(parts.port or 0)))
    lines = [
        f"GET {parts.path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in ticket.headers.items()),
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += raw.recv(1)
    hello = b'{"do":"hello"}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw


def narrow(server: ThreadServer) -> None:
    """Small buffers for new connections, so that it does not take megabytes to fill them."""
    assert server.running is not None
    server.running.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def is_here(table: RemoteTable, seat: int) -> bool:
    return table.presence is not None and table.presence.devices[seat] > 0


@pytest.mark.parametrize(
    ("ping_every", "send_seconds"), [(100.0, 0.4), (0.5, 100.0)], ids=["by the queue", "by pings"]
)
def test_a_client_that_does_not_read_is_disconnected_and_can_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ping_every: float, send_seconds: float
) -> None:
    monkeypatch.setattr(websocket, "FRAME_RATE_LIMIT", UNLIMITED_RATE)
    limits = {"queue": 8, "ping_every": ping_every, "send_seconds": send_seconds}
    with run_thread_server(tmp_path, **limits) as server:
        narrow(server)
        anna, bilal, chaya = start_game(seat_people(server.url, 3, seats=3))
        bilal.disconnect()
        wait_for(lambda: not is_here(anna, 1), [anna])
        with closing(dead_reader(bilal.ticket)):
            wait_for(lambda: is_here(anna, 1), [anna])
            # The others talk on, and nobody waits for them.
            for _ in range(LINES):
                anna.send_and_wait(ask.SendChat(id=new_id(), text="ы" * MAX_CHAT_LETTERS))
                drain(chaya, 0.001)
            wait_for(lambda: not is_here(anna, 1), [anna, chaya])
        # They come back, know all that was said meanwhile, and are heard.
        wait_for(lambda: bilal.number == anna.number, [anna, bilal])
        bilal.send_and_wait(ask.SendChat(id=new_id(), text="back again"))
        wait_for(lambda: is_here(anna, 1), [anna])
        # On a busy machine the others may have come back too.
        wait_for(lambda: connections(server) == 3, [anna, bilal, chaya])
        close_all([anna, bilal, chaya])


def connections(server: ThreadServer) -> float:
    """How many there are, as the server counts them."""
    found = re.search(r"^foolsgold_connections (.+)$", metrics(server), re.MULTILINE)
    assert found is not None
    return float(found[1])


def metrics(server: ThreadServer) -> str:
    token = {"authorization": f"Bearer {FAST_SETTINGS['metrics_token']}"}
    return httpx.get(f"{server.url}/metrics", headers=token, timeout=TIMEOUT_SECONDS).text


def test_a_client_that_stops_answering_pings_is_absent(tmp_path: Path) -> None:
    """A phone in a tunnel: the line is up, and nobody answers."""
    with run_thread_server(tmp_path, ping_every=0.5) as server:
        tickets = seat_people(server.url, 3, seats=3)
        anna, bilal, chaya = start_game(tickets)
        bilal.close()
        wait_for(lambda: not is_here(anna, 1), [anna])
        with closing(dead_reader(tickets[1], buffer=2**20)):
            wait_for(lambda: is_here(anna, 1), [anna])
            # Nothing is sent that they would have to take: only pings can tell.
            wait_for(lambda: not is_here(anna, 1), [anna, chaya])
        close_all([anna, chaya])


def test_a_client_that_answers_pings_stays(tmp_path: Path) -> None:
    pinged = threading.Semaphore(0)

    class Counting(ClientConnection):
        def process_event(self, event: Event) -> None:
            super().process_event(event)
            if isinstance(event, Frame) and event.opcode is Opcode.PING:
                pinged.release()

    with run_thread_server(tmp_path, ping_every=1.0) as server:
        ticket = open_table(server.url, "Anna")
        with Plain(ticket, ping_interval=None, create_connection=Counting) as quiet:
            for _ in range(3):
                assert pinged.acquire(timeout=TIMEOUT_SECONDS)
            assert quiet.is_alive()


def test_small_frames_do_not_wait_for_more_to_send(server: ThreadServer) -> None:
    """Without TCP_NODELAY a change and its acknowledgement are 40 ms apart."""
    with Plain(open_table(server.url, "Anna")) as plain:
        assert plain.is_alive()

        def delays() -> list[int]:
            assert server.running is not None
            return [
                connection.transport.get_extra_info("socket").getsockopt(
                    socket.IPPROTO_TCP, socket.TCP_NODELAY
                )
                for connection in server.running.uvicorn_server.server_state.connections
            ]

        assert all(server.call_in_loop(delays))
