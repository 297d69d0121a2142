"""A game that who played has hidden is told to nobody else; of a deleted one nothing is left."""

import gzip
import re
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.sync.client import connect

from foolsgold.base.rng import Rng
from foolsgold.client import RemoteTable, Ticket, sit_down, spectate
from foolsgold.client.remote_table import new_id
from foolsgold.locales.translator import LANGUAGES
from foolsgold.play.table_talk import Suspect
from foolsgold.server.archive.game_erasure import plan_erasure
from foolsgold.server.ops.backup import back_up
from foolsgold.server.security.tokens import game_address
from foolsgold.server.storage.schema import game_origins, metadata
from foolsgold.server.storage.store import (
    ChangeRow,
    GameRow,
    OriginRow,
    SnapshotRow,
    Store,
    StoreError,
    TableRow,
    VisibilityChange,
)
from foolsgold.server.table import snapshots, stored_changes
from foolsgold.server.table.rulesets import RulesOutdated
from foolsgold.server.table.stored_changes import VISIBILITY_PREFIX, GameVisibilityChanged, Started
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.frames import Visibility
from tests.server.process.test_worker_processes import two_workers
from tests.server.projection.test_replay import bearer, why
from tests.server.table.test_snapshots import CODE, evening, from_the_beginning, told
from tests.support.profiles import scaled_examples
from tests.support.server_harness import (
    ProcessServer,
    ThreadServer,
    close_all,
    frames_until_now,
    play_out,
    seat_people,
    wait_for,
)
from tests.support.timeouts import TIMEOUT_SECONDS

SECRET_WORDS = "the cards of this very game"
LATER_WORDS = "shall we play another one"
EARLIER_WORDS = "before the first card"


# --- the changes of a table --------------------------------------------------------------------


def rows_of(bodies: Sequence[str]) -> list[ChangeRow]:
    return [
        ChangeRow("t", number, "a", str(number), body, 1e9 + number - 1)
        for number, body in enumerate(bodies, start=1)
    ]


def finished_games(bodies: Sequence[str]) -> list[int]:
    """The numbers of the games that were played to their ends."""
    found = []
    table = Table(CODE, stored_changes.decode_opening(bodies[0]))
    for place, body in enumerate(bodies[1:], start=1):
        table.apply(table.decode_stored(body), 1e9 + place)
        if table.game is not None and table.game.is_over and table.games_dealt not in found:
            found.append(table.games_dealt)
    return found


@settings(max_examples=scaled_examples(4), deadline=None, phases=[Phase.generate])
@given(st.integers(0, 2**32))
def test_without_a_deleted_game_a_table_stands_where_it_stood(seed: int) -> None:
    """Whoever reads its changes finds what whoever was there has: seats, keys, counts, the rest."""
    bodies = evening(seed, 900)
    games = finished_games(bodies)
    assume(games)
    for game in (games[0], games[-1]):
        found = plan_erasure(rows_of(bodies), game)
        assert found is not None
        shown = stored_changes.encode_change(
            GameVisibilityChanged(game, Visibility.GONE, found.first, found.last)
        )
        erased = [found.bodies.get(number, body) for number, body in enumerate(bodies, start=1)]
        there = from_the_beginning([*bodies, shown])
        assert told(from_the_beginning([*erased, shown])) == told(there)
        # Game by game, in whichever order.
        for other in games:
            assert (plan_erasure(rows_of(erased), other) is None) == (other == game)
        gone = bodies[found.first - 1 : found.last]
        left = erased[found.first - 1 : found.last]
        assert sum(isinstance(read(each), Started) for each in gone) == 1
        told_by = ('"seed"', '"secret"', '"move"', '"text"', '"claim"', '"parts"')
        assert not [each for each in left if any(word in each for word in told_by)]


def read(body: str) -> stored_changes.Change:
    return stored_changes.decode_change(body, str)


