"""Whole games by client programs over real sockets, on good days and on bad ones."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from foolsgold import editions
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, Ticket, spectate
from foolsgold.client.remote_table import new_id
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Suspect
from foolsgold.server.storage.store import Store
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from tests.support.error_matching import about
from tests.support.profiles import IS_EXPLORE_PROFILE
from tests.support.server_harness import (
    ThreadServer,
    close_all,
    drain,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
    wait_for,
)
from tests.support.timeouts import TIMEOUT_SECONDS

FEW = ("saboteur-he", "saboteur-lv", "gobblings-advanced")
"""A server reads no rule: all editions are played through it with the profile `explore`."""


@pytest.mark.parametrize("edition", editions() if IS_EXPLORE_PROFILE else FEW)
def test_a_whole_game_of_every_edition(tmp_path: Path, edition: str) -> None:
    with run_thread_server(tmp_path) as server:
        tickets = seat_people(server.url, 3, edition=edition, seats=4)
        tables = start_game(tickets, spectate(tickets[0].link))
        with pytest.raises(UserError, match=r"There is no seat 10: seats are numbered 1 to 4\."):
            tables[0].send_and_wait(ask.MakeClaim(id=new_id(), claim=Suspect(9)))
        play_out(tables, Rng(1))
        record = httpx.get(f"{server.url}/api/tables/{tickets[0].code}/record").text
        game = Game.from_record(record)
        assert game.is_over
        assert game == game.copy() == Game.from_record(str(game.record()))
        assert "seat 0 Anna" in game._repr_svg_()
        assert game.names[:3] == ("Anna", "Bilal", "Chaya")
        for table, seat in zip(tables, (0, 1, 2, None), strict=True):
            assert table.view == game.view(seat)
            assert table.view._repr_svg_() == game.view(seat)._repr_svg_()
        close_all(tables)


def test_the_record_of_a_served_game_tells_claims_seats_and_times(tmp_path: Path) -> None:
    with run_thread_server(tmp_path) as server:
        tickets = seat_people(server.url, 2, seats=3, edition="saboteur-en", times=True)
        tables = start_game(tickets)
        tables[0].send_and_wait(ask.MakeClaim(id=new_id(), claim=Suspect(1)))
        tables[1].send_and_wait(ask.SendChat(id=new_id(), text="chat is left out"))
        # Whoever comes late hears it too, in its place among the deeds.
        late = RemoteTable(spectate(tickets[0].link), patience=TIMEOUT_SECONDS)
        wait_for(lambda: late.view is not None, [late])
        assert Claimed(0, Suspect(1)) in late.round_history
        play_out(tables, Rng(1))
        record = httpx.get(f"{server.url}/api/tables/{tickets[0].code}/record").text
        close_all([*tables, late])
    game = Game.from_record(record)
    assert Claimed(0, Suspect(1)) in game.history_for(2)
    assert "say 1 suspect 2" in record.splitlines()
    assert "chat" not in record
    assert (game.bots[:2], game.bots[2]) == ((None, None), "thinker")
    assert all(line.at is not None for line in game.record().lines)


class Shaky(RemoteTable):
    """A device with a bad connection; writes down what it is shown."""

    def __init__(self, ticket: Ticket, rng: Rng) -> None:
        self._rng = rng
        self.numbers: list[int] = []
        self.events: list[Any] = []
        super().__init__(ticket)

    def apply_frame(self, text: str | bytes) -> frames.ServerFrame | None:
        frame = super().apply_frame(text)
        match frame:
            case frames.Welcome():
                self.numbers = [frame.number]
                self.events = list(frame.heard)
            case frames.Change():
                self.numbers.append(frame.number)
                self.events.extend(frame.events)
            case _:
                pass
        return frame

    def maybe_lose(self) -> None:
        if not self._rng.below(12):
            self.disconnect()


@pytest.mark.parametrize("edition", ["saboteur-ru", "gobblings"])
def test_a_whole_game_with_two_devices_lost_connections_and_repeated_commands(
    database: str, edition: str
) -> None:
    rng = Rng(11)
    with ThreadServer(database, bot_pace=0.01) as server:
        tickets = seat_people(server.url, 3, edition=edition, seats=3)
        close_all(start_game(tickets))
        devices = [[Shaky(ticket, rng.spawn()) for _ in range(2)] for ticket in tickets]
        every = [device for pair in devices for device in pair]
        sent: list[tuple[Shaky, ask.Command]] = []
        acked: dict[str, int] = {}
        while any(device.table is None or device.table.stage != "over" for device in every):
            for pair in devices:
                for device in pair:
                    device.maybe_lose()
                    drain(device, 0.001)
                pair[0].dismiss_summary()
                if pair[0].is_my_turn:
                    twice(pair, move_of(pair[0], rng), sent, acked)
            if sent and not rng.below(3):
                # An old command arrives once more, long after its time.
                device, command = rng.choice(sent)
                assert device.send_and_wait(command) == acked[command.id]
        end = max(device.numbers[-1] for device in every)
        wait_for(lambda: all(device.numbers[-1] == end for device in every), every)
        for pair in devices:
            one, two = pair
            assert one.view == two.view
            assert one.events == two.events
            for device in pair:
                assert device.numbers == list(range(device.numbers[0], end + 1))
        stored_once(database, tickets[0].code, acked)
        close_all(every)


def move_of(device: Shaky, rng: Rng) -> ask.Command:
    assert device.ruleset is not None
    game = device.ruleset.rules.name
    return device.move_command(
        new_id(), rule_bot(game).choose(device.view, device.round_history, rng)
    )


def twice(
    pair: list[Shaky],
    command: ask.Command,
    sent: list[tuple[Shaky, ask.Command]],
    acked: dict[str, int],
) -> None:
    """The same command by both devices of a seat."""
    try:
        acked[command.id] = pair[0].send_and_wait(command)
    except UserError as complaint:
        # The other device had not heard yet that the move was made.
        if complaint.message.id != "turn-passed":
            raise
        return
    assert pair[1].send_and_wait(command) == acked[command.id]
    sent.append((pair[0], command))


def stored_once(database: str, code: str, acked: dict[str, int]) -> None:
    store = Store(database)
    row = store.table_with_all_changes(code)[0]
    assert row is not None
    rows = store.changes_after(row.id, 0)
    store.close()
    assert [each.number for each in rows] == list(range(1, len(rows) + 1))
    for name, number in acked.items():
        assert [each.number for each in rows if each.command == name] == [number]


def test_two_games_in_a_row_with_the_same_seats(database: str) -> None:
    with ThreadServer(database) as server:
        tables = start_game(seat_people(server.url, 3, edition="saboteur-en", seats=3))
        play_out(tables, Rng(1))
        first = httpx.get(f"{tables[0].ticket.server}/api/tables/{tables[0].ticket.code}/record")
        tables[0].send_and_wait(ask.Start(id=new_id()))
        wait_for(lambda: all(t.table and t.table.stage == "playing" for t in tables), tables)
        assert all(table.table is not None and table.table.games == 2 for table in tables)
        early = httpx.get(first.url)
        assert early.status_code == 409
        play_out(tables, Rng(2))
        second = httpx.get(first.url)
        assert Game.from_record(second.text).is_over
        assert second.text != first.text
        close_all(tables)


def test_a_table_goes_on_after_it_has_left_the_memory(database: str) -> None:
    with ThreadServer(database, idle_seconds=0.2) as server:
        tickets = seat_people(server.url, 3, edition="saboteur-en", seats=3)
        tables = start_game(tickets)
        play_out(tables, Rng(1), most=4)
        wait_for(lambda: len({table.number for table in tables}) == 1, tables)
        views = [table.view for table in tables]
        close_all(tables)
        assert server.running is not None
        hall = server.running.registry
        end = time.monotonic() + TIMEOUT_SECONDS
        while server.call_in_loop(lambda: len(hall._rooms)):
            assert time.monotonic() < end, "the table stays in memory"
            time.sleep(0.05)
        again = [RemoteTable(ticket) for ticket in tickets]
        wait_for(lambda: all(table.view is not None for table in again), again)
        assert [table.view for table in again] == views
        play_out(again, Rng(2))
        close_all(again)


def test_a_graceful_stop_tells_everybody_and_the_game_goes_on_later(database: str) -> None:
    with ThreadServer(database) as server:
        tickets = seat_people(server.url, 2, edition="saboteur-en", seats=3)
        tables = start_game(tickets)
        play_out(tables, Rng(1), most=3)
        number = tables[0].number
        assert server.running is not None
        server.running.uvicorn_server.should_exit = True
        tables[0].patience = 0.5
        with pytest.raises(UserError, check=about("server-unreachable")):
            for _ in tables[0]:
                pass
        close_all(tables)
    with ThreadServer(database) as server:
        again = [RemoteTable(ticket.at(server.url)) for ticket in tickets]
        wait_for(lambda: all(table.view is not None for table in again), again)
        assert number is not None
        assert again[0].number is not None
        assert again[0].number >= number
        play_out(again, Rng(2))
        close_all(again)


class Hanging:
    """A socket like those on Python 3.11, on a bad day: too short a wait never ends."""

    def recv(self, seconds: float | None) -> str:
        assert seconds == 0 or seconds is None or seconds > 0.05, "it hangs"
        raise TimeoutError


@pytest.mark.parametrize("seconds", [1e-7, 0.001, 0.04])
def test_the_shortest_wait_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    with run_thread_server(tmp_path) as server:
        (ticket,) = seat_people(server.url, 1, seats=3)
        table = RemoteTable(ticket)
        monkeypatch.setattr(table, "_socket", Hanging())
        assert table.receive(seconds) is None
        close_all([table])
