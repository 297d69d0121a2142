"""Bots think elsewhere, and one that fails is replaced for that move."""

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import BotRequest, RequestHandler, answer_request
from foolsgold.bots.saboteur.rule_bot import Digger, Evaluator
from foolsgold.client.remote_table import new_id
from foolsgold.games.saboteur.events import Peeked
from foolsgold.games.saboteur.moves import Peek
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Looked
from foolsgold.server.bots.worker_pool import BotPool
from foolsgold.server.logs import open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings
from foolsgold.wire import commands as ask
from tests.server import faulty_bots
from tests.support.server_harness import (
    close_all,
    play_out,
    run_thread_server,
    seat_people,
    start_game,
    wait_for,
)


def question(bot: str, seed: int = 5) -> BotRequest:
    game = Game("saboteur-en", 3, seed)
    return BotRequest("saboteur", bot, game.view(game.to_act), (), 7)


def answers(
    brain: RequestHandler, *questions: BotRequest, limit: float = 20.0, search: float = 20.0
) -> tuple[list[Any], str]:
    """What comes back, and the log."""
    log = io.StringIO()

    async def work() -> list[Any]:
        settings = Settings(database="", bot_limit=limit, bot_wait=limit, search_limit=search)
        thinkers = BotPool(settings, open_log(log), Metrics(), brain)
        try:
            return [await thinkers.choose(each) for each in questions]
        finally:
            await asyncio.to_thread(thinkers.close)

    return asyncio.run(work()), log.getvalue()


def test_a_bot_in_another_process_plays_what_it_would_play_here() -> None:
    asked = question("digger")
    (move,), log = answers(answer_request, asked)
    assert move == Digger().choose(asked.view, asked.heard, Rng(7))
    assert not log


FAILING: dict[str, tuple[RequestHandler, float]] = {
    "raises": (faulty_bots.raising, 20.0),
    "is late": (faulty_bots.endless, 1.5),
    "cheats": (faulty_bots.cheating, 20.0),
}


@pytest.mark.parametrize("how", FAILING)
def test_a_bot_that_fails_is_replaced_by_the_rule_based_one(how: str) -> None:
    brain, limit = FAILING[how]
    asked = question("random")
    moves, log = answers(brain, asked, asked, limit=limit)
    assert moves == [Digger().choose(asked.view, asked.heard, Rng(7))] * 2
    assert log.count("bot failed") == 2
    assert "secret" not in log


@pytest.mark.parametrize("brain", [faulty_bots.slow_master, faulty_bots.dying_master])
def test_a_master_that_is_late_or_killed_is_replaced_for_that_move(brain: RequestHandler) -> None:
    asked = question("master")
    (move,), log = answers(brain, asked, limit=1.5)
    assert move == Digger().choose(asked.view, asked.heard, Rng(7))
    assert log.count("bot failed") == 1


def test_nobody_waits_longer_for_a_search_than_its_limit_though_it_may_go_on() -> None:
    asked = question("master")
    moves, log = answers(faulty_bots.slow_master, asked, asked, limit=600.0, search=0.2)
    assert moves == [Digger().choose(asked.view, asked.heard, Rng(7))] * 2
    assert log.count('"how": "late"') == 2


@pytest.mark.parametrize("brain", [faulty_bots.crashing, faulty_bots.hopeless])
def test_if_even_that_fails_the_lot_decides(brain: RequestHandler) -> None:
    asked = question("digger")
    (move,), log = answers(brain, asked)
    assert move in asked.view.legal
    assert log.count("bot failed") == 1


def test_a_game_goes_on_with_bots_that_crash(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, think=faulty_bots.crashing, bot_limit=2.0) as server:
        tables = start_game(seat_people(server.url, 1, edition="saboteur-en", seats=3))
        wait_for(lambda: tables[0].is_my_turn, tables)
        close_all(tables)
        assert "bot failed" in server.log.getvalue()


def test_bots_hear_what_people_claim(tmp_path: Path) -> None:
    with run_thread_server(tmp_path, think=faulty_bots.listening, bot_pace=0.3) as server:
        tables = start_game(seat_people(server.url, 1, edition="saboteur-en", seats=3))
        (table,) = tables
        table.send_and_wait(ask.MakeClaim(id=new_id(), claim=Looked(1, "treasure")))
        play_out(tables, Rng(1), most=2)
        close_all(tables)
        assert "HeardClaim" in server.log.getvalue()


def looked() -> Game:
    """A game in which somebody has just looked at a goal and another seat is to move."""
    for seed in range(100):
        game = Game("saboteur-en", 4, seed)
        for _ in range(30):
            peeks = [move for move in game.legal_moves if isinstance(move, Peek)]
            move = peeks[0] if peeks else game.legal_moves[-1]
            events = game.play(move)
            if any(isinstance(event, Peeked) for event in events):
                return game
    raise AssertionError


def test_the_digger_believes_those_who_looked_and_nobody_else() -> None:
    game = looked()
    view, heard = game.view(game.to_act), game.round_history_for(game.to_act)
    peek = next(event for event in heard if isinstance(event, Peeked))
    cell = view.goals[peek.goal].cell
    plain = Evaluator(view, heard).goal_beliefs[cell]
    told = [Claimed(peek.seat, Looked(peek.goal, "treasure"))]
    denied = [Claimed(peek.seat, Looked(peek.goal, "stone"))]
    other = next(s for s in range(4) if s not in (peek.seat, view.seat))
    made_up = [Claimed(other, Looked(peek.goal, "treasure"))]
    assert (
        Evaluator(view, (*heard, *told)).goal_beliefs[cell]
        > plain
        > Evaluator(view, (*heard, *denied)).goal_beliefs[cell]
    )
    assert Evaluator(view, (*heard, *made_up)).goal_beliefs[cell] == pytest.approx(plain)
    assert sum(Evaluator(view, (*heard, *told)).goal_beliefs.values()) == pytest.approx(1.0)
