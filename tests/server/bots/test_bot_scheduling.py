"""Bots of one table do not wait for those of others: not for long, and never for nothing."""

import asyncio
import io
from typing import Any

import msgspec
import pytest

from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import BotRequest, RequestHandler
from foolsgold.bots.catalogue import bot_names
from foolsgold.bots.saboteur.rule_bot import Digger
from foolsgold.server.bots.fair_queue import FairQueue, Requester
from foolsgold.server.bots.worker_pool import BotPool
from foolsgold.server.logs import open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.security.rate_limits import BotOnlyTableQuota
from foolsgold.server.settings import Settings
from foolsgold.wire import commands as ask
from tests.server import faulty_bots
from tests.server.bots.test_worker_pool import question
from tests.server.virtual_time import VirtualRoom, run_in_virtual_time
from tests.support.error_matching import about

PATIENCE = 3.0


def asker(table: str, address: str, *, own: bool = False) -> Requester:
    return Requester(table, frozenset({address}), own)


async def think(turns: FairQueue, who: Requester, seconds: float) -> float | None:
    """Thinks so long when it is their turn; how long they waited, None if in vain."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    turn = await turns.acquire(who, PATIENCE)
    waited = loop.time() - began
    if turn is None:
        return None
    await asyncio.sleep(seconds)
    turns.release(turn)
    return waited


async def forever(turns: FairQueue, who: Requester, seconds: float) -> None:
    while True:
        await think(turns, who, seconds)
        await asyncio.sleep(0.1)


def test_one_address_does_not_take_all_turns() -> None:
    """Thirty tables of somebody whose bots take five seconds a move, and one of somebody else."""

    async def work() -> None:
        turns = FairQueue(2)
        crowd = [
            asyncio.create_task(forever(turns, asker(f"c{number}", "crowd"), 5.0))
            for number in range(30)
        ]
        await asyncio.sleep(60)
        waits = []
        for _ in range(50):
            waits.append(await think(turns, asker("honest", "home"), 2.0))
            await asyncio.sleep(1.8)
        assert all(wait is None or wait <= PATIENCE for wait in waits)
        # What the others had begun has to end; from then on a place is kept free.
        assert waits[2:] == [0.0] * 48
        for task in crowd:
            task.cancel()

    run_in_virtual_time(work())


def test_alone_an_address_has_all_the_turns() -> None:
    async def work() -> None:
        turns = FairQueue(2)
        both = [think(turns, asker(table, "home"), 2.0) for table in ("a", "b")]
        assert await asyncio.gather(*both) == [0.0, 0.0]

    run_in_virtual_time(work())


def test_whoever_has_thought_least_goes_first() -> None:
    async def work() -> None:
        turns = FairQueue(1)
        await think(turns, asker("a", "busy"), 3.0)
        order: list[str] = []

        async def one(table: str, address: str) -> None:
            if await think(turns, asker(table, address), 0.5) is not None:
                order.append(table)

        running = asyncio.create_task(one("now", "third"))
        await asyncio.sleep(0)
        await asyncio.gather(one("a", "busy"), one("b", "busy"), one("c", "quiet"), running)
        # Of the busy address, the table that has not thought yet.
        assert order == ["now", "c", "b", "a"]

    run_in_virtual_time(work())


def test_with_many_addresses_nobody_waits_longer_than_patience() -> None:
    async def work() -> None:
        turns = FairQueue(2)
        waits = await asyncio.gather(
            *(think(turns, asker(str(number), str(number)), 2.0) for number in range(20))
        )
        assert [wait for wait in waits if wait is not None] == [0.0, 0.0, 2.0, 2.0]
        assert not turns.waiting

    run_in_virtual_time(work())


def test_a_question_nobody_waits_for_is_dropped() -> None:
    async def work() -> None:
        turns = FairQueue(1)
        running = asyncio.create_task(think(turns, asker("a", "a"), 2.0))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(think(turns, asker("b", "b"), 2.0))
        await asyncio.sleep(0)
        assert turns.waiting == 1
        waiting.cancel()
        await asyncio.sleep(0)
        assert not turns.waiting
        await running
        assert await think(turns, asker("c", "c"), 0.0) == 0.0

    run_in_virtual_time(work())


def test_turns_cost_nothing_to_remember() -> None:
    async def work() -> None:
        turns = FairQueue(1)
        for number in range(3000):
            await think(turns, asker(str(number), str(number)), 1.0)
        assert turns.tracked < 3000

    run_in_virtual_time(work())


@pytest.mark.parametrize("bot", [*bot_names("saboteur"), "no bot at all"])
@pytest.mark.parametrize("own", [False, True])
def test_a_table_s_bot_never_waits_longer_than_that_whatever_is_tried(bot: str, own: bool) -> None:
    """Everybody else thinks for ever, in both lanes."""
    asked = msgspec.structs.replace(question("digger", 6), bot=bot)

    async def work() -> None:
        thinkers = BotPool(Settings(database=""), open_log(io.StringIO()), Metrics())
        loop = asyncio.get_running_loop()
        for lane in (thinkers._fast_pool, thinkers._slow_pool):
            while lane.queue._free_slots:
                await lane.queue.acquire(asker("other", "others"), PATIENCE)
        began = loop.time()
        assert await thinkers.choose(asked, asker("honest", "home", own=own)) in asked.view.legal
        assert loop.time() - began == pytest.approx(PATIENCE)

    run_in_virtual_time(work())


# --- with real processes -----------------------------------------------------------------------


PATIENT = dict.fromkeys(("bot_limit", "search_limit", "bot_wait"), 60.0)


def asked(brain: RequestHandler, work: Any, **settings: Any) -> str:
    """Runs some work with thinkers; the log."""
    log = io.StringIO()

    async def run() -> None:
        chosen = Settings(**{"database": "", **PATIENT, **settings})
        thinkers = BotPool(chosen, open_log(log), Metrics(), brain)
        try:
            await work(thinkers)
        finally:
            await asyncio.to_thread(thinkers.close)

    asyncio.run(run())
    return log.getvalue()


def best(asked: BotRequest) -> Any:
    return Digger().choose(asked.view, asked.heard, Rng(asked.chance))


def test_a_hostile_edition_slows_nobody_else() -> None:
    """Whatever is slow thinks elsewhere than bots whose thinking is known to be short."""
    slow, quick = question("digger", 6), question("digger", 5)

    async def work(thinkers: BotPool) -> None:
        hostile = [
            asyncio.create_task(thinkers.choose(slow, asker(f"h{number}", "crowd", own=True)))
            for number in range(30)
        ]
        for _ in range(5):
            assert await thinkers.choose(quick, asker("honest", "home")) == best(quick)
        assert not any(task.done() for task in hostile)
        for task in hostile:
            task.cancel()

    assert "bot failed" not in asked(faulty_bots.slow_on_six, work, own_bot_limit=60.0)


def test_a_table_whose_own_edition_is_too_costly_plays_by_lot() -> None:
    slow = question("digger", 6)

    async def work(thinkers: BotPool) -> None:
        for _ in range(6):
            move = await thinkers.choose(slow, asker("h", "crowd", own=True))
            assert move in slow.view.legal

    log = asked(faulty_bots.slow_on_six, work, own_bot_limit=0.2)
    assert log.count('"how": "late"') == 3


def test_who_waits_in_vain_for_a_slow_bot_gets_a_quick_one() -> None:
    slow, quick = question("master", 6), question("digger", 6)

    async def work(thinkers: BotPool) -> None:
        crowd = [
            asyncio.create_task(thinkers.choose(slow, asker(f"t{number}", str(number))))
            for number in range(2)
        ]
        await asyncio.sleep(0)
        assert await thinkers.choose(slow, asker("honest", "home")) == best(quick)
        for task in crowd:
            task.cancel()

    asked(faulty_bots.slow_master, work, bot_wait=0.2)


# --- at a table --------------------------------------------------------------------------------


def test_a_table_everybody_has_left_asks_no_more() -> None:
    async def work() -> None:
        stage = VirtualRoom(lambda _: 100.0, people=1, seats=3)
        stage.start()
        anna = await stage.enter(0)
        while stage.table.to_act == 0:
            move = stage.table.game.legal_moves[0]  # type: ignore[union-attr]
            raw = msgspec.Raw(msgspec.json.encode(move))
            await anna.do(ask.PlayMove(id="m", turn=stage.table.turn, move=raw))
        await asyncio.sleep(1)
        assert len(stage.thinkers.move_requests) == 1
        assert stage.thinkers.cancelled_count == 0
        anna.leave()
        await asyncio.sleep(0.1)
        assert stage.thinkers.cancelled_count == 1
        await stage.enter(0)
        await asyncio.sleep(1)
        assert len(stage.thinkers.move_requests) == 2
        await stage.room.close()
        await asyncio.sleep(0.1)
        assert stage.thinkers.cancelled_count == 2

    run_in_virtual_time(work())


def test_so_many_tables_without_people_run_for_one_address() -> None:
    shows = BotOnlyTableQuota(each=2, most=3)
    here, there = frozenset({"here"}), frozenset({"there", "here"})
    assert shows.try_start("a", here)
    assert shows.try_start("a", here)
    assert shows.try_start("b", here)
    assert not shows.try_start("c", here)
    assert shows.try_start("c", there)
    assert not shows.try_start("d", frozenset({"third"}))
    shows.stop("a")
    shows.stop("a")
    assert shows.try_start("d", here)
    assert not shows.try_start("e", frozenset())


def test_a_table_of_bots_too_many_rests_and_says_so() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=0, seats=3, bot_pace=1.0)
        stage.desk.bot_only_quota.try_start("other", frozenset({"here"}))
        stage.start()
        with pytest.raises(UserError, check=about("shows-many")):
            await stage.enter(None)
        stage.desk.bot_only_quota.stop("other")
        watcher = await stage.enter(None)
        await asyncio.sleep(10)
        assert watcher.moves()
        watcher.leave()
        assert stage.desk.bot_only_quota.try_start("another", frozenset({"here"}))

    run_in_virtual_time(work())
