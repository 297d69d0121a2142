"""Looking back: what was seen then, byte for byte; nothing before the end; what players decide."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.client import spectate
from foolsgold.locales.translator import LANGUAGES
from foolsgold.play.record_parser import read_record
from foolsgold.play.table_talk import Looked
from foolsgold.server.archive import finished_games
from foolsgold.server.projection import replay
from foolsgold.server.projection.replay import build_replay, encode_replay
from foolsgold.server.security.tokens import game_address
from foolsgold.server.storage.store import GameRow, Store
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.finished_games import ReplayLink
from tests.server.virtual_time import Device, VirtualRoom, run_in_virtual_time
from tests.support.error_matching import about
from tests.support.server_harness import (
    ThreadServer,
    close_all,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
)
from tests.support.timeouts import TIMEOUT_SECONDS

FOUND = {"saboteur-en": "treasure", "gobblings": "gold"}


class Sent(msgspec.Struct):
    """What a frame and a step share, as it was written."""

    what: msgspec.Raw
    events: msgspec.Raw = msgspec.Raw(b"[]")
    view: msgspec.Raw = msgspec.Raw(b"null")

    def texts(self) -> tuple[bytes, ...]:
        return bytes(self.what), bytes(self.events), bytes(self.view)


class Greeting(msgspec.Struct):
    """What a welcome tells of a game that was just dealt."""

    heard: msgspec.Raw
    view: msgspec.Raw


class Steps(msgspec.Struct):
    steps: list[Sent]


async def goes_on(stage: VirtualRoom, devices: list[Device]) -> None:
    """A person moves as a bot would; after a round all wait until its summary is put away."""
    table = stage.table
    acting = table.to_act
    if table.summary is not None or acting is None or acting >= len(devices):
        await asyncio.sleep(1)
        return
    assert table.game is not None
    name = table.ruleset.rules.name
    advice = find_bot(name, bot_names(name)[0])
    view, heard = table.game.view(acting), table.game.round_history_for(acting)
    move = msgspec.Raw(msgspec.json.encode(advice.choose(view, heard, Rng(table.number))))
    await devices[acting].send(ask.PlayMove(id=f"m{table.number}", turn=table.turn, move=move))


RETOLD = ("started", "moved", "claimed")


def received(device: Device) -> list[tuple[bytes, ...]]:
    """What of the game a device was sent after its welcome."""
    found = []
    for text in device.texts:
        frame = json.loads(text)
        if frame["is"] == "change" and frame["what"]["change"] in RETOLD:
            found.append(msgspec.json.decode(text, type=Sent).texts())
    return found


def told(record: str, eyes: str) -> list[tuple[bytes, ...]]:
    steps = msgspec.json.decode(encode_replay(build_replay(record, eyes)), type=Steps).steps
    return [step.texts() for step in steps]


@pytest.mark.parametrize("edition", FOUND)
def test_a_seat_sees_again_what_it_was_sent_byte_for_byte(edition: str) -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=4, edition=edition, bot_pace=0.5)
        stage.start()
        seats = [await stage.enter(seat) for seat in range(3)]
        devices = [*seats, await stage.enter(None)]
        claim = ask.MakeClaim(id="claim", claim=Looked(1, FOUND[edition]))
        await seats[1].do(claim)
        while stage.table.stage is frames.TableStage.PLAYING:
            assert stage.journal.games == []
            await goes_on(stage, seats)
        await asyncio.sleep(1)
        # Kept at once, though nobody has asked for it.
        (kept,) = stage.journal.games
        for device, eyes in zip(devices, ("1", "2", "3", "watcher"), strict=True):
            first, *rest = told(kept.record, eyes)
            welcome = msgspec.json.decode(device.texts[0], type=Greeting)
            assert first[1:] == (bytes(welcome.heard), bytes(welcome.view))
            assert len(rest) > 30
            assert rest == received(device)

    run_in_virtual_time(work())


@pytest.mark.parametrize("edition", FOUND)
def test_all_cards_lie_open_to_who_looks_back_with_all_eyes(edition: str) -> None:
    record = played(edition)
    everything = build_replay(record, "all").steps
    seats = [build_replay(record, str(seat)).steps for seat in (1, 2, 3)]
    for place, step in enumerate(everything):
        if step.view is None:
            continue
        assert step.hands is not None
        assert None not in step.view.roles
        assert all(goal.face is not None for goal in step.view.goals)
        for seat, steps in enumerate(seats):
            view = steps[place].view
            assert step.hands[seat] == view.hand
            assert view.roles[seat] == step.view.roles[seat]
        assert step.view.legal == ()


def played(edition: str) -> str:
    """The record of a whole game by people who play anything."""
    kept: list[str] = []

    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3, edition=edition)
        stage.start()
        devices = [await stage.enter(seat) for seat in range(3)]
        while stage.table.stage is frames.TableStage.PLAYING:
            await goes_on(stage, devices)
        kept.append(stage.room.finished_game_row.record)

    run_in_virtual_time(work())
    return kept[0]


@pytest.fixture(scope="module")
def record() -> str:
    return played("saboteur-en")


# --- over HTTP ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path_factory.mktemp("past"), replay_rate=(1e4, 1e4)) as running:
        yield running


@pytest.fixture(scope="module")
def http(server: ThreadServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as client:
        yield client


def why(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["id"]


def bearer(key: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_a_game_is_looked_back_at_only_when_it_is_over(
    server: ThreadServer, http: httpx.Client
) -> None:
    tickets = seat_people(server.url, 2, seats=3, edition="saboteur-en")
    tables = start_game(tickets, spectate(tickets[0].link))
    code, key = tickets[0].code, tickets[0].key
    assert server.running is not None
    hall = server.running.registry
    (table_id,) = (room for room in hall._rooms if hall._rooms[room].table.code == code)

    # Even who knew the server's secret would find nothing while it runs.
    addresses = [
        game_address(hall.journal.secret, table_id, 1, named=named) for named in (True, False)
    ]
    assert why(http.get(f"/api/tables/{code}/past", headers=bearer(key))) == (409, "record-early")
    stranger = http.get(f"/api/games/{'a' * 26}")
    for address in addresses:
        for path in ("", "/record", "/analysis", "/picture.png", "?eyes=1", "?eyes=watcher"):
            answer = http.get(f"/api/games/{address}{path}")
            assert why(answer) == (404, "lookback-unknown")
            assert answer.content == stranger.content
        keeping = http.post(f"/api/games/{address}", json={"showing": "open"}, headers=bearer(key))
        assert why(keeping) == (404, "lookback-unknown")

    play_out(tables, Rng(1))
    close_all(tables)
    link = http.get(f"/api/tables/{code}/past", headers=bearer(key)).json()
    assert [link["id"], link["plain"]] == addresses
    assert http.get(f"/api/games/{addresses[0]}").status_code == 200
    # A watcher is told the address, and nothing to change it with.
    assert http.get(f"/api/tables/{code}/past").json() == {**link, "key": None}
    # Who deletes it deletes it everywhere.
    record = f"/api/tables/{code}/record"
    assert http.get(record).status_code == 200
    http.post(
        f"/api/games/{addresses[0]}", json={"showing": "gone"}, headers=bearer(link["key"])
    ).raise_for_status()
    assert why(http.get(record)) == (410, "lookback-gone")


def kept(server: ThreadServer, record: str, number: int) -> ReplayLink:
    """A game that is over, and the key of who played it."""
    assert server.running is not None
    journal = server.running.journal
    address = game_address(journal.secret, "table", number)
    plain = game_address(journal.secret, "table", number, named=False)
    row = GameRow(address, plain, record, "scarf helm brim", "open", 1_700_000_000.0)
    assert server._loop is not None
    link = server.running.registry.archive.keep_and_link(row, played=True)
    return asyncio.run_coroutine_threadsafe(link, server._loop).result(TIMEOUT_SECONDS)


def test_names_are_on_one_link_and_not_on_the_other(
    server: ThreadServer, http: httpx.Client, record: str
) -> None:
    link = kept(server, record, 1)
    named, plain = (http.get(f"/api/games/{address}").json() for address in (link.id, link.plain))
    assert [seat["name"] for seat in named["table"]["seats"]] == [
        "Player 0",
        "Player 1",
        "Player 2",
    ]
    assert [seat["face"] for seat in named["table"]["seats"]] == ["scarf", "helm", "brim"]
    assert named["steps"] == plain["steps"]
    assert named["table"]["code"] == plain["table"]["code"] == ""
    for path in ("", "?eyes=2", "/record"):
        answer = http.get(f"/api/games/{link.plain}{path}")
        assert b"Player" not in answer.content
        assert link.id.encode() not in answer.content
        assert answer.headers["cache-control"] == "no-store"
    assert http.get(f"/api/games/{link.id}/record").text == record
    again = http.get(f"/api/games/{link.plain}/record").text
    assert read_record(again).record.moves == read_record(record).record.moves


def test_who_played_hides_it_shows_it_and_deletes_it_for_good(
    server: ThreadServer, http: httpx.Client, record: str
) -> None:
    link = kept(server, record, 2)

    def show(showing: str, key: str | None = link.key) -> httpx.Response:
        return http.post(f"/api/games/{link.id}", json={"showing": showing}, headers=bearer(key))

    def opens() -> list[int]:
        return [http.get(f"/api/games/{each}").status_code for each in (link.id, link.plain)]

    assert opens() == [200, 200]
    for key in ("x", "0" * 32, kept(server, record, 3).key):
        assert why(show("gone", key)) == (403, "lookback-not-yours")
    assert opens() == [200, 200]
    assert show("plain").json()["showing"] == "plain"
    assert b"Player" not in http.get(f"/api/games/{link.id}").content
    assert b"Player" not in http.get(f"/api/games/{link.id}/record").content
    show("hidden")
    assert why(http.get(f"/api/games/{link.plain}?eyes=1")) == (410, "lookback-hidden")
    assert opens() == [410, 410]
    show("open")
    assert b"Player" in http.get(f"/api/games/{link.id}").content
    show("gone")
    # Asked for again, it does not come back.
    assert kept(server, record, 2).showing == "gone"
    assert why(http.get(f"/api/games/{link.id}")) == (410, "lookback-gone")
    assert why(show("open")) == (410, "lookback-gone")
    assert opens() == [410, 410]


def test_a_record_is_shown_and_not_kept(
    server: ThreadServer, http: httpx.Client, record: str
) -> None:
    assert server.running is not None
    store = server.running.journal._store
    before = sum(isinstance(row, GameRow) for row in store.all_rows())
    answer = http.post("/api/games", json={"record": record, "eyes": "2"})
    assert answer.status_code == 200
    assert answer.content == encode_replay(build_replay(record, "2"))
    assert answer.headers["content-encoding"] == "gzip"
    plain = http.post(
        "/api/games", json={"record": record, "eyes": "2"}, headers={"accept-encoding": "identity"}
    )
    assert plain.content == answer.content
    assert sum(isinstance(row, GameRow) for row in store.all_rows()) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_torn_record_is_told_by_its_line(http: httpx.Client, record: str, lang: str) -> None:
    lines = record.splitlines()
    torn = "\n".join(lines[:20])
    answer = http.post(f"/api/games?lang={lang}", json={"record": torn})
    assert why(answer) == (400, "record-wrong")
    assert answer.json()["why"]["args"]["line"] == 20
    wrong = "\n".join([*lines[:15], "place 999 1,0", *lines[15:]])
    assert http.post("/api/games", json={"record": wrong}).json()["why"]["args"]["line"] == 16


@pytest.mark.parametrize("eyes", ["0", "4", "-1", "me", "", "٣"])
def test_eyes_that_nobody_had(http: httpx.Client, record: str, eyes: str) -> None:
    answer = http.post("/api/games", json={"record": record, "eyes": eyes})
    assert why(answer) == (400, "lookback-eyes")


def test_what_is_too_much_is_refused(
    http: httpx.Client, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = http.post("/api/games", json={"record": record + "#" * 60_000})
    assert why(long) == (400, "request-wrong")
    assert http.post("/api/games", json={"record": "#" * 200_000}).status_code == 413
    monkeypatch.setattr(replay, "MAX_REPLAY_SECONDS", -1.0)
    assert why(http.post("/api/games", json={"record": record})) == (400, "lookback-costly")
    monkeypatch.setattr(finished_games, "MAX_QUEUED_JOBS", 0)
    assert why(http.post("/api/games", json={"record": record})) == (429, "slow-down")


def test_another_page_cannot_ask_in_somebodys_name(http: httpx.Client, record: str) -> None:
    origin = {"origin": "https://elsewhere.example"}
    assert why(http.post("/api/games", json={"record": record}, headers=origin))[0] == 403


def test_games_are_played_through_for_an_address_in_turn(tmp_path: Path, record: str) -> None:
    with (
        run_thread_server(tmp_path, replay_rate=(2, 0)) as server,
        httpx.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as http,
    ):
        link = kept(server, record, 1)
        eyes = ["1", "1", "2", "1", "3"]
        asked = [http.get(f"/api/games/{link.id}?eyes={each}").status_code for each in eyes]
        # What was seen lately costs nothing.
        assert asked == [200, 200, 200, 200, 429]


# --- kept --------------------------------------------------------------------------------------


def test_old_games_go(tmp_path: Path) -> None:
    with closing(Store(str(tmp_path / "tables.db"))) as store:
        for number in range(3):
            store.save_game(GameRow(f"id{number}", f"plain{number}", "record", "", "open", number))
        assert store.delete_games(1.5) == 2
        assert store.find_game("plain1") is None
        assert store.find_game("plain2") == store.find_game("id2")


def test_a_game_under_way_has_no_row_to_keep() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3, seats=3)
        for _ in range(2):
            with pytest.raises(UserError, check=about("record-early")):
                _ = stage.room.finished_game_row
            stage.start()

    run_in_virtual_time(work())
