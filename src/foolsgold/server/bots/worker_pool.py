"""Worker processes for bots: a slow or broken bot harms nothing but its own process.

There are two lanes. The fast lane takes bots known to think in milliseconds, on known editions; the
slow lane takes all others. So a strong bot, or an edition made to be costly, delays only its like;
and whoever waits too long even there gets the fast bot's move.
"""

import asyncio
from collections import Counter
from multiprocessing import get_context
from typing import Any

import msgspec
from pebble import ProcessPool

from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import BotRequest, RequestHandler, answer_request
from foolsgold.bots.catalogue import can_speak, rule_bot
from foolsgold.bots.common.advice import Advice
from foolsgold.bots.random_bot import RandomBot
from foolsgold.play.table_talk import Claim
from foolsgold.server.bots.fair_queue import FairQueue, Requester, ThinkingSlot
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings

FAST_BOTS = frozenset({"digger", "goblin", "novice", "random", "thinker"})
"""Bots that take milliseconds on every shipped edition."""
FAST_WORKERS = 1
STARTUP_LIMIT_FACTOR = 3
"""How many time limits an answer may take altogether: a process has to start first."""
SLOW_BOT_WAIT_SHARE = 0.8
"""Share of the patience spent on a slow bot; the rest is for the fast one."""
MAX_STRIKES = 3
"""How often bots on a custom edition may be late before moves there are drawn at random."""
MAX_TRACKED_TABLES = 1_000
NO_REQUESTER = Requester()


