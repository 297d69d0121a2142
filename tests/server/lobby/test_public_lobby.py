"""Where strangers meet: the list of open tables, blocking, reporting, figures; off by default."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
import pytest

from foolsgold.base.display_names import MAX_NAME_LETTERS, clean_name
from foolsgold.base.messages import UserError
from foolsgold.cli.main import run
from foolsgold.client import Ticket, open_table, open_tables, sit_down
from foolsgold.client.http_client import new_request
from foolsgold.client.remote_table import new_id
from foolsgold.server.lobby.public_lobby import SingleFlightCache
from foolsgold.server.ops.doctor import run_checks
from foolsgold.server.security.tokens import is_valid_device_cookie, make_device_cookie
from foolsgold.server.settings import Settings
from foolsgold.server.storage.retention import DAY_SECONDS
from foolsgold.server.storage.store import AnnouncementRow, BlockRow, GameRow, ReportRow, Store
from foolsgold.wire.public_lobby import OpenTable, OpenTables, ServerStatus
from tests.server.http.test_hostile_clients import Plain
from tests.support.error_matching import about
from tests.support.server_harness import UNLIMITED_RATE, ThreadServer, run_thread_server
from tests.support.timeouts import TIMEOUT_SECONDS

PUBLIC: dict[str, Any] = {
    "strangers": True,
    "device_rate": UNLIMITED_RATE,
    "stranger_rate": UNLIMITED_RATE,
    "report_rate": UNLIMITED_RATE,
    "trusted_proxies": ("127.0.0.1",),
}
"""Tests come from one address, and say which one they mean."""
HOMES = tuple(f"198.51.{block}.7" for block in range(100, 110))
"""Addresses that have nothing to do with each other."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody waits a second for what is new, and everybody goes home."""
    monkeypatch.setattr("foolsgold.server.lobby.room_registry.PUBLISH_SECONDS", 0.05)
    monkeypatch.setattr("foolsgold.server.lobby.public_lobby.CACHE_SECONDS", 0.0)
    yield
    while Browser.opened:
        Browser.opened.pop().http.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path, **PUBLIC) as running:
        yield running


class Browser:
    """A browser at some address, with its cookies."""

    opened: ClassVar[list["Browser"]] = []

    def __init__(self, server: ThreadServer, name: str, home: str = HOMES[0]) -> None:
        self.server = server
        self.name = name
        self.home = {"x-forwarded-for": home}
        self.http = httpx.Client(base_url=server.url, headers=self.home, timeout=TIMEOUT_SECONDS)
        self.opened.append(self)

    def open(self, **settings: Any) -> Ticket:
        """A table of one's own; the key lies in the cookies."""
        body = {"id": new_request(), "name": self.name, "listed": True, "seats": 3, **settings}
        return self._seated(self.http.post("/api/tables", json=body))

    def sit(self, table: Ticket, **more: Any) -> Ticket:
        return self._seated(self.tries(table, **more))

    def tries(self, table: Ticket, **more: Any) -> httpx.Response:
        body = {"id": new_request(), "name": self.name, **more}
        return self.http.post(f"/api/tables/{table.code}/seats", json=body)

    def _seated(self, answer: httpx.Response) -> Ticket:
        assert answer.status_code == 201, answer.text
        code = answer.json()["code"]
        (key,) = (c.value for c in self.http.cookies.jar if c.path == f"/api/tables/{code}")
        return Ticket(self.server.url, code, answer.json()["seat"], key)

    def report(self, table: Ticket, seat: int, why: str = "words") -> httpx.Response:
        body = {"seat": seat, "why": why}
        return self.http.post(f"/api/tables/{table.code}/reports", json=body)

    @property
    def device(self) -> str | None:
        return next((c.value for c in self.http.cookies.jar if c.name == "device"), None)

    @contextmanager
    def at(self, table: Ticket) -> Iterator[Plain]:
        with Plain(table, headers=self.home) as socket:
            yield socket


def why(answer: httpx.Response) -> str:
    told: str = answer.json()["why"]["id"]
    return told


