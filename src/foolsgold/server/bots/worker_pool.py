"""Bots think in processes of their own: a slow or broken one hurts nobody but itself.

There are two lanes. In the short one bots think whose thinking is known to take milliseconds, on
editions that are known; in the long one all others. So a strong bot, or an edition made to be
costly, keeps only its like waiting; and whoever waits there too long gets a quick bot's move.
"""

import asyncio
from collections import Counter
from multiprocessing import get_context
from typing import Any

import msgspec
from pebble import ProcessPool

from foolsgold.base.rng import Rng
from foolsgold.bots.bot_request import Question, Think, think
from foolsgold.bots.catalogue import rule_bot, speaks
from foolsgold.bots.random_bot import Uniform
from foolsgold.bots.saboteur.hints import Advice
from foolsgold.play.table_talk import Claim
from foolsgold.server.bots.fair_queue import Asker, Turn, Turns
from foolsgold.server.logs import Log
from foolsgold.server.metrics import Metrics
from foolsgold.server.settings import Settings

QUICK = frozenset({"digger", "goblin", "novice", "random", "thinker"})
"""Bots that take milliseconds on every shipped edition."""
QUICK_WORKERS = 1
STARTING = 3
"""How many limits an answer may take altogether: a process has to start first."""
SHARE = 0.8
"""How much of the patience is spent on waiting for a slow bot; the rest is for a quick one."""
MOST_STRIKES = 3
"""How often the bots of an edition of somebody's own may be late before the lot plays for them."""
MOST_KNOWN = 1_000
NOBODY = Asker()


class _Lane:
    """Processes, and whose turn it is; they start with the first question."""

    def __init__(self, workers: int, think: Think) -> None:
        # A fork would copy the sockets and threads of the server.
        self._pool = ProcessPool(workers, context=get_context("spawn"))
        self._think = think
        self._asked: set[asyncio.Task[Any]] = set()
        self.turns = Turns(workers)

    async def ask(self, question: Question, limit: float, turn: Turn) -> Any:
        """The answer; a question that is being thought about is not taken back."""
        task = asyncio.create_task(self._ask(question, limit, turn))
        self._asked.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._asked.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits for it, if somebody does

    async def _ask(self, question: Question, limit: float, turn: Turn) -> Any:
        try:
            future = self._pool.schedule(self._think, args=(question,), timeout=limit)
            # The pool ends a bot that thinks too long; one that was lost would never end.
            async with asyncio.timeout(STARTING * max(limit, 1.0)):
                return await asyncio.wrap_future(future)
        finally:
            self.turns.end(turn)

    def close(self) -> None:
        """Ends the processes."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)


class _Patience:
    """How long a table still waits for others, whatever else it tries."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds

    async def turn(self, turns: Turns, asker: Asker, share: float) -> Turn | None:
        """A place to think, if there is one before this share of the patience is spent."""
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            return await turns.wait(asker, share * self._left)
        finally:
            self._left = max(self._left - (clock() - began), 0.0)


