"""Bots that speak at a served table: after their own move, at a tick, and for nobody else."""

import asyncio
import io

import pytest

from foolsgold.bots.bot_request import BotRequest, RequestHandler
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed, Honest
from foolsgold.server.bots.worker_pool import BotPool
from foolsgold.server.logs import open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings
from foolsgold.wire import frames
from tests.server import faulty_bots
from tests.server.virtual_time import VirtualRoom, run_in_virtual_time

PACE = 1.0


def words_at(seconds: float = 0.0, bot: str = "thinker") -> tuple[list[float], VirtualRoom]:
    """When the first bot's words came, after its turn began; and the table."""
    found: list[float] = []
    stages: list[VirtualRoom] = []

    async def work() -> None:
        stage = VirtualRoom(lambda _: seconds, people=1, seats=3, bot=bot, bot_pace=PACE)
        stages.append(stage)
        stage.start(next(s for s in range(99) if Game("saboteur-en", 3, s).to_act == 1))
        began = asyncio.get_running_loop().time()
        person = await stage.enter(0)
        await asyncio.sleep(PACE * 4)
        for at, frame in person.received:
            if isinstance(frame, frames.Change) and isinstance(frame.what, Claimed):
                assert frame.what.claim == Honest()
                if frame.what.seat == 1:
                    found.append(at - began)

    run_in_virtual_time(work())
    return found, stages[0]


@pytest.mark.parametrize("seconds", [0.0, 0.2, 0.45])
def test_a_word_follows_the_move_at_a_tick_however_long_it_was_thought_about(
    seconds: float,
) -> None:
    found, stage = words_at(seconds)
    assert found == pytest.approx([PACE * 1.5], abs=1e-6)
    question = stage.thinkers.claim_requests[0]
    assert question.view.seat == 1
    # It knows what came of its own move, and what its seat knows of the rest.
    assert any(getattr(event, "seat", None) == 1 for event in question.heard[4:])


def test_a_word_is_part_of_the_record() -> None:
    _, stage = words_at()
    assert stage.table.game is not None
    assert "say 2 honest" in str(stage.table.game.record())


def test_a_bot_without_words_is_not_asked_for_any() -> None:
    found, stage = words_at(bot="digger")
    assert not found
    assert not stage.thinkers.claim_requests


def test_nobody_puts_words_into_the_mouth_of_somebody_away() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3, absent_after=1.0, bot_pace=PACE)
        vars(stage.table)["bot_at"] = lambda _seat: "thinker"
        stage.start(next(s for s in range(99) if Game("saboteur-en", 3, s).to_act == 0))
        other = await stage.enter(1)
        await asyncio.sleep(5)
        assert other.moves()[0][1].seat == 0
        assert all(question.view.seat == 2 for question in stage.thinkers.claim_requests)

    run_in_virtual_time(work())


def said_by(brain: RequestHandler, bot: str) -> object:
    game = Game("saboteur-en", 3, 5)
    question = BotRequest("saboteur", bot, game.view(game.to_act), (), 7)

    async def work() -> object:
        settings = Settings(database="", bot_limit=20.0, bot_wait=20.0)
        thinkers = BotPool(settings, open_log(io.StringIO()), Metrics(), brain)
        try:
            return await thinkers.choose_claim(question)
        finally:
            await asyncio.to_thread(thinkers.close)

    return asyncio.run(work())


def test_a_bot_that_fails_says_nothing() -> None:
    assert said_by(faulty_bots.hopeless, "thinker") is None
    # What is no claim is not said either.
    assert said_by(faulty_bots.babbling, "thinker") is None