def until(happened: Callable[[], object]) -> None:
    """What servers tell each other takes a moment."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def listed(server: ThreadServer) -> tuple[OpenTable, ...]:
    return open_tables(server.url).tables


def do(socket: Plain, command: str, **fields: Any) -> str:
    return socket.ask({"do": command, "id": new_id(), **fields})[0]


# --- off by default ----------------------------------------------------------------------------


def test_without_the_setting_there_is_no_public_lobby(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        for path in ("/api/tables", "/api/status", "/api/blocks"):
            answer = http.get(path)
            assert (answer.status_code, why(answer)) == (403, "strangers-off")
        html = {"accept": "text/html"}
        for path in ("/open", "/status"):
            assert http.get(path, headers=html).status_code == 404
        assert 'name="strangers"' not in http.get("/", headers=html).text
        body = {"id": new_request(), "name": "Anna"}
        assert why(http.post("/api/tables", json={**body, "listed": True})) == "strangers-off"
        assert http.post("/api/tables", json=body).status_code == 201
        assert [cookie.name for cookie in http.cookies.jar] == ["seat"], "nobody is known here"
        with Plain(open_table(server.url, "Bilal")) as bilal:
            assert do(bilal, "list", listed=True) == "strangers-off"
        with pytest.raises(UserError, check=about("strangers-off")):
            open_tables(server.url)
        assert server.running is not None
        with closing(Store(str(tmp_path / "tables.db"), new=False)) as store:
            assert store.announcements(0.0, 10) == []


# --- the list ----------------------------------------------------------------------------------


def test_a_table_is_listed_as_long_as_its_host_wants_and_waits(server: ThreadServer) -> None:
    anna = Browser(server, "Anna")
    table = anna.open(listed=False, seats=4, bots=[{}], lang="lv", face="bun")
    with anna.at(table) as host:
        assert do(host, "list", listed=True) == "ack"
        until(lambda: listed(server))
        assert listed(server) == (
            OpenTable(
                code=table.code, game="saboteur", edition="saboteur-en", own=False, lang="lv",
                seats=4, free=2, bots=1, host="Anna", face=listed(server)[0].face,
            ),
        )  # fmt: skip
        for command, field in (("lock", "locked"), ("list", "listed")):
            off, on = (True, False) if command == "lock" else (False, True)
            assert do(host, command, **{field: off}) == "ack"
            until(lambda: not listed(server))
            assert do(host, command, **{field: on}) == "ack"
            until(lambda: listed(server))
        bilal = sit_down(table.link, "Bilal")
        until(lambda: listed(server)[0].free == 1)
        with Plain(bilal) as other:
            assert do(other, "list", listed=False) == "only-host"
    until(lambda: not listed(server))
    with anna.at(table) as host, Plain(bilal) as other:
        until(lambda: listed(server))
        assert do(other, "ready") == "ack"
        assert do(host, "start", fill=True) == "ack"
        until(lambda: not listed(server))


def test_what_people_call_their_rules_is_not_in_the_list(server: ThreadServer) -> None:
    anna = Browser(server, "Anna")
    table = anna.open(edition_text='extends = "saboteur-lv"\nid = "insult"\nrounds = 1\n')
    with anna.at(table):
        until(lambda: listed(server))
        (shown,) = listed(server)
        assert (shown.edition, shown.own) == ("saboteur-lv", True)
        assert "insult" not in httpx.get(f"{server.url}/api/tables").text


def test_nobody_fills_the_list_alone_and_it_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foolsgold.server.lobby.public_lobby.MAX_LISTED_TABLES", 3)
    with run_thread_server(tmp_path, **PUBLIC, offers_each=2) as server, ExitStack() as stack:
        near = [HOMES[0], HOMES[0].replace(".7", ".8"), HOMES[0].replace(".7", ".9")]
        for home in (*near, *HOMES[1:4]):
            browser = Browser(server, "Anna", home)
            stack.enter_context(browser.at(browser.open()))
        until(lambda: len(listed(server)) == 3)
        found = open_tables(server.url)
        # Three neighbours count as two, and three others have one each: five, of which three fit.
        until(lambda: open_tables(server.url).more == 2)
        assert len(found.tables) == 3


def test_where_most_people_wait_comes_first(server: ThreadServer) -> None:
    with ExitStack() as stack:
        tables = []
        for home in HOMES[:2]:
            anna = Browser(server, "Anna", home)
            tables.append(anna.open())
            stack.enter_context(anna.at(tables[-1]))
        sit_down(tables[1].link, "Bilal")
        codes = [tables[1].code, tables[0].code]
        until(lambda: [shown.code for shown in listed(server)] == codes)


def test_servers_of_one_database_have_one_list_and_what_a_killed_one_told_is_forgotten(
    tmp_path: Path,
) -> None:
    with (
        run_thread_server(tmp_path, **PUBLIC) as one,
        run_thread_server(tmp_path, **PUBLIC) as other,
    ):
        anna = Browser(one, "Anna")
        table = anna.open()
        with anna.at(table):
            until(lambda: [shown.code for shown in listed(other)] == [table.code])
            until(lambda: figures(other).people == figures(one).people == 1)
        until(lambda: not listed(other))
    with closing(Store(str(tmp_path / "tables.db"))) as store:
        assert store.announcements(0.0, 10) == [], "who stops takes down what they told"
        shown = OpenTable(
            code="BCD234", game="saboteur", edition="saboteur-en", own=False, lang="en", seats=3,
            free=1, bots=0, host="Anna", face=None,
        )  # fmt: skip
        body = _json(shown)
        rows = [
            AnnouncementRow("killed", "a", "home", body, 0.0, time.time() - 31),
            AnnouncementRow("alive", "b", "home", body, 0.0, time.time()),
        ]
        store.publish_announcements(rows, (), "a")
    with run_thread_server(tmp_path, **PUBLIC) as server:
        assert len(listed(server)) == 1
        assert listed(server)[0].minutes > 1000


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def test_one_address_does_not_take_all_the_seats(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, **{**PUBLIC, "stranger_rate": (2, 0.0)}) as server:
        anna = Browser(server, "Anna")
        tables = [anna.open() for _ in range(3)]
        eve = Browser(server, "Eve", HOMES[1])
        answers = [eve.tries(table).status_code for table in tables]
        assert answers == [201, 201, 429]
        friends = anna.open(listed=False)
        assert eve.tries(friends).status_code == 201, "who has the link is no stranger"
        assert Browser(server, "Bilal", HOMES[2]).tries(tables[2]).status_code == 201


# --- devices -----------------------------------------------------------------------------------


def test_a_browser_is_known_by_a_cookie_its_script_cannot_read(server: ThreadServer) -> None:
    anna = Browser(server, "Anna")
    body = {"id": new_request(), "name": "Anna"}
    first = anna.http.post("/api/tables", json=body)
    (line,) = (c for c in first.headers.get_list("set-cookie") if c.startswith("device="))
    for part in ("HttpOnly", "SameSite=strict", "Path=/api;"):
        assert part in line, line
    device = anna.device
    # The answer was lost: asked again it is the same, for the device too.
    again = httpx.post(f"{server.url}/api/tables", json=body)
    assert again.cookies["device"] == device
    anna.open()
    assert anna.device == device
    program = httpx.post(
        f"{server.url}/api/tables", json={**body, "id": new_request(), "keep": "bearer"}
    )
    assert "device" not in program.cookies, "a program is known by its address"


def test_nobody_makes_a_cookie_of_their_own() -> None:
    good = make_device_cookie(b"secret", "a request")
    assert is_valid_device_cookie(b"secret", good)
    for made in (
        "",
        "x",
        "0" * 64,
        good[:-1],
        good + "0",
        make_device_cookie(b"other", "a request"),
        "й" * 64,
    ):
        assert not is_valid_device_cookie(b"secret", made), made


# --- blocking ----------------------------------------------------------------------------------


def test_who_is_blocked_does_not_come_back_to_this_host(server: ThreadServer) -> None:
    anna, eve = Browser(server, "Anna"), Browser(server, "Eve", HOMES[1])
    table = anna.open()
    seat = eve.sit(table)
    with anna.at(table) as host, eve.at(seat) as other:
        assert do(other, "kick", seat=0, block=True) == "only-host"
        assert do(host, "kick", seat=seat.seat, block=True) == "ack"
        bye = other.read("bye")
        assert (bye["why"]["id"], bye["again"]) == ("bye-kicked", False)
    later = anna.open(listed=False)
    _forget_seats(eve)
    assert why(eve.tries(table)) == "seat-blocked"
    assert why(eve.tries(later)) == "seat-blocked"
    assert Browser(server, "Eva", HOMES[1]).tries(later).status_code == 201, "the neighbour may"
    assert eve.tries(Browser(server, "Bilal", HOMES[2]).open()).status_code == 201
    assert anna.http.get("/api/blocks").json() == {"count": 1}
    assert eve.http.get("/api/blocks").json() == {"count": 0}
    assert anna.http.post("/api/blocks/forget").json() == {"count": 0}
    assert eve.tries(later, name="Eve II").status_code == 201
    # Not to the table they were removed from: that table knows the device itself.
    assert why(eve.tries(table)) == "seat-kicked"


def _forget_seats(browser: Browser) -> None:
    """Somebody deletes the keys of their seats, and nothing else."""
    for cookie in list(browser.http.cookies.jar):
        if cookie.name == "seat":
            browser.http.cookies.jar.clear(cookie.domain, cookie.path, cookie.name)


def test_removing_alone_is_for_this_table_and_this_key(server: ThreadServer) -> None:
    anna, eve = Browser(server, "Anna"), Browser(server, "Eve", HOMES[1])
    table = anna.open()
    seat = eve.sit(table)
    with anna.at(table) as host:
        assert do(host, "kick", seat=seat.seat) == "ack"
    assert eve.tries(anna.open()).status_code == 201


def test_blocks_outlive_the_server_and_fresh_cookies_run_out(tmp_path: Path) -> None:
    public = {**PUBLIC, "device_rate": (3, 0.0)}
    with run_thread_server(tmp_path, **public) as server:
        anna, eve = Browser(server, "Anna"), Browser(server, "Eve", HOMES[1])
        table = anna.open()
        seat = eve.sit(table)
        with anna.at(table) as host:
            assert do(host, "kick", seat=seat.seat, block=True) == "ack"
        kept = anna.http.cookies, eve.http.cookies
    with run_thread_server(tmp_path, **public) as server:
        anna, eve = Browser(server, "Anna"), Browser(server, "Eve", HOMES[1])
        anna.http.cookies, eve.http.cookies = kept
        table = anna.open(seats=9)
        assert why(eve.tries(table)) == "seat-blocked"
        answers = []
        with anna.at(table) as host:
            for number in range(6):
                # Whoever throws the cookie away comes as somebody new, for a while.
                answer = Browser(server, f"Eve {number}", HOMES[1]).tries(table)
                answers.append(answer.status_code)
                if answer.is_success:
                    assert do(host, "kick", seat=answer.json()["seat"], block=True) == "ack"
        assert answers == [201] * 4 + [403] * 2, "then the address is what they are known by"
        assert Browser(server, "Bilal", HOMES[2]).tries(table).status_code == 201


def test_a_host_does_not_block_the_own_device(server: ThreadServer) -> None:
    """Two programs at one address are one device."""
    anna = open_table(server.url, "Anna", seats=3)
    bilal = sit_down(anna.link, "Bilal")
    with Plain(anna) as host:
        assert do(host, "kick", seat=bilal.seat, block=True) == "ack"
    assert sit_down(anna.link, "Chaya").seat == 1


def test_nobody_at_the_table_learns_of_devices_or_blocks(server: ThreadServer) -> None:
    anna, eve, bilal = (
        Browser(server, n, h) for n, h in zip(("Anna", "Eve", "Bilal"), HOMES, strict=False)
    )
    table = anna.open()
    mine, seen = eve.sit(table), bilal.sit(table)
    assert server.running is not None
    (room,) = server.running.registry._rooms.values()
    devices = [held.device for held in room.table.seat_states]
    assert None not in devices
    assert len(set(devices)) == 3
    with anna.at(table) as host, bilal.at(seen) as other:
        other.read("here")
        assert do(host, "kick", seat=mine.seat, block=True) == "ack"
        told = other.read("change")
        assert told["what"] == {"change": "vacated", "seat": mine.seat, "why": "kicked"}
        shown = httpx.get(f"{server.url}/api/tables/{table.code}").text
        for text in (str(told), shown, server.log.getvalue()):
            assert "block" not in text
            assert not any(str(device) in text for device in devices)


# --- reporting ---------------------------------------------------------------------------------


def test_a_report_reaches_whoever_runs_the_server(
    server: ThreadServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, eve = Browser(server, "Anna"), Browser(server, "Eve", HOMES[1])
    table = anna.open()
    seat = eve.sit(table)
    with eve.at(seat) as other:
        for line in ("one", "two words", *"abcd"):
            assert other.say(line) == "ack"
    assert anna.report(table, 1, "words").status_code == 201
    assert anna.report(table, 1, "name").status_code == 201, "once is enough, and nobody minds"
    database = str(tmp_path / "tables.db")
    with closing(Store(database)) as store:
        (kept,) = store.newest_reports(10)
    assert (kept.name, kept.why, kept.code) == ("Eve", "words", table.code)
    assert kept.words.splitlines() == ["two words", *"abcd"]
    line = next(line for line in server.log.getvalue().splitlines() if "reported" in line)
    assert "Eve" not in line
    assert "two words" not in line

    def reports(*arguments: str) -> str:
        assert run(["reports", "--database", database, "--lang", "en", *arguments]) == 0
        return capsys.readouterr().out

    told = reports()
    assert f"Device {kept.device[:8]}, reported from 1 place:" in told
    assert "Eve  What they say" in told
    assert "    two words" in told
    assert reports("--forget", kept.device[:8]) == "1 report is forgotten.\n"
    assert reports() == "Nobody has been reported.\n"


def test_only_people_at_the_table_report_and_only_others(server: ThreadServer) -> None:
    anna, eve = Browser(server, "Anna"), Browser(server, "Eve", HOMES[1])
    table = anna.open(bots=[{}])
    assert why(eve.report(table, 0)) == "seat-lost"
    for seat, reason in (
        (0, "seat-no-person"),
        (1, "seat-no-person"),
        (2, "seat-no-person"),
        (3, "seat-wrong"),
    ):
        assert why(anna.report(table, seat)) == reason
    for body in ({"seat": 0}, {"seat": 0, "why": "no"}, {"seat": 0, "why": "name", "device": "x"}):
        answer = anna.http.post(f"/api/tables/{table.code}/reports", json=body)
        assert why(answer) == "request-wrong"
    other = {"origin": "https://elsewhere.example"}
    answer = anna.http.post(
        f"/api/tables/{table.code}/reports", json={"seat": 0, "why": "name"}, headers=other
    )
    assert why(answer) == "origin-wrong"


def test_who_was_reported_by_several_is_not_among_strangers_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_thread_server(tmp_path, **PUBLIC) as server:
        eve = Browser(server, "Eve", HOMES[9])
        mine = eve.open(seats=6)
        with eve.at(mine):
            until(lambda: listed(server))
            others = [Browser(server, f"P{n}", home) for n, home in enumerate(HOMES[:3])]
            for other in others:
                other.sit(mine)
            assert [other.report(mine, 0).status_code for other in others[:2]] == [201, 201]
            theirs, friends = others[0].open(), others[0].open(listed=False)
            assert eve.tries(theirs).status_code == 201, "two are not enough"
            assert others[2].report(mine, 0).status_code == 201
            theirs = others[0].open()
            answer = eve.tries(theirs)
            assert (answer.status_code, why(answer)) == (403, "device-shunned")
            assert eve.tries(friends).status_code == 201
            monkeypatch.setattr("foolsgold.server.lobby.public_lobby.REFRESH_SECONDS", 0.0)
            until(lambda: mine.code not in {shown.code for shown in listed(server)})
        soon = time.time() + 24 * 3600
        with monkeypatch.context() as later:
            later.setattr("foolsgold.server.lobby.public_lobby.time.time", lambda: soon)
            assert eve.tries(theirs).status_code == 201


def test_one_hostile_address_locks_nobody_out(tmp_path: Path) -> None:
    """However many devices, tables and neighbouring addresses it has."""
    with run_thread_server(tmp_path, **PUBLIC) as server:
        eve = Browser(server, "Eve", HOMES[9])
        for table in range(4):
            near = [
                Browser(server, f"Mallory {n}", f"203.0.113.{10 * table + n}") for n in range(4)
            ]
            mine = near[0].open(seats=6)
            seat = eve.sit(mine)
            for each in near[1:]:
                each.sit(mine)
            assert {each.report(mine, seat.seat or 0).status_code for each in near} == {201}
        assert eve.tries(Browser(server, "Anna").open()).status_code == 201


def test_reports_are_rate_limited(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, **{**PUBLIC, "report_rate": (2, 0.0)}) as server:
        anna, eve = Browser(server, "Anna"), Browser(server, "Eve", HOMES[1])
        table = anna.open()
        eve.sit(table)
        assert [anna.report(table, 1).status_code for _ in range(3)] == [201, 201, 429]


def test_reports_and_blocks_are_bounded_and_go(database: str) -> None:
    with closing(Store(database)) as store:
        for number in range(6):
            store.add_report(
                ReportRow(f"r{number}", "d", f"h{number}", "C", "Eve", "name", "", number), 4
            )
            store.add_block(BlockRow("host", f"d{number}", number), 4)
        store.add_block(BlockRow("another", "d0", 0.0), 4)
        assert [row.id for row in store.newest_reports(10)] == ["r5", "r4", "r3", "r2"]
        assert store.blocked_devices("host") == {"d2", "d3", "d4", "d5"}
        assert store.blocked_devices("another") == {"d0"}
        assert store.suspended_devices(["d", "e"], 2.0, 3) == {"d"}
        assert store.suspended_devices(["d", "e"], 3.0, 3) == set()
        store.delete_reports_and_blocks(4.0, 5.0)
        assert [row.id for row in store.newest_reports(10)] == ["r5", "r4"]
        assert store.blocked_devices("host") == {"d5"}


def test_old_reports_are_deleted(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, **PUBLIC, tidy_every=0.05):
        now = time.time()
        with closing(Store(str(tmp_path / "tables.db"))) as store:
            for name, age in (("old", 31), ("new", 29)):
                store.add_report(
                    ReportRow(name, "d", name, "C", "Eve", "name", "", now - age * DAY_SECONDS), 9
                )
            until(lambda: [row.id for row in store.newest_reports(10)] == ["new"])


# --- figures -----------------------------------------------------------------------------------


def figures(server: ThreadServer) -> ServerStatus:
    answer = httpx.get(f"{server.url}/api/status")
    return msgspec.json.decode(answer.content, type=ServerStatus)


def test_the_figures_are_those_of_the_tables(server: ThreadServer) -> None:
    assert figures(server) == ServerStatus(
        version=version("foolsgold"), minutes=0, waiting=0, playing=0, people=0, games=0
    )
    anna, bilal = Browser(server, "Anna"), Browser(server, "Bilal", HOMES[1])
    table, other = anna.open(listed=False), bilal.open(listed=False)
    seat = bilal.sit(table)
    with anna.at(table) as host, bilal.at(seat) as guest, bilal.at(other):
        until(lambda: figures(server).people == 3)
        assert (figures(server).waiting, figures(server).playing) == (2, 0)
        assert do(guest, "ready") == "ack"
        assert do(host, "start", fill=True) == "ack"
        assert (figures(server).waiting, figures(server).playing) == (1, 1)
        text = httpx.get(f"{server.url}/api/status").text
        for secret in ("Anna", "Bilal", table.code, other.code):
            assert secret not in text
    until(lambda: figures(server).people == 0)


def test_games_of_today_are_counted(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, **PUBLIC) as server:
        today = time.time() // DAY_SECONDS * DAY_SECONDS
        with closing(Store(str(tmp_path / "tables.db"))) as store:
            for name, at in (("yesterday", today - 1), ("today", today), ("now", today + 1)):
                store.save_game(GameRow(name, f"plain {name}", "", "", "open", at))
        assert figures(server).games == 2


def test_the_page_is_told_that_the_public_lobby_is_on(server: ThreadServer) -> None:
    html = {"accept": "text/html"}
    for path in ("/", "/open", "/status"):
        answer = httpx.get(f"{server.url}{path}", headers=html)
        assert answer.status_code == 200
        assert '<meta name="strangers" content="yes" />' in answer.text


def test_the_list_is_built_once_for_all_who_ask(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.running is not None
    square, asked = server.running.registry.public_lobby, []
    found = square._list_tables

    async def counted() -> OpenTables:
        asked.append(1)
        return await found()

    monkeypatch.setattr(square, "tables", SingleFlightCache(TIMEOUT_SECONDS, counted))
    assert {httpx.get(f"{server.url}/api/tables").status_code for _ in range(20)} == {200}
    assert len(asked) == 1


# --- names, and the doctor ---------------------------------------------------------------------


def test_a_name_has_a_maximal_length() -> None:
    assert clean_name("A" * MAX_NAME_LETTERS)
    for wrong in ("A" * (MAX_NAME_LETTERS + 1), "", "   "):
        with pytest.raises(UserError, check=about("name-wrong")):
            clean_name(wrong)


def test_the_doctor_wants_a_name_and_a_proxy_for_a_public_lobby(tmp_path: Path) -> None:
    def found(**settings: Any) -> list[str]:
        chosen = Settings(host="127.0.0.1", port=0, database=str(tmp_path / "t.db"), **settings)
        return [f.phrase.id for f in run_checks(chosen) if "strangers" in f.phrase.id]

    proxied = {"trusted_proxies": ("127.0.0.1",), "allowed_hosts": ("play.example",)}
    assert found(**proxied) == []
    assert found(strangers=True) == ["doctor-strangers-bare"]
    assert found(strangers=True, **proxied) == ["doctor-strangers"]