def test_a_game_of_other_rules_is_erased_too_and_its_table_opens_again() -> None:
    """Nobody can open such a table: what it was before the deal is all there is."""
    bodies = evening(1, 900)
    (first, *_) = finished_games(bodies)
    place = next(n for n, each in enumerate(bodies) if isinstance(read(each), Started))
    old = msgspec.json.decode(bodies[place])
    bodies = [*bodies[:place], msgspec.json.encode({**old, "rules": 99}).decode()]
    bodies += ['{"change":"moved","seat":0,"move":"of other rules","by":"person"}']
    bodies += ['{"change":"stopped"}']
    with pytest.raises(RulesOutdated):
        from_the_beginning(bodies)
    found = plan_erasure(rows_of(bodies), first)
    assert found is not None
    assert found.last == len(bodies)
    table = from_the_beginning([found.bodies.get(n, each) for n, each in enumerate(bodies, 1)])
    assert (table.games_dealt, table.stage, table.number) == (
        first,
        frames.TableStage.LOBBY,
        len(bodies),
    )
    assert [held.name for held in table.seat_states] == [
        held.name for held in from_the_beginning(bodies[: found.first - 1]).seat_states
    ]


# --- at a served table -------------------------------------------------------------------------


class Played(NamedTuple):
    """A game that was played at a served table."""

    url: str
    tickets: list[Ticket]
    tables: list[RemoteTable]
    """Those of the people, and last that of a watcher."""
    link: dict[str, str]
    record: str

    @property
    def code(self) -> str:
        return self.tickets[0].code

    def get(self, path: str, key: str | None = None, lang: str = "en") -> httpx.Response:
        headers = {"accept-language": lang, **(bearer(key) if key else {})}
        return httpx.get(f"{self.url}{path}", headers=headers)

    def at_table(self, what: str, key: str | None = None) -> httpx.Response:
        return self.get(f"/api/tables/{self.code}/{what}", key)

    def show(self, showing: str) -> httpx.Response:
        return httpx.post(
            f"{self.url}/api/games/{self.link['id']}",
            json={"showing": showing},
            headers=bearer(self.link["key"]),
        )


def played(url: str, **options: Any) -> Played:
    """Two people and a bot play to the end, with talk before, meanwhile and afterwards."""
    tickets = seat_people(url, 2, seats=3, edition="saboteur-en", **options)
    everybody = (*tickets, spectate(tickets[0].link))
    tables = [RemoteTable(ticket, patience=TIMEOUT_SECONDS) for ticket in everybody]
    tables[0].send_and_wait(ask.SendChat(id=new_id(), text=EARLIER_WORDS))
    tables[1].send_and_wait(ask.Ready(id=new_id()))
    start(tables)
    tables[0].send_and_wait(ask.SendChat(id=new_id(), text=SECRET_WORDS))
    tables[1].send_and_wait(ask.MakeClaim(id=new_id(), claim=Suspect(0)))
    play_out(tables[:2], Rng(1))
    tables[1].send_and_wait(ask.SendChat(id=new_id(), text=LATER_WORDS))
    return looked_up(url, tickets, tables)


def start(tables: Sequence[RemoteTable]) -> None:
    """The next game is dealt; all devices take part in it at once, if they have a part."""
    wait_for(lambda: all(table.table is not None for table in tables), tables)
    number = max(table.table.games for table in tables if table.table is not None) + 1
    tables[0].send_and_wait(ask.Start(id=new_id(), fill=True))

    def is_dealt(table: RemoteTable) -> bool:
        return table.view is not None and table.table is not None and table.table.games == number

    wait_for(lambda: all(is_dealt(table) for table in tables), tables)


def looked_up(url: str, tickets: list[Ticket], tables: list[RemoteTable]) -> Played:
    code, key = tickets[0].code, tickets[0].key
    link = httpx.get(f"{url}/api/tables/{code}/past", headers=bearer(key)).json()
    record = httpx.get(f"{url}/api/tables/{code}/record").text
    return Played(url, tickets, tables, link, record)