class Thinkers:
    """Both lanes."""

    def __init__(
        self, settings: Settings, log: Log, metrics: Metrics, think: Think = think
    ) -> None:
        self._settings = settings
        self._log = log
        self._metrics = metrics
        self._short = _Lane(QUICK_WORKERS, think)
        self._long = _Lane(settings.bot_workers, think)
        self._strikes: Counter[str] = Counter()

    async def choose(self, question: Question, asker: Asker = NOBODY) -> Any:
        """A legal move for certain: if the bot fails, the rule-based one plays; then the lot.

        Whoever is not interested any more cancels it, and nobody else waits for it.
        """
        patience = _Patience(self._settings.bot_wait)
        if self._strikes[asker.table] >= MOST_STRIKES:
            self._metrics.bot_moves.labels("costly").inc()
        elif asker.own:
            found, move = await self._try(self._long, question, asker, patience)
            if found:
                return move
        else:
            if question.bot not in QUICK:
                found, move = await self._search(question, asker, patience)
                if found:
                    return move
                question = msgspec.structs.replace(question, bot=rule_bot(question.game).name)
            for bot in dict.fromkeys((question.bot, rule_bot(question.game).name)):
                each = msgspec.structs.replace(question, bot=bot)
                found, move = await self._try(self._short, each, asker, patience)
                if found:
                    return move
        return Uniform().choose(question.view, question.heard, Rng(question.chance))

    async def word(self, question: Question, asker: Asker = NOBODY) -> Claim | None:
        """What the bot says after its move; one that fails or would have to wait says nothing."""
        costly = self._strikes[asker.table] >= MOST_STRIKES
        if costly or not speaks(question.game, question.bot):
            return None
        lane = self._long if asker.own or question.bot not in QUICK else self._short
        said = await self._told(lane, msgspec.structs.replace(question, moved=True), asker)
        try:
            claim: Claim | None = msgspec.convert(said, Claim | None)
        except msgspec.ValidationError as error:
            self._failed(question, type(error).__name__)
            return None
        return claim

    async def advice(self, question: Question, asker: Asker = NOBODY) -> Advice | None:
        """What a learner is told; nobody waits for it longer than for a word."""
        lane = self._long if asker.own else self._short
        found = await self._told(lane, msgspec.structs.replace(question, advise=True), asker)
        told = isinstance(found, Advice) and found.move in question.view.legal
        return found if told else None

    async def _told(self, lane: _Lane, question: Question, asker: Asker) -> Any:
        """Something that need not be told: None if it fails, or would have to wait."""
        turn = await lane.turns.wait(asker, self._settings.bot_wait)
        if turn is None:
            return None
        try:
            return await lane.ask(question, self._limit(question, asker), turn)
        except TimeoutError:
            self._failed(question, "late")
        except Exception as error:
            self._failed(question, type(error).__name__)
        return None

    async def _search(
        self, question: Question, asker: Asker, patience: _Patience
    ) -> tuple[bool, Any]:
        """The same for a slow bot, whom nobody waits for longer than its limit."""
        try:
            async with asyncio.timeout(self._settings.search_limit):
                return await self._try(self._long, question, asker, patience, SHARE)
        except TimeoutError:
            self._failed(question, "late")
            return False, None

    async def _try(
        self,
        lane: _Lane,
        question: Question,
        asker: Asker,
        patience: _Patience,
        share: float = 1.0,
    ) -> tuple[bool, Any]:
        """Whether there is a legal move, and the move."""
        turn = await patience.turn(lane.turns, asker, share)
        if turn is None:
            self._metrics.bot_moves.labels("hurried").inc()
            return False, None
        try:
            move = await lane.ask(question, self._limit(question, asker), turn)
        except TimeoutError:
            self._failed(question, "late")
            if asker.own:
                self._strike(asker.table)
        except Exception as error:
            self._failed(question, type(error).__name__)
        else:
            if move in question.view.legal:
                self._metrics.bot_moves.labels("chosen").inc()
                return True, move
            self._failed(question, "illegal")
        return False, None

    def _limit(self, question: Question, asker: Asker) -> float:
        """A quick bot that is not quick on somebody's own edition will not be the next time."""
        settings = self._settings
        own = asker.own and question.bot in QUICK
        return min(settings.own_bot_limit, settings.bot_limit) if own else settings.bot_limit

    def _strike(self, table: str) -> None:
        if len(self._strikes) > MOST_KNOWN:
            self._strikes.clear()
        self._strikes[table] += 1

    def _failed(self, question: Question, how: str) -> None:
        self._metrics.bot_moves.labels("failed").inc()
        self._log.warning("bot failed", game=question.game, bot=question.bot, how=how)

    def close(self) -> None:
        """Ends the processes."""
        self._short.close()
        self._long.close()