class _WorkerPool:
    """One lane: processes with a fair queue; they start with the first question."""

    def __init__(self, workers: int, think: RequestHandler) -> None:
        # A fork would copy the sockets and threads of the server.
        self._pool = ProcessPool(workers, context=get_context("spawn"))
        self._think = think
        self._running: set[asyncio.Task[Any]] = set()
        self.queue = FairQueue(workers)

    async def run(self, question: BotRequest, limit: float, turn: ThinkingSlot) -> Any:
        """Runs a question in a process; one that is running is not cancelled."""
        task = asyncio.create_task(self._run_with_timeout(question, limit, turn))
        self._running.add(task)
        task.add_done_callback(self._on_done)
        return await asyncio.shield(task)

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # raised to whoever waits for it, if somebody does

    async def _run_with_timeout(
        self, question: BotRequest, limit: float, turn: ThinkingSlot
    ) -> Any:
        try:
            future = self._pool.schedule(self._think, args=(question,), timeout=limit)
            # The pool ends a bot that thinks too long; a lost one would never end.
            async with asyncio.timeout(STARTUP_LIMIT_FACTOR * max(limit, 1.0)):
                return await asyncio.wrap_future(future)
        finally:
            self.queue.release(turn)

    def close(self) -> None:
        """Ends the processes."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)


class _WaitBudget:
    """Total time a table still waits for other tables, over all its attempts."""

    def __init__(self, seconds: float) -> None:
        self._seconds_left = seconds

    async def acquire_slot(
        self, queue: FairQueue, requester: Requester, share: float
    ) -> ThinkingSlot | None:
        """A slot, if there is one before this share of the patience is spent."""
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            return await queue.acquire(requester, share * self._seconds_left)
        finally:
            self._seconds_left = max(self._seconds_left - (clock() - began), 0.0)


class BotPool:
    """Both lanes of bot processes."""

    def __init__(
        self, settings: Settings, log: Log, metrics: Metrics, think: RequestHandler = answer_request
    ) -> None:
        self._settings = settings
        self._log = log
        self._metrics = metrics
        self._fast_pool = _WorkerPool(FAST_WORKERS, think)
        self._slow_pool = _WorkerPool(settings.bot_workers, think)
        self._strikes: Counter[str] = Counter()

    async def choose(self, question: BotRequest, requester: Requester = NO_REQUESTER) -> Any:
        """A legal move for certain: if the bot fails, the fast bot moves, or else chance.

        A caller that is no longer interested cancels it, and nobody else waits for it.
        """
        budget = _WaitBudget(self._settings.bot_wait)
        if self._strikes[requester.table] >= MAX_STRIKES:
            self._metrics.bot_moves.labels("costly").inc()
        elif requester.is_custom_edition:
            found, move = await self._try_bot(self._slow_pool, question, requester, budget)
            if found:
                return move
        else:
            if question.bot not in FAST_BOTS:
                found, move = await self._try_slow_bot(question, requester, budget)
                if found:
                    return move
                question = msgspec.structs.replace(question, bot=rule_bot(question.game).name)
            for bot in dict.fromkeys((question.bot, rule_bot(question.game).name)):
                each = msgspec.structs.replace(question, bot=bot)
                found, move = await self._try_bot(self._fast_pool, each, requester, budget)
                if found:
                    return move
        return RandomBot().choose(question.view, question.heard, Rng(question.chance))

    async def choose_claim(
        self, question: BotRequest, requester: Requester = NO_REQUESTER
    ) -> Claim | None:
        """The claim of a bot after its move; None if it fails or would have to wait."""
        costly = self._strikes[requester.table] >= MAX_STRIKES
        if costly or not can_speak(question.game, question.bot):
            return None
        lane = (
            self._slow_pool
            if requester.is_custom_edition or question.bot not in FAST_BOTS
            else self._fast_pool
        )
        claim_data = await self._ask_optional(
            lane, msgspec.structs.replace(question, has_moved=True), requester
        )
        try:
            claim: Claim | None = msgspec.convert(claim_data, Claim | None)
        except msgspec.ValidationError as error:
            self._log_failure(question, type(error).__name__)
            return None
        return claim

    async def find_advice(
        self, question: BotRequest, requester: Requester = NO_REQUESTER
    ) -> Advice | None:
        """A hint for a learner; waits no longer than for a claim."""
        lane = self._slow_pool if requester.is_custom_edition else self._fast_pool
        found = await self._ask_optional(
            lane, msgspec.structs.replace(question, wants_advice=True), requester
        )
        is_advice = isinstance(found, Advice) and found.move in question.view.legal
        return found if is_advice else None

    async def _ask_optional(
        self, lane: _WorkerPool, question: BotRequest, requester: Requester
    ) -> Any:
        """An optional answer: None if it fails or would have to wait."""
        turn = await lane.queue.acquire(requester, self._settings.bot_wait)
        if turn is None:
            return None
        try:
            return await lane.run(question, self._time_limit(question, requester), turn)
        except TimeoutError:
            self._log_failure(question, "late")
        except Exception as error:
            self._log_failure(question, type(error).__name__)
        return None

    async def _try_slow_bot(
        self, question: BotRequest, requester: Requester, budget: _WaitBudget
    ) -> tuple[bool, Any]:
        """Like `_try_bot`, for a slow bot: nobody waits longer than its time limit."""
        try:
            async with asyncio.timeout(self._settings.search_limit):
                return await self._try_bot(
                    self._slow_pool, question, requester, budget, SLOW_BOT_WAIT_SHARE
                )
        except TimeoutError:
            self._log_failure(question, "late")
            return False, None

    async def _try_bot(
        self,
        lane: _WorkerPool,
        question: BotRequest,
        requester: Requester,
        budget: _WaitBudget,
        share: float = 1.0,
    ) -> tuple[bool, Any]:
        """Whether the bot has given a legal move, and the move."""
        turn = await budget.acquire_slot(lane.queue, requester, share)
        if turn is None:
            self._metrics.bot_moves.labels("hurried").inc()
            return False, None
        try:
            move = await lane.run(question, self._time_limit(question, requester), turn)
        except TimeoutError:
            self._log_failure(question, "late")
            if requester.is_custom_edition:
                self._add_strike(requester.table)
        except Exception as error:
            self._log_failure(question, type(error).__name__)
        else:
            if move in question.view.legal:
                self._metrics.bot_moves.labels("chosen").inc()
                return True, move
            self._log_failure(question, "illegal")
        return False, None

    def _time_limit(self, question: BotRequest, requester: Requester) -> float:
        """Time limit of a bot; fast bots have less time on custom editions."""
        settings = self._settings
        own = requester.is_custom_edition and question.bot in FAST_BOTS
        return min(settings.own_bot_limit, settings.bot_limit) if own else settings.bot_limit

    def _add_strike(self, table: str) -> None:
        if len(self._strikes) > MAX_TRACKED_TABLES:
            self._strikes.clear()
        self._strikes[table] += 1

    def _log_failure(self, question: BotRequest, how: str) -> None:
        self._metrics.bot_moves.labels("failed").inc()
        self._log.warning("bot failed", game=question.game, bot=question.bot, how=how)

    def close(self) -> None:
        """Ends the processes."""
        self._fast_pool.close()
        self._slow_pool.close()