def welcome(ticket: Ticket, last: int | None = None) -> frames.Welcome:
    """What somebody is told who comes now, or comes back and knows the changes up to `last`."""
    with connect(
        ticket.socket_url, additional_headers=ticket.headers, open_timeout=TIMEOUT_SECONDS
    ) as line:
        hello = {"do": "hello"} if last is None else {"do": "hello", "last": last}
        line.send(msgspec.json.encode(hello).decode())
        frame = msgspec.json.decode(line.recv(TIMEOUT_SECONDS), type=frames.ServerFrame)
        assert isinstance(frame, frames.Welcome)
        return frame


def tells_game(frame: frames.Welcome) -> bool:
    """Whether anything of the game is in it."""
    text = msgspec.json.encode(frame).decode()
    found = [frame.view is not None, bool(frame.heard), SECRET_WORDS in text, "suspect" in text]
    assert any(found) == all(found)
    # What belongs to the table stays.
    assert EARLIER_WORDS in text
    assert LATER_WORDS in text
    return any(found)


def secrets_of(record: str) -> list[str]:
    """What must not be found any more: the seed, and the moves, as they are written."""
    seed = re.findall(r"^seed (\d+)$", record, re.MULTILINE)
    moves = [line for line in record.splitlines() if re.match(r"(place|discard|break|mend) ", line)]
    assert len(seed) == 1
    assert len(moves) > 10
    # Of a deal that devices had a part in: what they committed to, and their secrets.
    parts = re.findall(r"\b[0-9a-f]{64}\b", record)
    return [*seed, *moves, *parts, SECRET_WORDS, "moved", "suspect"]


def stored_text(database: str) -> str:
    """All that is in a database, as it lies on the disk or as SQL tells it."""
    if "://" not in database:
        files = Path(database).parent.glob(f"{Path(database).name}*")
        return "".join(file.read_bytes().decode("latin-1") for file in files)
    with closing(Store(database)) as store, store._transaction() as connection:
        return "".join(
            str(tuple(row))
            for table in metadata.sorted_tables
            for row in connection.execute(sa.select(table))
        )


def backed_up(database: str, folder: Path) -> str:
    file = folder / f"backup {time.monotonic_ns()}"
    with closing(Store(database)) as store:
        back_up(store, file)
    return gzip.decompress(file.read_bytes()).decode()


def check_gone(game: Played) -> None:
    """Every channel that told the game, without a key and with the keys of those who played."""
    keys = [None, *(ticket.key for ticket in game.tickets)]
    for key in keys:
        for what in ("record", "ending", "past"):
            assert why(game.at_table(what, key)) == (410, "lookback-gone")
        for address in (game.link["id"], game.link["plain"]):
            for path in ("", "?eyes=1", "/record", "/analysis", "/picture.png"):
                answer = game.get(f"/api/games/{address}{path}", key)
                assert why(answer) == (410, "lookback-gone")
    for ticket in (*game.tickets, spectate(game.tickets[0].link)):
        for last in (None, 1, 20):
            frame = welcome(ticket, last)
            assert not tells_game(frame)
            assert frame.stood_in == ()
            assert frame.table.stage is frames.TableStage.LOBBY
            assert [seat.name for seat in frame.table.seats][:2] == ["Anna", "Bilal"]


