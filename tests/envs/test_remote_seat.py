"""A seat at a table of a real server, taken by its link: the server stays the judge."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import rule_bot
from foolsgold.client import RemoteTable, sit_down
from foolsgold.client.remote_table import new_id
from foolsgold.envs.mcp_server import make_mcp_server
from foolsgold.envs.remote_seat import RemoteSeat
from foolsgold.envs.seat_table import TableLostError, TurnError
from foolsgold.envs.text_seat import TextSeat
from foolsgold.locales.translator import translator_for
from foolsgold.wire import commands as ask
from tests.support.server_harness import (
    ThreadServer,
    run_thread_server,
    seat_people,
    wait_for,
)
from tests.support.timeouts import TIMEOUT_SECONDS


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    with run_thread_server(tmp_path, bot_pace=0.01) as running:
        yield running


class HostedTable:
    """A table whose host, Anna, sits in the first seat, and a model in the second."""

    def __init__(self, server: ThreadServer, lang: str = "en", **settings: Any) -> None:
        (ticket,) = seat_people(server.url, 1, edition="saboteur-en", seats=3, **settings)
        self.host = RemoteTable(ticket, patience=TIMEOUT_SECONDS)
        self.remote = RemoteSeat(sit_down(ticket.link, "Robbie"), translator_for(lang))
        self.seat = TextSeat(self.remote, translator_for(lang))

    def start(self) -> None:
        self.host.send_and_wait(ask.Start(id=new_id(), fill=True))

    def close(self) -> None:
        self.remote.close()
        self.host.close()

    def wait_until_turn(self) -> None:
        """Anna plays by rules until the model has to decide, or it is over."""
        bot, rng = rule_bot("saboteur"), Rng(1)
        end = time.monotonic() + TIMEOUT_SECONDS
        while not (self.remote.is_my_turn or self.remote.is_over):
            assert time.monotonic() < end, "the game is stuck"
            self.host.receive(0.01)
            self.host.dismiss_summary()
            if self.host.is_my_turn:
                self.host.play(bot.choose(self.host.view, self.host.round_history, rng))
            self.remote.wait(0.01)


def test_a_model_plays_a_whole_game_on_a_server(server: ThreadServer) -> None:
    table = HostedTable(server)
    assert table.seat.look() == translator_for("en")("seat-not-begun")
    with pytest.raises(TurnError, match="not begun"):
        table.seat.play("discard 0")
    table.start()
    news, turns = "", 0
    table.wait_until_turn()
    while not table.remote.is_over:
        news += table.seat.news()
        table.seat.play(table.seat.legal_moves()[-1].move)
        turns += 1
        table.wait_until_turn()
    news += table.seat.news()
    assert turns > 5
    assert "Round 1 of 3." in news
    assert "You get a secret role" in news
    assert "The game is over." in news
    assert table.remote.view.winners
    table.close()


def test_a_model_plays_through_its_tools_there(server: ThreadServer) -> None:
    table = HostedTable(server, "lv")
    table.start()
    table.wait_until_turn()

    async def model() -> None:
        async with Client(make_mcp_server(table.remote, translator_for("lv"))) as client:
            looked = await client.call_tool("look", {"wait_seconds": 30})
            assert looked.structured_content is not None
            assert looked.structured_content["your_turn"]
            listed = await client.call_tool("legal_moves", {})
            assert listed.structured_content is not None
            wrong = await client.call_tool("play", {"move": "place 50 1,0"})
            assert wrong.is_error
            right = await client.call_tool("claim", {"claim": "suspect Anna"})
            assert not right.is_error
            assert "Anna" in str(right.content)

    anyio.run(model)
    wait_for(
        lambda: any("suspect" in str(e).lower() for e in table.host.round_history), [table.host]
    )
    table.close()


def test_the_server_refuses_what_the_rules_forbid(server: ThreadServer) -> None:
    table = HostedTable(server)
    table.start()
    table.wait_until_turn()
    before = table.seat.look()
    with pytest.raises(UserError) as refused:
        table.seat.play("place 50 1,0")
    assert table.seat.explain(refused.value) == "You do not hold this card. (R30)"
    assert table.seat.look() == before
    table.close()


def test_what_is_said_at_the_table_is_news(server: ThreadServer) -> None:
    table = HostedTable(server)
    table.start()
    table.wait_until_turn()
    table.seat.news()
    table.host.send_and_wait(ask.SendChat(id=new_id(), text="Hello, machine!"))
    news, end = "", time.monotonic() + TIMEOUT_SECONDS
    while "Hello" not in news:
        assert time.monotonic() < end, "nothing was heard"
        table.remote.wait(0.01)
        news += table.seat.news()
    assert "Anna: Hello, machine!" in news
    table.close()


def test_whoever_is_sent_away_learns_that_the_seat_is_lost(server: ThreadServer) -> None:
    table = HostedTable(server)
    table.host.send_and_wait(ask.Kick(id=new_id(), seat=1, block=False))
    with pytest.raises(TableLostError):
        table.remote.wait(TIMEOUT_SECONDS)
    table.close()


def test_a_link_that_leads_nowhere_is_one_sentence(server: ThreadServer) -> None:
    with pytest.raises(UserError, match="table"):
        sit_down(f"{server.url}/t/BCD234", "Robbie")