@pytest.mark.parametrize("sealed", [False, True], ids=["dealt", "sealed"])
def test_a_deleted_game_is_told_by_no_channel_and_is_in_no_file(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, sealed: bool
) -> None:
    # A snapshot takes the place of another while the game is played.
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY_CHANGES", 20)
    with ThreadServer(database, sealed=sealed) as server:
        game = played(server.url)
        wanted = secrets_of(game.record)
        assert sealed == bool(re.search(r"\b[0-9a-f]{64}\b", game.record))
        # It is told before, and it is stored: or nothing would be proved.
        assert tells_game(welcome(spectate(game.tickets[0].link)))
        assert game.at_table("ending").status_code == 200
        for there in (stored_text(database), backed_up(database, tmp_path)):
            assert [each for each in wanted if each not in there] == []

        assert game.show("gone").json()["showing"] == "gone"

        for table in game.tables:
            wait_for(lambda t=table: t.view is None, [table])  # type: ignore[misc]
        check_gone(game)
        for there in (stored_text(database), backed_up(database, tmp_path)):
            assert [each for each in wanted if each in there] == []
        assert why(game.show("open")) == (410, "lookback-gone")
        # The table is as usable as before.
        start(game.tables)
        play_out(game.tables[:2], Rng(2))
        again = looked_up(game.url, game.tickets, game.tables)
        assert again.link["id"] != game.link["id"]
        assert again.at_table("ending").status_code == 200
        assert game.get(f"/api/games/{again.link['id']}").status_code == 200
        close_all(game.tables)
        assert "error" not in server.log.getvalue()


def test_everybody_there_is_told_why_the_game_is_gone(tmp_path: Path) -> None:
    with ThreadServer(str(tmp_path / "tables.db")) as server:
        game = played(server.url)
        for table in game.tables:
            frames_until_now(table)
        game.show("gone")
        for table in game.tables:
            heard = frames_until_now(table)
            whats = [frame.what for frame in heard if isinstance(frame, frames.Change)]
            assert whats == [frames.GameVisibilityChanged(1, Visibility.GONE)]
            assert sum(isinstance(frame, frames.Welcome) for frame in heard) == 1
        close_all(game.tables)


@pytest.mark.parametrize("showing", ["hidden", "gone"])
def test_a_refusal_for_an_erased_game_is_in_the_readers_language(
    tmp_path: Path, showing: str
) -> None:
    with ThreadServer(str(tmp_path / "tables.db")) as server:
        game = played(server.url)
        close_all(game.tables)
        game.show(showing)
        texts = set()
        for what in ("record", "ending"):
            for lang in LANGUAGES:
                answer = game.get(f"/api/tables/{game.code}/{what}", lang=lang)
                assert answer.headers["content-language"] == lang
                texts.add(answer.json()["text"])
        assert len(texts) == len(LANGUAGES)


def test_a_hidden_game_is_told_to_those_who_played_it_alone(database: str) -> None:
    with ThreadServer(database) as server:
        game = played(server.url)
        watcher = spectate(game.tickets[0].link)
        game.tables[1].send_and_wait(ask.LeaveTable(id=new_id()))
        sitter = sit_down(game.tickets[0].link, "Chaya")
        former = game.tickets[1].key

        def told_to() -> list[bool]:
            return [tells_game(welcome(each)) for each in (game.tickets[0], sitter, watcher)]

        assert told_to() == [True, True, True]
        game.show("hidden")
        wait_for(lambda: game.tables[2].view is None, [game.tables[2]])
        assert told_to() == [True, False, False]
        assert why(game.get(f"/api/games/{game.link['id']}")) == (410, "lookback-hidden")
        for what in ("record", "ending"):
            for key in (None, sitter.key, "x"):
                assert why(game.at_table(what, key)) == (410, "lookback-hidden")
            for key in (game.tickets[0].key, former):
                assert game.at_table(what, key).status_code == 200
        # Nobody learns it from a server that has just begun, either.
    with ThreadServer(database) as server:
        game = game._replace(url=server.url)
        moved = [replace(each, server=server.url) for each in (game.tickets[0], sitter, watcher)]
        assert [tells_game(welcome(each)) for each in moved] == [True, False, False]
        game.show("plain")
        assert [tells_game(welcome(each)) for each in moved] == [True, True, True]
        assert "Anna" not in game.at_table("record").text
        assert "Anna" in game.at_table("record", game.tickets[0].key).text
        game.show("open")
        assert game.at_table("record").text == game.record
        assert game.at_table("record").headers["cache-control"] == "no-store"
    close_all(game.tables)


def test_an_earlier_game_is_deleted_while_the_next_one_runs(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with ThreadServer(database) as server:
        game = played(server.url)
        start(game.tables)
        play_out(game.tables[:2], Rng(3), most=4)
        game.show("gone")
        frame = welcome(game.tickets[0])
        assert frame.table.stage is frames.TableStage.PLAYING
        assert frame.view is not None
        assert SECRET_WORDS not in said(frame)
        assert LATER_WORDS in said(frame)
        assert secrets_of(game.record)[0] not in stored_text(database)
        close_all(game.tables)
    # The running game goes on after a restart.
    with ThreadServer(database) as server:
        tickets = [replace(ticket, server=server.url) for ticket in game.tickets]
        assert welcome(tickets[0]).view == frame.view
        tables = [RemoteTable(ticket, patience=TIMEOUT_SECONDS) for ticket in tickets]
        play_out(tables, Rng(4))
        again = looked_up(server.url, tickets, tables)
        assert why(again.get(f"/api/games/{game.link['id']}")) == (410, "lookback-gone")
        assert again.get(f"/api/games/{again.link['id']}").status_code == 200
        close_all(tables)


def said(frame: frames.Welcome) -> str:
    return msgspec.json.encode(frame.talk).decode()


# --- several processes, kills ------------------------------------------------------------------


def test_an_acknowledged_deletion_survives_a_kill_and_the_table_plays_on(
    database: str, tmp_path: Path
) -> None:
    with ProcessServer(database, "--no-limits") as server:
        game = played(server.url)
        assert game.show("gone").status_code == 200
        server.kill()
    close_all(game.tables)
    for there in (stored_text(database), backed_up(database, tmp_path)):
        assert [each for each in secrets_of(game.record) if each in there] == []
    with ProcessServer(database, "--no-limits") as server:
        tickets = [replace(ticket, server=server.url) for ticket in game.tickets]
        check_gone(game._replace(url=server.url, tickets=tickets))
        tables = [RemoteTable(ticket, patience=TIMEOUT_SECONDS) for ticket in tickets]
        start(tables)
        play_out(tables, Rng(5), most=3)
        close_all(tables)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="as other tests of processes")
def test_whichever_process_is_asked_the_one_of_the_table_forgets_it(tmp_path: Path) -> None:
    """A table belongs to one process and its game to any: they tell each other."""
    with two_workers(tmp_path) as server:
        for _ in range(3):
            game = played(server.url)
            game.show("hidden")
            assert why(game.at_table("record")) == (410, "lookback-hidden")
            assert game.show("gone").status_code == 200
            for what in ("record", "ending"):
                assert why(game.at_table(what)) == (410, "lookback-gone")
            for table in game.tables:
                wait_for(lambda t=table: t.view is None, [table])  # type: ignore[misc]
            check_gone(game)
            close_all(game.tables)


# --- whole or not at all -----------------------------------------------------------------------


@contextmanager
def interrupted(store: Store, after: int) -> Iterator[list[str]]:
    """The store's connection breaks at the statement after so many."""
    done: list[str] = []

    def count(*arguments: Any) -> None:
        if len(done) == after:
            raise sa.exc.OperationalError(str(arguments[2]), None, Exception("broken"))
        done.append(str(arguments[2]))

    sa.event.listen(store._engine, "before_cursor_execute", count)
    try:
        yield done
    finally:
        sa.event.remove(store._engine, "before_cursor_execute", count)


def laid_out(store: Store) -> VisibilityChange:
    """A table with a snapshot and a finished game, and what deletes it."""
    bodies = evening(1, 900)
    (game, *_) = finished_games(bodies)
    rows = [row._replace(table_id="t") for row in rows_of(bodies)]
    store.open_table(TableRow("t", CODE), rows)
    store.save_snapshot(SnapshotRow("t", len(rows), "snapshot"), VISIBILITY_PREFIX)
    store.save_game(GameRow("g", "p", "record", "", "open", 1.0), OriginRow("g", "t", game))
    store.save_analysis("g", 1, b"analysis")
    found = plan_erasure(rows, game)
    assert found is not None
    body = stored_changes.encode_change(
        GameVisibilityChanged(game, Visibility.GONE, found.first, found.last)
    )
    return VisibilityChange("t", body, 2.0, found.bodies)


def contents(store: Store) -> list[str]:
    with store._transaction() as connection:
        return sorted(
            str(tuple(row))
            for table in metadata.sorted_tables
            for row in connection.execute(sa.select(table))
        )


def test_a_deletion_that_breaks_off_leaves_everything_as_it_was(database: str) -> None:
    with closing(Store(database)) as store:
        shown = laid_out(store)
        before = contents(store)
        for after in range(50):
            with interrupted(store, after) as done, suppress(StoreError, sa.exc.OperationalError):
                number = store.set_game_visibility("g", "gone", shown, forget=True)
                break
            assert contents(store) == before
        assert len(done) > 5
        assert number == len(store.table_with_all_changes(CODE)[1])
        assert contents(store) != before
        # Asked for twice, by two who played, it is done once.
        assert store.set_game_visibility("g", "gone", shown, forget=True) is None


def test_a_snapshot_made_before_is_not_kept_afterwards(database: str) -> None:
    """Another server may have written it down before it heard of it."""
    with closing(Store(database)) as store:
        shown = laid_out(store)
        number = store.set_game_visibility("g", "gone", shown, forget=True)
        assert number is not None
        store.save_snapshot(SnapshotRow("t", number - 1, "of before"), VISIBILITY_PREFIX)
        assert store.table_since_snapshot(CODE)[1] is None
        store.save_snapshot(SnapshotRow("t", number, "of now"), VISIBILITY_PREFIX)
        assert store.table_since_snapshot(CODE)[1] == SnapshotRow("t", number, "of now")


def test_a_snapshot_on_its_way_waits_for_the_deletion(postgresql_database: str) -> None:
    with closing(Store(postgresql_database)) as store, closing(Store(postgresql_database)) as other:
        shown = laid_out(store)
        late = SnapshotRow("t", len(store.table_with_all_changes(CODE)[1]), "of before")
        keeping = threading.Thread(target=other.save_snapshot, args=(late, VISIBILITY_PREFIX))
        execute = sa.event.listens_for(store._engine, "after_cursor_execute")
        begun: list[bool] = []

        @execute
        def begin(*arguments: Any) -> None:
            if "FOR UPDATE" in str(arguments[2]) and not begun:
                begun.append(True)
                keeping.start()

        store.set_game_visibility("g", "gone", shown, forget=True)
        keeping.join(TIMEOUT_SECONDS)
        assert begun
        assert store.table_since_snapshot(CODE)[1] is None


def test_where_a_game_was_played_is_found_when_nobody_has_noted_it(database: str) -> None:
    """Games that an older server has kept, or that a backup has brought."""
    with closing(Store(database)) as store:
        bodies = evening(1, 900)
        games = finished_games(bodies)

        def address(table: str, game: int) -> str:
            return game_address(store.secret, table, game)

        for table in ("t1", "t2"):
            rows = [row._replace(table_id=table) for row in rows_of(bodies)]
            store.open_table(TableRow(table, f"CODE {table}"), rows)
            for game in games:
                row = GameRow(address(table, game), f"plain {table} {game}", "r", "", "open", 1.0)
                store.save_game(row)
        lost = GameRow(address("t3", 1), "plain t3", "r", "", "open", 1.0)
        store.save_game(lost)

        def origin(game: str) -> OriginRow | None:
            return store.origin_of(game, stored_changes.DEAL_PREFIXES, address)

        for table in ("t1", "t2"):
            for game in games:
                where = address(table, game)
                assert origin(where) == OriginRow(where, table, game)
        assert origin(lost.id) is None
        with store._transaction() as connection:
            known = connection.execute(sa.select(game_origins.c.game_id)).scalars().all()
        assert lost.id in known, "it is not looked for again"
